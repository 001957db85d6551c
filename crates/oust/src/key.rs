//! Zobrist keys: the exclusive or of random numbers for the start, for each
//! stone, for Blue to move, and for the end of a game.

use abstract_games_core::zobrist::keys;
use abstract_games_core::{Bitboard, ByPlayer, Outcome, Player};

/// A key for each stone of each player on each cell of the largest board.
static STONES: ByPlayer<[u64; 361]> = ByPlayer {
    first: keys(0x6f75_7374_2072_6564),
    second: keys(0x6f75_7374_2062_6c75),
};

const STATE: [u64; 4] = keys(0x6f75_7374_2065_6e64);
/// The empty board with Red to move.
const START: u64 = STATE[0];
/// Changes the player to move.
pub(crate) const TURN: u64 = STATE[1];

/// A player's stone on a cell; 0 for a cell that no board has.
#[inline]
pub(crate) fn stone(player: Player, cell: u16) -> u64 {
    let keys = &STONES[player];
    keys.get(usize::from(cell)).copied().unwrap_or(0)
}

/// The end of a game. Who has won is told by whose turn it is.
#[inline]
pub(crate) const fn outcome(outcome: Outcome) -> u64 {
    match outcome {
        Outcome::Win(_) => STATE[2],
        Outcome::Draw => STATE[3],
    }
}

/// The key of a position from nothing.
pub(crate) fn of<const W: usize>(
    stones: &ByPlayer<Bitboard<W>>,
    turn: Player,
    ended: Option<Outcome>,
) -> u64 {
    let mut key = START ^ ended.map_or(0, outcome);
    if turn == Player::Second {
        key ^= TURN;
    }
    for (player, stones) in stones.iter() {
        key = stones
            .iter()
            .fold(key, |key, cell| key ^ stone(player, cell));
    }
    key
}
