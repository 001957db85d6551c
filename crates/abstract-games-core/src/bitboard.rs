//! Sets of cells as bits: [`Bitboard`], and helpers for single words.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign};

/// A set of cells, one bit a cell, in `W` 64-bit words: room for `64 * W`
/// cells. Cell `c` is bit `c % 64` of word `c / 64`.
///
/// Methods that take a cell index panic if it is `64 * W` or more.
///
/// ```
/// use abstract_games_core::Bitboard;
///
/// let set: Bitboard<2> = [3, 70, 71].into_iter().collect();
/// assert_eq!(set.len(), 3);
/// assert_eq!(set.nth(1), Some(70));
/// assert!(set.iter().eq([3, 70, 71]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bitboard<const W: usize> {
    words: [u64; W],
}

impl<const W: usize> Bitboard<W> {
    /// No cell.
    pub const EMPTY: Self = Self { words: [0; W] };

    /// The set with these words, lowest cells first.
    #[inline]
    #[must_use]
    pub const fn from_words(words: [u64; W]) -> Self {
        Self { words }
    }

    /// The words, lowest cells first.
    #[inline]
    #[must_use]
    pub const fn words(&self) -> &[u64; W] {
        &self.words
    }

    /// The set of one cell.
    #[inline]
    #[must_use]
    pub const fn from_cell(cell: u16) -> Self {
        Self::EMPTY.with(cell)
    }

    /// The cells `0..count`, for a board of `count` cells.
    ///
    /// # Panics
    ///
    /// If `count` is more than `64 * W`.
    #[must_use]
    pub const fn first_cells(count: u16) -> Self {
        assert!(count as usize <= 64 * W, "more cells than bits");
        let mut words = [0; W];
        let mut cell = 0;
        while cell < count {
            words[cell as usize / 64] |= 1 << (cell % 64);
            cell += 1;
        }
        Self { words }
    }

    /// Whether the set holds `cell`.
    #[inline]
    #[must_use]
    pub const fn contains(&self, cell: u16) -> bool {
        self.words[cell as usize / 64] >> (cell % 64) & 1 != 0
    }

    /// Adds `cell`.
    #[inline]
    pub const fn insert(&mut self, cell: u16) {
        self.words[cell as usize / 64] |= 1 << (cell % 64);
    }

    /// Takes `cell` out.
    #[inline]
    pub const fn remove(&mut self, cell: u16) {
        self.words[cell as usize / 64] &= !(1 << (cell % 64));
    }

    /// The set with `cell` added.
    #[inline]
    #[must_use]
    pub const fn with(mut self, cell: u16) -> Self {
        self.insert(cell);
        self
    }

    /// Whether there is no cell in the set.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().fold(0, |all, word| all | word) == 0
    }

    /// The number of cells in the set.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// The lowest cell.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Option<u16> {
        self.iter().next()
    }

    /// The `n`-th lowest cell, counted from 0.
    #[inline]
    #[must_use]
    pub fn nth(&self, n: u32) -> Option<u16> {
        let mut left = n;
        for (i, &word) in self.words.iter().enumerate() {
            let ones = word.count_ones();
            if left < ones {
                return nth_one(word, left).map(|bit| (64 * i) as u16 + bit as u16);
            }
            left -= ones;
        }
        None
    }

    /// The cells of `self` that are not in `other`.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self {
            words: core::array::from_fn(|i| self.words[i] & !other.words[i]),
        }
    }

    /// Whether the two sets share a cell.
    #[inline]
    #[must_use]
    pub fn intersects(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Whether every cell of `self` is in `other`.
    #[inline]
    #[must_use]
    pub fn is_subset(self, other: Self) -> bool {
        self.without(other).is_empty()
    }

    /// The cells in ascending order.
    #[inline]
    #[must_use]
    pub const fn iter(&self) -> Cells<W> {
        Cells {
            words: self.words,
            word: 0,
        }
    }
}

impl<const W: usize> Default for Bitboard<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

macro_rules! bitwise {
    ($operator:ident, $method:ident, $assign_operator:ident, $assign:ident, $symbol:tt) => {
        impl<const W: usize> $operator for Bitboard<W> {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                Self { words: core::array::from_fn(|i| self.words[i] $symbol other.words[i]) }
            }
        }

        impl<const W: usize> $assign_operator for Bitboard<W> {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = *self $symbol other;
            }
        }
    };
}

bitwise!(BitAnd, bitand, BitAndAssign, bitand_assign, &);
bitwise!(BitOr, bitor, BitOrAssign, bitor_assign, |);
bitwise!(BitXor, bitxor, BitXorAssign, bitxor_assign, ^);

impl<const W: usize> FromIterator<u16> for Bitboard<W> {
    fn from_iter<I: IntoIterator<Item = u16>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<const W: usize> IntoIterator for Bitboard<W> {
    type Item = u16;
    type IntoIter = Cells<W>;

    #[inline]
    fn into_iter(self) -> Cells<W> {
        self.iter()
    }
}

impl<const W: usize> fmt::Debug for Bitboard<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The cells of a [`Bitboard`], ascending.
#[derive(Clone, Debug)]
pub struct Cells<const W: usize> {
    words: [u64; W],
    word: usize,
}

impl<const W: usize> Cells<W> {
    /// The cells not yet given, as a set.
    #[inline]
    #[must_use]
    pub const fn rest(&self) -> Bitboard<W> {
        Bitboard { words: self.words }
    }
}

impl<const W: usize> Iterator for Cells<W> {
    type Item = u16;

    #[inline]
    fn next(&mut self) -> Option<u16> {
        while let Some(word) = self.words.get_mut(self.word) {
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Some((64 * self.word) as u16 + bit as u16);
            }
            self.word += 1;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.rest().len() as usize;
        (len, Some(len))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<u16> {
        let mut left = u32::try_from(n).unwrap_or(u32::MAX);
        while let Some(word) = self.words.get_mut(self.word) {
            let ones = word.count_ones();
            if left < ones {
                let bit = nth_one(*word, left)?;
                *word &= !1 << bit;
                return Some((64 * self.word) as u16 + bit as u16);
            }
            left -= ones;
            *word = 0;
            self.word += 1;
        }
        None
    }

    #[inline]
    fn fold<B, F: FnMut(B, u16) -> B>(self, init: B, mut f: F) -> B {
        let mut result = init;
        for (i, word) in self.words.into_iter().enumerate().skip(self.word) {
            for bit in ones(word) {
                result = f(result, (64 * i) as u16 + bit as u16);
            }
        }
        result
    }
}

impl<const W: usize> ExactSizeIterator for Cells<W> {}
impl<const W: usize> FusedIterator for Cells<W> {}

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

/// The position of the `n`-th lowest one bit of `word`, counted from 0, or
/// `None` if it has no more than `n`.
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

/// The position of the `n`-th lowest one bit of a byte, counted from 0, by a
/// table. It means nothing if the byte has no more than `n`.
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

    #[test]
    fn cells_come_ascending_whichever_way_they_are_asked_for() {
        let cells = [0, 1, 63, 64, 100, 127, 128, 191];
        let set: Bitboard<3> = cells.into_iter().collect();
        assert_eq!(set.len(), 8);
        assert!(set.iter().eq(cells));
        assert_eq!(set.iter().sum::<u16>(), cells.iter().sum());
        for (n, &cell) in cells.iter().enumerate() {
            assert_eq!(set.nth(n as u32), Some(cell));
            let mut iter = set.iter();
            assert_eq!(iter.nth(n), Some(cell));
            assert_eq!(iter.len(), cells.len() - n - 1);
            assert!(iter.clone().eq(cells[n + 1..].iter().copied()));
            assert_eq!(iter.fold(0, |count, _| count + 1), cells.len() - n - 1);
        }
        assert_eq!(set.nth(8), None);
        assert_eq!(set.iter().nth(usize::MAX), None);
    }

    #[test]
    fn set_algebra() {
        let a: Bitboard<2> = [1, 2, 70].into_iter().collect();
        let b: Bitboard<2> = [2, 70, 90].into_iter().collect();
        assert!((a & b).iter().eq([2, 70]));
        assert!((a | b).iter().eq([1, 2, 70, 90]));
        assert!((a ^ b).iter().eq([1, 90]));
        assert!(a.without(b).iter().eq([1]));
        assert!(a.intersects(b) && !a.intersects(Bitboard::from_cell(90)));
        assert!((a & b).is_subset(a) && !a.is_subset(b));
        assert_eq!(Bitboard::<2>::first_cells(127).len(), 127);
        assert_eq!(Bitboard::<1>::first_cells(64).words(), &[u64::MAX]);
        assert_eq!(Bitboard::<2>::EMPTY.first(), None);
    }
}
