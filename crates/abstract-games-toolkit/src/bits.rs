//! The one bits of a word: iterating over them and picking the n-th.

use core::iter::FusedIterator;

/// The positions of the one bits of a word, ascending.
#[inline]
#[must_use]
pub const fn ones(word: u64) -> Ones {
    Ones { word }
}

/// The iterator of [`ones`].
#[derive(Clone, Debug)]
pub struct Ones {
    word: u64,
}

impl Iterator for Ones {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.word == 0 {
            return None;
        }
        let bit = self.word.trailing_zeros();
        self.word &= self.word - 1;
        Some(bit)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.word.count_ones() as usize;
        (len, Some(len))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }
}

impl ExactSizeIterator for Ones {}
impl FusedIterator for Ones {}

/// The position of the `n`-th lowest one bit of `word`, counting from 0, or
/// `None` if it has `n` one bits or fewer.
///
/// Counts the bits of all eight bytes at once, finds the byte by comparing
/// running totals, then looks its bit up: about the cost of a multiplication
/// whatever `n` is, without a branch that depends on it (a random `n` makes one
/// that cannot be predicted), and without needing a newer instruction set.
#[inline]
#[must_use]
pub const fn nth_one(word: u64, n: u32) -> Option<u32> {
    const LOW_BITS: u64 = 0x0101_0101_0101_0101;
    const HIGH_BITS: u64 = LOW_BITS << 7;
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // Byte i: how many ones there are in bytes 0..=i.
    let totals = bytes.wrapping_mul(LOW_BITS);
    if n as u64 >= totals >> 56 {
        return None;
    }
    // The bit is in the first byte whose total exceeds n. Neither is more than
    // 64, so the bytes cannot borrow from each other.
    let exceeds = ((totals | HIGH_BITS) - (n as u64 + 1) * LOW_BITS) & HIGH_BITS;
    let shift = exceeds.trailing_zeros() & 0b11_1000;
    let before = ((totals << 8) >> shift & 0xff) as u32;
    Some(shift + nth_one_of_byte((word >> shift) as u8, n.wrapping_sub(before)))
}

/// The position of the `n`-th lowest one bit of a byte, counting from 0, from a
/// table. Unspecified if the byte has `n` one bits or fewer.
#[inline]
#[must_use]
pub const fn nth_one_of_byte(byte: u8, n: u32) -> u32 {
    NTH_ONES[byte as usize][n as usize & 7] as u32
}

static NTH_ONES: [[u8; 8]; 256] = nth_ones();

const fn nth_ones() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words with few, many, and awkwardly placed bits.
    fn words() -> impl Iterator<Item = u64> {
        let edges = [
            0,
            1,
            1 << 63,
            u64::MAX,
            0xff,
            0xff << 56,
            0x8000_0001_8000_0001,
        ];
        edges
            .into_iter()
            .chain(crate::zobrist::keys::<100>(1))
            .chain(crate::zobrist::keys::<100>(2).map(|w| w & (w >> 7) & (w >> 19)))
            .chain(crate::zobrist::keys::<300>(1981))
    }

    fn bits_one_by_one(word: u64) -> impl Iterator<Item = u32> {
        (0..64).filter(move |bit| word >> bit & 1 == 1)
    }

    #[test]
    fn ones_and_nth_one_agree_with_looking_at_every_bit() {
        for word in words() {
            assert!(ones(word).eq(bits_one_by_one(word)), "{word:#x}");
            assert_eq!(ones(word).count(), bits_one_by_one(word).count());
            for n in 0..70 {
                let expected = bits_one_by_one(word).nth(n as usize);
                assert_eq!(nth_one(word, n), expected, "{word:#x}, {n}");
            }
            assert_eq!(nth_one(word, u32::MAX), None);
        }
    }
}
