//! Pictures of positions, as SVG (feature `svg`).
//!
//! [`AnyGame::svg`](crate::AnyGame::svg) draws a game by name, with its last
//! turn marked; [`draw`] a position of a game's own type; [`draw_game`] a
//! [`Game`] of it.
//!
//! ```
//! # #[cfg(feature = "yonmoque")] {
//! use abstract_games::svg::Options;
//!
//! let mut game = abstract_games::open("yonmoque")?;
//! game.play_list("c3 b3")?;
//! let picture = game.svg(&Options::new().with_highlights(["b2"]))?;
//! assert!(picture.starts_with("<svg "));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What a picture is
//!
//! A stand-alone SVG 1.1 document, to be saved as a file or put into a page as
//! it is: no scripts, no style sheets, no links, no fonts but the reader's
//! `sans-serif`, no identifiers that could clash with the page's. The
//! background is transparent, and what is written beside the board is legible
//! on light and on dark pages. It has a title, and the position in words as
//! its description. The same position and options give the same text, byte for
//! byte; another version of this crate may draw otherwise.
//!
//! For pages that do more with it, groups and cells have classes (`board`,
//! `cell`, `last-turn`, `pieces`, `piece`, `highlights`, `coordinates`,
//! `status`), and cells, pieces and marks an attribute `data-cell` with the
//! cell's name. Colours are attributes, so that any style sheet overrides them.
//!
//! `docs/gallery.md` in the repository shows some.
//!
//! # Marks
//!
//! | mark | means |
//! |---|---|
//! | a thick outline | the last turn has put a piece there |
//! | a dashed outline | and has taken it from there |
//! | a dotted outline | the piece there has been turned, has changed sides, was exchanged, or slid and was put back |
//! | a cross | the piece there has been captured or removed |
//! | a ring | a highlighted cell |
//!
//! # A game of your own
//!
//! Say what is to be drawn, as a [`Scene`], by implementing [`Picture`].

mod board;
mod options;
pub mod palette;
mod render;
mod scene;
mod shape;

#[cfg(feature = "omnigon")]
mod omnigon;
#[cfg(feature = "oust")]
mod oust;
#[cfg(feature = "oxy")]
mod oxy;
#[cfg(feature = "yonmoque")]
mod yonmoque;

use abstract_games_core::{CellError, Game, Notation};

pub use board::Board;
pub use options::{Coordinates, Options};
pub use scene::{Piece, Scene, Side, Trace};
pub use shape::{Ink, Shape};

/// A game whose positions can be drawn.
pub trait Picture: Notation {
    /// What there is to be drawn of this position.
    #[must_use]
    fn scene(&self) -> Scene;

    /// Adds to `traces`, which earlier moves of the same turn have left, what
    /// a legal move of this position leaves to be seen after it.
    fn trace(&self, mv: Self::Move, traces: &mut Vec<Trace>);
}

/// A highlighted cell that the board does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("highlighted cell {name:?}: {problem}")]
pub struct UnknownCell {
    /// The beginning of its name.
    pub name: String,
    /// What is wrong with it.
    pub problem: CellError,
}

/// Draws a position, as the text of an SVG file.
///
/// # Errors
///
/// If a cell that is to be highlighted is not on the board.
pub fn draw<P: Picture>(position: &P, options: &Options) -> Result<String, UnknownCell> {
    render::render(position, &[], options)
}

/// Draws the current position of a game, with its last turn marked: all moves
/// that the player who moved last has made since the other one's last move.
///
/// # Errors
///
/// If a cell that is to be highlighted is not on the board.
pub fn draw_game<P: Picture>(game: &Game<P>, options: &Options) -> Result<String, UnknownCell> {
    let before = game.positions().rev().skip(1);
    let mut last_turn: Vec<_> = before.zip(game.moves().rev()).collect();
    if let Some((last, _)) = last_turn.first() {
        let player = last.turn();
        let others = last_turn.iter().position(|(from, _)| from.turn() != player);
        last_turn.truncate(others.unwrap_or(last_turn.len()));
    }
    last_turn.reverse();
    if !options.last_turn {
        last_turn.clear();
    }
    render::render(game.position(), &last_turn, options)
}
