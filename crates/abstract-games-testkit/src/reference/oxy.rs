//! A slow, simple implementation of Oxy, to be read alongside the rule book.
//!
//! It shares no code with the crate: tiles have identities, boards are lists, turns are played out
//! on clones, and nothing is stored that can be computed again. Where the rule book says "every way
//! to play out the turn", this code plays every one of them.
//!
//! Numbers in brackets are the rules of `docs/rules/oxy.md`.

#![allow(
    missing_docs,
    missing_debug_implementations,
    clippy::missing_panics_doc,
    clippy::must_use_candidate
)]

mod board;

pub use board::{Alignment, Board, Cell, Tile, cell, name};
use board::{all_cells, along};

/// OXY-40: the cells of the two rings, in order.
const BORDER_RING: &str = "a1 b1 c1 d1 e1 f1 f2 f3 f4 e4 d4 c4 b4 a4 a3 a2";
const INNER_RING: &str = "b2 c2 d2 e2 e3 d3 c3 b3";

/// The two rings with the slides that fill them, in the order in which their debts are applied
/// (OXY-40).
const RINGS: [(&str, usize); 2] = [(BORDER_RING, 15), (INNER_RING, 14)];

/// The rules of one game, from its name.
#[derive(Clone, Debug)]
pub struct Options {
    pub chess: bool,
    pub limit: u32,
    pub relayout: bool,
    pub laps: bool,
}

impl Options {
    pub fn new(game: &str) -> Self {
        let (game, options) = game.split_once(':').unwrap_or((game, ""));
        assert_eq!(game, "oxy");
        let mut result = Options {
            chess: false,
            limit: 0,
            relayout: false,
            laps: true,
        };
        for option in options.split(',').filter(|o| !o.is_empty()) {
            match option.split_once('=').unwrap_or((option, "")) {
                ("classic", "") => result.chess = false,
                ("chess", "") => result.chess = true,
                ("limit", n) => result.limit = n.parse().unwrap(),
                ("after", "undo") => result.relayout = false,
                ("after", "relayout") => result.relayout = true,
                ("laps", "off") => result.laps = false,
                ("laps", "on") => result.laps = true,
                // Layouts are never drawn at random here: the caller supplies them.
                ("seed" | "layout", _) => {}
                _ => panic!("no option: {option}"),
            }
        }
        if result.limit == 0 {
            result.limit = if result.chess { 13 } else { 5 }; // [OXY-24]
        }
        result
    }

    /// OXY-2: how many tiles of each symbol there are.
    pub fn tiles(&self) -> &'static [(char, usize)] {
        if self.chess {
            &[('K', 3), ('Q', 3), ('N', 3), ('B', 3), ('P', 2), ('.', 9)]
        } else {
            &[('O', 4), ('X', 4), ('Y', 4), ('.', 11)]
        }
    }

    /// OXY-4.
    fn default_layout(&self) -> &'static str {
        if self.chess {
            "K.Q.BP/.N_K.N/B.N.Q./PQ.B.K"
        } else {
            "O.X.YX/.._Y.O/Y.O.X./.O.X.Y"
        }
    }
}

/// An unbroken series of slides along one ring in one direction (OXY-40).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Run {
    ring: usize,
    direction: isize,
    slides: usize,
}

/// Why the last move ended a turn or a phase, or that it did not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The turn goes on.
    GoesOn,
    /// Two symbol tiles have moved (OXY-6).
    TurnOver,
    /// Five slides without two symbol tiles (OXY-8): 1 point.
    FiveSlides,
    /// No legal slide (OXY-9): 1 point.
    Pass,
    /// An alignment (OXY-23).
    Aligned(Vec<Alignment>),
}

#[derive(Clone, Debug)]
pub struct Reference {
    pub options: Options,
    pub board: Board,
    /// Index of the player to move: 0 is First.
    player: usize,
    pub penalties: [u32; 2],
    /// Tiles slid in this turn, in order.
    moved: Vec<usize>,
    /// Symbol tiles that the opponent moved in his last turn.
    frozen: Vec<usize>,
    /// Whether each player's first turn of the phase is over.
    first_turn_done: [bool; 2],
    /// Whether the player to move has made his exchange in this turn.
    exchanged: bool,
    run: Option<Run>,
    /// `owes[player][ring]`
    owes: [[bool; 2]; 2],
    next_layout: Option<String>,
    over: bool,
    pub last: Event,
}

impl Reference {
    pub fn new(game: &str) -> Self {
        let layout = Options::new(game).default_layout();
        Self::from_board(game, layout)
    }

    /// A fresh game from a layout.
    pub fn from_board(game: &str, layout: &str) -> Self {
        let options = Options::new(game);
        let start = Self::phase(options, layout);
        assert_eq!(start.layout_trouble(), None, "{layout}");
        start
    }

    /// The start of a phase on any board, for tests of single rules.
    pub fn phase(options: Options, layout: &str) -> Self {
        let board = Board::new(options.chess, layout);
        Reference {
            options,
            board,
            player: 0,
            penalties: [0, 0],
            moved: Vec::new(),
            frozen: Vec::new(),
            first_turn_done: [false, false],
            exchanged: false,
            run: None,
            owes: [[false; 2]; 2],
            next_layout: None,
            over: false,
            last: Event::GoesOn,
        }
    }

    /// OXY-3: what is wrong with the board as a layout.
    pub fn layout_trouble(&self) -> Option<&'static str> {
        for &(symbol, count) in self.options.tiles() {
            let there = self
                .board
                .cells
                .iter()
                .flatten()
                .filter(|t| t.symbol == symbol);
            if there.count() != count {
                return Some("the tiles are not those of the game");
            }
        }
        if !["c2", "d2", "c3", "d3"].contains(&name(self.board.empty()).as_str()) {
            return Some("the empty space is not in the middle");
        }
        if self.board.value() > 0 {
            return Some("there is an alignment");
        }
        if self.inevitable() {
            return Some("an alignment is inevitable");
        }
        None
    }

    /// OXY-25: a layout for the next alignment.
    pub fn set_next_layout(&mut self, layout: &str) {
        let trouble = Self::phase(self.options.clone(), layout).layout_trouble();
        assert_eq!(trouble, None, "{layout}");
        self.next_layout = Some(layout.to_string());
    }

    pub fn turn(&self) -> u8 {
        self.player as u8 + 1
    }

    pub fn outcome(&self) -> Option<&'static str> {
        self.over.then_some(["second", "first"][self.player]) // the loser stays to move [OXY-24]
    }

    /// Cells of the symbol tiles that the player to move has moved in this turn.
    pub fn moved_symbols(&self) -> Vec<Cell> {
        let cells = self.moved.iter().map(|&id| self.board.find(id));
        cells.filter(|&c| self.board.symbol(c).is_some()).collect()
    }

    pub fn moved_cells(&self) -> Vec<Cell> {
        self.moved.iter().map(|&id| self.board.find(id)).collect()
    }

    pub fn frozen_cells(&self) -> Vec<Cell> {
        self.frozen.iter().map(|&id| self.board.find(id)).collect()
    }

    /// Ring (0 border, 1 inner), direction and slides of the present run.
    pub fn run(&self) -> Option<(usize, isize, usize)> {
        self.run.map(|r| (r.ring, r.direction, r.slides))
    }

    pub fn owes(&self, player: usize, ring: usize) -> bool {
        self.owes[player][ring]
    }

    pub fn legal(&self) -> Vec<String> {
        if self.over {
            return Vec::new();
        }
        let exchanges = self.exchanges();
        if !exchanges.is_empty() {
            return exchanges;
        }
        let slides = self.slides();
        if slides.is_empty() {
            return vec!["pass".to_string()]; // [OXY-9]
        }
        slides
    }

    /// The text of the legal slides, sorted, ignoring exchanges.
    fn slides(&self) -> Vec<String> {
        let mut names: Vec<String> = self.legal_slides().into_iter().map(name).collect();
        names.sort();
        names
    }

    /// Slides that OXY-5 to OXY-7 allow.
    fn possible_slides(&self) -> Vec<Cell> {
        let (file, rank) = self.board.empty();
        let next_to_empty = |&(f, r): &Cell| f.abs_diff(file) + r.abs_diff(rank) == 1; // [OXY-5]
        let mut cells = all_cells();
        cells.retain(next_to_empty);
        cells.retain(|&c| !self.moved.contains(&self.board.at(c).unwrap().id)); // [OXY-6]
        cells.retain(|&c| !self.frozen.contains(&self.board.at(c).unwrap().id)); // [OXY-7]
        cells
    }

    /// OXY-40: while a player owes, slides along that ring are illegal for him, unless he has no
    /// other legal slide; the border's debt is applied first.
    fn legal_slides(&self) -> Vec<Cell> {
        let mut cells = self.possible_slides();
        for (ring, (ring_cells, _)) in RINGS.into_iter().enumerate() {
            if self.owes[self.player][ring] {
                let mut others = cells.clone();
                others.retain(|&c| along(ring_cells, c, self.board.empty()).is_none());
                if !others.is_empty() {
                    cells = others;
                }
            }
        }
        cells
    }

    /// OXY-30: the exchanges, sorted, if the player must make one.
    fn exchanges(&self) -> Vec<String> {
        let at_the_start = self.moved.is_empty() && !self.exchanged;
        if self.first_turn_done[self.player] || !at_the_start || !self.inevitable() {
            return Vec::new();
        }
        let mut guilty = Vec::new();
        self.collect_guilty(&mut guilty);
        let mut names = Vec::new();
        for &from in &all_cells() {
            let Some(tile) = self.board.at(from) else {
                continue;
            };
            if !tile.is_symbol() || !guilty.contains(&tile.id) {
                continue;
            }
            for &to in &all_cells() {
                if self.board.at(to).is_none_or(Tile::is_symbol) {
                    continue;
                }
                let mut after = self.clone();
                after.board.swap(from, to);
                if after.board.value() == 0 && !after.inevitable() {
                    names.push(format!("{}~{}", name(from), name(to)));
                }
            }
        }
        names.sort();
        names
    }

    /// OXY-30: every way to play the turn out makes an alignment.
    pub fn inevitable(&self) -> bool {
        let slides = self.legal_slides();
        // A way that ends in a pass makes none.
        !slides.is_empty()
            && slides.iter().all(|&slide| {
                let mut after = self.clone();
                match after.slide(slide) {
                    Event::Aligned(_) => true,
                    Event::GoesOn => after.inevitable(),
                    _ => false,
                }
            })
    }

    /// OXY-31: the tiles of all alignments that some way to play the turn out makes.
    fn collect_guilty(&self, guilty: &mut Vec<usize>) {
        for slide in self.legal_slides() {
            let mut after = self.clone();
            match after.slide(slide) {
                Event::Aligned(alignments) => {
                    for alignment in alignments.iter().filter(|a| a.points > 0) {
                        for &cell in &alignment.cells {
                            guilty.push(after.board.at(cell).unwrap().id);
                        }
                    }
                }
                Event::GoesOn => after.collect_guilty(guilty),
                _ => {}
            }
        }
    }

    /// Moves the tile and returns what that leads to. Penalties and the change of turn are left to
    /// `play`.
    fn slide(&mut self, from: Cell) -> Event {
        let to = self.board.empty();
        self.follow_debts(from, to);
        self.follow_run(from, to);
        self.board.swap(from, to);
        self.moved.push(self.board.at(to).unwrap().id);
        let alignments = self.board.alignments();
        if alignments.iter().any(|a| a.points > 0) {
            Event::Aligned(alignments) // [OXY-23; before OXY-8]
        } else if self.moved_symbols().len() == 2 {
            Event::TurnOver
        } else if self.moved.len() == 5 {
            Event::FiveSlides
        } else {
            Event::GoesOn
        }
    }

    /// OXY-40: a slide that does not run along a ring pays the debt on that ring; one made under
    /// the waiver (along a ring on which the player owes) pays nothing.
    fn follow_debts(&mut self, from: Cell, to: Cell) {
        let owes = self.owes[self.player];
        let runs = |ring: usize| along(RINGS[ring].0, from, to).is_some();
        let waived = (0..2).any(|ring| owes[ring] && runs(ring));
        if !waived {
            self.owes[self.player] = [false, false];
        }
    }

    /// OXY-40: the run goes on, begins or is broken; a full one makes both players owe.
    fn follow_run(&mut self, from: Cell, to: Cell) {
        if !self.options.laps {
            return;
        }
        let before = self.run.take();
        for (ring, (cells, full)) in RINGS.into_iter().enumerate() {
            let Some(direction) = along(cells, from, to) else {
                continue;
            };
            let slides = match before {
                Some(run) if (run.ring, run.direction) == (ring, direction) => run.slides + 1,
                _ => 1,
            };
            if slides == full {
                self.owes[0][ring] = true;
                self.owes[1][ring] = true;
            }
            self.run = Some(Run {
                ring,
                direction,
                slides,
            });
        }
    }

    /// Plays a legal move.
    pub fn play(&mut self, mv: &str) {
        assert!(self.legal().iter().any(|m| m == mv), "{mv} is not legal");
        if let Some((from, to)) = mv.split_once('~') {
            self.board.swap(cell(from), cell(to)); // frozen tiles stay frozen: they are known by id
            self.exchanged = true;
            self.last = Event::GoesOn;
            return;
        }
        let before = self.board.clone();
        let event = if mv == "pass" {
            Event::Pass
        } else {
            self.slide(cell(mv))
        };
        let points = match &event {
            Event::GoesOn | Event::TurnOver => 0,
            Event::FiveSlides | Event::Pass => 1, // [OXY-8, OXY-9]
            Event::Aligned(alignments) => alignments.iter().map(|a| a.points).sum(), // [OXY-23]
        };
        self.last = event.clone();
        self.penalties[self.player] += points;
        if self.penalties[self.player] >= self.options.limit {
            self.over = true; // the slide stays, the loser stays to move [OXY-24]
            return;
        }
        match event {
            Event::GoesOn => {}
            Event::TurnOver | Event::FiveSlides | Event::Pass => self.end_turn(),
            Event::Aligned(_) => self.new_phase(before),
        }
    }

    fn end_turn(&mut self) {
        let symbols = self.moved_symbols();
        self.frozen = symbols
            .iter()
            .map(|&c| self.board.at(c).unwrap().id)
            .collect(); // [OXY-7]
        self.moved.clear();
        self.first_turn_done[self.player] = true;
        self.exchanged = false;
        self.player = 1 - self.player;
    }

    /// OXY-25.
    fn new_phase(&mut self, before_the_slide: Board) {
        self.board = if self.options.relayout {
            let layout = self.next_layout.take().expect("a next layout");
            Board::new(self.options.chess, &layout)
        } else {
            before_the_slide
        };
        self.moved.clear();
        self.frozen.clear();
        self.first_turn_done = [false, false];
        self.exchanged = false;
        self.run = None;
        self.owes = [[false; 2]; 2];
        self.player = 1 - self.player;
    }

    /// The number of move sequences of a length.
    pub fn perft(&self, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let count = |mv: &String| {
            let mut after = self.clone();
            after.play(mv);
            after.perft(depth - 1)
        };
        self.legal().iter().map(count).sum()
    }
}
