//! What you need to implement a game for abstract-games: grids of hexagons and squares, cell sets,
//! strict parsers for position strings and game names, and Zobrist keys. Users of a game do not
//! need this crate.
//!
//! | what | where |
//! |---|---|
//! | boards: cell numbers, names, neighbours, drawing, rows as text | [`Grid`], [`grid`] |
//! | sets of cells | [`CellSet`], [`BoardCell`], [`Bits`] |
//! | position strings, field by field | [`text`] |
//! | game names, option by option | [`name`] |
//! | keys | [`zobrist`] |
//! | the one bits of a word | [`bits`] |
//! | symmetries of regular boards | [`dihedral_inverse`] |
//! | serialisation through text | `serde`, `serde_as_text!`, `serde_as_position!` (feature `serde`) |
//!
//! No feature is on by default; the crate is `no_std`, and only the feature
//! `serde` needs `alloc`.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "serde")]
extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod bits;
mod cell_set;
pub mod grid;
pub mod name;
#[cfg(feature = "serde")]
pub mod serde;
mod symmetry;
pub mod text;
pub mod zobrist;

pub use cell_set::{Bits, BoardCell, CellIter, CellSet};
pub use grid::{CellError, CellName, Direction, Grid, GridShape};
pub use name::NameError;
pub use symmetry::dihedral_inverse;
pub use text::TextError;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
