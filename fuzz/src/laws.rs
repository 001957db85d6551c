//! What holds for every position, however it came to be.

use std::fmt::Display;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use abstract_games::core::{Preview, Refusal, Rules, Score};
use abstract_games::{Playable, Position};

/// Everything that must hold for a position, alone and a few moves on.
pub(crate) fn check<P: Playable>(position: &P, plies: usize) {
    let mut current = position.clone();
    for ply in 0..=plies {
        alone(&current);
        round_trip(&current);
        let count = current.legal_moves().len();
        if count == 0 || ply == plies {
            break;
        }
        // Any choice will do that depends on nothing but the position.
        let choice = (current.key() >> 7) as usize % count;
        let mv = current.nth_move(choice).expect("a move of those counted");
        let told = current.preview(mv).expect("the effect of a legal move");
        short(&told);
        let before = current.clone();
        current.play(mv).expect("a legal move");
        assert_ne!(before, current, "{mv:?} changes something");
    }
}

/// What can be asked of a position fits together.
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

/// A position is what its text says.
pub(crate) fn round_trip<P: Playable>(position: &P) {
    let text = position.position_text().to_string();
    let again = P::parse_position(position.rules(), &text);
    let again = again.unwrap_or_else(|error| panic!("{text}: {error}"));
    same(position, &again);
    assert_eq!(again.position_text().to_string(), text);
}

/// Two positions are equal in all that one can see of them.
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

/// A move that is not legal is refused with a rule, and changes nothing.
pub(crate) fn refused<P: Position + Preview>(position: &P, mv: P::Move) {
    let reason = position.check(mv).expect_err("a refusal");
    assert!(reason.rule().contains('-'), "{reason}");
    short(&reason);
    assert!(!position.is_legal(mv));
    assert_eq!(position.preview(mv).as_ref(), Err(&reason));
    let mut after = position.clone();
    assert_eq!(after.play(mv), Err(reason));
    assert_eq!(&after, position);
    assert_eq!(after.key(), position.key());
}

/// What is said of a text does not repeat the whole of it.
pub(crate) fn short(told: &impl Display) {
    let told = told.to_string();
    assert!(!told.is_empty() && told.len() < 600, "{told}");
}
