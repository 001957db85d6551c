//! Alignments and what they count; the penalties of the match.

use core::fmt;

use abstract_games_core::{ByPlayer, Score};
use abstract_games_toolkit::bits::ones;

use crate::Oxy;
use crate::board::{Cell, CellSet};
use crate::lines::{Found, Lines, cell_of_bit};
use crate::tile::{Symbols, Tile};
use crate::tiles::Tiles;

/// The penalty points of both players; the first to reach the limit loses
/// (OXY-24).
impl Score for Oxy {
    #[inline]
    fn score(&self) -> ByPlayer<u32> {
        self.penalties()
    }
}

/// Side-by-side tiles in a row or column that count more than 0 (OXY-20,
/// OXY-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Alignment {
    /// What the tiles have in common.
    pub kind: AlignmentKind,
    /// Where they lie: two or three cells.
    pub cells: CellSet,
    /// What they count.
    pub points: u32,
}

/// What makes tiles an alignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AlignmentKind {
    /// Two tiles with this symbol.
    Equal(Tile),
    /// A king and a queen, outside a run of three different symbols along
    /// their line.
    KingAndQueen,
    /// Three tiles with different symbols.
    Different,
}

/// `two O at a1 b1 (1 point)`
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

/// The alignments on a board: an iterator, equal symbols first, then kings
/// beside queens, then runs of three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alignments {
    symbols: Symbols,
    lines: Lines,
    left: Found,
}

impl Alignments {
    pub(crate) fn of(lines: Lines, symbols: Symbols) -> Self {
        let left = lines.alignments(symbols);
        Self {
            symbols,
            lines,
            left,
        }
    }

    /// What those that are left count together.
    #[must_use]
    pub fn value(&self) -> u32 {
        self.lines.value(self.symbols, self.left)
    }

    /// The tiles of those that are left.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        self.clone()
            .fold(CellSet::EMPTY, |cells, alignment| cells | alignment.cells)
    }

    fn tile(&self, cell: Option<Cell>) -> Tile {
        cell.map_or(Tile::Neutral, |cell| {
            self.symbols.decode(self.lines.code(cell))
        })
    }
}

/// Clears the lowest bit and returns its number.
fn take_lowest(bits: &mut u64) -> Option<u32> {
    let lowest = ones(*bits).next()?;
    *bits &= *bits - 1;
    Some(lowest)
}

impl Iterator for Alignments {
    type Item = Alignment;

    fn next(&mut self) -> Option<Alignment> {
        let Found { equal, royal, runs } = &mut self.left;
        let (first, length, kind) = if let Some(bit) = take_lowest(equal) {
            (bit, 2, AlignmentKind::Equal(Tile::Neutral))
        } else if let Some(bit) = take_lowest(royal) {
            (bit, 2, AlignmentKind::KingAndQueen)
        } else {
            (take_lowest(runs)?, 3, AlignmentKind::Different)
        };
        let kind = match kind {
            AlignmentKind::Equal(_) => AlignmentKind::Equal(self.tile(cell_of_bit(first))),
            other => other,
        };
        let cells = (first..first + length).filter_map(cell_of_bit);
        let points = match (self.symbols, kind) {
            (Symbols::Classic, AlignmentKind::Different) => 2,
            (Symbols::Classic, _) => 1,
            // Also right for a king and a queen apart from the sum, which is 3
            // by OXY-21 and not 5.
            (Symbols::Chess, AlignmentKind::KingAndQueen) => 3,
            (Symbols::Chess, _) => cells.clone().map(|c| self.tile(Some(c)).value()).sum(),
        };
        Some(Alignment {
            kind,
            cells: cells.collect(),
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
impl core::iter::FusedIterator for Alignments {}

impl Tiles {
    /// The alignments among the tiles of `symbols`; tiles of other symbols
    /// count as neutral.
    ///
    /// ```
    /// use oxy::{Tiles, Symbols};
    ///
    /// let board = Tiles::parse(Symbols::Classic, "XXOYY./....../....../......")?;
    /// let found: Vec<_> = board.alignments(Symbols::Classic).map(|a| a.to_string()).collect();
    /// assert_eq!(found, [
    ///     "two X at a4 b4 (1 point)",
    ///     "two Y at d4 e4 (1 point)",
    ///     "three different symbols at b4 c4 d4 (2 points)",
    /// ]);
    /// # Ok::<(), oxy::TextError>(())
    /// ```
    #[must_use]
    pub fn alignments(&self, symbols: Symbols) -> Alignments {
        Alignments::of(self.lines(symbols), symbols)
    }

    /// What all alignments count together (OXY-20, OXY-21).
    #[must_use]
    pub fn alignment_value(&self, symbols: Symbols) -> u32 {
        self.alignments(symbols).value()
    }
}
