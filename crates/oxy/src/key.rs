//! Zobrist keys.
//!
//! Moves update the part of the key that covers the board and the layout source.
//! Everything else that determines the game fits in two words: the tiles moved
//! and frozen, the turn, the run and the debts; and the penalties. Almost every
//! move changes them, so they are mixed in only when the key is read, which is
//! cheaper than a constant for each of their bits.

use abstract_games_toolkit::zobrist::{self, splitmix64};

use crate::board::{Cell, SLOTS, all_cells};
use crate::lines::Lines;

/// Row 0 is for the space on each cell, and the other rows for the symbol whose
/// code in [`Lines`] is the number of the row. Neutral tiles follow from these.
static ON_CELL: [u64; 8 * SLOTS] = zobrist::keys(0x0059_584f);

/// A factor for each of the two words; odd, so that multiplying loses no
/// information.
const FACTORS: [u64; 2] = zobrist::keys(0x5353_4543);
const _: () = assert!(FACTORS[0] % 2 == 1 && FACTORS[1] % 2 == 1);

#[inline]
const fn of_row(row: u8, cell: Cell) -> u64 {
    ON_CELL[(row as usize & 7) * SLOTS + cell.slot()]
}

/// The space on `cell`.
#[inline]
pub(crate) const fn of_space(cell: Cell) -> u64 {
    of_row(0, cell)
}

/// The change when the symbol on `from` moves to `to`.
#[inline]
pub(crate) fn of_symbol(lines: Lines, from: Cell, to: Cell) -> u64 {
    let symbol = lines.code(from);
    of_row(symbol, from) ^ of_row(symbol, to)
}

/// A whole board.
pub(crate) fn of_board(lines: Lines, space: Cell) -> u64 {
    let symbols = all_cells().filter(|&cell| lines.is_symbol(cell));
    symbols.fold(of_space(space), |key, cell| {
        key ^ of_row(lines.code(cell), cell)
    })
}

/// A layout source.
pub(crate) fn of_source(seed: u64, draws: u32, next_layout: [u64; 2]) -> u64 {
    let words = [u64::from(draws), next_layout[0], next_layout[1]];
    words
        .into_iter()
        .fold(splitmix64(seed), |key, word| splitmix64(key ^ word))
}

/// Mixes the two words into the part that moves update.
#[inline]
pub(crate) const fn finish(board_key: u64, turn: u64, penalties: u64) -> u64 {
    let sum = board_key
        .wrapping_add(turn.wrapping_mul(FACTORS[0]))
        .wrapping_add(penalties.wrapping_mul(FACTORS[1]));
    // The low bits of a product depend only on the low bits of its factors.
    let mixed = (sum ^ sum >> 32).wrapping_mul(zobrist::SPLITMIX64_STEP);
    mixed ^ mixed >> 29
}
