//! A game in progress: a position and its history.

use alloc::vec::Vec;

use crate::{MoveListError, Notation, Outcome, Position};

/// A position with its history: moves can be undone, repetitions counted, and
/// the number of plies limited.
///
/// Positions carry no history beyond what the rules need; this adds it. A
/// copy of every earlier position is kept, so memory grows with the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game<P: Position> {
    past: Vec<(P, P::Move)>,
    position: P,
    ply_limit: Option<usize>,
}

/// Whether a [`Game`] is still in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameStatus {
    /// The game is in progress.
    Ongoing,
    /// The game has ended by its rules.
    Ended(Outcome),
    /// The game was stopped at its ply limit; the rules have not decided a
    /// winner.
    PlyLimit,
}

/// Why a move cannot be played in a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError<I> {
    /// The move is illegal.
    #[error(transparent)]
    Illegal(#[from] I),
    /// The game was stopped at its ply limit.
    #[error("the game was stopped at its limit of {limit} plies")]
    PlyLimit {
        /// The limit.
        limit: usize,
    },
}

impl<P: Position> Game<P> {
    /// A game that begins at `position`, without a ply limit.
    #[must_use]
    pub const fn new(position: P) -> Self {
        Self {
            past: Vec::new(),
            position,
            ply_limit: None,
        }
    }

    /// A game from the start under `rules`, without a ply limit.
    #[must_use]
    pub fn from_rules(rules: P::Rules) -> Self {
        Self::new(P::start(rules))
    }

    /// The same game with a ply limit (`None`: no limit).
    #[must_use]
    pub const fn with_ply_limit(mut self, limit: Option<usize>) -> Self {
        self.ply_limit = limit;
        self
    }

    /// Stops the game once `limit` plies have been played (`None`: never).
    pub const fn set_ply_limit(&mut self, limit: Option<usize>) {
        self.ply_limit = limit;
    }

    /// The largest number of plies that may be played.
    #[must_use]
    pub const fn ply_limit(&self) -> Option<usize> {
        self.ply_limit
    }

    /// The current position.
    #[must_use]
    pub const fn position(&self) -> &P {
        &self.position
    }

    /// The position that the game began with.
    #[must_use]
    pub fn start(&self) -> &P {
        self.past.first().map_or(&self.position, |(start, _)| start)
    }

    /// The number of plies played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.past.len()
    }

    /// The moves played, first to last.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = P::Move> + ExactSizeIterator {
        self.past.iter().map(|(_, mv)| *mv)
    }

    /// The positions of the game, from the start to the current one.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &P> {
        let past = self.past.iter().map(|(position, _)| position);
        past.chain(core::iter::once(&self.position))
    }

    /// Whether the game is still in progress. A game that ends on its last
    /// allowed ply counts as ended, not as stopped.
    #[must_use]
    pub fn status(&self) -> GameStatus {
        match (self.position.outcome(), self.ply_limit) {
            (Some(outcome), _) => GameStatus::Ended(outcome),
            (None, Some(limit)) if self.plies() >= limit => GameStatus::PlyLimit,
            (None, _) => GameStatus::Ongoing,
        }
    }

    /// Plays a legal move.
    ///
    /// # Errors
    ///
    /// Returns why the move cannot be played. In that case nothing changes.
    pub fn play(&mut self, mv: P::Move) -> Result<(), GameError<P::IllegalMove>> {
        self.position.check(mv)?;
        if let (GameStatus::PlyLimit, Some(limit)) = (self.status(), self.ply_limit) {
            return Err(GameError::PlyLimit { limit });
        }
        let before = self.position.clone();
        self.position.play_unchecked(mv);
        self.past.push((before, mv));
        Ok(())
    }

    /// Plays a list of moves, written as for
    /// [`play_moves`](crate::play_moves). Returns the number of moves.
    ///
    /// # Errors
    ///
    /// Returns the first move that cannot be played. In that case nothing
    /// changes.
    pub fn play_list(
        &mut self,
        list: &str,
    ) -> Result<usize, MoveListError<P::ParseMoveError, GameError<P::IllegalMove>>>
    where
        P: Notation,
    {
        let before = self.plies();
        let result = crate::notation::play_list(self, Self::position, list, Self::play);
        while result.is_err() && self.plies() > before {
            self.undo();
        }
        result
    }

    /// Takes the last move back and returns it, or `None` at the start.
    pub fn undo(&mut self) -> Option<P::Move> {
        let (position, mv) = self.past.pop()?;
        self.position = position;
        Some(mv)
    }

    /// How many times the current position has occurred in this game, including
    /// now: 1 if it is new. Compares with every earlier position.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        let same = |position: &&P| **position == self.position;
        self.positions().filter(same).count()
    }
}
