//! Random moves are exactly uniform.

use std::collections::BTreeMap;

use oust::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::kit::{HEX_2, HEX_4, SQUARE_2};

/// Draws, and the chi-squared statistic of the counts against equal ones.
fn chi_squared<const W: usize>(game: &Oust<W>, draws: u32) -> (usize, f64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut counts: BTreeMap<Move, u32> = game.legal_moves().map(|mv| (mv, 0)).collect();
    for _ in 0..draws {
        let mv = game
            .random_move(&mut rng)
            .expect("a running game has moves");
        *counts.get_mut(&mv).expect("a legal move") += 1;
    }
    let expected = f64::from(draws) / counts.len() as f64;
    let deviation = |count: &u32| (f64::from(*count) - expected).powi(2) / expected;
    (counts.len(), counts.values().map(deviation).sum())
}

fn assert_uniform<const W: usize>(rules: Rules<W>, text: &str, moves: usize) {
    let game = Oust::parse_position(rules, text).unwrap();
    let (found, statistic) = chi_squared(&game, 100_000);
    assert_eq!(found, moves, "{text}");
    // Mean n - 1, standard deviation sqrt(2 (n - 1)): five of them away is
    // less likely than one in a million, and the seed is fixed.
    let freedom = (found - 1) as f64;
    let limit = freedom + 5.0 * (2.0 * freedom).sqrt();
    assert!(statistic < limit, "{text}: {statistic}");
}

#[test]
fn every_legal_move_is_drawn_equally_often() {
    assert_uniform(Rules::HEX_7, "7/8/9/10/11/12/13/12/11/10/9/8/7 r", 127);
    // With captures: of the 16 empty cells five touch c2, and a group of two
    // with it captures c3.
    assert_uniform(Rules::HEX_3, "2b/4/1rb2/4/3 r", 16);
    // Crowded: c1 to c4 alone are legal, so the moves are often listed.
    assert_uniform(HEX_4, "rrrr/rrrrr/rrrrrr/rrrrrrr/4rr/4r/bbb1 b", 4);
    // The swap among the placements.
    let pie = HEX_2.with_pie(true);
    assert_uniform(pie, "2/1r1/2 b", 7);
}

#[test]
fn a_forced_pass_is_found() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(12);
    // Both empty cells touch Red, and there is nothing to capture.
    let game = Oust::parse_position(SQUARE_2, "r1/1r r").unwrap();
    assert_eq!(game.legal_moves().collect::<Vec<_>>(), [Move::Pass]);
    for _ in 0..100 {
        assert_eq!(game.random_move(&mut rng), Some(Move::Pass));
    }
}

#[test]
fn no_move_is_drawn_after_the_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(13);
    let won = Oust::parse_position(Rules::HEX_3, "3/4/1rr2/4/3 r r").unwrap();
    assert_eq!(won.random_move(&mut rng), None);
    let dead = Oust::parse_position(SQUARE_2, "rb/br r d").unwrap();
    assert_eq!(dead.random_move(&mut rng), None);
}
