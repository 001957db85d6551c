//! The symmetries of the board.

use core::cmp::Ordering;

use abstract_games_core::{ByPlayer, Outcome, Player, Position, Symmetry};
use abstract_games_toolkit::dihedral_inverse;

use crate::{Cell, CellSet, Move, Rules, Yonmoque};

/// The image of each cell under each symmetry.
static IMAGES: [[Cell; Cell::COUNT]; 8] = {
    let mut table = [Cell::ALL; 8];
    let mut symmetry = 0;
    while symmetry < 8 {
        let mut index = 0;
        while index < Cell::COUNT {
            table[symmetry][index] = image(Cell::ALL[index], symmetry);
            index += 1;
        }
        symmetry += 1;
    }
    table
};

const fn image(cell: Cell, symmetry: usize) -> Cell {
    let (mut file, mut rank) = (cell.file(), cell.rank());
    if symmetry >= 4 {
        file = 4 - file;
    }
    let mut quarter_turns = symmetry % 4;
    while quarter_turns > 0 {
        (file, rank) = (rank, 4 - file);
        quarter_turns -= 1;
    }
    match Cell::at(file, rank) {
        Some(image) => image,
        None => unreachable!(),
    }
}

/// The eight symmetries of the square, which also preserve the colours of the
/// cells (YON-1).
///
/// Symmetries 0 to 3 rotate the board clockwise by that many quarter turns.
/// Symmetries 4 to 7 first mirror it, file `a` to file `e`, and then rotate it
/// by 0 to 3 quarter turns.
///
/// ```
/// use yonmoque::prelude::*;
///
/// let game = Yonmoque::parse_position(Rules::STANDARD, "5/5/5/1w3/b4 b 5 5")?;
/// let image = |symmetry| game.transform(symmetry).position_text().to_string();
/// assert_eq!(image(1), "b4/1w3/5/5/5 b 5 5 -");
/// assert_eq!(image(4), "5/5/5/3w1/4b b 5 5 -");
/// # Ok::<(), SetupError>(())
/// ```
impl Symmetry for Yonmoque {
    fn symmetry_count(_: Rules) -> usize {
        IMAGES.len()
    }

    fn transform(&self, symmetry: usize) -> Self {
        let images = &IMAGES[symmetry];
        let image = |cells: CellSet| cells.iter().map(|cell| images[cell.index()]).collect();
        let winner = self.outcome().and_then(Outcome::winner);
        Self::from_parts(
            ByPlayer::from_fn(|player| image(self.pieces(player))),
            ByPlayer::from_fn(|player| self.hand(player)),
            self.turn(),
            winner.zip(self.end_reason()),
        )
    }

    fn transform_move(&self, mv: Move, symmetry: usize) -> Move {
        let image = |cell: Cell| IMAGES[symmetry][cell.index()];
        match mv {
            Move::Place(cell) => Move::Place(image(cell)),
            Move::Relocate { from, to } => Move::Relocate {
                from: image(from),
                to: image(to),
            },
        }
    }

    fn inverse_symmetry(_: Rules, symmetry: usize) -> usize {
        dihedral_inverse(IMAGES.len(), symmetry)
    }

    fn arbitrary_order(&self, other: &Self) -> Ordering {
        let ordered = |game: &Self| {
            let of_player = |player: Player| (game.pieces(player), game.hand(player));
            (Player::ALL.map(of_player), game.turn(), game.outcome())
        };
        ordered(self).cmp(&ordered(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_keep_distances_and_colours() {
        let distance = |a: Cell, b: Cell| {
            let (files, ranks) = (a.file().abs_diff(b.file()), a.rank().abs_diff(b.rank()));
            files * files + ranks * ranks
        };
        for images in &IMAGES {
            let image = |cell: Cell| images[cell.index()];
            for a in Cell::ALL {
                assert_eq!(image(a).colour(), a.colour());
                for b in Cell::ALL {
                    assert_eq!(distance(image(a), image(b)), distance(a, b));
                }
            }
        }
    }

    #[test]
    fn symmetries_are_numbered_as_documented() {
        use Cell::{A2, A4, B1, B5, D1, D5, E2, E4};
        let images_of_b1 = IMAGES.map(|images| images[B1.index()]);
        assert_eq!(images_of_b1, [B1, A4, D5, E2, D1, A2, B5, E4]);
    }
}
