//! Rules of **Oxy** and **Oxy Chess**: which moves are legal, what a move does,
//! who stands how.
//!
//! A sliding puzzle for two. 23 tiles lie on 6 files by 4 ranks; 12 show a
//! symbol (O, X or Y), or 14 in Oxy Chess (king, queen, knight, bishop or pawn).
//! Both players push the same tiles into the one empty cell. In a turn a player
//! slides different tiles, five at most, until two with symbols have moved, and
//! leaves alone those with symbols that the opponent has just moved. Whoever
//! lines up equal symbols, or three different ones, gets penalty points; whoever
//! first reaches the limit loses. The rule book is `docs/rules/oxy.md` in the
//! repository; its rule numbers (`OXY-7`) are cited throughout.
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
//! A move is one slide, named by the cell of the tile; a player makes several
//! in a turn, so ask [`turn`](Position::turn) whose move it is.
//!
//! ```
//! use oxy::{Oxy, Player, Position, Preview, Refusal, Rules};
//!
//! let mut game = Oxy::start(Rules::CLASSIC);
//! game.play("c2".parse()?)?; // an O, the first symbol tile
//! game.play("c1".parse()?)?; // a neutral tile
//! assert_eq!(game.turn(), Player::First);
//! game.play("d1".parse()?)?; // an X, the second symbol tile: the turn is over
//! assert_eq!(game.turn(), Player::Second);
//! assert_eq!(game.frozen().to_string(), "c1c3");
//!
//! // What a move would do, and why one is refused.
//! let effect = game.preview("d2".parse()?)?;
//! assert_eq!(effect.to_string(), "slide");
//! let refusal = game.play("c1".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "the tile on c1 is frozen: the opponent has just moved it");
//! assert_eq!(refusal.rule(), "OXY-7");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Map
//!
//! | what | where |
//! |---|---|
//! | options of the game, its name | [`Rules`], [`Symbols`], [`After`], [`StartLayout`] |
//! | cells and what lies on them | [`Cell`], [`Cells`], [`Tile`], [`Board`] |
//! | a position, its moves | [`Oxy`], [`Move`], [`Moves`], [`EndReason`] |
//! | why a move is refused, what it would do | [`IllegalMove`]; [`Effect`], [`Event`] |
//! | alignments and their points | [`Alignment`], [`Board::alignments`] |
//! | whole turns | [`Oxy::turns`], [`Oxy::parse_turn`], [`Turn`] |
//! | layouts: default, random, supplied | [`Layout`], [`Oxy::from_layout`], [`Oxy::set_next_layout`] |
//! | laps | [`Ring`], [`Run`], [`Debts`] |
//! | descriptions, position strings | [`Setup`] |
//! | for search and learning | [`Symmetry`], [`Actions`], [`Planes`] |
//!
//! The traits are those of `abstract-games-core`; the ones that most users need
//! are re-exported here.
//!
//! # How it is built
//!
//! Symbols are kept as bits of their codes, in words that hold the board by
//! rows *and* by columns, so that one set of shifts finds every alignment. The
//! rest of a position is 24-bit sets and small numbers: a `Copy` value of 96
//! bytes. Whether an exchange is due (OXY-30) is decided once, when a first turn
//! begins, by a search of the turn; it takes some tens of nanoseconds, a
//! microsecond in the rare case that it is. Which exchanges there are is worked
//! out when asked for.
//!
//! # Features
//!
//! None is on by default. The crate is `no_std` and needs no allocator.
//!
//! | feature | adds |
//! |---|---|
//! | `proptest` | the module `proptest`: `Arbitrary` for property tests (needs `std`) |
//! | `rand_core` | `Position::random_move`, [`Layout::random`](Layout#method.random) |
//! | `serde` | `Serialize` and `Deserialize` for rules, positions, moves, cells; needs `alloc` |
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod board;
mod cells;
mod effect;
mod first_turn;
mod illegal;
mod key;
mod laps;
mod layout;
mod learn;
mod lines;
mod movegen;
mod notation;
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
mod turn;

pub use abstract_games_core::{
    Actions, ByPlayer, CellError, NameError, Notation, Outcome, Planes, Player, Position, Preview,
    Refusal, Score, Symmetry,
};
pub use board::{Cell, GRID};
pub use cells::{CellIter, Cells};
pub use effect::{Effect, Event};
pub use illegal::IllegalMove;
pub use laps::{Debts, Ring, Rotation, Run};
pub use layout::{Layout, LayoutError};
pub use movegen::Moves;
pub use notation::{Move, ParseMoveError};
pub use position::{EndReason, NextLayoutError, Oxy};
pub use rules::{After, Rules, StartLayout};
pub use score::{Alignment, AlignmentKind, Alignments};
pub use setup::{Setup, SetupError};
pub use tile::{Board, Symbols, Tile};
pub use turn::{MAX_TURN_MOVES, ParseTurnError, Turn, TurnProblem, Turns};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
