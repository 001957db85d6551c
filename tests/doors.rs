//! Positions that cannot be, at the doors that this crate adds to those of the
//! games: records, and games by name.

use abstract_games::records::{Record, ReplayProblem};
use abstract_games::{AnyError, open};

/// The games' own lists, which their own tests try at the games' own doors.
#[path = "../crates/omnigon/tests/doors/cases.rs"]
mod omnigon_cases;
#[path = "../crates/oust/tests/doors/cases.rs"]
mod oust_cases;
#[path = "../crates/oxy/tests/doors/cases.rs"]
mod oxy_cases;
#[path = "../crates/yonmoque/tests/doors/cases.rs"]
mod yonmoque_cases;

/// What the lists are made of.
#[path = "../crates/abstract-games-core/tests/doors/case.rs"]
mod doors;

use doors::Case;

fn cases() -> impl Iterator<Item = &'static Case> {
    let omnigon = omnigon_cases::PUBLISHED
        .iter()
        .chain(omnigon_cases::PATENTS);
    let others = [oust_cases::CASES, oxy_cases::CASES, yonmoque_cases::CASES];
    omnigon.chain(others.into_iter().flatten())
}

#[test]
fn records_that_start_from_no_position() {
    for case in cases() {
        let Case { game, text, .. } = case;
        let record = format!("[Game \"{game}\"]\n[Position \"{text}\"]\n\n*\n");
        let record: Record = record.parse().expect(text);
        let problem = ReplayProblem::Position(case.error.to_owned());
        let found = record.replay().expect_err(text);
        assert_eq!(found.problem, problem, "{} {game} {text}", case.variant);
        let found = record.to_game().expect_err(text);
        assert_eq!(found.problem, problem, "{} {game} {text}", case.variant);
    }
}

#[test]
fn records_that_go_on_from_no_position() {
    for case in cases() {
        let Case { game, text, .. } = case;
        let mv = open(game).expect(game).nth_move(0).expect("a move");
        let record = format!("[Game \"{game}\"]\n\n1. {mv}\n[Position \"{text}\"]\n*\n");
        let record: Record = record.parse().expect(text);
        let found = record.replay().expect_err(text);
        let problem = ReplayProblem::Position(case.error.to_owned());
        assert_eq!(found.problem, problem, "{} {game} {text}", case.variant);
    }
}

#[test]
fn games_by_name() {
    for case in cases() {
        let mut game = open(case.game).expect(case.game);
        assert!(game.play_nth(0));
        let before = (game.position(), game.key(), game.moves());
        let found = game.set_position(case.text);
        assert_eq!(found, Err(AnyError::NoPosition(case.error.to_owned())));
        assert_eq!((game.position(), game.key(), game.moves()), before);
    }
}
