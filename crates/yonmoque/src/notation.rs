//! Moves, and their text: `c3` places, `b4-c3` moves.

use core::fmt;
use core::str::FromStr;

use abstract_games_core::text::Excerpt;
use abstract_games_core::{CellError, Notation};

use crate::board::GRID;
use crate::{Rules, Setup, Square, Yonmoque};

/// What one player does in one turn (YON-3).
///
/// Two bytes. Ordered as [`Moves`](crate::Moves) lists them: placements by
/// square, then movements by the square that they leave and the one that they
/// reach.
///
/// ```
/// use yonmoque::{Move, Square};
///
/// let step = Move::Relocate { from: Square::B4, to: Square::C3 };
/// assert_eq!(step.to_string(), "b4-c3");
/// assert_eq!("c3".parse(), Ok(Move::Place(Square::C3)));
/// assert!(Move::Place(Square::E5) < step);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Places a piece from hand on this square.
    Place(Square),
    /// Moves a piece on the board, by a step or a slide.
    Relocate {
        /// Where the piece stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => write!(f, "{square}"),
            Self::Relocate { from, to } => write!(f, "{from}-{to}"),
        }
    }
}

/// Why a text is not a move: one of its one or two parts is not a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("byte {at}: {found}: {problem}")]
#[non_exhaustive]
pub struct ParseMoveError {
    /// Where the part begins, in bytes from the start of the move.
    pub at: usize,
    /// Its text.
    pub found: Excerpt,
    /// What is wrong with it.
    pub problem: CellError,
}

/// Reads the whole text as a square (`c3`) or two joined by a hyphen
/// (`b4-c3`); anything else is an error.
impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let square = |at, part: &str| {
            part.parse::<Square>().map_err(|problem| ParseMoveError {
                at,
                found: part.into(),
                problem,
            })
        };
        match text.split_once('-') {
            None => square(0, text).map(Self::Place),
            Some((from, to)) => Ok(Self::Relocate {
                from: square(0, from)?,
                to: square(from.len() + 1, to)?,
            }),
        }
    }
}

/// Reads a name as [`Display`](fmt::Display) writes it: `c3`.
impl FromStr for Square {
    type Err = CellError;

    fn from_str(name: &str) -> Result<Self, CellError> {
        let cell = GRID.parse_cell(name)?;
        Self::from_index(cell.into()).ok_or(CellError::OffBoard)
    }
}

impl Notation for Yonmoque {
    type Setup = Setup;
    type ParseMoveError = ParseMoveError;

    fn parse_move(_: Rules, text: &str) -> Result<Move, ParseMoveError> {
        text.parse()
    }

    fn write_move(_: Rules, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{mv}")
    }
}
