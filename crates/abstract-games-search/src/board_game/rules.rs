//! Rule sets as types.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use abstract_games_core::{Encoding, Notation, Position};

use super::SymmetryOf;

/// A type that stands for one rule set: that of every
/// [`Board`](super::Board)`<Self>`.
pub trait FixedRules: Copy + Eq + Hash + Debug + Send + Sync + 'static + Sized {
    /// The game.
    type Position: Notation + Display;

    /// [`Symmetric<Self>`](super::Symmetric) if the game implements
    /// [`Symmetry`](abstract_games_core::Symmetry), otherwise
    /// [`Unsymmetric`](super::Unsymmetric).
    type Symmetry: SymmetryOf<Self>;

    /// The rules. Must return the same value each time.
    fn rules() -> <Self::Position as Position>::Rules;

    /// Every move that can be legal in some position under these rules, each
    /// once, in any order. May also contain moves that are never legal.
    ///
    /// `board-game` uses it, as `all_possible_moves`, in tests and for policy
    /// networks but not in its searches.
    fn every_move() -> Vec<<Self::Position as Position>::Move>;
}

/// Every move that has an action index under `rules`, in index order: an
/// implementation of [`FixedRules::every_move`] for games with an [`Encoding`].
#[must_use]
pub fn every_action<P: Encoding>(rules: P::Rules) -> Vec<P::Move> {
    let actions = 0..P::action_count(rules);
    actions
        .filter_map(|index| P::action(rules, index))
        .collect()
}
