//! The games of abstract-games in the words of other crates:
//!
//! | feature | module | what it does |
//! |---|---|---|
//! | `board-game` | [`board_game`] | any game as a `Board` of [`board-game`](https://docs.rs/board-game): its bots, its MCTS, its solver, its statistics |
//! | `minimax` | [`minimax`] | any game as a `Game` of [`minimax`](https://docs.rs/minimax), with evaluations: its negamax, its iterative and parallel searches, its MCTS |
//! | `minimax` | [`engine`] | one search on top of that: seeded and repeatable, with limits of time, depth and nodes, and a way to stop it |
//! | `named` | [`engine::named`] | the same search for a game and a position given as text |
//! | `oust`, `yonmoque`, `omnigon`, `oxy` | [`evaluation`] | with `minimax`: what a search thinks of a position of that game; with `named`: the game by its name |
//!
//! No feature is on by default, and nothing of the two crates is built without
//! its feature: `board-game` brings a whole chess engine with it.
//!
//! # Who moves
//!
//! Both crates take it for granted that players take turns move by move. In
//! Oust and Oxy they do not, and a search that ignores it returns wrong values
//! without a word. So both adapters play
//! [`Padded`](abstract_games_core::Padded) games, in which the other player
//! makes a forced pad before somebody moves again. A pad is a move to these
//! crates: it shows in their move lists, counts as a ply of depth, and is
//! written `pad`.

#[cfg(feature = "board-game")]
pub mod board_game;
#[cfg(feature = "minimax")]
pub mod engine;
#[cfg(feature = "minimax")]
pub mod evaluation;
#[cfg(feature = "minimax")]
pub mod minimax;

/// How a pad is written.
#[cfg(any(feature = "board-game", feature = "minimax"))]
const PAD: &str = "pad";

#[cfg(all(
    doctest,
    feature = "board-game",
    feature = "minimax",
    feature = "yonmoque",
    feature = "oust"
))]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
