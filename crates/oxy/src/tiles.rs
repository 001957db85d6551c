//! The tiles on the board.

use core::fmt;

use abstract_games_toolkit::grid::{read_board, write_board};
use abstract_games_toolkit::text::{Field, TextError};

use crate::board::{Cell, CellSet, GRID, all_cells};
use crate::lines::Lines;
use crate::tile::{Symbols, Tile};

/// What is on each cell: a tile, or nothing (`None`). It need not be a board
/// that can occur in a game.
///
/// ```
/// use oxy::{Tiles, Symbols};
///
/// let board = Tiles::parse(Symbols::Chess, "K.Q.BP/.N_K.N/B.N.Q./PQ.B.K")?;
/// assert_eq!(board.spaces().to_string(), "c3");
/// assert_eq!(board.to_string(), "K.Q.BP/.N_K.N/B.N.Q./PQ.B.K");
/// assert_eq!(board.alignment_value(Symbols::Chess), 0);
/// # Ok::<(), oxy::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tiles([Option<Tile>; Cell::COUNT]);

impl Tiles {
    /// A neutral tile on every cell.
    pub const NEUTRAL: Self = Self([Some(Tile::Neutral); Cell::COUNT]);

    /// The tile on `cell`, or `None` if the cell is empty.
    #[must_use]
    pub const fn at(&self, cell: Cell) -> Option<Tile> {
        self.0[cell.index()]
    }

    /// Puts a tile on `cell`, or empties it.
    pub const fn set(&mut self, cell: Cell, tile: Option<Tile>) {
        self.0[cell.index()] = tile;
    }

    /// The cells with this tile, or with nothing.
    #[must_use]
    pub fn cells_of(&self, content: Option<Tile>) -> CellSet {
        Cell::ALL
            .into_iter()
            .filter(|&cell| self.at(cell) == content)
            .collect()
    }

    /// The empty cells.
    #[must_use]
    pub fn spaces(&self) -> CellSet {
        self.cells_of(None)
    }

    /// Parses the board field of a position string: ranks 4 to 1, `.` for a
    /// neutral tile, `_` for the space.
    ///
    /// # Errors
    ///
    /// Fails if the text has another shape, or a letter that is not one of
    /// `symbols`.
    pub fn parse(symbols: Symbols, text: &str) -> Result<Self, TextError> {
        Self::parse_field(symbols, Field { text, at: 0 })
    }

    pub(crate) fn parse_field(symbols: Symbols, field: Field<'_>) -> Result<Self, TextError> {
        let mut tiles = Self::NEUTRAL;
        let content = |text: &str| match text.chars().next()? {
            '_' => Some((1, None)),
            letter => {
                let mut known = symbols.tiles().iter();
                let (tile, _) = known.find(|(tile, _)| tile.letter() == letter)?;
                Some((1, Some(*tile)))
            }
        };
        read_board(GRID, field, false, content, |cell, content| {
            tiles.0[usize::from(cell)] = content;
        })?;
        Ok(tiles)
    }

    /// The board with the symbols of `lines` and the space on `space`.
    pub(crate) fn from_lines(lines: Lines, symbols: Symbols, space: Cell) -> Self {
        let mut tiles = Self(Cell::ALL.map(|cell| Some(symbols.decode(lines.code(cell)))));
        tiles.set(space, None);
        tiles
    }

    /// The symbols in the form in which alignments are found. Tiles that are
    /// not among `symbols` count as neutral.
    pub(crate) fn lines(&self, symbols: Symbols) -> Lines {
        let mut lines = Lines::EMPTY;
        for cell in all_cells() {
            if let Some(tile) = self.at(cell) {
                lines.put(cell, symbols.encode(tile));
            }
        }
        lines
    }
}

/// The board field of a position string.
impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(GRID, f, |cell, out| {
            let content = self.0[usize::from(cell)];
            out.write_char(content.map_or('_', Tile::letter))?;
            Ok(true)
        })
    }
}
