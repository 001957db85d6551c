//! Sets of squares, one bit a square.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitOr, BitXor, Not};

use abstract_games_core::Player;

use crate::Square;
use crate::ranked::Ranked;

/// A set of squares: bit `i` stands for the square with
/// [index](Square::index) `i`. The seven bits above are never set.
///
/// `&`, `|`, `^` and `!` are set algebra; iterating gives the squares in
/// ascending order.
///
/// ```
/// use yonmoque::{Square, Squares};
///
/// let corners: Squares = [Square::A1, Square::E1, Square::A5, Square::E5]
///     .into_iter()
///     .collect();
/// assert_eq!(corners.len(), 4);
/// assert!((!corners).contains(Square::C3));
/// assert_eq!(format!("{corners}"), "a1 e1 a5 e5");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squares(u32);

/// File `a`, and from it the others by shifting.
const FILE_A: u32 = 0b00001_00001_00001_00001_00001;
const FILE_E: u32 = FILE_A << 4;

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// The whole board.
    pub const ALL: Self = Self((1 << Square::COUNT) - 1);

    /// The squares of a player's colour: eight blue ones for the first player,
    /// twelve white ones for the second (YON-1).
    #[inline]
    #[must_use]
    pub const fn of_colour(player: Player) -> Self {
        // As on the page: rank 5 is the top row, but file a is the right end.
        #[rustfmt::skip]
        const COLOURS: [Squares; 2] = [
            Squares(0b_00100_01010_10001_01010_00100),
            Squares(0b_01010_10101_01010_10101_01010),
        ];
        COLOURS[player.index()]
    }

    /// The set whose bits these are, or `None` if a bit is set that stands for
    /// no square.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Option<Self> {
        if bits <= Self::ALL.0 {
            Some(Self(bits))
        } else {
            None
        }
    }

    /// The bits of the set.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether `square` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// The set with `square` added.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// The set with `square` taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.index()))
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether every square of the set is in `other`.
    #[inline]
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The squares of both sets; `|` in constants.
    pub(crate) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares next to at least one of the set in any of the eight
    /// directions. Those of the set itself are among them where they touch.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Self {
        let beside = (self.0 & !FILE_E) << 1 | (self.0 & !FILE_A) >> 1;
        let row = self.0 | beside;
        Self((row << 5 | row >> 5 | beside) & Self::ALL.0)
    }

    /// Takes out the first square, the one with the least index.
    #[inline]
    pub const fn pop_first(&mut self) -> Option<Square> {
        let first = Square::from_index(self.0.trailing_zeros() as usize);
        self.0 &= self.0.wrapping_sub(1);
        first
    }

    /// Takes out the `n`-th square, counted from 0, and all before it; leaves
    /// nothing if there are no more than `n`.
    #[inline]
    pub fn pop_nth(&mut self, n: usize) -> Option<Square> {
        match Ranked::new(*self).nth(n) {
            Some(square) => {
                self.0 &= !1 << square.index();
                Some(square)
            }
            None => {
                self.0 = 0;
                None
            }
        }
    }

    /// The squares in ascending order.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> SquaresIter {
        SquaresIter(self)
    }
}

impl BitAnd for Squares {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Squares {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Squares {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0 ^ Self::ALL.0)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    #[inline]
    fn into_iter(self) -> SquaresIter {
        self.iter()
    }
}

/// The names, separated by spaces.
impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            write!(f, "{space}{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The squares of a set, ascending: [`Squares::iter`].
#[derive(Clone, Debug)]
pub struct SquaresIter(Squares);

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        self.0.pop_first()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }

    #[inline]
    fn count(self) -> usize {
        self.0.len()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Square> {
        self.0.pop_nth(n)
    }
}

impl ExactSizeIterator for SquaresIter {}
impl FusedIterator for SquaresIter {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    /// A spread of sets: all of up to two squares, and some of many.
    fn sets() -> impl Iterator<Item = Squares> {
        let pairs = Square::ALL.into_iter().flat_map(|a| {
            Square::ALL
                .into_iter()
                .map(move |b| Squares::EMPTY.with(a).with(b))
        });
        let many = (0..2000_u32).map(|i| Squares(i.wrapping_mul(0x9e37_79b9) & Squares::ALL.0));
        pairs.chain(many).chain([Squares::EMPTY, Squares::ALL])
    }

    #[test]
    fn colours_are_those_of_the_page() {
        let page = ["nwbwn", "wbwbw", "bwnwb", "wbwbw", "nwbwn"];
        for square in Square::ALL {
            let letter = page[4 - square.rank()].as_bytes()[square.file()];
            let expected = match letter {
                b'b' => Some(Player::First),
                b'w' => Some(Player::Second),
                _ => None,
            };
            assert_eq!(square.colour(), expected, "{square}");
        }
    }

    #[test]
    fn neighbours_agree_with_distances() {
        for set in sets() {
            let near = |a: Square| {
                set.iter().any(|b| {
                    a != b && a.file().abs_diff(b.file()) <= 1 && a.rank().abs_diff(b.rank()) <= 1
                })
            };
            let expected: Squares = Square::ALL.into_iter().filter(|&a| near(a)).collect();
            assert_eq!(set.neighbours(), expected, "{set:?}");
        }
    }

    #[test]
    fn iterating_counting_and_picking_agree_with_looking_at_every_square() {
        for set in sets() {
            let squares: Vec<_> = Square::ALL
                .into_iter()
                .filter(|&s| set.contains(s))
                .collect();
            assert!(set.iter().eq(squares.iter().copied()));
            assert_eq!(set.len(), squares.len());
            assert_eq!(set.is_empty(), squares.is_empty());
            assert_eq!(set.iter().count(), squares.len());
            assert_eq!(squares.iter().copied().collect::<Squares>(), set);
            for n in 0..=25 {
                let mut iter = set.iter();
                assert_eq!(iter.nth(n), squares.get(n).copied());
                assert_eq!(iter.len(), squares.len().saturating_sub(n + 1));
                assert!(iter.eq(squares.iter().copied().skip(n + 1)));
            }
        }
    }

    #[test]
    fn set_algebra() {
        let a = Squares::EMPTY.with(Square::A1).with(Square::C3);
        let b = Squares::EMPTY.with(Square::C3).with(Square::E5);
        assert!((a & b).iter().eq([Square::C3]));
        assert_eq!((a | b).len(), 3);
        assert!((a ^ b).iter().eq([Square::A1, Square::E5]));
        assert_eq!((!a).len(), 23);
        assert!((!a & a).is_empty() && (a & b).is_subset(a) && !a.is_subset(b));
        assert!(
            a.without(Square::A1)
                .without(Square::A1)
                .iter()
                .eq([Square::C3])
        );
        assert_eq!(
            Squares::from_bits(1 << 24),
            Some(Squares::EMPTY.with(Square::E5))
        );
        assert_eq!(Squares::from_bits(1 << 25), None);
    }
}
