//! The rules of **Yonmoque** (Mitsuo Yamamoto, 1997): legal moves, what a move
//! does, and who wins and why.
//!
//! Two sides, Blue and White, have six two-sided pieces each in hand and share
//! a board of five by five cells in three colours. A player either places a
//! piece or moves one: by a step in any direction or, from a cell of the
//! piece's own colour, by a diagonal slide along that colour. A moved piece
//! flips the enemy pieces that it traps in lines. A movement that makes four in
//! a row wins; five in a row, however made, loses. The rule book is
//! `docs/rules/yonmoque.md` in the repository, and the documentation cites its
//! rule numbers (`YON-7`).
//!
//! ```text
//!   5  · w b w ·       b  blue cell         Blue is Player::First
//!   4  w b w b w       w  white cell        White is Player::Second
//!   3  b w · w b       ·  neutral cell
//!   2  w b w b w
//!   1  · w b w ·
//!      a b c d e
//! ```
//!
//! # Example
//!
//! ```
//! use yonmoque::prelude::*;
//!
//! let mut game = Yonmoque::start(Rules::STANDARD);
//! game.play(Move::Place(Cell::A1))?; // Blue
//! game.play("b2".parse()?)?; // White
//! game.play("d4".parse()?)?; // Blue
//! game.play("c5".parse()?)?; // White
//!
//! // Moving d4 to c3 traps the white piece on b2.
//! let mv: Move = "d4-c3".parse()?;
//! assert_eq!(game.preview(mv)?.to_string(), "flips b2");
//! game.play(mv)?;
//! assert_eq!(game.position_text().to_string(), "2w2/5/2b2/1b3/b4 w 4 4 -");
//!
//! for mv in game.legal_moves().filter(|mv| matches!(mv, Move::Relocate { .. })) {
//!     println!("{mv}"); // c5-b4, c5-c4, ...
//! }
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Overview
//!
//! [`Yonmoque`] is a position. Most of what it can do comes from traits, which
//! the [`prelude`] brings into scope.
//!
//! | what | where |
//! |---|---|
//! | legal moves, play, outcome, key | [`Position`] |
//! | cells and sets of cells | [`Cell`], [`CellSet`] |
//! | moves | [`Move`], [`Moves`], [`IllegalMove`] |
//! | what a move would do | [`Preview`], [`Effect`] |
//! | how a game ended | [`Outcome`], [`EndReason`] |
//! | pieces on the board and in hand | [`Score`], [`Yonmoque::hand`] |
//! | text, and positions from outside | [`Notation`], [`Setup`], [`SetupError`] |
//! | search and machine learning | [`Symmetry`], [`Encoding`], [`Perft`] |
//! | the rule set | [`Rules`] |
//!
//! # Features
//!
//! None is on by default; the crate is `no_std` and does not allocate.
//!
//! | feature | adds |
//! |---|---|
//! | `alloc` | `Game`: a position with its history |
//! | `proptest` | `Arbitrary` for property tests (needs `std`) |
//! | `rand_core` | `Position::random_move`: a random legal move from a generator of your choice |
//! | `serde` | serialisation of rules, cells, moves and positions as text (needs `alloc`) |
//!
//! # Panics and errors
//!
//! No input causes a panic. If text cannot be parsed or a move is illegal, the position is
//! unchanged, and the error says what is wrong, where, and which rule applies.
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
mod lines;
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

#[cfg(feature = "alloc")]
pub use abstract_games_core::Game;
pub use abstract_games_core::{
    ByPlayer, CitesRule, Encoding, InvalidSetup, MoveListError, Notation, Outcome, Perft,
    PlaneShape, Player, Position, Preview, RuleSet, Score, SizeError, Symmetry, perft, play_moves,
};
pub use abstract_games_toolkit::{CellError, NameError, TextError};
pub use board::{Cell, CellSet};
pub use effect::Effect;
pub use end::EndReason;
pub use illegal::IllegalMove;
pub use movegen::Moves;
pub use moves::{Move, ParseMoveError};
pub use position::Yonmoque;
pub use rules::Rules;
pub use setup::{Setup, SetupError};

/// All items of this crate in one import: `use yonmoque::prelude::*;`.
pub mod prelude {
    #[cfg(feature = "alloc")]
    pub use crate::Game;
    pub use crate::{
        ByPlayer, Cell, CellError, CellSet, CitesRule, Effect, Encoding, EndReason, IllegalMove,
        InvalidSetup, Move, MoveListError, Moves, NameError, Notation, Outcome, ParseMoveError,
        Perft, PlaneShape, Player, Position, Preview, RuleSet, Rules, Score, Setup, SetupError,
        SizeError, Symmetry, TextError, Yonmoque, perft, play_moves,
    };
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
