//! The numbers of the Zobrist key: one for each piece on each cell, and one
//! for the second player to move.

use abstract_games_core::zobrist;

use super::piece::Code;
use crate::key::piece_keys;

/// By player, by [`Code`], by the cell's bit.
pub(super) static PIECE_KEYS: [[[u64; 64]; Code::COUNT]; 2] = piece_keys(0x1988_0001);

/// The second player is to move.
pub(super) const TURN_KEY: u64 = zobrist::keys::<1>(0x1988_0002)[0];
