//! Illegal moves played unchecked, in builds without debug assertions: the
//! resulting positions may be invalid, but nothing panics or loops forever.

use oust::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::kit::{SQUARE_2, SQUARE_8};

fn play_nonsense<const W: usize>(rules: Rules<W>, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..200 {
        let mut game = Oust::start(rules);
        for _ in 0..100 {
            let mut cell = |bound| Cell::new(rng.next_u32() as usize % bound).expect("a cell");
            let (near, any) = (cell(Cell::COUNT.min(64 * W + 2)), cell(Cell::COUNT));
            let mv = match rng.next_u32() % 20 {
                0 => Move::Pass,
                1 => Move::Swap,
                2 => Move::Place(any),
                _ => Move::Place(near),
            };
            game.play_unchecked(mv);
            // The position can still be queried and written.
            let listed = game.legal_moves().count();
            assert_eq!(listed, game.legal_moves().len());
            let _ = game.check(mv);
            let _ = (game.to_string(), game.position_text().to_string());
        }
    }
}

#[test]
fn illegal_moves_played_unchecked_do_not_panic() {
    play_nonsense(SQUARE_2, 1);
    play_nonsense(Rules::HEX_3.with_pie(true), 2);
    play_nonsense(SQUARE_8, 3);
    play_nonsense(Rules::HEX_7, 4);
    play_nonsense(Rules::SQUARE_19, 5);
}
