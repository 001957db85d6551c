//! Any game as a `Game` of the crate [`minimax`](https://docs.rs/minimax).
//!
//! ```
//! # #[cfg(feature = "oust")] {
//! use abstract_games_adapters::evaluation;
//! use abstract_games_adapters::minimax::{Adapted, Evaluator};
//! use abstract_games_core::{Padded, PaddedMove};
//! use minimax::{IterativeOptions, IterativeSearch, Strategy};
//! use oust::{Notation, Oust, Position, Rules};
//!
//! // Red takes a stone with d3, is to move again, and takes the other.
//! let game = Oust::parse_position(Rules::HEX_3, "3/1b2/2r2/4/b2 r")?;
//! let mut search = IterativeSearch::new(Evaluator::new(evaluation::oust), IterativeOptions::new());
//! search.set_max_depth(3);
//! let best = search.choose_move(&Padded::new(game));
//! assert!(matches!(best, Some(PaddedMove::Move(mv)) if game.is_legal(mv)));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `ParallelSearch`, `Negamax` and `MonteCarloTreeSearch` work in the same
//! way. Remember that pads count as plies of depth, and that Monte Carlo
//! rollouts count as draws after 100 plies unless you say otherwise.
//!
//! None of these searches can be repeated exactly, since the crate draws from
//! a generator of its own; [`engine`](crate::engine) can be.

use std::fmt;
use std::marker::PhantomData;

use abstract_games_core::{MoveText, Notation, Outcome, Padded, PaddedMove, Player, Position};
use minimax::{BEST_EVAL, Evaluation, Winner};

use crate::PAD;

/// The game `P`, for the searches of `minimax`.
///
/// Their state is a [`Padded`] position, their move a [`PaddedMove`].
#[derive(Clone, Copy, Debug)]
pub struct Adapted<P>(PhantomData<fn() -> P>);

impl<P: Notation> minimax::Game for Adapted<P> {
    type S = Padded<P>;
    type M = PaddedMove<P::Move>;

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
            PaddedMove::Move(mv) => MoveText::<P>::new(state.position().rules(), mv).to_string(),
            PaddedMove::Pad => PAD.into(),
        })
    }
}

/// The position after a legal move.
#[inline]
pub(crate) fn after<P: Position>(position: &Padded<P>, mv: PaddedMove<P::Move>) -> Padded<P> {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

/// How the game ended, told by who moved last.
#[inline]
pub(crate) fn winner<P: Position>(position: &Padded<P>) -> Option<Winner> {
    position.outcome().map(|outcome| match outcome {
        Outcome::Win(winner) if winner == position.turn() => Winner::PlayerToMove,
        Outcome::Win(_) => Winner::PlayerJustMoved,
        Outcome::Draw => Winner::Draw,
    })
}

/// The key of a position with its two highest bits fixed.
///
/// The tables of `minimax` know an entry by the upper half of its hash and
/// give upper halves of their own to places that are empty (all zeros, or
/// alternating bits) or being written (all ones). A position that has one of
/// these finds an entry without a move there, which panics.
#[inline]
pub(crate) fn table_hash<P: Position>(position: &Padded<P>) -> u64 {
    position.key() & !(0b11 << 62) | 0b10 << 62
}

/// What a search of `minimax` thinks of a position: a function of the crate's
/// [`evaluation`](crate::evaluation), or yours.
pub struct Evaluator<P> {
    function: fn(&P) -> i32,
}

impl<P> Evaluator<P> {
    /// Evaluates by `function`: how much better the first player stands.
    ///
    /// Values beyond ±30,000 count as these; a won game is worth 32,767.
    #[must_use]
    pub const fn new(function: fn(&P) -> i32) -> Self {
        Self { function }
    }

    /// The value for the player to move or pad.
    #[inline]
    pub(crate) fn value(&self, position: &Padded<P>) -> Evaluation
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
    fn evaluate(&self, state: &Padded<P>) -> Evaluation {
        self.value(state)
    }
}
