//! Evaluations: estimates of how good a position is, for the leaves of a search.
//!
//! An evaluation says how much better a position is for the first player than for the second, in
//! hundredths of the game's smallest gain: a stone in Oust, a piece in Yonmoque and Omnigon, a
//! penalty point in Oxy. The evaluations here are simple on purpose.
//!
//! A game has an evaluation by implementing [`Evaluate`]. With the feature of
//! their name, the games of this workspace do; a game of another crate can do
//! the same. For a single search, a function is enough:
//!
//! ```
//! # #[cfg(feature = "yonmoque")] {
//! use std::ops::ControlFlow;
//!
//! use abstract_games_search::engine::{Limits, search_with};
//! use abstract_games_search::evaluation::Evaluate;
//! use abstract_games_search::minimax::Evaluator;
//! use yonmoque::prelude::*;
//!
//! fn placed_pieces(position: &Yonmoque) -> i32 {
//!     let pieces = |player| position.pieces(player).len() as i32;
//!     100 * (pieces(Player::First) - pieces(Player::Second))
//! }
//!
//! let start = Yonmoque::start(Rules::STANDARD);
//! assert_eq!(start.evaluate(), 0);
//! let limits = Limits { depth: Some(2), ..Limits::NONE };
//! let evaluator = Evaluator::new(placed_pieces);
//! let report = search_with(&start, evaluator, 1, limits, &mut |_| ControlFlow::Continue(()));
//! assert_eq!(report.expect("the game is in progress").depth, 2);
//! # }
//! ```

#[cfg(feature = "omnigon")]
mod omnigon;
#[cfg(feature = "oust")]
mod oust;
#[cfg(feature = "oxy")]
mod oxy;
#[cfg(feature = "yonmoque")]
mod yonmoque;

use abstract_games_core::{ByPlayer, Position, Score};

/// A game with an evaluation.
pub trait Evaluate: Position {
    /// How much better the position is for the first player than for the
    /// second, in hundredths of the game's smallest gain.
    ///
    /// Searches call it only for positions of games that are in progress.
    #[must_use]
    fn evaluate(&self) -> i32;
}

/// The first player's score minus the second's, times 100: an evaluation for
/// any game in which a higher score is better.
#[must_use]
pub fn by_score<P: Score>(position: &P) -> i32 {
    difference(
        position
            .score()
            .map(|score| 100 * score.min(1_000_000) as i32),
    )
}

/// First minus second.
fn difference(values: ByPlayer<i32>) -> i32 {
    values.first - values.second
}

/// The value of being to move, `tempo`, from the first player's side.
#[cfg(any(feature = "oust", feature = "oxy", feature = "omnigon"))]
fn to_move<P: Position>(position: &P, tempo: i32) -> i32 {
    use abstract_games_core::Player;

    match position.turn() {
        Player::First => tempo,
        Player::Second => -tempo,
    }
}
