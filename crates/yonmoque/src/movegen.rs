//! Legal moves: where pieces can be placed and where they can move.

use core::iter::FusedIterator;

use abstract_games_core::Player;

use crate::board::neighbours;
use crate::board::tables::{NEIGHBOURS, SLIDES};
use crate::{Cell, CellSet, Move};

/// Where the piece on `from` may move by a step (YON-5) or, if it is on its own
/// colour, by a slide (YON-6).
#[inline]
pub(crate) fn destinations(from: Cell, on_own_colour: bool, empty: CellSet) -> CellSet {
    let mut destinations = NEIGHBOURS[from.index()] & empty;
    if on_own_colour {
        for slide in &SLIDES[from.index()] {
            if slide.cells.is_subset(empty) {
                destinations.insert(slide.to);
            }
        }
    }
    destinations
}

/// Whether a player with these pieces on the board and this number in hand can
/// neither place nor move (YON-4).
///
/// A piece that can slide can also step. And a piece in hand can always be
/// placed, because the board has more cells than there are pieces.
#[inline]
pub(crate) fn is_blocked(pieces: CellSet, hand: u8, empty: CellSet) -> bool {
    hand == 0 && !neighbours(pieces).intersects(empty)
}

/// The legal moves of a position, as an iterator that owns its data.
///
/// Placements come first, by cell; then movements, by the cell they start from
/// and the cell they lead to. This is the order of [`Move`].
///
/// `len` counts and `nth` skips without generating moves; `fold`, `for_each`
/// and the like are faster than a `for` loop.
#[derive(Clone, Debug)]
pub struct Moves {
    /// The remaining cells to place a piece on.
    placements: CellSet,
    /// The piece whose movements are being generated, and its remaining target
    /// cells.
    from: Cell,
    to: CellSet,
    /// The pieces that come after it.
    movers: CellSet,
    /// The mover's pieces that are on their own colour.
    sliders: CellSet,
    empty: CellSet,
}

impl Moves {
    /// No moves, as in a game that has ended.
    #[inline]
    pub(crate) fn none() -> Self {
        Self::new(Player::First, CellSet::EMPTY, CellSet::EMPTY, false)
    }

    /// The moves of a player with these pieces on the board, who has a piece in
    /// hand if `can_place` is set.
    #[inline]
    pub(crate) fn new(player: Player, pieces: CellSet, empty: CellSet, can_place: bool) -> Self {
        Self {
            placements: if can_place { empty } else { CellSet::EMPTY },
            from: Cell::A1,
            to: CellSet::EMPTY,
            movers: pieces,
            sliders: pieces & Cell::of_colour(player),
            empty,
        }
    }

    #[inline]
    fn destinations(&self, from: Cell) -> CellSet {
        destinations(from, self.sliders.contains(from), self.empty)
    }

    /// Goes on to the movements of the next piece.
    #[inline]
    fn next_mover(&mut self) -> Option<()> {
        self.from = pop_first(&mut self.movers)?;
        self.to = self.destinations(self.from);
        Some(())
    }
}

/// Removes and returns the first cell of a set.
#[inline]
fn pop_first(cells: &mut CellSet) -> Option<Cell> {
    let mut iter = cells.iter();
    let first = iter.next();
    *cells = iter.rest();
    first
}

/// Removes the first `n` cells of a set and the one after them, and returns that
/// one.
#[inline]
fn pop_nth(cells: &mut CellSet, n: usize) -> Option<Cell> {
    let mut iter = cells.iter();
    let nth = iter.nth(n);
    *cells = iter.rest();
    nth
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        if let Some(cell) = pop_first(&mut self.placements) {
            return Some(Move::Place(cell));
        }
        while self.to.is_empty() {
            self.next_mover()?;
        }
        let from = self.from;
        pop_first(&mut self.to).map(|to| Move::Relocate { from, to })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let remaining = self.placements.len() + self.to.len();
        let len = self
            .movers
            .iter()
            .fold(remaining, |len, from| len + self.destinations(from).len());
        (len, Some(len))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Move> {
        let mut left = n;
        if left < self.placements.len() {
            return pop_nth(&mut self.placements, left).map(Move::Place);
        }
        left -= self.placements.len();
        self.placements = CellSet::EMPTY;
        while left >= self.to.len() {
            left -= self.to.len();
            self.to = CellSet::EMPTY;
            self.next_mover()?;
        }
        let from = self.from;
        pop_nth(&mut self.to, left).map(|to| Move::Relocate { from, to })
    }

    #[inline]
    fn fold<B, F: FnMut(B, Move) -> B>(mut self, init: B, mut f: F) -> B {
        let mut result = init;
        for cell in self.placements {
            result = f(result, Move::Place(cell));
        }
        loop {
            let from = self.from;
            for to in self.to {
                result = f(result, Move::Relocate { from, to });
            }
            if self.next_mover().is_none() {
                return result;
            }
        }
    }
}

impl ExactSizeIterator for Moves {}
impl FusedIterator for Moves {}
