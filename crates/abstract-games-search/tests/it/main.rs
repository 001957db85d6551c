//! Tests of the public API.

mod alternating;
#[cfg(feature = "minimax")]
mod engine;
#[cfg(all(
    feature = "oust",
    feature = "yonmoque",
    feature = "omnigon",
    feature = "oxy"
))]
mod games;
