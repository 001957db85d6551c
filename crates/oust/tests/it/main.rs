//! The tests of Oust, one module for each topic.

mod board;
mod bounds;
mod conformance;
mod differential;
mod display;
mod encoding;
#[cfg(feature = "serde")]
mod entry_points;
mod exhaustive;
mod input;
mod kit;
mod perft;
#[cfg(feature = "proptest")]
mod proptest;
mod random;
mod reference_vectors;
mod rules;
mod seeded;
#[cfg(feature = "serde")]
mod serde;
mod soak;
mod symmetry;
#[cfg(not(debug_assertions))]
mod unchecked;
mod values;
mod vectors;

#[cfg(feature = "alloc")]
abstract_games_testkit::common_items!(oust, Oust);
