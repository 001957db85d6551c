//! Positions that cannot be: refused at every door, by the same error.
#![cfg(feature = "serde")]

mod cases;
#[path = "../../../abstract-games-core/tests/doors/mod.rs"]
mod doors;

use cases::{PATENTS, PUBLISHED};
use doors::{all_met, refuse, refuse_setup, variant};
use omnigon::patent::{self, Series};
use omnigon::{ByPlayer, Facing, Omnigon88, OmnigonPatent, PatentRules, Player, Rules88, hexagon};

/// A Helios that looks somewhere: no text can hold it.
fn turned_helios() -> (hexagon::Setup, hexagon::SetupError) {
    let cell: hexagon::Cell = "d2".parse().unwrap();
    let mut setup = hexagon::Setup::default();
    let helios = setup.board[cell.index()].as_mut().unwrap();
    helios.facing = Facing::F1;
    let kind = hexagon::Kind::Helios;
    let facing = Facing::F1;
    (setup, hexagon::SetupError::Facing { cell, kind, facing })
}

/// Descriptions of the patents' games that no text can hold.
fn by_hand() -> Vec<(PatentRules, patent::Setup, patent::SetupError)> {
    use patent::SetupError::{CapturedTooMany, Moves, SeriesCount};
    let rules = |name: &str| name.parse::<PatentRules>().unwrap();
    let (of_1981, of_1983) = (PatentRules::OF_1981, PatentRules::OF_1983);
    let invasion = rules("omnigon:1981,invasion=5");
    let cell: patent::Cell = "c3".parse().unwrap();

    let series = |count| patent::Setup {
        series: ByPlayer::new(None, Some(Series { cell, count })),
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
        refuse::<Omnigon88>(case);
    }
}

#[test]
fn position_strings_of_the_patents() {
    for case in PATENTS {
        refuse::<OmnigonPatent>(case);
    }
}

#[test]
fn descriptions_that_no_text_can_hold() {
    let (setup, error) = turned_helios();
    refuse_setup::<Omnigon88>(Rules88, &setup, &error);
    for (rules, setup, error) in by_hand() {
        refuse_setup::<OmnigonPatent>(rules, &setup, &error);
    }
    // More pieces captured than there are, and none missing.
    let rules = PatentRules::OF_1981;
    let setup = patent::Setup {
        captured: ByPlayer::new(u8::MAX, 0),
        ..patent::Setup::start(rules)
    };
    let error = patent::SetupError::Captured {
        player: Player::First,
        count: u8::MAX,
        lacking: 0,
    };
    refuse_setup::<OmnigonPatent>(rules, &setup, &error);
    // A full board.
    let mut setup = patent::Setup::start(rules);
    setup.board = [setup.board[2]; 40];
    let error = patent::SetupError::TooMany {
        player: Player::First,
        kind: patent::Kind::Unitrog,
        count: 40,
        max: 1,
        edition: rules.edition,
    };
    refuse_setup::<OmnigonPatent>(rules, &setup, &error);
}

#[test]
fn every_error_is_met() {
    let texts = PUBLISHED.iter().map(|case| case.variant.to_owned());
    let hand = [variant(&turned_helios().1)];
    let source = include_str!("../../src/hexagon/setup.rs");
    all_met(source, "SetupError", texts.chain(hand));

    let texts = PATENTS.iter().map(|case| case.variant.to_owned());
    let hand = by_hand().into_iter().map(|(_, _, error)| variant(&error));
    let source = include_str!("../../src/patent/setup.rs");
    all_met(source, "SetupError", texts.chain(hand));
}
