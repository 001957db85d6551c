//! The toolkit, beside plain sets and with the small test game.

mod cell_set;
mod serde;
mod symmetry;
