//! Why a move of 1988 is refused.

use abstract_games_core::{Position, Refusal};

use super::board::{DIRECTIONS, NO_WAY, RAYS, WAYS};
use super::{Cell, Kind, Move, Omnigon88};
use crate::EndReason;
use crate::cells::sealed::Bit;
use crate::facing::opposite;

/// Why a move is not legal.
///
/// ```
/// use omnigon::hexagon::IllegalMove;
/// use omnigon::{Omnigon88, Position, Refusal, Rules88};
///
/// let mut game = Omnigon88::start(Rules88);
/// let error = game.play("d3xd5@0".parse()?).unwrap_err();
/// assert_eq!(error, IllegalMove::NoArrow { from: "d3".parse()?, to: "d5".parse()? });
/// assert_eq!(error.rule(), "OMN-5");
/// assert_eq!(error.to_string(), "the piece on d3 has no arrow towards d5");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The game has ended; the rule is the one that ended it.
    #[error("the game is over: {reason}")]
    GameOver {
        /// What ended it.
        reason: EndReason,
    },
    /// There is no piece to move (OMN-5).
    #[error("there is no piece on {from}")]
    NoPiece {
        /// The cell.
        from: Cell,
    },
    /// Only one's own pieces may be moved (OMN-5).
    #[error("the piece on {from} is the opponent's")]
    EnemyPiece {
        /// Where it stands.
        from: Cell,
    },
    /// A piece may not turn without having moved (OMN-8).
    #[error("the piece has to leave {cell}")]
    SameCell {
        /// Where it stands.
        cell: Cell,
    },
    /// The two cells are not in a straight line (OMN-5).
    #[error("{from} and {to} are not in a straight line")]
    NotInLine {
        /// Where the piece stands.
        from: Cell,
        /// Where it was to go.
        to: Cell,
    },
    /// The Helios moves one cell (OMN-5).
    #[error("{to} is too far from {from} for the Helios, which moves one cell")]
    TooFar {
        /// Where the Helios stands.
        from: Cell,
        /// Where it was to go.
        to: Cell,
    },
    /// A piece moves along its arrows (OMN-5).
    #[error("the piece on {from} has no arrow towards {to}")]
    NoArrow {
        /// Where the piece stands.
        from: Cell,
        /// Where it was to go.
        to: Cell,
    },
    /// A piece does not pass over others (OMN-5).
    #[error("the piece on {cell} is in the way")]
    Blocked {
        /// Where the first piece in the way stands.
        cell: Cell,
    },
    /// Only enemy pieces are captured (OMN-6).
    #[error("the piece on {to} is one's own")]
    OwnPiece {
        /// Where it stands.
        to: Cell,
    },
    /// The piece has an arrow against the attacker (OMN-7).
    #[error("the piece on {to} is shielded against a move from {from}")]
    Shielded {
        /// Where the attacker stands.
        from: Cell,
        /// Where the shielded piece stands.
        to: Cell,
    },
    /// The move is written as a capture, and there is nothing to capture
    /// (OMN-6).
    #[error("there is nothing to capture on {to}; such a move is written with `-`")]
    NotACapture {
        /// The empty cell.
        to: Cell,
    },
    /// The move captures, and is not written so (OMN-6).
    #[error("the move captures the piece on {to}; such a move is written with `x`")]
    Capture {
        /// Where the captured piece stands.
        to: Cell,
    },
    /// A piece other than the Helios needs a facing (OMN-8).
    #[error("a move of a {kind} ends with a facing")]
    FacingMissing {
        /// The kind of the piece.
        kind: Kind,
    },
    /// The piece has no such facing (OMN-3): a Helios has none at all, a
    /// Stargon 0 and 1 (OMN-11).
    #[error("a {kind} has no such facing")]
    NoSuchFacing {
        /// The kind of the piece.
        kind: Kind,
    },
    /// A pass is legal only if nothing else is (OMN-10).
    #[error("a player who can move may not pass")]
    MovesExist,
}

impl Refusal for IllegalMove {
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
    /// Why `mv`, which is not legal, is not.
    #[cold]
    pub(super) fn explain(position: &Omnigon88, mv: Move) -> Self {
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
        let piece = match position.at(from) {
            None => return Self::NoPiece { from },
            Some(piece) if piece.player != position.turn() => return Self::EnemyPiece { from },
            Some(piece) => piece,
        };
        let way = DIRECTIONS[from.bit() as usize][to.bit() as usize];
        if from == to {
            return Self::SameCell { cell: from };
        }
        if way == NO_WAY {
            return Self::NotInLine { from, to };
        }
        let (way, back) = (usize::from(way), opposite(usize::from(way)));
        let between = RAYS[way][from.bit() as usize] & RAYS[back][to.bit() as usize];
        if piece.kind == Kind::Helios && between != 0 {
            return Self::TooFar { from, to };
        }
        if piece.kind != Kind::Helios && !piece.has_arrow(way) {
            return Self::NoArrow { from, to };
        }
        let blockers = between & position.occupied();
        if blockers != 0 {
            let cell = Cell::from_bit(WAYS[way].nearest(blockers));
            return Self::Blocked { cell };
        }
        match position.at(to) {
            Some(target) if target.player == position.turn() => return Self::OwnPiece { to },
            Some(target) if target.has_arrow(back) => return Self::Shielded { from, to },
            Some(_) if !capture => return Self::Capture { to },
            None if capture => return Self::NotACapture { to },
            _ => {}
        }
        // Nothing is wrong but the facing.
        let kind = piece.kind;
        if facing.is_none() && kind != Kind::Helios {
            Self::FacingMissing { kind }
        } else {
            Self::NoSuchFacing { kind }
        }
    }
}
