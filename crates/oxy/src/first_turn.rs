//! Whether an alignment is inevitable, and the exchanges that avert it
//! (OXY-30, OXY-31).
//!
//! A turn is a walk of the space over at most five cells that it has not
//! visited, so every way of playing it out can be looked at: at most
//! 4 · 3⁴ = 324.
//!
//! Runs and debts (OXY-40) play no part here: before the third turn of a
//! phase no run can be full, so nobody owes anything on a first turn.

use crate::board::{ALL, Cell, CellSet, moved};
use crate::lines::Lines;
use crate::score::Alignments;
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

/// How the space walks: what changes when a neutral tile slides. Symbols stay
/// where they are.
#[derive(Clone, Copy)]
struct Walk {
    space: Cell,
    /// Tiles that may not move: moved in this turn, or frozen.
    barred: CellSet,
    /// How many slides are left, at least 1.
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

/// Whether a turn in which no symbol tile has moved can end without an
/// alignment.
fn can_end(set: Symbols, lines: &Lines, symbols: CellSet, walk: Walk) -> bool {
    let slides = walk.slides();
    // Without a slide it ends in a pass, which aligns nothing.
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
        // A neutral tile aligns nothing, and a fifth slide ends the turn.
        || slides
            .without(symbols)
            .iter()
            .any(|from| walk.left == 1 || can_end(set, lines, symbols, walk.after(from)))
}

/// The same after one symbol tile has moved: the second one ends the turn.
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

    /// Whether every way to play the turn out makes an alignment (OXY-30).
    #[inline]
    pub(crate) fn inevitable(&self) -> bool {
        !can_end(self.set, &self.lines, self.symbols, self.walk())
    }

    /// The symbol tiles that belong to an alignment that some way of playing
    /// the turn out makes, where they lie now (OXY-31).
    pub(crate) fn guilty(&self) -> CellSet {
        let mut visited = [self.space; MAX_SLIDES as usize + 1];
        let mut guilty = CellSet::EMPTY;
        self.collect_guilty(self.lines, false, self.walk(), &mut visited, &mut guilty);
        guilty
    }

    /// `visited` holds the cells of the space, the present one at place
    /// `5 - walk.left`. The tile that then lies on one of them came from the
    /// next.
    fn collect_guilty(
        &self,
        lines: Lines,
        symbol_moved: bool,
        walk: Walk,
        visited: &mut [Cell; MAX_SLIDES as usize + 1],
        guilty: &mut CellSet,
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
                    guilty.insert(origin.map_or(cell, |pair| pair[1]));
                }
            } else if walk.left > 1 && !(symbol && symbol_moved) {
                let symbol_moved = symbol_moved || symbol;
                self.collect_guilty(after, symbol_moved, walk.after(from), visited, guilty);
            }
        }
    }

    /// The turn after the exchange of two tiles; a frozen one stays frozen
    /// where it lands.
    pub(crate) fn exchange(&self, symbol: Cell, neutral: Cell) -> Self {
        Self {
            lines: self.lines.after(self.set, symbol, neutral),
            symbols: moved(self.symbols, symbol, neutral),
            frozen: exchange_frozen(self.frozen, symbol, neutral),
            ..*self
        }
    }

    /// Whether nothing is aligned, and no alignment is inevitable.
    pub(crate) fn playable(&self) -> bool {
        !self.lines.alignments(self.set).any() && !self.inevitable()
    }

    /// The neutral tiles for which the symbol tile on `symbol` can be
    /// exchanged.
    pub(crate) fn partners(&self, symbol: Cell) -> impl Iterator<Item = Cell> {
        ALL.without(self.symbols.with(self.space))
            .iter()
            .filter(move |&neutral| self.exchange(symbol, neutral).playable())
    }

    /// Whether an exchange must be made: alignment is inevitable, and some
    /// exchange averts it.
    #[inline]
    pub(crate) fn must_exchange(&self) -> bool {
        self.inevitable() && self.some_exchange()
    }

    #[cold]
    fn some_exchange(&self) -> bool {
        self.guilty()
            .iter()
            .any(|symbol| self.partners(symbol).next().is_some())
    }
}

/// The frozen tiles after an exchange.
pub(crate) fn exchange_frozen(mut frozen: CellSet, symbol: Cell, neutral: Cell) -> CellSet {
    if frozen.contains(symbol) {
        frozen.remove(symbol);
        frozen.insert(neutral);
    }
    frozen
}

/// All exchanges of a position: each symbol tile that can be exchanged, in
/// order, with its partners.
#[derive(Clone, Debug)]
pub(crate) struct Exchanges {
    symbols: CellSet,
    partners: [CellSet; 14],
    /// The entry of `partners` of the first of `symbols`.
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
        let mut entry = 0;
        for symbol in turn.guilty() {
            let partners: CellSet = turn.partners(symbol).collect();
            if !partners.is_empty() {
                exchanges.symbols.insert(symbol);
                exchanges.partners[entry] = partners;
                entry += 1;
            }
        }
        exchanges
    }

    pub(crate) fn len(&self) -> usize {
        self.partners[usize::from(self.at)..]
            .iter()
            .map(|partners| partners.len())
            .sum()
    }

    pub(crate) fn next(&mut self) -> Option<(Cell, Cell)> {
        let symbol = self.symbols.iter().next()?;
        let partners = &mut self.partners[usize::from(self.at)];
        let neutral = partners.iter().next()?;
        partners.remove(neutral);
        if partners.is_empty() {
            self.symbols.remove(symbol);
            self.at += 1;
        }
        Some((symbol, neutral))
    }
}
