//! Why a game ended.

use core::fmt;

/// Why a game ended. There is no draw (YON-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum EndReason {
    /// The last mover made a new line of four by moving, and won (YON-8).
    Four,
    /// The last mover made a line of five, and lost (YON-9).
    Five,
    /// The player whose turn came can neither place nor move, and lost
    /// (YON-4).
    NoMoves,
}

impl EndReason {
    /// The number of the rule in the rule book.
    #[must_use]
    pub const fn rule(self) -> &'static str {
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
