//! Parsing one line of fields strictly, with errors that give the offset.

use abstract_games_core::Excerpt;

/// What is wrong with the form of a line of text. Offsets (`at`) are in
/// bytes from the start of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TextError {
    /// The text is empty.
    #[error("the text is empty")]
    Empty,
    /// A character outside ASCII, or a control character.
    #[error("byte {at}: invalid character {found:?}")]
    Character {
        /// Where.
        at: usize,
        /// The character.
        found: char,
    },
    /// Fields are separated by exactly one space, with none at the ends.
    #[error("byte {at}: unexpected space")]
    Spacing {
        /// Where the surplus space is.
        at: usize,
    },
    /// A required field is missing.
    #[error("missing {field}")]
    Missing {
        /// The name of the field.
        field: &'static str,
    },
    /// The text of a field is invalid.
    #[error("byte {at}: invalid {field}: {found}")]
    Field {
        /// The field's name.
        field: &'static str,
        /// Where it begins.
        at: usize,
        /// The text.
        found: Excerpt,
    },
    /// A number outside its range.
    #[error("byte {at}: {field} {found} is out of range, expected {min} to {max}")]
    Range {
        /// The field's name.
        field: &'static str,
        /// Where it begins.
        at: usize,
        /// The text.
        found: Excerpt,
        /// The least number allowed.
        min: u64,
        /// The greatest number allowed.
        max: u64,
    },
    /// Text after the last field.
    #[error("byte {at}: unexpected text after the last field: {found}")]
    Trailing {
        /// Where it begins.
        at: usize,
        /// The text.
        found: Excerpt,
    },
    /// A row of the board has more cells than it should.
    #[error("byte {at}: row {row} from the top has more than {expected} cells")]
    RowTooLong {
        /// The row, from the top, counted from 1.
        row: u8,
        /// How many cells it has on this board.
        expected: u8,
        /// Where the surplus begins.
        at: usize,
    },
    /// A row of the board has fewer cells than it should.
    #[error("byte {at}: row {row} from the top has {found} cells, expected {expected}")]
    RowTooShort {
        /// The row, from the top, counted from 1.
        row: u8,
        /// How many cells were given.
        found: u8,
        /// How many cells it has on this board.
        expected: u8,
        /// Where the row ends.
        at: usize,
    },
    /// The board has more rows than it should.
    #[error("byte {at}: the board has more than {expected} rows")]
    TooManyRows {
        /// How many rows this board has.
        expected: u8,
        /// Where the surplus begins.
        at: usize,
    },
    /// The board has fewer rows than it should.
    #[error("byte {at}: the board has {found} rows, expected {expected}")]
    TooFewRows {
        /// How many rows were given.
        found: u8,
        /// How many rows this board has.
        expected: u8,
        /// Where the board ends.
        at: usize,
    },
    /// A run of empty cells is 0 or has a leading zero.
    #[error("byte {at}: invalid number of empty cells")]
    Run {
        /// Where the number begins.
        at: usize,
    },
    /// Text in the board that is neither a piece nor empty cells.
    #[error("byte {at}: invalid piece: {found:?}")]
    Piece {
        /// Where.
        at: usize,
        /// The first character that does not fit.
        found: char,
    },
}

impl TextError {
    /// The byte offset of the problem, or `None` if something is missing.
    #[must_use]
    pub const fn at(&self) -> Option<usize> {
        match *self {
            Self::Empty | Self::Missing { .. } => None,
            Self::Character { at, .. }
            | Self::Spacing { at }
            | Self::Field { at, .. }
            | Self::Range { at, .. }
            | Self::Trailing { at, .. }
            | Self::RowTooLong { at, .. }
            | Self::RowTooShort { at, .. }
            | Self::TooManyRows { at, .. }
            | Self::TooFewRows { at, .. }
            | Self::Run { at }
            | Self::Piece { at, .. } => Some(at),
        }
    }
}

/// One field of a line: its text and where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field<'a> {
    /// The text, never empty, printable ASCII without spaces.
    pub text: &'a str,
    /// Where it begins, in bytes from the start of the line.
    pub at: usize,
}

impl Field<'_> {
    /// The error for text that is not a valid `field`.
    #[must_use]
    pub fn invalid(&self, field: &'static str) -> TextError {
        TextError::Field {
            field,
            at: self.at,
            found: self.text.into(),
        }
    }

    /// The field as a number in `min..=max`.
    ///
    /// # Errors
    ///
    /// Returns [`TextError::Field`] if the field has anything but digits or has
    /// a leading zero, and [`TextError::Range`] if the number is outside the
    /// range, however large it is.
    pub fn number(&self, field: &'static str, min: u64, max: u64) -> Result<u64, TextError> {
        match decimal(self.text) {
            None => Err(self.invalid(field)),
            Some(Some(number)) if (min..=max).contains(&number) => Ok(number),
            Some(_) => Err(TextError::Range {
                field,
                at: self.at,
                found: self.text.into(),
                min,
                max,
            }),
        }
    }
}

/// Parses a decimal number strictly: digits only, no sign, no leading zero.
///
/// Returns `None` if `text` is not such a number, and `Some(None)` if the
/// number does not fit in 64 bits.
#[must_use]
pub fn decimal(text: &str) -> Option<Option<u64>> {
    let digits = text.as_bytes();
    let proper = match digits {
        [] => false,
        [b'0'] => true,
        [first, ..] => *first != b'0' && digits.iter().all(u8::is_ascii_digit),
    };
    proper.then(|| text.parse().ok())
}

/// The fields of one line, separated by exactly one space.
///
/// ```
/// use abstract_games_toolkit::text::Fields;
///
/// let mut fields = Fields::new("5/5/5/5/5 b 6 6")?;
/// assert_eq!(fields.required("board")?.text, "5/5/5/5/5");
/// assert_eq!(fields.next().unwrap().text, "b");
/// assert_eq!(fields.required("hand")?.number("hand", 0, 6)?, 6);
/// assert_eq!(fields.required("hand")?.at, 14);
/// fields.finish()?;
/// # Ok::<(), abstract_games_toolkit::text::TextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Fields<'a> {
    rest: Option<&'a str>,
    at: usize,
}

impl<'a> Fields<'a> {
    /// Starts parsing `line`.
    ///
    /// # Errors
    ///
    /// Fails if the line is empty, contains a character that is not printable
    /// ASCII, or has a space at either end or two spaces in a row.
    pub fn new(line: &'a str) -> Result<Self, TextError> {
        if line.is_empty() {
            return Err(TextError::Empty);
        }
        let printable = |c: &char| matches!(c, ' '..='~');
        if let Some((at, found)) = line.char_indices().find(|(_, c)| !printable(c)) {
            return Err(TextError::Character { at, found });
        }
        let mut at = 0;
        for field in line.split(' ') {
            if field.is_empty() {
                return Err(TextError::Spacing {
                    at: at.min(line.len() - 1),
                });
            }
            at += field.len() + 1;
        }
        Ok(Self {
            rest: Some(line),
            at: 0,
        })
    }

    /// The next field, which is required.
    ///
    /// # Errors
    ///
    /// Returns [`TextError::Missing`] with the name `field` if there is none.
    pub fn required(&mut self, field: &'static str) -> Result<Field<'a>, TextError> {
        self.next().ok_or(TextError::Missing { field })
    }

    /// Checks that no fields remain.
    ///
    /// # Errors
    ///
    /// Returns [`TextError::Trailing`] with the first remaining field.
    pub fn finish(mut self) -> Result<(), TextError> {
        match self.next() {
            None => Ok(()),
            Some(Field { text, at }) => Err(TextError::Trailing {
                at,
                found: text.into(),
            }),
        }
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = Field<'a>;

    fn next(&mut self) -> Option<Field<'a>> {
        let rest = self.rest?;
        let (text, after) = match rest.split_once(' ') {
            Some((text, after)) => (text, Some(after)),
            None => (rest, None),
        };
        let field = Field { text, at: self.at };
        self.rest = after;
        self.at += text.len() + 1;
        Some(field)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn lines_are_parsed_strictly() {
        let error = |line| Fields::new(line).unwrap_err();
        assert_eq!(error(""), TextError::Empty);
        assert_eq!(error(" "), TextError::Spacing { at: 0 });
        assert_eq!(error(" a"), TextError::Spacing { at: 0 });
        assert_eq!(error("a "), TextError::Spacing { at: 1 });
        assert_eq!(error("a  b"), TextError::Spacing { at: 2 });
        assert_eq!(error("a\n"), TextError::Character { at: 1, found: '\n' });
        assert_eq!(error("aé"), TextError::Character { at: 1, found: 'é' });
    }

    #[test]
    fn trailing_fields_are_reported() {
        let mut fields = Fields::new("a bc d").unwrap();
        assert_eq!(fields.next().map(|f| (f.text, f.at)), Some(("a", 0)));
        assert_eq!(
            fields.clone().finish(),
            Err(TextError::Trailing {
                at: 2,
                found: "bc".into()
            })
        );
        assert_eq!(fields.by_ref().count(), 2);
        assert_eq!(
            fields.required("side"),
            Err(TextError::Missing { field: "side" })
        );
        assert_eq!(fields.finish(), Ok(()));
    }

    #[test]
    fn numbers_are_parsed_strictly() {
        assert_eq!(decimal("0"), Some(Some(0)));
        assert_eq!(decimal("18446744073709551615"), Some(Some(u64::MAX)));
        assert_eq!(decimal("18446744073709551616"), Some(None));
        for text in ["", "00", "01", "+1", "-1", "1a", "0x1", " 1"] {
            assert_eq!(decimal(text), None, "{text}");
        }
        let field = |text| Field { text, at: 7 };
        assert_eq!(field("6").number("hand", 0, 6), Ok(6));
        assert_eq!(
            field("7").number("hand", 0, 6).unwrap_err().to_string(),
            "byte 7: hand `7` is out of range, expected 0 to 6"
        );
        assert_eq!(
            field("x").number("hand", 0, 6).unwrap_err().to_string(),
            "byte 7: invalid hand: `x`"
        );
    }
}
