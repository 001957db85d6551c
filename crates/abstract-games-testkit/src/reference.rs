//! Slow, simple implementations of the four games, written from the rule books
//! alone. They share no code with the game crates, take and return only text,
//! and panic on text that is not a move.

pub mod omnigon;
pub mod oust;
pub mod oxy;
pub mod yonmoque;
