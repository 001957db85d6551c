//! Where the pieces of the side to move may go, direction by direction.

use super::board::{ALIGNED, BOARD, RAYS, STAGGERED, WAYS, back, shields, ways};
use super::{Layout, OmnigonPatent};
use crate::slide::Way;

/// The cells that the side to move can land on in each direction of the grid.
#[inline(always)]
pub(super) fn slides(position: &OmnigonPatent) -> [u64; WAYS] {
    // Two calls, so that each is compiled for its directions.
    match position.rules.grid {
        Layout::Aligned => toward(position, &ALIGNED),
        Layout::Staggered => toward(position, &STAGGERED),
    }
}

#[inline(always)]
fn toward(position: &OmnigonPatent, ways: &[Way; WAYS]) -> [u64; WAYS] {
    let reach = Reach::new(position);
    [
        reach.slides(0, &ways[0]),
        reach.slides(1, &ways[1]),
        reach.slides(2, &ways[2]),
        reach.slides(3, &ways[3]),
        reach.slides(4, &ways[4]),
        reach.slides(5, &ways[5]),
        reach.slides(6, &ways[6]),
        reach.slides(7, &ways[7]),
    ]
}

/// The pieces of the side to move, and what is in their way.
struct Reach<'a> {
    faces: &'a [u64; 6],
    own: u64,
    enemies: u64,
    empty: u64,
}

impl<'a> Reach<'a> {
    #[inline(always)]
    fn new(position: &'a OmnigonPatent) -> Self {
        let (own, enemies) = position.own_and_enemies();
        Self {
            faces: &position.faces,
            own,
            enemies,
            empty: BOARD & !(own | enemies),
        }
    }

    /// The cells that the pieces reach in a direction (OMN-24, OMN-25). With a
    /// constant direction, a few shifts by constants.
    #[inline(always)]
    fn slides(&self, number: usize, way: &Way) -> u64 {
        let open = self.empty | self.enemies & !shields(self.faces, number);
        way.slide(self.own, self.empty, open)
    }
}

/// The piece that reaches a cell in a direction: the nearest one behind.
#[inline(always)]
pub(super) fn source(grid: Layout, way: usize, to: u32, occupied: u64) -> u32 {
    let back = back(way);
    let behind = RAYS[grid as usize][back][to as usize & 63] & occupied;
    ways(grid)[back].nearest(behind)
}
