//! The drawing of a position.

use core::fmt;

use abstract_games_core::{Notation, Outcome, Player, Position};

use crate::board::GRID;
use crate::{Cell, Yonmoque};

/// The name of a side.
pub(crate) const fn side(player: Player) -> &'static str {
    match player {
        Player::First => "Blue",
        Player::Second => "White",
    }
}

/// The board, and below it the side to move and the pieces in hand, or the
/// winner.
///
/// Pieces are `B` and `W`. Empty cells are `+` if blue, `-` if white and `.` if
/// neutral.
///
/// ```
/// use yonmoque::prelude::*;
///
/// let game = Yonmoque::parse_position(Rules::STANDARD, "5/5/2bb1/1w3/5 w 4 5")?;
/// assert_eq!(format!("\n{game}"), "
///  5 . - + - .
///  4 - + - + -
///  3 + - B B +
///  2 - W - + -
///  1 . - + - .
///    a b c d e
/// White to move (in hand: Blue 4, White 5)");
/// # Ok::<(), SetupError>(())
/// ```
impl fmt::Display for Yonmoque {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        GRID.draw(f, 1, |index, f| {
            let Some(cell) = Cell::new(index.into()) else {
                return Ok(());
            };
            f.write_str(match (self.at(cell), cell.colour()) {
                (Some(Player::First), _) => "B",
                (Some(Player::Second), _) => "W",
                (None, Some(Player::First)) => "+",
                (None, Some(Player::Second)) => "-",
                (None, None) => ".",
            })
        })?;
        match self.outcome().zip(self.end_reason()) {
            Some((Outcome::Win(winner), reason)) => {
                write!(f, "{} has won ({reason})", side(winner))
            }
            _ => write!(
                f,
                "{} to move (in hand: Blue {}, White {})",
                side(self.turn()),
                self.hand(Player::First),
                self.hand(Player::Second),
            ),
        }
    }
}

/// The position string, as in `Yonmoque(5/5/2b2/5/5 w 5 6 -)`.
impl fmt::Debug for Yonmoque {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Yonmoque({})", self.position_text())
    }
}
