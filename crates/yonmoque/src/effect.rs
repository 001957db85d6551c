//! What a move would do.

use core::fmt;

use abstract_games_core::{Outcome, Position, Preview};

use crate::display::side;
use crate::{CellSet, EndReason, IllegalMove, Move, Yonmoque};

/// What a move would do.
///
/// ```
/// use yonmoque::prelude::*;
///
/// // 5  . . . . B
/// // 4  . . . W .
/// // 3  . . W . .
/// // 2  . . . . .
/// // 1  B . . . .
/// //    a b c d e
/// let game = Yonmoque::parse_position(Rules::STANDARD, "4b/3w1/2w2/5/b4 b 4 4")?;
/// let effect = game.preview("a1-b2".parse()?)?;
/// assert_eq!(effect.flips.to_string(), "c3 d4");
/// assert_eq!(effect.end, Some((Outcome::Win(Player::First), EndReason::Four)));
/// assert_eq!(effect.to_string(), "flips c3 d4, Blue wins (four)");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Effect {
    /// Whether the move ends the turn. In Yonmoque every move does.
    pub ends_turn: bool,
    /// How the game ends, and why, if the move ends it.
    pub end: Option<(Outcome, EndReason)>,
    /// The enemy pieces that the move flips (YON-7).
    pub flips: CellSet,
}

impl Preview for Yonmoque {
    type Effect = Effect;

    fn preview(&self, mv: Move) -> Result<Effect, IllegalMove> {
        let mut after = *self;
        after.play(mv)?;
        Ok(Effect {
            ends_turn: true,
            end: after.outcome().zip(after.end_reason()),
            flips: self.pieces(!self.turn()) & after.pieces(self.turn()),
        })
    }
}

/// A phrase such as `flips c3 d4, Blue wins (four)`, or `no effect`.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.flips.is_empty() {
            write!(f, "flips {}", self.flips)?;
        }
        match self.end {
            Some((Outcome::Win(winner), reason)) => {
                let comma = if self.flips.is_empty() { "" } else { ", " };
                write!(f, "{comma}{} wins ({reason})", side(winner))
            }
            _ if self.flips.is_empty() => f.write_str("no effect"),
            _ => Ok(()),
        }
    }
}
