//! Why a move of 1981 or 1983 is refused.

use abstract_games_core::{Position, Refusal};

use super::board::{DIRECTIONS, NO_WAY, RAYS, back, ways};
use super::{Cell, Move, OmnigonPatent, ThirdTurn};
use crate::EndReason;
use crate::cells::sealed::Bit;

/// Why a move is not legal.
///
/// ```
/// use omnigon::patent::IllegalMove;
/// use omnigon::{OmnigonPatent, PatentRules, Position, Refusal};
///
/// let mut game = OmnigonPatent::start(PatentRules::OF_1981);
/// let error = game.play("c1-c5@0".parse()?).unwrap_err();
/// assert_eq!(error, IllegalMove::Blocked { cell: "c2".parse()? });
/// assert_eq!(error.rule(), "OMN-24");
/// assert_eq!(error.to_string(), "the piece on c2 is in the way");
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
    /// There is no piece to move or to turn (OMN-24).
    #[error("there is no piece on {cell}")]
    NoPiece {
        /// The cell.
        cell: Cell,
    },
    /// Only one's own pieces may be moved and turned (OMN-24).
    #[error("the piece on {cell} is the opponent's")]
    EnemyPiece {
        /// Where it stands.
        cell: Cell,
    },
    /// A piece that is moved leaves its cell; a turn in place is written
    /// otherwise (OMN-26).
    #[error("the piece has to leave {cell}; a turn in place is written `{cell}@` and the facing")]
    SameCell {
        /// Where it stands.
        cell: Cell,
    },
    /// The two cells are not in a straight line of the grid (OMN-24).
    #[error("{from} and {to} are not in a straight line")]
    NotInLine {
        /// Where the piece stands.
        from: Cell,
        /// Where it was to go.
        to: Cell,
    },
    /// A piece does not pass over others (OMN-24).
    #[error("the piece on {cell} is in the way")]
    Blocked {
        /// Where the first piece in the way stands.
        cell: Cell,
    },
    /// Only enemy pieces are captured (OMN-24).
    #[error("the piece on {to} is one's own")]
    OwnPiece {
        /// Where it stands.
        to: Cell,
    },
    /// All faces that the attack meets are protected (OMN-25).
    #[error("the piece on {to} is protected against a move from {from}")]
    Protected {
        /// Where the attacker stands.
        from: Cell,
        /// Where the protected piece stands.
        to: Cell,
    },
    /// The move is written as a capture, and there is nothing to capture
    /// (OMN-24).
    #[error("there is nothing to capture on {to}; such a move is written with `-`")]
    NotACapture {
        /// The empty cell.
        to: Cell,
    },
    /// The move captures, and is not written so (OMN-24).
    #[error("the move captures the piece on {to}; such a move is written with `x`")]
    Capture {
        /// Where the captured piece stands.
        to: Cell,
    },
    /// A turn in place changes the facing (OMN-29).
    #[error("the piece on {cell} has this facing already")]
    SameFacing {
        /// Where it stands.
        cell: Cell,
    },
    /// The piece was turned in place with the side's last two moves. A third
    /// turn is illegal, or removes the piece and is written `!` (OMN-26).
    #[error("the piece on {cell} was turned twice in a row")]
    TurnedTwice {
        /// Where it stands.
        cell: Cell,
    },
    /// Only a piece that was turned in place with the side's last two moves is
    /// removed (OMN-26).
    #[error("the piece on {cell} was not turned twice in a row")]
    NotTurnedTwice {
        /// Where it stands.
        cell: Cell,
    },
    /// Under these rules a third turn is illegal and removes nothing (OMN-26).
    #[error("no piece is removed where a third turn is illegal")]
    NoRemoval,
    /// A pass is legal only if nothing else is (OMN-29).
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
    /// Why `mv`, which is not legal, is not.
    #[cold]
    pub(super) fn explain(position: &OmnigonPatent, mv: Move) -> Self {
        if let Some(reason) = position.end_reason() {
            return Self::GameOver { reason };
        }
        let cell = match mv {
            Move::Pass => return Self::MovesExist,
            Move::Slide { from, .. } => from,
            Move::Turn { cell, .. } | Move::Remove { cell } => cell,
        };
        match position.at(cell) {
            None => return Self::NoPiece { cell },
            Some(piece) if piece.player != position.turn() => return Self::EnemyPiece { cell },
            Some(_) => {}
        }
        match mv {
            Move::Slide { from, to, .. } => Self::explain_slide(position, from, to),
            Move::Remove { .. } if position.rules().third_turn == ThirdTurn::Illegal => {
                Self::NoRemoval
            }
            Move::Remove { .. } => Self::NotTurnedTwice { cell },
            _ => {
                let series = position.series(position.turn());
                if series.is_some_and(|series| series.cell == cell && series.count > 1) {
                    Self::TurnedTwice { cell }
                } else {
                    Self::SameFacing { cell }
                }
            }
        }
    }

    fn explain_slide(position: &OmnigonPatent, from: Cell, to: Cell) -> Self {
        if from == to {
            return Self::SameCell { cell: from };
        }
        let grid = position.rules().grid;
        let way = DIRECTIONS[grid as usize][from.index()][to.bit() as usize];
        if way == NO_WAY {
            return Self::NotInLine { from, to };
        }
        let way = usize::from(way);
        let rays = &RAYS[grid as usize];
        let between = rays[way][from.index()] & rays[back(way)][to.index()];
        let blockers = between & position.occupied();
        if blockers != 0 {
            let cell = Cell::from_bit(ways(grid)[way].nearest(blockers));
            return Self::Blocked { cell };
        }
        match position.at(to) {
            None => Self::NotACapture { to },
            Some(piece) if piece.player == position.turn() => Self::OwnPiece { to },
            Some(_) if position.attackers(to, position.turn()).contains(from) => {
                Self::Capture { to }
            }
            Some(_) => Self::Protected { from, to },
        }
    }
}
