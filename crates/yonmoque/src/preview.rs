//! What a move would do.

use core::fmt;

use abstract_games_core::{Outcome, Player, Position, Preview};

use crate::{EndReason, IllegalMove, Move, Squares, Yonmoque, display::side};

/// What a move would do: the pieces that it flips, and how it ends the game if
/// it does.
///
/// ```
/// use yonmoque::{EndReason, Notation, Player, Preview, Rules, Yonmoque};
///
/// // 5  . . . . B
/// // 4  . . . W .
/// // 3  . . W . .
/// // 2  . . . . .
/// // 1  B . . . .
/// //    a b c d e
/// let game = Yonmoque::parse_position(Rules::STANDARD, "4b/3w1/2w2/5/b4 b 4 4")?;
/// let mv = Yonmoque::parse_move(Rules::STANDARD, "a1-b2")?;
/// let effect = game.preview(mv)?;
/// assert_eq!(effect.flips.to_string(), "c3 d4");
/// assert_eq!(effect.end, Some((Player::First, EndReason::Four)));
/// assert_eq!(effect.to_string(), "flips c3 d4, Blue wins (four)");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Effect {
    /// The enemy pieces that are flipped (YON-7).
    pub flips: Squares,
    /// Who has won then, and why, if the move ends the game.
    pub end: Option<(Player, EndReason)>,
}

impl Preview for Yonmoque {
    type Effect = Effect;

    fn preview(&self, mv: Move) -> Result<Effect, IllegalMove> {
        let mut after = *self;
        after.play(mv)?;
        let winner = after.outcome().and_then(Outcome::winner);
        Ok(Effect {
            flips: self.pieces(!self.turn()) & after.pieces(self.turn()),
            end: winner.zip(after.end_reason()),
        })
    }
}

/// `no effect`, or for instance `flips c3 d4, Blue wins (four)`.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.flips.is_empty() {
            write!(f, "flips {}", self.flips)?;
        }
        match self.end {
            Some((winner, reason)) => {
                let comma = if self.flips.is_empty() { "" } else { ", " };
                write!(f, "{comma}{} wins ({reason})", side(winner))
            }
            None if self.flips.is_empty() => f.write_str("no effect"),
            None => Ok(()),
        }
    }
}
