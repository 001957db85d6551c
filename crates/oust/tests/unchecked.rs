//! What an unchecked mistake can do, in builds without debug assertions: a
//! wrong position, but no panic and no endless loop.
#![cfg(not(debug_assertions))]

use oust::{Move, Notation, Oust, Position, Rules};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn play_nonsense<const W: usize>(rules: Rules<W>, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..200 {
        let mut game = Oust::start(rules);
        for _ in 0..100 {
            let cell = rng.next_u32() % (64 * W as u32 + 2);
            let mv = match rng.next_u32() % 20 {
                0 => Move::Pass,
                1 => Move::Swap,
                2 => Move::Place(rng.next_u32() as u16),
                _ => Move::Place(cell as u16),
            };
            game.play_unchecked(mv);
            // Whatever came of it can be asked and written.
            let listed = game.legal_moves().count();
            assert_eq!(listed, game.legal_moves().len());
            let _ = game.check(mv);
            let _ = (game.to_string(), game.position_text().to_string());
        }
    }
}

#[test]
fn illegal_moves_played_unchecked_do_not_panic() {
    play_nonsense(Rules::SQUARE_2, 1);
    play_nonsense(Rules::HEX_3.with_pie(true), 2);
    play_nonsense(Rules::SQUARE_8, 3);
    play_nonsense(Rules::HEX_7, 4);
    play_nonsense(Rules::SQUARE_19, 5);
}
