//! Cells and the board's geometry.

use core::fmt;
use core::str::FromStr;

use abstract_games_core::{CellError, Direction, Grid};

use crate::cells::Cells;

/// The board: 6 files by 4 ranks (OXY-1).
pub const GRID: Grid = match Grid::rectangle(6, 4) {
    Some(grid) => grid,
    None => unreachable!(),
};

/// The number of cells.
pub(crate) const CELLS: usize = 24;

/// A cell of the board.
///
/// Cells are numbered row by row from the bottom, each row from the left:
///
/// ```text
/// 4  18 19 20 21 22 23
/// 3  12 13 14 15 16 17
/// 2   6  7  8  9 10 11
/// 1   0  1  2  3  4  5
///     a  b  c  d  e  f
/// ```
///
/// They are written and read as `a1` to `f4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell with the number `index`, or `None` from 24 on.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < CELLS {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The number of the cell, 0 to 23.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 0 for `a` to 5 for `f`.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % 6
    }

    /// The rank, 0 for `1` to 3 for `4`.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / 6
    }

    /// All cells, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..CELLS as u8).map(Self)
    }

    /// The cells that share an edge with this one: from them a tile can slide
    /// into the space if the space is here (OXY-5).
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Cells {
        Cells::from_bits(NEIGHBOURS[self.slot()])
    }

    /// The cell of a bit that is known to belong to one.
    #[inline]
    pub(crate) const fn of_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    /// The index into tables that are padded to 32 entries: the compiler then
    /// sees that no bounds check is needed.
    #[inline]
    pub(crate) const fn slot(self) -> usize {
        self.0 as usize & (SLOTS - 1)
    }
}

/// The length of tables indexed by [`Cell::slot`].
pub(crate) const SLOTS: usize = 32;

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        GRID.name(u16::from(self.0)).fmt(f)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = CellError;

    fn from_str(name: &str) -> Result<Self, CellError> {
        GRID.parse_cell(name).map(|cell| Self(cell as u8))
    }
}

/// By slot: the cells beside a cell.
static NEIGHBOURS: [u32; SLOTS] = neighbours();

const fn neighbours() -> [u32; SLOTS] {
    let mut table = [0; SLOTS];
    let mut cell = 0;
    while cell < CELLS {
        let mut i = 0;
        while i < Direction::ORTHOGONAL.len() {
            if let Some(beside) = GRID.neighbour(cell as u16, Direction::ORTHOGONAL[i]) {
                table[cell] |= 1 << beside;
            }
            i += 1;
        }
        cell += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;
    use std::vec::Vec;

    #[test]
    fn neighbours_share_an_edge() {
        for a in Cell::all() {
            for b in Cell::all() {
                let apart = a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank());
                assert_eq!(a.neighbours().contains(b), apart == 1, "{a} {b}");
            }
        }
    }

    #[test]
    fn names_and_numbers() {
        let names: Vec<_> = Cell::all().map(|cell| cell.to_string()).collect();
        assert_eq!(names[..7], ["a1", "b1", "c1", "d1", "e1", "f1", "a2"]);
        assert_eq!(names[23], "f4");
        assert_eq!(Cell::new(24), None);
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        assert_eq!("g1".parse::<Cell>(), Err(CellError::OffBoard));
        assert_eq!("a01".parse::<Cell>(), Err(CellError::Malformed));
        assert_eq!(Cells::MIDDLE.to_string(), "c2d2c3d3");
    }
}
