//! The constants of the Zobrist key.
//!
//! A key is the exclusive or of one constant for each piece on the board, one
//! for each hand, one if White is to move, and one for the winner, if any.

use abstract_games_core::{ByPlayer, Player};
use abstract_games_toolkit::zobrist;

use crate::{Cell, CellSet};

/// By player and cell: a piece.
static PIECES: [[u64; Cell::COUNT]; 2] = PIECE_KEYS;
const PIECE_KEYS: [[u64; Cell::COUNT]; 2] =
    [zobrist::keys(0x1997_0001), zobrist::keys(0x1997_0002)];

/// By cell: the change when a piece is flipped.
static FLIPS: [u64; Cell::COUNT] = changes(&PIECE_KEYS[0], &PIECE_KEYS[1]);

/// By player and number of pieces: a hand. The length of 8 allows an index of
/// three bits.
const HAND_KEYS: [[u64; 8]; 2] = [zobrist::keys(0x1997_0003), zobrist::keys(0x1997_0004)];

/// By player and number of pieces: the change when a piece leaves the hand.
static TAKES: [[u64; 8]; 2] = [takes(&HAND_KEYS[0]), takes(&HAND_KEYS[1])];

/// By player: the winner.
static WINNERS: [u64; 2] = zobrist::keys(0x1997_0005);

/// White is to move. Also the change when the turn passes.
pub(crate) const TURN: u64 = zobrist::keys::<1>(0x1997_0006)[0];

const fn changes<const N: usize>(before: &[u64; N], after: &[u64; N]) -> [u64; N] {
    let mut table = [0; N];
    let mut i = 0;
    while i < N {
        table[i] = before[i] ^ after[i];
        i += 1;
    }
    table
}

const fn takes(hand: &[u64; 8]) -> [u64; 8] {
    let mut one_less = *hand;
    let mut count = 1;
    while count < 8 {
        one_less[count] = hand[count - 1];
        count += 1;
    }
    changes(hand, &one_less)
}

/// A piece on a cell.
#[inline]
pub(crate) fn piece(player: Player, cell: Cell) -> u64 {
    PIECES[player.index()][cell.index()]
}

/// The change when the piece on a cell is flipped.
#[inline]
pub(crate) fn flip(cell: Cell) -> u64 {
    FLIPS[cell.index()]
}

/// The change when a piece leaves a hand of `count`.
#[inline]
pub(crate) fn take(player: Player, count: u8) -> u64 {
    TAKES[player.index()][usize::from(count & 7)]
}

/// The winner.
#[inline]
pub(crate) fn winner(player: Player) -> u64 {
    WINNERS[player.index()]
}

/// The key of a position, computed from scratch.
pub(crate) fn of(
    pieces: ByPlayer<CellSet>,
    hands: ByPlayer<u8>,
    turn: Player,
    winner: Option<Player>,
) -> u64 {
    let mut key = match turn {
        Player::First => 0,
        Player::Second => TURN,
    };
    for player in Player::ALL {
        for cell in pieces[player] {
            key ^= piece(player, cell);
        }
        key ^= HAND_KEYS[player.index()][usize::from(hands[player] & 7)];
    }
    key ^ winner.map_or(0, self::winner)
}
