//! The positions that the tasks run on.

use abstract_games_core::Position;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The number of positions.
const COUNT: usize = 64;

/// The number of plies from one position to the next in random games.
const STRIDE: u32 = 7;

/// Positions of random games, the same in every run. Early and late positions
/// are as frequent as in games; no game has ended.
pub(crate) fn fixed<P: Position>(rules: P::Rules) -> Vec<P> {
    let mut rng = generator();
    let mut positions = Vec::new();
    let mut position = P::start(rules);
    for ply in 1.. {
        match position.random_move(&mut rng) {
            Some(mv) => position.play_unchecked(mv),
            None => position = P::start(rules),
        }
        if ply % STRIDE == 0 && position.outcome().is_none() {
            positions.push(position.clone());
        }
        if positions.len() == COUNT {
            break;
        }
    }
    positions
}

/// The random number generator of all tasks.
pub(crate) fn generator() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(2_026)
}
