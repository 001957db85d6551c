//! The numbers of the Zobrist key.
//!
//! A key is the exclusive or of one number for each piece on the board, each
//! hand, White to move, and the winner if there is one.

use abstract_games_core::{ByPlayer, Player, zobrist};

use crate::{Square, Squares};

/// A piece of a player on a square.
static PIECES: [[u64; Square::COUNT]; 2] = PIECE_KEYS;
const PIECE_KEYS: [[u64; Square::COUNT]; 2] =
    [zobrist::keys(0x1997_0001), zobrist::keys(0x1997_0002)];

/// What changes when a piece on a square is flipped.
static FLIPS: [u64; Square::COUNT] = changes(&PIECE_KEYS[0], &PIECE_KEYS[1]);

/// A number of pieces in a player's hand; eight, so that three bits index it.
const HAND_KEYS: [[u64; 8]; 2] = [zobrist::keys(0x1997_0003), zobrist::keys(0x1997_0004)];

/// What changes when a hand of so many pieces has one less.
static TAKES: [[u64; 8]; 2] = [takes(&HAND_KEYS[0]), takes(&HAND_KEYS[1])];

/// A winner.
static WINNERS: [u64; 2] = zobrist::keys(0x1997_0005);

/// The second player is to move.
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

#[inline]
pub(crate) fn piece(player: Player, square: Square) -> u64 {
    PIECES[player.index()][square.index()]
}

#[inline]
pub(crate) fn flip(square: Square) -> u64 {
    FLIPS[square.index()]
}

/// What taking one piece from a hand of `count` changes.
#[inline]
pub(crate) fn take(player: Player, count: u8) -> u64 {
    TAKES[player.index()][usize::from(count & 7)]
}

#[inline]
pub(crate) fn winner(player: Player) -> u64 {
    WINNERS[player.index()]
}

/// The key of a position, from nothing.
pub(crate) fn of(
    pieces: ByPlayer<Squares>,
    hands: ByPlayer<u8>,
    turn: Player,
    winner: Option<Player>,
) -> u64 {
    let mut key = match turn {
        Player::First => 0,
        Player::Second => TURN,
    };
    for player in Player::ALL {
        for square in pieces[player] {
            key ^= piece(player, square);
        }
        key ^= HAND_KEYS[player.index()][usize::from(hands[player] & 7)];
    }
    key ^ winner.map_or(0, self::winner)
}
