//! The board: its squares, and their colours (YON-1).

use core::fmt;

use abstract_games_core::{Grid, Player};

use crate::Squares;

/// The board's shape for the core's grid code; its cells are numbered
/// like [`Square::index`].
pub(crate) const GRID: Grid = match Grid::rectangle(5, 5) {
    Some(grid) => grid,
    None => unreachable!(),
};

/// One of the 25 squares.
///
/// Named by file, `a` to `e` from the left, and rank, 1 to 5 from the bottom;
/// ordered, like their [indices](Self::index), row by row from a1.
///
/// ```text
///   5  · w b w ·     20 21 22 23 24      b  blue square
///   4  w b w b w     15 16 17 18 19      w  white square
///   3  b w · w b     10 11 12 13 14      ·  neutral square
///   2  w b w b w      5  6  7  8  9
///   1  · w b w ·      0  1  2  3  4
///      a b c d e
/// ```
///
/// ```
/// use yonmoque::{Player, Square};
///
/// assert_eq!(Square::C1.colour(), Some(Player::First));
/// assert_eq!(Square::D1.colour(), Some(Player::Second));
/// assert_eq!(Square::E1.colour(), None);
/// assert_eq!("c1".parse(), Ok(Square::C1));
/// assert_eq!(Square::C1.to_string(), "c1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs)]
pub enum Square {
    A1, B1, C1, D1, E1,
    A2, B2, C2, D2, E2,
    A3, B3, C3, D3, E3,
    A4, B4, C4, D4, E4,
    A5, B5, C5, D5, E5,
}

impl Square {
    /// How many squares there are.
    pub const COUNT: usize = 25;

    /// All squares by [index](Self::index).
    #[rustfmt::skip]
    pub const ALL: [Self; Self::COUNT] = [
        Self::A1, Self::B1, Self::C1, Self::D1, Self::E1,
        Self::A2, Self::B2, Self::C2, Self::D2, Self::E2,
        Self::A3, Self::B3, Self::C3, Self::D3, Self::E3,
        Self::A4, Self::B4, Self::C4, Self::D4, Self::E4,
        Self::A5, Self::B5, Self::C5, Self::D5, Self::E5,
    ];

    /// The square's number: 0 for a1, 1 for b1, to 24 for e5.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The square with this [index](Self::index), if it is less than 25.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// The square on this file and rank, both counted from 0, if both are
    /// less than 5.
    #[inline]
    #[must_use]
    pub const fn new(file: usize, rank: usize) -> Option<Self> {
        if file < 5 && rank < 5 {
            Self::from_index(5 * rank + file)
        } else {
            None
        }
    }

    /// The file, 0 for `a` to 4 for `e`.
    #[inline]
    #[must_use]
    pub const fn file(self) -> usize {
        self.index() % 5
    }

    /// The rank, counted from 0.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> usize {
        self.index() / 5
    }

    /// Whose colour the square has, or `None` for a neutral one (YON-1).
    #[must_use]
    pub const fn colour(self) -> Option<Player> {
        if Squares::of_colour(Player::First).contains(self) {
            Some(Player::First)
        } else if Squares::of_colour(Player::Second).contains(self) {
            Some(Player::Second)
        } else {
            None
        }
    }
}

/// The name, `c3`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&GRID.name(self.index() as u16), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_numbered_row_by_row() {
        for (index, square) in Square::ALL.into_iter().enumerate() {
            assert_eq!(square.index(), index);
            assert_eq!(Square::from_index(index), Some(square));
            assert_eq!(Square::new(square.file(), square.rank()), Some(square));
        }
        assert_eq!(Square::from_index(25), None);
        assert_eq!(Square::new(5, 0), None);
        assert_eq!(Square::new(0, 5), None);
        assert_eq!(Square::B1.index(), 1);
        assert_eq!((Square::D2.file(), Square::D2.rank()), (3, 1));
    }
}
