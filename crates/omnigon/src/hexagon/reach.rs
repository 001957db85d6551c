//! Where the pieces of the side to move may go, direction by direction.

use super::Omnigon88;
use super::board::{BOARD, NEIGHBOURS, RAYS, WAYS};
use crate::facing::opposite;

/// The pieces of the side to move, and what is in their way.
///
/// The methods that take a direction are small and always inlined: called with
/// a constant, they come down to a few shifts by constants.
pub(super) struct Reach<'a> {
    arrows: &'a [u64; 6],
    own: u64,
    enemies: u64,
    empty: u64,
    helios: u64,
}

impl<'a> Reach<'a> {
    /// `None` after the end.
    #[inline(always)]
    pub(super) fn new(position: &'a Omnigon88) -> Option<Self> {
        let (own, enemies) = position.own_and_enemies();
        let helioses = position.helioses();
        if own & helioses == 0 || enemies & helioses == 0 {
            return None;
        }
        Some(Self {
            arrows: &position.arrows,
            own,
            enemies,
            empty: BOARD & !(own | enemies),
            helios: own & helioses,
        })
    }

    /// The Stargons, and all other pieces with arrows (and the Helios).
    #[inline(always)]
    pub(super) fn stargons_and_others(&self) -> (u64, u64) {
        // No other piece has arrows on every other side.
        let [a, b, c, d, e, f] = *self.arrows;
        let stargons = self.own & (a & c & e | b & d & f);
        (stargons, self.own & !stargons)
    }

    /// The cells that can be landed on by moving in a direction (OMN-5 to
    /// OMN-7).
    #[inline(always)]
    fn open(&self, way: usize) -> u64 {
        self.empty | self.enemies & !self.arrows[opposite(way)]
    }

    /// The cells that some pieces with arrows reach in a direction.
    #[inline(always)]
    pub(super) fn slides(&self, way: usize, pieces: u64) -> u64 {
        WAYS[way].slide(
            self.arrows[way] & self.own & pieces,
            self.empty,
            self.open(way),
        )
    }

    /// The cells that the Helios reaches.
    #[inline(always)]
    pub(super) fn steps(&self) -> u64 {
        let near = NEIGHBOURS[self.helios() as usize & 63];
        if near & self.enemies == 0 {
            return near & self.empty;
        }
        let step = |way: usize| WAYS[way].step(self.helios) & self.open(way);
        step(0) | step(1) | step(2) | step(3) | step(4) | step(5)
    }

    /// The bit of the Helios.
    #[inline(always)]
    pub(super) const fn helios(&self) -> u32 {
        self.helios.trailing_zeros()
    }
}

/// The piece that reaches a cell in a direction: the nearest one behind.
#[inline(always)]
pub(super) fn source(way: usize, to: u32, occupied: u64) -> u32 {
    let back = opposite(way);
    WAYS[back].nearest(RAYS[back][to as usize & 63] & occupied)
}
