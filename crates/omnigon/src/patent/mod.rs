//! The games of the two patents, 1981 and 1983, on forty cells (OMN-20 to
//! OMN-29).
//!
//! Any piece moves any number of cells in any direction; its marked faces only
//! protect it. A piece may be turned in place, but not for a third time in a
//! row. The piece to capture is the Unitrog (1981) or the Omnigon (1983); seven
//! or six captures win as well.
//!
//! ```text
//!     aligned                      staggered
//! 8   .  .  .  .  .       N        8     .  .  .  .  .
//! 7   .  .  .  .  .                7    .  .  .  .  .        5   0
//! 6   .  .  .  .  .    5  0  1     6     .  .  .  .  .        \ /
//! 5   .  .  .  .  .   W   *   E    5    .  .  .  .  .      4 - * - 1
//! 4   .  .  .  .  .    4  3  2     4     .  .  .  .  .        / \
//! 3   .  .  .  .  .                3    .  .  .  .  .        3   2
//! 2   .  .  .  .  .       S        2     .  .  .  .  .
//! 1   .  .  .  .  .                1    .  .  .  .  .
//!     a  b  c  d  e                     a  b  c  d  e
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
mod series;
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
pub use rules::{Edition, Formation, Rules, ThirdTurn, Tiling};
pub use series::TurnSeries;
pub use setup::{Setup, SetupError};

/// Everything that a program needs to play the games of the patents.
pub mod prelude {
    pub use super::{
        Cell, CellSet, Edition, Effect, Formation, IllegalMove, Move, Moves, Omnigon, Piece,
        PieceKind, Rules, Setup, SetupError, ThirdTurn, Tiling, TurnSeries,
    };
    pub use crate::shared_items::*;
}
