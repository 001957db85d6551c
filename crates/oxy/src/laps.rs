//! Rings, runs and debts (OXY-40).

mod track;

pub(crate) use track::{Laps, Way, unless_owed};

use core::fmt;

use crate::board::{Cell, CellSet};

/// One of the two rings along which runs are counted (OXY-40).
///
/// ```text
/// 4  o o o o o o      . . . . . .
/// 3  o . . . . o      . o o o o .
/// 2  o . . . . o      . o o o o .
/// 1  o o o o o o      . . . . . .
///    a b c d e f      a b c d e f
///      border            inner
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ring {
    /// The 16 cells of the edge.
    Border,
    /// The 8 other cells.
    Inner,
}

impl Ring {
    /// Both rings, in the order in which their debts are applied.
    pub const ALL: [Self; 2] = [Self::Border, Self::Inner];

    /// The number of slides at which a run makes both players owe: 15 on the
    /// border (one lap), 14 on the inner ring (two laps).
    #[must_use]
    pub const fn full(self) -> u8 {
        match self {
            Self::Border => 15,
            Self::Inner => 14,
        }
    }

    /// The cells of the ring.
    #[must_use]
    pub fn cells(self) -> CellSet {
        self.order()
            .iter()
            .filter_map(|&cell| Cell::new(usize::from(cell)))
            .collect()
    }

    /// The cells of the ring in order, anticlockwise.
    const fn order(self) -> &'static [u8] {
        match self {
            Self::Border => &[0, 1, 2, 3, 4, 5, 11, 17, 23, 22, 21, 20, 19, 18, 12, 6],
            Self::Inner => &[7, 8, 9, 10, 16, 15, 14, 13],
        }
    }

    /// The cells of the ring in the order of `rotation`, once around, beginning
    /// with `start`; nothing if `start` is not on the ring.
    pub(crate) fn from(self, start: Cell, rotation: Rotation) -> impl Iterator<Item = Cell> {
        let order = self.order();
        let length = order.len();
        let start = order
            .iter()
            .position(|&cell| usize::from(cell) == start.index());
        let places = start.into_iter().flat_map(move |start| {
            (0..length).map(move |step| match rotation {
                Rotation::Anticlockwise => (start + step) % length,
                Rotation::Clockwise => (start + length - step) % length,
            })
        });
        places.map(|place| Cell::of_bit(order[place].into()))
    }

    /// The letter in position strings.
    pub(crate) const fn letter(self) -> char {
        match self {
            Self::Border => 'b',
            Self::Inner => 'i',
        }
    }
}

/// `border` or `inner`.
impl fmt::Display for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Border => "border",
            Self::Inner => "inner",
        })
    }
}

/// The direction in which the tiles of a run move around the board, as seen with
/// `a1` at the lower left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rotation {
    /// From a1 to b1, from b2 to c2; `+` in position strings.
    Anticlockwise,
    /// From b1 to a1, from c2 to b2; `-` in position strings.
    Clockwise,
}

/// An unbroken series of slides along one ring in one direction (OXY-40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Run {
    /// The ring.
    pub ring: Ring,
    /// The direction in which the tiles move.
    pub rotation: Rotation,
    /// The number of slides, at least 1; not counted beyond [`Ring::full`].
    pub slides: u8,
}

/// The text in position strings: `b+7`.
impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.rotation {
            Rotation::Anticlockwise => '+',
            Rotation::Clockwise => '-',
        };
        write!(f, "{}{sign}{}", self.ring.letter(), self.slides)
    }
}

/// The rings on which a player owes a slide off the ring (OXY-40).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Debts {
    /// Whether the player owes a slide that does not run along the border.
    pub border: bool,
    /// Whether the player owes a slide that does not run along the inner ring.
    pub inner: bool,
}

impl Debts {
    /// No debt.
    pub const NONE: Self = Self {
        border: false,
        inner: false,
    };

    /// Whether the player owes a slide off `ring`.
    #[must_use]
    pub const fn owes(self, ring: Ring) -> bool {
        match ring {
            Ring::Border => self.border,
            Ring::Inner => self.inner,
        }
    }

    /// The debt on `ring`.
    pub(crate) const fn of(&mut self, ring: Ring) -> &mut bool {
        match ring {
            Ring::Border => &mut self.border,
            Ring::Inner => &mut self.inner,
        }
    }
}
