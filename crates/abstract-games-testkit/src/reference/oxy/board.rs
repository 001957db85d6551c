//! Cells, tiles, and what counts as an alignment.

/// A cell as (file, rank), both from 0: `(0, 0)` is `a1`.
pub type Cell = (usize, usize);

const FILES: usize = 6;
const RANKS: usize = 4;

pub fn cell(name: &str) -> Cell {
    let bytes = name.as_bytes();
    assert_eq!(bytes.len(), 2, "no cell: {name}");
    let cell = ((bytes[0] - b'a') as usize, (bytes[1] - b'1') as usize);
    assert!(cell.0 < FILES && cell.1 < RANKS, "no cell: {name}");
    cell
}

pub fn name((file, rank): Cell) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

pub(super) fn all_cells() -> Vec<Cell> {
    (0..RANKS)
        .flat_map(|rank| (0..FILES).map(move |file| (file, rank)))
        .collect()
}

/// A piece of the board: its symbol, `.` for a neutral tile, and its identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    pub id: usize,
    pub symbol: char,
}

impl Tile {
    pub fn is_symbol(self) -> bool {
        self.symbol != '.'
    }
}

/// One pair or run that counts, or would count if its value were not 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alignment {
    pub cells: Vec<Cell>,
    pub points: u32,
}

/// The tiles on their cells; `None` is the empty space.
#[derive(Clone, Debug)]
pub struct Board {
    chess: bool,
    pub cells: Vec<Option<Tile>>,
}

impl Board {
    /// Reads `O.X.YX/.._Y.O/...`, ranks 4 to 1. Any contents.
    pub fn new(chess: bool, text: &str) -> Self {
        let rows: Vec<&str> = text.split('/').collect();
        assert_eq!(rows.len(), RANKS, "{text}");
        let mut board = Board {
            chess,
            cells: vec![None; FILES * RANKS],
        };
        for (file, rank) in all_cells() {
            let row: Vec<char> = rows[RANKS - 1 - rank].chars().collect();
            assert_eq!(row.len(), FILES, "{text}");
            let id = rank * FILES + file;
            let symbol = row[file];
            board.cells[id] = (symbol != '_').then_some(Tile { id, symbol });
        }
        board
    }

    pub fn text(&self) -> String {
        let row = |rank| -> String {
            (0..FILES)
                .map(|file| self.at((file, rank)).map_or('_', |t| t.symbol))
                .collect()
        };
        (0..RANKS).rev().map(row).collect::<Vec<_>>().join("/")
    }

    pub fn at(&self, (file, rank): Cell) -> Option<Tile> {
        self.cells[rank * FILES + file]
    }

    pub fn put(&mut self, (file, rank): Cell, tile: Option<Tile>) {
        self.cells[rank * FILES + file] = tile;
    }

    pub fn swap(&mut self, one: Cell, other: Cell) {
        let (a, b) = (self.at(one), self.at(other));
        self.put(one, b);
        self.put(other, a);
    }

    pub fn empty(&self) -> Cell {
        *all_cells()
            .iter()
            .find(|&&c| self.at(c).is_none())
            .expect("an empty space")
    }

    pub fn find(&self, id: usize) -> Cell {
        let is_it = |c: &&Cell| self.at(**c).is_some_and(|t| t.id == id);
        *all_cells().iter().find(is_it).expect("the tile")
    }

    /// The symbol on a cell, if there is a symbol tile on it.
    pub fn symbol(&self, cell: Cell) -> Option<char> {
        self.at(cell).filter(|t| t.is_symbol()).map(|t| t.symbol)
    }

    /// Every horizontal or vertical line of `count` adjacent cells.
    fn lines_of(count: usize) -> Vec<Vec<Cell>> {
        let mut lines = Vec::new();
        for (file, rank) in all_cells() {
            if file + count <= FILES {
                lines.push((0..count).map(|i| (file + i, rank)).collect());
            }
            if rank + count <= RANKS {
                lines.push((0..count).map(|i| (file, rank + i)).collect());
            }
        }
        lines
    }

    /// OXY-20 to OXY-22: all pairs and runs that count, with their points (0 included).
    pub fn alignments(&self) -> Vec<Alignment> {
        let mut found = Vec::new();
        let runs: Vec<Vec<Cell>> = Board::lines_of(3)
            .into_iter()
            .filter(|cells| self.three_different(cells))
            .collect();
        for cells in &runs {
            let symbols: Vec<char> = cells.iter().map(|&c| self.symbol(c).unwrap()).collect();
            let points = if self.chess {
                let is_king_queen_knight = "KQN".chars().all(|s| symbols.contains(&s));
                let sum = symbols.iter().map(|&s| value(s)).sum();
                if is_king_queen_knight { 0 } else { sum } // [OXY-21]
            } else {
                2 // [OXY-20]
            };
            found.push(Alignment {
                cells: cells.clone(),
                points,
            });
        }
        for cells in Board::lines_of(2) {
            let (Some(a), Some(b)) = (self.symbol(cells[0]), self.symbol(cells[1])) else {
                continue;
            };
            if a == b {
                let points = if self.chess { value(a) + value(b) } else { 1 };
                found.push(Alignment { cells, points });
            } else if (a, b) == ('K', 'Q') || (a, b) == ('Q', 'K') {
                // A pair that lies inside a run of three different symbols is not counted. A run
                // holds both cells only if it goes the same way as the pair. [OXY-21]
                let inside = |run: &Vec<Cell>| cells.iter().all(|c| run.contains(c));
                if !runs.iter().any(inside) {
                    found.push(Alignment { cells, points: 3 });
                }
            }
        }
        found
    }

    fn three_different(&self, cells: &[Cell]) -> bool {
        let symbols: Vec<char> = cells.iter().filter_map(|&c| self.symbol(c)).collect();
        symbols.len() == 3
            && symbols[0] != symbols[1]
            && symbols[1] != symbols[2]
            && symbols[0] != symbols[2]
    }

    pub fn value(&self) -> u32 {
        self.alignments().iter().map(|a| a.points).sum()
    }
}

/// OXY-21: what a chess symbol is worth.
fn value(symbol: char) -> u32 {
    match symbol {
        'K' => 3,
        'Q' => 2,
        'N' | 'B' => 1,
        'P' => 0,
        _ => panic!("not a chess symbol: {symbol}"),
    }
}

/// OXY-40: the direction (+1 or -1) in which a slide runs along a ring, if it does.
pub(super) fn along(ring: &str, from: Cell, to: Cell) -> Option<isize> {
    let ring: Vec<Cell> = ring.split(' ').map(cell).collect();
    let from = ring.iter().position(|&c| c == from)?;
    let to = ring.iter().position(|&c| c == to)?;
    if (from + 1) % ring.len() == to {
        Some(1)
    } else if (to + 1) % ring.len() == from {
        Some(-1)
    } else {
        None
    }
}
