//! The integration tests of the facade, in one binary.

mod any_game;
mod entry_points;
mod errors;
mod known_counts;
mod no_allocation;
mod playing;
mod records;
#[cfg(feature = "oxy")]
mod rules_kept;
mod svg;
