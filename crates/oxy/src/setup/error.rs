//! Why a setup is invalid.

use abstract_games_core::{InvalidSetup, Player};
use abstract_games_toolkit::TextError;

use crate::board::{Cell, CellSet};
use crate::laps::Run;
use crate::layout::LayoutError;
use crate::score::Alignment;

/// Why text is not a position string, or a setup is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The text has the wrong form.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The board has the wrong tiles; or it is not a valid layout and must be
    /// one: at the start of a phase while nobody has a penalty or if phases
    /// start with a new layout.
    #[error(transparent)]
    Board(LayoutError),
    /// There is an alignment, and the game has not ended.
    #[error("the board has {alignment}, and the game has not ended (OXY-23)")]
    Aligned {
        /// The first alignment.
        alignment: Alignment,
    },
    /// A player has reached the limit and is not the one to move.
    #[error(
        "the {player} player has reached the limit of {limit} points but is not to move (OXY-24)"
    )]
    WinnerAtLimit {
        /// The player.
        player: Player,
        /// The limit.
        limit: u16,
    },
    /// More tiles have moved than one can before the turn is over.
    #[error("{found} tiles have moved in this turn, but at most {most} can have (OXY-6)")]
    TooManyMoved {
        /// How many.
        found: usize,
        /// How many there can be.
        most: u8,
    },
    /// More symbol tiles have moved than can before the turn is over.
    #[error("{found} symbol tiles have moved in this turn, but at most {most} can have (OXY-6)")]
    TooManySymbolsMoved {
        /// How many.
        found: usize,
        /// How many there can be.
        most: u8,
    },
    /// No order of slides leaves these tiles moved and the space where it is.
    #[error("no slides of the tiles {moved} leave the space on {space} (OXY-6)")]
    MovedUnexplained {
        /// The tiles.
        moved: CellSet,
        /// The space.
        space: Cell,
    },
    /// The number of ended turns is not 0, 1 or 2.
    #[error("the number of turns ended is {found}, expected 0 to 2 (OXY-30)")]
    TurnsEnded {
        /// The number.
        found: u8,
    },
    /// More tiles are frozen than can be.
    #[error("{found} tiles are frozen, but at most {most} can be (OXY-7)")]
    TooManyFrozen {
        /// How many.
        found: usize,
        /// How many there can be.
        most: u8,
    },
    /// A frozen cell holds no symbol tile.
    #[error("{cell} is frozen but has no symbol tile (OXY-7)")]
    FrozenWithoutSymbol {
        /// The cell.
        cell: Cell,
    },
    /// A frozen tile has moved.
    #[error("the tile on {cell} is frozen but has moved in this turn (OXY-7)")]
    FrozenMoved {
        /// The cell.
        cell: Cell,
    },
    /// A run or a debt, though the rules have none.
    #[error("with laps=off there are no runs and no debts (OXY-40)")]
    LapsOff,
    /// A run of no slides, or of more than are counted.
    #[error(
        "invalid run {run}: a run has 1 to 15 slides (border) or 1 to 14 (inner ring) (OXY-40)"
    )]
    RunLength {
        /// The run.
        run: Run,
    },
    /// A full run, and not both players owe.
    #[error("after the full run {run} both players owe a slide off its ring (OXY-40)")]
    RunWithoutDebts {
        /// The run.
        run: Run,
    },
    /// The run does not agree with the slides of the turn or with the place of
    /// the space, or is too long for the phase.
    #[error(
        "the run does not fit the space on {space}, the tiles moved and the turns ended (OXY-40)"
    )]
    RunUnexplained {
        /// The space.
        space: Cell,
    },
    /// A debt before two turns of the phase have ended.
    #[error("a player cannot owe a slide before two turns of the phase have ended (OXY-40)")]
    DebtTooEarly,
    /// A relayout has been drawn or a next layout supplied, though the rules
    /// take slides back.
    #[error("with after=undo no layouts are drawn and none is supplied (OXY-25)")]
    RelayoutsOff,
    /// The supplied layout is not valid.
    #[error("the next layout: {0}")]
    NextLayout(LayoutError),
}

impl InvalidSetup for SetupError {
    fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Text(_) => None,
            Self::Board(error) | Self::NextLayout(error) => Some(error.rule()),
            Self::Aligned { .. } => Some("OXY-23"),
            Self::WinnerAtLimit { .. } => Some("OXY-24"),
            Self::TooManyMoved { .. }
            | Self::TooManySymbolsMoved { .. }
            | Self::MovedUnexplained { .. } => Some("OXY-6"),
            Self::TurnsEnded { .. } => Some("OXY-30"),
            Self::TooManyFrozen { .. }
            | Self::FrozenWithoutSymbol { .. }
            | Self::FrozenMoved { .. } => Some("OXY-7"),
            Self::LapsOff
            | Self::RunLength { .. }
            | Self::RunWithoutDebts { .. }
            | Self::RunUnexplained { .. }
            | Self::DebtTooEarly => Some("OXY-40"),
            Self::RelayoutsOff => Some("OXY-25"),
        }
    }

    fn at(&self) -> Option<usize> {
        match self {
            Self::Text(error) => error.at(),
            _ => None,
        }
    }
}
