//! The games of the two patents, 1981 and 1983, on forty cells (OMN-20 to
//! OMN-29).
//!
//! Any piece slides in any direction; its marked faces protect it only. Pieces
//! may be turned in place, but not a third time in a row. The piece to capture
//! is the Unitrog (1981) or the Omnigon (1983), and seven or six captures win
//! as well.
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
mod series;
mod setup;
mod setup_text;
mod symmetry;

pub use board::{Cell, GRID};
pub use illegal::IllegalMove;
pub use movegen::Moves;
pub use notation::Move;
pub use piece::{Kind, Piece};
pub use position::OmnigonPatent;
pub use preview::Effect;
pub use rules::{Edition, Formation, Layout, PatentRules, ThirdTurn};
pub use series::Series;
pub use setup::{Setup, SetupError};

pub use crate::notation::ParseMoveError;
