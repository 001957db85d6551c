//! The beginning of a piece of input, for error messages.

use core::fmt;

/// The beginning of a piece of input, kept inside an error: enough to
/// recognise it, however long the input was.
///
/// Holds up to 24 bytes; longer text is cut and shown with `...`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Excerpt {
    bytes: [u8; Self::CAPACITY],
    len: u8,
    cut: bool,
}

impl Excerpt {
    const CAPACITY: usize = 24;

    /// The beginning of `text`.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut len = text.len().min(Self::CAPACITY);
        while !text.is_char_boundary(len) {
            len -= 1;
        }
        let mut bytes = [0; Self::CAPACITY];
        bytes[..len].copy_from_slice(&text.as_bytes()[..len]);
        Self {
            bytes,
            len: len as u8,
            cut: len < text.len(),
        }
    }

    /// The part that was kept.
    #[must_use]
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.bytes[..usize::from(self.len)]).unwrap_or("")
    }

    /// Whether the text was longer than what was kept.
    #[must_use]
    pub const fn is_cut(&self) -> bool {
        self.cut
    }
}

impl From<&str> for Excerpt {
    fn from(text: &str) -> Self {
        Self::new(text)
    }
}

/// The text in backticks, control characters escaped.
impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dots = if self.cut { "..." } else { "" };
        write!(f, "`{}{dots}`", self.as_str().escape_debug())
    }
}

impl fmt::Debug for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn long_text_is_cut_between_characters() {
        let short = Excerpt::new("hex-9");
        assert_eq!((short.as_str(), short.is_cut()), ("hex-9", false));
        let long = Excerpt::new("aaaaaaaaaaaaaaaaaaaaaaaüb");
        assert_eq!(long.as_str(), "aaaaaaaaaaaaaaaaaaaaaaa");
        assert!(long.is_cut());
        assert_eq!(Excerpt::new("\n").to_string(), "`\\n`");
        assert_eq!(std::format!("{long:?}"), "`aaaaaaaaaaaaaaaaaaaaaaa...`");
    }
}
