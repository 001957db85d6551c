//! Sliding: all pieces that move in one direction, at once.
//!
//! In one direction each cell is entered from one side only, so no two pieces
//! can reach the same cell: the set of cells reached in a direction, counted,
//! is the number of moves in that direction, and the piece that reaches a
//! cell is the nearest one behind it.

/// One direction on one board.
///
/// A step moves every bit of a word by the same number of places, except that
/// on a grid with staggered rows it is one place more or less from every other
/// row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// By how many bits a step shifts cells of two classes, to the left if
    /// positive.
    shifts: [i32; 2],
    /// These classes, if the shifts differ.
    classes: [u64; 2],
    /// The cells that can be entered in this direction.
    entry: u64,
    /// The number of cells in the longest line, at most 9.
    longest: u32,
    /// All ones if the bits go up in this direction, or 0.
    ascending: u32,
}

impl Way {
    /// A direction in which all steps are alike, by `shift` bits. Bits that
    /// leave the board must not land on `entry`, the cells that can be entered.
    pub(crate) const fn new(shift: i32, entry: u64, longest: u32) -> Self {
        Self::staggered([shift, shift], [0, 0], entry, longest)
    }

    /// A direction in which a step from one of the cells `classes[i]` is by
    /// `shifts[i]` bits. Two steps are alike, since one starts on a row of
    /// either class.
    pub(crate) const fn staggered(
        shifts: [i32; 2],
        classes: [u64; 2],
        entry: u64,
        longest: u32,
    ) -> Self {
        Self {
            shifts,
            classes,
            entry,
            longest,
            ascending: if shifts[0] > 0 { !0 } else { 0 },
        }
    }

    /// A step from every cell of `set`. What leaves the board is not on
    /// `entry`.
    #[inline(always)]
    const fn wild_step(&self, set: u64) -> u64 {
        let [a, b] = self.shifts;
        if a == b {
            shift(set, a)
        } else {
            shift(set & self.classes[0], a) | shift(set & self.classes[1], b)
        }
    }

    /// A step from every cell of `set` that has a neighbour in this direction.
    #[inline(always)]
    pub(crate) const fn step(&self, set: u64) -> u64 {
        self.wild_step(set) & self.entry
    }

    /// The cells out of `land` that pieces on `from` reach over `empty` cells:
    /// empty ones, and the first ones behind them.
    ///
    /// A Kogge-Stone fill: paths of one and two cells are put together to
    /// longer ones, as far as this board has them.
    #[inline(always)]
    pub(crate) const fn slide(&self, from: u64, empty: u64, land: u64) -> u64 {
        let two = self.shifts[0] + self.shifts[1];
        // Empty cells that have a cell behind them: then paths of one cell lead
        // on to them.
        let one_open = empty & self.entry;
        let mut reached = from | one_open & self.wild_step(from);
        // Empty cells with an empty one behind them: paths of up to three.
        let two_open = one_open & self.wild_step(one_open);
        reached |= two_open & shift(reached, two);
        if self.longest > 7 {
            // Up to seven.
            let four_open = two_open & shift(two_open, two);
            reached |= four_open & shift(reached, 2 * two);
        } else if self.longest > 5 {
            // Up to five.
            reached |= two_open & shift(reached, two);
        }
        self.wild_step(reached) & (land & self.entry)
    }

    /// All cells in this direction from `bit`.
    pub(crate) const fn ray(&self, bit: u32) -> u64 {
        let mut ray = 0;
        let mut at = self.step(1 << bit);
        while at != 0 {
            ray |= at;
            at = self.step(at);
        }
        ray
    }

    /// Which of `cells`, a part of a ray in this direction, comes first. There
    /// must be one.
    #[inline(always)]
    pub(crate) const fn nearest(&self, cells: u64) -> u32 {
        debug_assert!(cells != 0);
        let lowest = cells.trailing_zeros();
        let highest = 63 - (cells | 1).leading_zeros();
        // Chosen without a branch, which could not be predicted.
        (highest ^ (lowest ^ highest) & self.ascending) & 63
    }
}

#[inline(always)]
const fn shift(set: u64, by: i32) -> u64 {
    if by < 0 { set >> -by } else { set << by }
}

/// The rays of `N` directions from each bit.
pub(crate) const fn rays<const N: usize>(ways: &[Way; N], board: u64) -> [[u64; 64]; N] {
    let mut rays = [[0; 64]; N];
    let mut way = 0;
    while way < N {
        let mut bit = 0;
        while bit < 64 {
            if board >> bit & 1 != 0 {
                rays[way][bit] = ways[way].ray(bit as u32);
            }
            bit += 1;
        }
        way += 1;
    }
    rays
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use abstract_games_core::zobrist::keys;

    /// Holds a way against its definition, `neighbour`, on every cell; and its
    /// slides against walking cell by cell, with sparse and dense pieces.
    pub(crate) fn check_way(way: &Way, board: u64, neighbour: impl Fn(u32) -> Option<u32>) {
        let cells = || (0..64).filter(|bit| board >> bit & 1 == 1);
        for cell in cells() {
            let expected = neighbour(cell).map_or(0, |next| 1 << next);
            assert_eq!(way.step(1 << cell), expected, "from {cell}");
            assert!(neighbour(cell).is_none_or(|next| (next > cell) == (way.ascending != 0)));
        }
        let words = keys::<300>(1988).map(|word| word & board);
        for pair in words.windows(3) {
            for occupied in [pair[0], pair[0] & pair[1], pair[0] & pair[1] & pair[2]] {
                let from = occupied & pair[2].rotate_left(7);
                let mut expected = 0_u64;
                for cell in cells().filter(|cell| from >> cell & 1 == 1) {
                    let mut at = neighbour(cell);
                    while let Some(next) = at {
                        assert_eq!(expected >> next & 1, 0, "reached twice: {next}");
                        expected |= 1 << next;
                        at = neighbour(next).filter(|_| occupied >> next & 1 == 0);
                    }
                }
                assert_eq!(way.slide(from, board & !occupied, board), expected);
            }
        }
    }
}
