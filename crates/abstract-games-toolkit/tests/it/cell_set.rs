//! Cell sets, compared with sets of numbers.

use std::collections::BTreeSet;
use std::fmt;

use abstract_games_toolkit::bits::{nth_one_of_byte, ones};
use abstract_games_toolkit::{Bits, BoardCell, CellSet, zobrist::splitmix64};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Cell(u16);

impl BoardCell for Cell {
    fn bit(self) -> u32 {
        self.0.into()
    }

    fn from_bit(bit: u32) -> Option<Self> {
        Some(Self(bit as u16))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

type Set<B> = CellSet<Cell, B>;
type Model = BTreeSet<Cell>;

/// Sets from empty to full.
fn models<B: Bits>() -> Vec<Model> {
    let cells = B::WIDTH as u16;
    let mut models = vec![Model::new(), (0..cells).map(Cell).collect()];
    for seed in 0..40 {
        let draw = |cell: u16| splitmix64(seed << 32 | u64::from(cell)) % 40;
        let drawn = (0..cells).filter(|&cell| draw(cell) < seed);
        models.push(drawn.map(Cell).collect());
    }
    models.push(Model::from([Cell(0)]));
    models.push(Model::from([Cell(cells - 1)]));
    models.push(Model::from([Cell(0), Cell(cells - 1)]));
    models
}

fn set<B: Bits>(model: &Model) -> Set<B> {
    model.iter().copied().collect()
}

fn one_set<B: Bits>(model: &Model) {
    let set: Set<B> = set(model);
    assert!(set.iter().eq(model.iter().copied()));
    assert!(set.into_iter().eq(model.iter().copied()));
    assert_eq!(set.len(), model.len());
    assert_eq!(set.is_empty(), model.is_empty());
    assert_eq!(set.first(), model.first().copied());
    assert_eq!(set.last(), model.last().copied());
    assert_eq!(set.iter().last(), model.last().copied());
    assert_eq!(Set::from_bits(set.bits()), set);
    assert_eq!(format!("{set:?}"), format!("{model:?}"));
    let names: Vec<String> = model.iter().map(Cell::to_string).collect();
    let names = if names.is_empty() {
        "-".into()
    } else {
        names.join(" ")
    };
    assert_eq!(set.to_string(), names);
    let mut extended = Set::<B>::default();
    extended.extend(model.iter().copied());
    assert_eq!(extended, set);
    for cell in (0..B::WIDTH as u16).map(Cell) {
        assert_eq!(set.contains(cell), model.contains(&cell));
        let only = Set::<B>::from(cell);
        assert!(only.iter().eq([cell]));
        let mut added = set;
        added.insert(cell);
        assert_eq!(added, set.with(cell));
        assert!(added.contains(cell) && added.without(set).is_subset(only));
        assert_eq!(added.len(), set.len() + usize::from(!model.contains(&cell)));
        let mut removed = added;
        removed.remove(cell);
        assert_eq!(removed, set.without(only));
        assert_eq!(removed.len() + 1, added.len());
    }
    for n in 0..model.len() + 2 {
        let expected = model.iter().nth(n).copied();
        assert_eq!(set.nth(n), expected);
        let mut iter = set.iter();
        assert_eq!(iter.nth(n), expected);
        let rest: Vec<Cell> = model.iter().copied().skip(n + 1).collect();
        assert_eq!(iter.len(), rest.len());
        assert_eq!(iter.size_hint(), (rest.len(), Some(rest.len())));
        assert_eq!(iter.clone().count(), rest.len());
        assert!(iter.rest().iter().eq(rest.iter().copied()));
        assert_eq!(format!("{iter:?}"), format!("{rest:?}"));
        let folded = iter.clone().fold(Vec::new(), |mut list, cell| {
            list.push(cell);
            list
        });
        assert_eq!(folded, rest);
        // The same again from there.
        for _ in 0..2 {
            iter.nth(1);
        }
        assert!(iter.eq(rest.iter().copied().skip(4)));
    }
    assert_eq!(
        (set.nth(usize::MAX), set.iter().nth(usize::MAX)),
        (None, None)
    );
}

fn two_sets<B: Bits>(a: &Model, b: &Model) {
    let (left, right): (Set<B>, Set<B>) = (set(a), set(b));
    assert_eq!(left & right, set(&(a & b)));
    assert_eq!(left | right, set(&(a | b)));
    assert_eq!(left ^ right, set(&(a ^ b)));
    assert_eq!(left.without(right), set(&(a - b)));
    assert_eq!(left.intersects(right), !a.is_disjoint(b));
    assert_eq!(left.is_subset(right), a.is_subset(b));
    assert_eq!(left == right, a == b);
    assert_eq!(left.cmp(&right).is_eq(), a == b);
    let (mut and, mut or, mut xor) = (left, left, left);
    and &= right;
    or |= right;
    xor ^= right;
    assert_eq!((and, or, xor), (left & right, left | right, left ^ right));
}

fn check<B: Bits>() {
    let models = models::<B>();
    for a in &models {
        one_set::<B>(a);
        models.iter().for_each(|b| two_sets::<B>(a, b));
        // Parts of a set: never disjoint from it, and subsets.
        let part: Model = a.iter().copied().step_by(3).collect();
        two_sets::<B>(&part, a);
        two_sets::<B>(a, &part);
    }
    assert_eq!(Set::<B>::default(), Set::EMPTY);
}

#[test]
fn sets_of_32_bits() {
    check::<u32>();
}

#[test]
fn sets_of_64_bits() {
    check::<u64>();
}

#[test]
fn sets_of_one_word() {
    check::<[u64; 1]>();
}

#[test]
fn sets_of_two_words() {
    check::<[u64; 2]>();
}

#[test]
fn sets_of_three_words() {
    check::<[u64; 3]>();
}

#[test]
fn ones_of_a_word_are_counted_while_they_are_walked() {
    for word in [0, 1, 1 << 63, u64::MAX, 0x8000_0001_8000_0001] {
        let mut bits = ones(word);
        for left in (0..word.count_ones() as usize).rev() {
            assert!(bits.next().is_some());
            assert_eq!((bits.len(), bits.clone().count()), (left, left));
        }
        assert_eq!((bits.next(), bits.len()), (None, 0));
    }
}

#[test]
fn bits_of_bytes() {
    for byte in 0..=u8::MAX {
        let bits = (0..8).filter(|bit| byte >> bit & 1 == 1);
        for (n, bit) in bits.enumerate() {
            assert_eq!(nth_one_of_byte(byte, n as u32), bit, "{byte:#b}, {n}");
        }
    }
}
