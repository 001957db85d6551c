//! The game records of Abstract Play, for Oust and Yonmoque.
//!
//! Their records ("AP Game Record", version 1-0-0) are JSON, one object a
//! game or a list of them. [`parse`] reads a text, [`each_game`] a stream, and
//! [`import`] one object that you have already.
//!
//! ```
//! # #[cfg(feature = "yonmoque")] {
//! use abstract_games::records::abstract_play;
//!
//! let json = r#"{
//!     "header": {
//!         "game": {"name": "Yonmoque"}, "site": {"name": "Sample"},
//!         "date-start": "2026-01-02T10:00:00Z", "date-end": "2026-01-02T10:20:00Z",
//!         "date-generated": "2026-01-02T10:20:01Z",
//!         "players": [{"name": "Ann", "result": 0}, {"name": "Bob", "result": 1}]
//!     },
//!     "moves": [["c3", "b3"], ["c3-d4", null]]
//! }"#;
//! let imported = abstract_play::parse(json)?.remove(0)?;
//! assert!(imported.is_complete() && imported.remarks.is_empty());
//! assert!(imported.record.to_text()?.ends_with("\n\n1. c3 b3 c3-d4 0-1\n"));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is read, and how
//!
//! - `Oust` without a variant is `oust`; `hex-6`, `hex-8` and `square-11` are
//!   the boards of those names. `Yonmoque` has no variants. Other games and
//!   variants are errors.
//! - All keys that their schema requires must be there, and have the form that
//!   it says. Further keys are allowed, and kept in [`Imported::json`].
//! - The players are listed by seat: the first listed plays first. `pied`
//!   changes nothing about the moves: players who have swapped are listed, and
//!   play, in their final seats, and the record becomes one of the game
//!   without the option `pie`, with a tag `Pied`.
//! - Entries of a round are played by their `sequence`, those without one by
//!   their seat (from 1).
//! - Where the rules here and what their program accepts differ, a [`Remark`]
//!   says where, and what was made of it. Moves are imported up to the first
//!   that cannot be; all of them are legal.
//! - The result is that of the game if it ends by its rules, and else what
//!   the players' results say. A difference is a remark.

mod error;
mod header;
mod import;
mod remark;
mod rounds;
mod stream;

pub use error::{ImportError, ImportProblem};
pub use import::{Imported, import};
pub use remark::{Entry, Remark, RemarkKind};
pub use stream::{each_game, parse};
