//! The neighbours of every cell of every board, as tables.

use super::{Board, Cell, CellSet};

/// The cells of one board and their neighbours, as sets.
///
/// The sets are a flat list of words, `board.words()` for each, so that this
/// type does not depend on the number of words.
#[derive(Clone, Copy)]
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
    pub(crate) const fn cell_count(&self) -> usize {
        self.cells as usize
    }

    /// Whether the board has this cell.
    #[inline]
    pub(crate) const fn has(&self, cell: Cell) -> bool {
        cell.0 < self.cells
    }

    /// All cells.
    #[inline]
    pub(crate) fn all<const W: usize>(&self) -> CellSet<W> {
        self.set(self.cell_count())
    }

    /// The cells that touch `cell`, which must be on the board.
    #[inline]
    pub(crate) fn neighbours<const W: usize>(&self, cell: Cell) -> CellSet<W> {
        debug_assert!(self.has(cell), "{cell:?} of {}", self.cells);
        self.set(cell.index())
    }

    #[inline]
    fn set<const W: usize>(&self, index: usize) -> CellSet<W> {
        let start = index * W;
        match self.sets.get(start..start + W) {
            Some(words) => CellSet::from_bits(core::array::from_fn(|i| words[i])),
            None => CellSet::EMPTY,
        }
    }

    /// The cells that touch any of `cells`, possibly some of these included.
    #[inline]
    pub(crate) fn around<const W: usize>(&self, cells: CellSet<W>) -> CellSet<W> {
        cells.iter().fold(CellSet::EMPTY, |around, cell| {
            around | self.neighbours(cell)
        })
    }

    /// Whether all of the cells are connected to each other.
    #[inline]
    pub(crate) fn connects<const W: usize>(&self, cells: CellSet<W>) -> bool {
        match cells.first() {
            Some(first) => self.flood(first.into(), cells).cells == cells,
            None => true,
        }
    }

    /// The cells of `within` that are connected to `seed`, whether or not it is
    /// in `within`, and the cells around them.
    ///
    /// Grows by whole rings, because the neighbours of many cells can be looked
    /// up independently, which is faster than one lookup after another.
    #[inline]
    pub(crate) fn flood<const W: usize>(&self, seed: CellSet<W>, within: CellSet<W>) -> Group<W> {
        let mut cells = seed;
        let mut around = CellSet::EMPTY;
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

/// Connected cells and the cells that they touch.
pub(crate) struct Group<const W: usize> {
    /// The cells.
    pub(crate) cells: CellSet<W>,
    /// The cells around them, without the cells themselves.
    pub(crate) border: CellSet<W>,
}

/// The geometry of each board, in the order of [`Board::ALL`].
static GEOMETRY: [Geometry; Board::COUNT] = {
    let mut all = [Geometry {
        cells: 0,
        sets: &[],
    }; Board::COUNT];
    let mut i = 0;
    while i < Board::COUNT {
        let (_, from) = SETS.split_at(STARTS[i]);
        let (sets, _) = from.split_at(STARTS[i + 1] - STARTS[i]);
        let cells = Board::ALL[i].grid().cells();
        all[i] = Geometry { cells, sets };
        i += 1;
    }
    all
};

/// Where the sets of each board begin in [`SETS`], and then where they end.
const STARTS: [usize; Board::COUNT + 1] = {
    let mut starts = [0; Board::COUNT + 1];
    let mut i = 0;
    while i < Board::COUNT {
        let board = Board::ALL[i];
        starts[i + 1] = starts[i] + (board.cell_count() + 1) * board.words();
        i += 1;
    }
    starts
};

/// The sets of all boards.
static SETS: [u64; STARTS[Board::COUNT]] = {
    let mut sets = [0; STARTS[Board::COUNT]];
    let mut i = 0;
    while i < Board::COUNT {
        let (grid, words) = (Board::ALL[i].grid(), Board::ALL[i].words());
        let all = STARTS[i] + grid.cells() as usize * words;
        let mut cell = 0;
        while cell < grid.cells() {
            let neighbours = STARTS[i] + cell as usize * words;
            let edges = grid.edges();
            let mut edge = 0;
            while edge < edges.len() {
                if let Some(next) = grid.neighbour(cell, edges[edge]) {
                    sets[neighbours + next as usize / 64] |= 1 << (next % 64);
                }
                edge += 1;
            }
            sets[all + cell as usize / 64] |= 1 << (cell % 64);
            cell += 1;
        }
        i += 1;
    }
    sets
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnyRules, Rules, Visitor};
    use abstract_games_toolkit::zobrist;
    use std::collections::BTreeSet;

    /// Whether two cells touch, computed from a drawing of the board with
    /// hexagonal rows shifted by half a cell, without using the directions of
    /// the grid.
    fn touching(board: Board, a: Cell, b: Cell) -> bool {
        let grid = board.grid();
        let place = |cell| {
            let (row, column) = board.row_and_column(cell);
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

    struct CompareTables;

    impl Visitor for CompareTables {
        type Output = ();

        fn visit<const W: usize>(self, rules: Rules<W>) {
            let board = rules.board();
            let geometry = Geometry::of(board);
            assert_eq!(geometry.cell_count(), board.cell_count());
            assert!(geometry.all::<W>().iter().eq(board.cells()), "{board}");
            for a in board.cells() {
                let expected = board.cells().filter(|&b| touching(board, a, b));
                assert!(geometry.neighbours::<W>(a).iter().eq(expected), "{board}");
            }
        }
    }

    #[test]
    fn tables_contain_the_cells_that_touch() {
        for board in Board::ALL {
            AnyRules::new(board).visit(CompareTables);
        }
    }

    #[test]
    fn floods_find_the_connected_cells() {
        let geometry = Geometry::of(Board::default());
        for seed in 0..40 {
            let stones = CellSet::<2>::from_bits(zobrist::keys(seed)) & geometry.all();
            for start in stones {
                // Visits one cell after another, without sets of cells.
                let mut group = BTreeSet::from([start]);
                let mut border = BTreeSet::new();
                let mut open = std::vec![start];
                while let Some(cell) = open.pop() {
                    for next in geometry.neighbours::<2>(cell) {
                        if !stones.contains(next) {
                            border.insert(next);
                        } else if group.insert(next) {
                            open.push(next);
                        }
                    }
                }
                let flood = geometry.flood(start.into(), stones);
                assert!(flood.cells.iter().eq(group));
                assert!(flood.border.iter().eq(border));
            }
        }
    }
}
