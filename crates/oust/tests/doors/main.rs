//! Positions that cannot be: refused at every door, by the same error.
#![cfg(feature = "serde")]

mod cases;
#[path = "../../../abstract-games-core/tests/doors/mod.rs"]
mod doors;

use cases::CASES;
use doors::{all_met, refuse, refuse_setup, variant};
use oust::{Bitboard, Oust, Rules, Setup, SetupError};

/// Descriptions that no text can hold.
fn by_hand() -> Vec<(Rules<1>, Setup<1>, SetupError)> {
    let setup = |first: &[u16], second: &[u16]| {
        let mut setup = Setup::<1>::default();
        setup.stones.first = first.iter().copied().collect();
        setup.stones.second = second.iter().copied().collect();
        setup
    };
    let off_board = |cell, cells| SetupError::OffBoard { cell, cells };
    let overlap = |rules: Rules<1>, cell| SetupError::Overlap {
        cell: rules.board().grid().name(cell),
    };
    vec![
        (Rules::HEX_3, setup(&[19], &[]), off_board(19, 19)),
        (Rules::HEX_3, setup(&[], &[63]), off_board(63, 19)),
        (Rules::SQUARE_2, setup(&[0, 4], &[0]), off_board(4, 4)),
        (Rules::HEX_3, setup(&[9], &[8, 9]), overlap(Rules::HEX_3, 9)),
        (
            Rules::SQUARE_8,
            setup(&[63], &[63]),
            overlap(Rules::SQUARE_8, 63),
        ),
    ]
}

#[test]
fn position_strings() {
    for case in CASES {
        refuse::<Oust<1>>(case);
    }
}

#[test]
fn descriptions_that_no_text_can_hold() {
    for (rules, setup, error) in by_hand() {
        refuse_setup::<Oust<1>>(rules, &setup, &error);
    }
    // On a board that fills its words there is no cell beside the board.
    let mut full = Setup::<1>::default();
    full.stones.first = Bitboard::from_cell(63);
    assert!(full.validate(Rules::SQUARE_8).is_ok());
}

#[test]
fn every_error_is_met() {
    let texts = CASES.iter().map(|case| case.variant.to_owned());
    let hand = by_hand().into_iter().map(|(_, _, error)| variant(&error));
    all_met(
        include_str!("../../src/setup.rs"),
        "SetupError",
        texts.chain(hand),
    );
}
