//! The laws of what learners use, along a random game. The tests of each game
//! include this file.

use abstract_games_core::conformance::{Violation, check_actions, check_symmetries};
use abstract_games_core::{Actions, Notation, Symmetry};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;

/// Plays random moves until the game ends or `plies` are played, and checks
/// each position before a move: its symmetries, and with every `interval`th
/// also its actions, which takes longer.
pub(crate) fn random_game_keeps_the_laws<P: Notation + Actions + Symmetry>(
    mut position: P,
    plies: usize,
    interval: usize,
    every_move: &[P::Move],
    rng: &mut Xoshiro256PlusPlus,
) {
    let demand = |checked: Result<(), Violation>| {
        checked.unwrap_or_else(|violation| panic!("{violation}"));
    };
    for ply in 0..plies {
        demand(check_symmetries(&position));
        if ply % interval == 0 {
            demand(check_actions(&position, every_move));
        }
        let count = position.legal_moves().len();
        if count == 0 {
            return;
        }
        let choice = rng.next_u32() as usize % count;
        position.play_unchecked(position.nth_move(choice).expect("a legal move"));
    }
}
