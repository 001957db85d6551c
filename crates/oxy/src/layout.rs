//! Layouts: the boards that phases start from (OXY-3, OXY-4).

mod draw;

use core::fmt;

use crate::alignments::{Alignment, Alignments};
use crate::board::{Cell, CellSet, MIDDLE, all_cells};
use crate::first_turn::TurnStart;
use crate::lines::Lines;
use crate::tile::{Symbols, Tile};
use crate::tiles::Tiles;

/// A valid layout: the tiles of the game, the space on a middle cell, nothing
/// aligned, and no alignment inevitable for the player to move (OXY-3).
///
/// ```
/// use oxy::{Layout, LayoutError, Symbols, Tiles};
///
/// let symbols = Symbols::Classic;
/// let layout = Layout::new(symbols, &Tiles::parse(symbols, "YO..O./.._X.X/.XO.Y./Y.X.OY")?)?;
/// assert_eq!(layout.space().to_string(), "c3");
/// assert_eq!(layout.to_string(), "YO..O./.._X.X/.XO.Y./Y.X.OY");
///
/// let board = Tiles::parse(symbols, "O.X.Y./.X_Y.O/Y.O.X./.O.X.Y")?;
/// assert_eq!(Layout::new(symbols, &board), Err(LayoutError::Inevitable));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Layout {
    symbols: Symbols,
    space: Cell,
    /// The bits of the symbols' codes, as in [`Lines`] but with one bit for each
    /// cell, which takes a third of the space.
    planes: [CellSet; 3],
}

/// Why a board is not a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LayoutError {
    /// The number of empty cells is not one.
    #[error("the board has {found} empty cells, expected 1 (OXY-1)")]
    Spaces {
        /// The number found.
        found: usize,
    },
    /// The tiles are not those of the game.
    #[error("the board has {found} tiles `{tile}`, expected {expected} (OXY-2)")]
    Tiles {
        /// The first tile whose number is wrong.
        tile: Tile,
        /// The number found.
        found: usize,
        /// The number expected.
        expected: usize,
    },
    /// The space is not on a middle cell.
    #[error("the space is on {space}, expected c2, d2, c3 or d3 (OXY-3)")]
    Space {
        /// The space.
        space: Cell,
    },
    /// There is an alignment.
    #[error("the layout has {alignment} (OXY-3)")]
    Aligned {
        /// The first alignment.
        alignment: Alignment,
    },
    /// The first player to move would have to make an alignment.
    #[error("an alignment is inevitable on the first turn (OXY-3, OXY-30)")]
    Inevitable,
}

impl LayoutError {
    /// The number of the rule that the board violates.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Spaces { .. } => "OXY-1",
            Self::Tiles { .. } => "OXY-2",
            Self::Space { .. } | Self::Aligned { .. } | Self::Inevitable => "OXY-3",
        }
    }
}

/// Checks OXY-1 and OXY-2, and returns the space.
pub(crate) fn check_tiles(symbols: Symbols, board: &Tiles) -> Result<Cell, LayoutError> {
    let spaces = board.spaces();
    let mut cells = spaces.iter();
    let (Some(space), None) = (cells.next(), cells.next()) else {
        return Err(LayoutError::Spaces {
            found: spaces.len(),
        });
    };
    for tile in Tile::ALL {
        let entry = symbols.tiles().iter().find(|(of_set, _)| *of_set == tile);
        let expected = entry.map_or(0, |&(_, count)| count);
        let found = board.cells_of(Some(tile)).len();
        if found != expected {
            return Err(LayoutError::Tiles {
                tile,
                found,
                expected,
            });
        }
    }
    Ok(space)
}

impl Layout {
    /// The default layout (OXY-4).
    #[must_use]
    pub const fn default_of(symbols: Symbols) -> Self {
        let (space, [p0, p1, p2]) = match symbols {
            Symbols::Classic => DEFAULT_CLASSIC,
            Symbols::Chess => DEFAULT_CHESS,
        };
        let planes = [
            CellSet::from_bits(p0),
            CellSet::from_bits(p1),
            CellSet::from_bits(p2),
        ];
        Self {
            symbols,
            space,
            planes,
        }
    }

    /// The layout on `board`.
    ///
    /// # Errors
    ///
    /// Returns the first rule that the board violates, and where.
    pub fn new(symbols: Symbols, board: &Tiles) -> Result<Self, LayoutError> {
        let space = check_tiles(symbols, board)?;
        if !MIDDLE.contains(space) {
            return Err(LayoutError::Space { space });
        }
        let lines = board.lines(symbols);
        if let Some(alignment) = Alignments::of(lines, symbols).next() {
            return Err(LayoutError::Aligned { alignment });
        }
        if TurnStart::of_phase(symbols, lines, space).inevitable() {
            return Err(LayoutError::Inevitable);
        }
        Ok(Self::pack(symbols, lines, space))
    }

    fn pack(symbols: Symbols, lines: Lines, space: Cell) -> Self {
        let with_bit = |bit: u8| {
            let has = |&cell: &Cell| lines.code(cell) >> bit & 1 != 0;
            all_cells().filter(has).collect()
        };
        Self {
            symbols,
            space,
            planes: [with_bit(0), with_bit(1), with_bit(2)],
        }
    }

    /// The symbols of the tiles.
    #[must_use]
    pub const fn symbols(&self) -> Symbols {
        self.symbols
    }

    /// The empty cell.
    #[must_use]
    pub const fn space(&self) -> Cell {
        self.space
    }

    /// The tiles on the board.
    #[must_use]
    pub fn board(&self) -> Tiles {
        Tiles::from_lines(self.lines(), self.symbols, self.space)
    }

    pub(crate) fn lines(&self) -> Lines {
        let mut lines = Lines::EMPTY;
        for cell in all_cells() {
            let bit = |plane: usize| u8::from(self.planes[plane].contains(cell)) << plane;
            lines.put(cell, bit(0) | bit(1) | bit(2));
        }
        lines
    }

    /// The whole layout in two words, for the key.
    pub(crate) const fn words(&self) -> [u64; 2] {
        let [p0, p1, p2] = self.planes;
        [
            p0.bits() as u64 | (p1.bits() as u64) << 32,
            p2.bits() as u64 | (self.space.index() as u64 + 1) << 32,
        ]
    }
}

/// The board field of a position string.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board().fmt(f)
    }
}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Layout")
            .field(&format_args!("{self}"))
            .finish()
    }
}

/// The space, and the bits of the planes.
type Packed = (Cell, [u32; 3]);

const DEFAULT_CLASSIC: Packed = packed(
    Symbols::Classic,
    [b"O.X.YX", b".._Y.O", b"Y.O.X.", b".O.X.Y"],
);
const DEFAULT_CHESS: Packed = packed(Symbols::Chess, [b"K.Q.BP", b".N_K.N", b"B.N.Q.", b"PQ.B.K"]);

/// Packs a board written as in position strings. A test parses the defaults in
/// the usual way and compares.
const fn packed(symbols: Symbols, ranks: [&[u8; 6]; 4]) -> Packed {
    let mut space = Cell::of_bit(0);
    let mut planes = [0; 3];
    let mut index = 0;
    while let Some(cell) = Cell::new(index) {
        let letter = ranks[3 - cell.rank() as usize][cell.file() as usize];
        if letter == b'_' {
            space = cell;
        }
        let mut tile = 0;
        while tile < Tile::ALL.len() {
            let code = symbols.encode(Tile::ALL[tile]);
            let mut plane = 0;
            while plane < 3 && Tile::ALL[tile].letter() == letter as char {
                if code >> plane & 1 != 0 {
                    planes[plane] |= 1 << cell.index();
                }
                plane += 1;
            }
            tile += 1;
        }
        index += 1;
    }
    (space, planes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn default_layouts_are_valid_and_as_written() {
        for (symbols, text) in [
            (Symbols::Classic, "O.X.YX/.._Y.O/Y.O.X./.O.X.Y"),
            (Symbols::Chess, "K.Q.BP/.N_K.N/B.N.Q./PQ.B.K"),
        ] {
            let layout = Layout::default_of(symbols);
            assert_eq!(layout.to_string(), text);
            assert_eq!(Layout::new(symbols, &layout.board()), Ok(layout));
        }
    }
}
