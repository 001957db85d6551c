//! The board, drawn.

use core::fmt;

use abstract_games_core::{Outcome, Player, Position};

use super::board::GRID;
use super::setup::write_piece;
use super::{Cell, Kind, Omnigon88};

/// The name of a side.
pub(super) const fn side(player: Player) -> &'static str {
    match player {
        Player::First => "Gold",
        Player::Second => "White",
    }
}

/// The board with the pieces as in position strings, and below it whose turn
/// it is or who has won.
///
/// ```
/// use omnigon::{Omnigon88, Position, Rules88};
///
/// let drawn = "
///  g         .   .   .   .
///  f       .   .   .   .   .
///  e    S0  B5   .   .  b5  s1
///  d  T0   H  S0   .  s1   h  t3
///  c    S0  B2   .   .  b2  s1
///  b       .   .   .   .   .
///  a         .   .   .   .
/// Gold to move";
/// assert_eq!(Omnigon88::start(Rules88).to_string(), drawn[1..]);
/// ```
impl fmt::Display for Omnigon88 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        GRID.draw(f, 3, |index, f| {
            let piece = Cell::new(usize::from(index)).and_then(|cell| self.at(cell));
            let Some(piece) = piece else {
                return f.write_str("  .");
            };
            let one_letter = piece.kind == Kind::Helios;
            f.write_str(if one_letter { "  " } else { " " })?;
            write_piece(piece, f)
        })?;
        match self.outcome().and_then(Outcome::winner) {
            Some(winner) => write!(f, "{} has won (Helios captured)", side(winner)),
            None => write!(f, "{} to move", side(self.turn())),
        }
    }
}
