//! What arbitrary input does to abstract-games.
//!
//! One function a target, each taking any bytes. It returns quietly or panics:
//! a panic is a fault of the library, or of the target. The programs in
//! `fuzz_targets` hand them to libFuzzer, and `tests/corpus.rs` runs them over
//! the committed inputs on any toolchain. `README.md` says what each checks.

mod abstract_play;
mod actions;
mod laws;
mod moves;
mod names;
mod positions;
mod records;
mod rule_sets;
mod serialised;
mod setups;
mod ugi;

pub use abstract_play::abstract_play;
pub use actions::actions;
pub use moves::moves;
pub use names::names;
pub use positions::positions;
pub use records::records;
pub use rule_sets::RULE_SETS;
pub use serialised::serialised;
pub use setups::setups;
pub use ugi::ugi;

/// A target: any bytes in, a panic if something is wrong.
pub type Target = fn(&[u8]);

/// The targets with their names, which are also the names of their corpora.
pub const TARGETS: [(&str, Target); 9] = [
    ("names", names),
    ("positions", positions),
    ("moves", moves),
    ("setups", setups),
    ("serialised", serialised),
    ("actions", actions),
    ("records", records),
    ("abstract_play", abstract_play),
    ("ugi", ugi),
];
