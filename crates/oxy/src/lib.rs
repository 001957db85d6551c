//! The rules of **Oxy** and **Oxy Chess**: which moves are legal, what a move
//! does, and what the score is.
//!
//! A sliding puzzle for two, with 23 tiles on 6 files by 4 ranks. Of the tiles, 12
//! have a symbol (O, X or Y), or 14 in Oxy Chess (king, queen, knight, bishop or
//! pawn). Both players slide the same tiles into the one empty cell, the space. In
//! a turn a player slides different tiles, at most five, until two with symbols
//! have moved; the symbol tiles that the opponent has just moved are frozen. A
//! player who lines up equal symbols, or three different ones, gets penalty points,
//! and the first to reach the limit loses. The rule book is `docs/rules/oxy.md` in
//! the repository; its rule numbers (`OXY-7`) are cited throughout.
//!
//! ```text
//!  4 O . X . Y X      .  neutral tile
//!  3 . . _ Y . O      _  the space
//!  2 Y . O . X .
//!  1 . O . X . Y
//!    a b c d e f
//! ```
//!
//! # Example
//!
//! A move is one slide, named by the cell of the tile. A player makes several
//! moves in a turn, so use [`turn`](Position::turn) to find the player to move.
//!
//! ```
//! use oxy::prelude::*;
//!
//! let mut game = Oxy::start(Rules::CLASSIC);
//! game.play("c2".parse()?)?; // an O, the first symbol tile
//! game.play("c1".parse()?)?; // a neutral tile
//! assert_eq!(game.turn(), Player::First);
//! game.play("d1".parse()?)?; // an X, the second symbol tile: the turn is over
//! assert_eq!(game.turn(), Player::Second);
//! assert_eq!(game.frozen().to_string(), "c1 c3");
//!
//! // What a move would do, and why one is illegal.
//! let effect = game.preview("d2".parse()?)?;
//! assert_eq!(effect.to_string(), "slide");
//! let error = game.play("c1".parse()?).unwrap_err();
//! assert_eq!(error.to_string(), "the tile on c1 is frozen: the opponent has just moved it");
//! assert_eq!(error.rule(), "OXY-7");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Map
//!
//! | what | where |
//! |---|---|
//! | the game: play, legal moves, outcome, key | [`Oxy`], through [`Position`] |
//! | the rule set, its name and options | [`Rules`], [`Symbols`], [`AfterAlignment`], [`StartLayout`] |
//! | cells and the tiles on them | [`Cell`], [`CellSet`], [`Tile`], [`Tiles`] |
//! | a move, the legal moves | [`Move`], [`Moves`] |
//! | what a move would do, why one is illegal | [`Preview`], [`Effect`], [`MoveResult`]; [`IllegalMove`] |
//! | how a game ended | [`Outcome`], [`EndReason`] |
//! | alignments and their points | [`Alignment`], [`Tiles::alignments`] |
//! | whole turns | [`Oxy::turns`], [`Oxy::parse_turn`], [`Turn`] |
//! | layouts: default, random, supplied | [`Layout`], [`Oxy::from_layout`], [`Oxy::set_next_layout`] |
//! | laps | [`Ring`], [`Run`], [`Debts`] |
//! | search and machine learning | [`Symmetry`], [`Encoding`] |
//! | text, positions from outside | [`Notation`], [`Setup`], [`SetupError`] |
//!
//! # How it is built
//!
//! Symbols are kept as bits of their codes, in words that hold the board by rows *and* by columns,
//! so that one set of shifts finds every alignment. The rest of a position is 24-bit sets and small
//! numbers: a `Copy` value of 96 bytes. When a first turn begins, a search determines whether an
//! exchange is required (OXY-30). This takes some tens of nanoseconds, or a microsecond in the rare
//! case that one is.
//!
//! # Features
//!
//! None is on by default; the crate is `no_std` and never allocates.
//!
//! | feature | adds |
//! |---|---|
//! | `alloc` | `Game`, a position with its history |
//! | `proptest` | the module `proptest`: `Arbitrary` for property tests (needs `std`) |
//! | `rand_core` | `Position::random_move`, [`Layout::random`](Layout#method.random) |
//! | `serde` | serialisation of rules, cells, moves and positions as text (needs `alloc`) |
//!
//! # Panics and errors
//!
//! No input causes a panic. An error leaves everything unchanged and says what is wrong, where, and
//! which rule applies.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod alignments;
mod board;
mod display;
mod effect;
mod encoding;
mod end;
mod first_turn;
mod illegal;
mod key;
mod laps;
mod layout;
mod lines;
mod movegen;
mod moves;
mod position;
#[cfg(feature = "proptest")]
pub mod proptest;
mod rules;
mod score;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod symmetry;
mod tile;
mod tiles;
mod turn;

#[cfg(feature = "alloc")]
pub use abstract_games_core::Game;
pub use abstract_games_core::{
    ByPlayer, CitesRule, Encoding, InvalidSetup, MoveListError, Notation, Outcome, Perft,
    PlaneShape, Player, Position, Preview, RuleSet, Score, SizeError, Symmetry, perft, play_moves,
};
pub use abstract_games_toolkit::{CellError, NameError, TextError};
pub use alignments::{Alignment, AlignmentKind, Alignments};
pub use board::{Cell, CellSet};
pub use effect::{Effect, MoveResult};
pub use end::EndReason;
pub use illegal::IllegalMove;
pub use laps::{Debts, Ring, Rotation, Run};
pub use layout::{Layout, LayoutError};
pub use movegen::Moves;
pub use moves::{Move, ParseMoveError};
pub use position::{NextLayoutError, Oxy};
pub use rules::{AfterAlignment, Rules, StartLayout};
pub use setup::{Setup, SetupError};
pub use tile::{Symbols, Tile};
pub use tiles::Tiles;
pub use turn::{MAX_TURN_MOVES, ParseTurnError, Turn, Turns};

/// Everything that most programs need, for `use oxy::prelude::*`.
pub mod prelude {
    #[cfg(feature = "alloc")]
    pub use crate::Game;
    pub use crate::{
        ByPlayer, Cell, CellSet, CitesRule, Effect, Encoding, EndReason, IllegalMove, InvalidSetup,
        Move, Moves, Notation, Outcome, Oxy, Perft, Player, Position, Preview, RuleSet, Rules,
        Score, Setup, SetupError, Symmetry, perft,
    };
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
