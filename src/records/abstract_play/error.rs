//! Why an object is no record.

use std::fmt;

use crate::NameError;

/// Where and why an object is not a record of a game of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportError {
    /// The path of the value that is wrong, as JavaScript would write it:
    /// `header.players[0].name`. Empty for the whole object.
    pub path: String,
    /// What is wrong with it.
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

impl std::error::Error for ImportError {}

/// What is wrong with a value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ImportProblem {
    /// It is not there.
    #[error("is missing")]
    Missing,
    /// It is something else.
    #[error("must be {0}")]
    Type(&'static str),
    /// The game is not one of ours.
    #[error("is {found:?}; only `Oust` and `Yonmoque` can be read")]
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
        /// The variants that it has.
        known: &'static str,
    },
    /// Variants that exclude each other, or a game that this build leaves out.
    #[error("names no game: {0}")]
    Name(NameError),
    /// There are not two players.
    #[error("has {found} entries and must have 2")]
    Players {
        /// How many there are.
        found: usize,
    },
    /// A round has more entries than there are players.
    #[error("has {found} entries, more than there are players")]
    Round {
        /// How many there are.
        found: usize,
    },
}

impl ImportProblem {
    /// This problem of the value at `path`.
    pub(super) fn at(self, path: impl Into<String>) -> ImportError {
        ImportError {
            path: path.into(),
            problem: self,
        }
    }
}

/// The beginning of a text, enough to recognise it.
pub(super) fn beginning(text: &str) -> String {
    text.chars().take(24).collect()
}
