//! Whether an alignment is inevitable, and the exchanges that prevent it
//! (OXY-30, OXY-31).
//!
//! In a turn the space visits at most five further cells, none of them twice, so
//! every way to play out the turn can be tried: there are at most 4 · 3⁴ = 324.
//!
//! Runs and debts (OXY-40) do not matter here. Before the third turn of a phase
//! no run can be full, so nobody owes a slide on a first turn.

use crate::alignments::Alignments;
use crate::board::{ALL, Cell, CellSet, moved};
use crate::lines::Lines;
use crate::tile::Symbols;

/// The greatest number of slides in a turn (OXY-6).
pub(crate) const MAX_SLIDES: u8 = 5;

/// The beginning of a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TurnStart {
    pub(crate) set: Symbols,
    pub(crate) lines: Lines,
    /// The cells with a symbol.
    pub(crate) symbols: CellSet,
    pub(crate) space: Cell,
    pub(crate) frozen: CellSet,
}

/// The part of a turn that the slide of a neutral tile changes.
#[derive(Clone, Copy)]
struct Walk {
    space: Cell,
    /// The tiles that may not move: those that have moved, and frozen ones.
    barred: CellSet,
    /// The number of slides left, at least 1.
    left: u8,
}

impl Walk {
    #[inline]
    fn slides(self) -> CellSet {
        self.space.neighbours().without(self.barred)
    }

    /// The walk after a slide that is not the fifth.
    #[inline]
    fn after(self, from: Cell) -> Self {
        Self {
            space: from,
            barred: self.barred.with(self.space),
            left: self.left - 1,
        }
    }
}

/// Whether a turn in which no symbol tile has moved yet can end without an
/// alignment.
fn can_end(set: Symbols, lines: &Lines, symbols: CellSet, walk: Walk) -> bool {
    let slides = walk.slides();
    // Without a slide the turn ends in a pass, which makes no alignment.
    slides.is_empty()
        || (slides & symbols).iter().any(|from| {
            let after = lines.after(set, from, walk.space);
            !after.alignments(set).any()
                && (walk.left == 1
                    || can_end_with_second(
                        set,
                        &after,
                        moved(symbols, from, walk.space),
                        walk.after(from),
                    ))
        })
        // A neutral tile makes no alignment, and the fifth slide ends the turn.
        || slides
            .without(symbols)
            .iter()
            .any(|from| walk.left == 1 || can_end(set, lines, symbols, walk.after(from)))
}

/// As [`can_end`], after one symbol tile has moved: the second ends the turn.
fn can_end_with_second(set: Symbols, lines: &Lines, symbols: CellSet, walk: Walk) -> bool {
    let slides = walk.slides();
    slides.is_empty()
        || (slides & symbols)
            .iter()
            .any(|from| !lines.after(set, from, walk.space).alignments(set).any())
        || slides.without(symbols).iter().any(|from| {
            walk.left == 1 || can_end_with_second(set, lines, symbols, walk.after(from))
        })
}

impl TurnStart {
    /// The beginning of a phase.
    pub(crate) fn of_phase(set: Symbols, lines: Lines, space: Cell) -> Self {
        Self {
            set,
            lines,
            symbols: lines.symbol_cells(),
            space,
            frozen: CellSet::EMPTY,
        }
    }

    const fn walk(&self) -> Walk {
        Walk {
            space: self.space,
            barred: self.frozen,
            left: MAX_SLIDES,
        }
    }

    /// Whether every way to play out the turn makes an alignment (OXY-30).
    #[inline]
    pub(crate) fn inevitable(&self) -> bool {
        !can_end(self.set, &self.lines, self.symbols, self.walk())
    }

    /// The symbol tiles that are part of an alignment that some way to play out
    /// the turn makes, on their cells at its start (OXY-31).
    pub(crate) fn involved(&self) -> CellSet {
        let mut visited = [self.space; MAX_SLIDES as usize + 1];
        let mut involved = CellSet::EMPTY;
        self.collect_involved(self.lines, false, self.walk(), &mut visited, &mut involved);
        involved
    }

    /// `visited` holds the cells that the space has visited; the current one has
    /// the index `5 - walk.left`. The tile on one of them came from the next.
    fn collect_involved(
        &self,
        lines: Lines,
        symbol_moved: bool,
        walk: Walk,
        visited: &mut [Cell; MAX_SLIDES as usize + 1],
        involved: &mut CellSet,
    ) {
        let slides_made = usize::from(MAX_SLIDES - walk.left);
        for from in walk.slides() {
            visited[slides_made + 1] = from;
            let symbol = lines.is_symbol(from);
            let after = lines.after(self.set, from, walk.space);
            let aligned = Alignments::of(after, self.set).cells();
            if !aligned.is_empty() {
                let slid = visited[..=slides_made + 1].windows(2);
                for cell in aligned {
                    let origin = slid.clone().find(|pair| pair[0] == cell);
                    involved.insert(origin.map_or(cell, |pair| pair[1]));
                }
            } else if walk.left > 1 && !(symbol && symbol_moved) {
                let symbol_moved = symbol_moved || symbol;
                self.collect_involved(after, symbol_moved, walk.after(from), visited, involved);
            }
        }
    }

    /// The turn after an exchange. A frozen tile stays frozen on its new cell.
    pub(crate) fn exchange(&self, symbol: Cell, neutral: Cell) -> Self {
        Self {
            lines: self.lines.after(self.set, symbol, neutral),
            symbols: moved(self.symbols, symbol, neutral),
            frozen: exchange_frozen(self.frozen, symbol, neutral),
            ..*self
        }
    }

    /// Whether there is no alignment and none is inevitable.
    pub(crate) fn playable(&self) -> bool {
        !self.lines.alignments(self.set).any() && !self.inevitable()
    }

    /// The neutral tiles that may be exchanged with the symbol tile on `symbol`.
    pub(crate) fn partners(&self, symbol: Cell) -> impl Iterator<Item = Cell> {
        ALL.without(self.symbols.with(self.space))
            .iter()
            .filter(move |&neutral| self.exchange(symbol, neutral).playable())
    }

    /// Whether an exchange must be made: an alignment is inevitable, and at
    /// least one exchange qualifies.
    #[inline]
    pub(crate) fn must_exchange(&self) -> bool {
        self.inevitable() && self.some_exchange()
    }

    #[cold]
    fn some_exchange(&self) -> bool {
        self.involved()
            .iter()
            .any(|symbol| self.partners(symbol).next().is_some())
    }
}

/// The frozen tiles after an exchange.
pub(crate) fn exchange_frozen(frozen: CellSet, symbol: Cell, neutral: Cell) -> CellSet {
    if frozen.contains(symbol) {
        moved(frozen, symbol, neutral)
    } else {
        frozen
    }
}

/// The exchanges of a position: each symbol tile that can be exchanged, in
/// order, with its partners.
#[derive(Clone, Debug)]
pub(crate) struct Exchanges {
    symbols: CellSet,
    partners: [CellSet; 14],
    /// The entry of `partners` for the first of `symbols`.
    at: u8,
}

impl Exchanges {
    #[cold]
    pub(crate) fn new(turn: &TurnStart) -> Self {
        let mut exchanges = Self {
            symbols: CellSet::EMPTY,
            partners: [CellSet::EMPTY; 14],
            at: 0,
        };
        for symbol in turn.involved() {
            let partners: CellSet = turn.partners(symbol).collect();
            if !partners.is_empty() {
                exchanges.partners[exchanges.symbols.len()] = partners;
                exchanges.symbols.insert(symbol);
            }
        }
        exchanges
    }

    pub(crate) fn len(&self) -> usize {
        let left = &self.partners[usize::from(self.at)..];
        left.iter().map(|partners| partners.len()).sum()
    }

    pub(crate) fn next(&mut self) -> Option<(Cell, Cell)> {
        let symbol = self.symbols.first()?;
        let partners = &mut self.partners[usize::from(self.at)];
        let neutral = partners.first()?;
        partners.remove(neutral);
        if partners.is_empty() {
            self.symbols.remove(symbol);
            self.at += 1;
        }
        Some((symbol, neutral))
    }
}
