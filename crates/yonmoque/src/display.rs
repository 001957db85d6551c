//! The board, drawn.

use core::fmt;

use abstract_games_core::{Notation, Outcome, Player, Position};

use crate::board::GRID;
use crate::{Square, Yonmoque};

/// The name of a side.
pub(crate) const fn side(player: Player) -> &'static str {
    match player {
        Player::First => "Blue",
        Player::Second => "White",
    }
}

/// The board, and below it whose turn it is or who has won, and the hands.
///
/// Pieces are `B` and `W`; an empty square is `+` if it is blue, `-` if it is
/// white, `.` if it is neutral.
///
/// ```
/// use yonmoque::{Notation, Rules, Yonmoque};
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
/// # Ok::<(), yonmoque::SetupError>(())
/// ```
impl fmt::Display for Yonmoque {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        GRID.draw(f, 1, |cell, f| {
            let Some(square) = Square::from_index(cell.into()) else {
                return Ok(());
            };
            f.write_str(match (self.at(square), square.colour()) {
                (Some(Player::First), _) => "B",
                (Some(Player::Second), _) => "W",
                (None, Some(Player::First)) => "+",
                (None, Some(Player::Second)) => "-",
                (None, None) => ".",
            })
        })?;
        let winner = self.outcome().and_then(Outcome::winner);
        match winner.zip(self.end_reason()) {
            Some((winner, reason)) => write!(f, "{} has won ({reason})", side(winner)),
            None => write!(
                f,
                "{} to move (in hand: Blue {}, White {})",
                side(self.turn()),
                self.hand(Player::First),
                self.hand(Player::Second),
            ),
        }
    }
}

/// The position string.
impl fmt::Debug for Yonmoque {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Yonmoque({})", self.position_text())
    }
}
