//! Why a move of 1988 is illegal.

use abstract_games_core::{CitesRule, Position};

use super::{Cell, Move, Omnigon, PieceKind};
use crate::EndReason;
use crate::board::Board;
use crate::illegal::SlideProblem;

/// Why a move is illegal.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The game has ended; the rule is that of the reason.
    #[error("the game is over: {reason}")]
    GameOver {
        /// Why it ended.
        reason: EndReason,
    },
    /// There is no piece to move (OMN-5).
    #[error("there is no piece on {from}")]
    NoPiece {
        /// The empty cell.
        from: Cell,
    },
    /// The piece is the opponent's (OMN-5).
    #[error("the piece on {from} is the opponent's")]
    EnemyPiece {
        /// Its cell.
        from: Cell,
    },
    /// A piece may not turn without moving (OMN-8).
    #[error("the move must end on another cell than {cell}")]
    SameCell {
        /// The cell of the piece.
        cell: Cell,
    },
    /// The two cells are not in a straight line (OMN-5).
    #[error("{from} and {to} are not in a straight line")]
    NotInLine {
        /// The cell of the piece.
        from: Cell,
        /// The target cell.
        to: Cell,
    },
    /// The Helios moves one cell (OMN-5).
    #[error("{to} is too far from {from} for the Helios, which moves one cell")]
    TooFar {
        /// The cell of the Helios.
        from: Cell,
        /// The target cell.
        to: Cell,
    },
    /// A piece moves along its arrows (OMN-5).
    #[error("the piece on {from} has no arrow towards {to}")]
    NoArrow {
        /// The cell of the piece.
        from: Cell,
        /// The target cell.
        to: Cell,
    },
    /// A piece cannot move over others (OMN-5).
    #[error("the piece on {cell} is in the way")]
    Blocked {
        /// The cell of the first piece in the way.
        cell: Cell,
    },
    /// A piece of the same side is on the target cell (OMN-6).
    #[error("the piece on {to} belongs to the player to move")]
    OwnPiece {
        /// The target cell.
        to: Cell,
    },
    /// The piece has an arrow against the attacker (OMN-7).
    #[error("the piece on {to} is shielded against a move from {from}")]
    Shielded {
        /// The cell of the attacker.
        from: Cell,
        /// The cell of the shielded piece.
        to: Cell,
    },
    /// The move is written as a capture, but there is nothing to capture
    /// (OMN-6).
    #[error("there is nothing to capture on {to}; write the move with `-`")]
    NotACapture {
        /// The empty cell.
        to: Cell,
    },
    /// The move captures, but is not written as a capture (OMN-6).
    #[error("the move captures the piece on {to}; write it with `x`")]
    Capture {
        /// The cell of the captured piece.
        to: Cell,
    },
    /// A move of a piece other than the Helios needs a facing (OMN-8).
    #[error("missing facing: a {kind} moves with `@` and a digit")]
    FacingMissing {
        /// The kind of the piece.
        kind: PieceKind,
    },
    /// The piece has no such facing (OMN-3): a Helios has none, a Stargon only
    /// 0 and 1 (OMN-11).
    #[error("a {kind} has no such facing")]
    NoSuchFacing {
        /// The kind of the piece.
        kind: PieceKind,
    },
    /// A pass is legal only if there is no other move (OMN-10).
    #[error("a pass is legal only if there is no other move")]
    MovesExist,
}

impl CitesRule for IllegalMove {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver { reason } => reason.rule(),
            Self::NoPiece { .. }
            | Self::EnemyPiece { .. }
            | Self::NotInLine { .. }
            | Self::TooFar { .. }
            | Self::NoArrow { .. }
            | Self::Blocked { .. } => "OMN-5",
            Self::OwnPiece { .. } | Self::NotACapture { .. } | Self::Capture { .. } => "OMN-6",
            Self::Shielded { .. } => "OMN-7",
            Self::SameCell { .. } | Self::FacingMissing { .. } => "OMN-8",
            Self::NoSuchFacing { kind } => kind.facings_rule(),
            Self::MovesExist => "OMN-10",
        }
    }
}

impl IllegalMove {
    /// Why `mv` is illegal. For a legal move the result is unspecified.
    pub(super) fn explain(position: &Omnigon, mv: Move) -> Self {
        if let Some(reason) = position.end_reason() {
            return Self::GameOver { reason };
        }
        let Move::Slide {
            from,
            to,
            facing,
            capture,
        } = mv
        else {
            return Self::MovesExist;
        };
        match position.slide_problem(from, to, capture) {
            Some(SlideProblem::NoPiece) => Self::NoPiece { from },
            Some(SlideProblem::EnemyPiece) => Self::EnemyPiece { from },
            Some(SlideProblem::SameCell) => Self::SameCell { cell: from },
            Some(SlideProblem::NotInLine) => Self::NotInLine { from, to },
            Some(SlideProblem::TooFar) => Self::TooFar { from, to },
            Some(SlideProblem::NoArrow) => Self::NoArrow { from, to },
            Some(SlideProblem::Blocked(cell)) => Self::Blocked { cell },
            Some(SlideProblem::OwnPiece) => Self::OwnPiece { to },
            Some(SlideProblem::Shielded) => Self::Shielded { from, to },
            Some(SlideProblem::NotACapture) => Self::NotACapture { to },
            Some(SlideProblem::Capture) => Self::Capture { to },
            None => {
                // Nothing is wrong but the facing.
                let kind = position
                    .at(from)
                    .map_or(PieceKind::Helios, |piece| piece.kind);
                if facing.is_none() && kind != PieceKind::Helios {
                    Self::FacingMissing { kind }
                } else {
                    Self::NoSuchFacing { kind }
                }
            }
        }
    }
}
