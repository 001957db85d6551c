//! The description of a position from which it is drawn.

use abstract_games_core::ByPlayer;

use super::{BoardLayout, Shape, palette};

/// How a position is drawn, with the board seen from the first player's side.
/// Returned by [`Picture::scene`](super::Picture::scene).
///
/// A piece on a cell that the board does not have is not drawn.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The board.
    pub board: BoardLayout,
    /// The colour of each cell, by its index on the grid.
    pub cells: Vec<&'static str>,
    /// The colour of the lines between cells.
    pub edges: &'static str,
    /// The pieces.
    pub pieces: Vec<DrawnPiece>,
    /// The line of text about each side.
    pub sides: ByPlayer<Side>,
    /// The position in words, for screen readers.
    pub words: String,
}

/// A piece, a stone or a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnPiece {
    /// The index of its cell on the grid.
    pub cell: u16,
    /// The shapes that turn with the board, from back to front.
    pub turning: Vec<Shape>,
    /// The shapes that stay upright, in front of those that turn.
    pub upright: Vec<Shape>,
}

/// The line of text about a side, above or below the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// Its name.
    pub name: &'static str,
    /// A sample of its pieces, if it has any; drawn at half the size.
    pub sample: Vec<Shape>,
    /// Its score, in a few words; may be empty.
    pub count: String,
    /// The number of pieces in hand to draw.
    pub hand: u8,
}

/// A mark that a move leaves on a cell. If several moves are shown, the last
/// mark on a cell counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Trace {
    /// A piece left this cell.
    Left(u16),
    /// A piece came to this cell.
    Came(u16),
    /// The piece on this cell changed: it was turned, changed sides, or was
    /// moved and put back.
    Changed(u16),
    /// The piece on this cell was removed from the board.
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
    /// An empty board with cells of the default colour.
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
