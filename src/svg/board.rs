//! The layout of a board: where its cells are, and the labels beside them.

use abstract_games_toolkit::{Grid, GridShape};

/// A [`Grid`] and the arrangement of its cells in a picture.
///
/// ```text
///   of(hexagon)     of(rectangle)    flat_hexagons     staggered
///
///      ⬡ ⬡           □ □ □            ⬣ ⬣ ⬣            ⬡ ⬡ ⬡
///     ⬡ ⬡ ⬡          □ □ □            ⬣ ⬣ ⬣           ⬡ ⬡ ⬡
///      ⬡ ⬡           □ □ □            ⬣ ⬣ ⬣            ⬡ ⬡ ⬡
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLayout {
    grid: Grid,
    tiling: Tiling,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tiling {
    /// Hexagons with a corner at the top, rows centred.
    Hexagon,
    Squares,
    /// Hexagons with an edge at the top, in ranks and files: a cell shares an
    /// edge with the cells above and below, and a corner with those beside it.
    FlatHexagons,
    /// Hexagons with a corner at the top, with even ranks half a cell to the
    /// right.
    Staggered,
}

/// A point: x to the right, y down.
pub(super) type Point = (i32, i32);

/// Text beside the board, and its centre.
pub(super) type Label = (Point, String);

// The edges of a hexagon whose corners are 60 from its centre are 52 from it,
// rounded, like the edges of a square of 104.
const POINTED: [(i16, i16); 6] = [
    (0, -60),
    (52, -30),
    (52, 30),
    (0, 60),
    (-52, 30),
    (-52, -30),
];
const FLAT: [(i16, i16); 6] = [
    (60, 0),
    (30, 52),
    (-30, 52),
    (-60, 0),
    (-30, -52),
    (30, -52),
];
const SQUARE: [(i16, i16); 4] = [(-52, -52), (52, -52), (52, 52), (-52, 52)];

/// The distance from a cell's centre to the label of its row, on its left.
const BESIDE: i32 = 84;

impl BoardLayout {
    /// The natural layout of a grid: hexagons or squares.
    #[must_use]
    pub const fn of(grid: Grid) -> Self {
        let tiling = match grid.shape() {
            GridShape::Hexagon { .. } => Tiling::Hexagon,
            GridShape::Rectangle { .. } => Tiling::Squares,
        };
        Self { grid, tiling }
    }

    /// The cells of a rectangular grid as hexagons with an edge at the top, in
    /// ranks and files.
    #[must_use]
    pub const fn flat_hexagons(grid: Grid) -> Self {
        Self {
            grid,
            tiling: Tiling::FlatHexagons,
        }
    }

    /// The cells of a rectangular grid as hexagons with a corner at the top,
    /// ranks 2, 4, 6 and so on half a cell to the right.
    #[must_use]
    pub const fn staggered(grid: Grid) -> Self {
        Self {
            grid,
            tiling: Tiling::Staggered,
        }
    }

    /// The grid.
    #[must_use]
    pub const fn grid(self) -> Grid {
        self.grid
    }

    /// The corners of a cell, relative to its centre.
    pub(super) const fn outline(self) -> &'static [(i16, i16)] {
        match self.tiling {
            Tiling::Hexagon | Tiling::Staggered => &POINTED,
            Tiling::FlatHexagons => &FLAT,
            Tiling::Squares => &SQUARE,
        }
    }

    /// The centre of a cell, seen from the first player's side.
    pub(super) fn centre(self, cell: u16) -> Point {
        let (row, column) = self.grid.row_and_column(cell);
        let (x, y) = (i32::from(column), -i32::from(row));
        match self.tiling {
            Tiling::Hexagon => {
                let longest = self.grid.row_len(self.grid.rows() / 2);
                let missing = longest - self.grid.row_len(row);
                (104 * x + 52 * i32::from(missing), 90 * y)
            }
            Tiling::Squares => (104 * x, 104 * y),
            Tiling::FlatHexagons => (120 * x, 104 * y),
            Tiling::Staggered => (104 * x + 52 * i32::from(row % 2), 90 * y),
        }
    }

    /// The letters and numbers of the cells' names; `turned` means that the
    /// board is seen from the second player's side.
    ///
    /// On hexagonal boards the labels turn with the board. On other boards they
    /// stay on the left and below.
    pub(super) fn labels(self, turned: bool) -> Vec<Label> {
        match self.tiling {
            Tiling::Hexagon => self.hexagon_labels(turned),
            _ => self.rectangle_labels(turned),
        }
    }

    /// The letter of a row is at its left end. In the lower half of the board,
    /// cells with the same number are in a line that goes down to the right,
    /// and the number is where that line leaves the board.
    fn hexagon_labels(self, turned: bool) -> Vec<Label> {
        let rows = self.grid.rows();
        let side = self.grid.row_len(0);
        let mut labels = Vec::new();
        for row in 0..rows {
            if let Some(cell) = self.grid.cell(row, 0) {
                let (x, y) = self.centre(cell);
                labels.push(((x - BESIDE, y), letter(row)));
            }
        }
        for number in 0..rows {
            let row = number.saturating_sub(side - 1);
            if let Some(cell) = self.grid.cell(row, number) {
                let (x, y) = self.centre(cell);
                labels.push(((x + 40, y + 70), (number + 1).to_string()));
            }
        }
        for ((x, y), _) in &mut labels {
            (*x, *y) = turn((*x, *y), turned);
        }
        labels
    }

    fn rectangle_labels(self, turned: bool) -> Vec<Label> {
        let rows = self.grid.rows();
        let files = self.grid.row_len(0);
        // The rank at the bottom, and the file at the left.
        let (bottom, left) = if turned {
            (rows - 1, files - 1)
        } else {
            (0, 0)
        };
        let below = if self.tiling == Tiling::Squares {
            80
        } else {
            86
        };
        let mut labels = Vec::new();
        for row in 0..rows {
            if let Some(cell) = self.grid.cell(row, left) {
                let (x, y) = turn(self.centre(cell), turned);
                labels.push(((x - BESIDE, y), (row + 1).to_string()));
            }
        }
        for file in 0..files {
            if let Some(cell) = self.grid.cell(bottom, file) {
                let (x, y) = turn(self.centre(cell), turned);
                labels.push(((x, y + below), letter(file)));
            }
        }
        labels
    }
}

fn letter(number: u8) -> String {
    char::from(b'a' + number).to_string()
}

/// The point seen from the second player's side, if `turned`.
pub(super) const fn turn((x, y): Point, turned: bool) -> Point {
    if turned { (-x, -y) } else { (x, y) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abstract_games_toolkit::Direction;

    /// The cells whose centres are no further away than those of cells that
    /// share an edge.
    fn touching(board: BoardLayout, cell: u16) -> Vec<u16> {
        let near = |other: &u16| {
            let ((ax, ay), (bx, by)) = (board.centre(cell), board.centre(*other));
            *other != cell && (ax - bx).pow(2) + (ay - by).pow(2) <= 104 * 104
        };
        (0..board.grid().cells()).filter(near).collect()
    }

    #[test]
    fn cells_touch_as_on_the_grid() {
        let hexagons = (2..=8).filter_map(Grid::hexagon);
        let squares = [(2, 2), (5, 5), (6, 4), (19, 19)];
        let squares = squares
            .into_iter()
            .filter_map(|(f, r)| Grid::rectangle(f, r));
        for grid in hexagons.chain(squares) {
            let board = BoardLayout::of(grid);
            for cell in 0..grid.cells() {
                let edges = grid.edges().iter();
                let mut expected: Vec<_> =
                    edges.filter_map(|&way| grid.neighbour(cell, way)).collect();
                expected.sort_unstable();
                assert_eq!(touching(board, cell), expected, "{grid:?} {cell}");
            }
        }
    }

    #[test]
    fn flat_hexagons_touch_above_and_below() {
        let grid = Grid::rectangle(5, 8).unwrap();
        let board = BoardLayout::flat_hexagons(grid);
        for cell in 0..grid.cells() {
            let ways = [Direction::South, Direction::North];
            let expected: Vec<_> = ways
                .into_iter()
                .filter_map(|way| grid.neighbour(cell, way))
                .collect();
            assert_eq!(touching(board, cell), expected);
        }
    }

    #[test]
    fn staggered_hexagons_tessellate() {
        let grid = Grid::rectangle(5, 8).unwrap();
        let board = BoardLayout::staggered(grid);
        let around = |name| {
            let cells = touching(board, grid.parse_cell(name).unwrap());
            let names: Vec<_> = cells
                .into_iter()
                .map(|c| grid.name(c).to_string())
                .collect();
            names.join(" ")
        };
        // From an odd rank NE and SE keep the file, from an even one NW and SW.
        assert_eq!(around("c3"), "b2 c2 b3 d3 b4 c4");
        assert_eq!(around("c4"), "c3 d3 b4 d4 c5 d5");
        assert_eq!(around("a1"), "b1 a2");
        assert_eq!(around("e8"), "e7 d8");
    }

    #[test]
    fn half_a_turn_swaps_opposite_cells() {
        let grid = Grid::rectangle(5, 8).unwrap();
        for board in [
            BoardLayout::flat_hexagons(grid),
            BoardLayout::staggered(grid),
        ] {
            let (ax, ay) = board.centre(0);
            let (bx, by) = board.centre(39);
            for cell in 0..40 {
                let (x, y) = board.centre(cell);
                assert_eq!(board.centre(39 - cell), (ax + bx - x, ay + by - y));
            }
        }
    }
}
