//! Pseudo-random numbers for Zobrist keys.

use abstract_games_toolkit::zobrist::{SPLITMIX64_STEP, splitmix64};

/// Keys by player, by the code of a piece, by the bit of its cell: successive
/// outputs of the generator `splitmix64`.
pub(crate) const fn piece_keys<const CODES: usize>(seed: u64) -> [[[u64; 64]; CODES]; 2] {
    let mut keys = [[[0; 64]; CODES]; 2];
    let mut state = seed;
    let mut i = 0;
    while i < 2 * CODES * 64 {
        keys[i / 64 / CODES][i / 64 % CODES][i % 64] = splitmix64(state);
        state = state.wrapping_add(SPLITMIX64_STEP);
        i += 1;
    }
    keys
}
