//! Monte Carlo tree search.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;

use abstract_games::Playable;
use abstract_games_search::board_game::{Board, FixedRules, Unsymmetric};
use board_game::ai::Bot;
use board_game::ai::mcts::MCTSBot;
use rand_xoshiro_06::Xoroshiro64StarStar;
use rand_xoshiro_06::rand_core::SeedableRng;

/// The weight of exploration in the selection of nodes.
const EXPLORATION: f32 = 1.4;

/// The move found with this many rollouts, or `None` if the game is over.
pub(crate) fn choose<P: Playable>(position: &P, rollouts: u64, seed: u64) -> Option<P::Move> {
    RULES.set(Box::new(position.rules()));
    let board = Board::<Current<P>>::new(position.clone()).ok()?;
    let rng = Xoroshiro64StarStar::seed_from_u64(seed);
    let mv = MCTSBot::new(rollouts, EXPLORATION, rng).select_move(&board);
    mv.ok()?.game_move()
}

thread_local! {
    /// The rules of the game being searched on this thread.
    static RULES: RefCell<Box<dyn Any>> = RefCell::new(Box::new(()));
}

/// The rules in [`RULES`]. (Rules that are known at compile time can have a type
/// of their own.)
#[derive(Debug, PartialEq, Eq, Hash)]
struct Current<P>(PhantomData<P>);

impl<P> Clone for Current<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for Current<P> {}

impl<P: Playable> FixedRules for Current<P> {
    type Position = P;
    type Symmetry = Unsymmetric;

    fn rules() -> P::Rules {
        let rules = RULES.with_borrow(|rules| rules.downcast_ref().copied());
        rules.expect("the rules are set before a search")
    }

    /// Not used by the search.
    fn every_move() -> Vec<P::Move> {
        Vec::new()
    }
}
