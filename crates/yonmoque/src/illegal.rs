//! Why a move is refused.

use abstract_games_core::{Position, Refusal};

use crate::tables::BETWEEN;
use crate::{EndReason, Move, Square, Squares, Yonmoque};

/// Why a move is not legal.
///
/// ```
/// use yonmoque::{IllegalMove, Move, Position, Refusal, Rules, Square, Yonmoque};
///
/// let mut game = Yonmoque::start(Rules::STANDARD);
/// game.play(Move::Place(Square::C3))?;
/// let error = game.play(Move::Place(Square::C3)).unwrap_err();
/// assert_eq!(error, IllegalMove::PlaceOccupied { square: Square::C3 });
/// assert_eq!(error.rule(), "YON-3");
/// assert_eq!(error.to_string(), "there is a piece on c3 already");
/// # Ok::<(), IllegalMove>(())
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
    /// A piece cannot be placed on another (YON-3).
    #[error("there is a piece on {square} already")]
    PlaceOccupied {
        /// The square.
        square: Square,
    },
    /// There is no piece in hand to place (YON-3).
    #[error("there is no piece left in hand")]
    HandEmpty,
    /// There is no piece to move (YON-3).
    #[error("there is no piece on {from}")]
    NoPiece {
        /// The square.
        from: Square,
    },
    /// Only one's own pieces may be moved (YON-3).
    #[error("the piece on {from} is the opponent's")]
    EnemyPiece {
        /// Where it stands.
        from: Square,
    },
    /// Leaving a piece where it is would be a pass (YON-3).
    #[error("the piece has to leave {square}")]
    SameSquare {
        /// Where it stands.
        square: Square,
    },
    /// A piece cannot move onto another (YON-5).
    #[error("there is a piece on {to} already")]
    MoveOccupied {
        /// The square that it was to move to.
        to: Square,
    },
    /// The square is neither next to the piece nor on a diagonal with it
    /// (YON-5).
    #[error("{to} is neither next to {from} nor on a diagonal with it")]
    NotInLine {
        /// Where the piece stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// Only a piece on a square of its own colour may slide (YON-6).
    #[error("the piece on {from} is not on its own colour and may only step")]
    NotOnOwnColour {
        /// Where the piece stands.
        from: Square,
    },
    /// A slide stays on squares of the piece's own colour (YON-6).
    #[error("the slide would leave the piece's colour on {square}")]
    OffColour {
        /// The first square of another colour, or neutral.
        square: Square,
    },
    /// A slide does not pass over pieces (YON-6).
    #[error("the slide is blocked by the piece on {square}")]
    Blocked {
        /// Where the first piece in the way stands.
        square: Square,
    },
}

impl Refusal for IllegalMove {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver { reason } => reason.rule(),
            Self::PlaceOccupied { .. }
            | Self::HandEmpty
            | Self::NoPiece { .. }
            | Self::EnemyPiece { .. }
            | Self::SameSquare { .. } => "YON-3",
            Self::MoveOccupied { .. } | Self::NotInLine { .. } => "YON-5",
            Self::NotOnOwnColour { .. } | Self::OffColour { .. } | Self::Blocked { .. } => "YON-6",
        }
    }
}

impl IllegalMove {
    /// Why `mv`, which is not legal, is not.
    #[cold]
    pub(crate) fn explain(position: &Yonmoque, mv: Move) -> Self {
        if let Some(reason) = position.end_reason() {
            return Self::GameOver { reason };
        }
        match mv {
            Move::Place(square) if position.at(square).is_some() => Self::PlaceOccupied { square },
            Move::Place(_) => Self::HandEmpty,
            Move::Relocate { from, to } => Self::explain_movement(position, from, to),
        }
    }

    fn explain_movement(position: &Yonmoque, from: Square, to: Square) -> Self {
        let mover = position.turn();
        match position.at(from) {
            None => return Self::NoPiece { from },
            Some(owner) if owner != mover => return Self::EnemyPiece { from },
            Some(_) => {}
        }
        if from == to {
            return Self::SameSquare { square: from };
        }
        if position.at(to).is_some() {
            return Self::MoveOccupied { to };
        }
        let diagonal = from.file().abs_diff(to.file()) == from.rank().abs_diff(to.rank());
        if !diagonal {
            return Self::NotInLine { from, to };
        }
        let colour = Squares::of_colour(mover);
        if !colour.contains(from) {
            return Self::NotOnOwnColour { from };
        }
        let path = BETWEEN[from.index()][to.index()].with(to);
        let first = |set: Squares| {
            if from < to {
                set.iter().min()
            } else {
                set.iter().max()
            }
        };
        if let Some(square) = first(path & !colour) {
            return Self::OffColour { square };
        }
        // The path is of one colour and the move is illegal: it is not free.
        let square = first(path & !position.empty()).unwrap_or(to);
        Self::Blocked { square }
    }
}
