//! A uniformly random legal move of 1981 and 1983.

use abstract_games_core::Position;
use abstract_games_core::rand_core::Rng;
use abstract_games_core::random::below;
use abstract_games_toolkit::bits::nth_one;

use super::movegen::slides;
use super::position::Patent;
use super::{Cell, Move, Omnigon, PieceKind};
use crate::Facing;
use crate::movegen::find;
use crate::pieces::Kind;
use crate::position::Variant;

/// Draws a legal move without listing the moves: one random number selects a
/// cell to move to or a piece to turn, and the facing. For the draw, each of
/// them has six facings; if the one drawn does not exist, the draw is repeated.
#[inline]
pub(super) fn random_move<R: Rng + ?Sized>(position: &Omnigon, rng: &mut R) -> Option<Move> {
    if position.outcome().is_some() {
        return None;
    }
    let sets = slides(position);
    // In 64 bits, so that two words can be counted at once.
    let counts = sets.map(|set| u64::from(set.count_ones()));
    let slide_count = counts.iter().sum::<u64>() as u32;
    let counts = counts.map(|count| count as u32);
    let (turnable, removable) = position.turnable();
    let turn_count = turnable.count_ones();
    let total = slide_count + turn_count + u32::from(removable != 0);
    loop {
        let Some(n) = below(rng, 6 * total) else {
            return Some(Move::Pass);
        };
        let (n, facing) = (n / 6, Facing::ALL[n as usize % 6]);
        if n < slide_count {
            let (direction, n) = find(counts, n);
            let to = nth_one(sets[direction], n)?;
            let occupied = position.boards.occupied();
            let from = Patent::lines(position).source(direction, to, occupied);
            return Some(Move::Slide {
                from: Cell::of_bit(from),
                to: Cell::of_bit(to),
                facing,
                capture: occupied >> to & 1 != 0,
            });
        }
        let n = n - slide_count;
        if n < turn_count {
            let bit = nth_one(turnable, n)?;
            if PieceKind::codes().facing(position.code(bit)) != facing {
                let cell = Cell::of_bit(bit);
                return Some(Move::Turn { cell, facing });
            }
        } else if facing == Facing::F0 {
            let cell = Cell::of_bit(removable.trailing_zeros());
            return Some(Move::Remove { cell });
        }
    }
}
