//! Rules of **Yonmoque** (Mitsuo Yamamoto, 1997): which moves are legal, what a
//! move does, who stands how.
//!
//! Two sides, Blue and White, six two-sided pieces in each hand, a board of
//! five by five squares in three colours. A player places a piece or moves
//! one: by a step in any direction, or, from a square of its own colour, by a
//! diagonal slide along that colour. A piece that moves flips the enemies that
//! it traps in lines. Make four in a row by moving and you win; make five, in
//! whatever way, and you lose. The rule book is `docs/rules/yonmoque.md` in the
//! repository; its rule numbers (`YON-7`) are cited throughout.
//!
//! ```text
//!   5  · w b w ·       b  blue square       Blue is Player::First
//!   4  w b w b w       w  white square      White is Player::Second
//!   3  b w · w b       ·  neutral square
//!   2  w b w b w
//!   1  · w b w ·
//!      a b c d e
//! ```
//!
//! # Example
//!
//! ```
//! use yonmoque::{Move, Notation, Position, Preview, Rules, Square, Yonmoque};
//!
//! let mut game = Yonmoque::start(Rules::STANDARD);
//! game.play(Move::Place(Square::A1))?; // Blue
//! game.play("b2".parse()?)?; // White
//! game.play("d4".parse()?)?; // Blue
//! game.play("c5".parse()?)?; // White
//!
//! // Moving d4 to c3 would trap the white piece on b2.
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
//! # Map
//!
//! | what | where |
//! |---|---|
//! | the game: play, legal moves, outcome, key | [`Yonmoque`], through [`Position`] |
//! | squares and sets of squares | [`Square`], [`Squares`] |
//! | a move; the legal ones | [`Move`]; [`Moves`] |
//! | what a move would do; why one is refused | [`Preview`], [`Effect`]; [`IllegalMove`] |
//! | how a game ended | [`Outcome`], [`EndReason`] |
//! | the count of pieces | [`Score`], [`Yonmoque::hand`] |
//! | for search and learning | [`Symmetry`], [`Actions`], [`Planes`] |
//! | text and positions from outside | [`Notation`], [`Setup`], [`SetupError`] |
//! | the rule set | [`Rules`] |
//!
//! The sources behind it, from the bottom up: `board` and `squares` (what there
//! is), `tables` and `lines` (geometry), `movegen`, `key`, `position` (the
//! game), `illegal`, `preview`, `score`, `display`, `notation`, `setup`,
//! `serde`, `random`, `symmetry`, `learn`, `proptest` (what people ask of it).
//!
//! # Features
//!
//! None is on by default; the crate is `no_std` and never allocates.
//!
//! | feature | adds |
//! |---|---|
//! | `proptest` | the module `proptest`: `Arbitrary` for property tests (needs `std`) |
//! | `rand_core` | `Position::random_move`, with the caller's own generator |
//! | `serde` | serialisation of rules, squares, moves and positions as their text (needs `alloc`) |
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
mod display;
mod end;
mod illegal;
mod key;
mod learn;
mod lines;
mod movegen;
mod notation;
mod position;
mod preview;
#[cfg(feature = "proptest")]
pub mod proptest;
#[cfg(feature = "rand_core")]
mod random;
mod ranked;
mod rules;
mod score;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod squares;
mod symmetry;
mod tables;

pub use abstract_games_core::{
    Actions, ByPlayer, CellError, NameError, Notation, Outcome, Planes, PlayMovesError, Player,
    Position, Preview, Refusal, Score, Symmetry, play_moves, text::TextError,
};
pub use board::Square;
pub use end::EndReason;
pub use illegal::IllegalMove;
pub use movegen::Moves;
pub use notation::{Move, ParseMoveError};
pub use position::Yonmoque;
pub use preview::Effect;
pub use rules::Rules;
pub use setup::{Setup, SetupError};
pub use squares::{Squares, SquaresIter};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
