//! A uniform legal move of 1981 and 1983.

use abstract_games_core::Position;
use abstract_games_core::bitboard::nth_one;
use abstract_games_core::rand_core::Rng;
use abstract_games_core::random::below;

use super::movegen::turns;
use super::reach::{slides, source};
use super::{Cell, Move, OmnigonPatent};
use crate::Facing;
use crate::cells::sealed::Bit;
use crate::choices::find;

impl OmnigonPatent {
    /// Draws a legal move without listing the moves: where to move or what to
    /// turn, and the facing, by one number. Every place is given six facings;
    /// if it does not have the one drawn, all is drawn again.
    #[inline]
    pub(super) fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Move> {
        if self.outcome().is_some() {
            return None;
        }
        let sets = slides(self);
        // In 64 bits, so that two words can be counted at once.
        let counts = sets.map(|set| u64::from(set.count_ones()));
        let slide_count = counts.iter().sum::<u64>() as u32;
        let counts = counts.map(|count| count as u32);
        let (turns, removal) = turns(self);
        let turn_count = turns.count_ones();
        let total = slide_count + turn_count + u32::from(removal != 0);
        loop {
            let Some(n) = below(rng, 6 * total) else {
                return Some(Move::Pass);
            };
            let (n, facing) = (n / 6, Facing::ALL[n as usize % 6]);
            if n < slide_count {
                let (way, n) = find(counts, n);
                let to = nth_one(sets[way], n)?;
                let from = source(self.rules.grid, way, to, self.occupied());
                return Some(Move::Slide {
                    from: Cell::from_bit(from),
                    to: Cell::from_bit(to),
                    facing,
                    capture: self.occupied() >> to & 1 != 0,
                });
            }
            let n = n - slide_count;
            if n < turn_count {
                let bit = nth_one(turns, n)?;
                if self.code(bit).facing() != facing {
                    let cell = Cell::from_bit(bit);
                    return Some(Move::Turn { cell, facing });
                }
            } else if facing == Facing::F0 {
                let cell = Cell::from_bit(removal.trailing_zeros());
                return Some(Move::Remove { cell });
            }
        }
    }
}
