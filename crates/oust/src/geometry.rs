//! The neighbours of every cell of every board, as tables.

use abstract_games_core::{Bitboard, Grid};

use crate::Board;
use crate::cells::only;

/// The cells of one board and what touches what, as sets.
///
/// Sets are kept as a flat list of words, `board.words()` for each, so that
/// this type and the code that finds it need not know how many.
pub(crate) struct Geometry {
    cells: u16,
    /// The neighbours of each cell, and then the set of all cells.
    sets: &'static [u64],
}

impl Geometry {
    /// The geometry of a board.
    #[inline]
    pub(crate) fn of(board: Board) -> &'static Self {
        &GEOMETRY[board.index()]
    }

    /// The number of cells.
    #[inline]
    pub(crate) const fn cells(&self) -> u16 {
        self.cells
    }

    /// All cells.
    #[inline]
    pub(crate) fn all<const W: usize>(&self) -> Bitboard<W> {
        self.set(self.cells)
    }

    /// The cells that touch `cell`, which must be on the board.
    #[inline]
    pub(crate) fn neighbours<const W: usize>(&self, cell: u16) -> Bitboard<W> {
        debug_assert!(cell < self.cells, "cell {cell} of {}", self.cells);
        self.set(cell)
    }

    #[inline]
    fn set<const W: usize>(&self, index: u16) -> Bitboard<W> {
        let start = usize::from(index) * W;
        match self.sets.get(start..start + W) {
            Some(words) => Bitboard::from_words(core::array::from_fn(|i| words[i])),
            None => Bitboard::EMPTY,
        }
    }

    /// The cells that touch any of `cells`, possibly some of these included.
    #[inline]
    pub(crate) fn around<const W: usize>(&self, cells: Bitboard<W>) -> Bitboard<W> {
        cells.iter().fold(Bitboard::EMPTY, |around, cell| {
            around | self.neighbours(cell)
        })
    }

    /// Whether all of the cells are connected to each other.
    #[inline]
    pub(crate) fn connects<const W: usize>(&self, cells: Bitboard<W>) -> bool {
        match cells.first() {
            Some(first) => self.flood(only(first), cells).cells == cells,
            None => true,
        }
    }

    /// Everything in `within` that is connected to `seed`, which counts as
    /// within, and the cells around it.
    ///
    /// Grows by whole rings, since looking up the neighbours of many cells at
    /// once is faster than waiting for one after the other.
    #[inline]
    pub(crate) fn flood<const W: usize>(&self, seed: Bitboard<W>, within: Bitboard<W>) -> Group<W> {
        let mut cells = seed;
        let mut around = Bitboard::EMPTY;
        let mut ring = seed;
        loop {
            let reached = self.around(ring);
            around |= reached;
            ring = (reached & within).without(cells);
            if ring.is_empty() {
                break;
            }
            cells |= ring;
        }
        Group {
            cells,
            border: around.without(cells),
        }
    }
}

/// Connected cells and what they touch.
pub(crate) struct Group<const W: usize> {
    /// The cells.
    pub(crate) cells: Bitboard<W>,
    /// The cells around them that are not among them.
    pub(crate) border: Bitboard<W>,
}

/// The geometry of each board, in the order of [`Board::ALL`].
static GEOMETRY: [Geometry; Board::COUNT] = [
    hex(2, &const { table::<8>(hexagon(2)) }),
    hex(3, &const { table::<20>(hexagon(3)) }),
    hex(4, &const { table::<38>(hexagon(4)) }),
    hex(5, &const { table::<62>(hexagon(5)) }),
    hex(6, &const { table::<{ 2 * 92 }>(hexagon(6)) }),
    hex(7, &const { table::<{ 2 * 128 }>(hexagon(7)) }),
    hex(8, &const { table::<{ 3 * 170 }>(hexagon(8)) }),
    square(2, &const { table::<5>(squares(2)) }),
    square(3, &const { table::<10>(squares(3)) }),
    square(4, &const { table::<17>(squares(4)) }),
    square(5, &const { table::<26>(squares(5)) }),
    square(6, &const { table::<37>(squares(6)) }),
    square(7, &const { table::<50>(squares(7)) }),
    square(8, &const { table::<65>(squares(8)) }),
    square(9, &const { table::<{ 2 * 82 }>(squares(9)) }),
    square(10, &const { table::<{ 2 * 101 }>(squares(10)) }),
    square(11, &const { table::<{ 2 * 122 }>(squares(11)) }),
    square(12, &const { table::<{ 3 * 145 }>(squares(12)) }),
    square(13, &const { table::<{ 3 * 170 }>(squares(13)) }),
    square(14, &const { table::<{ 4 * 197 }>(squares(14)) }),
    square(15, &const { table::<{ 4 * 226 }>(squares(15)) }),
    square(16, &const { table::<{ 4 * 257 }>(squares(16)) }),
    square(17, &const { table::<{ 5 * 290 }>(squares(17)) }),
    square(18, &const { table::<{ 6 * 325 }>(squares(18)) }),
    square(19, &const { table::<{ 6 * 362 }>(squares(19)) }),
];

const fn hex(side: u8, sets: &'static [u64]) -> Geometry {
    geometry(Board::hex(side).expect("a board"), sets)
}

const fn square(side: u8, sets: &'static [u64]) -> Geometry {
    geometry(Board::square(side).expect("a board"), sets)
}

const fn geometry(board: Board, sets: &'static [u64]) -> Geometry {
    let cells = board.cells();
    assert!(sets.len() == (cells as usize + 1) * board.words());
    Geometry { cells, sets }
}

const fn hexagon(side: u8) -> Grid {
    Board::hex(side).expect("a board").grid()
}

const fn squares(side: u8) -> Grid {
    Board::square(side).expect("a board").grid()
}

/// The neighbours of each cell, and then the set of all cells.
const fn table<const N: usize>(grid: Grid) -> [u64; N] {
    let words = grid.cells().div_ceil(64) as usize;
    let all = grid.cells() as usize * words;
    let mut table = [0; N];
    let mut cell = 0;
    while cell < grid.cells() {
        table[all + cell as usize / 64] |= 1 << (cell % 64);
        let edges = grid.edges();
        let mut i = 0;
        while i < edges.len() {
            if let Some(next) = grid.neighbour(cell, edges[i]) {
                table[cell as usize * words + next as usize / 64] |= 1 << (next % 64);
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
    use std::collections::BTreeSet;

    /// Rows of equal length stacked as drawn, hexagons half a cell aside: the
    /// definition of touching, without the grid's arithmetic of directions.
    fn touching(grid: Grid, a: u16, b: u16) -> bool {
        let place = |cell| {
            let (row, column) = grid.row_and_column(cell);
            let indent = i16::from(grid.row_len(grid.rows() / 2) - grid.row_len(row));
            (i16::from(row), 2 * i16::from(column) + indent)
        };
        let ((ya, xa), (yb, xb)) = (place(a), place(b));
        let hexagonal = grid.edges().len() == 6;
        match ((ya - yb).abs(), (xa - xb).abs()) {
            (0, 2) => true,
            (1, 1) => hexagonal,
            (1, 0) => !hexagonal,
            _ => false,
        }
    }

    fn check<const W: usize>(board: Board) {
        let (grid, geometry) = (board.grid(), Geometry::of(board));
        assert_eq!(geometry.cells(), grid.cells());
        assert_eq!(geometry.all::<W>(), Bitboard::first_cells(grid.cells()));
        for a in 0..grid.cells() {
            let expected = (0..grid.cells()).filter(|&b| touching(grid, a, b));
            assert!(geometry.neighbours::<W>(a).iter().eq(expected), "{board}");
        }
    }

    #[test]
    fn tables_hold_the_cells_that_touch() {
        for board in Board::ALL {
            match board.words() {
                1 => check::<1>(board),
                2 => check::<2>(board),
                3 => check::<3>(board),
                4 => check::<4>(board),
                5 => check::<5>(board),
                6 => check::<6>(board),
                more => panic!("{board} takes {more} words"),
            }
        }
    }

    #[test]
    fn floods_find_what_is_connected() {
        let geometry = Geometry::of(Board::default());
        for seed in 0..40 {
            let stones = Bitboard::<2>::from_words(abstract_games_core::zobrist::keys(seed))
                & geometry.all();
            for start in &stones.iter().collect::<std::vec::Vec<_>>() {
                // One cell after the other, without sets of cells.
                let mut group = BTreeSet::from([*start]);
                let mut border = BTreeSet::new();
                let mut open = std::vec![*start];
                while let Some(cell) = open.pop() {
                    for next in geometry.neighbours::<2>(cell) {
                        if !stones.contains(next) {
                            border.insert(next);
                        } else if group.insert(next) {
                            open.push(next);
                        }
                    }
                }
                let flood = geometry.flood(Bitboard::from_cell(*start), stones);
                assert!(flood.cells.iter().eq(group));
                assert!(flood.border.iter().eq(border));
            }
        }
    }
}
