//! The same game with strictly alternating turns.

use core::fmt;
use core::iter::FusedIterator;
use core::str::FromStr;

use crate::{ByPlayer, NameError, Outcome, Player, Position, Refusal, Rules, Score};

/// A position of `P` in a form where the players strictly take turns: when a
/// player moves again, the other one first makes a forced [`Pad`](PaddedMove::Pad).
///
/// For search libraries that take it for granted that the player changes
/// with every move. Nothing else is different: who wins, and by which moves,
/// stays the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Padded<P> {
    position: P,
    turn: Player,
}

/// A move of a [`Padded`] game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PaddedMove<M> {
    /// A move of the game.
    Move(M),
    /// Nothing: the other player moves again. Legal only when that is so,
    /// and then the only legal move.
    Pad,
}

impl<P: Position> Padded<P> {
    /// The position with its player to move.
    #[must_use]
    pub fn new(position: P) -> Self {
        let turn = position.turn();
        Self { position, turn }
    }

    /// The position inside.
    #[must_use]
    pub const fn position(&self) -> &P {
        &self.position
    }

    /// Whether the only legal move is [`PaddedMove::Pad`].
    #[must_use]
    #[inline]
    pub fn is_padding(&self) -> bool {
        self.turn != self.position.turn() && self.position.outcome().is_none()
    }
}

impl<P: fmt::Display> fmt::Display for Padded<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.fmt(f)
    }
}

/// The rules of a [`Padded`] game: those of the game, under its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PaddedRules<R>(pub R);

impl<R: fmt::Display> fmt::Display for PaddedRules<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<R: FromStr<Err = NameError>> FromStr for PaddedRules<R> {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        name.parse().map(Self)
    }
}

impl<R: Rules> Rules for PaddedRules<R> {
    fn max_legal_moves(&self) -> usize {
        self.0.max_legal_moves().max(1)
    }

    fn max_plies(&self) -> Option<u64> {
        // At most one pad before each move.
        self.0.max_plies().map(|plies| plies.saturating_mul(2))
    }
}

/// Why a move of a [`Padded`] game is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalPaddedMove<I> {
    /// The game forbids it.
    #[error(transparent)]
    Game(#[from] I),
    /// The other player moves again; only a pad is legal.
    #[error("the other player moves again, so only a pad is legal")]
    MustPad,
    /// A pad is legal only when the other player moves again.
    #[error("a pad is legal only when the other player moves again")]
    NoPad,
}

impl<I: Refusal> Refusal for IllegalPaddedMove<I> {
    fn rule(&self) -> &'static str {
        match self {
            Self::Game(refusal) => refusal.rule(),
            Self::MustPad | Self::NoPad => "PADDED",
        }
    }
}

/// The legal moves of a [`Padded`] position.
#[derive(Clone, Debug)]
pub struct PaddedMoves<I> {
    moves: I,
    pad: bool,
}

impl<I: ExactSizeIterator> Iterator for PaddedMoves<I> {
    type Item = PaddedMove<I::Item>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if core::mem::take(&mut self.pad) {
            return Some(PaddedMove::Pad);
        }
        self.moves.next().map(PaddedMove::Move)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.moves.len() + usize::from(self.pad);
        (len, Some(len))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Self::Item> {
        let Some(past_pad) = n.checked_sub(usize::from(self.pad)) else {
            return self.next();
        };
        self.pad = false;
        self.moves.nth(past_pad).map(PaddedMove::Move)
    }

    #[inline]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, mut f: F) -> B {
        let mut result = init;
        if self.pad {
            result = f(result, PaddedMove::Pad);
        }
        self.moves
            .fold(result, |result, mv| f(result, PaddedMove::Move(mv)))
    }
}

impl<I: ExactSizeIterator> ExactSizeIterator for PaddedMoves<I> {}
impl<I: ExactSizeIterator + FusedIterator> FusedIterator for PaddedMoves<I> {}

/// Told apart from the same position without a pad before it.
const PADDING_KEY: u64 = crate::zobrist::splitmix64(0x70_6164);

impl<P: Position> Position for Padded<P> {
    type Rules = PaddedRules<P::Rules>;
    type Move = PaddedMove<P::Move>;
    type Moves = PaddedMoves<P::Moves>;
    type IllegalMove = IllegalPaddedMove<P::IllegalMove>;
    type EndReason = P::EndReason;

    fn start(rules: Self::Rules) -> Self {
        Self::new(P::start(rules.0))
    }

    fn rules(&self) -> Self::Rules {
        PaddedRules(self.position.rules())
    }

    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn end_reason(&self) -> Option<Self::EndReason> {
        self.position.end_reason()
    }

    #[inline]
    fn legal_moves(&self) -> Self::Moves {
        let mut moves = self.position.legal_moves();
        let pad = self.is_padding();
        if pad {
            // Used up at once: a pad is the only move.
            let _ = moves.nth(moves.len().saturating_sub(1));
        }
        PaddedMoves { moves, pad }
    }

    fn check(&self, mv: Self::Move) -> Result<(), Self::IllegalMove> {
        match (mv, self.is_padding()) {
            (PaddedMove::Pad, true) => Ok(()),
            (PaddedMove::Pad, false) => Err(IllegalPaddedMove::NoPad),
            (PaddedMove::Move(_), true) => Err(IllegalPaddedMove::MustPad),
            (PaddedMove::Move(mv), false) => Ok(self.position.check(mv)?),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Self::Move) {
        if let PaddedMove::Move(mv) = mv {
            self.position.play_unchecked(mv);
        }
        self.turn = !self.turn;
    }

    #[inline]
    fn key(&self) -> u64 {
        let same_turn = self.turn == self.position.turn();
        self.position.key() ^ if same_turn { 0 } else { PADDING_KEY }
    }
}

impl<P: Score> Score for Padded<P> {
    fn score(&self) -> ByPlayer<u32> {
        self.position.score()
    }
}
