//! Positions that cannot be: refused at every door, by the same error.
#![cfg(feature = "serde")]

mod cases;
#[path = "../../../abstract-games-core/tests/doors/mod.rs"]
mod doors;

use cases::CASES;
use doors::{all_met, refuse, refuse_setup, variant};
use oxy::{
    Board, Layout, LayoutError, Notation, Oxy, Position, Ring, Rotation, Rules, Run, Setup,
    SetupError, Symbols, Tile,
};

/// Descriptions that no text can hold.
fn by_hand() -> Vec<(Setup, SetupError)> {
    let start = Oxy::start(Rules::CLASSIC).to_setup();
    let turns = |turns_ended| Setup {
        turns_ended,
        ..start.clone()
    };
    let run = |ring, slides| Run {
        ring,
        rotation: Rotation::Clockwise,
        slides,
    };
    let with_run = |run| Setup {
        run: Some(run),
        turns_ended: 2,
        ..start.clone()
    };
    let mut cases = Vec::new();
    for found in [3, u8::MAX] {
        cases.push((turns(found), SetupError::TurnsEnded { found }));
    }
    for run in [
        run(Ring::Border, 0),
        run(Ring::Border, 16),
        run(Ring::Inner, 15),
        run(Ring::Inner, u8::MAX),
    ] {
        cases.push((with_run(run), SetupError::RunLength { run }));
    }
    cases
}

#[test]
fn position_strings() {
    for case in CASES {
        refuse::<Oxy>(case);
    }
}

#[test]
fn descriptions_that_no_text_can_hold() {
    for (setup, error) in by_hand() {
        refuse_setup::<Oxy>(Rules::CLASSIC, &setup, &error);
    }
    // A tile of the other game.
    let mut setup = Oxy::start(Rules::CLASSIC).to_setup();
    setup.board.set("b4".parse().unwrap(), Some(Tile::King));
    let error = LayoutError::Tiles {
        tile: Tile::Neutral,
        found: 10,
        expected: 11,
    };
    refuse_setup::<Oxy>(Rules::CLASSIC, &setup, &SetupError::Board(error));
}

#[test]
fn every_error_is_met() {
    let texts = CASES.iter().map(|case| case.variant.to_owned());
    let hand = by_hand().into_iter().map(|(_, error)| variant(&error));
    let source = include_str!("../../src/setup/error.rs");
    all_met(source, "SetupError", texts.chain(hand));
}

/// The doors that layouts have of their own.
#[test]
fn layouts() {
    let mut met = Vec::new();
    for (symbols, text, expected) in [
        (
            Symbols::Classic,
            "O.X.YX/..__.O/Y.O.X./.O.X.Y",
            "the board has 2 empty cells instead of one (OXY-1)",
        ),
        (
            Symbols::Classic,
            "O.X.YX/.._Y.O/Y.O.X./.O.X..",
            "the board has 12 tiles `.` instead of 11 (OXY-2)",
        ),
        (
            Symbols::Classic,
            "O.X.YX/_..Y.O/Y.O.X./.O.X.Y",
            "the space is on a3 and not on c2, d2, c3 or d3 (OXY-3)",
        ),
        (
            Symbols::Chess,
            "KKQ.BP/.N_.N./B.N.Q./PQ.B.K",
            "the layout has two K at a4b4 (6 points) (OXY-3)",
        ),
        (
            Symbols::Classic,
            "O.X.Y./.X_Y.O/Y.O.X./.O.X.Y",
            "an alignment is inevitable on the first turn (OXY-3, OXY-30)",
        ),
    ] {
        let board = Board::parse(symbols, text).unwrap();
        let error = Layout::new(symbols, &board).unwrap_err();
        assert_eq!(error.to_string(), expected, "{text}");
        met.push(variant(&error));
    }
    all_met(include_str!("../../src/layout.rs"), "LayoutError", met);

    let mut position = Oxy::start(Rules::CLASSIC);
    let layout = Layout::default_of(Symbols::Classic);
    assert!(position.set_next_layout(layout).is_err());
    assert!(Oxy::from_layout(Rules::CHESS, layout).is_none());
}
