//! Rules of Oust.
#![no_std]

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
mod movegen;
mod notation;
mod position;
mod rules;
mod score;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod stones;

pub use abstract_games_core::{
    Bitboard, ByPlayer, CellName, Grid, NameError, Notation, Outcome, PlayMovesError, Player,
    Position, Preview, Refusal, Score, play_moves,
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
