//! Why a record cannot be replayed.

use std::error::Error;
use std::fmt;

use crate::records::{FormProblem, GameResult, Place};
use crate::{Cause, MoveError, Outcome, PositionError};

/// Why a record cannot be replayed, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// The place in the text, if the record was read from text.
    pub place: Option<Place>,
    /// The number of the move at which replaying failed, counting from 1.
    pub number: Option<usize>,
    /// What is wrong.
    pub problem: ReplayProblem,
}

impl ReplayError {
    /// The number of the rule that forbids the move or the position, as in the
    /// game's rule book.
    #[must_use]
    pub const fn rule(&self) -> Option<&'static str> {
        match &self.problem {
            ReplayProblem::Move(error) => error.rule(),
            ReplayProblem::Position(error) => error.rule,
            _ => None,
        }
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place {
            write!(f, "{place}: ")?;
        }
        if let Some(number) = self.number {
            write!(f, "move {number}: ")?;
        }
        write!(f, "{}", self.problem)
    }
}

impl Error for ReplayError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.problem)
    }
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayProblem {
    /// The tag `Game` is not the name of a game, or not of the expected one.
    #[error("invalid game: {0}")]
    Game(#[source] Cause),
    /// A position string is invalid.
    #[error("{0}")]
    Position(#[source] PositionError),
    /// A move is invalid or illegal.
    #[error("{0}")]
    Move(#[source] MoveError),
    /// The record could not have been read from text.
    #[error("{0}")]
    Form(#[source] FormProblem),
    /// The game ended by its rules, but the record has another result.
    #[error("result `{recorded}`, but by the rules the game ended with: {outcome}")]
    Result {
        /// The result of the record.
        recorded: GameResult,
        /// How the game ended.
        outcome: Outcome,
    },
}
