//! The running count.

use abstract_games_core::{ByPlayer, Score};

use crate::Yonmoque;

/// Pieces of each side on the board (YON-11).
///
/// More is not always better: who wins is decided by lines. The pieces in hand
/// are told by [`Yonmoque::hand`].
impl Score for Yonmoque {
    #[inline]
    fn score(&self) -> ByPlayer<u32> {
        ByPlayer::from_fn(|player| self.pieces(player).len() as u32)
    }
}
