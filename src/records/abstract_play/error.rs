//! Why an object is not a record.

use std::error::Error;
use std::fmt;

use crate::Cause;

/// Why an object cannot be imported, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportError {
    /// The path of the invalid value, written as in JavaScript:
    /// `header.players[0].name`. Empty for the whole object.
    pub path: String,
    /// What is wrong with the value.
    pub problem: ImportProblem,
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.path.as_str() {
            "" => write!(f, "the record {}", self.problem),
            path => write!(f, "`{path}` {}", self.problem),
        }
    }
}

impl Error for ImportError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.problem)
    }
}

/// What is wrong with a value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ImportProblem {
    /// It is missing.
    #[error("is missing")]
    Missing,
    /// It has the wrong type or format.
    #[error("must be {0}")]
    Type(&'static str),
    /// The game is not supported.
    #[error("is {found:?}; only `Oust` and `Yonmoque` are supported")]
    Game {
        /// The beginning of its name.
        found: String,
    },
    /// The game has no such variant.
    #[error("is {found:?}; {game} has {known}")]
    Variant {
        /// The game.
        game: &'static str,
        /// The beginning of the variant's name.
        found: String,
        /// The variants that the game has.
        known: &'static str,
    },
    /// The variants exclude each other, or this build leaves the game out.
    #[error("is not a known game: {0}")]
    Name(#[source] Cause),
    /// There are not two players.
    #[error("must have 2 entries, not {found}")]
    Players {
        /// The number of entries.
        found: usize,
    },
    /// A round has more entries than there are players.
    #[error("must have at most 2 entries, not {found}")]
    Round {
        /// The number of entries.
        found: usize,
    },
}

impl ImportProblem {
    /// The error that the value at `path` has this problem.
    pub(super) fn at(self, path: impl Into<String>) -> ImportError {
        ImportError {
            path: path.into(),
            problem: self,
        }
    }
}

/// The beginning of a text, for an error message.
pub(super) fn beginning(text: &str) -> String {
    text.chars().take(24).collect()
}
