//! Symmetries.

use std::cmp::Ordering;
use std::fmt::Debug;
use std::marker::PhantomData;

use abstract_games_core::{Position, Symmetry as GameSymmetry};
use board_game::symmetry::Symmetry;

use super::FixedRules;
use crate::{Alternating, AlternatingMove};

/// A move of the game.
type MoveOf<R> = <<R as FixedRules>::Position as Position>::Move;

/// The symmetries of the boards of a rule set, for `board-game`.
pub trait SymmetryOf<R: FixedRules>: Symmetry {
    /// The key by which images of a position are compared: the image with the smallest key is the
    /// canonical one.
    type Key: Ord;

    /// The image of a position under this symmetry.
    fn map(self, position: &R::Position) -> R::Position;

    /// The image of a move of `position` under this symmetry.
    fn map_move(self, position: &R::Position, mv: MoveOf<R>) -> MoveOf<R>;

    /// The key of a position.
    fn key(position: &R::Position) -> Self::Key;
}

/// The identity as the only symmetry: correct for any game, and the only choice
/// for one that does not implement [`Symmetry`](abstract_games_core::Symmetry).
pub type Unsymmetric = board_game::symmetry::UnitSymmetry;

impl<R: FixedRules> SymmetryOf<R> for Unsymmetric {
    type Key = ();

    fn map(self, position: &R::Position) -> R::Position {
        position.clone()
    }

    fn map_move(self, _: &R::Position, mv: MoveOf<R>) -> MoveOf<R> {
        mv
    }

    fn key(_: &R::Position) {}
}

/// A symmetry of the game under the rules `R`, by its number in the game's
/// crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetric<R> {
    number: u8,
    rules: PhantomData<R>,
}

impl<R: Copy + 'static> Symmetric<R> {
    /// The symmetry with this number.
    const fn new(number: u8) -> Self {
        Self {
            number,
            rules: PhantomData,
        }
    }

    /// The symmetries with the numbers 0 to 63. Classic Oxy has the most, 24.
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

/// The identity, which every game numbers 0.
impl<R: Copy + 'static> Default for Symmetric<R> {
    fn default() -> Self {
        Self::new(0)
    }
}

impl<R: FixedRules> Symmetry for Symmetric<R>
where
    R::Position: GameSymmetry,
{
    /// # Panics
    ///
    /// Panics if the game has more than 64 symmetries.
    fn all() -> &'static [Self] {
        &Self::NUMBERED[..<R::Position as GameSymmetry>::symmetry_count(R::rules())]
    }

    fn inverse(self) -> Self {
        let rules = R::rules();
        Self::new(<R::Position as GameSymmetry>::inverse_symmetry(rules, self.number()) as u8)
    }
}

impl<R: FixedRules> SymmetryOf<R> for Symmetric<R>
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

/// A position ordered by its game's [`arbitrary_order`](GameSymmetry::arbitrary_order).
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

/// The image of a position under a symmetry, with the same player to move.
pub(super) fn map_alternating<R: FixedRules>(
    position: &Alternating<R::Position>,
    symmetry: R::Symmetry,
) -> Alternating<R::Position> {
    let mut image = Alternating::new(symmetry.map(position.position()));
    if image.turn() != position.turn() {
        // A null move changes the turn and nothing else.
        image.play_unchecked(AlternatingMove::Null);
    }
    image
}
