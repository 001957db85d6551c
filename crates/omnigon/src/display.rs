//! The last line of a drawn board.

use core::fmt;

use abstract_games_core::{Outcome, Position};

use crate::position::{Omnigon, Variant};

/// Writes whose turn it is or how the game ended.
pub(crate) fn write_status<V: Variant>(
    position: &Omnigon<V>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match V::end(position) {
        None => write!(f, "{} to move", V::SIDES[position.turn().index()]),
        Some((Outcome::Draw, reason)) => write!(f, "a draw ({reason})"),
        Some((Outcome::Win(winner), reason)) => {
            write!(f, "{} has won ({reason})", V::SIDES[winner.index()])
        }
    }
}
