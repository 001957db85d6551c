//! Any game as a `Game` of the crate `minimax`.
//!
//! ```
//! # #[cfg(feature = "oust")] {
//! use abstract_games_search::minimax::Evaluator;
//! use abstract_games_search::{Alternating, AlternatingMove};
//! use minimax::{IterativeOptions, IterativeSearch, Strategy};
//! use oust::{Notation, Oust, Position, Rules};
//!
//! // Red captures a stone with d3, is to move again, and captures the other.
//! let game = Oust::parse_position(Rules::HEX_3, "3/1b2/2r2/4/b2 r")?;
//! let mut search = IterativeSearch::new(Evaluator::default(), IterativeOptions::new());
//! search.set_max_depth(3);
//! let best = search.choose_move(&Alternating::new(game));
//! assert!(matches!(best, Some(AlternatingMove::Move(mv)) if game.is_legal(mv)));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `ParallelSearch`, `Negamax` and `MonteCarloTreeSearch` work the same way.
//! Null moves count as plies of depth. A Monte Carlo rollout counts as a draw
//! after 100 plies unless its options set another limit.
//!
//! The searches of `minimax` are not repeatable, since its random generator
//! cannot be seeded. For a repeatable search see [`engine`](crate::engine).

use std::fmt;
use std::marker::PhantomData;

use abstract_games_core::{MoveText, Notation, Outcome, Player, Position};
use minimax::{BEST_EVAL, Evaluation, Winner};

use crate::evaluation::Evaluate;
use crate::{Alternating, AlternatingMove, NULL_MOVE};

/// The game `P` for the searches of `minimax`.
///
/// Their state is an [`Alternating`] position, their move an
/// [`AlternatingMove`].
#[derive(Clone, Copy, Debug)]
pub struct Adapted<P>(PhantomData<fn() -> P>);

impl<P: Notation> minimax::Game for Adapted<P> {
    type S = Alternating<P>;
    type M = AlternatingMove<P::Move>;

    #[inline]
    fn generate_moves(state: &Self::S, moves: &mut Vec<Self::M>) -> Option<Winner> {
        moves.extend(state.legal_moves());
        winner(state)
    }

    #[inline]
    fn apply(state: &mut Self::S, mv: Self::M) -> Option<Self::S> {
        Some(after(state, mv))
    }

    #[inline]
    fn get_winner(state: &Self::S) -> Option<Winner> {
        winner(state)
    }

    #[inline]
    fn zobrist_hash(state: &Self::S) -> u64 {
        table_hash(state)
    }

    fn notation(state: &Self::S, mv: Self::M) -> Option<String> {
        Some(match mv {
            AlternatingMove::Move(mv) => {
                MoveText::<P>::new(state.position().rules(), mv).to_string()
            }
            AlternatingMove::Null => NULL_MOVE.into(),
        })
    }
}

/// The position after a legal move.
#[inline]
pub(crate) fn after<P: Position>(
    position: &Alternating<P>,
    mv: AlternatingMove<P::Move>,
) -> Alternating<P> {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

/// The outcome, relative to the player who moved last.
#[inline]
pub(crate) fn winner<P: Position>(position: &Alternating<P>) -> Option<Winner> {
    position.outcome().map(|outcome| match outcome {
        Outcome::Win(winner) if winner == position.turn() => Winner::PlayerToMove,
        Outcome::Win(_) => Winner::PlayerJustMoved,
        Outcome::Draw => Winner::Draw,
    })
}

/// The key of a position with its two highest bits fixed.
///
/// The transposition tables of `minimax` identify an entry by the upper half of
/// its hash, and reserve some values of it for entries that are empty (all
/// zeros, or alternating bits) or being written (all ones). A position with a
/// reserved value would find an entry without a move, and the search panics.
#[inline]
pub(crate) fn table_hash<P: Position>(position: &Alternating<P>) -> u64 {
    position.key() & !(0b11 << 62) | 0b10 << 62
}

/// An evaluation for the searches of `minimax` and of this crate.
///
/// The default is the game's own, from [`Evaluate`].
pub struct Evaluator<P> {
    function: fn(&P) -> i32,
}

impl<P> Evaluator<P> {
    /// An evaluation by `function`, which returns how much better a position is
    /// for the first player than for the second.
    ///
    /// Values beyond ±30,000 are clamped; a won game has the value 32,767.
    #[must_use]
    pub const fn new(function: fn(&P) -> i32) -> Self {
        Self { function }
    }

    /// The value for the player to move, whose move may be a null move.
    #[inline]
    pub(crate) fn value(&self, position: &Alternating<P>) -> Evaluation
    where
        P: Position,
    {
        const GREATEST: i32 = 30_000;
        const { assert!(GREATEST < BEST_EVAL as i32 - 100) };
        let value = (self.function)(position.position()).clamp(-GREATEST, GREATEST) as Evaluation;
        match position.turn() {
            Player::First => value,
            Player::Second => -value,
        }
    }
}

impl<P: Evaluate> Default for Evaluator<P> {
    fn default() -> Self {
        Self::new(P::evaluate)
    }
}

impl<P> Clone for Evaluator<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for Evaluator<P> {}

impl<P> fmt::Debug for Evaluator<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Evaluator").finish_non_exhaustive()
    }
}

impl<P: Notation> minimax::Evaluator for Evaluator<P> {
    type G = Adapted<P>;

    #[inline]
    fn evaluate(&self, state: &Alternating<P>) -> Evaluation {
        self.value(state)
    }
}
