//! Drawing a random move is exactly uniform.
#![cfg(feature = "rand_core")]

mod common;

use common::{PASS_1981, PASS_1988, generator, hex, pat};
use omnigon::{Notation, Omnigon88, OmnigonPatent, PatentRules, Position, Rules88};
use std::collections::BTreeMap;

/// Draws, and holds the chi-squared statistic of the counts against equal ones.
fn check<P: Notation>(game: &P) {
    let mut rng = generator(11);
    let mut counts: BTreeMap<P::Move, u32> = game.legal_moves().map(|mv| (mv, 0)).collect();
    let draws = 400 * counts.len();
    for _ in 0..draws {
        let mv = game
            .random_move(&mut rng)
            .expect("a running game has moves");
        *counts.get_mut(&mv).expect("a legal move") += 1;
    }
    let deviation = |count: &u32| (f64::from(*count) - 400.0).powi(2) / 400.0;
    let statistic: f64 = counts.values().map(deviation).sum();
    // Mean n - 1, standard deviation sqrt(2 (n - 1)): five of them away is less
    // likely than one in a million, and the seed is fixed.
    let freedom = (counts.len() - 1) as f64;
    let limit = freedom + 5.0 * (2.0 * freedom).sqrt();
    assert!(statistic <= limit, "{}: {statistic}", game.position_text());
}

#[test]
fn every_move_of_1988_is_drawn_equally_often() {
    check(&Omnigon88::start(Rules88));
    for text in [
        // All kinds in the open, captures among the moves.
        "..h./...../....../H..T0.s0./..B1.../.S1.b2./.... g",
        // A Helios alone; a single Stargon beside it.
        "..../...../....../..h.H../....../...../.... g",
        "h.../...../....../H..S1.../....../...../.... g",
        PASS_1988,
    ] {
        check(&hex(text));
    }
}

#[test]
fn every_move_of_the_patents_is_drawn_equally_often() {
    check(&OmnigonPatent::start(PatentRules::OF_1981));
    check(&OmnigonPatent::start(common::rules(
        "omnigon:1983,grid=staggered",
    )));
    for (name, text) in [
        // A removal among the moves, or a piece that may not be turned.
        (
            "omnigon:1981",
            "..u3../...../...../...../...../..B0../...../..U0.. b 0 0 c1:2",
        ),
        (
            "omnigon:1981,third-turn=illegal",
            "..u3../...../...../...../...../..B0../...../..U0.. b 0 0 c1:2",
        ),
        ("omnigon:1981", PASS_1981),
        ("omnigon:1981,third-turn=illegal", PASS_1981),
    ] {
        check(&pat(name, text));
    }
}

#[test]
fn no_move_is_drawn_after_the_end() {
    let mut rng = generator(13);
    let game = hex("..../...../....../..h..../....../...../.... g");
    assert_eq!(game.random_move(&mut rng), None);
    let text = "..u3../...../...../...../...../...../...../B0.U0.. r 7 0";
    assert_eq!(pat("omnigon:1981", text).random_move(&mut rng), None);
}
