//! Invalid positions fail at every entry point, with the same error.

use abstract_games_testkit::fixtures::entry_points::{
    Case, all_met, reject, reject_setup, variant,
};
use yonmoque::prelude::*;

/// The variants of `SetupError`.
const VARIANTS: &[&str] = &[
    "Text",
    "HandsLeftOut",
    "Hand",
    "Pieces",
    "Five",
    "Blocked",
    "Winner",
];

/// Invalid position strings.
const CASES: &[Case] = &[
    case("Text", "5/5/5/5/5 b 6 6 x", "byte 16: invalid winner: `x`"),
    // Text cannot give a hand of seven; a setup built by hand can.
    case(
        "Text",
        "5/5/5/5/5 b 7 5",
        "byte 12: hand of Blue `7` is out of range, expected 0 to 6",
    ),
    case(
        "HandsLeftOut",
        "4b/5/5/5/5 w 5",
        "missing pieces in hand: they may be left out only on an empty board",
    ),
    case(
        "Pieces",
        "4b/5/5/5/5 w 6 6",
        "1 on the board and 12 in hand, expected 12 pieces in all (YON-2)",
    ),
    case(
        "Pieces",
        "bbb2/www2/bbb2/www2/b4 w 0 0",
        "13 on the board and 0 in hand, expected 12 pieces in all (YON-2)",
    ),
    case(
        "Five",
        "bbbbb/5/5/5/www2 b 1 3",
        "missing winner: Blue has five in a row (YON-9)",
    ),
    case(
        "Five",
        "w4/1w3/2w2/3w1/bbb1w b 3 1",
        "missing winner: White has five in a row (YON-9)",
    ),
    case(
        "Blocked",
        "3b1/5/4b/bb3/wb3 w 6 0",
        "missing winner: White is to move and has no legal move (YON-4)",
    ),
    case(
        "Winner",
        "5/5/5/5/5 b 6 6 b",
        "invalid winner: the board does not show why Blue has won",
    ),
    case(
        "Winner",
        "bbbb1/5/5/5/www2 b 2 3 b",
        "invalid winner: the board does not show why Blue has won",
    ),
    case(
        "Winner",
        "bbbbb/5/5/5/www2 w 1 3 b",
        "invalid winner: the board does not show why Blue has won",
    ),
];

const fn case(variant: &'static str, text: &'static str, error: &'static str) -> Case {
    Case::new(variant, "yonmoque", text, error)
}

/// Setups that no text can describe.
fn by_hand() -> Vec<(Setup, SetupError)> {
    let hands = |first, second| Setup {
        hands: ByPlayer::new(first, second),
        ..Setup::default()
    };
    let hand = |player, count| SetupError::Hand { player, count };
    vec![
        // Twelve pieces, or twelve modulo 256.
        (hands(7, 5), hand(Player::First, 7)),
        (hands(5, 7), hand(Player::Second, 7)),
        (hands(255, 13), hand(Player::First, 255)),
        (hands(6, u8::MAX), hand(Player::Second, u8::MAX)),
    ]
}

#[test]
fn position_strings() {
    for case in CASES {
        reject::<Yonmoque>(case);
        let error = case.text.parse::<Yonmoque>().unwrap_err();
        assert_eq!(error.to_string(), case.error);
        if let Ok(setup) = Yonmoque::parse_setup(Rules::STANDARD, case.text) {
            assert_eq!(setup.validate(Rules::STANDARD), Err(error));
        }
    }
}

#[test]
fn setups_that_no_text_can_describe() {
    for (setup, error) in by_hand() {
        reject_setup::<Yonmoque>(Rules::STANDARD, &setup, &error);
        assert_eq!(setup.validate(Rules::STANDARD), Err(error));
        assert_eq!((error.rule(), error.at()), (Some("YON-2"), None));
    }
    // More than twelve on the board, and no piece in hand.
    let setup = Setup {
        board: [Some(Player::Second); Cell::COUNT],
        hands: ByPlayer::new(0, 0),
        ..Setup::default()
    };
    let error = SetupError::Pieces {
        board: 25,
        hands: 0,
    };
    reject_setup::<Yonmoque>(Rules::STANDARD, &setup, &error);
}

#[test]
fn every_error_is_met() {
    let texts = CASES.iter().map(|case| case.variant.to_owned());
    let hand = by_hand().into_iter().map(|(_, error)| variant(&error));
    all_met(VARIANTS, texts.chain(hand));
}

#[test]
fn errors_say_which_rule_is_violated_or_where_the_text_is_wrong() {
    for case in CASES {
        let error = case.text.parse::<Yonmoque>().unwrap_err();
        let cited = error.rule().map(|rule| format!("({rule})"));
        match case.variant {
            "Text" => {
                let at = error.at().expect("an offset");
                assert!(case.error.starts_with(&format!("byte {at}: ")), "{error}");
                assert_eq!(cited, None);
            }
            "HandsLeftOut" | "Winner" => assert_eq!((error.at(), cited), (None, None)),
            _ => {
                assert_eq!(error.at(), None);
                assert!(case.error.ends_with(&cited.expect("a rule")), "{error}");
            }
        }
    }
}
