//! Sets of cells.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not};

use abstract_games_core::bitboard::{Ones, ones};

use crate::board::{CELLS, Cell};

/// A set of cells: a 24-bit board.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cells(u32);

impl Cells {
    /// No cell.
    pub const EMPTY: Self = Self(0);

    /// Every cell.
    pub const ALL: Self = Self((1 << CELLS) - 1);

    /// The four cells on which the space may lie in a layout (OXY-1): c2, d2,
    /// c3, d3.
    pub const MIDDLE: Self = Self(1 << 8 | 1 << 9 | 1 << 14 | 1 << 15);

    /// The set with the bits `bits`, bit `i` for cell `i`; higher bits are
    /// dropped.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Bit `i` says whether cell `i` is in the set.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of one cell.
    #[inline]
    #[must_use]
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.slot())
    }

    /// Whether `cell` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & Self::of(cell).0 != 0
    }

    /// Adds a cell.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= Self::of(cell).0;
    }

    /// Takes a cell out.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !Self::of(cell).0;
    }

    /// The cells of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set with `from` taken out and `to` put in, where `from` is in it and
    /// `to` is not.
    #[inline]
    #[must_use]
    pub(crate) const fn moved(self, from: Cell, to: Cell) -> Self {
        Self(self.0 ^ (Self::of(from).0 | Self::of(to).0))
    }

    /// The number of cells.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells in order.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> CellIter {
        CellIter(ones(self.0 as u64))
    }
}

impl BitOr for Cells {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cells {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// All other cells.
impl Not for Cells {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self::ALL.without(self)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, |mut set, cell| {
            set.insert(cell);
            set
        })
    }
}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = CellIter;

    #[inline]
    fn into_iter(self) -> CellIter {
        self.iter()
    }
}

/// The names of the cells in order without separators, `-` if there is none.
impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|cell| write!(f, "{cell}"))
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The cells of a set in order: the iterator of [`Cells`].
#[derive(Clone, Debug)]
pub struct CellIter(Ones);

impl Iterator for CellIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        self.0.next().map(Cell::of_bit)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for CellIter {}
impl FusedIterator for CellIter {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    /// Set algebra against membership, cell by cell.
    #[test]
    fn sets_are_made_of_cells() {
        let every = |n: usize| Cell::all().step_by(n).collect::<Cells>();
        let (all, half, third) = (Cells::ALL, every(2), every(3));
        assert_eq!((all.len(), half.len(), third.len()), (24, 12, 8));
        for set in [Cells::EMPTY, all, half, third] {
            let listed: Vec<Cell> = set.into_iter().collect();
            assert!(listed.is_sorted());
            assert_eq!((set.iter().len(), set.len()), (listed.len(), listed.len()));
            assert_eq!(set.is_empty(), listed.is_empty());
            // Those above the 24 cells are dropped.
            assert_eq!(Cells::from_bits(set.bits() | 0xff << 24), set);
            for cell in Cell::all() {
                assert_eq!(set.contains(cell), listed.contains(&cell));
            }
        }
        for cell in Cell::all() {
            let (a, b) = (half.contains(cell), third.contains(cell));
            assert_eq!((half | third).contains(cell), a || b);
            assert_eq!((half & third).contains(cell), a && b);
            assert_eq!(half.without(third).contains(cell), a && !b);
            assert_ne!((!half).contains(cell), a);
            let mut set = half;
            set |= Cells::of(cell);
            assert_eq!(
                (set.contains(cell), set.len()),
                (true, 12 + usize::from(!a))
            );
            set = half;
            set.insert(cell);
            assert_eq!(set, half | Cells::of(cell));
            set.remove(cell);
            assert_eq!(set, half.without(Cells::of(cell)));
            set.remove(cell);
            assert_eq!(set, half.without(Cells::of(cell)));
        }
    }
}
