//! Where something stands in a text.

use std::fmt;
use std::hash::{Hash, Hasher};

/// A place in a text, as an editor shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line, counted from 1.
    pub line: u64,
    /// The column, in characters, counted from 1.
    pub column: u64,
}

impl Place {
    /// The beginning of a text.
    pub const START: Self = Self { line: 1, column: 1 };
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Where a part of a record was read, so that a later error can point there.
///
/// Not part of what the record says: any two are equal, so that a record
/// equals what its own text reads as, wherever its parts stand there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Source(pub Option<Place>);

impl PartialEq for Source {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Source {}

impl Hash for Source {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl From<Place> for Source {
    fn from(place: Place) -> Self {
        Self(Some(place))
    }
}
