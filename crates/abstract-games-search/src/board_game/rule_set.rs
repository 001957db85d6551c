//! Rules as a type.

use std::fmt::Debug;
use std::hash::Hash;

use abstract_games_core::{Actions, Notation, Position};

use super::SymmetryOf;

/// The rules that every [`Board`](super::Board) of a type is played by.
pub trait RuleSet: Copy + Eq + Hash + Debug + Send + Sync + 'static + Sized {
    /// The game.
    type Position: Notation;

    /// [`Symmetric<Self>`](super::Symmetric) where the game implements
    /// [`Symmetry`](abstract_games_core::Symmetry), and else
    /// [`Unsymmetric`](super::Unsymmetric).
    type Symmetry: SymmetryOf<Self>;

    /// The rules.
    fn rules() -> <Self::Position as Position>::Rules;

    /// Every move that can be legal in some position under these rules, each
    /// once, in any order; moves that are legal nowhere may be among them.
    ///
    /// It feeds `all_possible_moves`, which `board-game` asks for in tests
    /// and for policy networks, not in its searches.
    fn every_move() -> Vec<<Self::Position as Position>::Move>;
}

/// Every move that has an action number under `rules`, in the order of the
/// numbers: [`RuleSet::every_move`] for games that number their moves.
#[must_use]
pub fn every_action<P: Actions>(rules: P::Rules) -> Vec<P::Move> {
    let actions = 0..P::action_count(rules);
    actions
        .filter_map(|index| P::action(rules, index))
        .collect()
}
