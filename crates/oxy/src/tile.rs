//! What can lie on a cell, and a board of it.

use core::fmt;

use abstract_games_core::grid::{Piece, read_board, write_board};
use abstract_games_core::text::{Field, TextError};

use crate::board::{CELLS, Cell, GRID};
use crate::cells::Cells;
use crate::lines::Lines;

/// Which symbols the tiles show (OXY-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbols {
    /// O, X and Y, four of each.
    #[default]
    Classic,
    /// Kings, queens, knights and bishops, three of each, and two pawns.
    Chess,
}

impl Symbols {
    /// Each symbol with the number of its tiles (OXY-2), neutral tiles last.
    #[must_use]
    pub const fn tiles(self) -> &'static [(Tile, usize)] {
        match self {
            Self::Classic => &[
                (Tile::O, 4),
                (Tile::X, 4),
                (Tile::Y, 4),
                (Tile::Neutral, 11),
            ],
            Self::Chess => &[
                (Tile::King, 3),
                (Tile::Queen, 3),
                (Tile::Knight, 3),
                (Tile::Bishop, 3),
                (Tile::Pawn, 2),
                (Tile::Neutral, 9),
            ],
        }
    }

    /// The number of tiles that show a symbol: 12 or 14.
    #[must_use]
    pub const fn symbol_tiles(self) -> usize {
        match self {
            Self::Classic => 12,
            Self::Chess => 14,
        }
    }

    /// The symbol that `code` stands for in [`Lines`].
    pub(crate) const fn decode(self, code: u8) -> Tile {
        match (self, code) {
            (Self::Classic, 1) => Tile::O,
            (Self::Classic, 2) => Tile::X,
            (Self::Classic, 3) => Tile::Y,
            (Self::Chess, 1) => Tile::King,
            (Self::Chess, 2) => Tile::Queen,
            (Self::Chess, 3) => Tile::Knight,
            (Self::Chess, 4) => Tile::Bishop,
            (Self::Chess, 5) => Tile::Pawn,
            _ => Tile::Neutral,
        }
    }

    /// The code of a tile in [`Lines`]; 0 for tiles without a symbol of this
    /// set.
    pub(crate) const fn encode(self, tile: Tile) -> u8 {
        match (self, tile) {
            (Self::Classic, Tile::O) | (Self::Chess, Tile::King) => 1,
            (Self::Classic, Tile::X) | (Self::Chess, Tile::Queen) => 2,
            (Self::Classic, Tile::Y) | (Self::Chess, Tile::Knight) => 3,
            (Self::Chess, Tile::Bishop) => 4,
            (Self::Chess, Tile::Pawn) => 5,
            _ => 0,
        }
    }
}

/// A tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tile {
    /// Without a symbol, `.`.
    Neutral,
    /// Classic, `O`.
    O,
    /// Classic, `X`.
    X,
    /// Classic, `Y`.
    Y,
    /// Chess, `K`, worth 3.
    King,
    /// Chess, `Q`, worth 2.
    Queen,
    /// Chess, `N`, worth 1.
    Knight,
    /// Chess, `B`, worth 1.
    Bishop,
    /// Chess, `P`, worth 0.
    Pawn,
}

impl Tile {
    /// All tiles.
    pub const ALL: [Self; 9] = [
        Self::Neutral,
        Self::O,
        Self::X,
        Self::Y,
        Self::King,
        Self::Queen,
        Self::Knight,
        Self::Bishop,
        Self::Pawn,
    ];

    /// The letter in position strings, `.` for a neutral tile.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Neutral => '.',
            Self::O => 'O',
            Self::X => 'X',
            Self::Y => 'Y',
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Pawn => 'P',
        }
    }

    /// What the tile is worth in Oxy Chess (OXY-21); 0 for all others.
    #[must_use]
    pub const fn value(self) -> u32 {
        match self {
            Self::King => 3,
            Self::Queen => 2,
            Self::Knight | Self::Bishop => 1,
            _ => 0,
        }
    }
}

/// The tile's letter.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().fmt(f)
    }
}

/// What lies on each cell: a tile, or nothing (`None`). Any contents, legal or
/// not.
///
/// ```
/// use oxy::{Board, Symbols};
///
/// let board = Board::parse(Symbols::Chess, "K.Q.BP/.N_K.N/B.N.Q./PQ.B.K")?;
/// assert_eq!(board.spaces().to_string(), "c3");
/// assert_eq!(board.to_string(), "K.Q.BP/.N_K.N/B.N.Q./PQ.B.K");
/// assert_eq!(board.alignment_value(Symbols::Chess), 0);
/// # Ok::<(), oxy::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board([Option<Tile>; CELLS]);

impl Board {
    /// Nothing but neutral tiles.
    pub const NEUTRAL: Self = Self([Some(Tile::Neutral); CELLS]);

    /// What lies on `cell`; `None` if it is empty.
    #[must_use]
    pub const fn get(&self, cell: Cell) -> Option<Tile> {
        self.0[cell.index()]
    }

    /// Lays a tile on `cell`, or empties it.
    pub const fn set(&mut self, cell: Cell, tile: Option<Tile>) {
        self.0[cell.index()] = tile;
    }

    /// The cells on which `content` lies.
    #[must_use]
    pub fn cells_of(&self, content: Option<Tile>) -> Cells {
        Cell::all()
            .filter(|&cell| self.get(cell) == content)
            .collect()
    }

    /// The empty cells.
    #[must_use]
    pub fn spaces(&self) -> Cells {
        self.cells_of(None)
    }

    /// Reads the board field of a position string: ranks 4 to 1, `.` for a
    /// neutral tile, `_` for the space.
    ///
    /// # Errors
    ///
    /// [`SetupError::Text`](crate::SetupError::Text) if the text has another
    /// shape, or a letter that is not of `symbols`.
    pub fn parse(symbols: Symbols, text: &str) -> Result<Self, crate::SetupError> {
        Ok(Self::read(symbols, Field { text, at: 0 })?)
    }

    pub(crate) fn read(symbols: Symbols, field: Field<'_>) -> Result<Self, TextError> {
        let mut board = Self::NEUTRAL;
        let content = |text: &str| match text.chars().next() {
            Some('_') => Piece::Here {
                len: 1,
                value: None,
            },
            Some(letter) => {
                let mut tiles = symbols.tiles().iter();
                match tiles.find(|(tile, _)| tile.letter() == letter) {
                    Some(&(tile, _)) => Piece::Here {
                        len: 1,
                        value: Some(tile),
                    },
                    None => Piece::Unknown,
                }
            }
            None => Piece::Unknown,
        };
        read_board(GRID, field, false, content, |cell, content| {
            board.0[usize::from(cell)] = content;
        })?;
        Ok(board)
    }

    /// The symbols in the form in which alignments are found.
    pub(crate) fn lines(&self, symbols: Symbols) -> Lines {
        let mut lines = Lines::EMPTY;
        for cell in Cell::all() {
            if let Some(tile) = self.get(cell) {
                lines.put(cell, symbols.encode(tile));
            }
        }
        lines
    }
}

/// The board field of a position string.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(GRID, f, |cell, out| {
            let content = self.0[usize::from(cell)];
            out.write_char(content.map_or('_', Tile::letter))?;
            Ok(true)
        })
    }
}
