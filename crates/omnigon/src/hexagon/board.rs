//! The hexagon of 37 cells: names, bits, directions.

use core::fmt;
use core::str::FromStr;

use abstract_games_core::{CellError, Grid};

use crate::cells::sealed::Bit;
use crate::slide::{Way, rays};

/// The board (OMN-1), with cells numbered from 0 to 36.
pub const GRID: Grid = match Grid::hexagon(4) {
    Some(grid) => grid,
    None => unreachable!(),
};

/// A cell of the hexagon (OMN-1), ordered row by row from the bottom.
///
/// ```
/// use omnigon::hexagon::Cell;
///
/// let cell: Cell = "d4".parse()?;
/// assert_eq!(cell.index(), 18);
/// assert_eq!(Cell::new(18), Some(cell));
/// assert!("a5".parse::<Cell>().is_err());
/// # Ok::<(), omnigon::CellError>(())
/// ```
// The cell's bit. Rows are eight bits apart and slanted, so that a step in any
// direction is a shift by the same number of bits everywhere; the bits around
// the board stay empty and stop what leaves it:
//
//     g   48 49 50 51 .  .  .              0 NE  + 8
//     f   40 41 42 43 44 .  .              1 E   + 1
//     e   32 33 34 35 36 37 .              2 SE  - 7
//     d   24 25 26 27 28 29 30             3 SW  - 8
//     c   .  17 18 19 20 21 22             4 W   - 1
//     b   .  .  10 11 12 13 14             5 NW  + 7
//     a   .  .  .   3  4  5  6
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells.
    pub const COUNT: usize = 37;

    /// The cell with this index, if it is below [`COUNT`](Self::COUNT).
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(BITS[index]))
        } else {
            None
        }
    }

    /// The index: 0 for a1, 36 for g4, row by row from the bottom. The number
    /// of the cell on [`GRID`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        INDICES[self.0 as usize & 63] as usize
    }

    /// All cells in ascending order.
    #[must_use]
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        CELLS.into_iter()
    }

    /// Where the cell lies from the middle of the board: so many steps to the
    /// east, then so many to the north-east.
    pub(crate) const fn steps(self) -> (i8, i8) {
        (self.0 as i8 % 8 - 3, self.0 as i8 / 8 - 3)
    }

    /// The cell that lies so many steps from the middle.
    pub(crate) const fn at_steps((east, north_east): (i8, i8)) -> Self {
        Self((8 * (north_east + 3) + east + 3) as u8)
    }
}

impl Bit for Cell {
    const BOARD: u64 = BOARD;

    #[inline]
    fn from_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    #[inline]
    fn bit(self) -> u32 {
        u32::from(self.0) & 63
    }
}

/// The cell's name: its row's letter and its number in the row.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        GRID.name(self.index() as u16).fmt(f)
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
        let index = GRID.parse_cell(name)?;
        Self::new(usize::from(index)).ok_or(CellError::OffBoard)
    }
}

/// The bit of each cell, by index.
pub(crate) const BITS: [u8; Cell::COUNT] = {
    let mut bits = [0; Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        let (row, column) = GRID.row_and_column(index as u16);
        bits[index] = 8 * row + 3_u8.saturating_sub(row) + column;
        index += 1;
    }
    bits
};

/// All cells in ascending order.
pub(crate) const CELLS: [Cell; Cell::COUNT] = {
    let mut cells = [Cell(0); Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        cells[index] = Cell(BITS[index]);
        index += 1;
    }
    cells
};

/// The index of each bit's cell.
const INDICES: [u8; 64] = {
    let mut indices = [0; 64];
    let mut index = 0;
    while index < Cell::COUNT {
        indices[BITS[index] as usize] = index as u8;
        index += 1;
    }
    indices
};

/// The bits of all cells.
pub(crate) const BOARD: u64 = {
    let mut board = 0;
    let mut index = 0;
    while index < Cell::COUNT {
        board |= 1 << BITS[index];
        index += 1;
    }
    board
};

/// The six directions by number: NE, E, SE, SW, W, NW.
pub(crate) const WAYS: [Way; 6] = [
    Way::new(8, BOARD, 7),
    Way::new(1, BOARD, 7),
    Way::new(-7, BOARD, 7),
    Way::new(-8, BOARD, 7),
    Way::new(-1, BOARD, 7),
    Way::new(7, BOARD, 7),
];

/// All cells in each direction from each bit.
pub(crate) static RAYS: [[u64; 64]; 6] = rays(&WAYS, BOARD);

/// The cells around each bit.
pub(crate) static NEIGHBOURS: [u64; 64] = {
    let mut neighbours = [0; 64];
    let mut bit = 0;
    while bit < 64 {
        let mut way = 0;
        while BOARD >> bit & 1 != 0 && way < 6 {
            neighbours[bit] |= WAYS[way].step(1 << bit);
            way += 1;
        }
        bit += 1;
    }
    neighbours
};

/// The direction from a bit to another one (the second index), or [`NO_WAY`]
/// if they do not lie in a line.
pub(crate) static DIRECTIONS: [[u8; 64]; 64] = {
    let mut directions = [[NO_WAY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut way = 0;
        while way < 6 {
            let mut to = 0;
            while to < 64 {
                if BOARD >> from & 1 != 0 && WAYS[way].ray(from) >> to & 1 != 0 {
                    directions[from as usize][to] = way as u8;
                }
                to += 1;
            }
            way += 1;
        }
        from += 1;
    }
    directions
};

/// No direction, in [`DIRECTIONS`].
pub(crate) const NO_WAY: u8 = 6;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::slide::tests::check_way;
    use abstract_games_core::Direction;
    use std::string::ToString;

    #[test]
    fn names_and_indices_are_read_back() {
        let mut last = None;
        for (index, cell) in Cell::all().enumerate() {
            assert_eq!(cell.index(), index);
            assert_eq!(Cell::new(index), Some(cell));
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert!(last < Some(cell));
            last = Some(cell);
        }
        assert_eq!(Cell::new(37), None);
        assert_eq!(BOARD.count_ones(), 37);
    }

    #[test]
    fn ways_lead_to_neighbours() {
        for (way, direction) in WAYS.iter().zip(Direction::HEX) {
            check_way(way, BOARD, |bit| {
                let cell = Cell(bit as u8).index() as u16;
                let next = GRID.neighbour(cell, direction)?;
                Cell::new(usize::from(next)).map(Cell::bit)
            });
        }
    }

    #[test]
    fn directions_lead_along_rays() {
        for (from, directions) in DIRECTIONS.iter().enumerate() {
            for (to, &direction) in directions.iter().enumerate() {
                let way = (0..6).find(|&way| RAYS[way][from] >> to & 1 == 1);
                assert_eq!(direction, way.map_or(NO_WAY, |way| way as u8));
            }
        }
    }
}
