//! The published game of 1988, on a hexagon of 37 cells (OMN-1 to OMN-12).
//!
//! A piece moves along its arrows, and its arrows shield it. The Helios, the
//! piece to capture, has none and moves one cell.
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

mod board;
mod display;
mod effect;
mod encoding;
mod illegal;
mod key;
mod movegen;
mod moves;
mod piece;
mod position;
#[cfg(feature = "rand_core")]
mod random;
mod rules;
mod setup;
mod symmetry;

pub use crate::shared_items::*;

pub use board::{Cell, CellSet};
pub use effect::Effect;
pub use illegal::IllegalMove;
pub use movegen::Moves;
pub use moves::Move;
pub use piece::{Piece, PieceKind};
pub use position::Omnigon;
pub use rules::Rules;
pub use setup::{Setup, SetupError};

/// Everything that a program needs to play the published game.
pub mod prelude {
    pub use super::{
        Cell, CellSet, Effect, IllegalMove, Move, Moves, Omnigon, Piece, PieceKind, Rules, Setup,
        SetupError,
    };
    pub use crate::shared_items::*;
}
