//! The published game of 1988, on the hexagon of 37 cells (OMN-1 to OMN-12).
//!
//! Arrows move and shield. The Helios has none of them, steps one cell, and is
//! the piece to capture.
//!
//! ```text
//!       g1  g2  g3  g4
//!     f1  f2  f3  f4  f5             5   0
//!   e1  e2  e3  e4  e5  e6            \ /
//! d1  d2  d3  d4  d5  d6  d7       4 - * - 1
//!   c1  c2  c3  c4  c5  c6            / \
//!     b1  b2  b3  b4  b5             3   2
//!       a1  a2  a3  a4
//! ```

mod attacks;
mod board;
mod display;
mod illegal;
mod key;
mod learn;
mod movegen;
mod notation;
mod piece;
mod position;
mod preview;
#[cfg(feature = "rand_core")]
mod random;
mod reach;
mod rules;
mod score;
mod setup;
mod symmetry;

pub use board::{Cell, GRID};
pub use illegal::IllegalMove;
pub use movegen::Moves;
pub use notation::Move;
pub use piece::{Kind, Piece};
pub use position::Omnigon88;
pub use preview::Effect;
pub use rules::Rules88;
pub use setup::{Setup, SetupError};

pub use crate::notation::ParseMoveError;
