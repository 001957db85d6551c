//! The forty cells: names, bits, and the directions of both tilings.

use abstract_games_toolkit::{BoardCell, Grid};

use crate::cell::cell_text;
use crate::lines::{Direction, Lines};

/// The board (OMN-20), with cells numbered from 0 to 39. Names and numbers are
/// those of a rectangle with either tiling; the directions of `staggered` are
/// not.
pub(super) const GRID: Grid = match Grid::rectangle(5, 8) {
    Some(grid) => grid,
    None => unreachable!(),
};

/// A cell of the patents' board (OMN-20), ordered rank by rank from the
/// bottom.
///
/// ```
/// use omnigon::patent::Cell;
///
/// let cell: Cell = "b3".parse()?;
/// assert_eq!(cell.index(), 11);
/// assert_eq!(Cell::new(11), Some(cell));
/// assert!("f1".parse::<Cell>().is_err());
/// # Ok::<(), omnigon::patent::CellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// A set of cells of the patents' board.
///
/// ```
/// use omnigon::patent::{Cell, CellSet};
///
/// let corners: CellSet = [39, 35, 4, 0].map(|index| Cell::ALL[index]).into_iter().collect();
/// assert_eq!(corners.to_string(), "a1 e1 a8 e8");
/// ```
pub type CellSet = abstract_games_toolkit::CellSet<Cell, u64>;

impl Cell {
    /// The number of cells.
    pub const COUNT: usize = 40;

    /// All cells in ascending order.
    pub const ALL: [Self; Self::COUNT] = {
        let mut cells = [Self(0); Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            cells[index] = Self(index as u8);
            index += 1;
        }
        cells
    };

    /// The cell with this index, if it is below [`COUNT`](Self::COUNT).
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The index: 0 for a1, 39 for e8, rank by rank from the bottom.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell of a bit of the board.
    #[inline]
    pub(super) const fn of_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    /// The image of the cell under half a turn of the board.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self(Self::COUNT as u8 - 1 - self.0)
    }

    /// The image of the cell under the reflection that exchanges files a and e.
    pub(super) const fn mirrored(self) -> Self {
        let file = self.0 % 5;
        Self(self.0 - file + 4 - file)
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

/// The bits of all cells: bit `5 * rank + file`, both counted from 0.
pub(super) const BOARD: u64 = (1 << Cell::COUNT) - 1;

const FILE_A: u64 = 0x0008_4210_8421;
const FILE_E: u64 = FILE_A << 4;
const RANK_1: u64 = 0b11111;
const RANK_8: u64 = RANK_1 << 35;
/// Ranks 1, 3, 5, 7.
const ODD_RANKS: u64 = RANK_1 | RANK_1 << 10 | RANK_1 << 20 | RANK_1 << 30;

/// The two ranks farthest from each side's own end (OMN-28).
pub(super) const FAR_RANKS: [u64; 2] = [RANK_8 | RANK_8 >> 5, RANK_1 | RANK_1 << 5];

/// The directions of the tiling `aligned` by number: N, NE, SE, S, SW, NW like
/// the faces that they pass through, then E and W.
pub(super) const ALIGNED: [Direction; 8] = {
    let (not_a, not_e) = (BOARD & !FILE_A, BOARD & !FILE_E);
    let (not_1, not_8) = (!RANK_1, !RANK_8);
    [
        Direction::new(5, BOARD & not_1, 8),
        Direction::new(6, not_a & not_1, 5),
        Direction::new(-4, not_a & not_8, 5),
        Direction::new(-5, BOARD & not_8, 8),
        Direction::new(-6, not_e & not_8, 5),
        Direction::new(4, not_e & not_1, 5),
        Direction::new(1, not_a, 5),
        Direction::new(-1, not_e, 5),
    ]
};

/// The directions of the tiling `staggered` by number: NE, E, SE, SW, W, NW.
pub(super) const STAGGERED: [Direction; 8] = {
    // Odd ranks are half a cell further left, so steps to the right leave the
    // board from file e of even ranks, and cannot enter file a of odd ones.
    let to_right = [ODD_RANKS, BOARD & !ODD_RANKS & !FILE_E];
    let from_left = BOARD & !(ODD_RANKS & FILE_A);
    let to_left = [ODD_RANKS & !FILE_A, BOARD & !ODD_RANKS];
    let from_right = BOARD & !(FILE_E & !ODD_RANKS);
    let (not_1, not_8) = (!RANK_1, !RANK_8);
    [
        Direction::staggered([5, 6], to_right, from_left & not_1, 8),
        Direction::new(1, BOARD & !FILE_A, 5),
        Direction::staggered([-5, -4], to_right, from_left & not_8, 8),
        Direction::staggered([-6, -5], to_left, from_right & not_8, 8),
        Direction::new(-1, BOARD & !FILE_E, 5),
        Direction::staggered([4, 5], to_left, from_right & not_1, 8),
        Direction::NONE,
        Direction::NONE,
    ]
};

/// The lines of each tiling.
pub(super) static LINES: [Lines; 2] = [Lines::new(ALIGNED, BOARD), Lines::new(STAGGERED, BOARD)];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::tests::{check_direction, check_lines};
    use std::string::ToString;

    #[test]
    fn names_and_indices_are_parsed_back() {
        for (index, cell) in Cell::ALL.into_iter().enumerate() {
            assert_eq!(cell.index(), index);
            assert_eq!(Cell::new(index), Some(cell));
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        assert_eq!(Cell::new(40), None);
        assert_eq!(Cell::from_bit(64), None);
        let turned = |name: &str| name.parse::<Cell>().unwrap().rotated().to_string();
        assert_eq!(["a1", "b3", "e8"].map(turned), ["e8", "d6", "a1"]);
    }

    #[test]
    fn aligned_directions_lead_to_neighbours() {
        use abstract_games_toolkit::Direction::{
            East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West,
        };
        let directions = [
            North, NorthEast, SouthEast, South, SouthWest, NorthWest, East, West,
        ];
        for (direction, compass) in ALIGNED.iter().zip(directions) {
            check_direction(direction, BOARD, |bit| {
                GRID.neighbour(bit as u16, compass).map(u32::from)
            });
        }
    }

    /// Cells as points, half a cell being 1 wide: the even ranks stand half a
    /// cell to the right.
    #[test]
    fn staggered_directions_lead_to_neighbours() {
        let place = |bit: u32| {
            let (rank, file) = (bit / 5 + 1, bit % 5 + 1);
            (rank as i32, (2 * file + u32::from(rank % 2 == 0)) as i32)
        };
        let steps = [(1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1)];
        for (direction, (up, right)) in STAGGERED.iter().zip(steps) {
            check_direction(direction, BOARD, |bit| {
                let (y, x) = place(bit);
                (0..40).find(|&next| place(next) == (y + up, x + right))
            });
        }
        assert!(
            STAGGERED[6..]
                .iter()
                .all(|direction| direction.step(BOARD) == 0)
        );
    }

    #[test]
    fn lines_follow_directions() {
        LINES.iter().for_each(|lines| check_lines(lines, BOARD));
    }

    #[test]
    fn far_ranks() {
        let names = |bits| CellSet::from_bits(bits).to_string();
        assert_eq!(names(FAR_RANKS[0]), "a7 b7 c7 d7 e7 a8 b8 c8 d8 e8");
        assert_eq!(names(FAR_RANKS[1]), "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2");
        assert_eq!(names(FILE_A), "a1 a2 a3 a4 a5 a6 a7 a8");
    }
}
