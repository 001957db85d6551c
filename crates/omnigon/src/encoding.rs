//! Action indices of moves between cells, and the feature planes that both
//! games have.

use abstract_games_core::Position;
use abstract_games_toolkit::bits::{nth_one, ones};

use crate::Facing;
use crate::lines::Lines;
use crate::position::{Omnigon, Variant};

/// The planes of one player's pieces: all of them, the royal one, and those
/// with each of the six sides marked.
pub(crate) const PIECE_PLANES: usize = 8;

/// Calls `set` with the plane and the bit of each feature of the pieces: first
/// the planes of the player to move, then those of the opponent.
pub(crate) fn piece_features<V: Variant>(position: &Omnigon<V>, mut set: impl FnMut(usize, u32)) {
    let players = [position.turn(), !position.turn()];
    for (i, player) in players.into_iter().enumerate() {
        let side = position.side(player);
        let planes = [side, V::royals(position)].into_iter();
        for (plane, cells) in planes.chain(position.boards.marks).enumerate() {
            ones(cells & side).for_each(|bit| set(PIECE_PLANES * i + plane, bit));
        }
    }
}

/// The actions of a pair of cells with a facing: the six facings without a
/// capture, then with one.
pub(crate) const FACING_ACTIONS: usize = 12;

/// The index of a move among the actions of its pair of cells.
pub(crate) fn facing_action(facing: Facing, capture: bool) -> usize {
    6 * usize::from(capture) + usize::from(facing.number())
}

/// The facing of an action of a pair of cells, and whether it captures.
pub(crate) const fn facing_of_action(index: usize) -> (Facing, bool) {
    (Facing::ALL[index % 6], index / 6 % 2 == 1)
}

/// Numbers for the pairs of cells between which a piece can move.
pub(crate) struct Pairs<const N: usize> {
    /// The other cells, as bits by index.
    targets: [u64; N],
    first: [usize; N],
    count: usize,
}

impl<const N: usize> Pairs<N> {
    /// The pairs of cells, given by their bits, that are in a line and at most
    /// `distance` cells apart.
    pub(crate) const fn in_lines(lines: &Lines, bits: &[u8; N], distance: u32) -> Self {
        let mut targets = [0; N];
        let mut from = 0;
        while from < N {
            let mut to = 0;
            while to < N {
                let (start, end) = (bits[from] as u32, bits[to] as u32);
                if let Some(direction) = lines.direction(start, end) {
                    let between = lines.between(direction, start, end);
                    targets[from] |= ((between.count_ones() < distance) as u64) << to;
                }
                to += 1;
            }
            from += 1;
        }
        Self::new(targets)
    }

    /// The pairs that lead from each cell to these targets.
    const fn new(targets: [u64; N]) -> Self {
        let mut first = [0; N];
        let mut count = 0;
        let mut from = 0;
        while from < N {
            first[from] = count;
            count += targets[from].count_ones() as usize;
            from += 1;
        }
        Self {
            targets,
            first,
            count,
        }
    }

    /// The number of pairs.
    pub(crate) const fn count(&self) -> usize {
        self.count
    }

    /// The number of a pair, ordered by `from`, then by `to`.
    pub(crate) fn number(&self, from: usize, to: usize) -> Option<usize> {
        let targets = *self.targets.get(from)?;
        let before = targets & ((1 << to) - 1);
        (targets >> to & 1 != 0).then(|| self.first[from] + before.count_ones() as usize)
    }

    /// The pair with this number.
    pub(crate) fn pair(&self, number: usize) -> Option<(usize, usize)> {
        if number >= self.count {
            return None;
        }
        let from = self.first.partition_point(|&first| first <= number) - 1;
        let to = nth_one(self.targets[from], (number - self.first[from]) as u32)?;
        Some((from, to as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_numbered_in_order() {
        let pairs = Pairs::new([0b110, 0, 0b011]);
        let all = [(0, 1), (0, 2), (2, 0), (2, 1)];
        assert_eq!(pairs.count(), all.len());
        for (number, (from, to)) in all.into_iter().enumerate() {
            assert_eq!(pairs.number(from, to), Some(number));
            assert_eq!(pairs.pair(number), Some((from, to)));
        }
        assert_eq!(pairs.number(1, 0), None);
        assert_eq!(pairs.pair(4), None);
    }
}
