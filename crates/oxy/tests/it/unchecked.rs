//! Illegal moves played unchecked, in builds without debug assertions: the
//! resulting positions may be invalid, but nothing panics or loops forever.

use oxy::{Notation, Oxy, Position, Rules};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::kit::every_move;

fn play_nonsense(rules: Rules, seed: u64) {
    let every_move = every_move();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..200 {
        let mut position = Oxy::start(rules);
        for _ in 0..100 {
            let mv = every_move[rng.next_u32() as usize % every_move.len()];
            position.play_unchecked(mv);
            // The resulting position can be queried and written.
            let listed = position.legal_moves().count();
            assert_eq!(listed, position.legal_moves().len());
            let _ = position.check(mv);
            let _ = (position.to_string(), position.position_text().to_string());
        }
    }
}

#[test]
fn illegal_moves_played_unchecked_do_not_panic() {
    for (seed, name) in ["oxy", "oxy:chess", "oxy:after=relayout", "oxy:laps=off"]
        .into_iter()
        .enumerate()
    {
        play_nonsense(name.parse().unwrap(), seed as u64);
    }
}
