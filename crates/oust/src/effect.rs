//! What a move would do.

use core::fmt;

use abstract_games_core::{Outcome, Position, Preview};

use crate::{CellSet, EndReason, IllegalMove, Move, Oust};

/// What a move would do.
///
/// ```
/// use oust::prelude::*;
///
/// //   e   . . .
/// //  d  . . . .
/// // c  . . B B .     Red to move
/// //  b  . . R .
/// //   a   R . .
/// let game = Oust::parse_position(Rules::HEX_3, "3/4/2bb1/2r1/r2 r")?;
///
/// // b2 joins a1 and b3 into a group of three, which touches Blue's two stones.
/// let effect = game.preview(Oust::parse_move(game.rules(), "b2")?)?;
/// assert_eq!(effect.captured, game.stones(Player::Second));
/// assert_eq!(effect.group_size, 3);
/// assert_eq!(effect.end, Some((Outcome::Win(Player::First), EndReason::Ousted)));
/// assert_eq!(effect.to_string(), "captures 2 stones with a group of 3; wins");
///
/// // b4 joins only b3, and a group of two cannot capture two stones.
/// assert!(game.preview(Oust::parse_move(game.rules(), "b4")?).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Effect<const W: usize = 2> {
    /// The enemy stones that the move captures (OUST-5).
    pub captured: CellSet<W>,
    /// The size of the new stone's group, including that stone; 0 for `pass`
    /// and `swap`.
    pub group_size: u16,
    /// Whether the turn is over: the opponent is to move next (OUST-4), or the
    /// game has ended. False after a capture that does not win (OUST-7).
    pub ends_turn: bool,
    /// The outcome and the reason, if the move ends the game (OUST-9, OUST-10).
    pub end: Option<(Outcome, EndReason)>,
}

impl<const W: usize> Preview for Oust<W> {
    type Effect = Effect<W>;

    fn preview(&self, mv: Move) -> Result<Effect<W>, IllegalMove> {
        let mut after = *self;
        after.play(mv)?;
        let player = self.turn();
        let captured = match mv {
            Move::Place(_) => self.stones(!player).without(after.stones(!player)),
            Move::Pass | Move::Swap => CellSet::EMPTY,
        };
        let group = mv.cell().and_then(|cell| after.group_at(cell));
        let end = after.outcome().zip(after.end_reason());
        Ok(Effect {
            captured,
            group_size: group.map_or(0, |group| group.len() as u16),
            ends_turn: after.turn() != player || end.is_some(),
            end,
        })
    }
}

/// A phrase such as `captures 2 stones with a group of 5; moves again`.
impl<const W: usize> fmt::Display for Effect<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.captured.len(), self.group_size) {
            (0, 0) => f.write_str("places no stone")?,
            (0, _) => f.write_str("captures nothing")?,
            (1, size) => write!(f, "captures 1 stone with a group of {size}")?,
            (count, size) => write!(f, "captures {count} stones with a group of {size}")?,
        }
        f.write_str(match self.end {
            Some((Outcome::Win(_), _)) => "; wins",
            Some((Outcome::Draw, _)) => "; ends the game in a draw",
            None if self.ends_turn => "; ends the turn",
            None => "; moves again",
        })
    }
}
