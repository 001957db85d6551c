//! The core, with small test games.

mod encoding;
mod play;
mod random;
mod serde;
