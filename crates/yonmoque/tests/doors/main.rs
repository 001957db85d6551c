//! Positions that cannot be: refused at every door, by the same error.
#![cfg(feature = "serde")]

mod cases;
#[path = "../../../abstract-games-core/tests/doors/mod.rs"]
mod doors;

use cases::CASES;
use doors::{all_met, refuse, refuse_setup, variant};
use yonmoque::{ByPlayer, Player, Rules, Setup, SetupError, Square, Yonmoque};

/// Descriptions that no text can hold.
fn by_hand() -> Vec<(Setup, SetupError)> {
    let hands = |first, second| Setup {
        hands: ByPlayer::new(first, second),
        ..Setup::default()
    };
    let hand = |player, count| SetupError::Hand { player, count };
    vec![
        // Twelve pieces, or as many modulo 256.
        (hands(7, 5), hand(Player::First, 7)),
        (hands(5, 7), hand(Player::Second, 7)),
        (hands(255, 13), hand(Player::First, 255)),
        (hands(6, u8::MAX), hand(Player::Second, u8::MAX)),
    ]
}

#[test]
fn position_strings() {
    for case in CASES {
        refuse::<Yonmoque>(case);
        // Two more ways in.
        let told = case.text.parse::<Yonmoque>().unwrap_err();
        assert_eq!(told.to_string(), case.error);
        let setup = <Setup as abstract_games_core::Setup>::parse(Rules::STANDARD, case.text);
        if let Ok(setup) = setup {
            assert_eq!(Yonmoque::try_from(setup), Err(told));
        }
    }
}

#[test]
fn descriptions_that_no_text_can_hold() {
    for (setup, error) in by_hand() {
        refuse_setup::<Yonmoque>(Rules::STANDARD, &setup, &error);
        assert_eq!(Yonmoque::try_from(setup), Err(error));
    }
    // Thirteen and more on the board, all hands empty.
    let setup = Setup {
        board: [Some(Player::Second); Square::COUNT],
        hands: ByPlayer::new(0, 0),
        ..Setup::default()
    };
    let error = SetupError::Pieces {
        board: 25,
        hands: 0,
    };
    refuse_setup::<Yonmoque>(Rules::STANDARD, &setup, &error);
}

#[test]
fn every_error_is_met() {
    let texts = CASES.iter().map(|case| case.variant.to_owned());
    let hand = by_hand().into_iter().map(|(_, error)| variant(&error));
    all_met(
        include_str!("../../src/setup.rs"),
        "SetupError",
        texts.chain(hand),
    );
}
