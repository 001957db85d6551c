//! Geometry tables, computed at compile time by walking over the board.

#[cfg(feature = "rand_core")]
use abstract_games_core::Player;
use abstract_games_toolkit::Direction;

use super::{Cell, CellSet, GRID, neighbours};

/// The cells adjacent to each cell: where a piece may step (YON-5).
pub(crate) static NEIGHBOURS: [CellSet; Cell::COUNT] = {
    let mut table = [CellSet::EMPTY; Cell::COUNT];
    let mut cell = 0;
    while cell < Cell::COUNT {
        table[cell] = step_targets(Cell::ALL[cell]);
        cell += 1;
    }
    table
};

const fn step_targets(cell: Cell) -> CellSet {
    neighbours(CellSet::from_bits(cell.mask()))
}

/// A step or a slide.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path {
    /// The cells that must be empty, including the last.
    pub(crate) cells: CellSet,
    /// The last one.
    pub(crate) to: Cell,
}

impl Path {
    /// A step to a cell. A step from a cell to itself is never free, because
    /// the moving piece occupies it; such steps fill up the rows of the tables.
    const fn step(to: Cell) -> Self {
        Self {
            cells: CellSet::from_bits(to.mask()),
            to,
        }
    }
}

/// The slides over two or three cells from each cell, for a piece of the cell's
/// colour (YON-6). A slide over one cell is a step. No cell has more than two.
pub(crate) static SLIDES: [[Path; 2]; Cell::COUNT] = SLIDE_PATHS;
const SLIDE_PATHS: [[Path; 2]; Cell::COUNT] = slides();

const fn slides() -> [[Path; 2]; Cell::COUNT] {
    let mut table = [[Path::step(Cell::A1); 2]; Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        let from = Cell::ALL[index];
        table[index] = [Path::step(from); 2];
        let mut count = 0;
        let mut direction = 0;
        while direction < Direction::ALL.len() {
            let mut cells = 0;
            let mut here = from;
            while let Some(to) = next(here, direction) {
                if !is_diagonal(direction) || !same_colour(from, to) {
                    break;
                }
                cells |= to.mask();
                if cells.count_ones() > 1 {
                    let cells = CellSet::from_bits(cells);
                    table[index][count] = Path { cells, to };
                    count += 1;
                }
                here = to;
            }
            direction += 1;
        }
        index += 1;
    }
    table
}

/// The candidates for a random move of a player's piece on each cell: its steps
/// and slides, and then steps to the cell itself up to [`candidates_per_piece`].
#[cfg(feature = "rand_core")]
pub(crate) static CANDIDATES: [[[Path; 10]; Cell::COUNT]; 2] =
    [candidates(Player::First), candidates(Player::Second)];

/// The number of candidates for each piece of a player. Blue's slides begin at
/// the edge of the board, where a cell has fewer neighbours; White's also begin
/// inside.
#[cfg(feature = "rand_core")]
#[inline]
pub(crate) const fn candidates_per_piece(player: Player) -> usize {
    match player {
        Player::First => 8,
        Player::Second => 10,
    }
}

#[cfg(feature = "rand_core")]
const fn candidates(player: Player) -> [[Path; 10]; Cell::COUNT] {
    let mut table = [[Path::step(Cell::A1); 10]; Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        let from = Cell::ALL[index];
        table[index] = [Path::step(from); 10];
        let mut count = 0;
        let mut direction = 0;
        while direction < Direction::ALL.len() {
            if let Some(to) = next(from, direction) {
                table[index][count] = Path::step(to);
                count += 1;
            }
            direction += 1;
        }
        let mut slide = 0;
        while slide < 2 {
            let path = SLIDE_PATHS[index][slide];
            let exists = path.to.index() != index;
            if exists && Cell::of_colour(player).bits() & from.mask() != 0 {
                table[index][count] = path;
                count += 1;
            }
            slide += 1;
        }
        assert!(count <= candidates_per_piece(player));
        index += 1;
    }
    table
}

/// The cells to which a piece of either player on each cell can ever move.
pub(crate) static TARGETS: [CellSet; Cell::COUNT] = TARGET_SETS;
const TARGET_SETS: [CellSet; Cell::COUNT] = {
    let mut table = [CellSet::EMPTY; Cell::COUNT];
    let mut cell = 0;
    while cell < Cell::COUNT {
        let [a, b] = SLIDE_PATHS[cell];
        let slides = (a.to.mask() | b.to.mask()) & !(1 << cell);
        table[cell] = CellSet::from_bits(step_targets(Cell::ALL[cell]).bits() | slides);
        cell += 1;
    }
    table
};

/// The action index of the first movement from each cell, and after them the
/// number of actions. Placements come first, one for each cell.
pub(crate) static FIRST_MOVEMENTS: [usize; Cell::COUNT + 1] = {
    let mut table = [Cell::COUNT; Cell::COUNT + 1];
    let mut cell = 0;
    while cell < Cell::COUNT {
        table[cell + 1] = table[cell] + TARGET_SETS[cell].bits().count_ones() as usize;
        cell += 1;
    }
    table
};

/// The cells strictly between two cells in line; empty for other pairs.
pub(crate) static BETWEEN: [[CellSet; Cell::COUNT]; Cell::COUNT] = BETWEEN_CELLS;
const BETWEEN_CELLS: [[CellSet; Cell::COUNT]; Cell::COUNT] = between();

const fn between() -> [[CellSet; Cell::COUNT]; Cell::COUNT] {
    let mut table = [[CellSet::EMPTY; Cell::COUNT]; Cell::COUNT];
    let mut from = 0;
    while from < Cell::COUNT {
        let mut direction = 0;
        while direction < Direction::ALL.len() {
            let mut passed = 0;
            let mut here = Cell::ALL[from];
            while let Some(to) = next(here, direction) {
                table[from][to.index()] = CellSet::from_bits(passed);
                passed |= to.mask();
                here = to;
            }
            direction += 1;
        }
        from += 1;
    }
    table
}

/// The cells in line with each cell and not adjacent to it: from there, a
/// friendly piece can trap enemy pieces together with a piece moved to that
/// cell (YON-7).
pub(crate) static PARTNERS: [CellSet; Cell::COUNT] = {
    let mut table = [CellSet::EMPTY; Cell::COUNT];
    let mut from = 0;
    while from < Cell::COUNT {
        let mut partners = 0;
        let mut to = 0;
        while to < Cell::COUNT {
            if BETWEEN_CELLS[from][to].bits() != 0 {
                partners |= 1 << to;
            }
            to += 1;
        }
        table[from] = CellSet::from_bits(partners);
        from += 1;
    }
    table
};

/// The lines of five through each cell (YON-9): two to four, filled up by
/// repeating the first.
pub(crate) static FIVES: [[CellSet; 4]; Cell::COUNT] = {
    let mut table = [[CellSet::EMPTY; 4]; Cell::COUNT];
    let mut cell = 0;
    while cell < Cell::COUNT {
        let rank = 0b11111 << (5 * (cell / 5));
        let file = 0b00001_00001_00001_00001_00001 << (cell % 5);
        let lines = [rank, file, 0x104_1041, 0x011_1110];
        let mut line = 0;
        while line < lines.len() {
            let contains = lines[line] >> cell & 1 == 1;
            table[cell][line] = CellSet::from_bits(if contains { lines[line] } else { rank });
            line += 1;
        }
        cell += 1;
    }
    table
};

/// The cell next to `cell` in a direction, given by its place in
/// [`Direction::ALL`].
const fn next(cell: Cell, direction: usize) -> Option<Cell> {
    match GRID.neighbour(cell.index() as u16, Direction::ALL[direction]) {
        Some(next) => Cell::new(next as usize),
        None => None,
    }
}

const fn is_diagonal(direction: usize) -> bool {
    direction % 2 == 1
}

/// Whether both cells are blue or both are white.
const fn same_colour(a: Cell, b: Cell) -> bool {
    match (a.colour(), b.colour()) {
        (Some(a), Some(b)) => a.index() == b.index(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abstract_games_core::Player;
    use std::vec::Vec;

    fn pairs() -> impl Iterator<Item = (Cell, Cell)> {
        let all = Cell::ALL.into_iter();
        all.flat_map(|a| Cell::ALL.map(|b| (a, b)))
    }

    /// The offset from `a` to `b`, in files and ranks.
    fn offset(a: Cell, b: Cell) -> (i32, i32) {
        let difference = |a: usize, b: usize| b as i32 - a as i32;
        (
            difference(a.file(), b.file()),
            difference(a.rank(), b.rank()),
        )
    }

    /// The number of steps in one direction that lead from `a` to `b`.
    fn steps_in_line(a: Cell, b: Cell) -> Option<i32> {
        let (files, ranks) = offset(a, b);
        let in_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        (in_line && a != b).then(|| files.abs().max(ranks.abs()))
    }

    /// Whether `c` is strictly between `a` and `b`, by distances.
    fn is_between(a: Cell, c: Cell, b: Cell) -> bool {
        match (
            steps_in_line(a, c),
            steps_in_line(c, b),
            steps_in_line(a, b),
        ) {
            (Some(first), Some(second), Some(both)) => {
                let (one, whole) = (offset(a, c), offset(a, b));
                first + second == both
                    && (one.0 * both, one.1 * both) == (whole.0 * first, whole.1 * first)
            }
            _ => false,
        }
    }

    /// The slides from a cell.
    fn slides_from(from: Cell) -> impl Iterator<Item = Path> {
        let slides = SLIDES[from.index()].into_iter();
        slides.filter(move |slide| slide.to != from)
    }

    #[test]
    fn neighbours_are_one_step_away() {
        for (a, b) in pairs() {
            let expected = steps_in_line(a, b) == Some(1);
            assert_eq!(NEIGHBOURS[a.index()].contains(b), expected, "{a} {b}");
        }
    }

    #[test]
    fn between_is_by_distances() {
        for (a, b) in pairs() {
            let between = BETWEEN[a.index()][b.index()];
            for c in Cell::ALL {
                assert_eq!(between.contains(c), is_between(a, c, b), "{a} {c} {b}");
            }
        }
    }

    #[test]
    fn partners_are_in_line_and_apart() {
        for (a, b) in pairs() {
            let expected = steps_in_line(a, b).is_some_and(|steps| steps > 1);
            assert_eq!(PARTNERS[a.index()].contains(b), expected, "{a} {b}");
        }
    }

    #[test]
    fn slides_stay_on_one_colour() {
        for from in Cell::ALL {
            let mut found: Vec<_> = slides_from(from)
                .map(|path| (path.to, path.cells))
                .collect();
            found.sort();
            let mut expected = Vec::new();
            for to in Cell::ALL {
                let (files, ranks) = offset(from, to);
                let long = files.abs() == ranks.abs() && files.abs() > 1;
                let on_path = |&cell: &Cell| cell == to || is_between(from, cell, to);
                let path: Vec<Cell> = Cell::ALL.into_iter().filter(on_path).collect();
                let one_colour = path.iter().all(|cell| cell.colour() == from.colour());
                if long && from.colour().is_some() && one_colour {
                    expected.push((to, path.into_iter().collect()));
                }
            }
            assert_eq!(found, expected, "{from}");
        }
    }

    #[test]
    fn missing_slides_are_never_free() {
        for from in Cell::ALL {
            let missing = SLIDES[from.index()].iter().filter(|slide| slide.to == from);
            assert!(missing.into_iter().all(|slide| slide.cells.contains(from)));
        }
    }

    #[test]
    fn slides_by_colour() {
        // d1 - c2 - b3 - a4 are all white; e2 is one step from d1.
        assert!(
            slides_from(Cell::D1)
                .map(|slide| slide.to)
                .eq([Cell::B3, Cell::A4])
        );
        // The blue diamond has four sides of three cells. There are four white
        // diagonals of four cells.
        let total = |colour| {
            let cells = Cell::ALL.into_iter().filter(|cell| cell.colour() == colour);
            cells.flat_map(slides_from).count()
        };
        let [blue, white] = Player::ALL.map(Some);
        assert_eq!([None, blue, white].map(total), [0, 4 * 2, 4 * 6]);
    }

    #[test]
    fn fives_are_ranks_files_and_long_diagonals() {
        for cell in Cell::ALL {
            let line = |is_on_line: &dyn Fn(&Cell) -> bool| -> CellSet {
                Cell::ALL
                    .into_iter()
                    .filter(|other| is_on_line(other))
                    .collect()
            };
            let mut expected = Vec::from([
                line(&|other| other.file() == cell.file()),
                line(&|other| other.rank() == cell.rank()),
                line(&|other| other.file() == other.rank()),
                line(&|other| other.file() + other.rank() == 4),
            ]);
            expected.retain(|line| line.contains(cell));
            expected.sort();
            let mut found = FIVES[cell.index()].to_vec();
            found.sort();
            found.dedup();
            assert_eq!(found, expected, "{cell}");
        }
    }
}
