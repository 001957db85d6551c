//! The text of what a move would do.

use core::fmt;

use abstract_games_core::Outcome;

use crate::EndReason;
use crate::board::Board;
use crate::pieces::{Kind, Piece};

/// Writes `no effect`, or for instance `captures a Helios, Gold wins (Helios
/// captured)`.
pub(crate) fn write<B: Board>(
    f: &mut fmt::Formatter<'_>,
    captured: Option<Piece<B::Kind>>,
    removed: Option<Piece<B::Kind>>,
    end: Option<(Outcome, EndReason)>,
) -> fmt::Result {
    match (captured, removed) {
        (Some(Piece { kind, .. }), _) => {
            let article = if kind.letter() == 'O' { "an" } else { "a" };
            write!(f, "captures {article} {kind}")?;
        }
        (None, Some(Piece { kind, .. })) => write!(f, "removes its own {kind}")?,
        (None, None) => f.write_str("no effect")?,
    }
    match end {
        None => Ok(()),
        Some((Outcome::Draw, reason)) => write!(f, ", a draw ({reason})"),
        Some((Outcome::Win(winner), reason)) => {
            write!(f, ", {} wins ({reason})", B::SIDES[winner.index()])
        }
    }
}
