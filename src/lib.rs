//! Reference rules engines for four abstract board games: Oust, Yonmoque,
//! Omnigon and Oxy.
//!
//! This crate is the facade. It re-exports the game crates, each behind a
//! feature of its name, and adds [`AnyGame`], any of the games by name, with
//! moves and positions as text; [`visit`] hands generic code the game's type.
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
//! # Where to begin
//!
//! | you | begin at |
//! |---|---|
//! | write a bot for one game | that game's crate alone: its positions are small plain values, and its moves are data, not text |
//! | write code for any game | the trait [`Position`] and its kin in [`core`], and [`visit`] |
//! | run a server | [`open`] and [`AnyGame`]; [`AnyError`]; the features `records` and `serde` |
//! | test a program of your own | [`AnyGame::perft`] and [`AnyGame::divide`]; `docs/perft.md` has known counts |
//! | benchmark | `examples/throughput` and `docs/performance.md` |
//! | do not write Rust | `examples/ugi`, which speaks a text protocol; `docs/notation.md` |
//! | are curious | `examples/play`, `docs/gallery.md`, and the rule books in `docs/rules/` |
//!
//! Files are named as in the repository; its README has the same doors, with an
//! example behind each.
//!
//! # Features
//!
//! | feature | default | adds |
//! |---|---|---|
//! | `oust`, `yonmoque`, `omnigon`, `oxy` | yes | the game of that name |
//! | `records` | no | the module `records`: whole games as text |
//! | `abstract-play` | no | `records`, and in it the module `abstract_play`: the records of Abstract Play |
//! | `serde` | no | serialisation of records, and of the types of the games |
//! | `svg` | no | the module `svg`: pictures of positions |
#![forbid(unsafe_code)]

mod any;
mod error;
mod names;
#[cfg(feature = "records")]
pub mod records;
mod session;
#[cfg(feature = "svg")]
pub mod svg;

pub use abstract_games_core::text::Excerpt;
pub use abstract_games_core::{
    Actions, ByPlayer, CellError, Game, GameError, GameStatus, Leaves, MoveListError,
    MoveListProblem, NameError, Notation, Outcome, Planes, Player, Position, Preview, Refusal,
    Rules, Score, Setup, Symmetry, perft, play_moves,
};
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
