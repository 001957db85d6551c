//! Drawing the board.

use core::fmt;

use abstract_games_core::{Notation, Outcome, Player, Position};

use crate::{Cell, Oust};

/// The name of a side.
pub(crate) const fn side(player: Player) -> &'static str {
    match player {
        Player::First => "Red",
        Player::Second => "Blue",
    }
}

/// The board, `R` and `B` for stones and `.` for empty cells, and below it the
/// player to move or how the game ended. Rows are labelled at the left.
///
/// ```
/// use oust::prelude::*;
///
/// let game = Oust::parse_position(Rules::HEX_3, "3/1r2/2rb1/4/2b b")?;
/// let drawn = [
///     " e   . . .",
///     " d  . R . .",
///     " c . . R B .",
///     " b  . . . .",
///     " a   . . B",
///     "Blue to move",
/// ];
/// assert!(game.to_string().lines().eq(drawn));
///
/// let rules: Rules<1> = "oust:square-3".parse()?;
/// let game = Oust::parse_position(rules, "1r1/rr1/3 r r")?;
/// let drawn = [
///     " 3 . R .",
///     " 2 R R .",
///     " 1 . . .",
///     "   a b c",
///     "Red has won (ousted)",
/// ];
/// assert!(game.to_string().lines().eq(drawn));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<const W: usize> fmt::Display for Oust<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rules().grid().draw(f, 1, |index, f| {
            let stone = Cell::new(index.into()).and_then(|cell| self.at(cell));
            f.write_str(match stone {
                Some(Player::First) => "R",
                Some(Player::Second) => "B",
                None => ".",
            })
        })?;
        match self.outcome().zip(self.end_reason()) {
            None => write!(f, "{} to move", side(self.turn())),
            Some((Outcome::Win(winner), reason)) => {
                write!(f, "{} has won ({reason})", side(winner))
            }
            Some((Outcome::Draw, reason)) => write!(f, "drawn ({reason})"),
        }
    }
}

/// The game's name and the position string.
impl<const W: usize> fmt::Debug for Oust<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Oust({}, {})", self.rules(), self.position_text())
    }
}
