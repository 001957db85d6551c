//! Legal moves: where pieces may be placed, and where they may go.

use core::iter::FusedIterator;

use abstract_games_core::Player;

use crate::tables::{NEIGHBOURS, STEPS, WAYS};
use crate::{Move, Square, Squares};

/// Where the piece on `from` may go by a step (YON-5) or, if it stands on its
/// own colour, by a slide (YON-6).
#[inline]
pub(crate) fn destinations(from: Square, on_own_colour: bool, empty: Squares) -> Squares {
    let steps = NEIGHBOURS[from.index()] & empty;
    if !on_own_colour {
        return steps;
    }
    let slides = &WAYS[from.index()][STEPS..];
    slides.iter().fold(steps, |to, slide| {
        if slide.path.is_subset(empty) {
            to.with(slide.to)
        } else {
            to
        }
    })
}

/// Whether the owner of these pieces, with so many in hand, can neither place
/// nor move (YON-4). Every slide begins with a step, and while a piece is in
/// hand there are at most eleven on the board.
#[inline]
pub(crate) fn is_blocked(pieces: Squares, hand: u8, empty: Squares) -> bool {
    hand == 0 && (pieces.neighbours() & empty).is_empty()
}

/// The legal moves of a position: an iterator that owns all it needs.
///
/// First the placements, by square; then the movements, by the square that
/// they leave and then by the one that they reach. This is the order of
/// [`Move`]'s `Ord`.
///
/// `len` counts without generating, `nth` skips without generating, and
/// `fold` (with `for_each`, `sum` and the like) runs plain loops over bits.
#[derive(Clone, Debug)]
pub struct Moves {
    /// Squares still to place a piece on.
    placements: Squares,
    /// The piece whose movements are being listed, and where it may still go.
    from: Square,
    to: Squares,
    /// The pieces whose turn has not come.
    movers: Squares,
    /// Those of the mover's pieces that stand on the mover's own colour.
    sliders: Squares,
    empty: Squares,
}

impl Moves {
    /// No move: for a game that has ended.
    #[inline]
    pub(crate) fn none() -> Self {
        Self::new(Player::First, Squares::EMPTY, Squares::EMPTY, false)
    }

    /// The moves of a player with these pieces on the board, and with one in
    /// hand if `can_place` is set.
    #[inline]
    pub(crate) fn new(player: Player, pieces: Squares, empty: Squares, can_place: bool) -> Self {
        Self {
            placements: if can_place { empty } else { Squares::EMPTY },
            from: Square::A1,
            to: Squares::EMPTY,
            movers: pieces,
            sliders: pieces & Squares::of_colour(player),
            empty,
        }
    }

    #[inline]
    fn destinations(&self, from: Square) -> Squares {
        destinations(from, self.sliders.contains(from), self.empty)
    }
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        if let Some(square) = self.placements.pop_first() {
            return Some(Move::Place(square));
        }
        while self.to.is_empty() {
            self.from = self.movers.pop_first()?;
            self.to = self.destinations(self.from);
        }
        let from = self.from;
        self.to.pop_first().map(|to| Move::Relocate { from, to })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let movements = |sum, from| sum + self.destinations(from).len();
        let listed = self.placements.len() + self.to.len();
        let len = self.movers.iter().fold(listed, movements);
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
            return self.placements.pop_nth(left).map(Move::Place);
        }
        left -= self.placements.len();
        self.placements = Squares::EMPTY;
        while left >= self.to.len() {
            left -= self.to.len();
            self.to = Squares::EMPTY;
            self.from = self.movers.pop_first()?;
            self.to = self.destinations(self.from);
        }
        let from = self.from;
        self.to.pop_nth(left).map(|to| Move::Relocate { from, to })
    }

    #[inline]
    fn fold<B, F: FnMut(B, Move) -> B>(self, init: B, mut f: F) -> B {
        let mut result = init;
        for square in self.placements {
            result = f(result, Move::Place(square));
        }
        let (mut from, mut to) = (self.from, self.to);
        let mut movers = self.movers;
        loop {
            for to in to {
                result = f(result, Move::Relocate { from, to });
            }
            match movers.pop_first() {
                Some(mover) => from = mover,
                None => return result,
            }
            to = self.destinations(from);
        }
    }
}

impl ExactSizeIterator for Moves {}
impl FusedIterator for Moves {}
