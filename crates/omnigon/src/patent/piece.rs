//! The pieces of 1981 and 1983 and their protected faces.

use core::fmt;

use abstract_games_core::Player;

use super::Edition;
use crate::Facing;

/// The kinds of pieces (OMN-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
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

impl Kind {
    /// All five.
    pub const ALL: [Self; 5] = [
        Self::Quadratrog,
        Self::Tritrog,
        Self::Bitrog,
        Self::Unitrog,
        Self::Omnigon,
    ];

    /// How many of them a side starts with (OMN-22).
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

    /// Whether the game is lost with it (OMN-27).
    #[must_use]
    pub const fn is_royal(self) -> bool {
        matches!(self, Self::Unitrog | Self::Omnigon)
    }

    /// The letter in position strings, a capital one.
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

    /// How many faces it protects.
    pub(crate) const fn marks(self) -> u8 {
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

impl fmt::Display for Kind {
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

/// A piece as it stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose it is.
    pub player: Player,
    /// Its kind.
    pub kind: Kind,
    /// How it is turned.
    pub facing: Facing,
}

impl Piece {
    /// Whether a face, 0 to 5, is protected (OMN-22).
    ///
    /// ```
    /// use omnigon::patent::{Kind, Piece};
    /// use omnigon::{Facing, Player};
    ///
    /// let piece = Piece { player: Player::First, kind: Kind::Tritrog, facing: Facing::F5 };
    /// let faces: Vec<usize> = (0..6).filter(|&face| piece.protects(face)).collect();
    /// assert_eq!(faces, [0, 1, 5]);
    /// ```
    #[must_use]
    pub const fn protects(self, face: usize) -> bool {
        face < 6 && self.facing.mask(self.kind.faces()) >> face & 1 != 0
    }
}

/// A kind and a facing as one small number: six each for Unitrogs, Bitrogs,
/// Tritrogs, Quadratrogs, Omnigons. An index for tables.
#[derive(Clone, Copy)]
pub(crate) struct Code(u8);

impl Code {
    /// How many codes there are, and two that stay unused.
    pub(crate) const COUNT: usize = 32;

    const KINDS: [Kind; 6] = [
        Kind::Unitrog,
        Kind::Bitrog,
        Kind::Tritrog,
        Kind::Quadratrog,
        Kind::Omnigon,
        // Unused.
        Kind::Omnigon,
    ];

    pub(crate) const fn new(kind: Kind, facing: Facing) -> Self {
        let first = match kind {
            Kind::Unitrog => 0,
            Kind::Bitrog => 6,
            Kind::Tritrog => 12,
            Kind::Quadratrog => 18,
            Kind::Omnigon => 24,
        };
        Self(first + facing.number())
    }

    /// The code of a piece with these faces protected (six bits). Being royal
    /// or not only tells an Omnigon from a Bitrog. (Faces that no piece has
    /// count as some piece.)
    #[inline]
    pub(crate) const fn from_faces(faces: u8, royal: bool) -> Self {
        Self(CODES[(faces & 63) as usize | (royal as usize) << 6])
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize & 31
    }

    #[inline]
    pub(crate) const fn kind(self) -> Kind {
        Self::KINDS[self.index() / 6]
    }

    #[inline]
    pub(crate) const fn facing(self) -> Facing {
        Facing::ALL[self.index() % 6]
    }

    /// The same kind of piece with another facing.
    #[inline]
    pub(crate) const fn turned(self, facing: Facing) -> Self {
        Self(FIRST[self.index()] + facing.number())
    }

    /// For each face all ones if it is protected, or 0.
    #[inline]
    pub(crate) const fn face_words(self) -> &'static [u64; 6] {
        &FACE_WORDS[self.index()]
    }
}

/// The same kind at facing 0.
static FIRST: [u8; Code::COUNT] = {
    let mut first = [0; Code::COUNT];
    let mut code = 0;
    while code < Code::COUNT {
        first[code] = (code / 6 * 6) as u8;
        code += 1;
    }
    first
};

static FACES: [u8; Code::COUNT] = {
    let mut faces = [0; Code::COUNT];
    let mut code = 0;
    while code < 30 {
        let code_of = Code(code);
        faces[code as usize] = code_of.facing().mask(code_of.kind().faces());
        code += 1;
    }
    faces
};

static FACE_WORDS: [[u64; 6]; Code::COUNT] = {
    let mut words = [[0; 6]; Code::COUNT];
    let mut code = 0;
    while code < 30 {
        let mut face = 0;
        while face < 6 {
            words[code][face] = (FACES[code] as u64 >> face & 1).wrapping_neg();
            face += 1;
        }
        code += 1;
    }
    words
};

/// By faces, and 64 more for royal pieces.
static CODES: [u8; 128] = {
    let mut codes = [0; 128];
    let mut code = 0;
    while code < 30 {
        if !matches!(Code(code as u8).kind(), Kind::Omnigon) {
            codes[FACES[code] as usize] = code as u8;
        }
        // Omnigons come last, and so replace Bitrogs.
        codes[FACES[code] as usize | 64] = code as u8;
        code += 1;
    }
    codes
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_stand_for_kind_and_facing() {
        for kind in Kind::ALL {
            for facing in Facing::ALL {
                let code = Code::new(kind, facing);
                let piece = Piece {
                    player: Player::First,
                    kind,
                    facing,
                };
                assert_eq!((code.kind(), code.facing()), (kind, facing));
                let faces = FACES[code.index()];
                let read = Code::from_faces(faces, kind.is_royal());
                assert_eq!(read.index(), code.index());
                let turned = Code::new(kind, Facing::F0).turned(facing);
                assert_eq!(turned.index(), code.index());
                for face in 0..6 {
                    let protected = faces >> face & 1 != 0;
                    assert_eq!(piece.protects(face), protected);
                }
            }
        }
    }

    #[test]
    fn sides_have_nine_pieces() {
        for edition in [Edition::Y1981, Edition::Y1983] {
            let count = |kind: Kind| kind.count(edition);
            assert_eq!(Kind::ALL.into_iter().map(count).sum::<u8>(), 9);
            let royals = Kind::ALL.into_iter().filter(|kind| kind.is_royal());
            assert_eq!(royals.map(count).sum::<u8>(), 1);
        }
    }
}
