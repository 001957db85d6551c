//! The pieces of 1988 and their arrows.

use core::fmt;

use abstract_games_core::Player;

use crate::Facing;

/// The kinds of pieces (OMN-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The piece to capture: no arrows, moves one cell in any direction.
    Helios,
    /// Two arrows, on neighbouring sides.
    Bigon,
    /// Three arrows, on neighbouring sides.
    Trigon,
    /// Three arrows, on every other side.
    Stargon,
}

impl Kind {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Helios, Self::Bigon, Self::Trigon, Self::Stargon];

    /// How many of them a side starts with (OMN-2).
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::Helios | Self::Trigon => 1,
            Self::Bigon => 2,
            Self::Stargon => 3,
        }
    }

    /// How many facings can be told apart (OMN-3, OMN-11): 1, 6, 6 or 2. They
    /// are those with the lowest numbers.
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

    /// The letter in position strings, a capital one.
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

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Helios => "Helios",
            Self::Bigon => "Bigon",
            Self::Trigon => "Trigon",
            Self::Stargon => "Stargon",
        })
    }
}

/// A piece as it stands on the board.
///
/// A [`Setup`](super::Setup) may hold a facing that the kind does not have; a
/// position never does: there a Helios has facing 0 and a Stargon 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose it is.
    pub player: Player,
    /// Its kind.
    pub kind: Kind,
    /// How it is turned; 0 for a Helios.
    pub facing: Facing,
}

impl Piece {
    /// Whether an arrow points in this direction, 0 to 5 for NE, E, SE, SW, W,
    /// NW. It both lets the piece move there (OMN-5) and shields it from there
    /// (OMN-7).
    ///
    /// ```
    /// use omnigon::hexagon::{Kind, Piece};
    /// use omnigon::{Facing, Player};
    ///
    /// let piece = Piece { player: Player::First, kind: Kind::Bigon, facing: Facing::F5 };
    /// let arrows: Vec<usize> = (0..6).filter(|&way| piece.has_arrow(way)).collect();
    /// assert_eq!(arrows, [0, 5]);
    /// ```
    #[must_use]
    pub const fn has_arrow(self, direction: usize) -> bool {
        direction < 6 && self.facing.mask(self.kind.arrows()) >> direction & 1 != 0
    }
}

/// A kind and a facing as one small number: 0 for a Helios, then the six
/// Bigons, the six Trigons, the two Stargons. An index for tables.
#[derive(Clone, Copy)]
pub(crate) struct Code(u8);

impl Code {
    /// How many codes there are, and one that stays unused.
    pub(crate) const COUNT: usize = 16;

    pub(crate) const fn new(kind: Kind, facing: Facing) -> Self {
        Self(match kind {
            Kind::Helios => 0,
            Kind::Bigon => 1 + facing.number(),
            Kind::Trigon => 7 + facing.number(),
            Kind::Stargon => 13 + facing.number() % 2,
        })
    }

    /// The code of a piece that has these arrows. (Sets of arrows that no piece
    /// has count as none.)
    #[inline]
    pub(crate) const fn from_arrows(arrows: u8) -> Self {
        Self(CODES[arrows as usize & 63])
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize & 15
    }

    #[inline]
    pub(crate) const fn kind(self) -> Kind {
        match self.0 {
            0 => Kind::Helios,
            1..=6 => Kind::Bigon,
            7..=12 => Kind::Trigon,
            _ => Kind::Stargon,
        }
    }

    #[inline]
    pub(crate) const fn facing(self) -> Facing {
        Facing::ALL[match self.0 {
            0 => 0,
            code @ 1..=12 => (code as usize - 1) % 6,
            code => (code as usize - 13) % 2,
        }]
    }

    /// The code of the piece that has these arrows once it is turned.
    #[inline]
    pub(crate) const fn from_arrows_turned(arrows: u8, facing: Facing) -> Self {
        Self(TURNED[arrows as usize & 63][facing.number() as usize])
    }

    /// For each direction all ones if there is an arrow, or 0.
    #[inline]
    pub(crate) const fn arrow_words(self) -> &'static [u64; 6] {
        &ARROW_WORDS[self.index()]
    }

    /// The arrows.
    #[inline]
    pub(crate) const fn arrows(self) -> u8 {
        ARROWS[self.index()]
    }
}

static ARROWS: [u8; Code::COUNT] = {
    let mut arrows = [0; Code::COUNT];
    let mut code = 0;
    while code < 15 {
        let code_of = Code(code);
        arrows[code as usize] = code_of.facing().mask(code_of.kind().arrows());
        code += 1;
    }
    arrows
};

static ARROW_WORDS: [[u64; 6]; Code::COUNT] = {
    let mut words = [[0; 6]; Code::COUNT];
    let mut code = 0;
    while code < 15 {
        let mut way = 0;
        while way < 6 {
            words[code][way] = (ARROWS[code] as u64 >> way & 1).wrapping_neg();
            way += 1;
        }
        code += 1;
    }
    words
};

static CODES: [u8; 64] = {
    let mut codes = [0; 64];
    let mut code = 0;
    while code < 15 {
        codes[ARROWS[code] as usize] = code as u8;
        code += 1;
    }
    codes
};

/// By the arrows before, and the facing after.
static TURNED: [[u8; 6]; 64] = {
    let mut turned = [[0; 6]; 64];
    let mut arrows = 0;
    while arrows < 64 {
        let mut facing = 0;
        while facing < 6 {
            let kind = Code(CODES[arrows]).kind();
            turned[arrows][facing] = Code::new(kind, Facing::ALL[facing]).0;
            facing += 1;
        }
        arrows += 1;
    }
    turned
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
                assert_eq!(code.kind(), kind);
                assert_eq!(code.facing().number(), facing.number() % kind.facings());
                assert_eq!(Code::from_arrows(code.arrows()).index(), code.index());
                let before = Code::new(kind, Facing::F0).arrows();
                let turned = Code::from_arrows_turned(before, facing);
                assert_eq!(turned.index(), code.index());
                for direction in 0..6 {
                    let arrow = code.arrows() >> direction & 1 != 0;
                    assert_eq!(piece.has_arrow(direction), arrow);
                }
            }
        }
    }
}
