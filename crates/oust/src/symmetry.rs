//! The symmetries of the boards.

use core::cmp::Ordering;

use abstract_games_core::{ByPlayer, Player, Position, Symmetry};
use abstract_games_toolkit::{GridShape, dihedral_inverse};

use crate::{Board, Cell, CellSet, Move, Oust, Rules};

impl Board {
    /// The number of symmetries: twelve of a hexagon, eight of a square.
    #[must_use]
    pub const fn symmetry_count(self) -> usize {
        match self.grid().shape() {
            GridShape::Hexagon { .. } => 12,
            GridShape::Rectangle { .. } => 8,
        }
    }

    /// The image of a cell under a symmetry, computed from coordinates.
    ///
    /// Symmetry `n` of the first half rotates the board clockwise by `n` sixths
    /// (hexagons) or quarters (squares) of a full turn. Those of the second half
    /// reflect it first, left to right, and then rotate it in the same way.
    ///
    /// # Panics
    ///
    /// Panics if there is no such symmetry or no such cell.
    #[must_use]
    pub const fn image(self, cell: Cell, symmetry: usize) -> Cell {
        assert!(symmetry < self.symmetry_count(), "no such symmetry");
        assert!(self.contains(cell), "no such cell");
        let turns = self.symmetry_count() / 2;
        let reflected = symmetry >= turns;
        match self.grid().shape() {
            GridShape::Hexagon { side } => {
                // Steps to the east and to the north-east from the centre.
                let (mut x, mut y) = self.axial(cell, side);
                if reflected {
                    x = -x - y;
                }
                let mut rotated = 0;
                while rotated < symmetry % turns {
                    (x, y) = (x + y, -x);
                    rotated += 1;
                }
                self.at_axial(x, y, side)
            }
            GridShape::Rectangle { files, .. } => {
                let (mut rank, mut file) = self.row_and_column(cell);
                if reflected {
                    file = files - 1 - file;
                }
                let mut rotated = 0;
                while rotated < symmetry % turns {
                    (file, rank) = (rank, files - 1 - file);
                    rotated += 1;
                }
                self.at(rank, file)
            }
        }
    }

    /// The steps to the east and then to the north-east that lead from the
    /// centre of a hexagon to a cell.
    const fn axial(self, cell: Cell, side: u8) -> (i8, i8) {
        let (row, column) = self.row_and_column(cell);
        let middle = side as i8 - 1;
        let y = row as i8 - middle;
        let x = column as i8 - middle;
        (if y < 0 { x - y } else { x }, y)
    }

    const fn at_axial(self, x: i8, y: i8, side: u8) -> Cell {
        let middle = side as i8 - 1;
        let column = if y < 0 { x + y } else { x } + middle;
        self.at((y + middle) as u8, column as u8)
    }

    const fn at(self, row: u8, column: u8) -> Cell {
        self.cell_at(row, column)
            .expect("images are cells of the board")
    }
}

/// The symmetries of the board, numbered as in [`Board::image`]. `transform`
/// maps cell by cell and computes the groups from scratch: a microsecond or two
/// on the usual board.
///
/// ```
/// use oust::prelude::*;
///
/// let game = Oust::parse_position(Rules::HEX_3, "3/4/5/4/rb1 r")?;
/// let text = |symmetry| game.transform(symmetry).position_text().to_string();
/// assert_eq!(text(1), "3/4/r4/b3/3 r -"); // a1 rotates to c1, a2 to b1
/// assert_eq!(text(6), "3/4/5/4/1br r -");
/// # Ok::<(), SetupError>(())
/// ```
impl<const W: usize> Symmetry for Oust<W> {
    fn symmetry_count(rules: Rules<W>) -> usize {
        rules.board().symmetry_count()
    }

    fn transform(&self, symmetry: usize) -> Self {
        let board = self.rules().board();
        assert!(symmetry < board.symmetry_count(), "no such symmetry");
        let image = |cell| board.image(cell, symmetry);
        let stones = ByPlayer::from_fn(|player| {
            self.stones(player)
                .iter()
                .map(image)
                .collect::<CellSet<W>>()
        });
        Self::new(self.rules(), stones, self.turn(), self.outcome())
    }

    /// A cell that is not on the board is its own image.
    fn transform_move(&self, mv: Move, symmetry: usize) -> Move {
        let board = self.rules().board();
        assert!(symmetry < board.symmetry_count(), "no such symmetry");
        match mv {
            Move::Place(cell) if board.contains(cell) => Move::Place(board.image(cell, symmetry)),
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
