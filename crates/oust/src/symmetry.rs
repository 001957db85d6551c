//! The symmetries of the boards.

use core::cmp::Ordering;

use abstract_games_core::{
    Bitboard, ByPlayer, Player, Position, Shape, Symmetry, dihedral_inverse,
};

use crate::{Board, Move, Oust, Rules};

impl Board {
    /// The number of symmetries: twelve of a hexagon, eight of a square.
    #[must_use]
    pub const fn symmetry_count(self) -> usize {
        match self.grid().shape() {
            Shape::Hexagon { .. } => 12,
            Shape::Rectangle { .. } => 8,
        }
    }

    /// Where a symmetry takes a cell. Works it out from coordinates.
    ///
    /// The first half of the symmetries turn the board clockwise, by as many
    /// sixths (hexagons) or quarters (squares) as their number says. Those of
    /// the second half mirror it first, left to right, and then turn it by 0,
    /// 1, 2, ... of these.
    ///
    /// # Panics
    ///
    /// If there is no such symmetry, or no such cell.
    #[must_use]
    pub const fn image(self, cell: u16, symmetry: usize) -> u16 {
        assert!(symmetry < self.symmetry_count(), "no such symmetry");
        assert!(cell < self.cells(), "no such cell");
        let turns = self.symmetry_count() / 2;
        let mirrored = symmetry >= turns;
        match self.grid().shape() {
            Shape::Hexagon { side } => {
                // Steps to the east and to the north-east from the middle.
                let (mut x, mut y) = self.axial(cell, side);
                if mirrored {
                    x = -x - y;
                }
                let mut turned = 0;
                while turned < symmetry % turns {
                    (x, y) = (x + y, -x);
                    turned += 1;
                }
                self.at_axial(x, y, side)
            }
            Shape::Rectangle { files, .. } => {
                let (mut rank, mut file) = self.grid().row_and_column(cell);
                if mirrored {
                    file = files - 1 - file;
                }
                let mut turned = 0;
                while turned < symmetry % turns {
                    (file, rank) = (rank, files - 1 - file);
                    turned += 1;
                }
                self.at(rank, file)
            }
        }
    }

    /// How many steps to the east and then to the north-east lead from the
    /// middle of a hexagon to a cell.
    const fn axial(self, cell: u16, side: u8) -> (i8, i8) {
        let (row, column) = self.grid().row_and_column(cell);
        let middle = side as i8 - 1;
        let y = row as i8 - middle;
        let x = column as i8 - middle;
        (if y < 0 { x - y } else { x }, y)
    }

    const fn at_axial(self, x: i8, y: i8, side: u8) -> u16 {
        let middle = side as i8 - 1;
        let column = if y < 0 { x + y } else { x } + middle;
        self.at((y + middle) as u8, column as u8)
    }

    const fn at(self, row: u8, column: u8) -> u16 {
        match self.grid().cell(row, column) {
            Some(cell) => cell,
            None => panic!("symmetries lead to cells of the board"),
        }
    }
}

/// The symmetries of the board, numbered as [`Board::image`] says. Each cell
/// is turned by itself, and what is known about groups worked out anew: a
/// microsecond or two on the usual board.
///
/// ```
/// use oust::{Notation, Oust, Rules, Symmetry};
///
/// let game = Oust::parse_position(Rules::HEX_3, "3/4/5/4/rb1 r")?;
/// let text = |symmetry| game.transform(symmetry).position_text().to_string();
/// assert_eq!(text(1), "3/4/r4/b3/3 r -"); // a1 is turned to c1, a2 to b1
/// assert_eq!(text(6), "3/4/5/4/1br r -");
/// # Ok::<(), oust::SetupError>(())
/// ```
impl<const W: usize> Symmetry for Oust<W> {
    fn symmetry_count(rules: Rules<W>) -> usize {
        rules.board().symmetry_count()
    }

    fn transform(&self, symmetry: usize) -> Self {
        let board = self.rules().board();
        assert!(symmetry < board.symmetry_count(), "no such symmetry");
        let image = |cell| board.image(cell, symmetry);
        let turned = |player| -> Bitboard<W> { self.stones(player).iter().map(image).collect() };
        let stones = ByPlayer::from_fn(turned);
        Self::new(self.rules(), stones, self.turn(), self.outcome())
    }

    /// A cell that the board does not have stays as it is.
    fn transform_move(&self, mv: Move, symmetry: usize) -> Move {
        let board = self.rules().board();
        assert!(symmetry < board.symmetry_count(), "no such symmetry");
        match mv {
            Move::Place(cell) if cell < board.cells() => Move::Place(board.image(cell, symmetry)),
            other => other,
        }
    }

    fn inverse_symmetry(rules: Rules<W>, symmetry: usize) -> usize {
        dihedral_inverse(rules.board().symmetry_count(), symmetry)
    }

    fn arbitrary_order(&self, other: &Self) -> Ordering {
        let ordered = |game: &Self| {
            let stones = Player::ALL.map(|player| game.stones(player));
            (stones, game.turn(), game.outcome())
        };
        ordered(self).cmp(&ordered(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Geometry;
    use std::string::{String, ToString};
    use std::vec::Vec;

    #[test]
    fn images_touch_where_the_cells_do() {
        for board in Board::ALL.into_iter().filter(|board| board.words() == 1) {
            let geometry = Geometry::of(board);
            for symmetry in 0..board.symmetry_count() {
                let image = |cell| board.image(cell, symmetry);
                for cell in 0..board.cells() {
                    let around: Bitboard<1> =
                        geometry.neighbours::<1>(cell).iter().map(image).collect();
                    assert_eq!(
                        around,
                        geometry.neighbours(image(cell)),
                        "{board} {symmetry}"
                    );
                }
            }
        }
    }

    #[test]
    fn no_two_symmetries_are_the_same() {
        for board in Board::ALL {
            let mut images: Vec<_> = (0..board.symmetry_count())
                .map(|s| {
                    (0..board.cells())
                        .map(|c| board.image(c, s))
                        .collect::<Vec<_>>()
                })
                .collect();
            images.sort();
            images.dedup();
            assert_eq!(images.len(), board.symmetry_count(), "{board}");
            // The first one changes nothing.
            assert!((0..board.cells()).all(|cell| board.image(cell, 0) == cell));
        }
    }

    #[test]
    fn the_symmetries_are_those_that_are_described() {
        let images = |board: Board, name: &str| -> Vec<String> {
            let cell = board.grid().parse_cell(name).unwrap();
            let all = (0..board.symmetry_count()).map(|s| board.image(cell, s));
            all.map(|cell| board.grid().name(cell).to_string())
                .collect()
        };
        let hex = Board::hex(3).unwrap();
        let turned = ["a1", "c1", "e1", "e3", "c5", "a3"];
        let mirrored = ["a3", "a1", "c1", "e1", "e3", "c5"];
        assert_eq!(images(hex, "a1"), [turned, mirrored].concat());
        assert_eq!(images(hex, "b1")[..3], ["b1", "d1", "e2"]);
        assert_eq!(images(hex, "b1")[6..9], ["b4", "a2", "b1"]);
        let square = Board::square(3).unwrap();
        let expected = ["b1", "a2", "b3", "c2", "b1", "a2", "b3", "c2"];
        assert_eq!(images(square, "b1"), expected);
        assert_eq!(images(square, "a1")[..4], ["a1", "a3", "c3", "c1"]);
        assert_eq!(images(square, "a1")[4..], ["c1", "a1", "a3", "c3"]);
    }
}
