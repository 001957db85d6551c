//! The board.

use std::fmt;

use abstract_games_core::{self as core, Position};
use board_game::board::{
    Board as BoardTrait, BoardDone, BoardMoves, BoardSymmetry, Outcome, PlayError, Player,
};
use rand::Rng;

use super::symmetry::map_alternating;
use super::{AvailableMoves, EveryMove, FixedRules, Move, SymmetryOf};
use crate::{Alternating, AlternatingMove};

/// A position under the rules `R` as a `Board` of `board-game`, on which the
/// players alternate.
///
/// `Player::A` is [`Player::First`](core::Player::First). Boards are equal if
/// their positions are and the same player is to move, null moves included.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board<R: FixedRules> {
    inner: Alternating<R::Position>,
}

impl<R: FixedRules> Board<R> {
    /// The start of the game.
    #[must_use]
    pub fn start() -> Self {
        Self {
            inner: Alternating::new(R::Position::start(R::rules())),
        }
    }

    /// The board of a position.
    ///
    /// # Errors
    ///
    /// Returns the position if its rules are not those of `R`.
    pub fn new(position: R::Position) -> Result<Self, R::Position> {
        if position.rules() != R::rules() {
            return Err(position);
        }
        Ok(Self {
            inner: Alternating::new(position),
        })
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &R::Position {
        self.inner.position()
    }

    /// Whether the only available move is [`Move::NULL`].
    #[must_use]
    pub fn needs_null_move(&self) -> bool {
        self.inner.needs_null_move()
    }
}

impl<R: FixedRules> fmt::Display for Board<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.inner.fmt(f)
    }
}

impl<R: FixedRules> board_game::board::Alternating for Board<R> {}

impl<R: FixedRules> BoardTrait for Board<R> {
    type Move = Move<R>;

    #[inline]
    fn next_player(&self) -> Player {
        player(self.inner.turn())
    }

    #[inline]
    fn is_available_move(&self, mv: Move<R>) -> Result<bool, BoardDone> {
        self.check_done()?;
        Ok(self.inner.is_legal(mv.to_alternating()))
    }

    #[inline]
    fn random_available_move(&self, rng: &mut impl Rng) -> Result<Move<R>, BoardDone> {
        random_move(&self.inner, rng)
            .map(Move::from_alternating)
            .ok_or(BoardDone)
    }

    #[inline]
    fn play(&mut self, mv: Move<R>) -> Result<(), PlayError> {
        self.check_can_play(mv)?;
        self.inner.play_unchecked(mv.to_alternating());
        Ok(())
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome().map(|outcome| match outcome {
            core::Outcome::Win(winner) => Outcome::WonBy(player(winner)),
            core::Outcome::Draw => Outcome::Draw,
        })
    }

    /// True, because players can lose by their own move in Yonmoque and Oxy. It
    /// is also correct for games in which they cannot.
    #[inline]
    fn can_lose_after_move() -> bool {
        true
    }

    #[inline]
    fn play_random_available_move(&mut self, rng: &mut impl Rng) -> Result<(), BoardDone> {
        let mv = random_move(&self.inner, rng).ok_or(BoardDone)?;
        self.inner.play_unchecked(mv);
        Ok(())
    }
}

/// The player as `board-game` names it.
#[inline]
const fn player(player: core::Player) -> Player {
    match player {
        core::Player::First => Player::A,
        core::Player::Second => Player::B,
    }
}

/// A legal move drawn uniformly, or `None` after the end.
#[inline]
fn random_move<P: Position>(
    position: &Alternating<P>,
    rng: &mut impl Rng,
) -> Option<AlternatingMove<P::Move>> {
    let mut moves = position.legal_moves();
    match moves.len() {
        0 => None,
        count => moves.nth(rng.gen_range(0..count)),
    }
}

impl<'a, R: FixedRules> BoardMoves<'a, Self> for Board<R> {
    type AllMovesIterator = EveryMove<R>;
    type AvailableMovesIterator = AvailableMoves<R>;

    fn all_possible_moves() -> EveryMove<R> {
        EveryMove::new()
    }

    #[inline]
    fn available_moves(&'a self) -> Result<AvailableMoves<R>, BoardDone> {
        self.check_done()?;
        Ok(AvailableMoves::new(self.inner.legal_moves()))
    }
}

impl<R: FixedRules> BoardSymmetry<Self> for Board<R> {
    type Symmetry = R::Symmetry;
    type CanonicalKey = <R::Symmetry as SymmetryOf<R>>::Key;

    fn map(&self, symmetry: R::Symmetry) -> Self {
        Self {
            inner: map_alternating::<R>(&self.inner, symmetry),
        }
    }

    fn map_move(&self, symmetry: R::Symmetry, mv: Move<R>) -> Move<R> {
        match mv.game_move() {
            Some(mv) => Move::new(symmetry.map_move(self.inner.position(), mv)),
            None => Move::NULL,
        }
    }

    fn canonical_key(&self) -> Self::CanonicalKey {
        R::Symmetry::key(self.inner.position())
    }
}
