//! Moves, and moves as text.

use core::fmt;

use abstract_games_core::text::Excerpt;
use abstract_games_core::{CellError, Notation};

use crate::{Board, Oust, Rules, Setup};

/// One move. A turn may take several (OUST-7).
///
/// Ordered as they are generated: placements by cell, then `Pass`, then
/// `Swap`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Move {
    /// A stone of one's own on this cell (OUST-3), as the board numbers it.
    Place(u16),
    /// Nothing, where nothing can be placed (OUST-8).
    Pass,
    /// Taking over the one red stone (OUST-11).
    Swap,
}

impl Move {
    /// The cell of a placement.
    #[inline]
    #[must_use]
    pub const fn cell(self) -> Option<u16> {
        match self {
            Self::Place(cell) => Some(cell),
            Self::Pass | Self::Swap => None,
        }
    }
}

/// Why a text is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseMoveError {
    /// It is neither a cell's name nor `pass` nor `swap`.
    #[error("{found} is neither a cell (a letter and a number) nor `pass` nor `swap`")]
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

impl Board {
    /// Reads a move on this board: a cell's name, `pass` or `swap`.
    ///
    /// # Errors
    ///
    /// If the text is none of these, or the board has no such cell.
    pub fn parse_move(self, text: &str) -> Result<Move, ParseMoveError> {
        let found = Excerpt::from(text);
        match text {
            "pass" => Ok(Move::Pass),
            "swap" => Ok(Move::Swap),
            cell => match self.grid().parse_cell(cell) {
                Ok(cell) => Ok(Move::Place(cell)),
                Err(CellError::Malformed) => Err(ParseMoveError::Malformed { found }),
                Err(CellError::OffBoard) => {
                    let board = self;
                    Err(ParseMoveError::OffBoard { found, board })
                }
            },
        }
    }

    /// Writes a move on this board. A cell that the board does not have is
    /// written as its number, which no reader takes for a move.
    ///
    /// # Errors
    ///
    /// If writing fails.
    pub fn write_move(self, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        match mv {
            Move::Place(cell) if cell < self.cells() => write!(out, "{}", self.grid().name(cell)),
            Move::Place(cell) => write!(out, "{cell}"),
            Move::Pass => out.write_str("pass"),
            Move::Swap => out.write_str("swap"),
        }
    }
}

/// Moves are written as the cell's name (`c4`), `pass` or `swap`; a list of
/// moves with spaces, the moves of one turn also with commas (`c4,d5 f2`).
///
/// ```
/// use oust::{Move, Notation, Oust, Rules};
///
/// let rules = Rules::HEX_3;
/// assert_eq!(Oust::parse_move(rules, "c3"), Ok(Move::Place(9)));
/// assert_eq!(Oust::parse_move(rules, "pass"), Ok(Move::Pass));
/// assert_eq!(
///     Oust::parse_move(rules, "c6").unwrap_err().to_string(),
///     "hex-3 has no cell `c6`"
/// );
/// ```
impl<const W: usize> Notation for Oust<W> {
    type Setup = Setup<W>;
    type ParseMoveError = ParseMoveError;

    fn parse_move(rules: Rules<W>, text: &str) -> Result<Move, ParseMoveError> {
        rules.board().parse_move(text)
    }

    fn write_move(rules: Rules<W>, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        rules.board().write_move(mv, out)
    }
}
