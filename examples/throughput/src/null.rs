//! A game without rules: the limit for any game of its size.
//!
//! Two players take turns marking free cells of a row until all are marked. A
//! ply copies the state, sets a bit and updates a key. Any cost of a real game
//! beyond that is the cost of its rules.

use std::fmt;
use std::iter::FusedIterator;

use abstract_games_core::{CitesRule, Outcome, Player, Position, RuleSet};
use abstract_games_toolkit::bits::nth_one;
use abstract_games_toolkit::zobrist;

/// The number of cells: the branching factor of a mid-sized game.
const CELLS: usize = u32::BITS as usize;

static KEYS: [[u64; CELLS]; 2] = [zobrist::keys(1), zobrist::keys(2)];

/// A state of `WORDS + 2` 64-bit words, of which four are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Null<const WORDS: usize> {
    /// The cells of the player to move, those of the opponent, and padding.
    marks: [u64; WORDS],
    plies: u64,
    key: u64,
}

impl<const WORDS: usize> Null<WORDS> {
    #[inline]
    fn free(&self) -> u32 {
        !(self.marks[0] | self.marks[1]) as u32
    }
}

/// The only rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NoRules;

impl RuleSet for NoRules {
    fn max_legal_moves(&self) -> usize {
        CELLS
    }

    fn max_plies(&self) -> Option<u64> {
        Some(CELLS as u64)
    }
}

/// The cell is marked, or does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Marked;

impl fmt::Display for Marked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the cell is not free")
    }
}

impl std::error::Error for Marked {}

impl CitesRule for Marked {
    fn rule(&self) -> &'static str {
        "NULL-1"
    }
}

/// All cells are marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Full;

impl fmt::Display for Full {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("full")
    }
}

impl CitesRule for Full {
    fn rule(&self) -> &'static str {
        "NULL-2"
    }
}

impl<const WORDS: usize> Position for Null<WORDS> {
    type Rules = NoRules;
    type Move = u8;
    type Moves = NullMoves;
    type IllegalMove = Marked;
    type EndReason = Full;

    fn start(_: NoRules) -> Self {
        Self {
            marks: [0; WORDS],
            plies: 0,
            key: 0,
        }
    }

    fn rules(&self) -> NoRules {
        NoRules
    }

    #[inline]
    fn turn(&self) -> Player {
        Player::ALL[self.plies as usize % 2]
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        (self.free() == 0).then_some(Outcome::Draw)
    }

    fn end_reason(&self) -> Option<Full> {
        self.outcome().map(|_| Full)
    }

    #[inline]
    fn legal_moves(&self) -> NullMoves {
        NullMoves { free: self.free() }
    }

    #[inline]
    fn is_legal(&self, mv: u8) -> bool {
        usize::from(mv) < CELLS && self.free() >> mv & 1 == 1
    }

    #[cold]
    fn explain(&self, _: u8) -> Marked {
        Marked
    }

    #[inline]
    fn play_unchecked(&mut self, mv: u8) {
        // Swapping the marks avoids an index that depends on the turn.
        let marked = self.marks[0] | 1 << mv;
        self.marks[0] = self.marks[1];
        self.marks[1] = marked;
        self.key ^= KEYS[self.plies as usize % 2][usize::from(mv)];
        self.plies += 1;
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }
}

/// The free cells.
#[derive(Clone, Debug)]
pub(crate) struct NullMoves {
    free: u32,
}

impl Iterator for NullMoves {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.free == 0 {
            return None;
        }
        let bit = self.free.trailing_zeros();
        self.free &= self.free - 1;
        Some(bit as u8)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<u8> {
        let bit = nth_one(self.free.into(), u32::try_from(n).ok()?)?;
        self.free &= !1 << bit;
        Some(bit as u8)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.free.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for NullMoves {}
impl FusedIterator for NullMoves {}

#[cfg(test)]
mod tests {
    use super::*;
    use abstract_games_core::{Perft, perft};

    /// Every order of the cells is a game.
    #[test]
    fn counts_are_falling_factorials() {
        let start = Null::<2>::start(NoRules);
        assert_eq!(perft(&start, 4), 32 * 31 * 30 * 29);
        assert_eq!(Perft::new().made().count(&start, 4), 32 * 31 * 30 * 29);
        assert_eq!(start.nth_move(31), Some(31));
        assert_eq!(start.nth_move(32), None);
    }
}
