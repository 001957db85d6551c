//! Records of whole games.

mod abstract_play;
#[cfg(all(feature = "oust", feature = "yonmoque"))]
mod abstract_play_random;
mod docs;
mod errors;
mod example;
#[cfg(feature = "yonmoque")]
mod replay;
mod round_trip;
mod serde;
mod text;
#[cfg(any(
    feature = "oust",
    feature = "yonmoque",
    feature = "omnigon",
    feature = "oxy"
))]
mod vectors;
