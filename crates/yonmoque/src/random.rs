//! Drawing a legal move uniformly (feature `rand_core`).

mod ranked;

use abstract_games_core::rand_core::Rng;
use abstract_games_core::random::below;
use abstract_games_core::{Player, Position};

use crate::board::tables::{CANDIDATES, candidates_per_piece};
use crate::{Cell, CellSet, Move, Rules, Yonmoque};
use ranked::Ranked;

/// The number of rejected candidates after which the legal moves are counted
/// instead: in a cramped position hardly any candidate is legal.
const TRIES: usize = 32;

/// A legal move, each with the same probability.
///
/// This is rejection sampling: candidates are drawn until one is legal. That is
/// faster than counting the legal moves, because in random games more than half
/// of the candidates are legal.
#[inline]
pub(crate) fn random_move<R: Rng + ?Sized>(position: &Yonmoque, rng: &mut R) -> Option<Move> {
    if position.outcome().is_some() {
        return None;
    }
    let candidates = Candidates::new(position);
    for _ in 0..TRIES {
        let n = below(rng, candidates.len() as u32)? as usize;
        if let Some(mv) = candidates.nth(n) {
            return Some(mv);
        }
    }
    let mut moves = position.legal_moves();
    moves.nth(below(rng, moves.len() as u32)? as usize)
}

/// The candidates in a position: a placement on each empty cell, and the same
/// number of movements for each piece of the player to move. Every legal move
/// occurs exactly once.
struct Candidates {
    player: Player,
    empty: CellSet,
    placements: usize,
    pieces: Ranked,
}

impl Candidates {
    #[inline]
    fn new(position: &Yonmoque) -> Self {
        let player = position.turn();
        let hand = position.hand(player);
        // Every piece that is not in a hand is on the board, so there is no
        // need to count cells.
        let in_hands = usize::from(hand + position.hand(!player));
        let empty_cells = Cell::COUNT - usize::from(Rules::PIECES) + in_hands;
        Self {
            player,
            empty: position.empty(),
            placements: if hand > 0 { empty_cells } else { 0 },
            pieces: Ranked::new(position.pieces(player)),
        }
    }

    #[inline]
    fn len(&self) -> usize {
        self.placements + candidates_per_piece(self.player) * self.pieces.len()
    }

    /// The `n`-th candidate, if it is legal.
    #[inline]
    fn nth(&self, n: usize) -> Option<Move> {
        if n < self.placements {
            return Ranked::new(self.empty).nth(n).map(Move::Place);
        }
        let n = n - self.placements;
        // Divisions by constants, which are faster than by a variable.
        let (piece, path) = match self.player {
            Player::First => divide(n, candidates_per_piece(Player::First)),
            Player::Second => divide(n, candidates_per_piece(Player::Second)),
        };
        let from = self.pieces.nth(piece)?;
        let path = CANDIDATES[self.player.index()][from.index()][path];
        let free = path.cells.is_subset(self.empty);
        free.then_some(Move::Relocate { from, to: path.to })
    }
}

/// The quotient and the remainder.
#[inline]
const fn divide(n: usize, by: usize) -> (usize, usize) {
    (n / by, n % by)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    /// So all legal moves have the same probability.
    #[test]
    fn every_legal_move_is_a_candidate_exactly_once() {
        let mut state = 1997_u32;
        for _ in 0..200 {
            let mut game = Yonmoque::start(Rules::STANDARD);
            while game.outcome().is_none() {
                let candidates = Candidates::new(&game);
                let all = 0..candidates.len();
                let mut legal: Vec<_> = all.filter_map(|n| candidates.nth(n)).collect();
                legal.sort();
                assert!(game.legal_moves().eq(legal.iter().copied()), "{game}");
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                game.play_unchecked(legal[(state >> 8) as usize % legal.len()]);
            }
        }
    }
}
