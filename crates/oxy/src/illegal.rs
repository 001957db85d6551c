//! Why a move is refused.

use abstract_games_core::Refusal;

use crate::Oxy;
use crate::board::Cell;
use crate::laps::{Ring, Way};
use crate::notation::Move;
use crate::position::Status;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The cell to slide from is the empty one.
    #[error("there is no tile on {cell}, it is the space")]
    Space {
        /// The cell.
        cell: Cell,
    },
    /// The tile is not beside the space.
    #[error("{cell} is not beside the space on {space}")]
    NotBesideSpace {
        /// Where the tile lies.
        cell: Cell,
        /// Where the space is.
        space: Cell,
    },
    /// The tile has moved in this turn.
    #[error("the tile on {cell} has moved in this turn")]
    AlreadyMoved {
        /// Where it lies.
        cell: Cell,
    },
    /// The opponent moved the tile in the turn before.
    #[error("the tile on {cell} is frozen: the opponent has just moved it")]
    Frozen {
        /// Where it lies.
        cell: Cell,
    },
    /// The slide runs along a ring, and the player owes one that does not.
    #[error("the slide from {cell} runs along the {ring} ring, and one off it is owed")]
    Owes {
        /// Where the tile lies.
        cell: Cell,
        /// The ring.
        ring: Ring,
    },
    /// A pass, though there is a slide.
    #[error("a pass is for a player without a legal slide, and {slide} can slide")]
    CanSlide {
        /// Where a tile lies that can slide.
        slide: Cell,
    },
    /// A slide or a pass, though an exchange must be made first.
    #[error("an alignment is inevitable, so an exchange must come first")]
    ExchangeRequired,
    /// An exchange, though none must be made.
    #[error("an exchange is only for a first turn on which an alignment is inevitable")]
    ExchangeNotDue,
    /// The first tile of the exchange shows no symbol.
    #[error("there is no symbol tile on {cell}")]
    NotASymbol {
        /// The cell.
        cell: Cell,
    },
    /// The second tile of the exchange is not neutral.
    #[error("there is no neutral tile on {cell}")]
    NotNeutral {
        /// The cell.
        cell: Cell,
    },
    /// The symbol tile belongs to none of the alignments.
    #[error("the tile on {cell} belongs to none of the inevitable alignments")]
    NotInvolved {
        /// Where it lies.
        cell: Cell,
    },
    /// The exchange would make an alignment.
    #[error("exchanging {symbol} and {neutral} would make an alignment")]
    ExchangeAligns {
        /// The cell of the symbol tile.
        symbol: Cell,
        /// The cell of the neutral tile.
        neutral: Cell,
    },
    /// The exchange would not help.
    #[error("an alignment would be inevitable still after exchanging {symbol} and {neutral}")]
    StillInevitable {
        /// The cell of the symbol tile.
        symbol: Cell,
        /// The cell of the neutral tile.
        neutral: Cell,
    },
}

impl Refusal for IllegalMove {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "OXY-24",
            Self::Space { .. } | Self::NotBesideSpace { .. } => "OXY-5",
            Self::AlreadyMoved { .. } => "OXY-6",
            Self::Frozen { .. } => "OXY-7",
            Self::CanSlide { .. } => "OXY-9",
            Self::Owes { .. } => "OXY-40",
            Self::NotInvolved { .. } => "OXY-31",
            Self::ExchangeRequired
            | Self::ExchangeNotDue
            | Self::NotASymbol { .. }
            | Self::NotNeutral { .. }
            | Self::ExchangeAligns { .. }
            | Self::StillInevitable { .. } => "OXY-30",
        }
    }
}

impl Oxy {
    /// [`Position::check`] with every reason.
    pub(crate) fn check_slowly(&self, mv: Move) -> Result<(), IllegalMove> {
        match (self.status(), mv) {
            (Status::Over, _) => Err(IllegalMove::GameOver),
            (Status::Slides, Move::Slide(from)) => self.check_slide(from),
            (Status::Slides, Move::Pass) => match self.legal_slides().iter().next() {
                Some(slide) => Err(IllegalMove::CanSlide { slide }),
                None => Ok(()),
            },
            (Status::Slides, Move::Exchange { .. }) => Err(IllegalMove::ExchangeNotDue),
            (Status::Exchange, Move::Exchange { symbol, neutral }) => {
                self.check_exchange(symbol, neutral)
            }
            (Status::Exchange, Move::Slide(_) | Move::Pass) => Err(IllegalMove::ExchangeRequired),
        }
    }

    fn check_slide(&self, cell: Cell) -> Result<(), IllegalMove> {
        let space = self.space();
        if cell == space {
            Err(IllegalMove::Space { cell })
        } else if !space.neighbours().contains(cell) {
            Err(IllegalMove::NotBesideSpace { cell, space })
        } else if self.moved().contains(cell) {
            Err(IllegalMove::AlreadyMoved { cell })
        } else if self.frozen().contains(cell) {
            Err(IllegalMove::Frozen { cell })
        } else if self.legal_slides().contains(cell) {
            Ok(())
        } else {
            // Only debts bar a possible slide, and only along a ring.
            let ring = Way::of_slide(cell, space).ring().unwrap_or(Ring::Border);
            Err(IllegalMove::Owes { cell, ring })
        }
    }

    fn check_exchange(&self, symbol: Cell, neutral: Cell) -> Result<(), IllegalMove> {
        let turn = self.turn_start();
        if !turn.lines.is_symbol(symbol) {
            Err(IllegalMove::NotASymbol { cell: symbol })
        } else if turn.lines.is_symbol(neutral) || neutral == turn.space {
            Err(IllegalMove::NotNeutral { cell: neutral })
        } else if !turn.guilty().contains(symbol) {
            Err(IllegalMove::NotInvolved { cell: symbol })
        } else {
            let after = turn.exchange(symbol, neutral);
            if after.playable() {
                Ok(())
            } else if after.lines.alignments(after.set).any() {
                Err(IllegalMove::ExchangeAligns { symbol, neutral })
            } else {
                Err(IllegalMove::StillInevitable { symbol, neutral })
            }
        }
    }
}
