//! The facing of a piece, which decides which of its sides are marked.

use core::fmt;

/// How far a piece is turned clockwise, in steps of 60 degrees.
///
/// The kind of a piece determines which of its six sides are marked at facing
/// 0; at facing `f` the numbers of the marked sides are higher by `f`, modulo 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Facing {
    /// Not turned.
    F0,
    /// Turned by 60 degrees.
    F1,
    /// Turned by 120 degrees.
    F2,
    /// Turned by 180 degrees.
    F3,
    /// Turned by 240 degrees.
    F4,
    /// Turned by 300 degrees.
    F5,
}

impl Facing {
    /// All facings, from 0 to 5.
    pub const ALL: [Self; 6] = [Self::F0, Self::F1, Self::F2, Self::F3, Self::F4, Self::F5];

    /// The facing with this number, if it is below 6.
    #[inline]
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number < 6 {
            Some(Self::ALL[number as usize])
        } else {
            None
        }
    }

    /// The number, 0 to 5.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The facing after another `steps` clockwise steps of 60 degrees.
    ///
    /// ```
    /// use omnigon::Facing;
    ///
    /// assert_eq!(Facing::F4.turned(3), Facing::F1);
    /// ```
    #[inline]
    #[must_use]
    pub const fn turned(self, steps: u8) -> Self {
        Self::ALL[((self as u8 + steps % 6) % 6) as usize]
    }

    /// The marked sides of a piece with this facing, given those at facing 0:
    /// six bits, bit `i` for side `i`.
    #[inline]
    pub(crate) const fn mask(self, base: u8) -> u8 {
        (base << self as u8 | base >> (6 - self as u8)) & 0b11_1111
    }
}

/// The facing's number.
impl fmt::Display for Facing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_turn_clockwise() {
        let marked = |facing: Facing, side: u8| facing.mask(0b00_0111) >> side & 1 == 1;
        for facing in Facing::ALL {
            for side in 0..6 {
                let expected = (0..3).any(|base| (base + facing.number()) % 6 == side);
                assert_eq!(marked(facing, side), expected, "{facing} {side}");
            }
        }
    }

    #[test]
    fn numbers_are_read_back() {
        for facing in Facing::ALL {
            assert_eq!(Facing::new(facing.number()), Some(facing));
            assert_eq!(facing.turned(6), facing);
            assert_eq!(facing.turned(255), facing.turned(3));
        }
        assert_eq!(Facing::new(6), None);
    }
}
