//! Moves of 1981 and 1983, and their text: `c1-c4@0`, `c3xd5@2`, `b2@3`,
//! `b2!`, `pass`.

use core::fmt;
use core::str::FromStr;

use abstract_games_core::Notation;

use super::{Cell, OmnigonPatent, PatentRules, Setup};
use crate::Facing;
use crate::notation::{ParseMoveError, Text};

/// What a player does in a turn.
///
/// Four bytes. Whether a move captures is part of it, so that it can be read
/// and written without a position; a legal move's `capture` fits the board.
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
        /// Where the piece stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
        /// How it is turned then.
        facing: Facing,
        /// Whether it captures the piece on `to`.
        capture: bool,
    },
    /// Turns a piece in place (OMN-26).
    Turn {
        /// Where it stands.
        cell: Cell,
        /// How it is turned then; not as before (OMN-29).
        facing: Facing,
    },
    /// Turns a piece in place for the third time in a row, which takes it off
    /// the board (OMN-26).
    Remove {
        /// Where it stands.
        cell: Cell,
    },
    /// Does nothing, because there is no other move (OMN-29).
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

impl Notation for OmnigonPatent {
    type Setup = Setup;
    type ParseMoveError = ParseMoveError;

    fn parse_move(_: PatentRules, text: &str) -> Result<Move, ParseMoveError> {
        text.parse()
    }

    fn write_move(_: PatentRules, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{mv}")
    }
}
