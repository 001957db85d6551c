//! The result of a game, as a record states it.

use std::fmt;
use std::str::FromStr;

use crate::{Outcome, Player};

/// The result that a record states, written as in chess.
///
/// ```
/// use abstract_games::records::GameResult;
/// use abstract_games::{Outcome, Player};
///
/// let result: GameResult = "0-1".parse()?;
/// assert_eq!(result.outcome(), Some(Outcome::Win(Player::Second)));
/// assert_eq!(GameResult::from(None), GameResult::Open);
/// assert_eq!(GameResult::Draw.to_string(), "1/2-1/2");
/// # Ok::<(), abstract_games::records::ParseResultError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameResult {
    /// `1-0`: the first player won.
    First,
    /// `0-1`: the second player won.
    Second,
    /// `1/2-1/2`: a draw.
    Draw,
    /// `*`: unfinished or unknown.
    #[default]
    Open,
}

/// A text is not a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid result (expected `1-0`, `0-1`, `1/2-1/2` or `*`)")]
pub struct ParseResultError;

impl GameResult {
    /// How the game ended, or `None` for `*`.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::First => Some(Outcome::Win(Player::First)),
            Self::Second => Some(Outcome::Win(Player::Second)),
            Self::Draw => Some(Outcome::Draw),
            Self::Open => None,
        }
    }

    /// The token.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::First => "1-0",
            Self::Second => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }
}

impl From<Option<Outcome>> for GameResult {
    fn from(outcome: Option<Outcome>) -> Self {
        match outcome {
            Some(Outcome::Win(Player::First)) => Self::First,
            Some(Outcome::Win(Player::Second)) => Self::Second,
            Some(Outcome::Draw) => Self::Draw,
            None => Self::Open,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for GameResult {
    type Err = ParseResultError;

    fn from_str(text: &str) -> Result<Self, ParseResultError> {
        let all = [Self::First, Self::Second, Self::Draw, Self::Open];
        let found = all.into_iter().find(|result| result.as_str() == text);
        found.ok_or(ParseResultError)
    }
}
