//! Oust: who will take whom.

use abstract_games_core::ByPlayer;
use oust::Oust;

use super::{difference, to_move};

/// Oust: stones, a little for the size of the largest group, which is what
/// captures, a little for each cell where one may place, and being to move.
///
/// A player with the greater group can rarely be captured; one who has run out
/// of placements passes while the other goes on.
#[must_use]
pub fn oust<const W: usize>(position: &Oust<W>) -> i32 {
    let own = ByPlayer::from_fn(|player| {
        let stones = position.stones(player).len() as i32;
        let largest = position.groups(player).map(|group| group.len()).max();
        100 * stones + 60 * largest.unwrap_or(0) as i32
    });
    let placements = position.placements().len() as i32;
    difference(own) + to_move(position, 30 + placements.min(50))
}
