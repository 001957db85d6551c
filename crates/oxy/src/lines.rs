//! The symbols on the board, in an order of bits in which a shift by one is a
//! step along a row *and* along a column.
//!
//! Each 64-bit word of [`Lines`] holds the board twice: the four rows in the low
//! bits, and the six columns above them. A bit that is always clear follows each
//! row and column, so that nothing wraps around.
//!
//! ```text
//!  rows                              columns
//!  a1 b1 c1 d1 e1 f1 -  a2 b2 ...    a1 a2 a3 a4 -  b1 b2 b3 b4 -  ...
//!  bit 0                bit 7        bit 28         bit 33
//! ```
//!
//! Symbols have the codes 1 to 3 (classic: O X Y) or 1 to 5 (chess: K Q N B P);
//! 0 is a neutral tile or the space. Word `i` of the three holds bit `i` of the
//! codes. In chess, king and queen differ in both low bits, and only bishop and
//! pawn have the third; alignments rely on that.

use crate::board::{Cell, CellSet, SLOTS};
use crate::tile::Symbols;

/// The symbols on the board. See the [module](self).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Lines([u64; 3]);

/// The first cells of the pairs and runs that count, as bits of [`Lines`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// Two equal symbols.
    pub(crate) equal: u64,
    /// A king next to a queen, outside runs.
    pub(crate) royal: u64,
    /// Three different symbols.
    pub(crate) runs: u64,
}

impl Found {
    /// Whether there is any.
    #[inline]
    pub(crate) const fn any(self) -> bool {
        self.equal | self.royal | self.runs != 0
    }
}

impl Lines {
    pub(crate) const EMPTY: Self = Self([0; 3]);

    /// The code of the symbol on `cell`.
    #[inline]
    pub(crate) const fn code(self, cell: Cell) -> u8 {
        let row = ROW_BIT[cell.slot()];
        let [p0, p1, p2] = self.0;
        ((p0 >> row & 1) | (p1 >> row & 1) << 1 | (p2 >> row & 1) << 2) as u8
    }

    /// Whether there is a symbol on `cell`.
    #[inline]
    pub(crate) const fn is_symbol(self, cell: Cell) -> bool {
        self.symbols() & BITS[cell.slot()] != 0
    }

    /// Puts the symbol `code` on `cell`.
    pub(crate) const fn put(&mut self, cell: Cell, code: u8) {
        let mut plane = 0;
        while plane < 3 {
            self.0[plane] &= !BITS[cell.slot()];
            if code >> plane & 1 != 0 {
                self.0[plane] |= BITS[cell.slot()];
            }
            plane += 1;
        }
    }

    /// For each bit of the code of `cell`: all ones if it is set.
    #[inline]
    fn code_masks(self, cell: Cell) -> [u64; 3] {
        let bits = BITS[cell.slot()];
        self.0
            .map(|plane| u64::from(plane & bits != 0).wrapping_neg())
    }

    /// The symbols after the tile on `from` has moved to `to`, where there is no
    /// symbol.
    #[inline]
    #[must_use]
    pub(crate) fn after(self, set: Symbols, from: Cell, to: Cell) -> Self {
        let changed = BITS[from.slot()] | BITS[to.slot()];
        let [m0, m1, m2] = self.code_masks(from);
        let [p0, p1, p2] = self.0;
        match set {
            Symbols::Classic => Self([p0 ^ changed & m0, p1 ^ changed & m1, 0]),
            Symbols::Chess => Self([p0 ^ changed & m0, p1 ^ changed & m1, p2 ^ changed & m2]),
        }
    }

    /// The cells with a symbol.
    pub(crate) fn symbol_cells(self) -> CellSet {
        Cell::ALL
            .into_iter()
            .filter(|&cell| self.is_symbol(cell))
            .collect()
    }

    #[inline]
    const fn symbols(self) -> u64 {
        let [p0, p1, p2] = self.0;
        p0 | p1 | p2
    }

    /// Every alignment on the board that counts more than 0 (OXY-20 to OXY-23),
    /// in all rows and columns at once.
    #[inline]
    pub(crate) const fn alignments(self, set: Symbols) -> Found {
        let [p0, p1, p2] = self.0;
        match set {
            Symbols::Classic => {
                let (equal, runs) = Self([p0, p1, 0]).equal_and_runs();
                Found {
                    equal,
                    royal: 0,
                    runs,
                }
            }
            Symbols::Chess => {
                let (equal, runs) = self.equal_and_runs();
                let pawns = p2 & p0;
                let bishop_or_pawn = p2 | p2 >> 1;
                let symbols = p0 | p1 | p2;
                let royal =
                    symbols & symbols >> 1 & (p0 ^ p0 >> 1) & (p1 ^ p1 >> 1) & !bishop_or_pawn;
                let in_a_run = runs | runs << 1;
                let king_queen_knight = runs & !(bishop_or_pawn | p2 >> 2);
                Found {
                    equal: equal & !pawns,
                    royal: royal & !in_a_run,
                    runs: runs & !king_queen_knight,
                }
            }
        }
    }

    /// Where two equal symbols begin, and where three different symbols begin.
    #[inline]
    const fn equal_and_runs(self) -> (u64, u64) {
        let [p0, p1, p2] = self.0;
        let symbols = p0 | p1 | p2;
        // Bit i compares its cell with the next in the row or column, or with the
        // next but one.
        let pair = symbols & symbols >> 1;
        let differ = (p0 ^ p0 >> 1) | (p1 ^ p1 >> 1) | (p2 ^ p2 >> 1);
        let differ_2 = (p0 ^ p0 >> 2) | (p1 ^ p1 >> 2) | (p2 ^ p2 >> 2);
        let different = pair & differ;
        (pair & !differ, different & different >> 1 & differ_2)
    }

    /// The points of `found` (OXY-20, OXY-21).
    pub(crate) fn value(self, set: Symbols, found: Found) -> u32 {
        let Found { equal, royal, runs } = found;
        match set {
            Symbols::Classic => equal.count_ones() + 2 * runs.count_ones(),
            Symbols::Chess => {
                let [p0, p1, p2] = self.0;
                // The bits of each symbol's value: 3, 2, 1, 1, 0 for K Q N B P.
                let ones = p0 ^ p2;
                let twos = (p0 ^ p1) & !p2;
                let sum = |at: u64| (at & ones).count_ones() + 2 * (at & twos).count_ones();
                2 * sum(equal)
                    + 3 * royal.count_ones()
                    + sum(runs)
                    + sum(runs << 1)
                    + sum(runs << 2)
            }
        }
    }
}

/// By slot: the two bits of a cell, in its row and in its column.
static BITS: [u64; SLOTS] = bits();

/// By slot: the number of a cell's bit in its row.
static ROW_BIT: [u8; SLOTS] = row_bits();

const fn row_bit(cell: usize) -> usize {
    cell / 6 * 7 + cell % 6
}

const fn column_bit(cell: usize) -> usize {
    28 + cell % 6 * 5 + cell / 6
}

const fn bits() -> [u64; SLOTS] {
    let mut table = [0; SLOTS];
    let mut cell = 0;
    while cell < Cell::COUNT {
        table[cell] = 1 << row_bit(cell) | 1 << column_bit(cell);
        cell += 1;
    }
    table
}

const fn row_bits() -> [u8; SLOTS] {
    let mut table = [0; SLOTS];
    let mut cell = 0;
    while cell < Cell::COUNT {
        table[cell] = row_bit(cell) as u8;
        cell += 1;
    }
    table
}

/// The cell of a bit of [`Lines`], or `None` for the bits that are always clear.
pub(crate) const fn cell_of_bit(bit: u32) -> Option<Cell> {
    let mut cell = 0;
    while cell < Cell::COUNT {
        if BITS[cell] >> bit & 1 != 0 {
            return Cell::new(cell);
        }
        cell += 1;
    }
    None
}
