//! Invalid setups fail with the same error at every entry point.

use omnigon::patent::TurnSeries;
use omnigon::{ByPlayer, Facing, Player, patent, published};
mod cases;

use abstract_games_testkit::fixtures::entry_points::{all_met, reject, reject_setup, variant};
use cases::{PATENTS, PUBLISHED};

/// A Helios with a facing, which text cannot express.
fn turned_helios() -> (published::Setup, published::SetupError) {
    let cell: published::Cell = "d2".parse().unwrap();
    let mut setup = published::Setup::default();
    let helios = setup.board[cell.index()].as_mut().unwrap();
    helios.facing = Facing::F1;
    let kind = published::PieceKind::Helios;
    let facing = Facing::F1;
    (setup, published::SetupError::Facing { cell, kind, facing })
}

/// Invalid setups of the patents' games that text cannot express.
fn by_hand() -> Vec<(patent::Rules, patent::Setup, patent::SetupError)> {
    use patent::SetupError::{CapturedTooMany, Moves, SeriesCount};
    let rules = |name: &str| name.parse::<patent::Rules>().unwrap();
    let (of_1981, of_1983) = (patent::Rules::OF_1981, patent::Rules::OF_1983);
    let invasion = rules("omnigon:1981,invasion=5");
    let cell: patent::Cell = "c3".parse().unwrap();

    let series = |count| patent::Setup {
        series: ByPlayer::new(None, Some(TurnSeries { cell, count })),
        ..patent::Setup::start(of_1981)
    };
    let count = |count| SeriesCount {
        player: Player::Second,
        count,
    };
    // Only the royal pieces are left.
    let bare = |rules, captured| {
        let mut setup = patent::Setup {
            captured,
            ..patent::Setup::start(rules)
        };
        for piece in &mut setup.board {
            *piece = piece.filter(|piece| piece.kind.is_royal());
        }
        setup
    };
    let captured = |player, count, max| CapturedTooMany { player, count, max };
    let moves = |rules, second_moves| patent::Setup {
        second_moves,
        ..patent::Setup::start(rules)
    };
    vec![
        (of_1981, series(0), count(0)),
        (of_1981, series(3), count(3)),
        (of_1981, series(u8::MAX), count(u8::MAX)),
        (
            of_1981,
            bare(of_1981, ByPlayer::new(8, 0)),
            captured(Player::First, 8, 7),
        ),
        (
            of_1983,
            bare(of_1983, ByPlayer::new(0, 7)),
            captured(Player::Second, 7, 6),
        ),
        (of_1983, moves(of_1983, 1), Moves { count: 1, max: 0 }),
        (invasion, moves(invasion, 6), Moves { count: 6, max: 5 }),
        (
            invasion,
            moves(invasion, u16::MAX),
            Moves {
                count: u16::MAX,
                max: 5,
            },
        ),
    ]
}

#[test]
fn position_strings_of_1988() {
    for case in PUBLISHED {
        reject::<published::Omnigon>(case);
    }
}

#[test]
fn position_strings_of_the_patents() {
    for case in PATENTS {
        reject::<patent::Omnigon>(case);
    }
}

#[test]
fn setups_that_text_cannot_express() {
    let (setup, error) = turned_helios();
    reject_setup::<published::Omnigon>(published::Rules::STANDARD, &setup, &error);
    for (rules, setup, error) in by_hand() {
        reject_setup::<patent::Omnigon>(rules, &setup, &error);
    }
    // More captures than there are pieces, although none is missing.
    let rules = patent::Rules::OF_1981;
    let setup = patent::Setup {
        captured: ByPlayer::new(u8::MAX, 0),
        ..patent::Setup::start(rules)
    };
    let error = patent::SetupError::Captured {
        player: Player::First,
        count: u8::MAX,
        missing: 0,
    };
    reject_setup::<patent::Omnigon>(rules, &setup, &error);
    // A full board.
    let mut setup = patent::Setup::start(rules);
    setup.board = [setup.board[2]; 40];
    let error = patent::SetupError::TooMany {
        player: Player::First,
        kind: patent::PieceKind::Unitrog,
        count: 40,
        max: 1,
        edition: rules.edition,
    };
    reject_setup::<patent::Omnigon>(rules, &setup, &error);
}

#[test]
fn every_error_occurs() {
    let texts = PUBLISHED.iter().map(|case| case.variant.to_owned());
    let setups = [variant(&turned_helios().1)];
    let variants = ["Text", "FacingMissing", "Facing", "TooMany", "NoHelios"];
    all_met(&variants, texts.chain(setups));

    let texts = PATENTS.iter().map(|case| case.variant.to_owned());
    let setups = by_hand().into_iter().map(|(_, _, error)| variant(&error));
    let variants = [
        "Text",
        "FacingMissing",
        "TooMany",
        "NoRoyal",
        "Captured",
        "CapturedTooMany",
        "BothWon",
        "SeriesCount",
        "SeriesCell",
        "Moves",
        "MovesTurn",
    ];
    all_met(&variants, texts.chain(setups));
}
