//! Zobrist keys: the exclusive or of random numbers for the start, for each
//! stone, for Blue to move, and for the end of a game.

use abstract_games_core::{ByPlayer, Outcome, Player};
use abstract_games_toolkit::zobrist::keys;

use crate::{Cell, CellSet};

/// A number for each stone of each player on each cell of the largest board.
static STONES: ByPlayer<[u64; Cell::COUNT]> = ByPlayer {
    first: keys(0x6f75_7374_2072_6564),
    second: keys(0x6f75_7374_2062_6c75),
};

const STATE: [u64; 4] = keys(0x6f75_7374_2065_6e64);
/// The empty board with Red to move.
pub(crate) const START: u64 = STATE[0];
/// Changes the player to move.
pub(crate) const TURN: u64 = STATE[1];

/// A player's stone on a cell.
#[inline]
pub(crate) fn stone(player: Player, cell: Cell) -> u64 {
    STONES[player][cell.index()]
}

/// The end of a game. The winner is the player to move.
#[inline]
pub(crate) const fn outcome(outcome: Outcome) -> u64 {
    match outcome {
        Outcome::Win(_) => STATE[2],
        Outcome::Draw => STATE[3],
    }
}

/// The key of a position from scratch.
pub(crate) fn of<const W: usize>(
    stones: &ByPlayer<CellSet<W>>,
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
