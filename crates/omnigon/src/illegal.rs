//! Why a move is illegal.

use abstract_games_core::CitesRule;
use abstract_games_toolkit::BoardCell;

use crate::EndReason;
use crate::lines::shields;
use crate::position::{Omnigon, Variant};

/// Why a move is illegal in the [published game](crate::published::IllegalMove)
/// or in a [patent's game](crate::patent::IllegalMove). The documentation of
/// each case gives the rule of 1988 and that of the patents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalMove<V: Variant> {
    /// The game has ended; the rule is that of the reason.
    #[error("the game is over: {reason}")]
    GameOver {
        /// Why it ended.
        reason: EndReason,
    },
    /// There is no piece to move or to turn (OMN-5, OMN-24).
    #[error("there is no piece on {cell}")]
    NoPiece {
        /// The empty cell.
        cell: V::Cell,
    },
    /// The piece is the opponent's (OMN-5, OMN-24).
    #[error("the piece on {cell} is the opponent's")]
    EnemyPiece {
        /// Its cell.
        cell: V::Cell,
    },
    /// The move ends on the cell where it begins (OMN-8, OMN-26).
    #[error("the move must end on a cell other than {cell}")]
    SameCell {
        /// The cell of the piece.
        cell: V::Cell,
    },
    /// The two cells are not in a straight line (OMN-5, OMN-24).
    #[error("{from} and {to} are not in a straight line")]
    NotInLine {
        /// The cell of the piece.
        from: V::Cell,
        /// The target cell.
        to: V::Cell,
    },
    /// The Helios moves one cell (OMN-5). Only in 1988.
    #[error("{to} is too far from {from} for the Helios, which moves one cell")]
    TooFar {
        /// The cell of the Helios.
        from: V::Cell,
        /// The target cell.
        to: V::Cell,
    },
    /// A piece moves along its arrows (OMN-5). Only in 1988.
    #[error("the piece on {from} has no arrow towards {to}")]
    NoArrow {
        /// The cell of the piece.
        from: V::Cell,
        /// The target cell.
        to: V::Cell,
    },
    /// A piece cannot move over others (OMN-5, OMN-24).
    #[error("the piece on {cell} is in the way")]
    Blocked {
        /// The cell of the first piece in the way.
        cell: V::Cell,
    },
    /// A piece of the same side is on the target cell (OMN-6, OMN-24).
    #[error("the piece on {to} belongs to the player to move")]
    OwnPiece {
        /// The target cell.
        to: V::Cell,
    },
    /// The marked sides of the piece shield it from this attack (OMN-7,
    /// OMN-25).
    #[error("the piece on {to} is shielded against a move from {from}")]
    Shielded {
        /// The cell of the attacker.
        from: V::Cell,
        /// The cell of the shielded piece.
        to: V::Cell,
    },
    /// The move is written as a capture, but there is nothing to capture
    /// (OMN-6, OMN-24).
    #[error("there is nothing to capture on {to}; write the move with `-`")]
    NotACapture {
        /// The empty cell.
        to: V::Cell,
    },
    /// The move captures, but is not written as a capture (OMN-6, OMN-24).
    #[error("the move captures the piece on {to}; write it with `x`")]
    Capture {
        /// The cell of the captured piece.
        to: V::Cell,
    },
    /// A move of a piece other than the Helios needs a facing (OMN-8). Only in
    /// 1988: in the patents' games text without a facing is not a move.
    #[error("missing facing: a move of a {kind} ends with `@` and a digit")]
    FacingMissing {
        /// The kind of the piece.
        kind: V::Kind,
    },
    /// The piece has no such facing (OMN-3): a Helios has none, a Stargon only
    /// 0 and 1 (OMN-11). Only in 1988.
    #[error("a {kind} has no such facing")]
    NoSuchFacing {
        /// The kind of the piece.
        kind: V::Kind,
    },
    /// A turn in place changes the facing (OMN-29). Only in 1981 and 1983.
    #[error("the piece on {cell} already has this facing")]
    SameFacing {
        /// The cell of the piece.
        cell: V::Cell,
    },
    /// The side's last two moves turned the piece in place. A third turn is
    /// illegal, or removes the piece and is written with `!` (OMN-26). Only in
    /// 1981 and 1983.
    #[error("the piece on {cell} was turned in place twice in a row")]
    TurnedTwice {
        /// The cell of the piece.
        cell: V::Cell,
    },
    /// Only a piece that the side's last two moves turned in place can be
    /// removed (OMN-26). Only in 1981 and 1983.
    #[error("the piece on {cell} was not turned in place twice in a row")]
    NotTurnedTwice {
        /// The cell of the piece.
        cell: V::Cell,
    },
    /// Under these rules a third turn is illegal instead of removing the piece
    /// (OMN-26). Only in 1981 and 1983.
    #[error("under these rules no piece can be removed")]
    NoRemoval,
    /// A pass is legal only if there is no other move (OMN-10, OMN-29).
    #[error("a pass is legal only if there is no other move")]
    MovesExist,
}

impl<V: Variant> CitesRule for IllegalMove<V> {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver { reason } => reason.rule(),
            error => V::rule(error),
        }
    }
}

impl<V: Variant> IllegalMove<V> {
    /// Why a piece cannot move from one cell to another, as a capture or not;
    /// `None` if it can.
    pub(crate) fn of_slide(
        position: &Omnigon<V>,
        from: V::Cell,
        to: V::Cell,
        capture: bool,
    ) -> Option<Self> {
        let (boards, lines) = (&position.boards, V::lines(position));
        let (origin, target) = (1_u64 << from.bit(), 1_u64 << to.bit());
        if origin & boards.occupied() == 0 {
            return Some(Self::NoPiece { cell: from });
        }
        if origin & boards.enemies != 0 {
            return Some(Self::EnemyPiece { cell: from });
        }
        if from == to {
            return Some(Self::SameCell { cell: from });
        }
        let Some(direction) = lines.direction(from.bit(), to.bit()) else {
            return Some(Self::NotInLine { from, to });
        };
        let between = lines.between(direction, from.bit(), to.bit());
        if origin & V::steppers(position) != 0 {
            if between != 0 {
                return Some(Self::TooFar { from, to });
            }
        } else if origin & V::sliders(position, direction) == 0 {
            return Some(Self::NoArrow { from, to });
        }
        let blockers = between & boards.occupied();
        if blockers != 0 {
            let nearest = lines.directions[direction].nearest(blockers);
            return V::Cell::from_bit(nearest).map(|cell| Self::Blocked { cell });
        }
        if target & boards.own != 0 {
            return Some(Self::OwnPiece { to });
        }
        if target & boards.enemies == 0 {
            return capture.then_some(Self::NotACapture { to });
        }
        if target & shields(&boards.marks, direction) != 0 {
            return Some(Self::Shielded { from, to });
        }
        (!capture).then_some(Self::Capture { to })
    }
}
