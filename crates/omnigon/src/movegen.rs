//! Lists of moves that are kept as sets of cells, and the iterator over them.

use abstract_games_toolkit::bits::nth_one;

/// Sets of cells in `N` groups, where each cell of a group stands for a fixed
/// number of moves: its *options*, for instance the facings after a move to
/// that cell.
///
/// The order is by group, then by cell, then by option. The methods take the
/// number of options of each group, a constant of the game.
#[derive(Clone, Debug)]
pub(crate) struct Choices<const N: usize> {
    /// What is left of each group.
    sets: [u64; N],
    /// How many options of the first cell left have been returned already.
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
        self.step(choice, options[group]);
        Some(choice)
    }

    /// Skips `n` choices and returns the next one.
    #[inline]
    pub(crate) fn nth(&mut self, n: usize, options: &[usize; N]) -> Option<Choice> {
        // From the first option of the first cell left.
        let mut left = n.saturating_add(self.used);
        self.used = 0;
        for (group, (set, &options)) in self.sets.iter_mut().zip(options).enumerate() {
            let here = set.count_ones() as usize * options;
            if left >= here {
                left -= here;
                *set = 0;
                continue;
            }
            let bit = nth_one(*set, (left / options) as u32)?;
            *set &= !0 << bit;
            let option = left % options;
            let choice = Choice { group, bit, option };
            self.used = option;
            self.step(choice, options);
            return Some(choice);
        }
        None
    }

    /// Removes the first choice.
    #[inline(always)]
    fn step(&mut self, first: Choice, options: usize) {
        self.used += 1;
        if self.used == options {
            self.used = 0;
            self.sets[first.group] &= self.sets[first.group] - 1;
        }
    }

    /// The next choice, if some of its cell's options have been returned before.
    #[inline(always)]
    pub(crate) fn next_of_started_cell(&mut self, options: &[usize; N]) -> Option<Choice> {
        if self.used == 0 {
            return None;
        }
        self.next(options)
    }

    /// Calls `f` with the group and the bit of each cell left. No option of the
    /// first cell may have been returned.
    #[inline(always)]
    pub(crate) fn fold_cells<B>(self, init: B, mut f: impl FnMut(B, usize, u32) -> B) -> B {
        let mut result = init;
        for (group, mut set) in self.sets.into_iter().enumerate() {
            while set != 0 {
                result = f(result, group, set.trailing_zeros() & 63);
                set &= set - 1;
            }
        }
        result
    }
}

/// Implements the iterator traits for a list of moves: a struct with the field
/// `choices` and three methods. `origin` returns what the moves of one cell have
/// in common, `to_move` makes the move of an option from that, and
/// `fold_options` folds over the moves of all options.
macro_rules! moves_iterator {
    ($moves:ty, $mv:ty, $options:expr) => {
        impl Iterator for $moves {
            type Item = $mv;

            #[inline]
            fn next(&mut self) -> Option<$mv> {
                let Choice { group, bit, option } = self.choices.next(&$options)?;
                Some(self.to_move(self.origin(group, bit), option))
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let len = self.choices.len(&$options);
                (len, Some(len))
            }

            #[inline]
            fn count(self) -> usize {
                self.len()
            }

            #[inline]
            fn nth(&mut self, n: usize) -> Option<$mv> {
                let Choice { group, bit, option } = self.choices.nth(n, &$options)?;
                Some(self.to_move(self.origin(group, bit), option))
            }

            #[inline]
            fn last(mut self) -> Option<$mv> {
                self.len().checked_sub(1).and_then(|last| self.nth(last))
            }

            #[inline]
            fn fold<B, F: FnMut(B, $mv) -> B>(mut self, init: B, mut f: F) -> B {
                let mut result = init;
                while let Some(choice) = self.choices.next_of_started_cell(&$options) {
                    let origin = self.origin(choice.group, choice.bit);
                    result = f(result, self.to_move(origin, choice.option));
                }
                let choices = self.choices.clone();
                choices.fold_cells(result, |result, group, bit| {
                    self.fold_options(self.origin(group, bit), result, &mut f)
                })
            }
        }

        impl ExactSizeIterator for $moves {}
        impl core::iter::FusedIterator for $moves {}
    };
}
pub(crate) use moves_iterator;

/// Which of `N` groups of these sizes contains the `n`-th item of all, and how
/// many come before it in its group. `n` must be below the sum of the sizes.
///
/// Without a branch, which a random `n` would make unpredictable.
#[cfg(any(test, feature = "rand_core"))]
#[inline(always)]
pub(crate) fn find<const N: usize>(sizes: [u32; N], n: u32) -> (usize, u32) {
    let mut group = 0;
    let mut before = [0; N];
    for i in 1..N {
        before[i] = before[i - 1] + sizes[i - 1];
        group += usize::from(n >= before[i]);
    }
    (group, n - before[group])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    const OPTIONS: [usize; 3] = [6, 2, 1];

    fn listed(mut choices: Choices<3>) -> Vec<Choice> {
        core::iter::from_fn(|| choices.next(&OPTIONS)).collect()
    }

    fn folded(mut choices: Choices<3>) -> Vec<Choice> {
        let mut list = Vec::new();
        list.extend(core::iter::from_fn(|| {
            choices.next_of_started_cell(&OPTIONS)
        }));
        choices.fold_cells(list, |mut list, group, bit| {
            list.extend((0..OPTIONS[group]).map(|option| Choice { group, bit, option }));
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
                assert_eq!(rest.nth(n, &OPTIONS), list.get(n).copied());
                let expected = &list[(n + 1).min(list.len())..];
                assert_eq!(rest.len(&OPTIONS), expected.len());
                assert_eq!(listed(rest.clone()), expected);
                assert_eq!(folded(rest.clone()), expected);
                // Once more, from inside a cell's options.
                assert_eq!(rest.nth(3, &OPTIONS), expected.get(3).copied());
                assert_eq!(listed(rest), &expected[4.min(expected.len())..]);
            }
            let mut rest = choices;
            assert_eq!(rest.nth(usize::MAX, &OPTIONS), None);
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

    #[test]
    fn find_agrees_with_counting() {
        let sizes = [0, 2, 0, 0, 5, 1, 0];
        let groups = sizes.iter().enumerate();
        let all = groups.flat_map(|(group, &size)| (0..size).map(move |n| (group, n)));
        for (n, expected) in all.enumerate() {
            assert_eq!(find(sizes, n as u32), expected);
        }
    }
}
