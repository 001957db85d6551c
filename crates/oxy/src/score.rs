//! The score.

use abstract_games_core::{ByPlayer, Score};

use crate::Oxy;

/// The penalty points of both players. The first to reach the limit loses
/// (OXY-24), so fewer are better.
impl Score for Oxy {
    #[inline]
    fn score(&self) -> ByPlayer<u32> {
        self.penalties()
    }
}
