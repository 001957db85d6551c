//! Tests of the crate: one binary, one module for each topic.

mod common;
mod conformance;
mod differential;
mod display;
mod encoding;
#[cfg(feature = "serde")]
mod entry_points;
mod exhaustive;
mod facts;
mod input;
#[cfg(feature = "alloc")]
mod items;
mod perft;
#[cfg(feature = "proptest")]
mod proptest;
#[cfg(feature = "rand_core")]
mod random;
mod reference_vectors;
mod rules;
mod seeded;
#[cfg(feature = "serde")]
mod serde;
mod soak;
mod unchecked;
mod vectors;
