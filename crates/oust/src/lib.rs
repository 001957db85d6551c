//! Rules of **Oust** (Mark Steere, 2007): legal moves, their effects, and how
//! the game ends.
//!
//! Red and Blue take turns placing stones on a hexagonal (or square) board. A
//! stone that touches no friendly stone ends the turn. A stone that touches
//! friendly stones joins them into a larger group, and may be placed only if
//! that group touches enemy groups and all of these are smaller: they are
//! captured, and the same player must move again. Capturing every enemy stone
//! wins. The rule book is `docs/rules/oust.md` in the repository; its rule
//! numbers (`OUST-5`) are cited throughout.
//!
//! ```text
//!      e1  e2  e3              Red is Player::First,
//!    d1  d2  d3  d4            Blue is Player::Second.
//!  c1  c2  c3  c4  c5
//!    b1  b2  b3  b4            c3 touches c2, c4, d2, d3, b2, b3.
//!      a1  a2  a3
//! ```
//!
//! # Example
//!
//! ```
//! use oust::prelude::*;
//!
//! let mut game = Oust::start(Rules::HEX_3);
//! for cell in ["c3", "c4", "a1", "e1"] {
//!     game.play(Oust::parse_move(game.rules(), cell)?)?;
//! }
//! // Red's c2 would form a group of two with c3. Blue's c4 is a single stone.
//! let mv = Oust::parse_move(game.rules(), "c2")?;
//! let effect = game.preview(mv)?;
//! assert_eq!(effect.to_string(), "captures 1 stone with a group of 2; moves again");
//! game.play(mv)?;
//! assert_eq!(game.turn(), Player::First);
//! assert_eq!(game.position_text().to_string(), "b2/4/1rr2/4/r2 r -");
//!
//! for mv in game.legal_moves() {
//!     println!("{}", game.move_text(mv)); // a3, b4, c5, d3, ...
//! }
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Board sizes
//!
//! [`Oust`], [`Rules`], [`CellSet`] and the types that contain them are generic
//! over `W`, the number of 64-bit words in a set of the board's cells: 1, 2, 3
//! or 6, by default 2 as on the usual board. Constants such as [`Rules::HEX_7`]
//! determine it. If the board is not known in advance, parse the name as
//! [`AnyRules`] and write a [`Visitor`].
//!
//! # Map
//!
//! | what | where |
//! |---|---|
//! | a position, the legal moves, the key | [`Oust`], through [`Position`] |
//! | the rule set | [`Rules`], [`AnyRules`], [`Visitor`] |
//! | boards, cells, sets of cells | [`Board`], [`Cell`], [`CellSet`] |
//! | moves | [`Move`], [`Moves`], [`ParseMoveError`] |
//! | what a move would do, or why it is illegal | [`Preview`], [`Effect`]; [`IllegalMove`] |
//! | how a game ended | [`Outcome`], [`EndReason`] |
//! | the score: stones, groups and their sizes | [`Score`], [`Oust::groups`], [`Oust::group_sizes`] |
//! | symmetries, action indices, feature planes | [`Symmetry`], [`Encoding`] |
//! | text, unvalidated positions | [`Notation`], [`Setup`], [`SetupError`] |
//!
//! # Features
//!
//! None is on by default; the crate is `no_std` and does not allocate.
//!
//! | feature | adds |
//! |---|---|
//! | `alloc` | `Game`, a game with its history |
//! | `proptest` | the module `proptest`: `Arbitrary` for property tests (needs `std`) |
//! | `rand_core` | a fast `Position::random_move` with the caller's generator |
//! | `serde` | serialisation of rules and positions as text, and of moves (needs `alloc`) |
//!
//! # Panics and errors
//!
//! No input causes a panic. After an error everything is as it was before, and the error says what
//! is wrong, where, and which rule applies.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod board;
mod display;
mod effect;
mod encoding;
mod end;
mod illegal;
mod key;
mod movegen;
mod moves;
mod position;
#[cfg(feature = "proptest")]
pub mod proptest;
#[cfg(feature = "rand_core")]
mod random;
mod rules;
mod score;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod symmetry;

pub use prelude::*;
pub use rules::Visitor;

/// The types and traits of the game, for `use oust::prelude::*`.
pub mod prelude {
    #[cfg(feature = "alloc")]
    pub use abstract_games_core::Game;
    pub use abstract_games_core::{
        ByPlayer, CitesRule, Encoding, InvalidSetup, MoveListError, Notation, Outcome, Perft,
        PlaneShape, Player, Position, Preview, RuleSet, Score, SizeError, Symmetry, perft,
        play_moves,
    };
    pub use abstract_games_toolkit::{CellError, CellName, NameError, TextError};

    pub use crate::board::{Board, Cell, CellSet};
    pub use crate::effect::Effect;
    pub use crate::end::EndReason;
    pub use crate::illegal::IllegalMove;
    pub use crate::movegen::Moves;
    pub use crate::moves::{Move, ParseMoveError};
    pub use crate::position::Oust;
    pub use crate::rules::{AnyRules, Rules};
    pub use crate::score::GroupSizes;
    pub use crate::setup::{Setup, SetupError};
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
