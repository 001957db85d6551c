//! Cells and boards (OUST-1, OUST-2).

mod cell_set;
mod geometry;

use core::fmt;

use abstract_games_toolkit::{CellError, CellName, Grid, GridShape};

pub use cell_set::CellSet;
pub(crate) use cell_set::{filter, filters, has_two};
pub(crate) use geometry::{Geometry, Group};

/// A cell of a board, by its index: row by row from the bottom, each row from
/// the left.
///
/// Names depend on the board (`c4` is another cell on hex-5 than on hex-7), so
/// a cell has none of its own: see [`Board::parse_cell`] and
/// [`Board::cell_name`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The number of cells of the largest board, square-19.
    pub const COUNT: usize = 361;

    /// The first cell of every board.
    pub(crate) const FIRST: Self = Self(0);

    /// The cell with this index, or `None` if no board has one.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u16))
        } else {
            None
        }
    }

    /// The index of the cell.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A board: a hexagon of side 2 to 8, or a square of side 2 to 19.
///
/// On hexagons a cell's name is the letter of its row and its number in the
/// row; on squares it is the letter of its file (none is skipped) and its rank.
///
/// ```text
///   hex-3                        square-3
///       e1  e2  e3               a3  b3  c3        6 7 8
///     d1  d2  d3  d4             a2  b2  c2        3 4 5
///   c1  c2  c3  c4  c5           a1  b1  c1        0 1 2
///     b1  b2  b3  b4
///       a1  a2  a3
/// ```
///
/// ```
/// use oust::Board;
///
/// let board = Board::hex(7).unwrap();
/// assert_eq!(board, Board::default());
/// assert_eq!(board.to_string(), "hex-7");
/// assert_eq!(board.cells().count(), 127);
///
/// let cell = board.parse_cell("g7")?;
/// assert_eq!(cell.index(), 63);
/// assert_eq!(board.cell_name(cell).to_string(), "g7");
/// # Ok::<(), oust::CellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    /// Its index in [`Board::ALL`].
    index: u8,
}

/// Sides of the hexagons.
pub(crate) const HEX_SIDES: core::ops::RangeInclusive<u8> = 2..=8;
/// Sides of the squares.
pub(crate) const SQUARE_SIDES: core::ops::RangeInclusive<u8> = 2..=19;

const HEXAGONS: u8 = *HEX_SIDES.end() - *HEX_SIDES.start() + 1;
const SQUARES: u8 = *SQUARE_SIDES.end() - *SQUARE_SIDES.start() + 1;

impl Board {
    /// The number of boards.
    pub const COUNT: usize = (HEXAGONS + SQUARES) as usize;

    /// Every board: hexagons, then squares, each from the smallest.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self { index: 0 }; Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            all[index].index = index as u8;
            index += 1;
        }
        all
    };

    /// The hexagon with `side` cells on each side, 2 to 8 (OUST-1).
    #[must_use]
    pub const fn hex(side: u8) -> Option<Self> {
        if side < *HEX_SIDES.start() || side > *HEX_SIDES.end() {
            return None;
        }
        Some(Self {
            index: side - *HEX_SIDES.start(),
        })
    }

    /// The square of `side` by `side` cells, 2 to 19 (OUST-2).
    #[must_use]
    pub const fn square(side: u8) -> Option<Self> {
        if side < *SQUARE_SIDES.start() || side > *SQUARE_SIDES.end() {
            return None;
        }
        Some(Self {
            index: HEXAGONS + side - *SQUARE_SIDES.start(),
        })
    }

    /// Its index in [`Board::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// The grid of cells: their rows, columns and neighbours.
    #[must_use]
    pub const fn grid(self) -> Grid {
        let grid = if self.index < HEXAGONS {
            Grid::hexagon(*HEX_SIDES.start() + self.index)
        } else {
            let side = *SQUARE_SIDES.start() + self.index - HEXAGONS;
            Grid::rectangle(side, side)
        };
        match grid {
            Some(grid) => grid,
            None => unreachable!(),
        }
    }

    /// The number of cells, 4 to 361.
    #[must_use]
    pub const fn cell_count(self) -> usize {
        self.grid().cells() as usize
    }

    /// The number of 64-bit words in a set of its cells, which is the `W` of
    /// [`Rules`](crate::Rules) and [`Oust`](crate::Oust): 1, 2, 3 or 6.
    #[must_use]
    pub const fn words(self) -> usize {
        match self.cell_count().div_ceil(64) {
            words @ 1..=3 => words,
            _ => 6,
        }
    }

    /// The cells in ascending order.
    pub fn cells(self) -> impl ExactSizeIterator<Item = Cell> + DoubleEndedIterator + Clone {
        (0..self.grid().cells()).map(Cell)
    }

    /// Whether the board has this cell.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        cell.index() < self.cell_count()
    }

    /// Parses the name of a cell.
    ///
    /// # Errors
    ///
    /// Fails if the text is not a cell name, or this board has no such cell.
    pub fn parse_cell(self, name: &str) -> Result<Cell, CellError> {
        self.grid().parse_cell(name).map(Cell)
    }

    /// The name of a cell.
    ///
    /// # Panics
    ///
    /// Panics if the board does not [contain](Self::contains) the cell.
    #[must_use]
    pub const fn cell_name(self, cell: Cell) -> CellName {
        assert!(self.contains(cell), "no such cell on this board");
        self.grid().name(cell.0)
    }

    /// The row and the column of a cell, both counted from 0 at the bottom
    /// left. The cell must be on the board.
    pub(crate) const fn row_and_column(self, cell: Cell) -> (u8, u8) {
        self.grid().row_and_column(cell.0)
    }

    /// The cell in this row and column, if there is one.
    pub(crate) const fn cell_at(self, row: u8, column: u8) -> Option<Cell> {
        match self.grid().cell(row, column) {
            Some(cell) => Some(Cell(cell)),
            None => None,
        }
    }
}

/// The usual board, `hex-7`.
impl Default for Board {
    fn default() -> Self {
        const { Self::hex(7).expect("within the range") }
    }
}

/// The board as an option of the game's name, `hex-7` or `square-11`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.grid().shape() {
            GridShape::Hexagon { side } => write!(f, "hex-{side}"),
            GridShape::Rectangle { files, .. } => write!(f, "square-{files}"),
        }
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
