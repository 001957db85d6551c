//! Yonmoque: lines on the way to four, pieces, and how they may move.

use abstract_games_core::{ByPlayer, Player};
use yonmoque::{Square, Squares, Yonmoque};

use super::difference;

/// Yonmoque: for each line of four squares without an enemy piece more than in
/// proportion to the pieces in it; pieces on the board; those of them on
/// squares of their own colour, which alone may slide; and the number of
/// squares they reach.
#[must_use]
pub fn yonmoque(position: &Yonmoque) -> i32 {
    difference(ByPlayer::from_fn(|player| {
        let (own, enemy) = (position.pieces(player), position.pieces(!player));
        100 * own.len() as i32
            + open_lines(own, enemy)
            + 15 * (own & Squares::of_colour(player)).len() as i32
            + 3 * reach(position, player)
    }))
}

/// The squares that a player's pieces may go to, those counted again that
/// several may go to.
fn reach(position: &Yonmoque, player: Player) -> i32 {
    let pieces = position.pieces(player).iter();
    pieces
        .map(|from| position.destinations(from).len() as i32)
        .sum()
}

/// The worth of the lines that may still become fours.
fn open_lines(own: Squares, enemy: Squares) -> i32 {
    let open = FOURS.iter().filter(|&&line| line & enemy.bits() == 0);
    open.map(|line| WORTH[(line & own.bits()).count_ones() as usize])
        .sum()
}

/// The worth of an open line by the number of pieces in it.
const WORTH: [i32; 5] = [0, 2, 12, 60, 90];

/// The 28 lines of four, as the bits of [`Squares`].
static FOURS: [u32; 28] = {
    let mut lines = [0; 28];
    let mut count = 0;
    let mut start = 0;
    while start < 25 {
        let (file, rank) = (start % 5, start / 5);
        let steps = [
            (file < 2, 1),
            (rank < 2, 5),
            (file < 2 && rank < 2, 6),
            (file > 2 && rank < 2, 4),
        ];
        let mut i = 0;
        while i < steps.len() {
            let (fits, step) = steps[i];
            if fits {
                lines[count] = 1 << start
                    | 1 << (start + step)
                    | 1 << (start + 2 * step)
                    | 1 << (start + 3 * step);
                count += 1;
            }
            i += 1;
        }
        start += 1;
    }
    assert!(count == lines.len());
    lines
};

// The bits are numbered by file, then rank.
const _: () = assert!(Square::B1 as usize == 1 && Square::A2 as usize == 5);
