//! Moves and their text: `c3` is a placement, `b4-c3` a movement.

use core::fmt;
use core::str::FromStr;

use abstract_games_core::Excerpt;
use abstract_games_toolkit::CellError;

use crate::Cell;

/// A move: a placement or a movement (YON-3).
///
/// The order is that of [`Moves`](crate::Moves): placements by cell, then
/// movements by the cell they start from and the cell they lead to.
///
/// ```
/// use yonmoque::prelude::*;
///
/// let step = Move::Relocate { from: Cell::B4, to: Cell::C3 };
/// assert_eq!(step.to_string(), "b4-c3");
/// assert_eq!("c3".parse(), Ok(Move::Place(Cell::C3)));
/// assert!(Move::Place(Cell::E5) < step);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Places a piece from hand on this cell.
    Place(Cell),
    /// Moves a piece on the board by a step or a slide.
    Relocate {
        /// The cell that the piece leaves.
        from: Cell,
        /// The cell that it moves to.
        to: Cell,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(cell) => write!(f, "{cell}"),
            Self::Relocate { from, to } => write!(f, "{from}-{to}"),
        }
    }
}

/// Why text is not a move: one of its parts is not a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("byte {at}: {found}: {problem}")]
#[non_exhaustive]
pub struct ParseMoveError {
    /// The byte offset of the part.
    pub at: usize,
    /// The text of the part.
    pub found: Excerpt,
    /// What is wrong with it.
    pub problem: CellError,
}

/// Parses a cell (`c3`) or two cells joined by a hyphen (`b4-c3`).
impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let cell = |at, part: &str| {
            part.parse::<Cell>().map_err(|problem| ParseMoveError {
                at,
                found: part.into(),
                problem,
            })
        };
        match text.split_once('-') {
            None => cell(0, text).map(Self::Place),
            Some((from, to)) => Ok(Self::Relocate {
                from: cell(0, from)?,
                to: cell(from.len() + 1, to)?,
            }),
        }
    }
}
