//! Turns in place in a row (OMN-26).

use super::Cell;

/// Turns in place in a row: a piece, and how many of its side's latest moves
/// turned it (OMN-26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TurnSeries {
    /// The cell of the piece.
    pub cell: Cell,
    /// The number of turns: 1 or 2.
    pub count: u8,
}

/// An optional [`TurnSeries`] in one byte: 0 for none, or the cell's index plus
/// 1, and 64 more if the piece was turned twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Packed(u8);

impl Packed {
    pub(super) const NONE: Self = Self(0);

    /// What is added for a series of two.
    const TWICE: u8 = 64;

    pub(super) fn new(series: Option<TurnSeries>) -> Self {
        series.map_or(Self::NONE, |TurnSeries { cell, count }| {
            let twice = if count > 1 { Self::TWICE } else { 0 };
            Self(cell.index() as u8 + 1 + twice)
        })
    }

    pub(super) fn unpack(self) -> Option<TurnSeries> {
        let number = self.0 % Self::TWICE;
        Some(TurnSeries {
            cell: Cell::new(usize::from(number.checked_sub(1)?))?,
            count: 1 + self.0 / Self::TWICE,
        })
    }

    /// An index below 128.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize & 127
    }

    /// The piece that was turned twice, as a set of at most one cell.
    #[inline]
    pub(super) const fn turned_twice(self) -> u64 {
        if self.0 > Self::TWICE {
            1 << (self.0 - Self::TWICE - 1)
        } else {
            0
        }
    }

    /// The series after another turn in place.
    #[inline]
    pub(super) const fn then(self, bit: u32) -> Self {
        let once = bit as u8 + 1;
        if self.0 == once {
            Self(once + Self::TWICE)
        } else {
            Self(once)
        }
    }

    /// The series after the piece on a cell leaves the board.
    #[inline]
    pub(super) const fn without(self, bit: u32) -> Self {
        if self.0 % Self::TWICE == bit as u8 + 1 {
            Self::NONE
        } else {
            self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abstract_games_toolkit::BoardCell;

    #[test]
    fn a_series_grows_to_two_and_ends_with_its_piece() {
        assert_eq!(Packed::NONE.unpack(), None);
        for cell in Cell::ALL {
            let bit = cell.bit();
            let once = Packed::NONE.then(bit);
            let twice = once.then(bit);
            assert_eq!(once.unpack(), Some(TurnSeries { cell, count: 1 }));
            assert_eq!(twice.unpack(), Some(TurnSeries { cell, count: 2 }));
            assert_eq!((once.turned_twice(), twice.turned_twice()), (0, 1 << bit));
            for series in [once, twice] {
                assert_eq!(Packed::new(series.unpack()).index(), series.index());
                assert_eq!(series.without(bit).unpack(), None);
                for other in Cell::ALL.into_iter().filter(|&other| other != cell) {
                    let expected = Some(TurnSeries {
                        cell: other,
                        count: 1,
                    });
                    assert_eq!(series.then(other.bit()).unpack(), expected);
                    assert_eq!(series.without(other.bit()).unpack(), series.unpack());
                }
            }
        }
    }
}
