//! Why a record cannot be replayed.

use std::error::Error;
use std::fmt;

use crate::records::{GameResult, Line, Place};
use crate::{AnyError, NameError, Outcome, Player};

/// Where and why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// Where it is written, if the record was read from text.
    pub place: Option<Place>,
    /// The number of the move that it is about, from 1.
    pub number: Option<usize>,
    /// What is wrong.
    pub problem: ReplayProblem,
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
    /// There is no tag `Game`.
    #[error("the tag `Game` is missing")]
    NoGame,
    /// The tag `Game` names no game of this build.
    #[error("{0}")]
    Game(NameError),
    /// A position string is none of this game.
    #[error("no position: {0}")]
    Position(String),
    /// A move is none, or is not legal there.
    #[error("{0}")]
    Move(AnyError),
    /// A comma joins a move to one of the other player.
    #[error("a comma joins moves of one turn, and here the turn has passed to the {0} player")]
    TurnChange(Player),
    /// A variation comes before any move that it could replace.
    #[error("a variation must follow the move that it replaces")]
    VariationFirst,
    /// Variations are nested too deep.
    #[error("variations are nested more than {} deep", Line::MAX_DEPTH)]
    TooDeep,
    /// The game ended by its rules, and the record states another result.
    #[error("the record's result is `{recorded}`, and by the rules it is: {outcome}")]
    Result {
        /// What the record states.
        recorded: GameResult,
        /// How the game ended.
        outcome: Outcome,
    },
}
