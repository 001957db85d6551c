//! The characters of a text, one at a time, with their places.

use std::io::{self, BufRead, ErrorKind};

use super::{Place, Problem, ReadError, SyntaxError};

/// Reads characters without keeping them, so that lines may be of any length.
///
/// Skips a carriage return before a line feed, and a byte order mark at the
/// beginning.
#[derive(Debug)]
pub(super) struct Chars<R> {
    input: R,
    /// The next character, if it has been peeked at.
    next: Option<char>,
    /// A byte that was read too early.
    pushed_back: Option<u8>,
    place: Place,
    /// The number of bytes read.
    taken: u64,
    /// The number of bytes read of the current game.
    bytes: u64,
    max_bytes: u64,
    /// Whether the current line has only white space so far.
    blank: bool,
    /// Whether the line before has only white space.
    blank_before: bool,
}

impl<R: BufRead> Chars<R> {
    pub(super) const fn new(input: R, max_bytes: u64) -> Self {
        Self {
            input,
            next: None,
            pushed_back: None,
            place: Place::START,
            taken: 0,
            bytes: 0,
            max_bytes,
            blank: true,
            blank_before: true,
        }
    }

    /// The place of the next character.
    pub(super) const fn place(&self) -> Place {
        self.place
    }

    /// Starts counting the bytes of another game.
    pub(super) const fn begin_game(&mut self) {
        self.bytes = 0;
    }

    /// Whether the next character is a `[` that begins a line after an empty
    /// line or the beginning of the text: the tags of another game.
    pub(super) fn at_tags(&mut self) -> Result<bool, ReadError> {
        let begins = self.place.column == 1 && self.blank_before;
        Ok(begins && self.peek()? == Some('['))
    }

    /// The next character, without going past it; `None` at the end.
    pub(super) fn peek(&mut self) -> Result<Option<char>, ReadError> {
        if self.next.is_none() {
            self.next = self.decode()?;
            if self.place == Place::START && self.next == Some('\u{feff}') {
                self.place.offset = self.taken;
                self.next = self.decode()?;
            }
        }
        if self.bytes > self.max_bytes {
            let max = self.max_bytes;
            return Err(self.error(Problem::TooLong { max }));
        }
        Ok(self.next)
    }

    /// The next character; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<char>, ReadError> {
        let next = self.peek()?;
        self.skip();
        Ok(next)
    }

    /// Goes past a character that has been peeked at.
    pub(super) fn skip(&mut self) {
        match self.next.take() {
            None => return,
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
        self.place.offset = self.taken;
    }

    /// Skips to the next tags of a game, past anything invalid.
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
        let byte = match self.pushed_back.take() {
            Some(byte) => Some(byte),
            None => self.input_byte()?,
        };
        self.taken += u64::from(byte.is_some());
        self.bytes += u64::from(byte.is_some());
        Ok(byte)
    }

    fn input_byte(&mut self) -> io::Result<Option<u8>> {
        let byte = loop {
            match self.input.fill_buf() {
                Ok(bytes) => break bytes.first().copied(),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        };
        self.input.consume(usize::from(byte.is_some()));
        Ok(byte)
    }

    fn push_back(&mut self, byte: u8) {
        self.pushed_back = Some(byte);
        self.taken -= 1;
        self.bytes -= 1;
    }

    /// Takes the next character from the bytes. Control characters other than
    /// tabs and line ends are errors.
    fn decode(&mut self) -> Result<Option<char>, ReadError> {
        let Some(mut decoded) = self.utf8()? else {
            return Ok(None);
        };
        if decoded == '\r' {
            match self.byte()? {
                Some(b'\n') => decoded = '\n',
                Some(other) => self.push_back(other),
                None => {}
            }
        }
        if decoded.is_control() && !matches!(decoded, '\n' | '\t') {
            return Err(self.reject(Problem::Control { found: decoded }));
        }
        Ok(Some(decoded))
    }

    fn utf8(&mut self) -> Result<Option<char>, ReadError> {
        let mut bytes = [0; 4];
        let mut len = 0;
        while let Some(byte) = self.byte()? {
            bytes[len] = byte;
            len += 1;
            match std::str::from_utf8(&bytes[..len]) {
                Ok(text) => return Ok(text.chars().next()),
                // Without a length, the bytes can still become a character.
                Err(error) => {
                    if error.error_len().is_some() {
                        if len > 1 {
                            self.push_back(byte);
                        }
                        return Err(self.reject(Problem::NotUtf8));
                    }
                }
            }
        }
        match len {
            0 => Ok(None),
            _ => Err(self.reject(Problem::NotUtf8)),
        }
    }

    /// An error at bytes that have already been taken, which count as one
    /// character.
    fn reject(&mut self, problem: Problem) -> ReadError {
        let error = self.error(problem);
        self.place.column += 1;
        self.place.offset = self.taken;
        self.blank = false;
        error
    }
}
