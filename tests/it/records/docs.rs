//! The records in the documentation can be replayed.

use abstract_games::records::{Record, ReplayProblem};
use abstract_games::{GAMES, NameError};

/// The code blocks of one kind on a page.
fn blocks<'a>(page: &'a str, kind: &str) -> Vec<&'a str> {
    let mut parts = page.split("\n```");
    parts.next();
    let inside = parts.step_by(2);
    inside
        .filter_map(|block| block.strip_prefix(kind))
        .collect()
}

#[test]
fn the_records_on_the_page_replay() {
    let page = include_str!("../../../docs/records.md");
    let records = blocks(page, "text\n");
    assert_eq!(records.len(), 1);
    let record: Record = records[0].parse().unwrap();
    match record.replay() {
        Ok(replay) => assert!(replay.outcome.is_some() && replay.variation_plies == 2),
        Err(error) => assert!(!GAMES.contains(&"oust"), "{error}"),
    }

    let json = blocks(page, "json\n");
    assert_eq!(json.len(), 1);
    let record: Record = serde_json::from_str(json[0]).unwrap();
    assert_eq!(record.moves.depth(), 1);
}

#[test]
fn the_name_of_an_unknown_game_is_an_error() {
    let record = Record::new("chess");
    let ReplayProblem::Game(cause) = record.replay().unwrap_err().problem else {
        panic!("chess is unknown");
    };
    let error = cause.downcast_ref();
    assert!(matches!(error, Some(NameError::UnknownGame { .. })));
}
