//! Laws that hold for every position.

use std::fmt::Display;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use abstract_games::{CitesRule, Playable, Position, Preview, RuleSet, Score};

/// Checks a position, and those after the next `plies` moves.
pub(crate) fn check<P: Playable>(position: &P, plies: usize) {
    let mut current = position.clone();
    for ply in 0..=plies {
        alone(&current);
        round_trip(&current);
        let count = current.legal_moves().len();
        if count == 0 || ply == plies {
            break;
        }
        // An arbitrary choice that depends only on the position.
        let choice = (current.key() >> 7) as usize % count;
        let mv = current.nth_move(choice).expect("an index below the count");
        let effect = current.preview(mv).expect("a legal move");
        short(&effect);
        let before = current.clone();
        current.play(mv).expect("a legal move");
        assert_ne!(before, current, "{mv:?} changes something");
    }
}

/// The queries of a position are consistent.
fn alone<P: Playable>(position: &P) {
    let moves: Vec<P::Move> = position.legal_moves().collect();
    assert_eq!(moves.len(), position.legal_moves().len(), "{position:?}");
    assert!(moves.len() <= position.rules().max_legal_moves());
    assert_eq!(moves.is_empty(), position.outcome().is_some());
    assert_eq!(
        position.outcome().is_some(),
        position.end_reason().is_some()
    );
    assert_eq!(position.nth_move(moves.len()), None);
    for (n, &mv) in moves.iter().enumerate() {
        assert_eq!(position.check(mv), Ok(()), "{position:?} {mv:?}");
        if n % 7 == 0 {
            assert_eq!(position.nth_move(n), Some(mv));
            assert!(position.preview(mv).is_ok(), "{position:?} {mv:?}");
            let text = position.move_text(mv).to_string();
            assert_eq!(P::parse_move(position.rules(), &text), Ok(mv));
        }
    }
    let mut sorted = moves.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), moves.len(), "{position:?}");
    let _ = position.score();
    assert!(!position.to_string().is_empty());
}

/// A position is equal to the one parsed from its text.
pub(crate) fn round_trip<P: Playable>(position: &P) {
    let text = position.position_text().to_string();
    let again = P::parse_position(position.rules(), &text);
    let again = again.unwrap_or_else(|error| panic!("{text}: {error}"));
    same(position, &again);
    assert_eq!(again.position_text().to_string(), text);
}

/// Two positions are equal in everything that the traits expose.
pub(crate) fn same<P: Position + Score>(one: &P, other: &P) {
    assert_eq!(one, other);
    assert_eq!(one.key(), other.key(), "{one:?}");
    assert_eq!(one.outcome(), other.outcome(), "{one:?}");
    assert_eq!(one.end_reason(), other.end_reason(), "{one:?}");
    assert_eq!(one.score(), other.score(), "{one:?}");
    assert!(one.legal_moves().eq(other.legal_moves()), "{one:?}");
    let hash = BuildHasherDefault::<DefaultHasher>::default();
    assert_eq!(hash.hash_one(one), hash.hash_one(other), "{one:?}");
}

/// An illegal move fails, cites a rule and changes nothing.
pub(crate) fn illegal<P: Position + Preview>(position: &P, mv: P::Move) {
    let reason = position.check(mv).expect_err("an illegal move");
    assert!(reason.rule().contains('-'), "{reason}");
    short(&reason);
    assert!(!position.is_legal(mv));
    assert_eq!(position.preview(mv).as_ref(), Err(&reason));
    let mut after = position.clone();
    assert_eq!(after.play(mv), Err(reason));
    assert_eq!(&after, position);
    assert_eq!(after.key(), position.key());
}

/// A message does not quote the whole of a long text.
pub(crate) fn short(message: &impl Display) {
    let message = message.to_string();
    assert!(!message.is_empty() && message.len() < 600, "{message}");
}
