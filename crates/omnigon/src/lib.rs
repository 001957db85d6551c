//! Rules of Omnigon, the game of William M. Flynn: the published game of
//! **1988** and the games of the two patents, **1981** and **1983**.
#![no_std]

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
