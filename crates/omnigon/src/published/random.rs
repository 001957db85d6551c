//! A uniformly random legal move of 1988.

use abstract_games_core::rand_core::Rng;
use abstract_games_core::random::below;
use abstract_games_toolkit::bits::nth_one;

use super::board::LINES;
use super::movegen::Targets;
use super::{Cell, Move, Omnigon};
use crate::Facing;
use crate::movegen::find;

/// Draws a legal move without listing the moves: one random number selects
/// direction, class of pieces, cell and facing.
#[inline]
pub(super) fn random_move<R: Rng + ?Sized>(position: &Omnigon, rng: &mut R) -> Option<Move> {
    let targets = Targets::new(position)?;
    let occupied = position.boards.occupied();
    let sets = targets.slides();
    // Counted in 64 bits, so that two words can be counted at once.
    let counts = sets.map(|classes| classes.map(|set| u64::from(set.count_ones())));
    let sums = counts.iter().fold([0, 0], |sums, counts| {
        [sums[0] + counts[0], sums[1] + counts[1]]
    });
    let slide_count = (6 * sums[0] + 2 * sums[1]) as u32;
    let steps = targets.steps();
    let Some(n) = below(rng, slide_count + steps.count_ones()) else {
        return Some(Move::Pass);
    };
    let (from, to, facing) = if n < slide_count {
        let moves = counts.map(|[six, two]| (6 * six + 2 * two) as u32);
        let (direction, n) = find(moves, n);
        let six = 6 * counts[direction][0] as u32;
        // The class by arithmetic: a branch could not be predicted.
        let class = usize::from(n >= six);
        let n = n - [0, six][class];
        // Divided by 6 or by 2: exact for such small numbers.
        let cell = (n * [10_923, 32_768][class]) >> 16;
        let facing = n - cell * [6, 2][class];
        let to = nth_one(sets[direction][class], cell)?;
        let from = LINES.source(direction, to, occupied);
        (from, to, Some(Facing::ALL[facing as usize]))
    } else {
        (targets.helios(), nth_one(steps, n - slide_count)?, None)
    };
    Some(Move::Slide {
        from: Cell::of_bit(from),
        to: Cell::of_bit(to),
        facing,
        capture: occupied >> to & 1 != 0,
    })
}
