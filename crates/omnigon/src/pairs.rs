//! Numbers for the pairs of cells between which a piece can move.

/// For each cell, by index, the cells that it shares a line with, and how many
/// pairs come before its own.
pub(crate) struct Pairs<const N: usize> {
    /// The other cells, as bits by index.
    targets: [u64; N],
    first: [usize; N],
    count: usize,
}

impl<const N: usize> Pairs<N> {
    /// The pairs that lead from each cell to these targets.
    pub(crate) const fn new(targets: [u64; N]) -> Self {
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

    /// How many there are.
    pub(crate) const fn count(&self) -> usize {
        self.count
    }

    /// The number of a pair, ordered by `from`, then by `to`.
    pub(crate) fn number(&self, from: usize, to: usize) -> Option<usize> {
        let targets = *self.targets.get(from)?;
        let before = targets & ((1 << to) - 1);
        (targets >> to & 1 != 0).then(|| self.first[from] + before.count_ones() as usize)
    }

    /// The pair with a number.
    pub(crate) fn pair(&self, number: usize) -> Option<(usize, usize)> {
        if number >= self.count {
            return None;
        }
        let from = self.first.partition_point(|&first| first <= number) - 1;
        let targets = (0..N).filter(|to| self.targets[from] >> to & 1 != 0);
        let to = targets.into_iter().nth(number - self.first[from])?;
        Some((from, to))
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
