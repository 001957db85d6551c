//! A uniform legal move of 1988.

use abstract_games_core::rand_core::Rng;
use abstract_games_core::random::below;

use super::reach::{Reach, source};
use super::{Cell, Move, Omnigon88};
use crate::Facing;
use crate::cells::sealed::Bit;
use crate::choices::{find, nth_one};

impl Omnigon88 {
    /// Draws a legal move without listing the moves: direction, class of
    /// pieces, cell and facing by one number.
    #[inline]
    pub(super) fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Move> {
        let reach = Reach::new(self)?;
        let (stargons, others) = reach.stargons_and_others();
        // Both classes side by side, for the processor to work on at once; and
        // counted in 64 bits, for the same reason.
        let slides = |way| [reach.slides(way, others), reach.slides(way, stargons)];
        let sets = [
            slides(0),
            slides(1),
            slides(2),
            slides(3),
            slides(4),
            slides(5),
        ];
        let counts = sets.map(|classes| classes.map(|set| u64::from(set.count_ones())));
        let sums = counts.iter().fold([0, 0], |sums, counts| {
            [sums[0] + counts[0], sums[1] + counts[1]]
        });
        let slide_count = (6 * sums[0] + 2 * sums[1]) as u32;
        let steps = reach.steps();
        let Some(n) = below(rng, slide_count + steps.count_ones()) else {
            return Some(Move::Pass);
        };
        let (from, to, facing) = if n < slide_count {
            let moves = counts.map(|[six, two]| (6 * six + 2 * two) as u32);
            let (way, n) = find(moves, n);
            let six = 6 * counts[way][0] as u32;
            // The class by arithmetic: a branch could not be predicted.
            let class = usize::from(n >= six);
            let n = n - [0, six][class];
            // Divided by 6 or by 2: exact for such small numbers.
            let cell = (n * [10_923, 32_768][class]) >> 16;
            let facing = n - cell * [6, 2][class];
            let to = nth_one(sets[way][class], cell);
            let from = source(way, to, self.occupied());
            (from, to, Some(Facing::ALL[facing as usize]))
        } else {
            (reach.helios(), nth_one(steps, n - slide_count), None)
        };
        Some(Move::Slide {
            from: Cell::from_bit(from),
            to: Cell::from_bit(to),
            facing,
            capture: self.occupied() >> to & 1 != 0,
        })
    }
}
