//! The last line of a drawn board.

use core::fmt;

use abstract_games_core::Outcome;

use crate::EndReason;
use crate::board::Board;

/// Writes whose turn it is or how the game ended.
pub(crate) fn write_status<B: Board<EndReason = EndReason>>(
    position: &B,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match position.outcome().zip(position.end_reason()) {
        None => write!(f, "{} to move", B::SIDES[position.turn().index()]),
        Some((Outcome::Draw, reason)) => write!(f, "a draw ({reason})"),
        Some((Outcome::Win(winner), reason)) => {
            write!(f, "{} has won ({reason})", B::SIDES[winner.index()])
        }
    }
}
