//! A random move is drawn uniformly.

use std::collections::BTreeMap;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use yonmoque::prelude::*;

use crate::kit::position;

/// The number of legal moves, and the chi-squared statistic of how often each is
/// drawn, against equal counts.
fn chi_squared(text: &str, draws: u32) -> (usize, f64) {
    let game = position(text);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut counts: BTreeMap<Move, u32> = game.legal_moves().map(|mv| (mv, 0)).collect();
    for _ in 0..draws {
        let mv = game.random_move(&mut rng).expect("a legal move");
        *counts.get_mut(&mv).expect("a legal move") += 1;
    }
    let expected = f64::from(draws) / counts.len() as f64;
    let deviation = |count: &u32| (f64::from(*count) - expected).powi(2) / expected;
    (counts.len(), counts.values().map(deviation).sum())
}

#[test]
fn every_legal_move_is_drawn_equally_often() {
    for text in [
        "5/5/5/5/5 b 6 6",
        "5/ww1ww/5/ww1ww/5 w 3 1",
        // An empty hand: only movements, with slides among them.
        "1b1b1/5/1b1b1/5/b1b1b b 0 5",
        // Cramped: most candidates are illegal.
        "bbbb1/bbbb1/wwww1/5/5 b 0 0",
    ] {
        let (found, statistic) = chi_squared(text, 100_000);
        // The mean is n - 1 and the standard deviation sqrt(2 (n - 1)). A
        // distance of five of them is less likely than one in a million, and
        // the seed is fixed.
        let freedom = (found - 1) as f64;
        assert!(
            statistic < freedom + 5.0 * (2.0 * freedom).sqrt(),
            "{text}: {statistic}"
        );
    }
}

#[test]
fn a_single_legal_move_is_found() {
    let game = position("2b2/5/bbb2/bb3/w1b2 w 4 0");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(12);
    for _ in 0..1000 {
        assert_eq!(game.random_move(&mut rng), game.nth_move(0));
    }
}

#[test]
fn no_move_is_drawn_after_the_end() {
    let game = position("bbbbb/5/5/5/www2 w 1 3 w");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(13);
    assert_eq!(game.random_move(&mut rng), None);
}
