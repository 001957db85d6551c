//! Symbols and tiles (OXY-2).

use core::fmt;

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
    /// Each symbol with the number of its tiles (OXY-2); neutral tiles last.
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

    /// The tile with this code; `lines.rs` describes the codes.
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

    /// The code of a tile; 0 for a tile without one of these symbols.
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
    /// A tile without a symbol, `.`.
    Neutral,
    /// Classic: `O`.
    O,
    /// Classic: `X`.
    X,
    /// Classic: `Y`.
    Y,
    /// Chess: `K`, worth 3.
    King,
    /// Chess: `Q`, worth 2.
    Queen,
    /// Chess: `N`, worth 1.
    Knight,
    /// Chess: `B`, worth 1.
    Bishop,
    /// Chess: `P`, worth 0.
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

    /// The letter in position strings, or `.` for a neutral tile.
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

    /// The value of the tile in Oxy Chess (OXY-21); 0 for other tiles.
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

/// The letter.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().fmt(f)
    }
}
