//! Where something is in a text.

use std::fmt;
use std::hash::{Hash, Hasher};

/// A place in a text: the line and column that an editor shows, and the byte
/// offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line, counting from 1.
    pub line: u64,
    /// The column in characters, counting from 1.
    pub column: u64,
    /// The offset in bytes from the beginning of the input, counting from 0.
    pub offset: u64,
}

impl Place {
    /// The beginning of a text.
    pub const START: Self = Self {
        line: 1,
        column: 1,
        offset: 0,
    };
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Where a part of a record was read, so that a later error can point there.
///
/// A source is not part of a record's content. Any two sources compare equal,
/// so a record is equal to the one that is parsed from its text.
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
