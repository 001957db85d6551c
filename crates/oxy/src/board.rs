//! Cells, sets of cells, and which cells share an edge (OXY-1).

use core::fmt;
use core::str::FromStr;

use abstract_games_toolkit::{BoardCell, CellError, Direction, Grid};

/// The board: 6 files by 4 ranks.
pub(crate) const GRID: Grid = match Grid::rectangle(6, 4) {
    Some(grid) => grid,
    None => unreachable!(),
};

/// A cell of the board.
///
/// Cells are numbered row by row from the bottom, each row from the left, and
/// written as `a1` to `f4`:
///
/// ```text
/// 4  18 19 20 21 22 23
/// 3  12 13 14 15 16 17
/// 2   6  7  8  9 10 11
/// 1   0  1  2  3  4  5
///     a  b  c  d  e  f
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells, 24.
    pub const COUNT: usize = 24;

    /// All cells by index.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };

    /// The cell with this index, or `None` from 24 on.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The index of the cell, 0 to 23.
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

    /// The cells that share an edge with this one: if the space is here, the
    /// tiles on them can slide into it (OXY-5).
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> CellSet {
        CellSet::from_bits(NEIGHBOURS[self.slot()])
    }

    /// The cell of a bit that is known to be one.
    #[inline]
    pub(crate) const fn of_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    /// The index into tables of [`SLOTS`] entries, which need no bounds check.
    #[inline]
    pub(crate) const fn slot(self) -> usize {
        self.0 as usize & (SLOTS - 1)
    }
}

/// The length of tables indexed by [`Cell::slot`].
pub(crate) const SLOTS: usize = 32;

impl BoardCell for Cell {
    #[inline]
    fn bit(self) -> u32 {
        self.slot() as u32
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<Self> {
        (bit < u32::BITS).then_some(Self::of_bit(bit))
    }
}

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

/// A set of cells: bit `i` is the cell with index `i`.
///
/// ```
/// use oxy::{Cell, CellSet};
///
/// let corners: CellSet = ["a1", "f1", "a4", "f4"]
///     .into_iter()
///     .map(|name| name.parse::<Cell>().unwrap())
///     .collect();
/// assert_eq!(corners.len(), 4);
/// assert_eq!(corners.to_string(), "a1 f1 a4 f4");
/// ```
pub type CellSet = abstract_games_toolkit::CellSet<Cell, u32>;

/// Every cell.
pub(crate) const ALL: CellSet = CellSet::from_bits((1 << Cell::COUNT) - 1);

/// The four cells on which the space may be in a layout (OXY-3): c2, d2, c3,
/// d3.
pub(crate) const MIDDLE: CellSet = CellSet::from_bits(1 << 8 | 1 << 9 | 1 << 14 | 1 << 15);

/// [`Cell::ALL`] as a range, which the compiler unrolls where the array would go
/// through memory.
pub(crate) fn all_cells() -> impl Iterator<Item = Cell> {
    (0..Cell::COUNT as u8).map(Cell)
}

/// `cells` with `from` removed and `to` added, where `from` is in the set and
/// `to` is not.
#[inline]
pub(crate) fn moved(cells: CellSet, from: Cell, to: Cell) -> CellSet {
    cells ^ CellSet::from(from).with(to)
}

/// By slot: the neighbours of a cell.
static NEIGHBOURS: [u32; SLOTS] = neighbours();

const fn neighbours() -> [u32; SLOTS] {
    let mut table = [0; SLOTS];
    let mut cell = 0;
    while cell < Cell::COUNT {
        let mut i = 0;
        while i < Direction::ORTHOGONAL.len() {
            if let Some(next) = GRID.neighbour(cell as u16, Direction::ORTHOGONAL[i]) {
                table[cell] |= 1 << next;
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
        for a in Cell::ALL {
            for b in Cell::ALL {
                let distance = a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank());
                assert_eq!(a.neighbours().contains(b), distance == 1, "{a} {b}");
            }
        }
    }

    #[test]
    fn names_and_indices() {
        let names: Vec<_> = Cell::ALL.map(|cell| cell.to_string()).into();
        assert_eq!(names[..7], ["a1", "b1", "c1", "d1", "e1", "f1", "a2"]);
        assert_eq!(names[23], "f4");
        assert_eq!(Cell::new(24), None);
        for (index, cell) in Cell::ALL.into_iter().enumerate() {
            assert_eq!((cell.index(), Cell::new(index)), (index, Some(cell)));
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        assert_eq!("g1".parse::<Cell>(), Err(CellError::OffBoard));
        assert_eq!("a01".parse::<Cell>(), Err(CellError::Malformed));
        assert_eq!(MIDDLE.to_string(), "c2 d2 c3 d3");
        assert!(ALL.iter().eq(Cell::ALL));
    }

    #[test]
    fn a_cell_of_a_set_moves() {
        for (from, to) in [(Cell(0), Cell(23)), (Cell(7), Cell(8))] {
            let set = MIDDLE.without(to.into()).with(from);
            let expected = set.without(from.into()).with(to);
            assert_eq!(moved(set, from, to), expected);
        }
    }
}
