//! The four games once more, slow and obvious, written from the rule books
//! alone. They share no code with the game crates, speak text only, and panic
//! on text that is not a move.

pub mod omnigon;
pub mod oust;
pub mod oxy;
pub mod yonmoque;
