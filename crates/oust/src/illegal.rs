//! Why a move is illegal.

use core::cmp::Reverse;

use abstract_games_core::{CitesRule, Player, Position};
use abstract_games_toolkit::CellName;

use crate::display::side;
use crate::{Board, Cell, EndReason, Move, Oust};

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The game has ended (OUST-9, OUST-10).
    #[error("the game is over: {reason}")]
    GameOver {
        /// Why it ended.
        reason: EndReason,
    },
    /// The board has no such cell (OUST-3).
    #[error("{board} has no cell with index {}", cell.index())]
    OffBoard {
        /// The cell.
        cell: Cell,
        /// The board.
        board: Board,
    },
    /// The cell is not empty (OUST-3).
    #[error("{cell} is occupied by {}", side(*by))]
    Occupied {
        /// The cell.
        cell: CellName,
        /// The player whose stone is there.
        by: Player,
    },
    /// The stone touches a friendly stone, but the new group touches no enemy
    /// (OUST-5 a).
    #[error("a stone on {cell} would form a group of {size} that touches no enemy")]
    NoContact {
        /// The cell.
        cell: CellName,
        /// The size that the new group would have.
        size: u16,
    },
    /// The new group touches an enemy group that is not smaller (OUST-5 b).
    #[error(
        "a stone on {cell} would form a group of {size}, but the enemy group on {enemy} that it touches has {enemy_size}"
    )]
    NotLarger {
        /// The cell.
        cell: CellName,
        /// The size that the new group would have.
        size: u16,
        /// A stone of an enemy group that touches the new group and is at least
        /// as large.
        enemy: CellName,
        /// The size of that group.
        enemy_size: u16,
    },
    /// Passing is illegal while a placement is legal (OUST-8).
    #[error("a stone can be placed, for instance on {cell}, so passing is illegal")]
    MustPlace {
        /// A cell where a placement is legal.
        cell: CellName,
    },
    /// The game is played without the pie rule (OUST-11).
    #[error("this game is played without the pie rule")]
    NoPieRule,
    /// Swapping is legal only as the second move of the game (OUST-11).
    #[error("only Blue may swap, and only while the first red stone is alone on the board")]
    NotSecondMove,
}

impl CitesRule for IllegalMove {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver { reason } => reason.rule(),
            Self::OffBoard { .. } | Self::Occupied { .. } => "OUST-3",
            Self::NoContact { .. } | Self::NotLarger { .. } => "OUST-5",
            Self::MustPlace { .. } => "OUST-8",
            Self::NoPieRule | Self::NotSecondMove => "OUST-11",
        }
    }
}

/// Why the illegal move `mv` is illegal.
#[cold]
pub(crate) fn explain<const W: usize>(position: &Oust<W>, mv: Move) -> IllegalMove {
    if let Some(reason) = position.end_reason() {
        return IllegalMove::GameOver { reason };
    }
    match mv {
        Move::Place(cell) => explain_placement(position, cell),
        Move::Pass => {
            // Where passing is legal, any cell will do.
            let cell = position.placements().first().unwrap_or(Cell::FIRST);
            let cell = position.rules().board().cell_name(cell);
            IllegalMove::MustPlace { cell }
        }
        Move::Swap if position.rules().pie() => IllegalMove::NotSecondMove,
        Move::Swap => IllegalMove::NoPieRule,
    }
}

fn explain_placement<const W: usize>(position: &Oust<W>, cell: Cell) -> IllegalMove {
    let board = position.rules().board();
    if !board.contains(cell) {
        return IllegalMove::OffBoard { cell, board };
    }
    let name = board.cell_name(cell);
    if let Some(by) = position.at(cell) {
        return IllegalMove::Occupied { cell: name, by };
    }
    let geometry = position.geometry();
    let own = position.stones(position.turn());
    let grown = geometry.flood(cell.into(), own);
    let size = grown.cells.len() as u16;
    let enemies = position.stones(!position.turn());
    let largest = (grown.border & enemies)
        .iter()
        .map(|stone| {
            let group = geometry.flood(stone.into(), enemies);
            (group.cells.len() as u16, stone)
        })
        .max_by_key(|&(size, stone)| (size, Reverse(stone)));
    match largest {
        None => IllegalMove::NoContact { cell: name, size },
        Some((enemy_size, stone)) => IllegalMove::NotLarger {
            cell: name,
            size,
            enemy: board.cell_name(stone),
            enemy_size,
        },
    }
}
