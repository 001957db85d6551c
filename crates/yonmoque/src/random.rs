//! Drawing a legal move uniformly (feature `rand_core`).

use abstract_games_core::Position;
use abstract_games_core::rand_core::Rng;
use abstract_games_core::random::below;

use crate::ranked::Ranked;
use crate::tables::{STEPS, WAYS};
use crate::{Move, Squares, Yonmoque};

/// After so many refusals the moves are counted instead: in a cramped position
/// hardly any proposal is legal.
const TRIES: usize = 32;

/// A legal move, each with the same probability.
///
/// Listing or counting the moves costs more than drawing one by rejection: a
/// number stands for placing on one of the empty squares, or for one of eight
/// steps of one of the pieces, or for one of two slides of one of those on
/// their own colour. Each legal move is proposed by exactly one number; other
/// numbers are drawn again. In random games more than half of the proposals are
/// legal.
#[inline]
pub(crate) fn random_move<R: Rng + ?Sized>(position: &Yonmoque, rng: &mut R) -> Option<Move> {
    if position.outcome().is_some() {
        return None;
    }
    let turn = position.turn();
    let empty = position.empty();
    let places = match position.hand(turn) {
        0 => Ranked::new(Squares::EMPTY),
        _ => Ranked::new(empty),
    };
    let pieces = Ranked::new(position.pieces(turn));
    let sliders = Ranked::new(position.pieces(turn) & Squares::of_colour(turn));
    let steps = STEPS * pieces.len();
    let proposals = (places.len() + steps + 2 * sliders.len()) as u32;
    for _ in 0..TRIES {
        let n = below(rng, proposals)? as usize;
        if n < places.len() {
            return places.nth(n).map(Move::Place);
        }
        let n = n - places.len();
        let (set, piece, way) = if n < steps {
            (pieces, n / STEPS, n % STEPS)
        } else {
            let n = n - steps;
            (sliders, n / 2, STEPS + n % 2)
        };
        let from = set.nth(piece)?;
        let way = WAYS[from.index()][way];
        if way.path.is_subset(empty) {
            return Some(Move::Relocate { from, to: way.to });
        }
    }
    let mut moves = position.legal_moves();
    moves.nth(below(rng, moves.len() as u32)? as usize)
}
