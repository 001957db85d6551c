//! The integration tests of Oxy, a module for each topic.

mod kit;

mod conformance;
mod deeper;
mod differential;
mod display;
mod encoding;
#[cfg(feature = "serde")]
mod entry_points;
mod exhaustive;
mod input;
mod layouts;
mod perft;
#[cfg(feature = "proptest")]
mod proptest;
mod reference_vectors;
mod rules;
mod seeded;
#[cfg(feature = "serde")]
mod serde;
mod setups;
mod soak;
mod turns;
mod types;
#[cfg(not(debug_assertions))]
mod unchecked;
mod vectors;

#[cfg(feature = "alloc")]
abstract_games_testkit::common_items!(oxy, Oxy);
