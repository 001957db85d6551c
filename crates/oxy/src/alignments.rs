//! Alignments and their points (OXY-20 to OXY-22).

use core::fmt;
use core::iter::FusedIterator;

use crate::board::{Cell, CellSet};
use crate::lines::{Found, Lines, cell_of_bit};
use crate::tile::{Symbols, Tile};
use crate::tiles::Tiles;

/// Adjacent tiles in a row or column that count more than 0 (OXY-20, OXY-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Alignment {
    /// What makes the tiles an alignment.
    pub kind: AlignmentKind,
    /// The two or three cells of the tiles.
    pub cells: CellSet,
    /// The penalty points.
    pub points: u32,
}

/// What makes tiles an alignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AlignmentKind {
    /// Two tiles with this symbol.
    Equal(Tile),
    /// A king and a queen that are not in a run of three different symbols
    /// along their row or column.
    KingAndQueen,
    /// Three tiles with different symbols.
    Different,
}

/// A phrase such as `two O at a1 b1 (1 point)`.
impl fmt::Display for Alignment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            AlignmentKind::Equal(tile) => write!(f, "two {tile}")?,
            AlignmentKind::KingAndQueen => f.write_str("king and queen")?,
            AlignmentKind::Different => f.write_str("three different symbols")?,
        }
        let s = if self.points == 1 { "" } else { "s" };
        write!(f, " at {} ({} point{s})", self.cells, self.points)
    }
}

/// The alignments on a board: equal symbols first, then kings next to queens,
/// then runs of three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alignments {
    symbols: Symbols,
    lines: Lines,
    left: Found,
}

impl Alignments {
    pub(crate) fn of(lines: Lines, symbols: Symbols) -> Self {
        Self {
            symbols,
            lines,
            left: lines.alignments(symbols),
        }
    }

    /// The points of the remaining alignments together.
    #[must_use]
    pub fn value(&self) -> u32 {
        self.lines.value(self.symbols, self.left)
    }

    /// The cells of the remaining alignments.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        self.clone()
            .fold(CellSet::EMPTY, |cells, alignment| cells | alignment.cells)
    }

    fn tile(&self, cell: Cell) -> Tile {
        self.symbols.decode(self.lines.code(cell))
    }
}

/// Clears the lowest bit and returns its number.
fn take_lowest(bits: &mut u64) -> Option<u32> {
    let lowest = bits.trailing_zeros();
    *bits &= bits.checked_sub(1)?;
    Some(lowest)
}

impl Iterator for Alignments {
    type Item = Alignment;

    fn next(&mut self) -> Option<Alignment> {
        let Found { equal, royal, runs } = &mut self.left;
        let (first, kind) = if let Some(bit) = take_lowest(equal) {
            let tile = cell_of_bit(bit).map_or(Tile::Neutral, |cell| self.tile(cell));
            (bit, AlignmentKind::Equal(tile))
        } else if let Some(bit) = take_lowest(royal) {
            (bit, AlignmentKind::KingAndQueen)
        } else {
            (take_lowest(runs)?, AlignmentKind::Different)
        };
        let length = match kind {
            AlignmentKind::Different => 3,
            _ => 2,
        };
        let cells: CellSet = (first..first + length).filter_map(cell_of_bit).collect();
        let points = match (self.symbols, kind) {
            (Symbols::Classic, AlignmentKind::Different) => 2,
            (Symbols::Classic, _) => 1,
            // 3 by OXY-21, not the sum of the tiles.
            (Symbols::Chess, AlignmentKind::KingAndQueen) => 3,
            (Symbols::Chess, _) => cells.iter().map(|cell| self.tile(cell).value()).sum(),
        };
        Some(Alignment {
            kind,
            cells,
            points,
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let Found { equal, royal, runs } = self.left;
        let len = (equal.count_ones() + royal.count_ones() + runs.count_ones()) as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Alignments {}
impl FusedIterator for Alignments {}

impl Tiles {
    /// The alignments among the tiles with these symbols; other tiles count as
    /// neutral.
    ///
    /// ```
    /// use oxy::{Symbols, TextError, Tiles};
    ///
    /// let tiles = Tiles::parse(Symbols::Classic, "XXOYY./....../....../......")?;
    /// let found: Vec<_> = tiles.alignments(Symbols::Classic).map(|a| a.to_string()).collect();
    /// assert_eq!(found, [
    ///     "two X at a4 b4 (1 point)",
    ///     "two Y at d4 e4 (1 point)",
    ///     "three different symbols at b4 c4 d4 (2 points)",
    /// ]);
    /// # Ok::<(), TextError>(())
    /// ```
    #[must_use]
    pub fn alignments(&self, symbols: Symbols) -> Alignments {
        Alignments::of(self.lines(symbols), symbols)
    }

    /// The points of all alignments together (OXY-20, OXY-21).
    #[must_use]
    pub fn alignment_value(&self, symbols: Symbols) -> u32 {
        self.alignments(symbols).value()
    }
}
