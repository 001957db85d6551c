//! A slow, simple implementation of Oust, against which the fast code is
//! checked.
//!
//! Written from the rule book alone (`docs/rules/oust.md`), to be read
//! alongside it. The only state is the stones, the player to move and how the
//! game ended; groups are found again by flood fill each time. Cells are points
//! in the plane, and moves are text.
#![allow(
    missing_docs,
    missing_debug_implementations,
    clippy::missing_panics_doc,
    clippy::must_use_candidate
)]

use std::collections::BTreeSet;
use std::rc::Rc;

/// One cell: its name and the place of its centre.
///
/// On a square board `x` and `y` count files and ranks. On a hex board `y`
/// counts rows from the bottom and `x` is measured in half cells from the
/// middle line, since the rows are centred, as when drawn.
#[derive(Clone)]
struct Cell {
    name: String,
    x: i32,
    y: i32,
}

/// A game in progress.
#[derive(Clone)]
pub struct Reference {
    pie: bool,
    cells: Rc<Vec<Cell>>,
    /// For each cell, the cells that touch it.
    neighbours: Rc<Vec<Vec<usize>>>,
    /// For each cell, the stone on it: 1 = Red (first), 2 = Blue (second).
    stones: Vec<Option<u8>>,
    turn: u8,
    outcome: Option<&'static str>,
    /// The cells emptied by the last move.
    captured: Vec<String>,
}

impl Reference {
    /// The start position of a rule set by name, such as `oust:hex-5,pie`.
    pub fn new(game: &str) -> Self {
        let (name, options) = game.split_once(':').unwrap_or((game, ""));
        assert_eq!(name, "oust");
        let mut board = "hex-7";
        let mut pie = false;
        for option in options.split(',').filter(|option| !option.is_empty()) {
            match option {
                "pie" => pie = true,
                other => board = other,
            }
        }
        let (shape, size) = board.split_once('-').expect("SHAPE-SIZE");
        let size: i32 = size.parse().expect("a number");
        let mut cells = Vec::new();
        match shape {
            // OUST-1: a hexagon of hexagons. Up to the middle, each row is one
            // cell longer than the one below; after that, one cell shorter.
            "hex" => {
                for row in 0..2 * size - 1 {
                    let width = size + row.min(2 * size - 2 - row);
                    for column in 0..width {
                        cells.push(Cell {
                            name: format!("{}{}", letter(row), column + 1),
                            x: 2 * column - (width - 1),
                            y: row,
                        });
                    }
                }
            }
            // OUST-2.
            "square" => {
                for rank in 0..size {
                    for file in 0..size {
                        cells.push(Cell {
                            name: format!("{}{}", letter(file), rank + 1),
                            x: file,
                            y: rank,
                        });
                    }
                }
            }
            other => panic!("no such board: {other}"),
        }
        let touching = |here: &Cell| {
            let near = |there: &Cell| touches(shape == "hex", here, there);
            (0..cells.len())
                .filter(|&other| near(&cells[other]))
                .collect()
        };
        Self {
            pie,
            stones: vec![None; cells.len()],
            neighbours: Rc::new(cells.iter().map(touching).collect()),
            cells: Rc::new(cells),
            turn: 1, // OUST-3: Red moves first.
            outcome: None,
            captured: Vec::new(),
        }
    }

    /// An unfinished position from a board: rows from the top separated by
    /// `/`, `r` and `b` for stones, numbers for runs of empty cells.
    pub fn from_board(game: &str, board: &str, turn: u8) -> Self {
        let mut state = Self::new(game);
        let top = state.cells.iter().map(|cell| cell.y).max().expect("cells");
        for (down, text) in board.split('/').enumerate() {
            let mut row = state.row(top - down as i32).into_iter();
            let mut run = 0;
            for symbol in text.chars() {
                if let Some(digit) = symbol.to_digit(10) {
                    run = run * 10 + digit as usize;
                    continue;
                }
                let cell = row.nth(std::mem::take(&mut run)).expect("row too long");
                state.stones[cell] = Some(match symbol {
                    'r' => 1,
                    'b' => 2,
                    other => panic!("{other} is not a stone"),
                });
            }
            assert_eq!(row.count(), run, "row {text} of {board}");
        }
        state.turn = turn;
        if !state.can_place(1) && !state.can_place(2) {
            state.outcome = Some("draw");
        }
        state
    }

    pub fn turn(&self) -> u8 {
        self.turn
    }

    pub fn outcome(&self) -> Option<&'static str> {
        self.outcome
    }

    /// All legal moves, sorted by character code; none once the game is over.
    pub fn legal(&self) -> Vec<String> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let mut moves: Vec<String> = self
            .placements(self.turn)
            .into_iter()
            .map(|cell| self.cells[cell].name.clone())
            .collect();
        // OUST-8: pass exactly when nothing can be placed.
        if moves.is_empty() {
            moves.push("pass".to_owned());
        }
        // OUST-11: the second move of the game.
        let stones: Vec<u8> = self.stones.iter().filter_map(|&stone| stone).collect();
        if self.pie && self.turn == 2 && stones == [1] {
            moves.push("swap".to_owned());
        }
        moves.sort();
        moves
    }

    /// Plays a move, which must be legal.
    pub fn play(&mut self, mv: &str) {
        assert!(
            self.legal().iter().any(|legal| legal == mv),
            "{mv} is not legal"
        );
        self.captured.clear();
        match mv {
            "pass" => self.turn = 3 - self.turn,
            "swap" => {
                for stone in self.stones.iter_mut().flatten() {
                    *stone = 2;
                }
                self.turn = 1;
            }
            place => {
                let cell = self.cell(place);
                let me = self.turn;
                let victims = self.victims(cell, me).expect("legal");
                self.stones[cell] = Some(me);
                for &victim in &victims {
                    self.stones[victim] = None;
                }
                self.captured = victims
                    .iter()
                    .map(|&victim| self.cells[victim].name.clone())
                    .collect();
                self.captured.sort();
                if victims.is_empty() {
                    self.turn = 3 - me; // OUST-4: the turn ends.
                } else if self.stones.iter().all(|&stone| stone != Some(3 - me)) {
                    self.outcome = Some(if me == 1 { "first" } else { "second" }); // OUST-9.
                } // else OUST-7: the same player goes on.
            }
        }
        // OUST-10: neither side will ever place again.
        if self.outcome.is_none() && !self.can_place(1) && !self.can_place(2) {
            self.outcome = Some("draw");
        }
    }

    /// Why the side to move may not place on a cell, or `None` if it may.
    pub fn refusal(&self, name: &str) -> Option<&'static str> {
        let cell = self.cell(name);
        if self.stones[cell].is_some() {
            return Some("occupied"); // OUST-3.
        }
        if self.victims(cell, self.turn).is_some() {
            return None;
        }
        let mut after = self.stones.clone();
        after[cell] = Some(self.turn);
        let touches_enemy = self.group(&after, cell).iter().any(|&stone| {
            let mut near = self.neighbours[stone].iter();
            near.any(|&next| after[next] == Some(3 - self.turn))
        });
        Some(if touches_enemy {
            "not larger"
        } else {
            "no contact"
        }) // OUST-5 (b), (a).
    }

    /// The size of the group that a stone of the side to move would be in.
    pub fn grown(&self, name: &str) -> usize {
        let mut after = self.stones.clone();
        after[self.cell(name)] = Some(self.turn);
        self.group(&after, self.cell(name)).len()
    }

    /// The cells emptied by the last move, sorted by character code.
    pub fn captured(&self) -> Vec<String> {
        self.captured.clone()
    }

    /// The sizes of a side's groups, largest first (OUST-12).
    pub fn group_sizes(&self, side: u8) -> Vec<usize> {
        let mut seen = BTreeSet::new();
        let mut sizes = Vec::new();
        for cell in 0..self.cells.len() {
            if self.stones[cell] == Some(side) && !seen.contains(&cell) {
                let group = self.group(&self.stones, cell);
                sizes.push(group.len());
                seen.extend(group);
            }
        }
        sizes.sort_by(|a, b| b.cmp(a));
        sizes
    }

    /// The number of stones of a side.
    pub fn stones(&self, side: u8) -> usize {
        self.stones
            .iter()
            .filter(|&&stone| stone == Some(side))
            .count()
    }

    /// The board, rows from the top, in the form that `from_board` reads.
    pub fn board(&self) -> String {
        let top = self.cells.iter().map(|cell| cell.y).max().expect("cells");
        let rows = (0..=top).rev().map(|y| {
            let mut text = String::new();
            let mut run = 0;
            for cell in self.row(y) {
                let Some(side) = self.stones[cell] else {
                    run += 1;
                    continue;
                };
                if run > 0 {
                    text += &std::mem::take(&mut run).to_string();
                }
                text.push(if side == 1 { 'r' } else { 'b' });
            }
            if run > 0 {
                text += &run.to_string();
            }
            text
        });
        rows.collect::<Vec<_>>().join("/")
    }

    /// The number of move sequences of exactly `depth` moves.
    pub fn perft(&self, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let legal = self.legal();
        if depth == 1 {
            return legal.len() as u64;
        }
        let mut total = 0;
        for mv in legal {
            let mut next = self.clone();
            next.play(&mv);
            total += next.perft(depth - 1);
        }
        total
    }

    /// The names of all cells, from the bottom left, row by row.
    pub fn cell_names(&self) -> Vec<String> {
        self.cells.iter().map(|cell| cell.name.clone()).collect()
    }

    /// The names of the cells that touch the cell called `name`.
    pub fn neighbour_names(&self, name: &str) -> Vec<String> {
        let near = self.neighbours[self.cell(name)].iter();
        near.map(|&cell| self.cells[cell].name.clone()).collect()
    }

    fn cell(&self, name: &str) -> usize {
        self.cells
            .iter()
            .position(|cell| cell.name == name)
            .expect("a cell of the board")
    }

    /// The cells of one row from left to right.
    fn row(&self, y: i32) -> Vec<usize> {
        (0..self.cells.len())
            .filter(|&cell| self.cells[cell].y == y)
            .collect()
    }

    /// The group of the stone on a cell, on a board with these stones (OUST-3).
    fn group(&self, stones: &[Option<u8>], cell: usize) -> BTreeSet<usize> {
        let side = stones[cell];
        assert!(side.is_some(), "a group needs a stone");
        let mut group = BTreeSet::from([cell]);
        let mut frontier = vec![cell];
        while let Some(stone) = frontier.pop() {
            for &next in &self.neighbours[stone] {
                if stones[next] == side && group.insert(next) {
                    frontier.push(next);
                }
            }
        }
        group
    }

    /// What a stone of `side` placed on an empty cell removes: nothing if it
    /// does not capture, `None` if the placement is illegal.
    fn victims(&self, cell: usize, side: u8) -> Option<BTreeSet<usize>> {
        assert_eq!(self.stones[cell], None);
        let near = &self.neighbours[cell];
        if near.iter().all(|&next| self.stones[next] != Some(side)) {
            return Some(BTreeSet::new()); // OUST-4.
        }
        let mut after = self.stones.clone();
        after[cell] = Some(side);
        let grown = self.group(&after, cell);
        let mut victims = BTreeSet::new();
        for &stone in &grown {
            for &next in &self.neighbours[stone] {
                if after[next] == Some(3 - side) {
                    let enemy = self.group(&after, next);
                    if enemy.len() >= grown.len() {
                        return None; // OUST-5 (b), OUST-6.
                    }
                    victims.extend(enemy);
                }
            }
        }
        if victims.is_empty() {
            None
        } else {
            Some(victims)
        } // OUST-5 (a), OUST-6.
    }

    /// The cells where a side could legally place.
    fn placements(&self, side: u8) -> Vec<usize> {
        (0..self.cells.len())
            .filter(|&cell| self.stones[cell].is_none() && self.victims(cell, side).is_some())
            .collect()
    }

    fn can_place(&self, side: u8) -> bool {
        !self.placements(side).is_empty()
    }
}

/// Whether two cells share a side.
fn touches(hexagonal: bool, here: &Cell, there: &Cell) -> bool {
    let (dx, dy) = ((there.x - here.x).abs(), (there.y - here.y).abs());
    if hexagonal {
        // Two half cells along the row, or one half cell to the side in the row
        // above or below.
        (dx, dy) == (2, 0) || (dx, dy) == (1, 1)
    } else {
        dx + dy == 1 // OUST-2: orthogonally only.
    }
}

/// The letter of a row (hex) or a file (square), counted from 0; none is skipped.
fn letter(index: i32) -> char {
    char::from(b'a' + u8::try_from(index).expect("at most 26 letters"))
}
