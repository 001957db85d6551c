//! Boards of hexagonal or square cells: numbering, names, directions.
//!
//! Everything here is `const` and computed from coordinates, which is slow but obviously correct.
//! Games build tables from it at compile time.

mod draw;
mod rows;

pub use rows::{read_board, write_board};

use core::fmt;

/// A direction on a [`Grid`], named by the compass. Hexagons have no north
/// and south.
///
/// ```text
///   hexagons            squares
///     NW  NE            NW N NE
///    W  ⬡  E            W  □  E
///     SW  SE            SW S SE
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Direction {
    /// The six directions of hexagons, clockwise from north-east.
    pub const HEX: [Self; 6] = [
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// The eight directions of squares, clockwise from north.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// The four directions of squares that share an edge, clockwise from
    /// north.
    pub const ORTHOGONAL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }
}

/// The shape of a board.
///
/// Cells are numbered from 0, row by row from the bottom, each row from the
/// left.
///
/// - A hexagon of side `N` has `2 N - 1` horizontal rows. A cell's name is its
///   row's letter, `a` at the bottom, and its number in the row from 1.
/// - A rectangle has files and ranks. A cell's name is its file's letter, `a`
///   at the left, and its rank's number from 1.
///
/// ```text
///   hexagon of side 3            rectangle of 4 by 3
///       e1  e2  e3                 a3  b3  c3  d3
///     d1  d2  d3  d4               a2  b2  c2  d2
///   c1  c2  c3  c4  c5             a1  b1  c1  d1
///     b1  b2  b3  b4
///       a1  a2  a3
/// ```
///
/// Methods that take a cell may panic or return nonsense if it is not on the
/// board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grid {
    shape: GridShape,
}

/// The shape of a [`Grid`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GridShape {
    /// A hexagon of hexagonal cells.
    Hexagon {
        /// Cells along each of its six sides.
        side: u8,
    },
    /// A rectangle of square cells.
    Rectangle {
        /// Cells in a row.
        files: u8,
        /// Rows.
        ranks: u8,
    },
}

/// Why text is not the name of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CellError {
    /// It is not a lower-case letter followed by a number without leading
    /// zero.
    #[error("invalid cell: expected a letter and a number")]
    Malformed,
    /// It names a cell that this board does not have.
    #[error("no such cell on this board")]
    OffBoard,
}

impl Grid {
    /// A hexagon with `side` cells on each side, 1 to 13 (row letters end
    /// with `y`).
    #[must_use]
    pub const fn hexagon(side: u8) -> Option<Self> {
        match side {
            1..=13 => Some(Self {
                shape: GridShape::Hexagon { side },
            }),
            _ => None,
        }
    }

    /// A rectangle of 1 to 26 files and 1 to 99 ranks.
    #[must_use]
    pub const fn rectangle(files: u8, ranks: u8) -> Option<Self> {
        match (files, ranks) {
            (1..=26, 1..=99) => Some(Self {
                shape: GridShape::Rectangle { files, ranks },
            }),
            _ => None,
        }
    }

    /// The shape.
    #[must_use]
    pub const fn shape(self) -> GridShape {
        self.shape
    }

    /// The number of cells.
    #[must_use]
    pub const fn cells(self) -> u16 {
        match self.shape {
            GridShape::Hexagon { side } => 3 * side as u16 * (side as u16 - 1) + 1,
            GridShape::Rectangle { files, ranks } => files as u16 * ranks as u16,
        }
    }

    /// The number of rows.
    #[must_use]
    pub const fn rows(self) -> u8 {
        match self.shape {
            GridShape::Hexagon { side } => 2 * side - 1,
            GridShape::Rectangle { ranks, .. } => ranks,
        }
    }

    /// The number of cells in row `row`, counted from 0 at the bottom.
    #[must_use]
    pub const fn row_len(self, row: u8) -> u8 {
        match self.shape {
            GridShape::Hexagon { side } => {
                if row < side {
                    side + row
                } else {
                    3 * side - 2 - row
                }
            }
            GridShape::Rectangle { files, .. } => files,
        }
    }

    /// The cell at place `column` of row `row`, both counted from 0, if there
    /// is one.
    #[must_use]
    pub const fn cell(self, row: u8, column: u8) -> Option<u16> {
        if row >= self.rows() || column >= self.row_len(row) {
            return None;
        }
        let mut cell = column as u16;
        let mut below = 0;
        while below < row {
            cell += self.row_len(below) as u16;
            below += 1;
        }
        Some(cell)
    }

    /// The row and the place in it of `cell`, both counted from 0.
    #[must_use]
    pub const fn row_and_column(self, cell: u16) -> (u8, u8) {
        let mut row = 0;
        let mut column = cell;
        while column >= self.row_len(row) as u16 {
            column -= self.row_len(row) as u16;
            row += 1;
        }
        (row, column as u8)
    }

    /// The cell next to `cell` in `direction`, or `None` at the edge and for
    /// directions that these cells do not have.
    #[must_use]
    pub const fn neighbour(self, cell: u16, direction: Direction) -> Option<u16> {
        use Direction::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};
        let (row, column) = self.row_and_column(cell);
        let (row, column) = (row as i16, column as i16);
        let (row, column) = match self.shape {
            GridShape::Rectangle { .. } => match direction {
                North => (row + 1, column),
                NorthEast => (row + 1, column + 1),
                East => (row, column + 1),
                SouthEast => (row - 1, column + 1),
                South => (row - 1, column),
                SouthWest => (row - 1, column - 1),
                West => (row, column - 1),
                NorthWest => (row + 1, column - 1),
            },
            GridShape::Hexagon { side } => {
                let middle = side as i16 - 1;
                // Towards the middle row, rows get longer by half a cell at
                // each end; away from it, shorter.
                let up = if row < middle { 0 } else { -1 };
                let down = if row > middle { 0 } else { -1 };
                match direction {
                    NorthEast => (row + 1, column + 1 + up),
                    NorthWest => (row + 1, column + up),
                    SouthEast => (row - 1, column + 1 + down),
                    SouthWest => (row - 1, column + down),
                    East => (row, column + 1),
                    West => (row, column - 1),
                    North | South => return None,
                }
            }
        };
        if row < 0 || column < 0 {
            return None;
        }
        self.cell(row as u8, column as u8)
    }

    /// The directions in which cells share an edge: six on hexagons, the four
    /// [`ORTHOGONAL`](Direction::ORTHOGONAL) ones on squares.
    #[must_use]
    pub const fn edges(self) -> &'static [Direction] {
        match self.shape {
            GridShape::Hexagon { .. } => &Direction::HEX,
            GridShape::Rectangle { .. } => &Direction::ORTHOGONAL,
        }
    }

    /// The name of `cell`.
    ///
    /// ```
    /// use abstract_games_toolkit::Grid;
    ///
    /// let hex = Grid::hexagon(3).unwrap();
    /// let names: Vec<_> = (0..4).map(|cell| hex.name(cell).to_string()).collect();
    /// assert_eq!(names, ["a1", "a2", "a3", "b1"]);
    /// ```
    #[must_use]
    pub const fn name(self, cell: u16) -> CellName {
        let (row, column) = self.row_and_column(cell);
        match self.shape {
            GridShape::Hexagon { .. } => CellName {
                letter: row,
                number: column + 1,
            },
            GridShape::Rectangle { .. } => CellName {
                letter: column,
                number: row + 1,
            },
        }
    }

    /// Parses the name of a cell.
    ///
    /// # Errors
    ///
    /// Fails if the text is not a cell name, or names a cell that this board
    /// does not have.
    pub fn parse_cell(self, name: &str) -> Result<u16, CellError> {
        let (letter, number) = match name.as_bytes() {
            [letter @ b'a'..=b'z', _, ..] => (letter - b'a', &name[1..]),
            _ => return Err(CellError::Malformed),
        };
        let number = crate::text::decimal(number).ok_or(CellError::Malformed)?;
        let number = number
            .and_then(|number| u8::try_from(number).ok())
            .and_then(|number| number.checked_sub(1))
            .ok_or(CellError::OffBoard)?;
        match self.shape {
            GridShape::Hexagon { .. } => self.cell(letter, number),
            GridShape::Rectangle { .. } => self.cell(number, letter),
        }
        .ok_or(CellError::OffBoard)
    }
}

/// Displays the name of a cell: a letter and a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellName {
    letter: u8,
    number: u8,
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.letter), self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;
    use std::vec::Vec;

    fn grids() -> Vec<Grid> {
        let hexagons = (1..=13).filter_map(Grid::hexagon);
        let squares = (1..=19).filter_map(|n| Grid::rectangle(n, n));
        let others = [(6, 4), (5, 8), (26, 1), (1, 99)];
        hexagons
            .chain(squares)
            .chain(
                others
                    .into_iter()
                    .filter_map(|(f, r)| Grid::rectangle(f, r)),
            )
            .collect()
    }

    fn names(grid: Grid, cells: impl IntoIterator<Item = u16>) -> Vec<std::string::String> {
        cells
            .into_iter()
            .map(|cell| grid.name(cell).to_string())
            .collect()
    }

    #[test]
    fn sizes_are_bounded() {
        assert!(Grid::hexagon(0).is_none() && Grid::hexagon(14).is_none());
        assert!(Grid::rectangle(0, 1).is_none() && Grid::rectangle(27, 1).is_none());
        assert!(Grid::rectangle(1, 0).is_none() && Grid::rectangle(1, 100).is_none());
        let cells = |side| Grid::hexagon(side).unwrap().cells();
        assert_eq!(
            [1, 2, 3, 4, 5, 6, 7, 8].map(cells),
            [1, 7, 19, 37, 61, 91, 127, 169]
        );
    }

    #[test]
    fn every_cell_has_one_place_and_one_name() {
        for grid in grids() {
            let mut cell = 0;
            for row in 0..grid.rows() {
                for column in 0..grid.row_len(row) {
                    assert_eq!(grid.cell(row, column), Some(cell));
                    assert_eq!(grid.row_and_column(cell), (row, column));
                    assert_eq!(grid.parse_cell(&grid.name(cell).to_string()), Ok(cell));
                    cell += 1;
                }
                assert_eq!(grid.cell(row, grid.row_len(row)), None);
            }
            assert_eq!(cell, grid.cells());
            assert_eq!(grid.cell(grid.rows(), 0), None);
        }
    }

    #[test]
    fn there_is_a_way_back_from_every_neighbour() {
        for grid in grids() {
            for cell in 0..grid.cells() {
                for direction in Direction::ALL {
                    if let Some(next) = grid.neighbour(cell, direction) {
                        assert_eq!(grid.neighbour(next, direction.opposite()), Some(cell));
                    }
                }
            }
        }
    }

    /// Distances between cell centres, taken from the drawing: rows are one apart, and a hexagonal
    /// row is shifted by half a cell for each cell fewer than the longest row has.
    #[test]
    fn hexagons_touch_the_cells_half_a_step_aside() {
        for side in 1..=13 {
            let grid = Grid::hexagon(side).unwrap();
            let place = |cell| {
                let (row, column) = grid.row_and_column(cell);
                let indent = i32::from(2 * side - 1 - grid.row_len(row));
                (i32::from(row), 2 * i32::from(column) + indent)
            };
            for a in 0..grid.cells() {
                let ((ya, xa), offsets) = (
                    place(a),
                    [(1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1)],
                );
                for (direction, (dy, dx)) in Direction::HEX.into_iter().zip(offsets) {
                    let expected = (0..grid.cells()).find(|&b| place(b) == (ya + dy, xa + dx));
                    assert_eq!(grid.neighbour(a, direction), expected);
                }
            }
        }
    }

    #[test]
    fn neighbours_of_a_few_cells() {
        let hex = Grid::hexagon(3).unwrap();
        let around = |grid: Grid, name: &str| {
            let cell = grid.parse_cell(name).unwrap();
            let edges = grid.edges().iter();
            names(grid, edges.filter_map(|&d| grid.neighbour(cell, d)))
        };
        assert_eq!(around(hex, "c3"), ["d3", "c4", "b3", "b2", "c2", "d2"]);
        assert_eq!(around(hex, "a1"), ["b2", "a2", "b1"]);
        assert_eq!(around(hex, "e3"), ["d4", "d3", "e2"]);
        let square = Grid::rectangle(19, 19).unwrap();
        assert_eq!(around(square, "s19"), ["s18", "r19"]);
        assert_eq!(around(square, "i10"), ["i11", "j10", "i9", "h10"]);
    }

    #[test]
    fn bad_cell_names() {
        let hex = Grid::hexagon(7).unwrap();
        for name in [
            "", "a", "1", "1a", "A1", "a01", "a+1", "a1 ", "aa1", "é1", "a١",
        ] {
            assert_eq!(hex.parse_cell(name), Err(CellError::Malformed), "{name}");
        }
        for name in [
            "a0",
            "a8",
            "n1",
            "g14",
            "a256",
            "a257",
            "a99999999999999999999",
        ] {
            assert_eq!(hex.parse_cell(name), Err(CellError::OffBoard), "{name}");
        }
    }
}
