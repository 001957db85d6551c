//! Errors are data: what was wrong, where, which rule, and the game's own
//! error as the source.
#![cfg(feature = "yonmoque")]

use std::error::Error;

use abstract_games::records::{Record, ReplayError, ReplayProblem, SyntaxError};
use abstract_games::yonmoque::{IllegalMove, ParseMoveError, SetupError};
use abstract_games::{AnyGame, MoveError, NameError, PlayListError, open};

fn game() -> Box<dyn AnyGame> {
    let mut game = open("yonmoque").unwrap();
    game.play_list("c3 b3").unwrap();
    game
}

/// The last error of the chain of sources, if it is of the type `E`.
fn root<'a, E: Error + 'static>(error: &'a (dyn Error + 'static)) -> Option<&'a E> {
    match error.source() {
        Some(source) => root(source),
        None => error.downcast_ref(),
    }
}

#[test]
fn an_illegal_move() {
    let error = game().play("c3-e2").unwrap_err();
    assert_eq!(error.rule(), Some("YON-5"));
    assert!(root::<IllegalMove>(&error).is_some());
    let MoveError::Illegal { text, cause, .. } = &error else {
        panic!("{error}");
    };
    assert_eq!(text.as_str(), "c3-e2");
    assert!(cause.downcast_ref::<IllegalMove>().is_some());
    assert_eq!(game().preview("c3-e2"), Err(error));
}

#[test]
fn a_text_that_is_not_a_move() {
    let error = game().play("c9").unwrap_err();
    assert_eq!(error.rule(), None);
    assert!(matches!(&error, MoveError::Parse { text, .. } if text.as_str() == "c9"));
    assert!(root::<ParseMoveError>(&error).is_some());
}

#[test]
fn a_list_of_moves() {
    let mut game = game();
    let mut fails = |list| game.play_list(list).unwrap_err();

    let error = fails("c3-d4  e1 c3-d4 a1");
    assert_eq!((error.number, error.at), (3, 10));
    assert!(root::<IllegalMove>(&error).is_some());
    let text = error.to_string();
    assert!(
        text.starts_with("move 3 of the list (byte 10): illegal move `c3-d4`: "),
        "{text}"
    );

    let error = fails("c3-d4 x");
    assert_eq!((error.number, error.at), (2, 6));
    assert!(root::<ParseMoveError>(&error).is_some());

    let error = fails("c3-d4,e1");
    assert_eq!((error.number, error.at), (2, 6));
    assert!(matches!(error.error, MoveError::TurnChange { .. }));

    let PlayListError { number, at, error } = fails("c3-d4,");
    assert_eq!((number, at, error), (2, 6, MoveError::Missing));
    assert_eq!(game.plies(), 2);
}

#[test]
fn a_position() {
    let mut game = game();
    // Malformed text has an offset, an impossible position a rule.
    let error = game.set_position("5/5/5/5/5 x 6 6").unwrap_err();
    assert_eq!((error.at, error.rule), (Some(10), None));
    assert!(root::<SetupError>(&error).is_some());
    let error = game.set_position("5/5/5/5/5 b 5 6").unwrap_err();
    assert_eq!(error.rule, Some("YON-2"));
    assert!(error.cause.downcast_ref::<SetupError>().is_some());
    assert!(error.to_string().starts_with("invalid position: "));
}

#[test]
fn a_record() {
    let replay = |moves: &str| -> ReplayError {
        let text = format!("[Game \"yonmoque\"]\n\n{moves} *");
        text.parse::<Record>().unwrap().replay().unwrap_err()
    };
    let error = replay("c3 b3\n3. c3-e2");
    let place = error.place.unwrap();
    assert_eq!((place.line, place.column, place.offset), (4, 4, 28));
    assert_eq!((error.number, error.rule()), (Some(3), Some("YON-5")));
    assert!(root::<IllegalMove>(&error).is_some());

    let error = replay("c3 [Position \"5/5/5/5/5 b 5 6\"]");
    assert_eq!((error.number, error.rule()), (Some(2), Some("YON-2")));
    assert!(matches!(error.problem, ReplayProblem::Position(_)));
    assert!(root::<SetupError>(&error).is_some());

    let error = Record::new("chess").replay().unwrap_err();
    assert!(root::<NameError>(&error).is_some());

    let error: SyntaxError = "[Game \"x\"] a } *".parse::<Record>().unwrap_err();
    assert_eq!(error.place.offset, 13);
    assert!(error.source().is_some());
}

#[test]
fn errors_can_be_sent_and_compared() {
    fn check<E: Error + Clone + Eq + Send + Sync + 'static>(error: &E) {
        assert_eq!(error.clone(), *error);
    }

    let mut game = game();
    check(&game.play("c3").unwrap_err());
    check(&game.play_list("c3").unwrap_err());
    check(&game.set_position("").unwrap_err());
    assert_ne!(game.play("c3"), game.play("b3"));
    assert_ne!(game.set_position(""), game.set_position("x"));
}
