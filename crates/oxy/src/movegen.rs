//! The iterator over the legal moves.

use core::iter::FusedIterator;

use crate::board::{ALL, Cell, CellSet};
use crate::first_turn::{Exchanges, TurnStart};
use crate::moves::Move;

/// The legal moves of a position, in order: slides by cell; or exchanges by the
/// symbol tile's cell, then the neutral tile's; or the pass.
#[derive(Clone, Debug)]
pub struct Moves {
    /// Bits 0 to 23: slides by their cells; bit 24: the pass.
    bits: u32,
    exchanges: Option<Exchanges>,
}

const PASS: u32 = Cell::COUNT as u32;

impl Moves {
    #[inline]
    pub(crate) const fn none() -> Self {
        Self {
            bits: 0,
            exchanges: None,
        }
    }

    #[inline]
    pub(crate) fn slides_or_pass(slides: CellSet) -> Self {
        let bits = if slides.is_empty() {
            1 << PASS
        } else {
            slides.bits()
        };
        Self {
            bits,
            exchanges: None,
        }
    }

    #[cold]
    pub(crate) fn exchanges(turn: &TurnStart) -> Self {
        Self {
            bits: 0,
            exchanges: Some(Exchanges::new(turn)),
        }
    }

    #[cold]
    fn next_exchange(exchanges: &mut Exchanges) -> Option<Move> {
        let (symbol, neutral) = exchanges.next()?;
        Some(Move::Exchange { symbol, neutral })
    }
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        if self.bits == 0 {
            return self.exchanges.as_mut().and_then(Self::next_exchange);
        }
        let bit = self.bits.trailing_zeros();
        self.bits &= self.bits - 1;
        Some(match bit {
            PASS => Move::Pass,
            _ => Move::Slide(Cell::of_bit(bit)),
        })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let exchanges = self.exchanges.as_ref().map_or(0, Exchanges::len);
        let len = self.bits.count_ones() as usize + exchanges;
        (len, Some(len))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn fold<B, F: FnMut(B, Move) -> B>(self, init: B, mut f: F) -> B {
        let mut result = init;
        let slides = CellSet::from_bits(self.bits) & ALL;
        for cell in slides {
            result = f(result, Move::Slide(cell));
        }
        if slides.is_empty() {
            // The pass, exchanges, or nothing.
            for mv in self {
                result = f(result, mv);
            }
        }
        result
    }
}

impl ExactSizeIterator for Moves {}
impl FusedIterator for Moves {}
