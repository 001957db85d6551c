//! Symmetries of the board that keep the rules.

use core::cmp::Ordering;

use crate::{Actions, Position};

/// The inverse of a symmetry of a regular board where, of `count` symmetries,
/// the first half turn it by as many steps as their number says, and the second
/// half mirror it and then turn it by 0, 1, 2, ... steps.
///
/// # Panics
///
/// If `symmetry` is not below `count`.
///
/// ```
/// use abstract_games_core::dihedral_inverse;
///
/// assert_eq!(dihedral_inverse(8, 1), 3); // a quarter back
/// assert_eq!(dihedral_inverse(8, 6), 6); // each mirror undoes itself
/// ```
#[must_use]
pub const fn dihedral_inverse(count: usize, symmetry: usize) -> usize {
    assert!(symmetry < count, "no such symmetry");
    let turns = count / 2;
    if symmetry < turns {
        (turns - symmetry) % turns
    } else {
        symmetry
    }
}

/// Ways of turning and mirroring the board after which the same rules hold:
/// if a position is turned, its legal moves are the turned ones, and playing
/// them gives the turned positions.
///
/// Symmetries are numbered from 0, which changes nothing. They form a group,
/// and the numbering depends on the rules alone.
pub trait Symmetry: Position {
    /// The number of symmetries under `rules`, at least 1.
    #[must_use]
    fn symmetry_count(rules: Self::Rules) -> usize;

    /// The position seen through symmetry number `symmetry`.
    ///
    /// # Panics
    ///
    /// If there is no such symmetry.
    #[must_use]
    fn transform(&self, symmetry: usize) -> Self;

    /// A move of this position, seen through symmetry number `symmetry`: a
    /// legal move gives a legal move of the position's image.
    ///
    /// The position is asked because a move need not tell all: how a piece
    /// that is turned looks in a mirror may depend on its kind. What becomes of
    /// a move that is not legal here is not defined.
    ///
    /// # Panics
    ///
    /// If there is no such symmetry.
    #[must_use]
    fn transform_move(&self, mv: Self::Move, symmetry: usize) -> Self::Move;

    /// The symmetry that undoes symmetry number `symmetry`.
    ///
    /// # Panics
    ///
    /// If there is no such symmetry.
    #[must_use]
    fn inverse_symmetry(rules: Self::Rules, symmetry: usize) -> usize;

    /// The number of a legal move, by [`Actions`], seen through symmetry number
    /// `symmetry`: how to turn what a learner knows of the moves along with
    /// the position. `None` if there is no such action, or if it cannot be
    /// legal here and its image has no number.
    ///
    /// # Panics
    ///
    /// If there is no such symmetry.
    #[must_use]
    fn transform_action(&self, action: usize, symmetry: usize) -> Option<usize>
    where
        Self: Actions,
    {
        let rules = self.rules();
        let mv = Self::action(rules, action)?;
        Self::action_index(rules, self.transform_move(mv, symmetry))
    }

    /// A total order on positions of the same rules, in which positions that
    /// differ are never equal. It means nothing; it serves to choose one of
    /// several.
    #[must_use]
    fn arbitrary_order(&self, other: &Self) -> Ordering;

    /// The same position for every position of a symmetry class, and a
    /// symmetry that leads from `self` to it: the least image in
    /// [`arbitrary_order`](Self::arbitrary_order), by the first symmetry that
    /// gives it. Its [`key`](Position::key) serves as the key of the class.
    #[must_use]
    fn canonical(&self) -> (Self, usize) {
        let mut least = (self.clone(), 0);
        for symmetry in 1..Self::symmetry_count(self.rules()) {
            let image = self.transform(symmetry);
            if image.arbitrary_order(&least.0) == Ordering::Less {
                least = (image, symmetry);
            }
        }
        least
    }
}
