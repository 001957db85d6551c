//! The drawing of a board.

use core::fmt;

use super::board::GRID;
use super::{Cell, Omnigon, PieceKind};
use crate::display::write_status;
use crate::setup::write_piece;

/// The board with the pieces as in position strings, and below it who is to
/// move or who has won.
///
/// ```
/// use omnigon::published::prelude::*;
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
/// assert_eq!(Omnigon::start(Rules::STANDARD).to_string(), drawn[1..]);
/// ```
impl fmt::Display for Omnigon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        GRID.draw(f, 3, |index, f| {
            let piece = Cell::new(usize::from(index)).and_then(|cell| self.at(cell));
            let Some(piece) = piece else {
                return f.write_str("  .");
            };
            let one_letter = piece.kind == PieceKind::Helios;
            f.write_str(if one_letter { "  " } else { " " })?;
            write_piece(piece, f)
        })?;
        write_status(self, f)
    }
}
