//! The game records of Abstract Play, for Oust and Yonmoque.
//!
//! The records of [Abstract Play](https://abstractplay.com) ("AP Game Record",
//! version 1-0-0) are JSON: one object for each game, or a list of objects.
//! [`parse`] reads a text, [`each_game`] a stream, and [`import`] one object
//! that is already parsed.
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
//! # Conversion
//!
//! - `Oust` without a variant is `oust`; `hex-6`, `hex-8` and `square-11` are
//!   the boards of those names. `Yonmoque` has no variants. Other games and
//!   variants are errors.
//! - All keys that the schema requires must be present and have the form that
//!   it prescribes. Other keys are allowed, and kept in [`Imported::json`].
//! - The players are listed by seat: the first listed moves first. `pied` does
//!   not change the moves: players who have swapped are listed in their final
//!   seats, and the record becomes one of the game without the option `pie`,
//!   with a tag `Pied`.
//! - The entries of a round are played in the order of their `sequence`; the
//!   default is the number of the seat, counting from 1.
//! - Where Abstract Play's program departs from the rules, a [`Remark`] says
//!   where, and how the difference was resolved. Moves are imported up to the
//!   first that cannot be played, so all imported moves are legal.
//! - If the game ends by its rules, the record has that result, and otherwise
//!   the one that follows from the players' results. A difference between the
//!   two is a remark.

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
