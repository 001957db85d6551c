//! Moves and move lists.

use std::fmt;
use std::ops::ControlFlow;

use abstract_games_core::{MoveText, Position};
use internal_iterator::InternalIterator;

use super::FixedRules;
use crate::{Alternating, AlternatingMove, NULL_MOVE};

type GameMove<R> = <<R as FixedRules>::Position as Position>::Move;

/// A move of a [`Board`](super::Board): a move of the game, or a null move.
/// Displayed in the game's notation, or as `null`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move<R: FixedRules>(AlternatingMove<GameMove<R>>);

impl<R: FixedRules> Move<R> {
    /// The null move, forced when the opponent moves again.
    pub const NULL: Self = Self(AlternatingMove::Null);

    /// A move of the game.
    #[must_use]
    pub const fn new(mv: GameMove<R>) -> Self {
        Self(AlternatingMove::Move(mv))
    }

    /// The move of the game, or `None` for the null move.
    #[must_use]
    pub const fn game_move(self) -> Option<GameMove<R>> {
        match self.0 {
            AlternatingMove::Move(mv) => Some(mv),
            AlternatingMove::Null => None,
        }
    }

    #[inline]
    pub(super) const fn from_alternating(mv: AlternatingMove<GameMove<R>>) -> Self {
        Self(mv)
    }

    #[inline]
    pub(super) const fn to_alternating(self) -> AlternatingMove<GameMove<R>> {
        self.0
    }
}

impl<R: FixedRules> fmt::Display for Move<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            AlternatingMove::Move(mv) => MoveText::<R::Position>::new(R::rules(), mv).fmt(f),
            AlternatingMove::Null => f.pad(NULL_MOVE),
        }
    }
}

/// Every move that can be available on some board, the null move last.
#[derive(Clone, Debug)]
pub struct EveryMove<R: FixedRules>(Vec<Move<R>>);

impl<R: FixedRules> EveryMove<R> {
    pub(super) fn new() -> Self {
        let moves = R::every_move().into_iter().map(Move::new);
        Self(moves.chain([Move::NULL]).collect())
    }
}

impl<R: FixedRules> InternalIterator for EveryMove<R> {
    type Item = Move<R>;

    fn try_for_each<T, F>(self, f: F) -> ControlFlow<T>
    where
        F: FnMut(Self::Item) -> ControlFlow<T>,
    {
        try_for_each(self.0.into_iter(), f)
    }
}

/// The moves available on one board, in the order of the game.
#[derive(Clone, Debug)]
pub struct AvailableMoves<R: FixedRules>(<Alternating<R::Position> as Position>::Moves);

impl<R: FixedRules> AvailableMoves<R> {
    pub(super) const fn new(moves: <Alternating<R::Position> as Position>::Moves) -> Self {
        Self(moves)
    }
}

impl<R: FixedRules> InternalIterator for AvailableMoves<R> {
    type Item = Move<R>;

    #[inline]
    fn try_for_each<T, F>(self, f: F) -> ControlFlow<T>
    where
        F: FnMut(Self::Item) -> ControlFlow<T>,
    {
        try_for_each(self.0.map(Move::from_alternating), f)
    }

    #[inline]
    fn count(self) -> usize {
        self.0.len()
    }

    #[inline]
    fn nth(mut self, n: usize) -> Option<Self::Item> {
        self.0.nth(n).map(Move::from_alternating)
    }
}

/// `Iterator::try_for_each`, for the signature of [`InternalIterator`].
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
