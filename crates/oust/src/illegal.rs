//! Why a move is refused.

use abstract_games_core::{CellName, Player, Position, Refusal};

use crate::cells::only;
use crate::display::side;
use crate::{EndReason, Move, Oust};

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The game has ended (OUST-9, OUST-10).
    #[error("the game is over: {0}")]
    GameOver(EndReason),
    /// The board has no such cell (OUST-3).
    #[error("there is no cell number {cell} on a board of {cells} cells")]
    OffBoard {
        /// The cell.
        cell: u16,
        /// How many cells there are, numbered from 0.
        cells: u16,
    },
    /// The cell is not empty (OUST-3).
    #[error("{cell} is taken by a stone of {}", side(*by))]
    Occupied {
        /// The cell.
        cell: CellName,
        /// Whose stone is there.
        by: Player,
    },
    /// The stone touches a friend, and the new group no enemy (OUST-5 a).
    #[error("a stone on {cell} would make a group of {size}, and that touches no enemy")]
    NoContact {
        /// The cell.
        cell: CellName,
        /// The size that the new group would have.
        size: u16,
    },
    /// The new group touches an enemy group that is not smaller (OUST-5 b).
    #[error(
        "a stone on {cell} would make a group of {size}, and that touches an enemy group of {enemy_size} on {enemy}, which is not smaller"
    )]
    NotLarger {
        /// The cell.
        cell: CellName,
        /// The size that the new group would have.
        size: u16,
        /// A stone of an enemy group that is at least as large and touches
        /// the new group.
        enemy: CellName,
        /// The size of that group.
        enemy_size: u16,
    },
    /// Nobody may pass who can place (OUST-8).
    #[error("a stone can be placed, for instance on {cell}, so there is no passing")]
    MustPlace {
        /// A cell where a placement is legal.
        cell: CellName,
    },
    /// The game is played without the pie rule (OUST-11).
    #[error("this game is played without the pie rule")]
    NoPieRule,
    /// Swapping is legal as the second move of the game only (OUST-11).
    #[error("only Blue may swap, and only while the first red stone is alone on the board")]
    TooLateToSwap,
}

impl Refusal for IllegalMove {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver(reason) => reason.rule(),
            Self::OffBoard { .. } | Self::Occupied { .. } => "OUST-3",
            Self::NoContact { .. } | Self::NotLarger { .. } => "OUST-5",
            Self::MustPlace { .. } => "OUST-8",
            Self::NoPieRule | Self::TooLateToSwap => "OUST-11",
        }
    }
}

impl IllegalMove {
    /// Says why `mv`, which is not legal, is not.
    #[cold]
    pub(crate) fn explain<const W: usize>(position: &Oust<W>, mv: Move) -> Self {
        if let Some(reason) = position.end_reason() {
            return Self::GameOver(reason);
        }
        match mv {
            Move::Place(cell) => Self::explain_placement(position, cell),
            Move::Pass => Self::MustPlace {
                cell: name(position, position.placements().first().unwrap_or(0)),
            },
            Move::Swap if position.rules().pie() => Self::TooLateToSwap,
            Move::Swap => Self::NoPieRule,
        }
    }

    fn explain_placement<const W: usize>(position: &Oust<W>, cell: u16) -> Self {
        let geometry = position.geometry();
        if cell >= geometry.cells() {
            let cells = geometry.cells();
            return Self::OffBoard { cell, cells };
        }
        let at = name(position, cell);
        if let Some(by) = position.at(cell) {
            return Self::Occupied { cell: at, by };
        }
        let own = position.stones(position.turn());
        let grown = geometry.flood(only(cell), own);
        let size = grown.cells.len() as u16;
        let enemies = position.stones(!position.turn());
        let largest = (grown.border & enemies)
            .iter()
            .map(|stone| {
                let group = geometry.flood(only(stone), enemies);
                (group.cells.len() as u16, stone)
            })
            .max_by_key(|&(size, stone)| (size, core::cmp::Reverse(stone)));
        match largest {
            None => Self::NoContact { cell: at, size },
            Some((enemy_size, stone)) => Self::NotLarger {
                cell: at,
                size,
                enemy: name(position, stone),
                enemy_size,
            },
        }
    }
}

fn name<const W: usize>(position: &Oust<W>, cell: u16) -> CellName {
    position.rules().board().grid().name(cell)
}
