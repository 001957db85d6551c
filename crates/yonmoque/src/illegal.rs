//! Why a move is illegal.

use abstract_games_core::{CitesRule, Position};

use crate::board::tables::BETWEEN;
use crate::{Cell, CellSet, EndReason, Move, Yonmoque};

/// Why a move is illegal.
///
/// ```
/// use yonmoque::prelude::*;
///
/// let mut game = Yonmoque::start(Rules::STANDARD);
/// game.play(Move::Place(Cell::C3))?;
/// let error = game.play(Move::Place(Cell::C3)).unwrap_err();
/// assert_eq!(error, IllegalMove::PlaceOccupied { cell: Cell::C3 });
/// assert_eq!(error.to_string(), "there is already a piece on c3");
/// assert_eq!(error.rule(), "YON-3");
/// # Ok::<(), IllegalMove>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The game is over. The rule is the one that ended it.
    #[error("the game is over: {reason}")]
    GameOver {
        /// Why the game ended.
        reason: EndReason,
    },
    /// A piece is placed on an occupied cell (YON-3).
    #[error("there is already a piece on {cell}")]
    PlaceOccupied {
        /// The occupied cell.
        cell: Cell,
    },
    /// A piece is placed from an empty hand (YON-3).
    #[error("there are no pieces left in hand")]
    HandEmpty,
    /// A piece is moved from an empty cell (YON-3).
    #[error("there is no piece on {from}")]
    NoPiece {
        /// The empty cell.
        from: Cell,
    },
    /// A piece of the opponent is moved (YON-3).
    #[error("the piece on {from} belongs to the opponent")]
    EnemyPiece {
        /// The cell of the piece.
        from: Cell,
    },
    /// A piece is moved to its own cell, which would be a pass (YON-3).
    #[error("the piece on {cell} must move to another cell")]
    SameCell {
        /// The cell of the piece.
        cell: Cell,
    },
    /// A piece is moved to an occupied cell (YON-5).
    #[error("there is already a piece on {to}")]
    MoveOccupied {
        /// The occupied cell.
        to: Cell,
    },
    /// A piece is moved to a cell that is neither adjacent nor on a diagonal
    /// (YON-5).
    #[error("{to} is neither adjacent to {from} nor on a diagonal with it")]
    NotInLine {
        /// The cell of the piece.
        from: Cell,
        /// The cell that it is moved to.
        to: Cell,
    },
    /// A piece that is not on its own colour slides (YON-6).
    #[error("the piece on {from} is not on its own colour and can only step")]
    NotOnOwnColour {
        /// The cell of the piece.
        from: Cell,
    },
    /// A slide leaves the piece's colour (YON-6).
    #[error("the slide leaves the piece's colour on {cell}")]
    OffColour {
        /// The first cell on the way that is neutral or of the other colour.
        cell: Cell,
    },
    /// A piece is in the way of a slide (YON-6).
    #[error("the slide is blocked by the piece on {cell}")]
    Blocked {
        /// The cell of the first piece in the way.
        cell: Cell,
    },
}

impl CitesRule for IllegalMove {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver { reason } => reason.rule(),
            Self::PlaceOccupied { .. }
            | Self::HandEmpty
            | Self::NoPiece { .. }
            | Self::EnemyPiece { .. }
            | Self::SameCell { .. } => "YON-3",
            Self::MoveOccupied { .. } | Self::NotInLine { .. } => "YON-5",
            Self::NotOnOwnColour { .. } | Self::OffColour { .. } | Self::Blocked { .. } => "YON-6",
        }
    }
}

impl IllegalMove {
    /// Why `mv` is illegal.
    pub(crate) fn new(position: &Yonmoque, mv: Move) -> Self {
        if let Some(reason) = position.end_reason() {
            return Self::GameOver { reason };
        }
        match mv {
            Move::Place(cell) if position.at(cell).is_some() => Self::PlaceOccupied { cell },
            Move::Place(_) => Self::HandEmpty,
            Move::Relocate { from, to } => Self::movement(position, from, to),
        }
    }

    fn movement(position: &Yonmoque, from: Cell, to: Cell) -> Self {
        let mover = position.turn();
        match position.at(from) {
            None => return Self::NoPiece { from },
            Some(owner) if owner != mover => return Self::EnemyPiece { from },
            Some(_) => {}
        }
        if from == to {
            return Self::SameCell { cell: from };
        }
        if position.at(to).is_some() {
            return Self::MoveOccupied { to };
        }
        let diagonal = from.file().abs_diff(to.file()) == from.rank().abs_diff(to.rank());
        if !diagonal {
            return Self::NotInLine { from, to };
        }
        let colour = Cell::of_colour(mover);
        if !colour.contains(from) {
            return Self::NotOnOwnColour { from };
        }
        let path = BETWEEN[from.index()][to.index()].with(to);
        let first_on_path = |cells: CellSet| {
            if from < to {
                cells.first()
            } else {
                cells.last()
            }
        };
        if let Some(cell) = first_on_path(path.without(colour)) {
            return Self::OffColour { cell };
        }
        // The path is of one colour, so it must be occupied.
        let occupied = path.without(position.empty());
        Self::Blocked {
            cell: first_on_path(occupied).unwrap_or(to),
        }
    }
}
