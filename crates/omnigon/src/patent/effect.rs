//! What a move would do.

use core::fmt;

use abstract_games_core::{Outcome, Position, Preview};

use super::{IllegalMove, Move, Omnigon, Piece};
use crate::EndReason;

/// What a move would do.
///
/// ```
/// use omnigon::patent::prelude::*;
///
/// let text = "..u3../...../...../..B0../...../...../...../..U0.. b 3 0 c5:2";
/// let game = Omnigon::parse_position(Rules::OF_1981, text)?;
/// assert_eq!(game.preview("c5-c7@0".parse()?)?.to_string(), "no effect");
/// assert_eq!(game.preview("c5!".parse()?)?.to_string(), "removes its own Bitrog");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Effect {
    /// The enemy piece that is captured (OMN-24).
    pub captured: Option<Piece>,
    /// The piece of the moving side that is removed (OMN-26).
    pub removed: Option<Piece>,
    /// Always `true`: a turn is one move.
    pub ends_turn: bool,
    /// How the game ends and why, if it does.
    pub end: Option<(Outcome, EndReason)>,
}

impl Preview for Omnigon {
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
            ends_turn: true,
            end: after.end(),
        })
    }
}

/// `no effect`, or for instance `captures a Unitrog, Black wins (royal
/// captured)`.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::effect::write::<Omnigon>(f, self.captured, self.removed, self.end)
    }
}
