//! Bounds on the number of legal moves and on the length of a game.

use abstract_games_core::RuleSet;

use crate::board::Cell;
use crate::{Board, Rules};

impl<const W: usize> RuleSet for Rules<W> {
    /// The number of cells.
    ///
    /// Every placement needs an empty cell, so there are at most as many
    /// placements as cells. A `pass` is the only legal move when it is legal,
    /// and a `swap` is legal only when one cell is occupied (OUST-11). The first
    /// move of a game reaches the bound.
    fn max_legal_moves(&self) -> usize {
        self.board().cell_count()
    }

    /// A bound on the length of whole games, forced passes included. It is
    /// always `Some`, and far above any game ever seen.
    ///
    /// *Placements.* List the sizes of all groups on the board, of both
    /// colours, in descending order, and compare such lists lexicographically,
    /// the end of a list counting as 0. Every placement makes the list greater:
    ///
    /// - one that does not capture adds a 1 (OUST-4);
    /// - one that captures adds one size and removes only smaller ones: those of
    ///   the friendly groups that it joins, and those of the enemy groups that
    ///   it captures, which are smaller by OUST-5. So every size that is at
    ///   least as large as the new one remains, and after these the new size
    ///   takes the place of a smaller one or of the end.
    ///
    /// A swap or a pass leaves the list as it is. So no list occurs after two
    /// placements, and there are at most as many placements as lists:
    /// partitions of the numbers from 1 to the number of cells.
    ///
    /// *Passes.* A pass is forced only if the other side can place (OUST-8,
    /// OUST-10) and does not change the board, so a placement follows it; and
    /// the game begins with a placement. So there are fewer passes than
    /// placements.
    ///
    /// The pie rule adds one swap.
    fn max_plies(&self) -> Option<u64> {
        let placements = MAX_PLACEMENTS[self.board().index()];
        Some(2 * placements - 1 + u64::from(self.pie()))
    }
}

/// The number of partitions of the numbers from 1 to the number of cells, for
/// each board. Twice the largest still fits into 64 bits.
static MAX_PLACEMENTS: [u64; Board::COUNT] = {
    let partitions = partitions();
    let mut bounds = [0; Board::COUNT];
    let mut i = 0;
    while i < Board::COUNT {
        let mut cells = 1;
        while cells <= Board::ALL[i].cell_count() {
            bounds[i] += partitions[cells];
            cells += 1;
        }
        assert!(bounds[i] <= u64::MAX / 2);
        i += 1;
    }
    bounds
};

/// The number of partitions of each number: the ways to write it as a sum of
/// positive numbers, regardless of order. Counted with parts of size 1, then
/// also with parts of size 2, and so on.
const fn partitions() -> [u64; Cell::COUNT + 1] {
    let mut ways = [0; Cell::COUNT + 1];
    ways[0] = 1;
    let mut part = 1;
    while part <= Cell::COUNT {
        let mut n = part;
        while n <= Cell::COUNT {
            ways[n] += ways[n - part];
            n += 1;
        }
        part += 1;
    }
    ways
}
