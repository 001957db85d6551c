//! Why a game ended.

use core::fmt;

use abstract_games_core::CitesRule;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum EndReason {
    /// A Helios was captured (OMN-9): the only reason in 1988.
    HeliosCaptured,
    /// A Unitrog (1981) or an Omnigon (1983) was captured (OMN-27).
    RoyalCaptured,
    /// A side captured as many pieces as are needed to win: seven in 1981, six
    /// in 1983 (OMN-27).
    Captures,
    /// A side turned its own royal piece in place for the third time in a row,
    /// which removed it and lost the game (OMN-26).
    OwnRoyalRemoved,
    /// The agreed number of moves was played, and the invaders decided the game
    /// (OMN-28).
    Invasion,
}

impl CitesRule for EndReason {
    fn rule(&self) -> &'static str {
        match self {
            Self::HeliosCaptured => "OMN-9",
            Self::RoyalCaptured | Self::Captures => "OMN-27",
            Self::OwnRoyalRemoved => "OMN-26",
            Self::Invasion => "OMN-28",
        }
    }
}

/// `Helios captured`, `royal captured`, `number of captures`, `own royal removed`, `invasion`.
impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::HeliosCaptured => "Helios captured",
            Self::RoyalCaptured => "royal captured",
            Self::Captures => "number of captures",
            Self::OwnRoyalRemoved => "own royal removed",
            Self::Invasion => "invasion",
        })
    }
}
