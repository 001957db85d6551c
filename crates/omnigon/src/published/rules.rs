//! The rule set of 1988, which has no options.

use core::fmt;
use core::str::FromStr;

use abstract_games_core::RuleSet;
use abstract_games_toolkit::{Grid, NameError};

use crate::AnyRules;

/// The rules of the published game of 1988, which have no options.
///
/// ```
/// use omnigon::published::Rules;
///
/// assert_eq!(Rules::STANDARD.to_string(), "omnigon");
/// assert_eq!("omnigon:1988".parse(), Ok(Rules::STANDARD));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rules;

impl Rules {
    /// The only rule set.
    pub const STANDARD: Self = Self;

    /// The number of pieces that a side starts with (OMN-2).
    pub const PIECES: u8 = 7;

    /// The board (OMN-1): its numbers of cells are those of
    /// [`Cell::index`](super::Cell::index).
    #[must_use]
    pub const fn grid(self) -> Grid {
        super::board::GRID
    }
}

impl RuleSet for Rules {
    /// 240: no piece has more moves than on an empty board from its best cell
    /// with its best facing, and the pieces of a side have at most 6 (Helios),
    /// 2 x 54 (Bigons), 72 (Trigon) and 3 x 18 (Stargons).
    // The tests compute these maxima.
    fn max_legal_moves(&self) -> usize {
        240
    }

    /// `None`: a game can go on forever (OMN-12).
    fn max_plies(&self) -> Option<u64> {
        None
    }
}

/// The name of the game, `omnigon`.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&AnyRules::from(*self), f)
    }
}

/// Parses a name of the game of 1988, `omnigon` or `omnigon:1988`.
impl FromStr for Rules {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        match name.parse()? {
            AnyRules::Published(rules) => Ok(rules),
            AnyRules::Patent(_) => Err(NameError::Type {
                name: name.into(),
                expected: "omnigon:1988",
            }),
        }
    }
}
