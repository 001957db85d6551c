//! Invalid setups, rejected at every entry point with the same error.

mod cases;

use abstract_games_testkit::fixtures::entry_points::{all_met, reject, reject_setup, variant};
use cases::CASES;
use oxy::{
    Layout, LayoutError, Notation, Oxy, Position, Ring, Rotation, Rules, Run, Setup, SetupError,
    Symbols, Tile, Tiles,
};

/// Setups that no text can express.
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
        reject::<Oxy>(case);
    }
}

#[test]
fn setups_that_no_text_can_express() {
    for (setup, error) in by_hand() {
        reject_setup::<Oxy>(Rules::CLASSIC, &setup, &error);
    }
    // A tile of the other game.
    let mut setup = Oxy::start(Rules::CLASSIC).to_setup();
    setup.board.set("b4".parse().unwrap(), Some(Tile::King));
    let error = LayoutError::Tiles {
        tile: Tile::Neutral,
        found: 10,
        expected: 11,
    };
    reject_setup::<Oxy>(Rules::CLASSIC, &setup, &SetupError::Board(error));
}

#[test]
fn every_error_is_met() {
    let texts = CASES.iter().map(|case| case.variant.to_owned());
    let hand = by_hand().into_iter().map(|(_, error)| variant(&error));
    all_met(
        &[
            "Aligned",
            "Board",
            "DebtTooEarly",
            "FrozenMoved",
            "FrozenWithoutSymbol",
            "LapsOff",
            "MovedUnexplained",
            "NextLayout",
            "RelayoutsOff",
            "RunLength",
            "RunUnexplained",
            "RunWithoutDebts",
            "Text",
            "TooManyFrozen",
            "TooManyMoved",
            "TooManySymbolsMoved",
            "TurnsEnded",
            "WinnerAtLimit",
        ],
        texts.chain(hand),
    );
}

/// The entry points of layouts.
#[test]
fn layouts() {
    let mut met = Vec::new();
    for (symbols, text, expected) in [
        (
            Symbols::Classic,
            "O.X.YX/..__.O/Y.O.X./.O.X.Y",
            "the board has 2 empty cells, expected 1 (OXY-1)",
        ),
        (
            Symbols::Classic,
            "O.X.YX/.._Y.O/Y.O.X./.O.X..",
            "the board has 12 tiles `.`, expected 11 (OXY-2)",
        ),
        (
            Symbols::Classic,
            "O.X.YX/_..Y.O/Y.O.X./.O.X.Y",
            "the space is on a3, expected c2, d2, c3 or d3 (OXY-3)",
        ),
        (
            Symbols::Chess,
            "KKQ.BP/.N_.N./B.N.Q./PQ.B.K",
            "the layout has two K at a4 b4 (6 points) (OXY-3)",
        ),
        (
            Symbols::Classic,
            "O.X.Y./.X_Y.O/Y.O.X./.O.X.Y",
            "an alignment is inevitable on the first turn (OXY-3, OXY-30)",
        ),
    ] {
        let board = Tiles::parse(symbols, text).unwrap();
        let error = Layout::new(symbols, &board).unwrap_err();
        assert_eq!(error.to_string(), expected, "{text}");
        met.push(variant(&error));
    }
    let variants = ["Aligned", "Inevitable", "Space", "Spaces", "Tiles"];
    all_met(&variants, met);

    let mut position = Oxy::start(Rules::CLASSIC);
    let layout = Layout::default_of(Symbols::Classic);
    assert!(position.set_next_layout(layout).is_err());
    assert!(Oxy::from_layout(Rules::CHESS, layout).is_none());
}
