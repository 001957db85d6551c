//! The toolkit, compared with plain sets and used by the small test game.

mod cell_set;
mod serde;
mod symmetry;
