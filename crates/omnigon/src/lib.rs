//! Rules of **Omnigon** (William M. Flynn) in three rule sets: the published
//! game of **1988**, and the games of the two patents, **1981** and **1983**.
//!
//! Two small armies slide over hexagonal cells and capture by moving on to an
//! enemy piece. Pieces have marked sides and are turned after they move. Marked
//! sides shield a piece from capture, and in 1988 they are also the only
//! directions in which it can move. Whoever captures the Helios (1988), the
//! Unitrog (1981) or the Omnigon (1983) wins. The rule book is
//! `docs/rules/omnigon.md` in the repository; the documentation cites its rule
//! numbers (`OMN-7`).
//!
//! # Example
//!
//! ```
//! use omnigon::published::prelude::*;
//!
//! let mut game = Omnigon::start(Rules::STANDARD);
//! game.play("d3-b3@1".parse()?)?; // Gold moves a Stargon and turns it to facing 1
//!
//! // White answers with a Stargon that has an arrow against the first one.
//! let mut shielded = game;
//! shielded.play("c6-b5@0".parse()?)?;
//! let drawn = "
//!  g         .   .   .   .
//!  f       .   .   .   .   .
//!  e    S0  B5   .   .  b5  s1
//!  d  T0   H   .   .  s1   h  t3
//!  c    S0  B2   .   .  b2   .
//!  b       .   .  S1   .  s0
//!  a         .   .   .   .
//! Gold to move";
//! assert_eq!(shielded.to_string(), drawn[1..]);
//! let error = shielded.play("b3xb5@0".parse()?).unwrap_err();
//! assert_eq!(error.to_string(), "the piece on b5 is shielded against a move from b3");
//!
//! // At another facing it can be captured.
//! game.play("c6-b5@1".parse()?)?;
//! let mv = "b3xb5@0".parse()?;
//! assert_eq!(game.preview(mv)?.to_string(), "captures a Stargon");
//! game.play(mv)?;
//! assert_eq!(game.captured().first, 1);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Two modules
//!
//! The module [`published`] has the game of 1988, and [`patent`] those of 1981
//! and 1983. Their boards and moves differ, and so does what a position must
//! remember. Both have the same items under the same names, and a `prelude`
//! with all of them; within the patents, everything else is an option of
//! [`patent::Rules`]. [`AnyRules`] parses the name of any edition.
//!
//! | | [`published`] | [`patent`] |
//! |---|---|---|
//! | board | 37 cells, six directions | forty cells, eight directions (`aligned`) or six (`staggered`) |
//! | options | none | edition, tiling, formations, third turn, invasion |
//! | a move | to a cell, with a facing except for the Helios | to a cell, always with a facing; a turn in place; a third turn, which removes the piece |
//! | marked sides | directions of movement and shields | shields only |
//! | a position remembers | the board and the side to move | also captures, turns in place in a row, and in invasion games the number of moves |
//! | royal piece | has no shield | is shielded like all others |
//! | a game is won by | capturing the Helios | capturing the royal piece; seven or six captures; an invasion |
//!
//! # Map
//!
//! | what | where, in both modules |
//! |---|---|
//! | the game: play, legal moves, outcome, key | `Omnigon`, through [`Position`] |
//! | rules | `Rules`, [`AnyRules`] |
//! | cells and cell sets | `Cell`, `CellSet` |
//! | pieces | `Piece`, `PieceKind`, [`Facing`] |
//! | moves | `Move`, `Moves` |
//! | what a move would do; why it is illegal | `Effect`, through [`Preview`]; `IllegalMove` |
//! | why a game ended | [`EndReason`] |
//! | what is attacked, protected, lost | `attacked`, `attackers`, `protectors`, `royal_attacked`, `royal_lost` of `Omnigon` |
//! | counts | [`Score`], `captured`, [`patent::Omnigon::invaders`] |
//! | search and learning | [`Symmetry`], [`Encoding`] |
//! | text and setups | [`Notation`], `Setup` |
//!
//! # Design
//!
//! A position keeps, for each of the six sides, the set of cells of the pieces
//! that have this side marked. The cells are laid out in a word so that a step
//! in a direction is a shift, so all pieces slide in a direction at once. No two
//! pieces can reach the same cell in a direction, so the number of bits is the
//! number of moves. The code that both games share is written for a private
//! trait that both types of positions implement.
//!
//! # Features
//!
//! None is on by default; the crate is `no_std` and does not allocate.
//!
//! | feature | adds |
//! |---|---|
//! | `alloc` | `Game`, a position with its history |
//! | `proptest` | the module `proptest`: `Arbitrary` for property tests (needs `std`) |
//! | `rand_core` | `Position::random_move`, with your own generator |
//! | `serde` | serialisation of rules, cells, moves and positions as their text (needs `alloc`) |
//!
//! # Panics and errors
//!
//! No text, setup or move causes a panic. An error leaves everything unchanged;
//! it says what is wrong and where, and cites the rule.
//!
//! # Keys
//!
//! Keys are the same on every platform. A release that changes them says so in
//! its changelog.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod cell;
mod display;
mod effect;
mod encoding;
mod end;
mod facing;
mod illegal;
mod key;
mod lines;
mod movegen;
mod moves;
pub mod patent;
mod pieces;
mod position;
#[cfg(feature = "proptest")]
pub mod proptest;
pub mod published;
mod rules;
#[cfg(feature = "serde")]
mod serde;
mod setup;

pub use rules::AnyRules;
pub use shared_items::*;

/// What the crate and both modules export.
mod shared_items {
    #[cfg(feature = "alloc")]
    pub use abstract_games_core::Game;
    pub use abstract_games_core::{
        ByPlayer, CitesRule, Encoding, InvalidSetup, MoveListError, Notation, Outcome, Perft,
        PlaneShape, Player, Position, Preview, RuleSet, Score, SizeError, Symmetry, perft,
        play_moves,
    };
    pub use abstract_games_toolkit::{CellError, NameError, TextError};

    pub use crate::end::EndReason;
    pub use crate::facing::Facing;
    pub use crate::moves::ParseMoveError;
}

pub use effect::Effect;
pub use illegal::IllegalMove;
pub use pieces::Piece;
pub use position::Omnigon;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
