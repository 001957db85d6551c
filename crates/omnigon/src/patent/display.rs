//! The board, drawn.

use core::fmt;

use abstract_games_core::{Outcome, Player, Position};

use super::setup::write_piece;
use super::{Cell, Layout, OmnigonPatent};

/// The name of a side.
pub(super) const fn side(player: Player) -> &'static str {
    match player {
        Player::First => "Black",
        Player::Second => "Red",
    }
}

/// The board with the pieces as in position strings, and below it whose turn
/// it is or how the game ended.
///
/// ```
/// use omnigon::patent::Layout;
/// use omnigon::{OmnigonPatent, PatentRules, Position};
///
/// let rules = PatentRules { grid: Layout::Staggered, ..PatentRules::OF_1981 };
/// let drawn = "
///  8    b2  t2  u3  t2  b2
///  7   .  b2  q1  b2   .
///  6     .   .  t2   .   .
///  5   .   .   .   .   .
///  4     .   .   .   .   .
///  3   .   .  T5   .   .
///  2     .  B5  Q4  B5   .
///  1  B5  T5  U0  T5  B5
///      a   b   c   d   e
/// Black to move";
/// assert_eq!(OmnigonPatent::start(rules).to_string(), drawn[1..]);
/// ```
impl fmt::Display for OmnigonPatent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let set_in = self.rules().grid == Layout::Staggered && rank % 2 == 1;
            write!(f, "{:2}{}", rank + 1, if set_in { "  " } else { "" })?;
            for file in 0..5 {
                match Cell::new(5 * rank + file).and_then(|cell| self.at(cell)) {
                    None => f.write_str("   .")?,
                    Some(piece) => {
                        f.write_str("  ")?;
                        write_piece(piece, f)?;
                    }
                }
            }
            f.write_str("\n")?;
        }
        f.write_str("     a   b   c   d   e\n")?;
        let reason = self.end_reason();
        match self.outcome().zip(reason) {
            None => write!(f, "{} to move", side(self.turn())),
            Some((Outcome::Draw, reason)) => write!(f, "a draw ({reason})"),
            Some((Outcome::Win(winner), reason)) => {
                write!(f, "{} has won ({reason})", side(winner))
            }
        }
    }
}
