//! Rules of **Oust** (Mark Steere, 2007): which moves are legal, what a move
//! does, who stands how.
//!
//! Two sides, Red and Blue, take turns at filling a hexagon (or a square) with
//! stones. A stone that touches no friend ends the turn. One that touches
//! friends joins them to a larger group, and may only be placed if that group
//! touches enemies, all of them in smaller groups: these are captured, and the
//! same player must place again. Whoever captures all that the enemy has on
//! the board wins. The rule book is `docs/rules/oust.md` in the repository;
//! its rule numbers (`OUST-5`) are cited throughout.
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
//! use oust::{Notation, Oust, Player, Position, Preview, Rules};
//!
//! let mut game = Oust::start(Rules::HEX_3);
//! for cell in ["c3", "c4", "a1", "e1"] {
//!     game.play(Oust::parse_move(game.rules(), cell)?)?;
//! }
//! // Red's c2 would make a group of two with c3, and Blue's c4 is alone.
//! let mv = Oust::parse_move(game.rules(), "c2")?;
//! let effect = game.preview(mv)?;
//! assert_eq!(effect.to_string(), "captures 1 stone with a group of 2; plays on");
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
//! # The number of words
//!
//! [`Oust`], [`Rules`] and what belongs to them are generic over `W`, how many
//! 64-bit words a set of the board's cells takes: 1 to 6, and 2 (the default)
//! for the usual board. Constants such as [`Rules::HEX_7`] settle it, so that
//! it need not be written. Where the board comes from a name, read the name as
//! a [`Variant`] and match on [`Board::words`].
//!
//! # Map
//!
//! | what | where |
//! |---|---|
//! | the game: play, legal moves, outcome, key | [`Oust`], through [`Position`] |
//! | the rule set, by name; boards | [`Rules`], [`Variant`]; [`Board`] |
//! | sets of cells | [`Bitboard`] |
//! | a move; the legal ones | [`Move`]; [`Moves`] |
//! | what a move would do; why one is refused | [`Preview`], [`Effect`]; [`IllegalMove`] |
//! | how a game ended | [`Outcome`], [`EndReason`] |
//! | stones, groups and their sizes | [`Score`], [`Oust::groups`], [`Oust::group_sizes`] |
//! | for search and learning | [`Symmetry`], [`Actions`], [`Planes`] |
//! | text and positions from outside | [`Notation`], [`Setup`], [`SetupError`] |
//!
//! The sources behind it, from the bottom up: `board` (what there is),
//! `geometry` (what touches what), `cells` (helpers), `stones` (stones, and
//! what is kept about groups from move to move), `movegen` (legality), `key`,
//! `position` (the game), `bounds`, `illegal`, `effect`, `score`, `display`,
//! `notation`, `setup`, `serde`, `random`, `symmetry`, `learn`, `proptest`
//! (what people ask of it).
//!
//! # Features
//!
//! None is on by default; the crate is `no_std` and never allocates.
//!
//! | feature | adds |
//! |---|---|
//! | `proptest` | the module `proptest`: `Arbitrary` for property tests (needs `std`) |
//! | `rand_core` | a fast `Position::random_move`, with the caller's own generator |
//! | `serde` | serialisation of rules and positions as their text, and of moves (needs `alloc`) |
//!
//! # Panics and errors
//!
//! Nothing panics on input. A refused text or move leaves everything as it was
//! and says what is wrong, where, and by which rule.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod board;
mod bounds;
mod cells;
mod display;
mod effect;
mod geometry;
mod illegal;
mod key;
mod learn;
mod movegen;
mod notation;
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
mod stones;
mod symmetry;

pub use abstract_games_core::{
    Actions, Bitboard, ByPlayer, CellName, Grid, NameError, Notation, Outcome, PlaneShape, Planes,
    PlayMovesError, Player, Position, Preview, Refusal, Score, Symmetry, play_moves,
    text::TextError,
};
pub use board::Board;
pub use effect::Effect;
pub use illegal::IllegalMove;
pub use movegen::Moves;
pub use notation::{Move, ParseMoveError};
pub use position::{EndReason, Oust};
pub use rules::{Rules, Variant, WrongWords};
pub use score::GroupSizes;
pub use setup::{Setup, SetupError};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
