//! Why a move of 1988 is illegal.

use super::{Move, Omnigon, PieceKind};

/// Why a move of 1988 is illegal.
///
/// ```
/// use omnigon::published::prelude::*;
///
/// let mut game = Omnigon::start(Rules::STANDARD);
/// let error = game.play("d3xd5@0".parse()?).unwrap_err();
/// assert_eq!(error, IllegalMove::NoArrow { from: "d3".parse()?, to: "d5".parse()? });
/// assert_eq!(error.rule(), "OMN-5");
/// assert_eq!(error.to_string(), "the piece on d3 has no arrow towards d5");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub type IllegalMove = crate::IllegalMove<super::position::Published>;

pub(super) fn rule(error: &IllegalMove) -> &'static str {
    match error {
        IllegalMove::OwnPiece { .. }
        | IllegalMove::NotACapture { .. }
        | IllegalMove::Capture { .. } => "OMN-6",
        IllegalMove::Shielded { .. } => "OMN-7",
        IllegalMove::SameCell { .. } | IllegalMove::FacingMissing { .. } => "OMN-8",
        IllegalMove::NoSuchFacing { kind } => kind.facings_rule(),
        IllegalMove::MovesExist => "OMN-10",
        _ => "OMN-5",
    }
}

pub(super) fn explain(position: &Omnigon, mv: Move) -> IllegalMove {
    let Move::Slide {
        from,
        to,
        facing,
        capture,
    } = mv
    else {
        return IllegalMove::MovesExist;
    };
    IllegalMove::of_slide(position, from, to, capture).unwrap_or_else(|| {
        // Only the facing is wrong.
        let kind = position
            .at(from)
            .map_or(PieceKind::Helios, |piece| piece.kind);
        if facing.is_none() && kind != PieceKind::Helios {
            IllegalMove::FacingMissing { kind }
        } else {
            IllegalMove::NoSuchFacing { kind }
        }
    })
}
