//! What the games of abstract-games share: the traits through which programs
//! use any of them, and the types of their boards.
//!
//! You rarely depend on this crate directly: each game crate re-exports what
//! its users need. Depend on it to write code for *any* game, or a game of
//! your own:
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
//! # Map
//!
//! | what | where |
//! |---|---|
//! | who plays, how it ended | [`Player`], [`ByPlayer`], [`Outcome`] |
//! | a game | [`Position`], its [`Rules`], [`Refusal`]; [`Score`], [`Preview`] |
//! | text | [`Setup`], [`Notation`], [`play_moves`], [`name`], [`text`] |
//! | boards | [`Grid`], [`Direction`], [`Bitboard`], [`bitboard`], [`grid`] |
//! | counting | [`perft()`], [`perft_made`]; `divide`, `perft_with_table`, `par_perft` |
//! | search and learning | [`Symmetry`], [`Actions`], [`Planes`], [`Padded`] |
//! | history | `Game` |
//! | keys | [`zobrist`] |
//! | laws | `conformance` |
//!
//! # Features
//!
//! None is on by default; the crate is `no_std`.
//!
//! | feature | adds |
//! |---|---|
//! | `alloc` | `Game`, `divide`, `perft_with_table` |
//! | `conformance` | the module `conformance` |
//! | `proptest` | the module `proptest`: strategies for property tests |
//! | `rand_core` | `Position::random_move`, the module `random` |
//! | `rayon` | `par_perft`, `par_divide` |
//! | `serde` | serialisation of the small types, the module `serde` |
#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod bitboard;
#[cfg(feature = "conformance")]
pub mod conformance;
#[cfg(feature = "alloc")]
mod game;
pub mod grid;
mod learn;
pub mod name;
mod notation;
mod padded;
mod perft;
mod player;
mod position;
#[cfg(feature = "proptest")]
pub mod proptest;
#[cfg(feature = "rand_core")]
pub mod random;
#[cfg(feature = "serde")]
pub mod serde;
mod symmetry;
pub mod text;
pub mod zobrist;

pub use bitboard::Bitboard;
#[cfg(feature = "alloc")]
pub use game::{Game, GameError, GameStatus};
pub use grid::{CellError, CellName, Direction, Grid, Shape};
pub use learn::{Actions, PlaneShape, Planes, SizeError};
pub use name::NameError;
pub use notation::{
    MoveListError, MoveListProblem, MoveText, Notation, PlayMovesError, PositionText, Setup,
    SetupError, play_moves,
};
pub use padded::{IllegalPaddedMove, Padded, PaddedMove, PaddedMoves, PaddedRules};
pub use perft::{Leaves, perft, perft_made};
#[cfg(feature = "alloc")]
pub use perft::{PerftTable, divide, perft_with_table};
#[cfg(feature = "rayon")]
pub use perft::{par_divide, par_perft};
pub use player::{ByPlayer, Outcome, Player};
pub use position::{Position, Preview, Refusal, Rules, Score};
#[cfg(feature = "rand_core")]
pub use rand_core;
pub use symmetry::{Symmetry, dihedral_inverse};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
