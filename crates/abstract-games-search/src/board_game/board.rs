//! The board.

use std::fmt;

use abstract_games_core as core;
use abstract_games_core::{Padded, PaddedMove, Position};
use board_game::board::{
    Alternating, Board as BoardTrait, BoardDone, BoardMoves, BoardSymmetry, Outcome, PlayError,
    Player,
};
use rand::Rng;

use super::symmetry::map_padded;
use super::{AvailableMoves, EveryMove, Move, RuleSet, SymmetryOf};

/// A position under the rules `R` as `board-game` wants it: with players who
/// alternate.
///
/// `Player::A` is our [`Player::First`](core::Player::First). Boards are equal
/// if their positions are and the same player is to move or pad.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board<R: RuleSet> {
    padded: Padded<R::Position>,
}

impl<R: RuleSet> Board<R> {
    /// The start of the game.
    #[must_use]
    pub fn start() -> Self {
        Self {
            padded: Padded::new(R::Position::start(R::rules())),
        }
    }

    /// A position with its player to move, or the position given back if it
    /// is played by other rules than `R`.
    ///
    /// # Errors
    ///
    /// The position.
    pub fn new(position: R::Position) -> Result<Self, R::Position> {
        if position.rules() != R::rules() {
            return Err(position);
        }
        Ok(Self {
            padded: Padded::new(position),
        })
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &R::Position {
        self.padded.position()
    }

    /// Whether the only available move is [`Move::PAD`].
    #[must_use]
    pub fn is_padding(&self) -> bool {
        self.padded.is_padding()
    }
}

impl<R: RuleSet> fmt::Display for Board<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.padded.fmt(f)
    }
}

impl<R: RuleSet> Alternating for Board<R> {}

impl<R: RuleSet> BoardTrait for Board<R> {
    type Move = Move<R>;

    #[inline]
    fn next_player(&self) -> Player {
        player(self.padded.turn())
    }

    #[inline]
    fn is_available_move(&self, mv: Move<R>) -> Result<bool, BoardDone> {
        self.check_done()?;
        Ok(self.padded.is_legal(mv.padded()))
    }

    #[inline]
    fn random_available_move(&self, rng: &mut impl Rng) -> Result<Move<R>, BoardDone> {
        random_move(&self.padded, rng)
            .map(Move::from_padded)
            .ok_or(BoardDone)
    }

    #[inline]
    fn play(&mut self, mv: Move<R>) -> Result<(), PlayError> {
        self.check_can_play(mv)?;
        self.padded.play_unchecked(mv.padded());
        Ok(())
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.padded.outcome().map(|outcome| match outcome {
            core::Outcome::Win(winner) => Outcome::WonBy(player(winner)),
            core::Outcome::Draw => Outcome::Draw,
        })
    }

    /// `true`: so it is in Yonmoque and Oxy, and `true` is right for all.
    #[inline]
    fn can_lose_after_move() -> bool {
        true
    }

    #[inline]
    fn play_random_available_move(&mut self, rng: &mut impl Rng) -> Result<(), BoardDone> {
        let mv = random_move(&self.padded, rng).ok_or(BoardDone)?;
        self.padded.play_unchecked(mv);
        Ok(())
    }
}

/// Our player in the other crate's words.
#[inline]
const fn player(player: core::Player) -> Player {
    match player {
        core::Player::First => Player::A,
        core::Player::Second => Player::B,
    }
}

/// A legal move drawn uniformly, or `None` after the end.
#[inline]
fn random_move<P: Position>(padded: &Padded<P>, rng: &mut impl Rng) -> Option<PaddedMove<P::Move>> {
    let mut moves = padded.legal_moves();
    match moves.len() {
        0 => None,
        count => moves.nth(rng.gen_range(0..count)),
    }
}

impl<'a, R: RuleSet> BoardMoves<'a, Self> for Board<R> {
    type AllMovesIterator = EveryMove<R>;
    type AvailableMovesIterator = AvailableMoves<R>;

    fn all_possible_moves() -> EveryMove<R> {
        EveryMove::new()
    }

    #[inline]
    fn available_moves(&'a self) -> Result<AvailableMoves<R>, BoardDone> {
        self.check_done()?;
        Ok(AvailableMoves::new(self.padded.legal_moves()))
    }
}

impl<R: RuleSet> BoardSymmetry<Self> for Board<R> {
    type Symmetry = R::Symmetry;
    type CanonicalKey = <R::Symmetry as SymmetryOf<R>>::Key;

    fn map(&self, symmetry: R::Symmetry) -> Self {
        Self {
            padded: map_padded::<R>(&self.padded, symmetry),
        }
    }

    fn map_move(&self, symmetry: R::Symmetry, mv: Move<R>) -> Move<R> {
        match mv.game_move() {
            Some(mv) => Move::new(symmetry.map_move(self.padded.position(), mv)),
            None => Move::PAD,
        }
    }

    fn canonical_key(&self) -> Self::CanonicalKey {
        R::Symmetry::key(self.padded.position())
    }
}
