//! The engine of the example `ugi`: the games of abstract-games in the
//! Universal Game Interface (UGI) of tournament managers such as cutegames.
//!
//! [`Engine`] answers the lines that it receives. `docs/notation.md` describes
//! the protocol.
#![forbid(unsafe_code)]

mod command;
mod engine;

pub use command::{Command, Go, Query, Start};
pub use engine::{DEFAULT_GAME, Engine};
