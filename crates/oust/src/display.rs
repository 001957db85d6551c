//! The board, drawn.

use core::fmt;

use abstract_games_core::{Notation, Outcome, Player, Position};

use crate::Oust;

/// The name of a side.
pub(crate) const fn side(player: Player) -> &'static str {
    match player {
        Player::First => "Red",
        Player::Second => "Blue",
    }
}

/// The board, `R` and `B` for stones and `.` for empty cells, and below it
/// whose turn it is or how the game ended. A row of a hexagon is named at its
/// left end.
///
/// ```
/// use oust::{Notation, Oust, Rules};
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
/// let game = Oust::parse_position(Rules::SQUARE_3, "1r1/rr1/3 r r")?;
/// let drawn = [
///     " 3 . R .",
///     " 2 R R .",
///     " 1 . . .",
///     "   a b c",
///     "Red has won (ousted)",
/// ];
/// assert!(game.to_string().lines().eq(drawn));
/// # Ok::<(), oust::SetupError>(())
/// ```
impl<const W: usize> fmt::Display for Oust<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rules().board().grid().draw(f, 1, |cell, f| {
            f.write_str(match self.at(cell) {
                Some(Player::First) => "R",
                Some(Player::Second) => "B",
                None => ".",
            })
        })?;
        let winner = self.outcome().map(Outcome::winner);
        match winner.zip(self.end_reason()) {
            None => write!(f, "{} to move", side(self.turn())),
            Some((Some(winner), reason)) => write!(f, "{} has won ({reason})", side(winner)),
            Some((None, reason)) => write!(f, "drawn ({reason})"),
        }
    }
}

/// The game's name and the position string.
impl<const W: usize> fmt::Debug for Oust<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Oust({}, {})", self.rules(), self.position_text())
    }
}
