//! Sets of squares beside sets of the standard library.

use std::collections::BTreeSet;

use abstract_games_core::zobrist::splitmix64;
use yonmoque::{Square, Squares};

type Model = BTreeSet<Square>;

fn set(model: &Model) -> Squares {
    model.iter().copied().collect()
}

/// Sets from empty to full.
fn models() -> Vec<Model> {
    let all = Model::from(Square::ALL);
    let mut models = vec![Model::new(), all.clone()];
    for seed in 0..100 {
        let bits = splitmix64(seed) & splitmix64(seed + 1_000);
        let bits = if seed % 2 == 0 { bits } else { !bits };
        models.push(
            all.iter()
                .copied()
                .filter(|s| bits >> s.index() & 1 == 1)
                .collect(),
        );
    }
    models
}

#[test]
fn one_set() {
    for model in models() {
        let squares = set(&model);
        assert!(squares.iter().eq(model.iter().copied()));
        assert_eq!(
            (squares.len(), squares.is_empty()),
            (model.len(), model.is_empty())
        );
        assert_eq!(Squares::from_bits(squares.bits()), Some(squares));
        assert_eq!(format!("{squares:?}"), format!("{model:?}"));
        assert_eq!(set(&(&Model::from(Square::ALL) - &model)), !squares);
        for square in Square::ALL {
            assert_eq!(squares.contains(square), model.contains(&square));
            let (mut more, mut less) = (model.clone(), model.clone());
            more.insert(square);
            less.remove(&square);
            assert_eq!(
                (squares.with(square), squares.without(square)),
                (set(&more), set(&less))
            );
        }
        for n in 0..model.len() + 2 {
            let mut rest = squares;
            assert_eq!(rest.pop_nth(n), model.iter().nth(n).copied());
            assert!(rest.iter().eq(model.iter().copied().skip(n + 1)));
            let mut iter = squares.iter();
            assert_eq!(iter.nth(n), model.iter().nth(n).copied());
            assert_eq!((iter.len(), iter.clone().count()), (rest.len(), rest.len()));
            assert!(iter.eq(rest.iter()));
        }
        let mut rest = squares;
        assert_eq!(rest.pop_first(), model.first().copied());
        assert!(rest.iter().eq(model.iter().copied().skip(1)));
    }
}

#[test]
fn two_sets() {
    let models = models();
    for a in &models {
        for b in &models {
            let (left, right) = (set(a), set(b));
            assert_eq!(left & right, set(&(a & b)));
            assert_eq!(left | right, set(&(a | b)));
            assert_eq!(left.is_subset(right), a.is_subset(b));
            assert_eq!(left == right, a == b);
        }
        let part: Model = a.iter().copied().step_by(2).collect();
        assert!(set(&part).is_subset(set(a)));
    }
}

#[test]
fn neighbours_are_one_king_step_away() {
    for model in models() {
        let beside = |square: &Square| {
            model.iter().any(|other| {
                let files = square.file().abs_diff(other.file());
                let ranks = square.rank().abs_diff(other.rank());
                files.max(ranks) == 1
            })
        };
        let expected: Model = Square::ALL.into_iter().filter(beside).collect();
        assert_eq!(set(&model).neighbours(), set(&expected));
    }
}
