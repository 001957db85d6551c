//! Moves, and moves as text.

use core::fmt;

use abstract_games_core::Excerpt;
use abstract_games_toolkit::CellError;

use crate::{Board, Cell};

/// One move. A turn may consist of several (OUST-7).
///
/// Ordered as they are generated: placements by cell, then `Pass`, then
/// `Swap`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Move {
    /// Place a stone on this cell (OUST-3).
    Place(Cell),
    /// Pass, where nothing can be placed (OUST-8).
    Pass,
    /// Take over the single red stone (OUST-11).
    Swap,
}

impl Move {
    /// The cell of a placement.
    #[inline]
    #[must_use]
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Self::Place(cell) => Some(cell),
            Self::Pass | Self::Swap => None,
        }
    }
}

/// Why text is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseMoveError {
    /// It is not a cell's name, `pass` or `swap`.
    #[error("invalid move: {found}, expected a cell, `pass` or `swap`")]
    Malformed {
        /// The text.
        found: Excerpt,
    },
    /// It names a cell that this board does not have.
    #[error("{board} has no cell {found}")]
    OffBoard {
        /// The text.
        found: Excerpt,
        /// The board.
        board: Board,
    },
}

/// Parses a move on a board.
pub(crate) fn parse(board: Board, text: &str) -> Result<Move, ParseMoveError> {
    let found = Excerpt::from(text);
    match text {
        "pass" => Ok(Move::Pass),
        "swap" => Ok(Move::Swap),
        cell => match board.parse_cell(cell) {
            Ok(cell) => Ok(Move::Place(cell)),
            Err(CellError::Malformed) => Err(ParseMoveError::Malformed { found }),
            Err(CellError::OffBoard) => Err(ParseMoveError::OffBoard { found, board }),
        },
    }
}

/// Writes a move on a board. A cell that the board does not have is written as
/// its index.
pub(crate) fn write(board: Board, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
    match mv {
        Move::Place(cell) if board.contains(cell) => write!(out, "{}", board.cell_name(cell)),
        Move::Place(cell) => write!(out, "{}", cell.index()),
        Move::Pass => out.write_str("pass"),
        Move::Swap => out.write_str("swap"),
    }
}
