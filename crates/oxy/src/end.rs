//! Why a game ended.

use core::fmt;

use abstract_games_core::CitesRule;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EndReason {
    /// The loser's penalties have reached the limit (OXY-24).
    Limit,
}

impl CitesRule for EndReason {
    fn rule(&self) -> &'static str {
        match self {
            Self::Limit => "OXY-24",
        }
    }
}

/// `limit reached`
impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Limit => "limit reached",
        })
    }
}
