//! The tags of a game.

use super::Source;

/// One tag of a record: `[Name "value"]`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tag {
    name: String,
    value: String,
    source: Source,
}

impl Tag {
    /// The name: a letter, then letters, digits, `_` and `-`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value, which can be any text.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.value
    }

    /// Where the tag was read from.
    #[must_use]
    pub const fn source(&self) -> Source {
        self.source
    }
}

/// The tags of a record, in order. No two have the same name.
///
/// Any tag is kept. The tags that have a constant here have a meaning in the
/// format; `Result` is not kept as a tag, but as
/// [`Record::result`](super::Record::result).
///
/// ```
/// use abstract_games::records::Tags;
///
/// let mut tags = Tags::new();
/// tags.set(Tags::GAME, "oust:hex-5")?;
/// tags.set("Event", "Club evening")?;
/// assert_eq!(tags.get("Event"), Some("Club evening"));
/// assert!(tags.set("no name", "").is_err());
/// # Ok::<(), abstract_games::records::TagError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tags {
    list: Vec<Tag>,
}

/// Why a tag cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TagError {
    /// The name is not a letter followed by letters, digits, `_` and `-`, at
    /// most 64 in all.
    #[error(
        "invalid name of a tag (expected a letter, then letters, digits, `_` and `-`, at most 64 in all)"
    )]
    Name,
    /// The name is `Result`; the result is a field of the record.
    #[error("`Result` is not kept as a tag but in the field `result` of the record")]
    Result,
}

impl Tags {
    /// The name of the game, with options. Required.
    pub const GAME: &'static str = "Game";
    /// The player who moves first.
    pub const FIRST: &'static str = "First";
    /// The player who moves second.
    pub const SECOND: &'static str = "Second";
    /// When the game was played: any text, preferably `2026-01-31`.
    pub const DATE: &'static str = "Date";
    /// The position string of the position that the game begins with, if it is
    /// not the usual start.
    pub const POSITION: &'static str = "Position";
    /// The result: read and written, but not kept among the tags.
    pub const RESULT: &'static str = "Result";

    /// The longest name, in bytes.
    pub const MAX_NAME: usize = 64;

    /// No tags.
    #[must_use]
    pub const fn new() -> Self {
        Self { list: Vec::new() }
    }

    /// Whether `name` is a valid name of a tag.
    #[must_use]
    pub fn is_name(name: &str) -> bool {
        let rest = |c: u8| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'-');
        name.len() <= Self::MAX_NAME
            && name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name.bytes().all(rest)
    }

    /// The value of the tag `name`. Names are case-sensitive.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.tag(name).map(Tag::value)
    }

    /// The tag `name`.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&Tag> {
        self.list.iter().find(|tag| tag.name == name)
    }

    /// Sets the value of a tag. A new tag becomes the last.
    ///
    /// # Errors
    ///
    /// Fails if `name` is not a valid name of a tag, or is `Result`.
    pub fn set(&mut self, name: &str, value: impl Into<String>) -> Result<(), TagError> {
        self.set_at(name, value.into(), Source::default())
    }

    pub(super) fn set_at(
        &mut self,
        name: &str,
        value: String,
        source: Source,
    ) -> Result<(), TagError> {
        if !Self::is_name(name) {
            return Err(TagError::Name);
        }
        if name == Self::RESULT {
            return Err(TagError::Result);
        }
        let tag = Tag {
            name: name.into(),
            value,
            source,
        };
        match self.list.iter_mut().find(|tag| tag.name == name) {
            Some(old) => *old = tag,
            None => self.list.push(tag),
        }
        Ok(())
    }

    /// Removes the tag `name` and returns its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let index = self.list.iter().position(|tag| tag.name == name)?;
        Some(self.list.remove(index).value)
    }

    /// The tags, in order.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Tag> {
        self.list.iter()
    }

    /// The number of tags.
    #[must_use]
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there are no tags.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}
