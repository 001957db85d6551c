//! What illegal moves can do to a position when they are played unchecked, in
//! builds without debug assertions: the position may be invalid, but nothing
//! panics and every loop ends.
#![cfg(not(debug_assertions))]

use crate::common::{PATENT_NAMES, below, every_patent_move, every_published_move, generator};
use omnigon::{Notation, Preview, Score, published};
use std::fmt::Display;

/// Plays random moves out of `every_move`, legal or not, and uses each position.
fn play_unchecked_moves<P: Notation + Preview + Score + Display>(
    rules: P::Rules,
    every_move: &[P::Move],
    seed: u64,
) {
    let mut rng = generator(seed);
    for _ in 0..200 {
        let mut game = P::start(rules);
        for _ in 0..100 {
            let mv = every_move[below(&mut rng, every_move.len())];
            game.play_unchecked(mv);
            let listed = game.legal_moves().count();
            assert_eq!(listed, game.legal_moves().len());
            let _ = (game.check(mv), game.preview(mv).is_ok(), game.score());
            let _ = (game.to_string(), game.position_text().to_string());
        }
    }
}

#[test]
fn illegal_moves_played_unchecked_do_not_panic() {
    let rules = published::Rules::STANDARD;
    play_unchecked_moves::<published::Omnigon>(rules, &every_published_move(), 1);
    let every_move = every_patent_move();
    for (seed, name) in (2..).zip(PATENT_NAMES) {
        let rules = crate::common::rules(name);
        play_unchecked_moves::<omnigon::patent::Omnigon>(rules, &every_move, seed);
    }
}
