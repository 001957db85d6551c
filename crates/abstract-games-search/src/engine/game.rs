//! The game that the search plays: the game itself, watched.

use std::marker::PhantomData;

use abstract_games_core::zobrist::{SPLITMIX64_STEP, splitmix64};
use abstract_games_core::{Notation, Padded, PaddedMove, Position};
use minimax::{Evaluation, Winner};

use super::control::Control;
use crate::minimax::{Evaluator, after, table_hash, winner};

/// A position inside a search.
#[derive(Debug)]
pub(super) struct Searched<'a, P: Position> {
    padded: Padded<P>,
    stage: Stage,
    control: &'a Control<'a, P::Move>,
}

// Not derived, so that moves need not be `Clone` in the other crate's eyes.
impl<P: Position> Clone for Searched<'_, P> {
    fn clone(&self) -> Self {
        Self {
            padded: self.padded.clone(),
            ..*self
        }
    }
}

/// Where a position is in the search tree.
///
/// `minimax` shuffles the moves of its root with a generator that nobody can
/// seed. So its root is one ply earlier, where a pad is the only move, and the
/// order at the position itself is ours.
#[derive(Clone, Copy, Debug)]
enum Stage {
    /// Its root: the player who is not to move makes a pad.
    Before { seed: u64 },
    /// The position that the search is about. Its moves are tried in an order
    /// that follows from the seed, and of equally good ones the first is best.
    Root { seed: u64 },
    /// Any position after that.
    Inside,
}

impl<'a, P: Position> Searched<'a, P> {
    /// The root for `minimax`.
    pub(super) fn before(position: &P, seed: u64, control: &'a Control<'a, P::Move>) -> Self {
        Self {
            padded: before(position),
            stage: Stage::Before { seed },
            control,
        }
    }
}

/// The position with the other player to pad.
pub(super) fn before<P: Position>(position: &P) -> Padded<P> {
    let mut padded = Padded::new(position.clone());
    // A pad is what changes the turn and nothing else.
    padded.play_unchecked(PaddedMove::Pad);
    padded
}

/// Puts `items` into an order that follows from `seed`.
pub(super) fn shuffle<T>(items: &mut [T], seed: u64) {
    let mut state = seed;
    for last in (1..items.len()).rev() {
        state = state.wrapping_add(SPLITMIX64_STEP);
        // The bias of a remainder of 64 bits is far below what matters here.
        let other = splitmix64(state) % (last as u64 + 1);
        items.swap(last, other as usize);
    }
}

/// The rules of a search.
pub(super) struct Watched<'a, P>(PhantomData<&'a P>);

impl<'a, P: Notation> minimax::Game for Watched<'a, P> {
    type S = Searched<'a, P>;
    type M = PaddedMove<P::Move>;

    /// Once the search has stopped every position is a draw, so that
    /// `minimax` comes back from wherever it is.
    fn generate_moves(state: &Self::S, moves: &mut Vec<Self::M>) -> Option<Winner> {
        if !matches!(state.stage, Stage::Before { .. }) && !state.control.visit() {
            return Some(Winner::Draw);
        }
        moves.extend(state.padded.legal_moves());
        if let Stage::Root { seed } = state.stage {
            shuffle(moves, seed);
        }
        winner(&state.padded)
    }

    #[inline]
    fn apply(state: &mut Self::S, mv: Self::M) -> Option<Self::S> {
        Some(Searched {
            padded: after(&state.padded, mv),
            stage: match state.stage {
                Stage::Before { seed } => Stage::Root { seed },
                Stage::Root { .. } | Stage::Inside => Stage::Inside,
            },
            control: state.control,
        })
    }

    /// Asked at leaves only: `generate_moves` is asked elsewhere.
    #[inline]
    fn get_winner(state: &Self::S) -> Option<Winner> {
        if !state.control.visit() {
            return Some(Winner::Draw);
        }
        winner(&state.padded)
    }

    #[inline]
    fn zobrist_hash(state: &Self::S) -> u64 {
        table_hash(&state.padded)
    }
}

/// The evaluation at the leaves of a search.
pub(super) struct Leaf<'a, P> {
    evaluator: Evaluator<P>,
    search: PhantomData<&'a P>,
}

impl<P> Leaf<'_, P> {
    pub(super) const fn new(evaluator: Evaluator<P>) -> Self {
        Self {
            evaluator,
            search: PhantomData,
        }
    }
}

impl<'a, P: Notation> minimax::Evaluator for Leaf<'a, P> {
    type G = Watched<'a, P>;

    #[inline]
    fn evaluate(&self, state: &Searched<'a, P>) -> Evaluation {
        self.evaluator.value(&state.padded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffle_keeps_everything_and_follows_its_seed() {
        let shuffled = |seed| {
            let mut items: Vec<u8> = (0..50).collect();
            shuffle(&mut items, seed);
            items
        };
        assert_eq!(shuffled(7), shuffled(7));
        assert_ne!(shuffled(7), shuffled(8));
        let mut sorted = shuffled(7);
        sorted.sort_unstable();
        assert!(sorted.into_iter().eq(0..50));
        // Every item gets to the front sooner or later.
        for item in 0..50 {
            assert!((0..2_000).any(|seed| shuffled(seed)[0] == item), "{item}");
        }
    }
}
