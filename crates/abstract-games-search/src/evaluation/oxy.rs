//! Oxy: penalties.

use abstract_games_core::Position;
use oxy::Oxy;

use super::{Evaluate, to_move};

/// Penalty points, which weigh more the closer a player is to the limit, and
/// the disadvantage of being to move, which shrinks with the number of legal
/// moves.
impl Evaluate for Oxy {
    fn evaluate(&self) -> i32 {
        let limit = u32::from(self.rules().limit.get());
        let burden = self.penalties().map(|points| {
            let left = limit.saturating_sub(points).max(1) as i32;
            100 * points.min(100_000) as i32 + 200 / left
        });
        let choices = self.legal_moves().len().min(4) as i32;
        burden.second - burden.first + to_move(self, 5 * choices - 30)
    }
}
