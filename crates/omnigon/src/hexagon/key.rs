//! The numbers of the Zobrist key: one for each piece on each cell, and one
//! for the second player to move.

use abstract_games_core::zobrist;

use super::piece::Code;

const NUMBERS: [u64; 2 * Code::COUNT * 64] = zobrist::keys(0x1988_0001);

/// By player, by [`Code`], by the cell's bit.
pub(super) static PIECE_KEYS: [[[u64; 64]; Code::COUNT]; 2] = {
    let mut keys = [[[0; 64]; Code::COUNT]; 2];
    let mut i = 0;
    while i < NUMBERS.len() {
        keys[i / 64 / Code::COUNT][i / 64 % Code::COUNT][i % 64] = NUMBERS[i];
        i += 1;
    }
    keys
};

/// The second player is to move.
pub(super) const TURN_KEY: u64 = zobrist::keys::<1>(0x1988_0002)[0];
