//! Sets of cells, one bit a cell.

use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::ops::{BitAnd, BitOr, BitXor, Not};

use sealed::Bit;

/// A cell of one of the two boards: [`hexagon::Cell`](crate::hexagon::Cell)
/// or [`patent::Cell`](crate::patent::Cell).
pub trait BoardCell: Bit {}

impl<C: Bit> BoardCell for C {}

pub(crate) mod sealed {
    use core::fmt::{Debug, Display};
    use core::hash::Hash;

    /// A cell as a bit of a 64-bit word. Ascending bits are ascending cells.
    pub trait Bit: Copy + Eq + Ord + Hash + Debug + Display {
        /// The bits that are cells.
        const BOARD: u64;

        /// The cell of a bit below 64; some cell if the bit is none.
        fn from_bit(bit: u32) -> Self;

        /// The bit of the cell.
        fn bit(self) -> u32;
    }
}

/// A set of cells of one board.
///
/// `&`, `|`, `^` and `!` are set algebra; iterating gives the cells in
/// ascending order, row by row from the bottom.
///
/// ```
/// use omnigon::Cells;
/// use omnigon::patent::Cell;
///
/// let corners: Cells<Cell> = ["a1", "e1", "a8", "e8"]
///     .into_iter()
///     .map(|name| name.parse().unwrap())
///     .collect();
/// assert_eq!(corners.len(), 4);
/// assert_eq!((!corners).len(), 36);
/// assert_eq!(corners.to_string(), "a1 e1 a8 e8");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cells<C> {
    bits: u64,
    cell: PhantomData<C>,
}

impl<C: BoardCell> Cells<C> {
    /// No cell.
    pub const EMPTY: Self = Self::from_bits(0);

    /// The whole board.
    pub const ALL: Self = Self::from_bits(C::BOARD);

    /// The set of these bits, all of which must be cells.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self {
            bits,
            cell: PhantomData,
        }
    }

    /// Whether `cell` is in the set.
    #[inline]
    #[must_use]
    pub fn contains(self, cell: C) -> bool {
        self.bits >> cell.bit() & 1 != 0
    }

    /// Whether there is no cell in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The number of cells in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// The lowest cell.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<C> {
        self.iter().next()
    }

    /// The cells in ascending order.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> CellIter<C> {
        CellIter { left: self }
    }
}

impl<C: BoardCell> BitAnd for Cells<C> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }
}

impl<C: BoardCell> BitOr for Cells<C> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }
}

impl<C: BoardCell> BitXor for Cells<C> {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self::from_bits(self.bits ^ other.bits)
    }
}

impl<C: BoardCell> Not for Cells<C> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        self ^ Self::ALL
    }
}

impl<C: BoardCell> Default for Cells<C> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<C: BoardCell> From<C> for Cells<C> {
    #[inline]
    fn from(cell: C) -> Self {
        Self::from_bits(1 << cell.bit())
    }
}

impl<C: BoardCell> FromIterator<C> for Cells<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cells: I) -> Self {
        cells
            .into_iter()
            .fold(Self::EMPTY, |set, cell| set | cell.into())
    }
}

impl<C: BoardCell> IntoIterator for Cells<C> {
    type Item = C;
    type IntoIter = CellIter<C>;

    #[inline]
    fn into_iter(self) -> CellIter<C> {
        self.iter()
    }
}

impl<C: BoardCell> fmt::Debug for Cells<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The names of the cells, ascending, separated by spaces.
impl<C: BoardCell> fmt::Display for Cells<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, cell) in self.iter().enumerate() {
            let space = if i > 0 { " " } else { "" };
            write!(f, "{space}{cell}")?;
        }
        Ok(())
    }
}

/// The cells of a set, ascending.
#[derive(Clone, Debug)]
pub struct CellIter<C: BoardCell> {
    left: Cells<C>,
}

impl<C: BoardCell> Iterator for CellIter<C> {
    type Item = C;

    #[inline]
    fn next(&mut self) -> Option<C> {
        let bits = self.left.bits;
        if bits == 0 {
            return None;
        }
        self.left.bits = bits & (bits - 1);
        Some(C::from_bit(bits.trailing_zeros()))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left.len(), Some(self.left.len()))
    }
}

impl<C: BoardCell> ExactSizeIterator for CellIter<C> {}
impl<C: BoardCell> FusedIterator for CellIter<C> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{hexagon, patent};

    /// Set algebra against membership, cell by cell.
    fn check<C: BoardCell>(count: usize) {
        let all: Cells<C> = Cells::ALL;
        assert_eq!(
            (all.len(), all.iter().len(), all.iter().count()),
            (count, count, count)
        );
        let third: Cells<C> = all.iter().step_by(3).collect();
        let half: Cells<C> = all.iter().step_by(2).collect();
        for cell in all {
            let (a, b) = (third.contains(cell), half.contains(cell));
            assert_eq!((third & half).contains(cell), a && b);
            assert_eq!((third | half).contains(cell), a || b);
            assert_eq!((third ^ half).contains(cell), a != b);
            assert_ne!((!third).contains(cell), a);
            assert_eq!(Cells::from(cell).first(), Some(cell));
        }
        assert!((third & !third).is_empty() && !half.is_empty());
        assert_eq!(Cells::<C>::default().first(), None);
        assert_eq!(all.iter().chain(half).collect::<Cells<C>>(), all);
    }

    #[test]
    fn set_algebra() {
        check::<hexagon::Cell>(37);
        check::<patent::Cell>(40);
    }
}
