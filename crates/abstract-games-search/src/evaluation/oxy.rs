//! Oxy: penalties.

use abstract_games_core::Position;
use oxy::Oxy;

use super::to_move;

/// Oxy: the enemy's penalty points less one's own, more the nearer somebody is
/// to the limit; and the burden of being to move, less of it the more moves
/// there are to choose from.
#[must_use]
pub fn oxy(position: &Oxy) -> i32 {
    let penalties = position.penalties();
    let limit = u32::from(position.rules().limit.get());
    let burden = penalties.map(|points| {
        let left = limit.saturating_sub(points).max(1) as i32;
        100 * points.min(100_000) as i32 + 200 / left
    });
    let choices = position.legal_moves().len().min(4) as i32;
    burden.second - burden.first + to_move(position, 5 * choices - 30)
}
