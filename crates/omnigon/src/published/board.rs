//! The hexagon of 37 cells: names, bits, directions.

use abstract_games_toolkit::{BoardCell, Grid};

use crate::cell::cell_text;
use crate::lines::{Direction, Lines};

/// The board (OMN-1), with cells numbered from 0 to 36.
pub(crate) const GRID: Grid = match Grid::hexagon(4) {
    Some(grid) => grid,
    None => unreachable!(),
};

/// A cell of the hexagon (OMN-1), ordered row by row from the bottom.
///
/// ```
/// use omnigon::published::Cell;
///
/// let cell: Cell = "d4".parse()?;
/// assert_eq!(cell.index(), 18);
/// assert_eq!(Cell::new(18), Some(cell));
/// assert!("a5".parse::<Cell>().is_err());
/// # Ok::<(), omnigon::published::CellError>(())
/// ```
// The cell's bit. Rows are eight bits apart and slanted, so that a step in any
// direction is a shift by the same number of bits everywhere. Bits outside the
// board are never set, and steps that leave the board end there:
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

/// A set of cells of the hexagon.
///
/// ```
/// use omnigon::published::{Cell, CellSet};
///
/// let cells: CellSet = [Cell::ALL[36], Cell::ALL[0]].into_iter().collect();
/// assert_eq!(cells.to_string(), "a1 g4");
/// ```
pub type CellSet = abstract_games_toolkit::CellSet<Cell, u64>;

impl Cell {
    /// The number of cells.
    pub const COUNT: usize = 37;

    /// All cells in ascending order.
    pub const ALL: [Self; Self::COUNT] = {
        let mut cells = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            cells[index] = Self(BITS[index]);
            index += 1;
        }
        cells
    };

    /// The cell with this index, if it is below [`COUNT`](Self::COUNT).
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// The index: 0 for a1, 36 for g4, row by row from the bottom.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        INDICES[self.0 as usize & 63] as usize
    }

    /// The cell of a bit of the board.
    #[inline]
    pub(super) const fn of_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    /// Where the cell is relative to the middle of the board: the number of
    /// steps to the east, and then to the north-east.
    pub(super) const fn steps(self) -> (i8, i8) {
        (self.0 as i8 % 8 - 3, self.0 as i8 / 8 - 3)
    }

    /// The cell that many steps from the middle.
    pub(super) const fn at_steps((east, north_east): (i8, i8)) -> Self {
        Self((8 * (north_east + 3) + east + 3) as u8)
    }
}

impl BoardCell for Cell {
    #[inline]
    fn bit(self) -> u32 {
        u32::from(self.0) & 63
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<Self> {
        (bit < 64).then_some(Self::of_bit(bit))
    }
}

cell_text!(Cell, GRID);

/// The bit of each cell, by index.
pub(super) const BITS: [u8; Cell::COUNT] = {
    let mut bits = [0; Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        let (row, column) = GRID.row_and_column(index as u16);
        bits[index] = 8 * row + 3_u8.saturating_sub(row) + column;
        index += 1;
    }
    bits
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
pub(super) const BOARD: u64 = {
    let mut board = 0;
    let mut index = 0;
    while index < Cell::COUNT {
        board |= 1 << BITS[index];
        index += 1;
    }
    board
};

/// The six directions by number: NE, E, SE, SW, W, NW.
pub(super) const DIRECTIONS: [Direction; 8] = [
    Direction::new(8, BOARD, 7),
    Direction::new(1, BOARD, 7),
    Direction::new(-7, BOARD, 7),
    Direction::new(-8, BOARD, 7),
    Direction::new(-1, BOARD, 7),
    Direction::new(7, BOARD, 7),
    Direction::NONE,
    Direction::NONE,
];

/// The lines of the hexagon.
pub(super) static LINES: Lines = Lines::new(DIRECTIONS, BOARD);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::tests::{check_direction, check_lines};
    use std::string::ToString;

    #[test]
    fn names_and_indices_are_parsed_back() {
        let mut last = None;
        for (index, cell) in Cell::ALL.into_iter().enumerate() {
            assert_eq!(cell.index(), index);
            assert_eq!(Cell::new(index), Some(cell));
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert!(last < Some(cell));
            last = Some(cell);
        }
        assert_eq!(Cell::new(37), None);
        assert_eq!(Cell::from_bit(64), None);
        assert_eq!(BOARD.count_ones(), 37);
    }

    #[test]
    fn directions_lead_to_neighbours() {
        use abstract_games_toolkit::Direction;
        for (direction, compass) in DIRECTIONS.iter().zip(Direction::HEX) {
            check_direction(direction, BOARD, |bit| {
                let cell = Cell(bit as u8).index() as u16;
                let next = GRID.neighbour(cell, compass)?;
                Cell::new(usize::from(next)).map(Cell::bit)
            });
        }
    }

    #[test]
    fn lines_follow_directions() {
        check_lines(&LINES, BOARD);
    }
}
