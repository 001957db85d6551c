//! How many moves a position can have and a game can take.

use crate::{Board, Rules};

impl<const W: usize> abstract_games_core::Rules for Rules<W> {
    /// The number of cells.
    ///
    /// A placement needs an empty cell, so there are no more of them than
    /// cells; a `pass` is alone. A `swap` comes on top of placements only when
    /// one cell is taken (OUST-11). The first move reaches the bound.
    fn max_legal_moves(&self) -> usize {
        self.board().cells().into()
    }

    /// A bound for whole games, forced passes included, from the start of the
    /// game. It is always `Some`, and far above any game that was ever seen.
    ///
    /// *Placements.* List the sizes of all groups on the board, of both
    /// colours, in descending order, and compare such lists like words in a
    /// dictionary, the end of a list counting as 0. Every placement makes the
    /// list larger:
    ///
    /// - one that does not capture adds a 1 (OUST-4);
    /// - one that captures adds one size and takes away only smaller ones: the
    ///   friendly groups that became part of the new one, and the enemy groups
    ///   it removed, which were smaller by OUST-5. So the sizes at least as
    ///   large as the new one are all still there, and behind them stands the
    ///   new size where a smaller one, or none, stood before.
    ///
    /// A swap changes no size and a pass nothing at all. So no list comes
    /// twice, and there are no more placements than lists: partitions of the
    /// numbers 1 to the number of cells.
    ///
    /// *Passes.* A pass is forced only if the other side can place (OUST-8,
    /// OUST-10), and changes nothing on the board, so a placement follows it;
    /// and the game begins with a placement. So there are fewer passes than
    /// placements.
    ///
    /// With the pie rule one swap comes on top.
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
        while cells <= Board::ALL[i].cells() as usize {
            bounds[i] += partitions[cells];
            cells += 1;
        }
        assert!(bounds[i] <= u64::MAX / 2);
        i += 1;
    }
    bounds
};

const MOST_CELLS: usize = 361;

/// The number of partitions of each number: the number of ways to write it as
/// a sum of positive numbers, order aside.
///
/// Euler's recurrence, by which `p(n)` is the sum of `p(n - k (3k - 1) / 2)`
/// over all integers `k` but 0, added for odd `k` and subtracted for even.
const fn partitions() -> [u64; MOST_CELLS + 1] {
    let mut p = [0_u64; MOST_CELLS + 1];
    p[0] = 1;
    let mut n = 1;
    while n <= MOST_CELLS {
        let (mut added, mut subtracted) = (0_u128, 0_u128);
        let mut k = 1;
        while k * (3 * k - 1) / 2 <= n {
            let mut sum = p[n - k * (3 * k - 1) / 2] as u128;
            if k * (3 * k + 1) / 2 <= n {
                sum += p[n - k * (3 * k + 1) / 2] as u128;
            }
            if k % 2 == 1 {
                added += sum;
            } else {
                subtracted += sum;
            }
            k += 1;
        }
        let sum = added - subtracted;
        assert!(sum <= u64::MAX as u128);
        p[n] = sum as u64;
        n += 1;
    }
    p
}

#[cfg(test)]
mod tests {
    use super::*;
    use abstract_games_core::Rules as _;

    #[test]
    fn partitions_are_those_counted_one_part_size_at_a_time() {
        let mut ways = [0_u64; MOST_CELLS + 1];
        ways[0] = 1;
        for part in 1..=MOST_CELLS {
            for n in part..=MOST_CELLS {
                ways[n] += ways[n - part];
            }
        }
        assert_eq!(partitions(), ways);
        // As published, for instance as sequence A000041 of the OEIS.
        assert_eq!(ways[..9], [1, 1, 2, 3, 5, 7, 11, 15, 22]);
        assert_eq!(ways[100], 190_569_292);
    }

    #[test]
    fn bounds_of_the_smallest_and_largest_board() {
        // 1 + 2 + 3 + 5 = 11 partitions of 1 to 4.
        assert_eq!(Rules::SQUARE_2.max_plies(), Some(21));
        assert_eq!(Rules::SQUARE_2.with_pie(true).max_plies(), Some(22));
        assert_eq!(Rules::SQUARE_2.max_legal_moves(), 4);
        let largest = Rules::SQUARE_19.max_plies();
        assert_eq!(largest, Some(2 * 8_949_418_236_434_085_682 - 1));
        assert_eq!(Rules::SQUARE_19.max_legal_moves(), 361);
    }
}
