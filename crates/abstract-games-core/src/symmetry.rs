//! Symmetries of the board that keep the rules.

use core::cmp::Ordering;

use crate::Position;

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

    /// The move seen through symmetry number `symmetry`.
    ///
    /// # Panics
    ///
    /// If there is no such symmetry.
    #[must_use]
    fn transform_move(rules: Self::Rules, mv: Self::Move, symmetry: usize) -> Self::Move;

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
