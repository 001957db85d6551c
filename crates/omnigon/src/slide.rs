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
    /// How far a step rotates the word, to the left, from two classes of cells.
    rotations: [u32; 2],
    /// These classes, if the rotations differ.
    classes: [u64; 2],
    /// The cells that can be entered in this direction.
    entry: u64,
    /// Whether the bits go up in this direction.
    ascending: bool,
}

impl Way {
    /// A direction in which all steps are alike, by `shift` bits. Bits that
    /// leave the board must not land on `entry`, the cells that can be entered.
    pub(crate) const fn new(shift: i32, entry: u64) -> Self {
        Self::staggered([shift, shift], [0, 0], entry)
    }

    /// A direction in which a step from one of the cells `classes[i]` is by
    /// `shifts[i]` bits. Two steps are alike, since one starts on a row of
    /// either class.
    pub(crate) const fn staggered(shifts: [i32; 2], classes: [u64; 2], entry: u64) -> Self {
        Self {
            rotations: [
                shifts[0].rem_euclid(64) as u32,
                shifts[1].rem_euclid(64) as u32,
            ],
            classes,
            entry,
            ascending: shifts[0] > 0,
        }
    }

    /// A step from every cell of `set`. What leaves the board is not on
    /// `entry`.
    #[inline(always)]
    const fn wild_step(&self, set: u64) -> u64 {
        let [a, b] = self.rotations;
        if a == b {
            set.rotate_left(a)
        } else {
            (set & self.classes[0]).rotate_left(a) | (set & self.classes[1]).rotate_left(b)
        }
    }

    /// A step from every cell of `set` that has a neighbour in this direction.
    #[inline(always)]
    pub(crate) const fn step(&self, set: u64) -> u64 {
        self.wild_step(set) & self.entry
    }

    /// All cells that pieces on `from` reach over `empty` cells: the empty
    /// ones, and the first one behind them.
    ///
    /// A Kogge-Stone fill: paths of one, two and four cells are put together
    /// to paths of up to seven, and no line of these boards has more than
    /// eight cells.
    #[inline(always)]
    pub(crate) const fn slide(&self, from: u64, empty: u64) -> u64 {
        let two = (self.rotations[0] + self.rotations[1]) % 64;
        let four = 2 * two % 64;
        // Empty cells with a cell behind them, then those that have one empty
        // cell more behind them, then three.
        let mut open = empty & self.entry;
        let mut reached = from;
        reached |= open & self.wild_step(reached);
        open &= self.wild_step(open);
        reached |= open & reached.rotate_left(two);
        open &= open.rotate_left(two);
        reached |= open & reached.rotate_left(four);
        self.step(reached)
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
        if self.ascending {
            cells.trailing_zeros() & 63
        } else {
            63 - (cells | 1).leading_zeros()
        }
    }
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
            assert!(neighbour(cell).is_none_or(|next| (next > cell) == way.ascending));
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
                assert_eq!(way.slide(from, board & !occupied), expected);
            }
        }
    }
}
