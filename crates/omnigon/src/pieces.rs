//! Pieces, and the bitboards of a position.

use core::fmt;
use core::hash::Hash;

use abstract_games_core::Player;

use crate::Facing;

/// A piece on the board: of a [published game](crate::published::Piece) or a
/// [patent's game](crate::patent::Piece), according to the kind `K`.
///
/// A setup may contain a facing that the kind does not have; in a position, a
/// Helios always has facing 0, and a Stargon 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece<K> {
    /// The owner.
    pub player: Player,
    /// The kind.
    pub kind: K,
    /// The facing; 0 for a Helios.
    pub facing: Facing,
}

/// The kinds of pieces of one game.
pub trait Kind: Copy + Ord + Hash + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// All kinds.
    const KINDS: &'static [Self];

    /// The tables of this game's kinds and facings.
    fn codes() -> &'static Codes<Self>;

    /// The letter in position strings, upper case.
    fn letter(self) -> char;

    /// The marked sides at facing 0, bit `i` for side `i`.
    fn marks(self) -> u8;

    /// Whether losing this piece loses the game.
    fn is_royal(self) -> bool;

    /// The code of this kind at a facing.
    fn code(self, facing: Facing) -> usize {
        let royal = if self.is_royal() { ROYAL } else { 0 };
        Self::codes().code(usize::from(facing.mask(self.marks())) | royal)
    }
}

/// A bit that royal pieces have in addition to their marked sides where these
/// do not identify them: only this bit distinguishes an Omnigon from a Bitrog.
pub(crate) const ROYAL: usize = 64;

/// The number of codes, for tables.
const COUNT: usize = 32;

/// Numbers for each kind at each facing that it has, the *codes*: indices of
/// tables.
#[derive(Debug)]
pub struct Codes<K> {
    kinds: [K; COUNT],
    facings: [Facing; COUNT],
    /// For each side, all ones if it is marked, or 0.
    mark_words: [[u64; 6]; COUNT],
    /// By the marked sides and [`ROYAL`].
    by_sides: [u8; 2 * ROYAL],
    /// By the sides before, and the facing after.
    turned: [[u8; 8]; 2 * ROYAL],
}

impl<K: Copy> Codes<K> {
    /// Numbers the kinds in this order: each with its marked sides at facing 0
    /// and the number of its facings. Of two kinds with the same marks the
    /// second one is royal.
    pub(crate) const fn new(kinds: &[(K, u8, u8)]) -> Self {
        let mut codes = Self {
            kinds: [kinds[0].0; COUNT],
            facings: [Facing::F0; COUNT],
            mark_words: [[0; 6]; COUNT],
            by_sides: [0; 2 * ROYAL],
            turned: [[0; 8]; 2 * ROYAL],
        };
        let mut numbered = [false; ROYAL];
        let mut first = 0;
        let mut i = 0;
        while i < kinds.len() {
            let (kind, marks, facings) = kinds[i];
            let mut facing = 0;
            while facing < facings {
                let code = first + facing;
                let sides = Facing::ALL[facing as usize].mask(marks) as usize;
                codes.kinds[code as usize] = kind;
                codes.facings[code as usize] = Facing::ALL[facing as usize];
                let mut side = 0;
                while side < 6 {
                    let marked = sides as u64 >> side & 1;
                    codes.mark_words[code as usize][side] = marked.wrapping_neg();
                    side += 1;
                }
                if !numbered[sides] {
                    codes.number(sides, first, code, facings);
                }
                codes.number(sides | ROYAL, first, code, facings);
                numbered[sides] = true;
                facing += 1;
            }
            first += facings;
            i += 1;
        }
        codes
    }

    const fn number(&mut self, sides: usize, first: u8, code: u8, facings: u8) {
        self.by_sides[sides] = code;
        let mut facing = 0;
        while facing < 6 {
            self.turned[sides][facing as usize] = first + facing % facings;
            facing += 1;
        }
    }

    /// The code of a piece with these sides. (Sides that no piece has give the
    /// code of some piece.)
    #[inline(always)]
    pub(crate) const fn code(&self, sides: usize) -> usize {
        self.by_sides[sides % (2 * ROYAL)] as usize % COUNT
    }

    /// The code of the piece with these sides after it is turned.
    #[inline(always)]
    pub(crate) const fn turned(&self, sides: usize, facing: Facing) -> usize {
        self.turned[sides % (2 * ROYAL)][facing as usize] as usize % COUNT
    }

    #[inline(always)]
    pub(crate) const fn kind(&self, code: usize) -> K {
        self.kinds[code % COUNT]
    }

    #[inline(always)]
    pub(crate) const fn facing(&self, code: usize) -> Facing {
        self.facings[code % COUNT]
    }

    #[inline(always)]
    pub(crate) const fn mark_words(&self, code: usize) -> &[u64; 6] {
        &self.mark_words[code % COUNT]
    }
}

/// The pieces on the board, and the key of the position.
///
/// Kinds and facings are stored as the marked sides of the pieces: each kind at
/// each facing has its own set of them, except that a patent's game must know
/// which pieces are [`ROYAL`]. `own` and `enemies` are disjoint.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bitboards {
    /// For each side, the cells of pieces that have it marked.
    pub(crate) marks: [u64; 6],
    /// The pieces of the player to move.
    pub(crate) own: u64,
    /// The pieces of the other player.
    pub(crate) enemies: u64,
    /// The key of the whole position.
    pub(crate) key: u64,
}

impl Bitboards {
    pub(crate) const EMPTY: Self = Self {
        marks: [0; 6],
        own: 0,
        enemies: 0,
        key: 0,
    };

    #[inline(always)]
    pub(crate) const fn occupied(&self) -> u64 {
        self.own | self.enemies
    }

    /// The marked sides of the piece on a cell.
    #[inline(always)]
    pub(crate) fn marks_on(&self, bit: u32) -> usize {
        let marks = self.marks.iter().rev();
        marks.fold(0, |sides, cells| sides << 1 | (cells >> bit & 1) as usize)
    }

    /// Clears all marks on the cells `gone`, then sets those of a piece on
    /// the cell `here`.
    #[inline(always)]
    pub(crate) fn set_marks(&mut self, gone: u64, here: u64, words: &[u64; 6]) {
        for (cells, marked) in self.marks.iter_mut().zip(words) {
            *cells = *cells & !gone | marked & here;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{patent, published};

    fn check<K: Kind>(facings: fn(K) -> u8) {
        let codes = K::codes();
        for &kind in K::KINDS {
            for facing in Facing::ALL {
                let code = kind.code(facing);
                assert_eq!(codes.kind(code), kind);
                let number = facing.number() % facings(kind);
                assert_eq!(codes.facing(code).number(), number);
                let royal = if kind.is_royal() { ROYAL } else { 0 };
                assert_eq!(
                    codes.turned(usize::from(kind.marks()) | royal, facing),
                    code
                );
                for (side, word) in codes.mark_words(code).iter().enumerate() {
                    let marked = facing.mask(kind.marks()) >> side & 1 != 0;
                    assert_eq!(*word, if marked { u64::MAX } else { 0 });
                }
            }
        }
    }

    #[test]
    fn codes_identify_kind_and_facing() {
        check::<published::PieceKind>(published::PieceKind::facings);
        check::<patent::PieceKind>(|_| 6);
    }
}
