//! Search for the games of abstract-games.
//!
//! | feature | module | what it has |
//! |---|---|---|
//! | `minimax` | [`engine`] | a search with limits on time, depth and nodes; the same seed gives the same result |
//! | `minimax` | [`evaluation`] | evaluations of positions; the features `oust`, `yonmoque`, `omnigon` and `oxy` add those of the games |
//! | `minimax` | [`minimax`] | any game as a `Game` of the crate `minimax`: negamax, iterative and parallel search, MCTS |
//! | `named` | [`engine::named`] | the search for a game and a position given as text |
//! | `board-game` | [`board_game`] | any game as a `Board` of the crate `board-game`: bots, MCTS, a solver, statistics |
//!
//! No feature is on by default. `board-game` depends on a chess engine, and
//! `minimax` on threads and random numbers; neither is built without its
//! feature.
//!
//! # Null moves
//!
//! Both crates assume that the player to move changes with every move. In Oust
//! and Oxy it does not, and a search that ignores this returns wrong values.
//! The adapters therefore play [`Alternating`] games, in which the opponent of
//! a player who moves again first makes a forced null move. To these crates a
//! null move is a move like any other: it is in their move lists, counts as a
//! ply of depth, and is written `null`.
#![forbid(unsafe_code)]

mod alternating;
#[cfg(feature = "board-game")]
pub mod board_game;
#[cfg(feature = "minimax")]
pub mod engine;
#[cfg(feature = "minimax")]
pub mod evaluation;
#[cfg(feature = "minimax")]
pub mod minimax;

pub use alternating::{
    Alternating, AlternatingMove, AlternatingMoves, AlternatingRules, IllegalAlternatingMove,
};

/// The text of a null move.
#[cfg(any(feature = "board-game", feature = "minimax"))]
const NULL_MOVE: &str = "null";

#[cfg(all(
    doctest,
    feature = "board-game",
    feature = "minimax",
    feature = "yonmoque"
))]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
