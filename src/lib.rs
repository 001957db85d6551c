//! Reference rules engines for four abstract board games: Oust, Yonmoque,
//! Omnigon and Oxy.
//!
//! This crate is the facade. It re-exports the game crates, each behind a
//! feature of its name, and adds [`AnyGame`], a game opened by name, with moves
//! and positions as text. [`visit`] calls generic code with the type of a game.
//!
//! ```
//! # #[cfg(feature = "yonmoque")] {
//! let mut game = abstract_games::open("yonmoque")?;
//! game.play_list("c3 b3")?;
//! assert_eq!(game.legal_count(), 30);
//! assert!(game.play("c3-e2").is_err());
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to start
//!
//! | you want to | start with |
//! |---|---|
//! | write a bot for one game | the game's crate alone: positions are small plain values, and moves are data, not text |
//! | write code for any game | the trait [`Position`] and the traits that extend it, and [`visit`] |
//! | run a server | [`open`] and [`AnyGame`], and the features `records` and `serde` |
//! | test a program of your own | [`AnyGame::perft`] and [`AnyGame::divide`]; `docs/perft.md` has known counts |
//! | benchmark | `examples/throughput` and `docs/performance.md` |
//! | use the engines without Rust | `examples/ugi`, a program with a text protocol, and `docs/notation.md` |
//! | look at the games | `examples/play`, `docs/gallery.md`, and the rule books in `docs/rules/` |
//!
//! The files are in the repository, whose README has the same table with
//! examples.
//!
//! # Errors
//!
//! Errors are data: [`MoveError`] says whether a move is invalid or illegal and
//! by which rule, [`PlayListError`] which move of a list, [`PositionError`]
//! which part of a position string. The game's own error is their
//! [`source`](std::error::Error::source), with its type erased ([`Cause`]). The
//! `Display` of each error is one line that includes its source.
//!
//! # Features
//!
//! | feature | default | adds |
//! |---|---|---|
//! | `oust`, `yonmoque`, `omnigon`, `oxy` | yes | the game of that name |
//! | `records` | no | the module `records`: whole games as text |
//! | `abstract-play` | no | `records`, and its module `abstract_play`: the records of Abstract Play |
//! | `serde` | no | serialisation of records, and of the games' types |
//! | `svg` | no | the module `svg`: pictures of positions |
//!
//! Features only add items: none changes a trait or a type that exists without
//! it.
#![forbid(unsafe_code)]
// In a build without games, some items are unused.
#![cfg_attr(
    not(any(
        feature = "oust",
        feature = "yonmoque",
        feature = "omnigon",
        feature = "oxy"
    )),
    allow(dead_code)
)]

mod any;
mod error;
mod names;
#[cfg(feature = "records")]
pub mod records;
mod session;
#[cfg(feature = "svg")]
pub mod svg;

pub use abstract_games_core::{
    ByPlayer, CitesRule, Encoding, Excerpt, Game, GameError, GameStatus, InvalidSetup,
    MoveListError, MoveListProblem, MoveText, Notation, Outcome, Perft, PlaneShape, Player,
    Position, PositionText, Preview, RuleSet, Score, SizeError, Symmetry, perft, play_moves,
};
pub use abstract_games_toolkit::{CellError, Grid, NameError, TextError};
pub use any::{AnyGame, Playout};
pub use error::{Cause, MoveError, PlayListError, PositionError};
pub use names::{GAMES, Playable, Visitor, open, visit};

#[cfg(feature = "omnigon")]
pub use omnigon;
#[cfg(feature = "oust")]
pub use oust;
#[cfg(feature = "oxy")]
pub use oxy;
#[cfg(feature = "yonmoque")]
pub use yonmoque;

#[cfg(all(doctest, feature = "oust", feature = "yonmoque"))]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
