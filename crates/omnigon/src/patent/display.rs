//! The drawing of a board.

use core::fmt;

use abstract_games_core::Position;

use super::{Cell, Omnigon, Tiling};
use crate::display::write_status;
use crate::setup::write_piece;

/// The board with the pieces as in position strings, and below it who is to
/// move or how the game ended.
///
/// ```
/// use omnigon::patent::prelude::*;
///
/// let rules = Rules { tiling: Tiling::Staggered, ..Rules::OF_1981 };
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
/// assert_eq!(Omnigon::start(rules).to_string(), drawn[1..]);
/// ```
impl fmt::Display for Omnigon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let indented = self.rules().tiling == Tiling::Staggered && rank % 2 == 1;
            write!(f, "{:2}{}", rank + 1, if indented { "  " } else { "" })?;
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
        write_status(self, f)
    }
}
