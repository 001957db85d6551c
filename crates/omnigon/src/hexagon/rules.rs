//! The rule set of 1988, which has no options.

use core::fmt;
use core::str::FromStr;

use abstract_games_core::{NameError, Rules};

use crate::Variant;

/// The rules of the published game of 1988. There is nothing to choose.
///
/// ```
/// use omnigon::Rules88;
///
/// assert_eq!(Rules88.to_string(), "omnigon");
/// assert_eq!("omnigon:1988".parse(), Ok(Rules88));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rules88;

impl Rules88 {
    /// The pieces that a side starts with (OMN-2).
    pub const PIECES: u8 = 7;
}

impl Rules for Rules88 {
    /// 240: no piece has more moves than on an empty board, from the cell and
    /// with the facing that are best for it, and the pieces of a side have at
    /// most 6 (Helios), 2 x 54 (Bigons), 72 (Trigon) and 3 x 18 (Stargons).
    // The tests compute these maxima.
    fn max_legal_moves(&self) -> usize {
        240
    }

    /// None: a game can go on for ever (OMN-12).
    fn max_plies(&self) -> Option<u64> {
        None
    }
}

/// The game's name, `omnigon`.
impl fmt::Display for Rules88 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Variant::from(*self), f)
    }
}

/// Reads a name of the 1988 game, `omnigon` or `omnigon:1988`.
impl FromStr for Rules88 {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        match name.parse()? {
            Variant::Published(rules) => Ok(rules),
            Variant::Patent(_) => Err(NameError::Type {
                name: name.into(),
                expected: "omnigon:1988",
            }),
        }
    }
}
