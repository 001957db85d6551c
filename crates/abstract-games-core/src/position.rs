//! A game: its rules, a position, the legal moves, and playing them.

use core::error::Error;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::iter::FusedIterator;

use crate::{ByPlayer, Outcome, Player};

/// The rule set of one game: which board, which options. A small plain value.
pub trait RuleSet: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// An upper bound on the number of legal moves of any position that can
    /// arise under these rules, proved where it is implemented. Enough to size
    /// a move list.
    fn max_legal_moves(&self) -> usize;

    /// An upper bound on the number of plies (moves, forced passes included)
    /// of a whole game, or `None` where a game can go on forever.
    fn max_plies(&self) -> Option<u64>;
}

/// Something that follows from a numbered rule of the game's rule book: why a
/// move is illegal, or why a game ended.
pub trait CitesRule {
    /// The number of the rule, for instance `"OUST-5"`.
    fn rule(&self) -> &'static str;
}

/// A position of a game: everything that determines how the game can continue,
/// and nothing else.
///
/// Positions are small plain values without heap data. To undo a move, keep a
/// copy; `Game` (feature `alloc`) does that.
///
/// # Laws
///
/// The conformance suite in `abstract-games-testkit` checks these for any
/// implementation:
///
/// - Legal moves are distinct, come in an order that depends on the position
///   alone, and `legal_moves().len()` is exact at every step.
/// - [`is_legal`](Self::is_legal) is true for exactly the moves that
///   [`legal_moves`](Self::legal_moves) yields, over every move that can be
///   constructed.
/// - A position with an outcome has no legal move; one without has at least
///   one. A forced pass is a move.
/// - Playing an illegal move fails and leaves the position unchanged.
/// - Equal positions have equal keys, and the incrementally updated key equals
///   the key of the same position set up from scratch.
///
/// # Equality and hashing
///
/// `Eq` compares everything that determines the rest of the game, including the
/// rules. [`key`](Self::key) covers the same except the rules: positions under
/// different rules may share a key.
pub trait Position: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The rule set.
    type Rules: RuleSet;
    /// One atomic action of one player, small and `Copy`.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// The legal moves of one position: an iterator that owns what it needs,
    /// does not allocate, and knows its length.
    ///
    /// Where speed matters, prefer `for_each`, `fold` and what is built on them
    /// (`sum`, `count`, `map(..).max()`) to a `for` loop: games implement
    /// internal iteration faster than `next`. `len` and `nth` are cheap too.
    type Moves: ExactSizeIterator<Item = Self::Move> + FusedIterator + Clone + Debug;
    /// Why a move is illegal.
    type IllegalMove: Error + CitesRule + Clone + Eq + Send + Sync + 'static;
    /// Why a game ended.
    type EndReason: CitesRule + Copy + Eq + Hash + Debug + Display + Send + Sync + 'static;

    /// The start of a game under `rules`.
    #[must_use]
    fn start(rules: Self::Rules) -> Self;

    /// The rules of this game.
    #[must_use]
    fn rules(&self) -> Self::Rules;

    /// The player to move. Still defined after the end of the game; each game
    /// documents which player it then is.
    #[must_use]
    fn turn(&self) -> Player;

    /// How the game ended, or `None` while it is in progress.
    #[must_use]
    fn outcome(&self) -> Option<Outcome>;

    /// Why the game ended; `Some` exactly when [`outcome`](Self::outcome) is.
    #[must_use]
    fn end_reason(&self) -> Option<Self::EndReason>;

    /// The legal moves, each once, in the game's documented order. Empty
    /// exactly when the game has ended.
    #[must_use]
    fn legal_moves(&self) -> Self::Moves;

    /// Whether `mv` is legal here.
    #[must_use]
    fn is_legal(&self, mv: Self::Move) -> bool;

    /// Why the illegal move `mv` is illegal. For a legal move the result is
    /// unspecified. Implementations mark it `#[cold]`; most callers want
    /// [`check`](Self::check).
    #[must_use]
    fn explain(&self, mv: Self::Move) -> Self::IllegalMove;

    /// Plays a move that is known to be legal. This is the hot path: release
    /// builds do not check the move.
    ///
    /// An illegal move leaves the position in a state that may violate the
    /// game's rules, and may panic where debug assertions are on; it is never
    /// undefined behaviour.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// A 64-bit Zobrist key of the position, updated incrementally.
    ///
    /// It covers what `Eq` compares except the rules. Each game documents
    /// whether its keys can change between releases.
    #[must_use]
    fn key(&self) -> u64;

    /// Checks that `mv` is legal here.
    ///
    /// # Errors
    ///
    /// Returns why the move is illegal, with the number of the rule.
    #[inline]
    fn check(&self, mv: Self::Move) -> Result<(), Self::IllegalMove> {
        if self.is_legal(mv) {
            Ok(())
        } else {
            Err(self.explain(mv))
        }
    }

    /// Plays a move if it is legal.
    ///
    /// # Errors
    ///
    /// Returns why the move is illegal. In that case the position is unchanged.
    #[inline]
    fn play(&mut self, mv: Self::Move) -> Result<(), Self::IllegalMove> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// The `n`-th legal move, counting from 0 in the order of
    /// [`legal_moves`](Self::legal_moves), or `None` past the last.
    #[inline]
    #[must_use]
    fn nth_move(&self, n: usize) -> Option<Self::Move> {
        self.legal_moves().nth(n)
    }

    /// A legal move drawn uniformly with the caller's generator, or `None`
    /// after the end. The same generator state gives the same move on every
    /// platform.
    #[cfg(feature = "rand_core")]
    #[inline]
    #[must_use]
    fn random_move<R: rand_core::Rng + ?Sized>(&self, rng: &mut R) -> Option<Self::Move> {
        let mut moves = self.legal_moves();
        let count = u32::try_from(moves.len()).ok()?;
        moves.nth(crate::random::below(rng, count)? as usize)
    }
}

/// The running score of a game, whatever that game counts.
pub trait Score: Position {
    /// Each player's score; the game's rule book defines what is counted and
    /// whether more is better.
    #[must_use]
    fn score(&self) -> ByPlayer<u32>;
}

/// What a move would do, without playing it.
pub trait Preview: Position {
    /// The effect of a move: what it captures or flips, whether it ends the
    /// turn or the game. Its `Display` is a short phrase.
    type Effect: Clone + Eq + Debug + Display;

    /// The effect that `mv` would have.
    ///
    /// # Errors
    ///
    /// Returns why the move is illegal.
    fn preview(&self, mv: Self::Move) -> Result<Self::Effect, Self::IllegalMove>;
}
