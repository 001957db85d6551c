//! Why a move is illegal.

use abstract_games_core::CitesRule;

use crate::board::Cell;
use crate::end::EndReason;
use crate::laps::Ring;

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The game has ended.
    #[error("the game is over: {reason}")]
    GameOver {
        /// Why it ended.
        reason: EndReason,
    },
    /// The cell to slide from is the space.
    #[error("there is no tile on {cell}")]
    Space {
        /// The cell.
        cell: Cell,
    },
    /// The tile is not next to the space.
    #[error("{cell} is not next to the space on {space}")]
    NotBesideSpace {
        /// The cell of the tile.
        cell: Cell,
        /// The space.
        space: Cell,
    },
    /// The tile has already moved in this turn.
    #[error("the tile on {cell} has already moved in this turn")]
    AlreadyMoved {
        /// Its cell.
        cell: Cell,
    },
    /// The opponent moved the tile in the previous turn.
    #[error("the tile on {cell} is frozen: the opponent has just moved it")]
    Frozen {
        /// Its cell.
        cell: Cell,
    },
    /// The slide runs along a ring on which the player owes a slide off it.
    #[error("the player owes a slide off the {ring} ring, and the slide from {cell} runs along it")]
    Owes {
        /// The cell of the tile.
        cell: Cell,
        /// The ring.
        ring: Ring,
    },
    /// A pass, although there is a legal slide.
    #[error("a player with a legal slide cannot pass, and the tile on {slide} can slide")]
    CanSlide {
        /// The cell of a tile that can slide.
        slide: Cell,
    },
    /// A slide or a pass, although an exchange must be made first.
    #[error("an alignment is inevitable, so an exchange must be made first")]
    ExchangeRequired,
    /// An exchange, although none must be made.
    #[error("an exchange is legal only on a first turn on which an alignment is inevitable")]
    ExchangeNotDue,
    /// An exchange when an alignment is inevitable, but no exchange would prevent
    /// one; then the slides stay legal.
    #[error("an alignment is inevitable, but no exchange would prevent one")]
    NoExchangeQualifies,
    /// The first tile of the exchange has no symbol.
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
    /// The symbol tile is not part of an inevitable alignment (OXY-31).
    #[error("the tile on {cell} is not part of an inevitable alignment")]
    NotInvolved {
        /// Its cell.
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
    /// An alignment would still be inevitable after the exchange.
    #[error("after exchanging {symbol} and {neutral}, an alignment would still be inevitable")]
    StillInevitable {
        /// The cell of the symbol tile.
        symbol: Cell,
        /// The cell of the neutral tile.
        neutral: Cell,
    },
}

impl CitesRule for IllegalMove {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver { reason } => reason.rule(),
            Self::Space { .. } | Self::NotBesideSpace { .. } => "OXY-5",
            Self::AlreadyMoved { .. } => "OXY-6",
            Self::Frozen { .. } => "OXY-7",
            Self::CanSlide { .. } => "OXY-9",
            Self::Owes { .. } => "OXY-40",
            Self::NotInvolved { .. } => "OXY-31",
            Self::ExchangeRequired
            | Self::ExchangeNotDue
            | Self::NoExchangeQualifies
            | Self::NotASymbol { .. }
            | Self::NotNeutral { .. }
            | Self::ExchangeAligns { .. }
            | Self::StillInevitable { .. } => "OXY-30",
        }
    }
}
