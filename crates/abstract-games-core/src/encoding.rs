//! What machine learners need: moves as action indices, positions as feature
//! planes.

use crate::Position;

/// Moves as dense action indices, and positions as planes of zeros and ones.
///
/// Action indices run from 0 to [`action_count`](Self::action_count) - 1
/// without gaps: every index is a move, and every move that can be legal in
/// some position has an index.
pub trait Encoding: Position {
    /// The number of actions under `rules`.
    #[must_use]
    fn action_count(rules: Self::Rules) -> usize;

    /// The index of `mv`, or `None` if it can never be legal under `rules` (for
    /// instance because it is off the board).
    #[must_use]
    fn action_index(rules: Self::Rules, mv: Self::Move) -> Option<usize>;

    /// The move with this index, or `None` if `index` is too large.
    #[must_use]
    fn action(rules: Self::Rules, index: usize) -> Option<Self::Move>;

    /// The shape of the feature planes under `rules`. Each game documents what
    /// its planes show.
    #[must_use]
    fn plane_shape(rules: Self::Rules) -> PlaneShape;

    /// Calls `set` with the plane, row and column of every value that is one;
    /// all others are zero.
    fn for_each_feature(&self, set: impl FnMut(usize, usize, usize));

    /// Writes for each action, by index, whether it is legal here.
    ///
    /// # Errors
    ///
    /// Fails if the length of `mask` is not
    /// [`action_count`](Self::action_count). In that case nothing is written.
    fn write_legal_mask<T: From<bool> + Clone>(&self, mask: &mut [T]) -> Result<(), SizeError> {
        let rules = self.rules();
        SizeError::check(mask.len(), Self::action_count(rules))?;
        mask.fill(false.into());
        self.legal_moves().for_each(|mv| {
            let place = Self::action_index(rules, mv).and_then(|index| mask.get_mut(index));
            if let Some(place) = place {
                *place = true.into();
            }
        });
        Ok(())
    }

    /// Writes the planes one after the other, each row by row.
    ///
    /// # Errors
    ///
    /// Fails if the length of `out` is not that of
    /// [`plane_shape`](Self::plane_shape). In that case nothing is written.
    fn write_planes<T: From<bool> + Clone>(&self, out: &mut [T]) -> Result<(), SizeError> {
        let shape = Self::plane_shape(self.rules());
        SizeError::check(out.len(), shape.len())?;
        out.fill(false.into());
        self.for_each_feature(|plane, row, column| {
            let index = (plane * shape.rows + row) * shape.columns + column;
            if let Some(place) = out.get_mut(index) {
                *place = true.into();
            }
        });
        Ok(())
    }
}

/// The shape of a stack of feature planes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlaneShape {
    /// The number of planes.
    pub planes: usize,
    /// Rows of each plane, from the bottom of the board.
    pub rows: usize,
    /// Columns of each plane, from the left. For hexagonal boards, each game
    /// documents where the shorter rows begin.
    pub columns: usize,
}

impl PlaneShape {
    /// The number of values: planes times rows times columns.
    #[must_use]
    pub const fn len(self) -> usize {
        self.planes * self.rows * self.columns
    }

    /// Whether there are no values.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// A slice has the wrong length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the slice has {found} elements, expected {expected}")]
pub struct SizeError {
    /// The length of the slice.
    pub found: usize,
    /// The length needed.
    pub expected: usize,
}

impl SizeError {
    fn check(found: usize, expected: usize) -> Result<(), Self> {
        if found == expected {
            Ok(())
        } else {
            Err(Self { found, expected })
        }
    }
}
