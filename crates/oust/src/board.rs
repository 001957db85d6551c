//! The boards of Oust: which there are, and their cells (OUST-1, OUST-2).

use core::fmt;

use abstract_games_core::{Grid, Shape};

/// A board: a hexagon of side 2 to 8, or a square of side 2 to 19.
///
/// Cells are numbered from 0, row by row from the bottom, each row from the
/// left. On hexagons a cell is named by its row's letter and its place in the
/// row; on squares by its file's letter (none is skipped) and its rank.
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
/// assert_eq!((board.cells(), board.words()), (127, 2));
/// assert_eq!(board.to_string(), "hex-7");
/// assert_eq!(board.grid().parse_cell("g7"), Ok(63));
/// assert_eq!(Board::square(20), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    /// Its place in [`Board::ALL`].
    index: u8,
}

/// Sides of the hexagons.
pub(crate) const HEX_SIDES: core::ops::RangeInclusive<u8> = 2..=8;
/// Sides of the squares.
pub(crate) const SQUARE_SIDES: core::ops::RangeInclusive<u8> = 2..=19;

const HEXAGONS: u8 = *HEX_SIDES.end() - *HEX_SIDES.start() + 1;
const SQUARES: u8 = *SQUARE_SIDES.end() - *SQUARE_SIDES.start() + 1;

impl Board {
    /// How many boards there are.
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

    /// The hexagon with `side` cells on each of its sides, 2 to 8 (OUST-1).
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

    /// Its place in [`Board::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// The grid of cells: their names, rows and neighbours.
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

    /// The number of cells: 7 to 361.
    #[must_use]
    pub const fn cells(self) -> u16 {
        self.grid().cells()
    }

    /// How many 64-bit words a set of its cells takes: the `W` of
    /// [`Rules`](crate::Rules) and [`Oust`](crate::Oust), 1 to 6.
    #[must_use]
    pub const fn words(self) -> usize {
        self.cells().div_ceil(64) as usize
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
            Shape::Hexagon { side } => write!(f, "hex-{side}"),
            Shape::Rectangle { files, .. } => write!(f, "square-{files}"),
        }
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn every_board_knows_its_size() {
        let sizes: std::vec::Vec<u16> = (2..=8).map(|side| 3 * side * (side - 1) + 1).collect();
        assert_eq!(sizes, [7, 19, 37, 61, 91, 127, 169]);
        let squares = (2..=19).map(|side: u16| side * side);
        let expected = sizes.into_iter().chain(squares);
        assert!(Board::ALL.into_iter().map(Board::cells).eq(expected));
    }

    #[test]
    fn boards_are_found_by_side() {
        for (index, board) in Board::ALL.into_iter().enumerate() {
            assert_eq!(board.index(), index);
            let again = match board.grid().shape() {
                Shape::Hexagon { side } => Board::hex(side),
                Shape::Rectangle { files, ranks } => {
                    assert_eq!(files, ranks);
                    Board::square(files)
                }
            };
            assert_eq!(again, Some(board));
        }
        for side in [0, 1, 9, 255] {
            assert_eq!(Board::hex(side), None);
        }
        for side in [0, 1, 20, 255] {
            assert_eq!(Board::square(side), None);
        }
        assert_eq!(Board::default().to_string(), "hex-7");
    }
}
