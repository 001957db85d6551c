//! Moves, and the lists of them.

use std::fmt;
use std::ops::ControlFlow;

use abstract_games_core::{MoveText, Padded, PaddedMove, Position};
use internal_iterator::InternalIterator;

use super::RuleSet;
use crate::PAD;

type GameMove<R> = <<R as RuleSet>::Position as Position>::Move;

/// A move of a [`Board`](super::Board): a move of the game, or a pad. It is
/// written as the game writes it, or `pad`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move<R: RuleSet>(PaddedMove<GameMove<R>>);

impl<R: RuleSet> Move<R> {
    /// The forced move of a player whose opponent moves again.
    pub const PAD: Self = Self(PaddedMove::Pad);

    /// A move of the game.
    #[must_use]
    pub const fn new(mv: GameMove<R>) -> Self {
        Self(PaddedMove::Move(mv))
    }

    /// The move of the game, or `None` if this is a pad.
    #[must_use]
    pub const fn game_move(self) -> Option<GameMove<R>> {
        match self.0 {
            PaddedMove::Move(mv) => Some(mv),
            PaddedMove::Pad => None,
        }
    }

    #[inline]
    pub(super) const fn from_padded(mv: PaddedMove<GameMove<R>>) -> Self {
        Self(mv)
    }

    #[inline]
    pub(super) const fn padded(self) -> PaddedMove<GameMove<R>> {
        self.0
    }
}

impl<R: RuleSet> fmt::Display for Move<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            PaddedMove::Move(mv) => MoveText::<R::Position>::new(R::rules(), mv).fmt(f),
            PaddedMove::Pad => f.pad(PAD),
        }
    }
}

/// Every move that can be available on some board, the pad last.
#[derive(Clone, Debug)]
pub struct EveryMove<R: RuleSet>(Vec<Move<R>>);

impl<R: RuleSet> EveryMove<R> {
    pub(super) fn new() -> Self {
        let moves = R::every_move().into_iter().map(Move::new);
        Self(moves.chain([Move::PAD]).collect())
    }
}

impl<R: RuleSet> InternalIterator for EveryMove<R> {
    type Item = Move<R>;

    fn try_for_each<T, F>(self, f: F) -> ControlFlow<T>
    where
        F: FnMut(Self::Item) -> ControlFlow<T>,
    {
        try_for_each(self.0.into_iter(), f)
    }
}

/// The moves that are available on one board, in the order of the game.
#[derive(Clone, Debug)]
pub struct AvailableMoves<R: RuleSet>(<Padded<R::Position> as Position>::Moves);

impl<R: RuleSet> AvailableMoves<R> {
    pub(super) const fn new(moves: <Padded<R::Position> as Position>::Moves) -> Self {
        Self(moves)
    }
}

impl<R: RuleSet> InternalIterator for AvailableMoves<R> {
    type Item = Move<R>;

    #[inline]
    fn try_for_each<T, F>(self, f: F) -> ControlFlow<T>
    where
        F: FnMut(Self::Item) -> ControlFlow<T>,
    {
        try_for_each(self.0.map(Move::from_padded), f)
    }

    #[inline]
    fn count(self) -> usize {
        self.0.len()
    }

    #[inline]
    fn nth(mut self, n: usize) -> Option<Self::Item> {
        self.0.nth(n).map(Move::from_padded)
    }
}

/// `Iterator::try_for_each` in the terms of the other trait.
#[inline]
fn try_for_each<I: Iterator, T>(
    items: I,
    mut f: impl FnMut(I::Item) -> ControlFlow<T>,
) -> ControlFlow<T> {
    for item in items {
        f(item)?;
    }
    ControlFlow::Continue(())
}
