//! Moves as sets of cells, counted and listed without ever being written out.

/// Sets of cells in `N` groups, where each cell of a group stands for a fixed
/// number of moves: its *options*, for instance the facings after a move to
/// that cell.
///
/// Listed group by group, each group by ascending cell, each cell by option.
/// The methods take the number of options of each group, a constant of the
/// game.
#[derive(Clone, Debug)]
pub(crate) struct Choices<const N: usize> {
    /// What is left of each group.
    sets: [u64; N],
    /// Options of the first cell left that have been listed already.
    used: usize,
}

/// One of the [`Choices`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) group: usize,
    /// The cell's bit.
    pub(crate) bit: u32,
    pub(crate) option: usize,
}

impl<const N: usize> Choices<N> {
    #[inline(always)]
    pub(crate) const fn new(sets: [u64; N]) -> Self {
        Self { sets, used: 0 }
    }

    /// How many choices are left.
    #[inline(always)]
    pub(crate) fn len(&self, options: &[usize; N]) -> usize {
        let mut len = 0;
        for (set, options) in self.sets.iter().zip(options) {
            len += set.count_ones() as usize * options;
        }
        len - self.used
    }

    /// The next choice.
    #[inline]
    pub(crate) fn next(&mut self, options: &[usize; N]) -> Option<Choice> {
        let group = self.sets.iter().position(|&set| set != 0)?;
        let set = self.sets[group];
        let choice = Choice {
            group,
            bit: set.trailing_zeros(),
            option: self.used,
        };
        self.used += 1;
        if self.used == options[group] {
            self.used = 0;
            self.sets[group] = set & (set - 1);
        }
        Some(choice)
    }

    /// Leaves out `n` choices.
    #[inline]
    pub(crate) fn skip(&mut self, n: usize, options: &[usize; N]) {
        // From the first option of the first cell left.
        let mut left = n.saturating_add(self.used);
        self.used = 0;
        for (set, options) in self.sets.iter_mut().zip(options) {
            let here = set.count_ones() as usize * options;
            if left < here {
                for _ in 0..left / options {
                    *set &= *set - 1;
                }
                self.used = left % options;
                return;
            }
            left -= here;
            *set = 0;
        }
    }

    /// Calls `f` for each cell left, with its group, its bit, and how many of
    /// its options have been listed already.
    #[inline(always)]
    pub(crate) fn fold_cells<B>(self, init: B, mut f: impl FnMut(B, usize, u32, usize) -> B) -> B {
        let mut result = init;
        let mut used = self.used;
        for (group, mut set) in self.sets.into_iter().enumerate() {
            while set != 0 {
                result = f(result, group, set.trailing_zeros(), used);
                used = 0;
                set &= set - 1;
            }
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    const OPTIONS: [usize; 3] = [6, 2, 1];

    fn listed(mut choices: Choices<3>) -> Vec<Choice> {
        core::iter::from_fn(|| choices.next(&OPTIONS)).collect()
    }

    fn folded(choices: Choices<3>) -> Vec<Choice> {
        choices.fold_cells(Vec::new(), |mut list, group, bit, used| {
            list.extend((used..OPTIONS[group]).map(|option| Choice { group, bit, option }));
            list
        })
    }

    #[test]
    fn every_way_of_walking_gives_the_same_list() {
        let sets = [1 << 63 | 1 << 5 | 1, 0, 1 << 7];
        for sets in [sets, [0, 3, 0], [0, 0, 0]] {
            let choices = Choices::new(sets);
            let list = listed(choices.clone());
            for n in 0..=list.len() + 1 {
                let mut rest = choices.clone();
                rest.skip(n, &OPTIONS);
                let expected = &list[n.min(list.len())..];
                assert_eq!(rest.len(&OPTIONS), expected.len());
                assert_eq!(listed(rest.clone()), expected);
                assert_eq!(folded(rest.clone()), expected);
                // A second skip starts inside a cell's options.
                rest.skip(3, &OPTIONS);
                assert_eq!(listed(rest), &expected[3.min(expected.len())..]);
            }
            let mut rest = choices;
            rest.skip(usize::MAX, &OPTIONS);
            assert_eq!(rest.len(&OPTIONS), 0);
        }
    }

    #[test]
    fn choices_come_by_group_cell_and_option() {
        let list = listed(Choices::new([1 << 9, 1 << 2, 0]));
        let options: Vec<_> = list.iter().map(|c| (c.group, c.bit, c.option)).collect();
        let first_group = (0..6).map(|option| (0, 9, option));
        let second_group = (0..2).map(|option| (1, 2, option));
        assert_eq!(options, first_group.chain(second_group).collect::<Vec<_>>());
    }
}
