//! Why a game ended.

use core::fmt;

use abstract_games_core::CitesRule;

/// Why a game ended. There are no draws (YON-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum EndReason {
    /// The last mover made a new four in a row with a movement, and won
    /// (YON-8).
    Four,
    /// The last mover made five in a row, and lost (YON-9).
    Five,
    /// The next player can neither place nor move, and lost (YON-4).
    NoMoves,
}

impl CitesRule for EndReason {
    fn rule(&self) -> &'static str {
        match self {
            Self::Four => "YON-8",
            Self::Five => "YON-9",
            Self::NoMoves => "YON-4",
        }
    }
}

/// `four`, `five` or `no moves`.
impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Four => "four",
            Self::Five => "five",
            Self::NoMoves => "no moves",
        })
    }
}
