//! The pieces of 1981 and 1983 and their protected faces.

use core::fmt;

use super::Edition;
use crate::pieces::{Codes, Kind};

/// A piece of 1981 or 1983.
pub type Piece = crate::Piece<PieceKind>;

/// The kinds of pieces (OMN-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceKind {
    /// Four protected faces; 1981 only.
    Quadratrog,
    /// Three protected faces.
    Tritrog,
    /// Two protected faces.
    Bitrog,
    /// One protected face; the piece to capture in 1981.
    Unitrog,
    /// Two protected faces, like a Bitrog; the piece to capture in 1983.
    Omnigon,
}

impl PieceKind {
    /// All kinds.
    pub const ALL: [Self; 5] = [
        Self::Quadratrog,
        Self::Tritrog,
        Self::Bitrog,
        Self::Unitrog,
        Self::Omnigon,
    ];

    /// The number of pieces of this kind that a side starts with (OMN-22).
    #[must_use]
    pub const fn count(self, edition: Edition) -> u8 {
        match (self, edition) {
            (Self::Quadratrog | Self::Unitrog, Edition::Y1981) => 1,
            (Self::Quadratrog | Self::Unitrog, Edition::Y1983) => 0,
            (Self::Tritrog, Edition::Y1981) => 3,
            (Self::Tritrog, Edition::Y1983) => 4,
            (Self::Bitrog, _) => 4,
            (Self::Omnigon, Edition::Y1981) => 0,
            (Self::Omnigon, Edition::Y1983) => 1,
        }
    }

    /// Whether losing this piece loses the game (OMN-27).
    #[must_use]
    pub const fn is_royal(self) -> bool {
        matches!(self, Self::Unitrog | Self::Omnigon)
    }

    /// The letter in position strings, upper case.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Quadratrog => 'Q',
            Self::Tritrog => 'T',
            Self::Bitrog => 'B',
            Self::Unitrog => 'U',
            Self::Omnigon => 'O',
        }
    }

    /// The number of protected faces.
    pub(super) const fn face_count(self) -> u8 {
        self.faces().count_ones() as u8
    }

    /// The protected faces at facing 0 (OMN-22), bit `i` for face `i`.
    const fn faces(self) -> u8 {
        match self {
            Self::Quadratrog => 0b00_1111,
            Self::Tritrog => 0b00_0111,
            Self::Bitrog | Self::Omnigon => 0b00_0011,
            Self::Unitrog => 0b00_0001,
        }
    }
}

impl fmt::Display for PieceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Quadratrog => "Quadratrog",
            Self::Tritrog => "Tritrog",
            Self::Bitrog => "Bitrog",
            Self::Unitrog => "Unitrog",
            Self::Omnigon => "Omnigon",
        })
    }
}

impl Kind for PieceKind {
    const KINDS: &'static [Self] = &Self::ALL;

    #[inline(always)]
    fn codes() -> &'static Codes<Self> {
        static CODES: Codes<PieceKind> = Codes::new(&[
            (PieceKind::Unitrog, PieceKind::Unitrog.faces(), 6),
            (PieceKind::Bitrog, PieceKind::Bitrog.faces(), 6),
            (PieceKind::Tritrog, PieceKind::Tritrog.faces(), 6),
            (PieceKind::Quadratrog, PieceKind::Quadratrog.faces(), 6),
            (PieceKind::Omnigon, PieceKind::Omnigon.faces(), 6),
        ]);
        &CODES
    }

    fn letter(self) -> char {
        self.letter()
    }

    fn marks(self) -> u8 {
        self.faces()
    }

    fn is_royal(self) -> bool {
        self.is_royal()
    }
}

impl Piece {
    /// Whether a face, 0 to 5, is protected (OMN-22).
    ///
    /// ```
    /// use omnigon::patent::prelude::*;
    ///
    /// let piece = Piece { player: Player::First, kind: PieceKind::Tritrog, facing: Facing::F5 };
    /// let faces: Vec<usize> = (0..6).filter(|&face| piece.protects(face)).collect();
    /// assert_eq!(faces, [0, 1, 5]);
    /// ```
    #[must_use]
    pub const fn protects(self, face: usize) -> bool {
        face < 6 && self.facing.mask(self.kind.faces()) >> face & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_have_nine_pieces() {
        for edition in [Edition::Y1981, Edition::Y1983] {
            let count = |kind: PieceKind| kind.count(edition);
            assert_eq!(PieceKind::ALL.into_iter().map(count).sum::<u8>(), 9);
            let royals = PieceKind::ALL.into_iter().filter(|kind| kind.is_royal());
            assert_eq!(royals.map(count).sum::<u8>(), 1);
        }
    }
}
