//! Why a game ended.

use core::fmt;

use abstract_games_core::CitesRule;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum EndReason {
    /// A placement captured all enemy stones: a win (OUST-9).
    Ousted,
    /// Neither side can ever place again: a draw (OUST-10).
    DeadBoard,
}

impl CitesRule for EndReason {
    fn rule(&self) -> &'static str {
        match self {
            Self::Ousted => "OUST-9",
            Self::DeadBoard => "OUST-10",
        }
    }
}

/// `ousted` or `dead board`.
impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Ousted => "ousted",
            Self::DeadBoard => "dead board",
        })
    }
}
