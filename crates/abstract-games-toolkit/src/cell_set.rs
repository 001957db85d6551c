//! Sets of cells as bits.

use core::cmp::Ordering;
use core::fmt;
use core::hash::Hash;
use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign};

use crate::bits::nth_one;

/// A cell of a board, as a bit of a [`CellSet`].
///
/// Ascending bits must be ascending cells. A game whose moves are shifts may
/// leave bits between the rows unused.
pub trait BoardCell: Copy + Ord {
    /// The bit of this cell.
    fn bit(self) -> u32;

    /// The cell of a bit, or `None` if no set can contain that bit. Where a bit
    /// below that is not a cell of the board, any cell will do. Must not panic.
    fn from_bit(bit: u32) -> Option<Self>;
}

/// Cells as plain numbers, for a small board without a type of its own for them.
impl BoardCell for u8 {
    #[inline]
    fn bit(self) -> u32 {
        self.into()
    }

    #[inline]
    fn from_bit(bit: u32) -> Option<Self> {
        Self::try_from(bit).ok()
    }
}

/// The word or words that hold a [`CellSet`]: `u32`, `u64` or `[u64; W]`.
///
/// A method that takes a bit may panic if the bit is [`WIDTH`](Self::WIDTH) or
/// more.
pub trait Bits: Copy + Eq + Ord + Hash + fmt::Debug {
    /// The number of bits.
    const WIDTH: u32;
    /// No bit.
    const EMPTY: Self;

    /// Only this bit.
    #[must_use]
    fn single(bit: u32) -> Self;

    /// This bit and all below it.
    #[must_use]
    fn up_to(bit: u32) -> Self;

    /// Whether the bit is set.
    #[must_use]
    fn get(self, bit: u32) -> bool;

    /// Sets the bit.
    fn set(&mut self, bit: u32);

    /// Clears the bit.
    fn clear(&mut self, bit: u32);

    /// The bits set in both.
    #[must_use]
    fn and(self, other: Self) -> Self;

    /// The bits set in either.
    #[must_use]
    fn or(self, other: Self) -> Self;

    /// The bits set in exactly one.
    #[must_use]
    fn xor(self, other: Self) -> Self;

    /// The bits of `self` that are not set in `other`.
    #[must_use]
    fn and_not(self, other: Self) -> Self;

    /// Whether no bit is set.
    #[must_use]
    fn is_empty(self) -> bool;

    /// The number of bits set.
    #[must_use]
    fn count(self) -> usize;

    /// The highest bit set, or `None`.
    #[must_use]
    fn last(self) -> Option<u32>;

    /// The `n`-th lowest bit set, counting from 0, or `None`.
    #[must_use]
    fn nth(self, n: usize) -> Option<u32>;

    /// Calls `f` with each bit set, ascending.
    fn fold<T>(self, init: T, f: impl FnMut(T, u32) -> T) -> T;

    /// Clears the lowest bit set, given that all words before `word` are zero,
    /// and returns it. `word` is 0 for the first call, and then the value that
    /// the previous call left.
    fn pop_first(&mut self, word: &mut usize) -> Option<u32>;
}

macro_rules! word_bits {
    ($word:ty) => {
        impl Bits for $word {
            const WIDTH: u32 = <$word>::BITS;
            const EMPTY: Self = 0;

            #[inline]
            fn single(bit: u32) -> Self {
                1 << bit
            }

            #[inline]
            fn up_to(bit: u32) -> Self {
                !(!1 << bit)
            }

            #[inline]
            fn get(self, bit: u32) -> bool {
                self >> bit & 1 != 0
            }

            #[inline]
            fn set(&mut self, bit: u32) {
                *self |= 1 << bit;
            }

            #[inline]
            fn clear(&mut self, bit: u32) {
                *self &= !(1 << bit);
            }

            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }

            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }

            #[inline]
            fn xor(self, other: Self) -> Self {
                self ^ other
            }

            #[inline]
            fn and_not(self, other: Self) -> Self {
                self & !other
            }

            #[inline]
            fn is_empty(self) -> bool {
                self == 0
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn last(self) -> Option<u32> {
                self.checked_ilog2()
            }

            #[inline]
            fn nth(self, n: usize) -> Option<u32> {
                nth_one(self.into(), u32::try_from(n).ok()?)
            }

            #[inline]
            fn fold<T>(self, init: T, mut f: impl FnMut(T, u32) -> T) -> T {
                let (mut bits, mut result) = (self, init);
                while bits != 0 {
                    result = f(result, bits.trailing_zeros());
                    bits &= bits - 1;
                }
                result
            }

            #[inline]
            fn pop_first(&mut self, _: &mut usize) -> Option<u32> {
                if *self == 0 {
                    return None;
                }
                let bit = self.trailing_zeros();
                *self &= *self - 1;
                Some(bit)
            }
        }
    };
}

word_bits!(u32);
word_bits!(u64);

impl<const W: usize> Bits for [u64; W] {
    const WIDTH: u32 = 64 * W as u32;
    const EMPTY: Self = [0; W];

    // Each word is computed by itself: to store one word and then read all of
    // them back costs more than the shifts.
    #[inline]
    fn single(bit: u32) -> Self {
        core::array::from_fn(|i| u64::from(i == bit as usize / 64) << (bit % 64))
    }

    #[inline]
    fn up_to(bit: u32) -> Self {
        let word = bit as usize / 64;
        core::array::from_fn(|i| match i.cmp(&word) {
            Ordering::Less => u64::MAX,
            Ordering::Equal => u64::up_to(bit % 64),
            Ordering::Greater => 0,
        })
    }

    #[inline]
    fn get(self, bit: u32) -> bool {
        self[bit as usize / 64] >> (bit % 64) & 1 != 0
    }

    #[inline]
    fn set(&mut self, bit: u32) {
        self[bit as usize / 64] |= 1 << (bit % 64);
    }

    #[inline]
    fn clear(&mut self, bit: u32) {
        self[bit as usize / 64] &= !(1 << (bit % 64));
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        core::array::from_fn(|i| self[i] & other[i])
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        core::array::from_fn(|i| self[i] | other[i])
    }

    #[inline]
    fn xor(self, other: Self) -> Self {
        core::array::from_fn(|i| self[i] ^ other[i])
    }

    #[inline]
    fn and_not(self, other: Self) -> Self {
        core::array::from_fn(|i| self[i] & !other[i])
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    fn count(self) -> usize {
        self.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    fn last(self) -> Option<u32> {
        let (i, word) = self.iter().enumerate().rfind(|(_, word)| **word != 0)?;
        Some(64 * i as u32 + word.ilog2())
    }

    #[inline]
    fn nth(self, n: usize) -> Option<u32> {
        let mut left = n;
        for (i, &word) in self.iter().enumerate() {
            let ones = word.count_ones() as usize;
            if left < ones {
                return nth_one(word, left as u32).map(|bit| 64 * i as u32 + bit);
            }
            left -= ones;
        }
        None
    }

    #[inline]
    fn fold<T>(self, init: T, mut f: impl FnMut(T, u32) -> T) -> T {
        let mut result = init;
        for (i, word) in self.into_iter().enumerate() {
            result = word.fold(result, |result, bit| f(result, 64 * i as u32 + bit));
        }
        result
    }

    #[inline]
    fn pop_first(&mut self, word: &mut usize) -> Option<u32> {
        while let Some(bits) = self.get_mut(*word) {
            if let Some(bit) = bits.pop_first(&mut 0) {
                return Some(64 * *word as u32 + bit);
            }
            *word += 1;
        }
        None
    }
}

/// A set of the cells `C` of a board, one bit a cell, in the bits `B`: `u32`,
/// `u64` or `[u64; W]`. Each game has an alias with its own cells and bits.
///
/// `&`, `|` and `^` are intersection, union and symmetric difference. Iteration
/// is in ascending order. `Display` writes the cells separated by spaces
/// (`a1 e1`), and `-` for the empty set.
///
/// ```
/// use abstract_games_toolkit::CellSet;
///
/// let set: CellSet<u8, u32> = [3, 20, 7].into_iter().collect();
/// assert_eq!(set.len(), 3);
/// assert!(set.contains(7));
/// assert!(set.iter().eq([3, 7, 20]));
/// assert_eq!(set.to_string(), "3 7 20");
/// ```
pub struct CellSet<C, B> {
    bits: B,
    cell: PhantomData<C>,
}

impl<C, B> CellSet<C, B> {
    /// The set with these bits. The caller makes sure that each of them is a
    /// cell of the board.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: B) -> Self {
        Self {
            bits,
            cell: PhantomData,
        }
    }

    /// The bits of the set.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> B
    where
        B: Copy,
    {
        self.bits
    }
}

impl<C, B: Bits> CellSet<C, B> {
    /// The empty set.
    pub const EMPTY: Self = Self::from_bits(B::EMPTY);

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.bits.is_empty()
    }

    /// The number of cells in the set.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.bits.count()
    }

    /// The cells of `self` that are not in `other`.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits.and_not(other.bits))
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
}

impl<C: BoardCell, B: Bits> CellSet<C, B> {
    /// Whether `cell` is in the set.
    #[inline]
    #[must_use]
    pub fn contains(self, cell: C) -> bool {
        self.bits.get(cell.bit())
    }

    /// Adds `cell`.
    #[inline]
    pub fn insert(&mut self, cell: C) {
        self.bits.set(cell.bit());
    }

    /// Removes `cell`.
    #[inline]
    pub fn remove(&mut self, cell: C) {
        self.bits.clear(cell.bit());
    }

    /// The set with `cell` added.
    #[inline]
    #[must_use]
    pub fn with(mut self, cell: C) -> Self {
        self.insert(cell);
        self
    }

    /// The first cell.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<C> {
        self.iter().next()
    }

    /// The last cell.
    #[inline]
    #[must_use]
    pub fn last(self) -> Option<C> {
        self.bits.last().and_then(C::from_bit)
    }

    /// The `n`-th cell, counting from 0.
    #[inline]
    #[must_use]
    pub fn nth(self, n: usize) -> Option<C> {
        self.bits.nth(n).and_then(C::from_bit)
    }

    /// The cells in ascending order.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> CellIter<C, B> {
        CellIter {
            rest: self,
            word: 0,
        }
    }
}

// Written out because derives would require traits of `C` that a set does not
// need.
impl<C, B: Copy> Clone for CellSet<C, B> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C, B: Copy> Copy for CellSet<C, B> {}

impl<C, B: PartialEq> PartialEq for CellSet<C, B> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<C, B: Eq> Eq for CellSet<C, B> {}

impl<C, B: Ord> PartialOrd for CellSet<C, B> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// By bits. The order has no other meaning.
impl<C, B: Ord> Ord for CellSet<C, B> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.bits.cmp(&other.bits)
    }
}

impl<C, B: Hash> Hash for CellSet<C, B> {
    #[inline]
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<C, B: Bits> Default for CellSet<C, B> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<C: BoardCell, B: Bits> From<C> for CellSet<C, B> {
    #[inline]
    fn from(cell: C) -> Self {
        Self::from_bits(B::single(cell.bit()))
    }
}

macro_rules! operator {
    ($operator:ident, $method:ident, $assign_operator:ident, $assign:ident, $bits:ident) => {
        impl<C, B: Bits> $operator for CellSet<C, B> {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                Self::from_bits(self.bits.$bits(other.bits))
            }
        }

        impl<C, B: Bits> $assign_operator for CellSet<C, B> {
            #[inline]
            fn $assign(&mut self, other: Self) {
                self.bits = self.bits.$bits(other.bits);
            }
        }
    };
}

operator!(BitAnd, bitand, BitAndAssign, bitand_assign, and);
operator!(BitOr, bitor, BitOrAssign, bitor_assign, or);
operator!(BitXor, bitxor, BitXorAssign, bitxor_assign, xor);

impl<C: BoardCell, B: Bits> Extend<C> for CellSet<C, B> {
    #[inline]
    fn extend<I: IntoIterator<Item = C>>(&mut self, cells: I) {
        cells.into_iter().for_each(|cell| self.insert(cell));
    }
}

impl<C: BoardCell, B: Bits> FromIterator<C> for CellSet<C, B> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = C>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<C: BoardCell, B: Bits> IntoIterator for CellSet<C, B> {
    type Item = C;
    type IntoIter = CellIter<C, B>;

    #[inline]
    fn into_iter(self) -> CellIter<C, B> {
        self.iter()
    }
}

impl<C: BoardCell + fmt::Display, B: Bits> fmt::Display for CellSet<C, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (i, cell) in self.iter().enumerate() {
            let space = if i > 0 { " " } else { "" };
            write!(f, "{space}{cell}")?;
        }
        Ok(())
    }
}

impl<C: BoardCell + fmt::Debug, B: Bits> fmt::Debug for CellSet<C, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The cells of a [`CellSet`] in ascending order.
pub struct CellIter<C, B> {
    rest: CellSet<C, B>,
    /// Words before this one are empty.
    word: usize,
}

impl<C: BoardCell, B: Bits> CellIter<C, B> {
    /// The cells not yet returned.
    #[inline]
    #[must_use]
    pub const fn rest(&self) -> CellSet<C, B> {
        self.rest
    }
}

impl<C: BoardCell, B: Bits> Iterator for CellIter<C, B> {
    type Item = C;

    #[inline]
    fn next(&mut self) -> Option<C> {
        let bit = self.rest.bits.pop_first(&mut self.word)?;
        C::from_bit(bit)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len(), Some(self.rest.len()))
    }

    #[inline]
    fn count(self) -> usize {
        self.rest.len()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<C> {
        let Some(bit) = self.rest.bits.nth(n) else {
            self.rest = CellSet::EMPTY;
            return None;
        };
        // Drops that bit and everything below.
        self.rest.bits = self.rest.bits.and_not(B::up_to(bit));
        C::from_bit(bit)
    }

    #[inline]
    fn last(self) -> Option<C> {
        self.rest.last()
    }

    #[inline]
    fn fold<T, F: FnMut(T, C) -> T>(self, init: T, mut f: F) -> T {
        self.rest
            .bits
            .fold(init, |result, bit| match C::from_bit(bit) {
                Some(cell) => f(result, cell),
                None => result,
            })
    }
}

impl<C, B: Copy> Clone for CellIter<C, B> {
    #[inline]
    fn clone(&self) -> Self {
        Self {
            rest: self.rest,
            word: self.word,
        }
    }
}

impl<C: BoardCell + fmt::Debug, B: Bits> fmt::Debug for CellIter<C, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.rest).finish()
    }
}

impl<C: BoardCell, B: Bits> ExactSizeIterator for CellIter<C, B> {}
impl<C: BoardCell, B: Bits> FusedIterator for CellIter<C, B> {}
