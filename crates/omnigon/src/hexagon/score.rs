//! The running count.

use abstract_games_core::{ByPlayer, Score};

use super::Omnigon88;

/// Enemy pieces captured. More is not better by itself: only the Helios counts
/// (OMN-9).
impl Score for Omnigon88 {
    #[inline]
    fn score(&self) -> ByPlayer<u32> {
        self.captured()
    }
}
