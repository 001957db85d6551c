//! Drawing a legal move uniformly (feature `rand_core`).

use abstract_games_core::Position;
use abstract_games_core::rand_core::Rng;
use abstract_games_core::random::below;

use crate::{Move, Oust};

/// After so many refusals the moves are listed instead: few cells are legal.
const TRIES: u32 = 12;

/// A legal move, each with the same probability.
///
/// Most placements are legal in most positions, and looking at one cell is far
/// cheaper than at all. So cells are drawn until one is legal.
#[inline]
pub(crate) fn random_move<const W: usize, R: Rng + ?Sized>(
    position: &Oust<W>,
    rng: &mut R,
) -> Option<Move> {
    let geometry = position.geometry();
    let known = position.known();
    if position.outcome().is_none() && !position.can_swap() {
        let empty = known.empty(geometry);
        for _ in 0..TRIES {
            let cell = below(rng, geometry.cells().into())? as u16;
            if empty.contains(cell) && known.can_place(geometry, cell, position.turn()) {
                return Some(Move::Place(cell));
            }
        }
    }
    let mut moves = position.legal_moves();
    let count = u32::try_from(moves.len()).ok()?;
    moves.nth(below(rng, count)? as usize)
}
