//! What the games of abstract-games and their users share: the traits and small
//! types through which a program can use any of them.
//!
//! You rarely depend on this crate directly: each game crate re-exports what
//! its users need. Depend on it to write code for *any* game:
//!
//! ```
//! use abstract_games_core::{Outcome, Position};
//!
//! /// Plays the first legal move until the game ends or `max_plies` are played.
//! fn first_moves<P: Position>(rules: P::Rules, max_plies: u32) -> Option<Outcome> {
//!     let mut position = P::start(rules);
//!     for _ in 0..max_plies {
//!         let Some(mv) = position.legal_moves().next() else { break };
//!         position.play_unchecked(mv);
//!     }
//!     position.outcome()
//! }
//! ```
//!
//! For a game of your own, implement [`Position`]; the other traits are opt-in.
//! `abstract-games-toolkit` has grids, cell sets and text readers for that, and
//! `abstract-games-testkit` a conformance suite.
//!
//! | what | where |
//! |---|---|
//! | the players, how a game ended | [`Player`], [`ByPlayer`], [`Outcome`] |
//! | a game | [`Position`], [`RuleSet`], [`CitesRule`] |
//! | opt-in | [`Notation`] (text), [`Score`], [`Preview`], [`Encoding`] (action indices, feature planes), [`Symmetry`] |
//! | history | `Game` |
//! | counting | [`perft()`], [`Perft`] |
//! | lists of moves | [`play_moves`], [`MoveListError`] |
//!
//! # Features
//!
//! None is on by default; the crate is `no_std`.
//!
//! | feature | adds |
//! |---|---|
//! | `alloc` | `Game`, `Perft::divide`, `Perft::table` |
//! | `rand_core` | `Position::random_move`, the module `random` |
//! | `rayon` | `Perft::parallel` (needs `std`) |
//! | `serde` | serialisation of the small types |
#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(any(test, feature = "rayon"))]
extern crate std;

mod encoding;
mod excerpt;
#[cfg(feature = "alloc")]
mod game;
mod notation;
mod perft;
mod player;
mod position;
#[cfg(feature = "rand_core")]
pub mod random;
mod symmetry;

pub use encoding::{Encoding, PlaneShape, SizeError};
pub use excerpt::Excerpt;
#[cfg(feature = "alloc")]
pub use game::{Game, GameError, GameStatus};
pub use notation::{
    InvalidSetup, MoveListError, MoveListProblem, MoveText, Notation, PositionText, play_moves,
};
pub use perft::{Perft, perft};
pub use player::{ByPlayer, Outcome, Player};
pub use position::{CitesRule, Position, Preview, RuleSet, Score};
#[cfg(feature = "rand_core")]
pub use rand_core;
pub use symmetry::Symmetry;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
