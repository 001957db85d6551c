//! The pieces of 1988 and their arrows.

use core::fmt;

use crate::pieces::{Codes, Kind};

/// A piece of 1988.
pub type Piece = crate::Piece<PieceKind>;

/// The kinds of pieces (OMN-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceKind {
    /// The piece to capture: no arrows, moves one cell in any direction.
    Helios,
    /// Two arrows, on neighbouring sides.
    Bigon,
    /// Three arrows, on neighbouring sides.
    Trigon,
    /// Three arrows, on every other side.
    Stargon,
}

impl PieceKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Helios, Self::Bigon, Self::Trigon, Self::Stargon];

    /// The number of pieces of this kind that a side starts with (OMN-2).
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::Helios | Self::Trigon => 1,
            Self::Bigon => 2,
            Self::Stargon => 3,
        }
    }

    /// The number of distinct facings (OMN-3, OMN-11): 1, 6, 6 or 2. They are
    /// those with the lowest numbers.
    #[inline]
    #[must_use]
    pub const fn facings(self) -> u8 {
        match self {
            Self::Helios => 1,
            Self::Bigon | Self::Trigon => 6,
            Self::Stargon => 2,
        }
    }

    /// The rule that limits the [facings](Self::facings).
    pub(super) const fn facings_rule(self) -> &'static str {
        match self {
            Self::Stargon => "OMN-11",
            Self::Helios | Self::Bigon | Self::Trigon => "OMN-3",
        }
    }

    /// The letter in position strings, upper case.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Helios => 'H',
            Self::Bigon => 'B',
            Self::Trigon => 'T',
            Self::Stargon => 'S',
        }
    }

    /// The arrows at facing 0 (OMN-3), bit `i` for direction `i`.
    const fn arrows(self) -> u8 {
        match self {
            Self::Helios => 0b00_0000,
            Self::Bigon => 0b00_0011,
            Self::Trigon => 0b00_0111,
            Self::Stargon => 0b01_0101,
        }
    }
}

impl fmt::Display for PieceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Helios => "Helios",
            Self::Bigon => "Bigon",
            Self::Trigon => "Trigon",
            Self::Stargon => "Stargon",
        })
    }
}

impl Kind for PieceKind {
    const KINDS: &'static [Self] = &Self::ALL;

    #[inline(always)]
    fn codes() -> &'static Codes<Self> {
        static CODES: Codes<PieceKind> = {
            let mut kinds = [(PieceKind::Helios, 0, 0); 4];
            let mut i = 0;
            while i < 4 {
                let kind = PieceKind::ALL[i];
                kinds[i] = (kind, kind.arrows(), kind.facings());
                i += 1;
            }
            Codes::new(&kinds)
        };
        &CODES
    }

    fn letter(self) -> char {
        self.letter()
    }

    fn marks(self) -> u8 {
        self.arrows()
    }

    fn is_royal(self) -> bool {
        self == Self::Helios
    }
}

impl Piece {
    /// Whether the piece has an arrow in this direction, 0 to 5 for NE, E, SE,
    /// SW, W, NW. The piece can move along it (OMN-5), and is shielded from
    /// attacks from there (OMN-7).
    ///
    /// ```
    /// use omnigon::published::prelude::*;
    ///
    /// let piece = Piece { player: Player::First, kind: PieceKind::Bigon, facing: Facing::F5 };
    /// let arrows: Vec<usize> = (0..6).filter(|&direction| piece.has_arrow(direction)).collect();
    /// assert_eq!(arrows, [0, 5]);
    /// ```
    #[must_use]
    pub const fn has_arrow(self, direction: usize) -> bool {
        direction < 6 && self.facing.mask(self.kind.arrows()) >> direction & 1 != 0
    }
}
