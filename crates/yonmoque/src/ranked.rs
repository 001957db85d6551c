//! Finding the `n`-th square of a set without walking over those before it.

use abstract_games_core::bitboard::nth_one_of_byte;

use crate::{Square, Squares};

/// A set with its squares counted: it knows how many there are and which is
/// the `n`-th.
///
/// Picking a random move asks this of the same sets again and again, at a
/// place that no branch predictor can guess; hence no loops and no branches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked {
    bits: u32,
    /// Byte `i`: how many bits are set in bytes 0 to `i` of `bits`.
    totals: u32,
}

/// Lowest bits of the four bytes.
const LOW: u32 = 0x0101_0101;
/// Highest bits of the four bytes.
const HIGH: u32 = 0x8080_8080;

impl Ranked {
    #[inline]
    pub(crate) const fn new(set: Squares) -> Self {
        let bits = set.bits();
        let pairs = bits - (bits >> 1 & 0x5555_5555);
        let nibbles = (pairs & 0x3333_3333) + (pairs >> 2 & 0x3333_3333);
        let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f;
        Self {
            bits,
            totals: bytes.wrapping_mul(LOW),
        }
    }

    /// How many squares there are.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        (self.totals >> 24) as usize
    }

    /// The `n`-th square, counted from 0.
    #[inline]
    pub(crate) const fn nth(self, n: usize) -> Option<Square> {
        if n >= self.len() {
            return None;
        }
        // The square is in the first byte whose total exceeds n. Both are less
        // than 64, so the bytes cannot borrow from each other.
        let n = n as u32;
        let exceeds = ((self.totals | HIGH) - (n + 1) * LOW) & HIGH;
        let shift = exceeds.trailing_zeros() & 0b11000;
        let before = (self.totals << 8) >> shift & 0xff;
        let bit = nth_one_of_byte((self.bits >> shift) as u8, n - before);
        Square::from_index(shift as usize + bit as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_agree_with_counting_up() {
        // All sets of a byte at each place, among full and empty surroundings.
        for byte in 0..256_u32 {
            for shift in 0..25 {
                for around in [0, !(0xff << shift)] {
                    let bits = (byte << shift | around) & Squares::ALL.bits();
                    let set = Squares::from_bits(bits).unwrap();
                    let ranked = Ranked::new(set);
                    let mut n = 0;
                    for square in Square::ALL {
                        if set.contains(square) {
                            assert_eq!(ranked.nth(n), Some(square), "{set:?} {n}");
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
