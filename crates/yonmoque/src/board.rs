//! The board: its cells, their colours (YON-1), and sets of cells.

pub(crate) mod tables;

use core::fmt;
use core::str::FromStr;

use abstract_games_core::Player;
use abstract_games_toolkit::{BoardCell, CellError, Grid};

/// The board as a grid, whose cell numbers are those of [`Cell::index`].
pub(crate) const GRID: Grid = match Grid::rectangle(5, 5) {
    Some(grid) => grid,
    None => unreachable!(),
};

/// One of the 25 cells of the board.
///
/// A cell is named by its file, `a` to `e` from the left, and its rank, `1` to
/// `5` from the bottom. Cells are ordered by [index](Self::index): rank by
/// rank, starting at a1.
///
/// ```text
///   5  · w b w ·     20 21 22 23 24      b  blue cell
///   4  w b w b w     15 16 17 18 19      w  white cell
///   3  b w · w b     10 11 12 13 14      ·  neutral cell
///   2  w b w b w      5  6  7  8  9
///   1  · w b w ·      0  1  2  3  4
///      a b c d e
/// ```
///
/// ```
/// use yonmoque::prelude::*;
///
/// assert_eq!(Cell::C1.colour(), Some(Player::First));
/// assert_eq!(Cell::D1.colour(), Some(Player::Second));
/// assert_eq!(Cell::E1.colour(), None);
/// assert_eq!("c1".parse(), Ok(Cell::C1));
/// assert_eq!(Cell::C1.to_string(), "c1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs)]
pub enum Cell {
    A1, B1, C1, D1, E1,
    A2, B2, C2, D2, E2,
    A3, B3, C3, D3, E3,
    A4, B4, C4, D4, E4,
    A5, B5, C5, D5, E5,
}

impl Cell {
    /// The number of cells.
    pub const COUNT: usize = 25;

    /// All cells by [index](Self::index).
    #[rustfmt::skip]
    pub const ALL: [Self; Self::COUNT] = [
        Self::A1, Self::B1, Self::C1, Self::D1, Self::E1,
        Self::A2, Self::B2, Self::C2, Self::D2, Self::E2,
        Self::A3, Self::B3, Self::C3, Self::D3, Self::E3,
        Self::A4, Self::B4, Self::C4, Self::D4, Self::E4,
        Self::A5, Self::B5, Self::C5, Self::D5, Self::E5,
    ];

    /// The cell with this [index](Self::index), or `None` if it is not below
    /// 25.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// The cell at this file and rank, both counted from 0, or `None` if it is
    /// off the board.
    #[inline]
    #[must_use]
    pub const fn at(file: usize, rank: usize) -> Option<Self> {
        if file < 5 && rank < 5 {
            Self::new(5 * rank + file)
        } else {
            None
        }
    }

    /// The index of the cell: 0 for a1, 1 for b1, up to 24 for e5.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file: 0 for `a` up to 4 for `e`.
    #[inline]
    #[must_use]
    pub const fn file(self) -> usize {
        self.index() % 5
    }

    /// The rank, counted from 0.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> usize {
        self.index() / 5
    }

    /// The player whose colour the cell has, or `None` for a neutral cell
    /// (YON-1).
    #[must_use]
    pub const fn colour(self) -> Option<Player> {
        if Self::of_colour(Player::First).bits() & self.mask() != 0 {
            Some(Player::First)
        } else if Self::of_colour(Player::Second).bits() & self.mask() != 0 {
            Some(Player::Second)
        } else {
            None
        }
    }

    /// The cells of a player's colour: eight blue cells for the first player,
    /// twelve white cells for the second (YON-1).
    #[inline]
    #[must_use]
    pub const fn of_colour(player: Player) -> CellSet {
        // Rank 5 comes first, as in the drawing, but file `a` is on the right.
        #[rustfmt::skip]
        const COLOURS: [u32; 2] = [
            0b_00100_01010_10001_01010_00100,
            0b_01010_10101_01010_10101_01010,
        ];
        CellSet::from_bits(COLOURS[player.index()])
    }

    /// The bits of the set that contains only this cell.
    const fn mask(self) -> u32 {
        1 << self.index()
    }
}

/// The name, such as `c3`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&GRID.name(self.index() as u16), f)
    }
}

/// Parses a name as written by [`Display`](fmt::Display).
impl FromStr for Cell {
    type Err = CellError;

    fn from_str(name: &str) -> Result<Self, CellError> {
        let index = GRID.parse_cell(name)?;
        Self::new(index.into()).ok_or(CellError::OffBoard)
    }
}

/// A set of cells. Bit `i` stands for the cell with index `i`.
///
/// ```
/// use yonmoque::prelude::*;
///
/// let corners: CellSet = [Cell::E5, Cell::A1, Cell::E1, Cell::A5].into_iter().collect();
/// assert_eq!(corners.len(), 4);
/// assert!(!corners.contains(Cell::C3));
/// assert_eq!(corners.to_string(), "a1 e1 a5 e5");
/// ```
pub type CellSet = abstract_games_toolkit::CellSet<Cell, u32>;

impl BoardCell for Cell {
    #[inline]
    fn bit(self) -> u32 {
        self as u32
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<Self> {
        Self::new(bit as usize)
    }
}

/// The whole board.
pub(crate) const BOARD: CellSet = CellSet::from_bits((1 << Cell::COUNT) - 1);

/// The cells adjacent to at least one cell of the set, in any of the eight
/// directions. A cell of the set is included if it is adjacent to another.
#[inline]
pub(crate) const fn neighbours(cells: CellSet) -> CellSet {
    const FILE_A: u32 = 0b00001_00001_00001_00001_00001;
    const FILE_E: u32 = FILE_A << 4;
    let cells = cells.bits();
    let beside = (cells & !FILE_E) << 1 | (cells & !FILE_A) >> 1;
    let rows = cells | beside;
    CellSet::from_bits((rows << 5 | rows >> 5 | beside) & BOARD.bits())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_one_step_away() {
        let pairs = Cell::ALL
            .into_iter()
            .flat_map(|a| Cell::ALL.map(|b| CellSet::from(a).with(b)));
        let many = (0..2000_u32).map(|i| i.wrapping_mul(0x9e37_79b9) & BOARD.bits());
        let sets = pairs.chain(many.map(CellSet::from_bits));
        for set in sets.chain([CellSet::EMPTY, BOARD]) {
            let adjacent = |a: &Cell| {
                set.iter().any(|b| {
                    let (files, ranks) = (a.file().abs_diff(b.file()), a.rank().abs_diff(b.rank()));
                    files.max(ranks) == 1
                })
            };
            let expected: CellSet = Cell::ALL.into_iter().filter(adjacent).collect();
            assert_eq!(neighbours(set), expected, "{set:?}");
        }
    }
}
