//! Symmetries of the board that preserve the rules.

use core::cmp::Ordering;

use crate::{Encoding, Position};

/// The rotations and reflections of the board that preserve the rules: the
/// legal moves of an image are the images of the legal moves, and playing one
/// gives the image of the resulting position.
///
/// Symmetries are numbered from 0, the identity. They form a group, and the
/// numbering depends on the rules alone.
pub trait Symmetry: Position {
    /// The number of symmetries under `rules`, at least 1.
    #[must_use]
    fn symmetry_count(rules: Self::Rules) -> usize;

    /// The image of the position under a symmetry.
    ///
    /// # Panics
    ///
    /// Panics if there is no such symmetry.
    #[must_use]
    fn transform(&self, symmetry: usize) -> Self;

    /// The image of a move of this position: a legal move of the position's
    /// image if `mv` is legal here, unspecified otherwise.
    ///
    /// It is a method of the position because a move alone may not determine
    /// its image: how the reflection turns a piece can depend on its kind.
    ///
    /// # Panics
    ///
    /// Panics if there is no such symmetry.
    #[must_use]
    fn transform_move(&self, mv: Self::Move, symmetry: usize) -> Self::Move;

    /// The symmetry that undoes `symmetry`.
    ///
    /// # Panics
    ///
    /// Panics if there is no such symmetry.
    #[must_use]
    fn inverse_symmetry(rules: Self::Rules, symmetry: usize) -> usize;

    /// The action index of the image of the move with index `action`: how to
    /// transform a policy along with the position. `None` if there is no such
    /// action, or if the move is illegal here and its image has no index.
    ///
    /// # Panics
    ///
    /// Panics if there is no such symmetry.
    #[must_use]
    fn transform_action(&self, action: usize, symmetry: usize) -> Option<usize>
    where
        Self: Encoding,
    {
        let rules = self.rules();
        let mv = Self::action(rules, action)?;
        Self::action_index(rules, self.transform_move(mv, symmetry))
    }

    /// A total order on positions of the same rules, in which different
    /// positions are never equal. Its only purpose is to choose one of several
    /// positions.
    #[must_use]
    fn arbitrary_order(&self, other: &Self) -> Ordering;

    /// A representative that all positions of a symmetry class share, and the
    /// first symmetry that maps `self` to it: the least image in
    /// [`arbitrary_order`](Self::arbitrary_order). Its [`key`](Position::key)
    /// serves as the key of the class.
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
