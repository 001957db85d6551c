//! What every game is: rules, a position, its legal moves, and playing them.

use core::error::Error;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::iter::FusedIterator;
use core::str::FromStr;

use crate::{ByPlayer, NameError, Outcome, Player};

/// The rule set of one game: which board, which options.
///
/// A small plain value. It is written as the canonical name of the game
/// (`oust:hex-5,pie`) and read from any name of it; reading a name of another
/// game is an error.
pub trait Rules:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = NameError> + Send + Sync + 'static
{
    /// An upper bound on the number of legal moves of any position that can
    /// arise under these rules, proved where it is implemented. Enough to size
    /// a move list.
    fn max_legal_moves(&self) -> usize;

    /// An upper bound on the number of plies (moves, forced passes included)
    /// of a whole game, or `None` where a game can go on for ever.
    fn max_plies(&self) -> Option<u64>;
}

/// Why a move is not legal.
pub trait Refusal: Error + Clone + Eq + Send + Sync + 'static {
    /// The number of the rule that forbids the move (`"OUST-5"`), as in the
    /// game's rule book.
    fn rule(&self) -> &'static str;
}

/// A position of a game: everything that decides how play can go on, and
/// nothing else.
///
/// Positions are small plain values without heap data. Undoing a move means
/// keeping a copy ([`Game`](crate::Game) does it for you).
///
/// # Laws
///
/// The [`conformance`](crate::conformance) module (feature `conformance`)
/// checks these for any implementation:
///
/// - Legal moves are distinct, come in an order that depends on the position
///   alone, and `legal_moves().len()` is exact at every step.
/// - `is_legal(m)` holds for exactly the moves that `legal_moves` gives, over
///   every move that can be constructed.
/// - A position with an outcome has no legal move; one without has at least
///   one. A forced pass is a move.
/// - A refused move changes nothing.
/// - Equal positions have equal keys, and the key kept up by playing equals
///   the key of the same position set up from nothing.
///
/// # Equality and hashing
///
/// `Eq` compares all that decides the rest of the game, the rules included.
/// [`key`](Self::key) covers the same but for the rules: positions under
/// different rules may share a key.
pub trait Position: Clone + Eq + Hash + Debug + Display + Send + Sync + 'static {
    /// The rule set.
    type Rules: Rules;
    /// One atomic action of one player, small and `Copy`.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// The legal moves of one position: an iterator that owns what it needs,
    /// does not allocate, and knows its length.
    ///
    /// Prefer `for_each`, `fold` and what is built on them (`sum`, `count`,
    /// `map(..).max()`) to a `for` loop where speed matters: games implement
    /// internal iteration faster than `next`. `len` and `nth` are cheap too.
    type Moves: ExactSizeIterator<Item = Self::Move> + FusedIterator + Clone + Debug;
    /// Why a move is refused.
    type IllegalMove: Refusal;
    /// Why a game ended.
    type EndReason: Copy + Eq + Hash + Debug + Display + Send + Sync + 'static;

    /// The start of a game under `rules`.
    #[must_use]
    fn start(rules: Self::Rules) -> Self;

    /// The rules that this position is played by.
    #[must_use]
    fn rules(&self) -> Self::Rules;

    /// The player to move. After the end it still names a player; the game's
    /// crate says which.
    #[must_use]
    fn turn(&self) -> Player;

    /// How the game ended, or `None` while it runs.
    #[must_use]
    fn outcome(&self) -> Option<Outcome>;

    /// Why the game ended; `Some` exactly when [`outcome`](Self::outcome) is.
    #[must_use]
    fn end_reason(&self) -> Option<Self::EndReason>;

    /// The legal moves, each once, in the game's documented order. Empty
    /// exactly when the game has ended.
    #[must_use]
    fn legal_moves(&self) -> Self::Moves;

    /// Says whether `mv` is legal here, and if not, why.
    ///
    /// # Errors
    ///
    /// The reason, with the rule's number.
    fn check(&self, mv: Self::Move) -> Result<(), Self::IllegalMove>;

    /// Plays a move that is known to be legal. This is the hot path: no check
    /// is made in release builds.
    ///
    /// A move that is not legal leaves the position in a state that may break
    /// the game's rules, and may panic where debug assertions are on; it is
    /// never undefined behaviour.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// A 64-bit Zobrist key of the position, kept up from move to move.
    ///
    /// It covers what `Eq` compares except the rules. Whether keys stay the
    /// same from one version to the next is said in the game's crate.
    #[must_use]
    fn key(&self) -> u64;

    /// Whether `mv` is legal here.
    #[inline]
    #[must_use]
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.check(mv).is_ok()
    }

    /// Plays a move if it is legal.
    ///
    /// # Errors
    ///
    /// The reason why it is not; the position is then unchanged.
    #[inline]
    fn play(&mut self, mv: Self::Move) -> Result<(), Self::IllegalMove> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// The `n`-th legal move, counted from 0 in the order of
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

/// The running count of a game, whatever that game counts.
pub trait Score: Position {
    /// Each player's count; the game's rule book says what is counted, and
    /// whether more is better.
    #[must_use]
    fn score(&self) -> ByPlayer<u32>;
}

/// What a move would do, told before it is played.
pub trait Preview: Position {
    /// The effect of a move: what it captures or flips, whether it ends the
    /// turn or the game. Its `Display` is a short phrase.
    type Effect: Clone + Eq + Debug + Display;

    /// The effect that `mv` would have.
    ///
    /// # Errors
    ///
    /// Why the move is not legal.
    fn preview(&self, mv: Self::Move) -> Result<Self::Effect, Self::IllegalMove>;
}
