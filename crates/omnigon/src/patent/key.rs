//! The random numbers of the Zobrist key: one for each piece on each cell, each
//! number of captures, each series of turns in place, each number of moves in
//! an invasion game, and for the second player to move.

use abstract_games_toolkit::zobrist::{self, splitmix64};

use crate::key::piece_keys;

/// By player, by the code of the piece, by the cell's bit.
pub(super) static PIECE_KEYS: [[[u64; 64]; 32]; 2] = piece_keys(0x1981_0001);

/// By player, by the number of captures, which is below 16.
pub(super) static CAPTURE_KEYS: [[u64; 16]; 2] = [
    first_zero(zobrist::keys(0x1981_0002)),
    first_zero(zobrist::keys(0x1981_0003)),
];

/// By player, by the byte of a series of turns in place, which is below 128.
pub(super) static SERIES_KEYS: [[u64; 128]; 2] = [
    first_zero(zobrist::keys(0x1981_0004)),
    first_zero(zobrist::keys(0x1981_0005)),
];

/// For the second player to move.
pub(super) const TURN_KEY: u64 = zobrist::keys::<1>(0x1981_0006)[0];

/// For the number of moves that the second player has made in an invasion game.
#[inline]
pub(super) const fn moves_key(moves: u16) -> u64 {
    if moves == 0 {
        0
    } else {
        splitmix64(0x1981_0007_0000_0000 | moves as u64)
    }
}

/// The values at the start of a game contribute 0.
const fn first_zero<const N: usize>(mut keys: [u64; N]) -> [u64; N] {
    keys[0] = 0;
    keys
}
