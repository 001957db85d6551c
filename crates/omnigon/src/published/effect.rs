//! What a move would do.

use core::fmt;

use abstract_games_core::{Outcome, Position, Preview};

use super::{IllegalMove, Move, Omnigon, Piece};
use crate::EndReason;

/// What a move would do.
///
/// ```
/// use omnigon::published::prelude::*;
///
/// let text = "..../...../....../.HS0..h./....../...../.... g";
/// let game = Omnigon::parse_position(Rules::STANDARD, text)?;
/// let effect = game.preview("d3-b3@0".parse()?)?;
/// assert_eq!(effect.to_string(), "no effect");
///
/// let text = "..../...../....../.HS1..h./....../...../.... g";
/// let game = Omnigon::parse_position(Rules::STANDARD, text)?;
/// let effect = game.preview("d3xd6@0".parse()?)?;
/// let win = Outcome::Win(Player::First);
/// assert_eq!(effect.end, Some((win, EndReason::HeliosCaptured)));
/// assert_eq!(effect.to_string(), "captures a Helios, Gold wins (Helios captured)");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Effect {
    /// The piece that is captured (OMN-6).
    pub captured: Option<Piece>,
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
        Ok(Effect {
            captured: match mv {
                Move::Slide { to, .. } => self.at(to),
                Move::Pass => None,
            },
            ends_turn: true,
            end: after.end(),
        })
    }
}

/// `no effect`, or for instance `captures a Helios, Gold wins (Helios
/// captured)`.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::effect::write::<Omnigon>(f, self.captured, None, self.end)
    }
}
