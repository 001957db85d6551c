//! Uniformly random legal moves (feature `rand_core`).

use abstract_games_core::Position;
use abstract_games_core::rand_core::Rng;
use abstract_games_core::random::below;

use crate::{Cell, Move, Oust};

/// After this many illegal draws the moves are listed instead, because few
/// cells are legal then.
const TRIES: u32 = 12;

/// A uniformly random legal move.
///
/// Most placements are legal in most positions, and checking one cell is far
/// cheaper than generating all moves. So cells are drawn until one is legal.
#[inline]
pub(crate) fn random_move<const W: usize, R: Rng + ?Sized>(
    position: &Oust<W>,
    rng: &mut R,
) -> Option<Move> {
    let geometry = position.geometry();
    let stones = position.tracked();
    if position.outcome().is_none() && !position.can_swap() {
        let empty = stones.empty(geometry);
        for _ in 0..TRIES {
            let index = below(rng, geometry.cell_count() as u32)?;
            let cell = Cell::new(index as usize)?;
            if empty.contains(cell) && stones.can_place(geometry, cell, position.turn()) {
                return Some(Move::Place(cell));
            }
        }
    }
    let mut moves = position.legal_moves();
    let count = u32::try_from(moves.len()).ok()?;
    moves.nth(below(rng, count)? as usize)
}
