//! Bitboards beside sets of numbers.

use std::collections::BTreeSet;

use abstract_games_core::bitboard::{nth_one_of_byte, ones};
use abstract_games_core::{Bitboard, zobrist::splitmix64};

type Model = BTreeSet<u16>;

/// Sets from empty to full.
fn models<const W: usize>() -> Vec<Model> {
    let cells = 64 * W as u16;
    let mut models = vec![Model::new(), (0..cells).collect()];
    for seed in 0..40 {
        let draw = |cell: u16| splitmix64(seed << 32 | u64::from(cell)) % 40;
        models.push((0..cells).filter(|&cell| draw(cell) < seed).collect());
    }
    models.push(Model::from([0]));
    models.push(Model::from([cells - 1]));
    models.push(Model::from([0, cells - 1]));
    models
}

fn set<const W: usize>(model: &Model) -> Bitboard<W> {
    model.iter().copied().collect()
}

fn one_set<const W: usize>(model: &Model) {
    let set: Bitboard<W> = set(model);
    assert!(set.iter().eq(model.iter().copied()));
    assert!(set.into_iter().eq(model.iter().copied()));
    assert_eq!(set.len() as usize, model.len());
    assert_eq!(set.is_empty(), model.is_empty());
    assert_eq!(set.first(), model.first().copied());
    assert_eq!(Bitboard::from_words(*set.words()), set);
    assert_eq!(format!("{set:?}"), format!("{model:?}"));
    for cell in 0..64 * W as u16 {
        assert_eq!(set.contains(cell), model.contains(&cell));
        let mut added = set;
        added.insert(cell);
        assert_eq!(added, set.with(cell));
        assert!(added.contains(cell) && added.without(set).is_subset(Bitboard::from_cell(cell)));
        assert_eq!(added.len(), set.len() + u32::from(!model.contains(&cell)));
        let mut removed = added;
        removed.remove(cell);
        assert_eq!(removed, set.without(Bitboard::from_cell(cell)));
        assert_eq!(removed.len() + 1, added.len());
    }
    for n in 0..model.len() + 2 {
        let expected = model.iter().nth(n).copied();
        assert_eq!(set.nth(n as u32), expected);
        let mut iter = set.iter();
        assert_eq!(iter.nth(n), expected);
        let rest: Vec<u16> = model.iter().copied().skip(n + 1).collect();
        assert_eq!(iter.len(), rest.len());
        assert_eq!(iter.size_hint(), (rest.len(), Some(rest.len())));
        assert_eq!(iter.clone().count(), rest.len());
        assert!(iter.rest().iter().eq(rest.iter().copied()));
        let folded = iter.clone().fold(Vec::new(), |mut list, cell| {
            list.push(cell);
            list
        });
        assert_eq!(folded, rest);
        // Once more from there on.
        for _ in 0..2 {
            iter.nth(1);
        }
        assert!(iter.eq(rest.iter().copied().skip(4)));
    }
    for word in set.words() {
        let mut bits = ones(*word);
        for left in (0..word.count_ones() as usize).rev() {
            assert!(bits.next().is_some());
            assert_eq!((bits.len(), bits.clone().count()), (left, left));
        }
        assert_eq!((bits.next(), bits.len()), (None, 0));
    }
}

fn two_sets<const W: usize>(a: &Model, b: &Model) {
    let (left, right): (Bitboard<W>, Bitboard<W>) = (set(a), set(b));
    assert_eq!(left & right, set(&(a & b)));
    assert_eq!(left | right, set(&(a | b)));
    assert_eq!(left ^ right, set(&(a ^ b)));
    assert_eq!(left.without(right), set(&(a - b)));
    assert_eq!(left.intersects(right), !a.is_disjoint(b));
    assert_eq!(left.is_subset(right), a.is_subset(b));
    assert_eq!(left == right, a == b);
    let (mut and, mut or, mut xor) = (left, left, left);
    and &= right;
    or |= right;
    xor ^= right;
    assert_eq!((and, or, xor), (left & right, left | right, left ^ right));
}

fn check<const W: usize>() {
    let models = models::<W>();
    for a in &models {
        one_set::<W>(a);
        models.iter().for_each(|b| two_sets::<W>(a, b));
        // Parts of a set: never disjoint from it, and subsets.
        let part: Model = a.iter().copied().step_by(3).collect();
        two_sets::<W>(&part, a);
        two_sets::<W>(a, &part);
    }
    for count in 0..=64 * W as u16 {
        assert!(Bitboard::<W>::first_cells(count).iter().eq(0..count));
    }
    assert_eq!(Bitboard::<W>::default(), Bitboard::EMPTY);
}

#[test]
fn sets_of_one_word() {
    check::<1>();
}

#[test]
fn sets_of_two_words() {
    check::<2>();
}

#[test]
fn sets_of_three_words() {
    check::<3>();
}

#[test]
#[should_panic(expected = "more cells than bits")]
fn there_are_only_so_many_cells() {
    let _ = Bitboard::<2>::first_cells(129);
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
