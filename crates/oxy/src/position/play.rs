//! Playing moves.

use super::{Oxy, Status};
use crate::board::{Cell, CellSet, moved};
use crate::first_turn::{MAX_SLIDES, exchange_frozen};
use crate::key;
use crate::laps::Laps;
use crate::layout::Layout;
use crate::lines::Lines;
use crate::rules::AfterAlignment;

impl Oxy {
    #[inline]
    pub(super) fn slide(&mut self, from: Cell) {
        if self.symbol_cells.contains(from) {
            return self.slide_symbol(from);
        }
        self.commit_slide(from);
        if self.slides == MAX_SLIDES {
            self.fail_turn();
        }
    }

    // Inlining it makes the loops of its callers so large that they get slower.
    #[inline(never)]
    fn slide_symbol(&mut self, from: Cell) {
        let lines = self.lines.after(self.rules.symbols, from, self.space);
        if lines.alignments(self.rules.symbols).any() {
            return self.align(from);
        }
        let second = !self.moved_symbols().is_empty();
        self.commit_symbol(from, lines);
        self.commit_slide(from);
        if second {
            self.end_turn();
        } else if self.slides == MAX_SLIDES {
            self.fail_turn();
        }
    }

    #[inline(always)]
    fn commit_symbol(&mut self, from: Cell, lines: Lines) {
        let to = self.space;
        self.board_key ^= key::of_symbol(self.lines, from, to);
        self.lines = lines;
        self.symbol_cells = moved(self.symbol_cells, from, to);
    }

    /// The effect of every slide on the board and on the state of the turn.
    #[inline(always)]
    fn commit_slide(&mut self, from: Cell) {
        let to = self.space;
        self.board_key ^= key::of_space(from) ^ key::of_space(to);
        self.status = Some(Status::Slides);
        if self.rules.laps {
            self.laps.follow(from, to, self.player.index());
        }
        self.space = from;
        self.moved.insert(to);
        self.slides += 1;
    }

    /// A slide that makes an alignment (OXY-23 to OXY-25).
    #[inline(never)]
    fn align(&mut self, from: Cell) {
        // Computed again: as parameters they would go through memory on every
        // slide, which stalls the processor.
        let lines = self.lines.after(self.rules.symbols, from, self.space);
        let found = lines.alignments(self.rules.symbols);
        if self.penalise(lines.value(self.rules.symbols, found)) {
            let over = self.status;
            self.commit_symbol(from, lines);
            self.commit_slide(from);
            self.status = over;
            return;
        }
        // Whether OXY-30 was decided for exactly this board, with nothing
        // frozen, when this turn began.
        let judged = self.is_first_turn() && self.slides == 0 && self.frozen.is_empty();
        self.moved = CellSet::EMPTY;
        self.frozen = CellSet::EMPTY;
        self.slides = 0;
        self.turns = 0;
        self.laps = Laps::NONE;
        self.player = self.player.opponent();
        match self.rules.after {
            // The slide has not been made.
            AfterAlignment::Undo => self.status = judged.then_some(Status::Slides),
            AfterAlignment::Relayout => self.relayout(),
        }
    }

    #[cold]
    fn relayout(&mut self) {
        let symbols = self.rules.symbols;
        let (layout, draws) = match self.next_layout {
            Some(layout) => (layout, self.draws),
            None => {
                let draw = self.draws.wrapping_add(1);
                (Layout::from_seed(symbols, self.rules.seed, draw), draw)
            }
        };
        self.lines = layout.lines();
        self.symbol_cells = self.lines.symbol_cells();
        self.space = layout.space();
        self.draws = draws;
        self.next_layout = None;
        self.status = Some(Status::Slides);
        self.board_key = self.board_key_from_scratch();
    }

    /// A turn that ends by five slides or a pass (OXY-8, OXY-9).
    pub(super) fn fail_turn(&mut self) {
        if !self.penalise(1) {
            self.end_turn();
        }
    }

    /// Adds penalty points, and returns whether that ends the game (OXY-24).
    fn penalise(&mut self, points: u32) -> bool {
        let penalties = &mut self.penalties[self.player.index()];
        *penalties += points;
        let over = *penalties >= u32::from(self.rules.limit.get());
        if over {
            self.status = Some(Status::Over);
        }
        over
    }

    #[inline]
    fn end_turn(&mut self) {
        self.frozen = self.moved_symbols();
        self.moved = CellSet::EMPTY;
        self.slides = 0;
        self.player = self.player.opponent();
        if self.turns < 2 {
            self.turns += 1;
            self.status = (!self.is_first_turn()).then_some(Status::Slides);
        }
    }

    #[cold]
    pub(super) fn exchange(&mut self, symbol: Cell, neutral: Cell) {
        self.board_key ^= key::of_symbol(self.lines, symbol, neutral);
        self.lines = self.lines.after(self.rules.symbols, symbol, neutral);
        self.symbol_cells = moved(self.symbol_cells, symbol, neutral);
        self.frozen = exchange_frozen(self.frozen, symbol, neutral);
        self.status = Some(Status::Slides);
    }
}
