//! The characters of a text, one at a time, with their places.

use std::io::{self, BufRead, ErrorKind};

use super::{Place, Problem, ReadError, SyntaxError};

/// Reads characters without keeping them, so that lines may be of any length.
///
/// A carriage return before a line feed is skipped, and so is a byte order
/// mark at the beginning.
#[derive(Debug)]
pub(super) struct Chars<R> {
    input: R,
    /// The next character, once it has been looked at.
    next: Option<char>,
    /// A byte that was read too early: what follows a carriage return.
    pushed_back: Option<u8>,
    place: Place,
    /// Bytes of the present game.
    bytes: u64,
    most_bytes: u64,
    /// Whether the present line has only white space so far.
    blank: bool,
    /// Whether the line before has only white space.
    blank_before: bool,
}

impl<R: BufRead> Chars<R> {
    pub(super) const fn new(input: R, most_bytes: u64) -> Self {
        Self {
            input,
            next: None,
            pushed_back: None,
            place: Place::START,
            bytes: 0,
            most_bytes,
            blank: true,
            blank_before: true,
        }
    }

    /// The place of the next character.
    pub(super) const fn place(&self) -> Place {
        self.place
    }

    /// Begins to count the bytes of another game.
    pub(super) const fn begin_game(&mut self) {
        self.bytes = 0;
    }

    /// Whether the next character is a `[` that begins a line after an empty
    /// line or the beginning of the text: the tags of another game.
    pub(super) fn at_tags(&mut self) -> Result<bool, ReadError> {
        let begins = self.place.column == 1 && self.blank_before;
        Ok(begins && self.peek()? == Some('['))
    }

    /// The next character, which stays the next; `None` at the end.
    pub(super) fn peek(&mut self) -> Result<Option<char>, ReadError> {
        if self.next.is_none() {
            self.next = self.decode()?;
            if self.place == Place::START && self.next == Some('\u{feff}') {
                self.next = self.decode()?;
            }
        }
        if self.bytes > self.most_bytes {
            let most = self.most_bytes;
            return Err(self.error(Problem::TooLong { most }));
        }
        Ok(self.next)
    }

    /// The next character; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<char>, ReadError> {
        let next = self.peek()?;
        self.skip();
        Ok(next)
    }

    /// Goes past a character that has been looked at.
    pub(super) fn skip(&mut self) {
        match self.next.take() {
            None => {}
            Some('\n') => {
                self.place.line += 1;
                self.place.column = 1;
                self.blank_before = self.blank;
                self.blank = true;
            }
            Some(c) => {
                self.place.column += 1;
                self.blank &= matches!(c, ' ' | '\t');
            }
        }
    }

    /// Goes on to the next tags of a game, past whatever is wrong.
    pub(super) fn skip_game(&mut self) -> io::Result<()> {
        loop {
            self.begin_game();
            match self.at_tags() {
                Ok(true) => return Ok(()),
                Ok(false) => {}
                Err(ReadError::Io(error)) => return Err(error),
                Err(ReadError::Syntax(_)) => {}
            }
            match self.next() {
                Ok(None) => return Ok(()),
                Err(ReadError::Io(error)) => return Err(error),
                Ok(Some(_)) | Err(ReadError::Syntax(_)) => {}
            }
        }
    }

    /// An error at the next character.
    pub(super) fn error(&self, problem: Problem) -> ReadError {
        let place = self.place;
        SyntaxError { place, problem }.into()
    }

    fn byte(&mut self) -> Result<Option<u8>, ReadError> {
        if let Some(byte) = self.pushed_back.take() {
            return Ok(Some(byte));
        }
        let byte = loop {
            match self.input.fill_buf() {
                Ok(bytes) => break bytes.first().copied(),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error.into()),
            }
        };
        if byte.is_some() {
            self.input.consume(1);
            self.bytes += 1;
        }
        Ok(byte)
    }

    /// Takes the next character from the bytes. Control characters but for
    /// tabs and line ends are refused.
    fn decode(&mut self) -> Result<Option<char>, ReadError> {
        let Some(first) = self.byte()? else {
            return Ok(None);
        };
        let decoded = match first {
            b'\r' => match self.byte()? {
                Some(b'\n') => '\n',
                other => {
                    self.pushed_back = other;
                    '\r'
                }
            },
            0x00..=0x7f => char::from(first),
            _ => self.decode_long(first)?,
        };
        if decoded.is_control() && !matches!(decoded, '\n' | '\t') {
            return Err(self.refuse(Problem::Control { found: decoded }));
        }
        Ok(Some(decoded))
    }

    fn decode_long(&mut self, first: u8) -> Result<char, ReadError> {
        let mut bytes = [first, 0, 0, 0];
        let len = match first {
            0xc2..=0xdf => 2,
            0xe0..=0xef => 3,
            0xf0..=0xf4 => 4,
            _ => return Err(self.bad_utf8()),
        };
        for slot in &mut bytes[1..len] {
            match self.byte()? {
                Some(byte @ 0x80..=0xbf) => *slot = byte,
                other => {
                    self.pushed_back = other;
                    return Err(self.bad_utf8());
                }
            }
        }
        let decoded = std::str::from_utf8(&bytes[..len]);
        match decoded.ok().and_then(|text| text.chars().next()) {
            Some(c) => Ok(c),
            None => Err(self.bad_utf8()),
        }
    }

    /// The error that the next bytes are no character.
    fn bad_utf8(&mut self) -> ReadError {
        self.refuse(Problem::NotUtf8)
    }

    /// An error at bytes that have been taken: they count as one character.
    fn refuse(&mut self, problem: Problem) -> ReadError {
        let error = self.error(problem);
        self.place.column += 1;
        self.blank = false;
        error
    }
}
