//! A cell set prepared for picking its `n`-th cell many times.

use abstract_games_toolkit::bits::nth_one_of_byte;

use crate::{Cell, CellSet};

/// A cell set with running totals of its bits.
///
/// Drawing a move picks cells of the same sets several times, and no branch
/// predictor can guess which. So the totals are computed only once, and there
/// is neither a loop nor a branch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    bits: u32,
    /// Byte `i` is the number of bits set in bytes 0 to `i` of `bits`.
    totals: u32,
}

/// The lowest bit of each byte.
const LOW: u32 = 0x0101_0101;
/// The highest bit of each byte.
const HIGH: u32 = 0x8080_8080;

impl Ranked {
    #[inline]
    pub(super) const fn new(cells: CellSet) -> Self {
        let bits = cells.bits();
        let pairs = bits - (bits >> 1 & 0x5555_5555);
        let nibbles = (pairs & 0x3333_3333) + (pairs >> 2 & 0x3333_3333);
        let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f;
        Self {
            bits,
            totals: bytes.wrapping_mul(LOW),
        }
    }

    /// The number of cells.
    #[inline]
    pub(super) const fn len(self) -> usize {
        (self.totals >> 24) as usize
    }

    /// The `n`-th cell, counting from 0.
    #[inline]
    pub(super) const fn nth(self, n: usize) -> Option<Cell> {
        if n >= self.len() {
            return None;
        }
        // The cell is in the first byte whose total exceeds n. Both are less
        // than 64, so the bytes cannot borrow from each other.
        let n = n as u32;
        let exceeds = ((self.totals | HIGH) - (n + 1) * LOW) & HIGH;
        let shift = exceeds.trailing_zeros() & 0b11000;
        let before = (self.totals << 8) >> shift & 0xff;
        let bit = nth_one_of_byte((self.bits >> shift) as u8, n - before);
        Cell::new(shift as usize + bit as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BOARD;

    /// Every byte at every place, in empty and full surroundings.
    #[test]
    fn agrees_with_counting_up() {
        for byte in 0..256_u32 {
            for shift in 0..25 {
                for around in [0, !(0xff << shift)] {
                    let bits = (byte << shift | around) & BOARD.bits();
                    let set = CellSet::from_bits(bits);
                    let ranked = Ranked::new(set);
                    let mut n = 0;
                    for cell in Cell::ALL {
                        if set.contains(cell) {
                            assert_eq!(ranked.nth(n), Some(cell), "{set:?} {n}");
                            n += 1;
                        }
                    }
                    assert_eq!(ranked.len(), n);
                    assert!((n..40).all(|n| ranked.nth(n).is_none()));
                    assert_eq!(ranked.nth(usize::MAX), None);
                }
            }
        }
    }
}
