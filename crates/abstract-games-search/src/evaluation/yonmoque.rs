//! Yonmoque: open lines, pieces, and mobility.

use abstract_games_core::{ByPlayer, Player};
use yonmoque::{Cell, CellSet, Yonmoque};

use super::{Evaluate, difference};

/// Pieces on the board, lines of four cells without an enemy piece, pieces on
/// cells of their own colour (only they can slide), and reachable cells.
impl Evaluate for Yonmoque {
    fn evaluate(&self) -> i32 {
        difference(ByPlayer::from_fn(|player| {
            let (own, enemy) = (self.pieces(player), self.pieces(!player));
            let sliders = own.iter().filter(|cell| cell.colour() == Some(player));
            100 * own.len() as i32
                + open_lines(own, enemy)
                + 15 * sliders.count() as i32
                + 3 * mobility(self, player)
        }))
    }
}

/// The number of cells that each of a player's pieces can move to, summed.
fn mobility(position: &Yonmoque, player: Player) -> i32 {
    let pieces = position.pieces(player).iter();
    pieces
        .map(|from| position.destinations(from).len() as i32)
        .sum()
}

/// The value of the lines that can still become fours.
fn open_lines(own: CellSet, enemy: CellSet) -> i32 {
    let open = FOURS.iter().filter(|&&line| line & enemy.bits() == 0);
    open.map(|line| LINE_VALUE[(line & own.bits()).count_ones() as usize])
        .sum()
}

/// The value of an open line by the number of pieces on it.
const LINE_VALUE: [i32; 5] = [0, 2, 12, 60, 90];

/// The 28 lines of four, as the bits of a [`CellSet`].
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

// `FOURS` assumes that cells are numbered row by row.
const _: () = assert!(Cell::B1.index() == 1 && Cell::A2.index() == 5);
