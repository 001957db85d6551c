//! Rules of **Omnigon** (William M. Flynn): which moves are legal, what a move
//! does, who stands how. Three rule sets: the published game of **1988**, and
//! the games of the two patents, **1981** and **1983**.
//!
//! Two small armies slide over hexagonal cells and capture by taking an enemy
//! piece's place. Pieces have marked sides and are turned after they move. The
//! marks shield against attacks from where they look, and in 1988 they are
//! arrows as well, along which alone a piece moves. Capture the Helios (1988),
//! the Unitrog (1981) or the Omnigon (1983), and you win. The rule book is
//! `docs/rules/omnigon.md` in the repository; its rule numbers (`OMN-7`) are
//! cited throughout.
//!
//! # Example
//!
//! ```
//! use omnigon::{Omnigon88, Position, Preview, Rules88};
//!
//! let mut game = Omnigon88::start(Rules88);
//! game.play("d3-b3@1".parse()?)?; // Gold: a Stargon, then turned to facing 1
//!
//! // White answers with a Stargon, and turns an arrow against that one.
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
//! // Turned the other way, it can be captured.
//! game.play("c6-b5@1".parse()?)?;
//! let mv = "b3xb5@0".parse()?;
//! assert_eq!(game.preview(mv)?.to_string(), "captures a Stargon");
//! game.play(mv)?;
//! assert_eq!(game.captured().first, 1);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # How the three rule sets are modelled
//!
//! There are two types of positions, because boards, moves and what a position
//! must remember differ; within the patents, everything else is data.
//!
//! | | 1988 | 1981, 1983 |
//! |---|---|---|
//! | position | [`Omnigon88`] | [`OmnigonPatent`] |
//! | rules | [`Rules88`], nothing to choose | [`PatentRules`]: edition, grid, formations, third turn, invasion |
//! | module | [`hexagon`] | [`patent`] |
//! | board | 37 cells, six directions | forty cells, eight directions (`aligned`) or six (`staggered`) |
//! | a move | from, to, facing, capture; the Helios without facing | the same, always with facing; a turn in place; its third-time removal |
//! | marked sides | move and shield | shield only |
//! | what it remembers | the board and whose turn it is | captures, turns in place in a row, in invasions the number of moves |
//! | royal piece | has no shield | is protected like all others |
//! | wins | capturing the Helios | capturing the royal piece; seven or six captures; an invasion |
//!
//! [`Variant`] reads any of their names and says which type plays it.
//!
//! They share what is the same: [`Facing`] and the rotation of marks, sets of
//! cells ([`Cells`]), sliding, and how moves are counted and listed. Both keep,
//! for each of the six sides, the cells of pieces that are marked there. The
//! boards are laid out in a word so that one step in a direction is one shift,
//! so all pieces that move in a direction slide at once; and since no two of
//! them can reach the same cell, counting the bits is counting the moves.
//!
//! # Map
//!
//! | what | where |
//! |---|---|
//! | the games: play, legal moves, outcome, key | [`Omnigon88`] and [`OmnigonPatent`], through [`Position`] |
//! | rules by name | [`Variant`], [`Rules88`], [`PatentRules`] |
//! | cells, pieces, moves, setups, reasons of refusal | the modules [`hexagon`] and [`patent`], under the same names |
//! | what a move would do | [`Preview`] |
//! | how a game ended | [`Outcome`], [`EndReason`] |
//! | what is attacked, protected, lost | `attacked`, `attackers`, `protectors`, `royal_attacked`, `royal_lost` of both types |
//! | the counts | [`Score`], `captured`, [`OmnigonPatent::invaders`] |
//! | for search and learning | [`Symmetry`], [`Actions`], [`Planes`] |
//! | text and positions from outside | [`Notation`], [`hexagon::Setup`], [`patent::Setup`] |
//!
//! The sources, from the bottom up: `facing`, `cells`, `slide` (what both boards
//! share), `choices` (moves as sets of cells), `key`, `notation`, `setup_text`;
//! then in `hexagon` and in `patent`, room by room alike: `rules`, `board`,
//! `piece`, `key`, `position` (the game), `reach`, `movegen`, `random`,
//! `attacks`, `illegal`, `preview`, `score`, `display`, `notation`, `setup`,
//! `symmetry`, `learn`.
//!
//! # Features
//!
//! None is on by default; the crate is `no_std` and never allocates.
//!
//! | feature | adds |
//! |---|---|
//! | `proptest` | the module `proptest`: `Arbitrary` for property tests (needs `std`) |
//! | `rand_core` | `Position::random_move`, with the caller's own generator |
//! | `serde` | serialisation of rules, cells, moves and positions as their text (needs `alloc`) |
//!
//! # Panics and errors
//!
//! Nothing panics on input. A refused text or move leaves everything as it was
//! and says what is wrong, where, and by which rule.
//!
//! # Keys
//!
//! Keys are the same on every platform. They may change in a release, which
//! then says so in its changelog.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod cells;
mod choices;
mod end;
mod facing;
pub mod hexagon;
mod key;
mod notation;
mod pairs;
pub mod patent;
#[cfg(feature = "proptest")]
pub mod proptest;
mod rules;
#[cfg(feature = "serde")]
mod serde;
mod setup_text;
mod slide;

pub use abstract_games_core::{
    Actions, ByPlayer, CellError, NameError, Notation, Outcome, Planes, PlayMovesError, Player,
    Position, Preview, Refusal, Score, Symmetry, play_moves, text::TextError,
};

pub use cells::{BoardCell, CellIter, Cells};
pub use end::EndReason;
pub use facing::Facing;
pub use hexagon::{Omnigon88, Rules88};
pub use notation::ParseMoveError;
pub use patent::{OmnigonPatent, PatentRules};
pub use rules::Variant;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
