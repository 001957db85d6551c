//! The yardsticks: what the games are measured against.

use std::cell::RefCell;
use std::hint::black_box;

use abstract_games_core::Position;
use abstract_games_toolkit::{CellSet, Grid};
use board_game::board::Board as _;
use board_game::games::ataxx::AtaxxBoard;
use rand_xoshiro::rand_core::Rng;
use rand_xoshiro_06::Xoshiro256PlusPlus;
use rand_xoshiro_06::rand_core::SeedableRng;

use crate::games::{self, LastPly, generator};
use crate::null::{NoRules, Null};
use crate::workload::Workload;

/// The depth of chess perft from the start.
const CHESS_DEPTH: u8 = 5;

/// The known count at that depth.
const CHESS_LEAVES: u64 = 4_865_609;

/// Perft of cozy-chess with bulk counting, as in its own example.
fn chess_counted(board: &cozy_chess::Board, depth: u8) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut board = board.clone();
                board.play_unchecked(mv);
                nodes += chess_counted(&board, depth - 1);
            }
        }
        false
    });
    nodes
}

/// Perft of cozy-chess with every leaf made, as by `Perft::made`.
fn chess_made(board: &cozy_chess::Board, depth: u8) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut board = board.clone();
            board.play_unchecked(mv);
            if depth == 1 {
                black_box(&board);
                nodes += 1;
            } else {
                nodes += chess_made(&board, depth - 1);
            }
        }
        false
    });
    nodes
}

/// Chess perft from the start, with a part for each first move.
fn chess(perft: fn(&cozy_chess::Board, u8) -> u64) -> Workload {
    let start = cozy_chess::Board::default();
    let mut boards = Vec::new();
    start.generate_moves(|moves| {
        for mv in moves {
            let mut board = start.clone();
            board.play_unchecked(mv);
            boards.push(board);
        }
        false
    });
    let parts = boards.len();
    let perft = move |part: usize| perft(black_box(&boards[part]), CHESS_DEPTH - 1);
    Workload::in_parts(parts, perft).expecting(CHESS_LEAVES)
}

/// Leaves of chess, bulk counted.
pub(crate) fn chess_bulk() -> Workload {
    chess(chess_counted)
}

/// Leaves of chess, each made on a copy.
pub(crate) fn chess_leaves_made() -> Workload {
    chess(chess_made)
}

/// Plies of random games of ataxx on the 7 by 7 board, with board-game's own
/// uniform choice of moves.
pub(crate) fn ataxx() -> Workload {
    let rng = RefCell::new(Xoshiro256PlusPlus::seed_from_u64(1));
    Workload::new(move || {
        let rng = &mut *rng.borrow_mut();
        let mut plies = 0;
        for _ in 0..20 {
            let mut board = AtaxxBoard::diagonal(7);
            while board.play_random_available_move(rng).is_ok() {
                plies += 1;
            }
        }
        plies
    })
}

/// The null game with a state of `bytes` bytes, rounded up to one of a few sizes.
pub(crate) fn null(bytes: usize) -> NullGame {
    match bytes {
        0..=32 => null_of::<2>(),
        33..=48 => null_of::<4>(),
        49..=64 => null_of::<6>(),
        65..=80 => null_of::<8>(),
        81..=96 => null_of::<10>(),
        97..=128 => null_of::<14>(),
        129..=160 => null_of::<18>(),
        161..=192 => null_of::<22>(),
        193..=256 => null_of::<30>(),
        257..=304 => null_of::<36>(),
        305..=384 => null_of::<46>(),
        385..=512 => null_of::<62>(),
        513..=1024 => null_of::<126>(),
        _ => null_of::<254>(),
    }
}

/// The figures of a null game.
pub(crate) struct NullGame {
    /// The size of its state.
    pub(crate) bytes: usize,
    /// Counted leaves.
    pub(crate) bulk: Workload,
    /// Made leaves.
    pub(crate) made: Workload,
    /// Playout plies.
    pub(crate) playout: Workload,
}

fn null_of<const WORDS: usize>() -> NullGame {
    let start = Null::<WORDS>::start(NoRules);
    NullGame {
        bytes: size_of_val(&start),
        bulk: games::perft_of(start, 4, 32 * 31 * 30 * 29, LastPly::Counted),
        made: games::perft_of(start, 4, 32 * 31 * 30 * 29, LastPly::Made),
        playout: games::playouts_of(start),
    }
}

/// The number of cells of the board of [`flood_fill`], a hexagon of side 7.
const CELLS: usize = 127;

/// Cells of the board of [`flood_fill`].
type Cells = CellSet<u8, [u64; 2]>;

/// Flood fills of the groups on 64 half-full boards of 127 hexagons, with the
/// stones of both colours on random cells. A unit is one group.
pub(crate) fn flood_fill() -> Workload {
    let neighbours = neighbours();
    let mut rng = generator(127);
    let boards: Vec<[Cells; 2]> = (0..64).map(|_| half_full(&mut rng)).collect();
    Workload::new(move || {
        let mut groups = 0;
        for _ in 0..20 {
            for stones in boards.iter().flatten() {
                let mut left = *black_box(stones);
                while let Some(cell) = left.first() {
                    left = left.without(black_box(group(cell, *stones, &neighbours)));
                    groups += 1;
                }
            }
        }
        groups
    })
}

fn neighbours() -> [Cells; CELLS] {
    let grid = Grid::hexagon(7).expect("a valid side");
    std::array::from_fn(|cell| {
        let next = |&direction| {
            grid.neighbour(cell as u16, direction)
                .map(|cell| cell as u8)
        };
        grid.edges().iter().filter_map(next).collect()
    })
}

/// The stones of each colour on a half-full board.
fn half_full(rng: &mut impl Rng) -> [Cells; 2] {
    let mut cells: Vec<u8> = (0..CELLS as u8).collect();
    for i in (1..CELLS).rev() {
        cells.swap(i, rng.next_u32() as usize % (i + 1));
    }
    let stones = |from: usize| cells[from..from + CELLS / 4].iter().copied().collect();
    [stones(0), stones(CELLS / 4)]
}

/// The group of the stone on `cell`.
#[inline]
fn group(cell: u8, stones: Cells, neighbours: &[Cells; CELLS]) -> Cells {
    let mut group = Cells::from(cell);
    let mut left = group;
    while let Some(cell) = left.first() {
        let new = (neighbours[usize::from(cell)] & stones).without(group);
        group |= new;
        left = (left | new).without(Cells::from(cell));
    }
    group
}
