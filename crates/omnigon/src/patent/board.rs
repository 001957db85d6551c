//! The forty cells: names, bits, and the directions of both grids.

use core::fmt;
use core::str::FromStr;

use abstract_games_core::{CellError, Grid};

use super::Layout;
use crate::cells::sealed::Bit;
use crate::slide::{Way, rays};

/// The board (OMN-20), with cells numbered from 0 to 39. On both grids names
/// and numbers are those of a rectangle; the directions of `staggered` are
/// not.
pub const GRID: Grid = match Grid::rectangle(5, 8) {
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
/// # Ok::<(), omnigon::CellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells.
    pub const COUNT: usize = 40;

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

    /// The index: 0 for a1, 39 for e8, rank by rank from the bottom. The
    /// number of the cell on [`GRID`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All cells in ascending order.
    #[must_use]
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The cell after half a turn of the board.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self(Self::COUNT as u8 - 1 - self.0)
    }

    /// The cell on the same rank as far from the other end of it.
    pub(crate) const fn mirrored(self) -> Self {
        let file = self.0 % 5;
        Self(self.0 - file + 4 - file)
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

/// The cell's name: its file's letter and its rank's number.
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

/// The bits of all cells: bit `5 * rank + file`, both counted from 0.
pub(crate) const BOARD: u64 = (1 << Cell::COUNT) - 1;

const FILE_A: u64 = 0x0008_4210_8421;
const FILE_E: u64 = FILE_A << 4;
const RANK_1: u64 = 0b11111;
const RANK_8: u64 = RANK_1 << 35;
/// Ranks 1, 3, 5, 7.
const ODD_RANKS: u64 = RANK_1 | RANK_1 << 10 | RANK_1 << 20 | RANK_1 << 30;

/// The two ranks farthest from each side's own end (OMN-28).
pub(crate) const FAR_RANKS: [u64; 2] = [RANK_8 | RANK_8 >> 5, RANK_1 | RANK_1 << 5];

/// The number of directions that a grid has at most.
pub(crate) const WAYS: usize = 8;

/// The directions of the grid `aligned` by number: N, NE, SE, S, SW, NW like
/// the faces that they lead through, then E and W.
pub(crate) const ALIGNED: [Way; WAYS] = {
    let (not_a, not_e) = (BOARD & !FILE_A, BOARD & !FILE_E);
    let (not_1, not_8) = (!RANK_1, !RANK_8);
    [
        Way::new(5, BOARD & not_1, 8),
        Way::new(6, not_a & not_1, 5),
        Way::new(-4, not_a & not_8, 5),
        Way::new(-5, BOARD & not_8, 8),
        Way::new(-6, not_e & not_8, 5),
        Way::new(4, not_e & not_1, 5),
        Way::new(1, not_a, 5),
        Way::new(-1, not_e, 5),
    ]
};

/// The directions of the grid `staggered` by number: NE, E, SE, SW, W, NW, and
/// two that lead nowhere.
pub(crate) const STAGGERED: [Way; WAYS] = {
    // Odd ranks are set to the left, so to the right one leaves the board from
    // file e of even ranks, and comes from outside to file a of odd ones.
    let to_right = [ODD_RANKS, BOARD & !ODD_RANKS & !FILE_E];
    let from_left = BOARD & !(ODD_RANKS & FILE_A);
    let to_left = [ODD_RANKS & !FILE_A, BOARD & !ODD_RANKS];
    let from_right = BOARD & !(FILE_E & !ODD_RANKS);
    let (not_1, not_8) = (!RANK_1, !RANK_8);
    [
        Way::staggered([5, 6], to_right, from_left & not_1, 8),
        Way::new(1, BOARD & !FILE_A, 5),
        Way::staggered([-5, -4], to_right, from_left & not_8, 8),
        Way::staggered([-6, -5], to_left, from_right & not_8, 8),
        Way::new(-1, BOARD & !FILE_E, 5),
        Way::staggered([4, 5], to_left, from_right & not_1, 8),
        Way::new(1, 0, 1),
        Way::new(-1, 0, 1),
    ]
};

/// The directions of a grid.
#[inline(always)]
pub(crate) const fn ways(grid: Layout) -> &'static [Way; WAYS] {
    match grid {
        Layout::Aligned => &ALIGNED,
        Layout::Staggered => &STAGGERED,
    }
}

/// The opposite direction.
#[inline(always)]
pub(crate) const fn back(way: usize) -> usize {
    match way {
        6 => 7,
        7 => 6,
        _ => crate::facing::opposite(way),
    }
}

/// The pieces that are shielded from a move in a direction (OMN-25), given
/// for each face the pieces that have it protected: an attack meets the face
/// on the other side, or two faces along a rank of `aligned`.
#[inline(always)]
pub(crate) const fn shields(faces: &[u64; 6], way: usize) -> u64 {
    match way {
        6 => faces[4] & faces[5],
        7 => faces[1] & faces[2],
        _ => faces[crate::facing::opposite(way)],
    }
}

/// All cells in each direction from each bit, by grid.
pub(crate) static RAYS: [[[u64; 64]; WAYS]; 2] = [rays(&ALIGNED, BOARD), rays(&STAGGERED, BOARD)];

/// The direction from a bit to another one (the second index), by grid, or
/// [`NO_WAY`] if they do not lie in a line.
pub(crate) static DIRECTIONS: [[[u8; 64]; Cell::COUNT]; 2] =
    [directions(&ALIGNED), directions(&STAGGERED)];

/// No direction, in [`DIRECTIONS`].
pub(crate) const NO_WAY: u8 = WAYS as u8;

const fn directions(ways: &[Way; WAYS]) -> [[u8; 64]; Cell::COUNT] {
    let mut directions = [[NO_WAY; 64]; Cell::COUNT];
    let mut from = 0;
    while from < Cell::COUNT {
        let mut way = 0;
        while way < WAYS {
            let ray = ways[way].ray(from as u32);
            let mut to = 0;
            while to < 64 {
                if ray >> to & 1 != 0 {
                    directions[from][to] = way as u8;
                }
                to += 1;
            }
            way += 1;
        }
        from += 1;
    }
    directions
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::slide::tests::check_way;
    use abstract_games_core::Direction;
    use std::string::ToString;

    #[test]
    fn names_and_indices_are_read_back() {
        for (index, cell) in Cell::all().enumerate() {
            assert_eq!(cell.index(), index);
            assert_eq!(Cell::new(index), Some(cell));
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        assert_eq!(Cell::new(40), None);
        let turned = |name: &str| name.parse::<Cell>().unwrap().rotated().to_string();
        assert_eq!(["a1", "b3", "e8"].map(turned), ["e8", "d6", "a1"]);
    }

    #[test]
    fn aligned_ways_lead_to_neighbours() {
        use Direction::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};
        let directions = [
            North, NorthEast, SouthEast, South, SouthWest, NorthWest, East, West,
        ];
        for (way, direction) in ALIGNED.iter().zip(directions) {
            check_way(way, BOARD, |bit| {
                GRID.neighbour(bit as u16, direction).map(u32::from)
            });
        }
    }

    /// Cells as points, half a cell being 1 wide: the even ranks stand half a
    /// cell to the right.
    #[test]
    fn staggered_ways_lead_to_neighbours() {
        let place = |bit: u32| {
            let (rank, file) = (bit / 5 + 1, bit % 5 + 1);
            (rank as i32, (2 * file + u32::from(rank % 2 == 0)) as i32)
        };
        let steps = [(1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1)];
        for (way, (up, right)) in STAGGERED.iter().zip(steps) {
            check_way(way, BOARD, |bit| {
                let (y, x) = place(bit);
                (0..40).find(|&next| place(next) == (y + up, x + right))
            });
        }
        assert!(STAGGERED[6..].iter().all(|way| way.step(BOARD) == 0));
    }

    #[test]
    fn directions_lead_along_rays_and_back() {
        for grid in 0..2 {
            for from in 0..40 {
                for to in 0..64 {
                    let way = (0..WAYS).find(|&way| RAYS[grid][way][from] >> to & 1 == 1);
                    assert_eq!(usize::from(DIRECTIONS[grid][from][to]), way.unwrap_or(WAYS));
                    if let Some(way) = way {
                        assert_eq!(RAYS[grid][back(way)][to] >> from & 1, 1);
                    }
                }
            }
        }
    }

    #[test]
    fn far_ranks() {
        let names = |bits| crate::Cells::<Cell>::from_bits(bits).to_string();
        assert_eq!(names(FAR_RANKS[0]), "a7 b7 c7 d7 e7 a8 b8 c8 d8 e8");
        assert_eq!(names(FAR_RANKS[1]), "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2");
        assert_eq!(names(FILE_A), "a1 a2 a3 a4 a5 a6 a7 a8");
    }
}
