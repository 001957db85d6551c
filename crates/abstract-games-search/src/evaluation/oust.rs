//! Oust: stones and the largest group.

use abstract_games_core::ByPlayer;
use oust::{CellSet, Oust};

use super::{Evaluate, difference, to_move};

/// Stones, the size of the largest group, the number of legal placements, and
/// being to move.
///
/// Only larger groups capture, so the player with the largest group is rarely
/// captured. A player without a placement passes while the opponent goes on.
impl<const W: usize> Evaluate for Oust<W> {
    fn evaluate(&self) -> i32 {
        let own = ByPlayer::from_fn(|player| {
            let stones = self.stones(player).len() as i32;
            let largest = self.groups(player).map(CellSet::len).max();
            100 * stones + 60 * largest.unwrap_or(0) as i32
        });
        let placements = self.placements().len() as i32;
        difference(own) + to_move(self, 30 + placements.min(50))
    }
}
