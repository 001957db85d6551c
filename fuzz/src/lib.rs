//! Fuzz targets of abstract-games.
//!
//! Each target is a function of arbitrary bytes. If it panics, the library or
//! the target has a bug. The programs in `fuzz_targets` run the targets with
//! libFuzzer, and `tests/corpus.rs` runs them over the committed inputs on any
//! toolchain. `README.md` lists what each target checks.

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

pub use self::ugi::ugi;
pub use abstract_play::abstract_play;
pub use actions::actions;
pub use moves::moves;
pub use names::names;
pub use positions::positions;
pub use records::records;
pub use rule_sets::RULE_SETS;
pub use serialised::serialised;
pub use setups::setups;

/// A target: a function that panics on a bug.
pub type Target = fn(&[u8]);

/// The targets by name. The corpus of a target has the same name.
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
