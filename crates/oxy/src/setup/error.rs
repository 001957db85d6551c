//! Why a setup is invalid.

use abstract_games_core::{InvalidSetup, Player};
use abstract_games_toolkit::TextError;

use crate::alignments::Alignment;
use crate::board::{Cell, CellSet};
use crate::laps::Run;
use crate::layout::LayoutError;

/// Why text is not a position string, or a setup is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The text has the wrong form.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The board has the wrong tiles, or is not a valid layout although it must
    /// be one. It must be one if nothing has moved in the phase and either nobody
    /// has a penalty or the rules are `after=relayout`.
    #[error(transparent)]
    Board(LayoutError),
    /// There is an alignment, but the game has not ended.
    #[error("the board has {alignment}, but the game has not ended (OXY-23)")]
    Aligned {
        /// The first alignment.
        alignment: Alignment,
    },
    /// A player has reached the limit but is not to move.
    #[error(
        "the {player} player has reached the limit of {limit} points but is not to move (OXY-24)"
    )]
    WinnerAtLimit {
        /// The player.
        player: Player,
        /// The limit.
        limit: u16,
    },
    /// More tiles have moved than can before the turn is over.
    #[error("{found} tiles have moved in this turn, but at most {most} can have (OXY-6)")]
    TooManyMoved {
        /// The number found.
        found: usize,
        /// The greatest number possible.
        most: u8,
    },
    /// More symbol tiles have moved than can before the turn is over.
    #[error("{found} symbol tiles have moved in this turn, but at most {most} can have (OXY-6)")]
    TooManySymbolsMoved {
        /// The number found.
        found: usize,
        /// The greatest number possible.
        most: u8,
    },
    /// No order of slides moves these tiles and leaves the space on its cell.
    #[error("no order of slides moves the tiles {moved} and leaves the space on {space} (OXY-6)")]
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
        /// The number found.
        found: usize,
        /// The greatest number possible.
        most: u8,
    },
    /// A frozen cell has no symbol tile.
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
    /// A run or a debt, although the rules have none.
    #[error("with laps=off there are no runs and no debts (OXY-40)")]
    LapsOff,
    /// A run of no slides, or of more slides than are counted.
    #[error(
        "invalid run {run}: a run has 1 to 15 slides (border) or 1 to 14 (inner ring) (OXY-40)"
    )]
    RunLength {
        /// The run.
        run: Run,
    },
    /// A full run, but not both players owe a slide off its ring.
    #[error("after the full run {run} both players owe a slide off its ring (OXY-40)")]
    RunWithoutDebts {
        /// The run.
        run: Run,
    },
    /// The run does not agree with the slides of the turn or with the space, or
    /// is too long for the phase.
    #[error(
        "the run does not agree with the space on {space}, the moved tiles and the turns ended \
         (OXY-40)"
    )]
    RunUnexplained {
        /// The space.
        space: Cell,
    },
    /// A debt before two turns of the phase have ended.
    #[error("a player cannot owe a slide before two turns of the phase have ended (OXY-40)")]
    DebtTooEarly,
    /// A layout has been drawn or supplied, although the rules undo alignments.
    #[error("with after=undo no layouts are drawn or supplied (OXY-25)")]
    RelayoutsOff,
    /// The supplied layout is invalid.
    #[error("invalid next layout: {0}")]
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
