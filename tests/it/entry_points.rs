//! Invalid positions, at the entry points that this crate adds to those of the
//! games: records, and games opened by name.

use abstract_games::open;
use abstract_games::records::{Record, ReplayError, ReplayProblem};

/// The cases of the games' own tests.
#[path = "../../crates/omnigon/tests/doors/cases.rs"]
mod omnigon_cases;
#[path = "../../crates/oust/tests/doors/cases.rs"]
mod oust_cases;
#[path = "../../crates/oxy/tests/doors/cases.rs"]
mod oxy_cases;
#[path = "../../crates/yonmoque/tests/doors/cases.rs"]
mod yonmoque_cases;

/// What the lists are made of.
#[path = "../../crates/abstract-games-core/tests/doors/case.rs"]
mod doors;

use doors::Case;

fn cases() -> impl Iterator<Item = &'static Case> {
    let omnigon = omnigon_cases::PUBLISHED
        .iter()
        .chain(omnigon_cases::PATENTS);
    let others = [oust_cases::CASES, oxy_cases::CASES, yonmoque_cases::CASES];
    omnigon.chain(others.into_iter().flatten())
}

/// Checks that the record fails with the case's error.
fn reject(record: &str, case: &Case, line: u64, number: Option<usize>) {
    let record: Record = record.parse().expect(case.text);
    for failed in [record.replay().map(drop), record.to_game().map(drop)] {
        let error: ReplayError = failed.expect_err(case.text);
        let context = format!("{} {} {}", case.variant, case.game, case.text);
        assert_eq!(error.place.expect("a place").line, line, "{context}");
        assert_eq!(error.number, number, "{context}");
        let ReplayProblem::Position(error) = error.problem else {
            panic!("{context}: {error}");
        };
        assert_eq!(error.cause.to_string(), case.error, "{context}");
    }
}

#[test]
fn records_that_start_from_an_invalid_position() {
    for case in cases() {
        let Case { game, text, .. } = case;
        let record = format!(
            "[Game \"{game}\"]
[Position \"{text}\"]

*
"
        );
        reject(&record, case, 2, None);
    }
}

#[test]
fn records_that_go_on_from_an_invalid_position() {
    for case in cases() {
        let Case { game, text, .. } = case;
        let mv = open(game).expect(game).nth_move(0).expect("a move");
        let record = format!(
            "[Game \"{game}\"]

1. {mv}
[Position \"{text}\"]
*
"
        );
        reject(&record, case, 4, Some(2));
    }
}

#[test]
fn games_opened_by_name() {
    for case in cases() {
        let mut game = open(case.game).expect(case.game);
        assert!(game.play_nth(0));
        let before = (game.position(), game.key(), game.moves());
        let error = game.set_position(case.text).expect_err(case.text);
        assert_eq!(error.cause.to_string(), case.error);
        if let Some(rule) = error.rule {
            assert!(case.error.contains(rule), "{rule} in {}", case.error);
        }
        if let Some(at) = error.at {
            assert!(at <= case.text.len(), "{at} in {}", case.text);
        }
        assert_eq!((game.position(), game.key(), game.moves()), before);
    }
}
