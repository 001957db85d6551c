//! Pictures of positions, as SVG (feature `svg`).
//!
//! [`draw`] draws a game opened by name, [`draw_game`] a [`Game`], and
//! [`draw_position`] a position.
//!
//! ```
//! # #[cfg(feature = "yonmoque")] {
//! use abstract_games::svg::{self, Options};
//!
//! let mut game = abstract_games::open("yonmoque")?;
//! game.play_list("c3 b3")?;
//! let picture = svg::draw(game.as_ref(), &Options::new().with_highlights(["b2"]))?;
//! assert!(picture.starts_with("<svg "));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Output
//!
//! A picture is a stand-alone SVG 1.1 document that can be saved as a file or
//! embedded in a page as it is: it has no scripts, style sheets, links or
//! identifiers, and needs no font but the reader's `sans-serif`. The
//! background is transparent, and the text beside the board is legible on
//! light and on dark pages. The document has a title, and a description of the
//! position in words. The same position and options give the same text, byte
//! for byte; another version of this crate may draw differently.
//!
//! For scripts and style sheets of the page, groups and cells have classes
//! (`board`, `cell`, `last-turn`, `pieces`, `piece`, `highlights`,
//! `coordinates`, `status`), and cells, pieces and marks have an attribute
//! `data-cell` with the name of the cell. Colours are attributes, so any style
//! sheet overrides them.
//!
//! `docs/gallery.md` in the repository has examples.
//!
//! # Marks
//!
//! | mark | meaning |
//! |---|---|
//! | thick outline | the last turn put a piece there |
//! | dashed outline | the last turn took a piece away from there |
//! | dotted outline | the piece there was turned, changed sides, was exchanged, or slid and was put back |
//! | cross | the piece there was captured or removed |
//! | ring | a highlighted cell |
//!
//! # Other games
//!
//! To draw a game of your own, implement [`Picture`], which describes a
//! position as a [`Scene`].

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

use std::fmt;

use abstract_games_core::{Game, Notation};
use abstract_games_toolkit::CellError;

use crate::AnyGame;
use crate::any::sealed::Token;

pub use board::BoardLayout;
pub use options::{Coordinates, Options};
pub use scene::{DrawnPiece, Scene, Side, Trace};
pub use shape::{Ink, Shape};

/// A game whose positions can be drawn.
pub trait Picture: Notation {
    /// Describes the picture of this position.
    #[must_use]
    fn scene(&self) -> Scene;

    /// Adds to `traces`, which holds those of earlier moves of the same turn,
    /// what a legal move of this position leaves visible after it.
    fn trace(&self, mv: Self::Move, traces: &mut Vec<Trace>);
}

/// A cell to highlight is not on the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid cell to highlight: {name:?}: {problem}")]
pub struct UnknownCell {
    /// The beginning of its name.
    pub name: String,
    /// What is wrong with it.
    #[source]
    pub problem: CellError,
}

/// Why a game opened by name cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DrawError {
    /// The game was opened without pictures.
    #[error("the game {game} has no pictures")]
    NoPictures {
        /// The name of the game.
        game: String,
    },
    /// A cell to highlight is not on the board.
    #[error(transparent)]
    UnknownCell(#[from] UnknownCell),
}

/// Draws the current position of a game opened by name, with its last turn
/// marked, as in [`draw_game`]. Returns the text of an SVG file.
///
/// # Errors
///
/// Fails if the game has no pictures, or a cell to highlight is not on the
/// board.
pub fn draw(game: &dyn AnyGame, options: &Options) -> Result<String, DrawError> {
    game.draw(options, Token(()))
}

/// Draws a position. Returns the text of an SVG file.
///
/// # Errors
///
/// Fails if a cell to highlight is not on the board.
pub fn draw_position<P: Picture>(position: &P, options: &Options) -> Result<String, UnknownCell> {
    render::render(position, &position.rules(), &[], options)
}

/// Draws the current position of a game, with its last turn marked: all moves
/// of the player who moved last since the opponent's last move. Returns the
/// text of an SVG file.
///
/// # Errors
///
/// Fails if a cell to highlight is not on the board.
pub fn draw_game<P: Picture>(game: &Game<P>, options: &Options) -> Result<String, UnknownCell> {
    draw_titled(game, &game.position().rules(), options)
}

/// [`draw_titled`] for one game.
pub(crate) type DrawGame<P> =
    fn(&Game<P>, &dyn fmt::Display, &Options) -> Result<String, UnknownCell>;

/// [`draw_game`] under the game's name `name`.
pub(crate) fn draw_titled<P: Picture>(
    game: &Game<P>,
    name: &dyn fmt::Display,
    options: &Options,
) -> Result<String, UnknownCell> {
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
    render::render(game.position(), name, &last_turn, options)
}
