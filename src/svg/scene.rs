//! What a game says about a position so that it can be drawn.

use abstract_games_core::ByPlayer;

use super::{BoardLayout, Shape, palette};

/// What there is to be drawn of a position, the board seen from the first
/// player's side. What [`Picture::scene`](super::Picture::scene) gives.
///
/// Pieces on cells that the board does not have are not drawn.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The board.
    pub board: BoardLayout,
    /// The colour of each cell, by its number on the board's grid.
    pub cells: Vec<&'static str>,
    /// The colour of the lines between cells.
    pub edges: &'static str,
    /// The pieces.
    pub pieces: Vec<DrawnPiece>,
    /// What is said about each side.
    pub sides: ByPlayer<Side>,
    /// The position in words, for those who cannot see the picture.
    pub words: String,
}

/// A piece, a stone or a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnPiece {
    /// The number of its cell on the board's grid.
    pub cell: u16,
    /// The shapes that turn with the board, back to front.
    pub turning: Vec<Shape>,
    /// The shapes that stay upright, in front of the others.
    pub upright: Vec<Shape>,
}

/// What is said about a side, above or below the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// Its name.
    pub name: &'static str,
    /// What its pieces look like, if it has pieces; drawn at half the size.
    pub sample: Vec<Shape>,
    /// Its count, in a few words; may be empty.
    pub count: String,
    /// How many pieces in hand are drawn.
    pub hand: u8,
}

/// What a move leaves to be seen on a cell. Where several moves are shown, the
/// last one that concerns a cell counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Trace {
    /// A piece has left this cell.
    Left(u16),
    /// A piece has come to this cell.
    Came(u16),
    /// The piece on this cell has changed: it was turned, changed sides, or was
    /// moved and put back.
    Changed(u16),
    /// The piece on this cell has gone off the board.
    Gone(u16),
}

impl Trace {
    /// The cell.
    #[must_use]
    pub const fn cell(self) -> u16 {
        match self {
            Self::Left(cell) | Self::Came(cell) | Self::Changed(cell) | Self::Gone(cell) => cell,
        }
    }
}

impl Scene {
    /// An empty board with cells of the usual colour.
    #[must_use]
    pub fn new(board: BoardLayout, sides: ByPlayer<Side>) -> Self {
        Self {
            board,
            cells: vec![palette::CELL; usize::from(board.grid().cells())],
            edges: palette::EDGE,
            pieces: Vec::new(),
            sides,
            words: String::new(),
        }
    }
}
