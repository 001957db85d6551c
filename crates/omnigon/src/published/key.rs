//! The random numbers of the Zobrist key: one for each piece on each cell, and
//! one for the second player to move.

use abstract_games_toolkit::zobrist;

use crate::key::piece_keys;

/// By player, by the code of the piece, by the cell's bit.
pub(super) static PIECE_KEYS: [[[u64; 64]; 16]; 2] = piece_keys(0x1988_0001);

/// For the second player to move.
pub(super) const TURN_KEY: u64 = zobrist::keys::<1>(0x1988_0002)[0];
