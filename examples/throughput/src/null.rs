//! A game without rules: the limit of what a game of its size can do.
//!
//! Two players mark cells of a row in turn, any free cell, until all are
//! marked. A ply copies the state, takes a bit, sets it, and updates a key;
//! what a real game costs more is what its rules cost.

use std::fmt;
use std::iter::FusedIterator;
use std::str::FromStr;

use abstract_games_core::bitboard::nth_one;
use abstract_games_core::{NameError, Outcome, Player, Position, Refusal, Rules, zobrist};

/// Free cells at the start: the branching of a mid-sized game.
const CELLS: usize = u32::BITS as usize;

static KEYS: [[u64; CELLS]; 2] = [zobrist::keys(1), zobrist::keys(2)];

/// A state of `WORDS + 2` 64-bit words, of which four mean something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Null<const WORDS: usize> {
    /// The cells of the player to move, those of the other, and ballast.
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

/// The one rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NoRules;

impl Rules for NoRules {
    fn max_legal_moves(&self) -> usize {
        CELLS
    }

    fn max_plies(&self) -> Option<u64> {
        Some(CELLS as u64)
    }
}

impl fmt::Display for NoRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("null")
    }
}

impl FromStr for NoRules {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        match name {
            "null" => Ok(Self),
            _ => Err(NameError::Type {
                name: name.into(),
                expected: "the null game",
            }),
        }
    }
}

/// The cell is marked already, or there is no such cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Marked;

impl fmt::Display for Marked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a free cell")
    }
}

impl std::error::Error for Marked {}

impl Refusal for Marked {
    fn rule(&self) -> &'static str {
        "NULL-1"
    }
}

impl<const WORDS: usize> fmt::Display for Null<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032b}", self.free())
    }
}

impl<const WORDS: usize> Position for Null<WORDS> {
    type Rules = NoRules;
    type Move = u8;
    type Moves = NullMoves;
    type IllegalMove = Marked;
    type EndReason = &'static str;

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

    fn end_reason(&self) -> Option<&'static str> {
        self.outcome().map(|_| "full")
    }

    #[inline]
    fn legal_moves(&self) -> NullMoves {
        NullMoves { free: self.free() }
    }

    fn check(&self, mv: u8) -> Result<(), Marked> {
        let free = usize::from(mv) < CELLS && self.free() >> mv & 1 == 1;
        if free { Ok(()) } else { Err(Marked) }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: u8) {
        // The marks change places, so that no index depends on the turn.
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
    use abstract_games_core::{perft, perft_made};

    /// Any order of the cells is a game.
    #[test]
    fn counts_are_falling_factorials() {
        let start = Null::<2>::start(NoRules);
        assert_eq!(perft(&start, 4), 32 * 31 * 30 * 29);
        assert_eq!(perft_made(&start, 4), 32 * 31 * 30 * 29);
        assert_eq!(start.nth_move(31), Some(31));
        assert_eq!(start.nth_move(32), None);
    }
}
