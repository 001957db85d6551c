//! Symmetries.

use std::cmp::Ordering;
use std::fmt::Debug;
use std::marker::PhantomData;

use abstract_games_core::{Padded, PaddedMove, Position, Symmetry as GameSymmetry};
use board_game::symmetry::Symmetry;

use super::RuleSet;

/// A move of the game.
type MoveOf<R> = <<R as RuleSet>::Position as Position>::Move;

/// The symmetries that `board-game` sees of the boards of a rule set.
pub trait SymmetryOf<R: RuleSet>: Symmetry {
    /// What decides which of several images is the canonical one.
    type Key: Ord;

    /// A position seen through this symmetry.
    fn map(self, position: &R::Position) -> R::Position;

    /// A move of a position seen through this symmetry.
    fn map_move(self, position: &R::Position, mv: MoveOf<R>) -> MoveOf<R>;

    /// The key of a position.
    fn key(position: &R::Position) -> Self::Key;
}

/// No symmetry but the one that changes nothing: always true, and all that
/// can be said of a game that does not implement
/// [`Symmetry`](abstract_games_core::Symmetry).
pub type Unsymmetric = board_game::symmetry::UnitSymmetry;

impl<R: RuleSet> SymmetryOf<R> for Unsymmetric {
    type Key = ();

    fn map(self, position: &R::Position) -> R::Position {
        position.clone()
    }

    fn map_move(self, _: &R::Position, mv: MoveOf<R>) -> MoveOf<R> {
        mv
    }

    fn key(_: &R::Position) {}
}

/// The symmetries of the game under the rules `R`, as its crate numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetric<R> {
    number: u8,
    rules: PhantomData<R>,
}

impl<R: Copy + 'static> Symmetric<R> {
    /// Symmetry number `number`.
    const fn new(number: u8) -> Self {
        Self {
            number,
            rules: PhantomData,
        }
    }

    /// More than any game here has: classic Oxy has 24.
    const NUMBERED: &'static [Self] = &{
        let mut all = [Self::new(0); 64];
        let mut number = 0;
        while number < all.len() {
            all[number] = Self::new(number as u8);
            number += 1;
        }
        all
    };

    /// The number of this symmetry in the game's crate.
    #[must_use]
    pub const fn number(self) -> usize {
        self.number as usize
    }
}

/// The symmetry that changes nothing.
impl<R: Copy + 'static> Default for Symmetric<R> {
    fn default() -> Self {
        Self::new(0)
    }
}

impl<R: RuleSet> Symmetry for Symmetric<R>
where
    R::Position: GameSymmetry,
{
    /// # Panics
    ///
    /// If the game says that it has more than 64 symmetries.
    fn all() -> &'static [Self] {
        &Self::NUMBERED[..<R::Position as GameSymmetry>::symmetry_count(R::rules())]
    }

    fn inverse(self) -> Self {
        let rules = R::rules();
        Self::new(<R::Position as GameSymmetry>::inverse_symmetry(rules, self.number()) as u8)
    }
}

impl<R: RuleSet> SymmetryOf<R> for Symmetric<R>
where
    R::Position: GameSymmetry,
{
    type Key = ByOrder<R::Position>;

    fn map(self, position: &R::Position) -> R::Position {
        position.transform(self.number())
    }

    fn map_move(self, position: &R::Position, mv: MoveOf<R>) -> MoveOf<R> {
        position.transform_move(mv, self.number())
    }

    fn key(position: &R::Position) -> Self::Key {
        ByOrder(position.clone())
    }
}

/// A position that compares by its game's
/// [`arbitrary_order`](GameSymmetry::arbitrary_order).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByOrder<P>(pub P);

impl<P: GameSymmetry> PartialOrd for ByOrder<P> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<P: GameSymmetry> Ord for ByOrder<P> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.arbitrary_order(&other.0)
    }
}

/// The padded position around the image of the one in `padded`.
pub(super) fn map_padded<R: RuleSet>(
    padded: &Padded<R::Position>,
    symmetry: R::Symmetry,
) -> Padded<R::Position> {
    let mut image = Padded::new(symmetry.map(padded.position()));
    if image.turn() != padded.turn() {
        // The other player is about to pad: a pad is what changes the turn
        // and nothing else.
        image.play_unchecked(PaddedMove::Pad);
    }
    image
}
