//! Why a move of 1981 or 1983 is illegal.

use abstract_games_core::{CitesRule, Position};

use super::{Cell, Move, Omnigon, ThirdTurn};
use crate::EndReason;
use crate::board::Board;
use crate::illegal::SlideProblem;

/// Why a move is illegal.
///
/// ```
/// use omnigon::patent::prelude::*;
///
/// let mut game = Omnigon::start(Rules::OF_1981);
/// let error = game.play("c1-c5@0".parse()?).unwrap_err();
/// assert_eq!(error, IllegalMove::Blocked { cell: "c2".parse()? });
/// assert_eq!(error.rule(), "OMN-24");
/// assert_eq!(error.to_string(), "the piece on c2 is in the way");
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
    /// There is no piece to move or to turn (OMN-24).
    #[error("there is no piece on {cell}")]
    NoPiece {
        /// The empty cell.
        cell: Cell,
    },
    /// The piece is the opponent's (OMN-24).
    #[error("the piece on {cell} is the opponent's")]
    EnemyPiece {
        /// Its cell.
        cell: Cell,
    },
    /// The move ends on the cell where it begins; turns in place are written
    /// differently (OMN-26).
    #[error("the move must end on another cell than {cell}; write a turn in place as `{cell}@3`")]
    SameCell {
        /// The cell of the piece.
        cell: Cell,
    },
    /// The two cells are not in a straight line (OMN-24).
    #[error("{from} and {to} are not in a straight line")]
    NotInLine {
        /// The cell of the piece.
        from: Cell,
        /// The target cell.
        to: Cell,
    },
    /// A piece cannot move over others (OMN-24).
    #[error("the piece on {cell} is in the way")]
    Blocked {
        /// The cell of the first piece in the way.
        cell: Cell,
    },
    /// A piece of the same side is on the target cell (OMN-24).
    #[error("the piece on {to} belongs to the player to move")]
    OwnPiece {
        /// The target cell.
        to: Cell,
    },
    /// All faces that the attack meets are protected (OMN-25).
    #[error("the piece on {to} is protected against a move from {from}")]
    Protected {
        /// The cell of the attacker.
        from: Cell,
        /// The cell of the protected piece.
        to: Cell,
    },
    /// The move is written as a capture, but there is nothing to capture
    /// (OMN-24).
    #[error("there is nothing to capture on {to}; write the move with `-`")]
    NotACapture {
        /// The empty cell.
        to: Cell,
    },
    /// The move captures, but is not written as a capture (OMN-24).
    #[error("the move captures the piece on {to}; write it with `x`")]
    Capture {
        /// The cell of the captured piece.
        to: Cell,
    },
    /// A turn in place changes the facing (OMN-29).
    #[error("the piece on {cell} already has this facing")]
    SameFacing {
        /// The cell of the piece.
        cell: Cell,
    },
    /// The side's last two moves turned the piece in place. A third turn is
    /// illegal, or removes the piece and is written with `!` (OMN-26).
    #[error("the piece on {cell} was turned in place twice in a row")]
    TurnedTwice {
        /// The cell of the piece.
        cell: Cell,
    },
    /// Only a piece that the side's last two moves turned in place can be
    /// removed (OMN-26).
    #[error("the piece on {cell} was not turned in place twice in a row")]
    NotTurnedTwice {
        /// The cell of the piece.
        cell: Cell,
    },
    /// Under these rules a third turn is illegal instead of removing the piece
    /// (OMN-26).
    #[error("under these rules no piece can be removed")]
    NoRemoval,
    /// A pass is legal only if there is no other move (OMN-29).
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
            | Self::Blocked { .. }
            | Self::OwnPiece { .. }
            | Self::NotACapture { .. }
            | Self::Capture { .. } => "OMN-24",
            Self::Protected { .. } => "OMN-25",
            Self::SameCell { .. }
            | Self::TurnedTwice { .. }
            | Self::NotTurnedTwice { .. }
            | Self::NoRemoval => "OMN-26",
            Self::SameFacing { .. } | Self::MovesExist => "OMN-29",
        }
    }
}

impl IllegalMove {
    /// Why `mv` is illegal. For a legal move the result is unspecified.
    pub(super) fn explain(position: &Omnigon, mv: Move) -> Self {
        if let Some(reason) = position.end_reason() {
            return Self::GameOver { reason };
        }
        let cell = match mv {
            Move::Pass => return Self::MovesExist,
            Move::Slide {
                from, to, capture, ..
            } => return Self::explain_slide(position, from, to, capture),
            Move::Turn { cell, .. } | Move::Remove { cell } => cell,
        };
        let turned_twice = position
            .series(position.turn())
            .is_some_and(|series| series.cell == cell && series.count > 1);
        let third_turn = position.rules().third_turn;
        match position.at(cell) {
            None => Self::NoPiece { cell },
            Some(piece) if piece.player != position.turn() => Self::EnemyPiece { cell },
            Some(_) if matches!(mv, Move::Turn { .. }) => {
                if turned_twice {
                    Self::TurnedTwice { cell }
                } else {
                    Self::SameFacing { cell }
                }
            }
            Some(_) if third_turn == ThirdTurn::Illegal => Self::NoRemoval,
            Some(_) => Self::NotTurnedTwice { cell },
        }
    }

    fn explain_slide(position: &Omnigon, from: Cell, to: Cell, capture: bool) -> Self {
        match position.slide_problem(from, to, capture) {
            Some(SlideProblem::NoPiece) => Self::NoPiece { cell: from },
            Some(SlideProblem::EnemyPiece) => Self::EnemyPiece { cell: from },
            Some(SlideProblem::SameCell) => Self::SameCell { cell: from },
            Some(SlideProblem::Blocked(cell)) => Self::Blocked { cell },
            Some(SlideProblem::OwnPiece) => Self::OwnPiece { to },
            Some(SlideProblem::Shielded) => Self::Protected { from, to },
            Some(SlideProblem::NotACapture) => Self::NotACapture { to },
            Some(SlideProblem::Capture) => Self::Capture { to },
            // The problems of arrows do not arise: pieces move in any direction.
            Some(SlideProblem::NotInLine | SlideProblem::TooFar | SlideProblem::NoArrow) | None => {
                Self::NotInLine { from, to }
            }
        }
    }
}
