//! Playing moves.

use super::{Oxy, Status};
use crate::board::Cell;
use crate::cells::Cells;
use crate::first_turn::{MAX_SLIDES, exchange_frozen};
use crate::key;
use crate::laps::Laps;
use crate::layout::Layout;
use crate::lines::{Found, Lines};
use crate::rules::After;

impl Oxy {
    // Inlined, it makes the loops of its callers so large that they get slower.
    #[inline(never)]
    pub(super) fn slide(&mut self, from: Cell) {
        let to = self.space;
        if self.symbol_cells.contains(from) {
            let lines = self.lines.after(self.rules.symbols, from, to);
            let found = lines.alignments(self.rules.symbols);
            if found.any() {
                return self.align(from, lines, found);
            }
            let second = !self.moved_symbols().is_empty();
            self.commit_symbol(from, lines);
            self.commit_slide(from);
            if second {
                return self.end_turn();
            }
        } else {
            self.commit_slide(from);
        }
        if self.slides == MAX_SLIDES {
            self.fail_turn();
        }
    }

    #[inline(always)]
    fn commit_symbol(&mut self, from: Cell, lines: Lines) {
        let to = self.space;
        self.board_key ^= key::of_slide(self.lines, from, to);
        self.lines = lines;
        self.symbol_cells = self.symbol_cells.moved(from, to);
    }

    /// All that any slide does to the board and to the record of the turn.
    #[inline(always)]
    fn commit_slide(&mut self, from: Cell) {
        let to = self.space;
        self.board_key ^= key::of_space(from) ^ key::of_space(to);
        if self.rules.laps {
            self.laps.follow(from, to, self.player.index());
        }
        self.space = from;
        self.moved.insert(to);
        self.slides += 1;
    }

    /// A slide that makes an alignment (OXY-23 to OXY-25).
    #[inline(never)]
    fn align(&mut self, from: Cell, lines: Lines, found: Found) {
        if self.penalise(lines.value(self.rules.symbols, found)) {
            self.commit_symbol(from, lines);
            return self.commit_slide(from);
        }
        // Whether the question of OXY-30 has been answered for this very board
        // with nothing frozen: when this turn began.
        let judged = self.is_first_turn() && self.slides == 0 && self.frozen.is_empty();
        self.moved = Cells::EMPTY;
        self.frozen = Cells::EMPTY;
        self.slides = 0;
        self.turns = 0;
        self.laps = Laps::NONE;
        self.player = self.player.opponent();
        match self.rules.after {
            // The slide has not been made yet.
            After::Undo if judged => {}
            After::Undo => self.judge_first_turn(),
            After::Relayout => self.lay_out_anew(),
        }
    }

    #[cold]
    fn lay_out_anew(&mut self) {
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
        self.board_key = self.board_key_from_scratch();
    }

    /// A turn that ends by five slides or a pass (OXY-8, OXY-9).
    pub(super) fn fail_turn(&mut self) {
        if !self.penalise(1) {
            self.end_turn();
        }
    }

    /// Adds penalty points, and says whether that ends the game (OXY-24).
    fn penalise(&mut self, points: u32) -> bool {
        let penalties = &mut self.penalties[self.player.index()];
        *penalties += points;
        let over = *penalties >= u32::from(self.rules.limit.get());
        if over {
            self.status = Status::Over;
        }
        over
    }

    #[inline]
    fn end_turn(&mut self) {
        self.frozen = self.moved_symbols();
        self.moved = Cells::EMPTY;
        self.slides = 0;
        self.player = self.player.opponent();
        if self.turns < 2 {
            self.turns += 1;
            self.judge_first_turn();
        }
    }

    /// Decides, when a turn begins, whether an exchange must be made (OXY-30).
    pub(super) fn judge_first_turn(&mut self) {
        if self.is_first_turn() && self.turn_start().must_exchange() {
            self.status = Status::Exchange;
        }
    }

    #[cold]
    pub(super) fn exchange(&mut self, symbol: Cell, neutral: Cell) {
        self.board_key ^= key::of_slide(self.lines, symbol, neutral);
        self.lines = self.lines.after(self.rules.symbols, symbol, neutral);
        self.symbol_cells = self.symbol_cells.moved(symbol, neutral);
        self.frozen = exchange_frozen(self.frozen, symbol, neutral);
        self.status = Status::Slides;
    }
}
