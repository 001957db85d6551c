//! Moves, and their text.

use core::fmt;
use core::str::FromStr;

use abstract_games_core::Excerpt;
use abstract_games_toolkit::CellError;

use crate::board::Cell;

/// One action of one player.
///
/// Written and read without knowing rules or position: `c2`, `a4~b2`, `pass`.
///
/// ```
/// use oxy::Move;
///
/// assert_eq!("c2".parse(), Ok(Move::Slide("c2".parse()?)));
/// let exchange = Move::Exchange { symbol: "a4".parse()?, neutral: "b2".parse()? };
/// assert_eq!(exchange.to_string(), "a4~b2");
/// assert_eq!("pass".parse(), Ok(Move::Pass));
/// # Ok::<(), oxy::CellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The tile on this cell slides into the space (OXY-5).
    Slide(Cell),
    /// A symbol tile and a neutral one change places (OXY-30).
    Exchange {
        /// The cell of the symbol tile.
        symbol: Cell,
        /// The cell of the neutral tile.
        neutral: Cell,
    },
    /// The forced pass of a player without a legal slide (OXY-9).
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Slide(from) => write!(f, "{from}"),
            Self::Exchange { symbol, neutral } => write!(f, "{symbol}~{neutral}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why text is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseMoveError {
    /// The text is empty.
    #[error("a move is a cell such as `c2`, an exchange such as `a4~b2`, or `pass`")]
    Empty,
    /// Something else is where a cell is expected.
    #[error("byte {at}: {found}: {error}")]
    Cell {
        /// Where it begins.
        at: usize,
        /// Its text.
        found: Excerpt,
        /// What is wrong with it.
        error: CellError,
    },
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let cell = |text: &str, at| {
            text.parse().map_err(|error| ParseMoveError::Cell {
                at,
                found: text.into(),
                error,
            })
        };
        match (text, text.split_once('~')) {
            ("", _) => Err(ParseMoveError::Empty),
            ("pass", _) => Ok(Self::Pass),
            (_, None) => Ok(Self::Slide(cell(text, 0)?)),
            (_, Some((symbol, neutral))) => Ok(Self::Exchange {
                symbol: cell(symbol, 0)?,
                neutral: cell(neutral, symbol.len() + 1)?,
            }),
        }
    }
}
