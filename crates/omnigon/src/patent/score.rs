//! The running count.

use abstract_games_core::{ByPlayer, Score};

use super::OmnigonPatent;

/// Enemy pieces captured. Seven (1981) or six (1983) win (OMN-27).
impl Score for OmnigonPatent {
    #[inline]
    fn score(&self) -> ByPlayer<u32> {
        self.captured()
    }
}
