//! Moves of 1988, and their text: `e1-f1@0`, `d3xd5@1`, `d2-d3`, `pass`.

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
/// use omnigon::published::Move;
///
/// let mv: Move = "d3xd5@1".parse()?;
/// assert_eq!(
///     mv,
///     Move::Slide {
///         from: "d3".parse()?,
///         to: "d5".parse()?,
///         facing: Some(Facing::F1),
///         capture: true,
///     }
/// );
/// assert_eq!(mv.to_string(), "d3xd5@1");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Moves a piece (OMN-5, OMN-6) and turns it (OMN-8).
    Slide {
        /// The cell of the piece.
        from: Cell,
        /// The cell that it moves to.
        to: Cell,
        /// The new facing: `None` for the Helios, 0 or 1 for a Stargon.
        facing: Option<Facing>,
        /// Whether it captures the piece on `to`.
        capture: bool,
    },
    /// Does nothing. Legal only if there is no other move (OMN-10).
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Pass => f.write_str("pass"),
            Self::Slide {
                from,
                to,
                facing,
                capture,
            } => {
                write!(f, "{from}{}{to}", if capture { 'x' } else { '-' })?;
                facing.map_or(Ok(()), |facing| write!(f, "@{facing}"))
            }
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        match Text::parse(text)? {
            Text::Pass => Ok(Self::Pass),
            Text::Slide {
                from,
                to,
                facing,
                capture,
            } => Ok(Self::Slide {
                from,
                to,
                facing,
                capture,
            }),
            Text::Turn { .. } | Text::Remove { .. } => Err(ParseMoveError::TurnInPlace),
        }
    }
}
