//! What self-play learners need: moves as numbers, positions as planes of
//! zeros and ones.

use crate::Position;

/// A dense numbering of every move that can ever occur under given rules.
///
/// Numbers run from 0 to [`action_count`](Self::action_count) - 1. Both ways
/// are total: every number is a move, and every move that can be legal
/// somewhere has a number.
pub trait Actions: Position {
    /// How many moves there are.
    #[must_use]
    fn action_count(rules: Self::Rules) -> usize;

    /// The number of `mv`, or `None` if it can never be legal under `rules`
    /// (for instance, if it is off this board).
    #[must_use]
    fn action_index(rules: Self::Rules, mv: Self::Move) -> Option<usize>;

    /// The move with number `index`, or `None` if there is none.
    #[must_use]
    fn action(rules: Self::Rules, index: usize) -> Option<Self::Move>;

    /// Writes, for each move by its number, whether it is legal here.
    ///
    /// # Errors
    ///
    /// If `mask` has not exactly [`action_count`](Self::action_count) places;
    /// nothing is written then.
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
}

/// The size of a stack of feature planes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlaneShape {
    /// The number of planes.
    pub planes: usize,
    /// Rows of each plane, from the bottom of the board.
    pub rows: usize,
    /// Columns of each plane, from the left. Rows of a hexagon that are
    /// shorter begin where the game says.
    pub columns: usize,
}

impl PlaneShape {
    /// The number of values: planes times rows times columns.
    #[must_use]
    pub const fn len(self) -> usize {
        self.planes * self.rows * self.columns
    }

    /// Whether there is no value.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// A position as planes of zeros and ones.
pub trait Planes: Position {
    /// The shape of the planes under `rules`. What each plane shows is said
    /// where a game implements this.
    #[must_use]
    fn plane_shape(rules: Self::Rules) -> PlaneShape;

    /// Calls `set` with the plane, row and column of every one; all other
    /// values are zero.
    fn for_each_feature(&self, set: impl FnMut(usize, usize, usize));

    /// Writes the planes, one after the other, each row by row.
    ///
    /// # Errors
    ///
    /// If `out` has not exactly as many places as the shape says; nothing is
    /// written then.
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

/// A slice has the wrong length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a slice of {found} values was given where {expected} are needed")]
pub struct SizeError {
    /// The length given.
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
