//! Invalid positions fail at every entry point, with the same error.

use abstract_games_testkit::fixtures::entry_points::{
    Case, all_met, reject, reject_setup, variant,
};
use oust::prelude::*;

use crate::kit::{SQUARE_2, SQUARE_8, cell};

/// The variants of `SetupError`.
const VARIANTS: &[&str] = &[
    "Text",
    "OffBoard",
    "Overlap",
    "WinnerNotToMove",
    "EnemyLeft",
    "WinnerTooSmall",
    "WinnerFillsBoard",
    "NotDead",
];

/// Invalid position strings.
const CASES: &[Case] = &[
    Case::new(
        "Text",
        "oust:hex-3",
        "3/4/5/4/3 w",
        "byte 10: invalid side to move: `w`",
    ),
    Case::new(
        "WinnerNotToMove",
        "oust:hex-3",
        "3/4/2rr1/4/3 b r",
        "Red cannot have won: the winner must be the side to move (OUST-9)",
    ),
    Case::new(
        "WinnerNotToMove",
        "oust:square-3,pie",
        "bb1/3/3 r b",
        "Blue cannot have won: the winner must be the side to move (OUST-9)",
    ),
    Case::new(
        "EnemyLeft",
        "oust:hex-3",
        "3/4/2rb1/4/3 r r",
        "Red cannot have won: there is an enemy stone on c4 (OUST-9)",
    ),
    Case::new(
        "WinnerTooSmall",
        "oust:hex-3",
        "3/4/2r2/4/3 r r",
        "Red cannot have won with fewer than two stones (OUST-5)",
    ),
    Case::new(
        "WinnerTooSmall",
        "oust:hex-5",
        "5/6/7/8/9/8/7/6/5 b b",
        "Blue cannot have won with fewer than two stones (OUST-5)",
    ),
    Case::new(
        "WinnerFillsBoard",
        "oust:square-2",
        "bb/bb b b",
        "Blue cannot have won: the board has no empty cell (OUST-9)",
    ),
    Case::new(
        "NotDead",
        "oust:square-2",
        "1b/br r d",
        "the game is not drawn: Red can place on a2 (OUST-10)",
    ),
];

/// Setups that no text can describe.
fn by_hand() -> Vec<(Rules<1>, Setup<1>, SetupError)> {
    let setup = |first: &[usize], second: &[usize]| {
        let mut setup = Setup::<1>::default();
        setup.stones.first = first.iter().copied().map(cell).collect();
        setup.stones.second = second.iter().copied().map(cell).collect();
        setup
    };
    let off_board = |rules: Rules<1>, index| SetupError::OffBoard {
        cell: cell(index),
        board: rules.board(),
    };
    let overlap = |rules: Rules<1>, index| SetupError::Overlap {
        cell: rules.board().cell_name(cell(index)),
    };
    vec![
        (Rules::HEX_3, setup(&[19], &[]), off_board(Rules::HEX_3, 19)),
        (Rules::HEX_3, setup(&[], &[63]), off_board(Rules::HEX_3, 63)),
        (SQUARE_2, setup(&[0, 4], &[0]), off_board(SQUARE_2, 4)),
        (Rules::HEX_3, setup(&[9], &[8, 9]), overlap(Rules::HEX_3, 9)),
        (SQUARE_8, setup(&[63], &[63]), overlap(SQUARE_8, 63)),
    ]
}

#[test]
fn position_strings() {
    for case in CASES {
        reject::<Oust<1>>(case);
    }
}

#[test]
fn setups_that_no_text_can_describe() {
    for (rules, setup, error) in by_hand() {
        reject_setup::<Oust<1>>(rules, &setup, &error);
    }
    // On a board that fills its words every bit is a cell.
    let mut full = Setup::<1>::default();
    full.stones.first = cell(63).into();
    assert!(full.validate(SQUARE_8).is_ok());
}

/// The largest board leaves bits of its six words unused.
#[test]
fn bits_past_the_largest_board_are_off_the_board() {
    for bit in [361, 370, 383] {
        let mut bits = [0; 6];
        bits[bit / 64] = 1 << (bit % 64);
        let mut setup = Setup::<6>::default();
        setup.stones.second = CellSet::from_bits(bits);
        let error = setup.validate(Rules::SQUARE_19).unwrap_err();
        let expected = format!("square-19 has no cell with index {bit}");
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn every_error_is_met() {
    let texts = CASES.iter().map(|case| case.variant.to_owned());
    let hand = by_hand().into_iter().map(|(_, _, error)| variant(&error));
    all_met(VARIANTS, texts.chain(hand));
}

#[test]
fn errors_say_which_rule_is_violated_or_where_the_text_is_wrong() {
    for case in CASES {
        let rules = case.game.parse::<Rules<1>>().unwrap();
        let error = Oust::parse_position(rules, case.text).unwrap_err();
        match error.rule() {
            Some(rule) => {
                assert!(case.error.ends_with(&format!("({rule})")), "{error}");
                assert_eq!(error.at(), None, "{error}");
            }
            None => {
                let at = error.at().expect("an offset");
                assert!(case.error.starts_with(&format!("byte {at}: ")), "{error}");
            }
        }
    }
    for (_, _, error) in by_hand() {
        assert_eq!((error.rule(), error.at()), (Some("OUST-3"), None));
    }
}
