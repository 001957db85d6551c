//! The parts of the text of moves that both games share.

use core::str::FromStr;

use abstract_games_core::Excerpt;
use abstract_games_toolkit::CellError;

use crate::Facing;

/// Why text is not a move. Offsets (`at`) are in bytes from the start of the
/// move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseMoveError {
    /// A part of the text is not a cell.
    #[error("byte {at}: {found}: {problem}")]
    Cell {
        /// Where the part begins.
        at: usize,
        /// Its text.
        found: Excerpt,
        /// What is wrong with it.
        problem: CellError,
    },
    /// The text after `@` is not a facing.
    #[error("byte {at}: invalid facing: {found}, expected a digit from 0 to 5")]
    Facing {
        /// Where it begins.
        at: usize,
        /// The text.
        found: Excerpt,
    },
    /// In 1981 and 1983, every move of a piece to another cell has a facing.
    #[error("byte {at}: missing facing: expected `@` and a digit from 0 to 5")]
    FacingMissing {
        /// Where the text ends.
        at: usize,
    },
    /// The text is neither a move to a cell (`-` or `x`) nor a turn in place
    /// (`@` or `!`).
    #[error("invalid move: {found}")]
    Malformed {
        /// The text.
        found: Excerpt,
    },
    /// There are no turns in place in 1988 (OMN-8).
    #[error("turns in place do not exist in 1988")]
    TurnInPlace,
}

/// The parts of the text of a move of either game.
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
    /// Parses `pass`, `b2!`, `b2@3`, `b2-b4@3` or `b2xb4@3`, the latter two
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
