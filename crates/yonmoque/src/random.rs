//! Drawing a legal move uniformly (feature `rand_core`).

use abstract_games_core::rand_core::Rng;
use abstract_games_core::random::below;
use abstract_games_core::{Player, Position};

use crate::ranked::Ranked;
use crate::tables::{OFFERS, offers_per_piece};
use crate::{Move, Rules, Square, Squares, Yonmoque};

/// After so many refusals the moves are counted instead: in a cramped position
/// hardly any proposal is legal.
const TRIES: usize = 32;

/// A legal move, each with the same probability.
///
/// Listing or counting the moves costs more than drawing one by rejection: a
/// number is drawn that stands for a [proposal](Proposals), until one is legal.
/// In random games more than half of them are.
#[inline]
pub(crate) fn random_move<R: Rng + ?Sized>(position: &Yonmoque, rng: &mut R) -> Option<Move> {
    if position.outcome().is_some() {
        return None;
    }
    let proposals = Proposals::new(position);
    for _ in 0..TRIES {
        let n = below(rng, proposals.len() as u32)? as usize;
        if let Some(mv) = proposals.nth(n) {
            return Some(mv);
        }
    }
    let mut moves = position.legal_moves();
    moves.nth(below(rng, moves.len() as u32)? as usize)
}

/// What may be proposed: to place on one of the empty squares, or to move one
/// of the pieces in one of so many ways, the same number for each of the
/// player's pieces. Each legal move is proposed exactly once.
struct Proposals {
    player: Player,
    empty: Squares,
    /// How many empty squares there are to place on.
    places: usize,
    pieces: Ranked,
}

impl Proposals {
    #[inline]
    fn new(position: &Yonmoque) -> Self {
        let player = position.turn();
        let empty = position.empty();
        // What is not in hand is on the board: no need to count squares.
        let hands = usize::from(position.hand(player) + position.hand(!player));
        let empty_squares = Square::COUNT - usize::from(Rules::PIECES) + hands;
        Self {
            player,
            empty,
            places: match position.hand(player) {
                0 => 0,
                _ => empty_squares,
            },
            pieces: Ranked::new(position.pieces(player)),
        }
    }

    #[inline]
    fn len(&self) -> usize {
        self.places + offers_per_piece(self.player) * self.pieces.len()
    }

    /// The `n`-th one, if it is legal.
    #[inline]
    fn nth(&self, n: usize) -> Option<Move> {
        if n < self.places {
            return Ranked::new(self.empty).nth(n).map(Move::Place);
        }
        let n = n - self.places;
        // Two divisions by constants: one by a variable takes longer.
        let (piece, way) = match self.player {
            Player::First => divide(n, offers_per_piece(Player::First)),
            Player::Second => divide(n, offers_per_piece(Player::Second)),
        };
        let from = self.pieces.nth(piece)?;
        let way = OFFERS[self.player.index()][from.index()][way];
        let legal = way.path.is_subset(self.empty);
        legal.then_some(Move::Relocate { from, to: way.to })
    }
}

#[inline]
const fn divide(n: usize, by: usize) -> (usize, usize) {
    (n / by, n % by)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    /// So each is as likely as any other, whichever number is drawn.
    #[test]
    fn each_legal_move_is_proposed_exactly_once() {
        let mut state = 1997_u32;
        for _ in 0..200 {
            let mut game = Yonmoque::start(Rules::STANDARD);
            while game.outcome().is_none() {
                let proposals = Proposals::new(&game);
                let mut proposed: Vec<_> = (0..proposals.len())
                    .filter_map(|n| proposals.nth(n))
                    .collect();
                proposed.sort();
                assert!(game.legal_moves().eq(proposed.iter().copied()), "{game}");
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                game.play_unchecked(proposed[(state >> 8) as usize % proposed.len()]);
            }
        }
    }
}
