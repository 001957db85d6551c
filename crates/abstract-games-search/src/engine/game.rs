//! The game as `minimax` searches it, with limits and a seeded move order.

use std::marker::PhantomData;

use abstract_games_core::Position;
use abstract_games_toolkit::zobrist::{SPLITMIX64_STEP, splitmix64};
use minimax::{Evaluation, Winner};

use super::control::Control;
use crate::minimax::{Evaluator, after, table_hash, winner};
use crate::{Alternating, AlternatingMove};

/// A position in the search tree.
#[derive(Debug)]
pub(super) struct Searched<'a, P: Position> {
    position: Alternating<P>,
    stage: Stage,
    control: &'a Control<'a, P::Move>,
}

// A derived `Clone` would need `P::Move: Clone` as a bound wherever it is used.
impl<P: Position> Clone for Searched<'_, P> {
    fn clone(&self) -> Self {
        Self {
            position: self.position.clone(),
            ..*self
        }
    }
}

/// Where a position is in the search tree.
///
/// `minimax` shuffles the moves of its root with a generator that cannot be
/// seeded. Its root is therefore one ply earlier, where a null move is the only
/// move, and the seed decides the order of the moves of the searched position.
#[derive(Clone, Copy, Debug)]
enum Stage {
    /// The root of `minimax`: the opponent makes a null move.
    Before { seed: u64 },
    /// The searched position. Of equally good moves, the first one in the
    /// seeded order is the best.
    Root { seed: u64 },
    /// Any position after it.
    Inside,
}

impl<'a, P: Position> Searched<'a, P> {
    /// The root for `minimax`.
    pub(super) fn before(position: &P, seed: u64, control: &'a Control<'a, P::Move>) -> Self {
        Self {
            position: before(position),
            stage: Stage::Before { seed },
            control,
        }
    }
}

/// The position with the opponent about to make a null move.
pub(super) fn before<P: Position>(position: &P) -> Alternating<P> {
    let mut root = Alternating::new(position.clone());
    // A null move changes the turn and nothing else, so playing one is also how
    // to go back one.
    root.play_unchecked(AlternatingMove::Null);
    root
}

/// Shuffles `items` into an order that depends on `seed` alone.
pub(super) fn shuffle<T>(items: &mut [T], seed: u64) {
    let mut state = seed;
    for last in (1..items.len()).rev() {
        state = state.wrapping_add(SPLITMIX64_STEP);
        // The bias of a 64-bit remainder is negligible here.
        let other = splitmix64(state) % (last as u64 + 1);
        items.swap(last, other as usize);
    }
}

/// The game `P` under the control of a search.
pub(super) struct Controlled<'a, P>(PhantomData<&'a P>);

impl<'a, P: Position> minimax::Game for Controlled<'a, P> {
    type S = Searched<'a, P>;
    type M = AlternatingMove<P::Move>;

    /// Once the search has stopped, every position is a draw, so that
    /// `minimax` returns from any depth.
    fn generate_moves(state: &Self::S, moves: &mut Vec<Self::M>) -> Option<Winner> {
        if !matches!(state.stage, Stage::Before { .. }) && !state.control.visit() {
            return Some(Winner::Draw);
        }
        moves.extend(state.position.legal_moves());
        if let Stage::Root { seed } = state.stage {
            shuffle(moves, seed);
        }
        winner(&state.position)
    }

    #[inline]
    fn apply(state: &mut Self::S, mv: Self::M) -> Option<Self::S> {
        Some(Searched {
            position: after(&state.position, mv),
            stage: match state.stage {
                Stage::Before { seed } => Stage::Root { seed },
                Stage::Root { .. } | Stage::Inside => Stage::Inside,
            },
            control: state.control,
        })
    }

    /// `minimax` calls this for leaves only, and `generate_moves` for all other
    /// positions, so each position is counted once.
    #[inline]
    fn get_winner(state: &Self::S) -> Option<Winner> {
        if !state.control.visit() {
            return Some(Winner::Draw);
        }
        winner(&state.position)
    }

    #[inline]
    fn zobrist_hash(state: &Self::S) -> u64 {
        table_hash(&state.position)
    }
}

/// The evaluation of the leaves of a search.
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

impl<'a, P: Position> minimax::Evaluator for Leaf<'a, P> {
    type G = Controlled<'a, P>;

    #[inline]
    fn evaluate(&self, state: &Searched<'a, P>) -> Evaluation {
        self.evaluator.value(&state.position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shuffle_permutes_and_depends_on_the_seed() {
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
        // Every item comes first for some seed.
        for item in 0..50 {
            assert!((0..2_000).any(|seed| shuffled(seed)[0] == item), "{item}");
        }
    }
}
