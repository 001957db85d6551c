//! The text of moves, as far as both boards share it.

use core::str::FromStr;

use abstract_games_core::CellError;
use abstract_games_core::text::Excerpt;

use crate::Facing;

/// Why a text is not a move. Offsets (`at`) are in bytes from the start of
/// the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseMoveError {
    /// A part of it is not a cell.
    #[error("byte {at}: {found}: {problem}")]
    Cell {
        /// Where the part begins.
        at: usize,
        /// Its text.
        found: Excerpt,
        /// What is wrong with it.
        problem: CellError,
    },
    /// What follows `@` is not a facing.
    #[error("byte {at}: {found} is no facing, one digit from 0 to 5")]
    Facing {
        /// Where it begins.
        at: usize,
        /// Its text.
        found: Excerpt,
    },
    /// A move of a piece of 1981 or 1983 without a facing.
    #[error("byte {at}: a facing, `@` and a digit from 0 to 5, is missing")]
    FacingMissing {
        /// Where the text ends.
        at: usize,
    },
    /// Neither a move to a cell (`-` or `x`) nor a turn in place (`@`, `!`).
    #[error("{found} is not a move")]
    Malformed {
        /// The text.
        found: Excerpt,
    },
    /// A turn in place in 1988, where there is none (OMN-8).
    #[error("pieces of 1988 do not turn without moving")]
    TurnInPlace,
}

/// The text of a move, taken apart.
pub(crate) enum Text<C> {
    Slide {
        from: C,
        to: C,
        facing: Option<Facing>,
        capture: bool,
    },
    Turn {
        cell: C,
        facing: Facing,
    },
    Remove {
        cell: C,
    },
    Pass,
}

impl<C: FromStr<Err = CellError>> Text<C> {
    /// Reads `pass`, `b2!`, `b2@3`, `b2-b4@3` or `b2xb4@3`, the latter two
    /// also without a facing.
    pub(crate) fn parse(text: &str) -> Result<Self, ParseMoveError> {
        if text == "pass" {
            return Ok(Self::Pass);
        }
        if let Some(name) = text.strip_suffix('!') {
            return Ok(Self::Remove {
                cell: cell(0, name)?,
            });
        }
        let (cells, facing) = match text.split_once('@') {
            Some((cells, digit)) => (cells, Some(facing(cells.len() + 1, digit)?)),
            None => (text, None),
        };
        let Some(sign) = cells.find(['-', 'x']) else {
            return match facing {
                Some(facing) => Ok(Self::Turn {
                    cell: cell(0, cells)?,
                    facing,
                }),
                None => Err(ParseMoveError::Malformed { found: text.into() }),
            };
        };
        Ok(Self::Slide {
            from: cell(0, &cells[..sign])?,
            to: cell(sign + 1, &cells[sign + 1..])?,
            facing,
            capture: cells.as_bytes()[sign] == b'x',
        })
    }
}

fn cell<C: FromStr<Err = CellError>>(at: usize, name: &str) -> Result<C, ParseMoveError> {
    name.parse().map_err(|problem| ParseMoveError::Cell {
        at,
        found: name.into(),
        problem,
    })
}

fn facing(at: usize, digit: &str) -> Result<Facing, ParseMoveError> {
    let number = match digit.as_bytes() {
        [byte @ b'0'..=b'5'] => Facing::new(byte - b'0'),
        _ => None,
    };
    number.ok_or(ParseMoveError::Facing {
        at,
        found: digit.into(),
    })
}
