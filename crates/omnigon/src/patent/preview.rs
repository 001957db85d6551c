//! What a move would do.

use core::fmt;

use abstract_games_core::{Outcome, Position, Preview};

use super::display::side;
use super::{IllegalMove, Move, OmnigonPatent, Piece};
use crate::EndReason;

/// What a move would do: the piece that it captures or removes, and how it
/// ends the game if it does.
///
/// ```
/// use omnigon::{EndReason, Notation, OmnigonPatent, PatentRules, Preview};
///
/// let text = "..u3../...../...../..B0../...../...../...../..U0.. b 3 0 c5:2";
/// let game = OmnigonPatent::parse_position(PatentRules::OF_1981, text)?;
/// assert_eq!(game.preview("c5-c7@0".parse()?)?.to_string(), "no effect");
/// assert_eq!(game.preview("c5!".parse()?)?.to_string(), "removes the own Bitrog");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Effect {
    /// The enemy piece that is captured (OMN-24).
    pub captured: Option<Piece>,
    /// The own piece that is removed (OMN-26).
    pub removed: Option<Piece>,
    /// How the game ends and why, if it does.
    pub end: Option<(Outcome, EndReason)>,
}

impl Preview for OmnigonPatent {
    type Effect = Effect;

    fn preview(&self, mv: Move) -> Result<Effect, IllegalMove> {
        let mut after = *self;
        after.play(mv)?;
        let (captured, removed) = match mv {
            Move::Slide { to, .. } => (self.at(to), None),
            Move::Remove { cell } => (None, self.at(cell)),
            Move::Turn { .. } | Move::Pass => (None, None),
        };
        Ok(Effect {
            captured,
            removed,
            end: after.outcome().zip(after.end_reason()),
        })
    }
}

/// `no effect`, or for instance `captures a Unitrog, Black wins (royal
/// captured)`.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.captured, self.removed) {
            (Some(piece), _) => {
                let article = if piece.kind == super::Kind::Omnigon {
                    "an"
                } else {
                    "a"
                };
                write!(f, "captures {article} {}", piece.kind)?;
            }
            (None, Some(piece)) => write!(f, "removes the own {}", piece.kind)?,
            (None, None) => f.write_str("no effect")?,
        }
        match self.end {
            None => Ok(()),
            Some((Outcome::Draw, reason)) => write!(f, ", a draw ({reason})"),
            Some((Outcome::Win(winner), reason)) => {
                write!(f, ", {} wins ({reason})", side(winner))
            }
        }
    }
}
