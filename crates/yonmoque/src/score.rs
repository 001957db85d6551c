//! The score.

use abstract_games_core::{ByPlayer, Score};

use crate::Yonmoque;

/// The number of each player's pieces on the board (YON-11).
///
/// More is not always better, because lines decide who wins. For the pieces in
/// hand, see [`Yonmoque::hand`].
impl Score for Yonmoque {
    #[inline]
    fn score(&self) -> ByPlayer<u32> {
        ByPlayer::from_fn(|player| self.pieces(player).len() as u32)
    }
}
