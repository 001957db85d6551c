//! The iterator over the legal moves.

use core::iter::FusedIterator;

use crate::cells::Cells;
use crate::first_turn::{Exchanges, TurnStart};
use crate::notation::Move;

/// The legal moves of a position, in order: slides by their cells; or
/// exchanges by the symbol tile's cell, then the neutral tile's; or the pass.
///
/// A loop over it and `fold` cost the same: there are at most four slides.
#[derive(Clone, Debug)]
pub struct Moves(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Slides(Cells),
    Pass,
    Exchanges(Exchanges),
}

impl Moves {
    #[inline]
    pub(crate) const fn none() -> Self {
        Self(Kind::Slides(Cells::EMPTY))
    }

    #[inline]
    pub(crate) const fn slides_or_pass(slides: Cells) -> Self {
        Self(if slides.is_empty() {
            Kind::Pass
        } else {
            Kind::Slides(slides)
        })
    }

    #[cold]
    pub(crate) fn exchanges(turn: &TurnStart) -> Self {
        Self(Kind::Exchanges(Exchanges::new(turn)))
    }
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        match &mut self.0 {
            Kind::Slides(cells) => {
                let from = cells.iter().next()?;
                cells.remove(from);
                Some(Move::Slide(from))
            }
            Kind::Pass => {
                *self = Self::none();
                Some(Move::Pass)
            }
            Kind::Exchanges(exchanges) => {
                let (symbol, neutral) = exchanges.next()?;
                Some(Move::Exchange { symbol, neutral })
            }
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = match &self.0 {
            Kind::Slides(cells) => cells.len(),
            Kind::Pass => 1,
            Kind::Exchanges(exchanges) => exchanges.len(),
        };
        (len, Some(len))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }
}

impl ExactSizeIterator for Moves {}
impl FusedIterator for Moves {}
