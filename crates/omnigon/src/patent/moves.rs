//! Moves of 1981 and 1983, and their text: `c1-c4@0`, `c3xd5@2`, `b2@3`,
//! `b2!`, `pass`.

use core::fmt;
use core::str::FromStr;

use super::Cell;
use crate::Facing;
use crate::moves::{ParseMoveError, Text};

/// What a player does in a turn.
///
/// Four bytes. Whether a move captures is part of it, so that moves can be
/// parsed and written without a position; a legal move's `capture` matches the
/// board.
///
/// ```
/// use omnigon::Facing;
/// use omnigon::patent::Move;
///
/// let mv = Move::Turn { cell: "b2".parse()?, facing: Facing::F3 };
/// assert_eq!(mv.to_string(), "b2@3");
/// for text in ["c1-c4@0", "c3xd5@2", "b2@3", "b2!", "pass"] {
///     assert_eq!(text.parse::<Move>()?.to_string(), text);
/// }
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Moves a piece to another cell and turns it (OMN-24).
    Slide {
        /// The cell of the piece.
        from: Cell,
        /// The cell that it moves to.
        to: Cell,
        /// The new facing.
        facing: Facing,
        /// Whether it captures the piece on `to`.
        capture: bool,
    },
    /// Turns a piece in place (OMN-26).
    Turn {
        /// The cell of the piece.
        cell: Cell,
        /// The new facing, which must differ from the old one (OMN-29).
        facing: Facing,
    },
    /// Turns a piece in place for the third time in a row, which removes it
    /// (OMN-26).
    Remove {
        /// The cell of the piece.
        cell: Cell,
    },
    /// Does nothing. Legal only if there is no other move (OMN-29).
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Slide {
                from,
                to,
                facing,
                capture,
            } => write!(f, "{from}{}{to}@{facing}", if capture { 'x' } else { '-' }),
            Self::Turn { cell, facing } => write!(f, "{cell}@{facing}"),
            Self::Remove { cell } => write!(f, "{cell}!"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        match Text::parse(text)? {
            Text::Slide {
                from,
                to,
                facing,
                capture,
            } => {
                let missing = ParseMoveError::FacingMissing { at: text.len() };
                Ok(Self::Slide {
                    from,
                    to,
                    facing: facing.ok_or(missing)?,
                    capture,
                })
            }
            Text::Turn { cell, facing } => Ok(Self::Turn { cell, facing }),
            Text::Remove { cell } => Ok(Self::Remove { cell }),
            Text::Pass => Ok(Self::Pass),
        }
    }
}
