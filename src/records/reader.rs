//! Reading records one at a time.

use std::io::BufRead;

use super::chars::Chars;
use super::{Place, Problem, ReadError, Record, SyntaxError};

/// Reads games one after another, with only one in memory at a time.
///
/// After a game with an error the iterator goes on with the next game, which
/// begins at the next `[` at the beginning of a line after an empty line.
/// After an error of the input it ends.
///
/// ```
/// use abstract_games::records::Reader;
///
/// let text = "\
/// [Game \"yonmoque\"]
///
/// c3 b3 *
///
/// [Game \"yonmoque\"]
///
/// c3 (2. b3) *
///
/// [Game \"oust:hex-5\"]
///
/// e5 {in the middle} *
/// ";
/// let games: Vec<_> = Reader::new(text.as_bytes()).collect();
/// assert_eq!(games.len(), 3);
/// assert_eq!(games[0].as_ref().unwrap().moves.moves().count(), 2);
/// let error = games[1].as_ref().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 7, column 5: wrong move number: `2` (the next move is number 1)"
/// );
/// assert_eq!(games[2].as_ref().unwrap().game(), Some("oust:hex-5"));
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    chars: Chars<R>,
    state: State,
}

/// The state of a reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Between two games.
    Between,
    /// Inside a game with an error.
    Broken,
    /// Past the last game.
    Ended,
}

impl<R: BufRead> Reader<R> {
    /// The default limit on the bytes of one game.
    pub const MAX_BYTES: u64 = 2 << 20;

    /// Reads the games of `input`.
    pub const fn new(input: R) -> Self {
        Self::with_max_bytes(input, Self::MAX_BYTES)
    }

    /// Reads the games of `input`, each of which may have up to `bytes` bytes.
    ///
    /// This bounds the memory: a record takes about three times the bytes of
    /// its text for comments, 50 times for moves such as `c3-b4`, and at most
    /// 150 times, for moves of one letter each.
    pub const fn with_max_bytes(input: R, bytes: u64) -> Self {
        Self {
            chars: Chars::new(input, bytes),
            state: State::Between,
        }
    }

    /// The reader's current place in the input.
    pub const fn place(&self) -> Place {
        self.chars.place()
    }

    /// Reads the next game, or `None` at the end.
    ///
    /// # Errors
    ///
    /// Fails if the input fails, or the text is not a record; the next call
    /// then goes on with the next game.
    pub fn read(&mut self) -> Result<Option<Record>, ReadError> {
        let read = match self.state {
            State::Between => self.read_here(),
            State::Broken => match self.chars.skip_game() {
                Ok(()) => self.read_here(),
                Err(error) => Err(error.into()),
            },
            State::Ended => return Ok(None),
        };
        self.state = match &read {
            Ok(Some(_)) => State::Between,
            Err(ReadError::Syntax(_)) => State::Broken,
            Ok(None) | Err(ReadError::Io(_)) => State::Ended,
        };
        read
    }

    fn read_here(&mut self) -> Result<Option<Record>, ReadError> {
        self.chars.begin_game();
        super::parse::record(&mut self.chars)
    }

    /// Reads an input that holds exactly one game.
    pub(super) fn only(mut self) -> Result<Record, SyntaxError> {
        let syntax = |error| match error {
            ReadError::Syntax(error) => error,
            ReadError::Io(error) => unreachable!("bytes in memory do not fail: {error}"),
        };
        let record = self.read().map_err(syntax)?;
        let place = self.place();
        let record = record.ok_or(SyntaxError {
            place,
            problem: Problem::NoRecord,
        })?;
        super::parse::blank(&mut self.chars).map_err(syntax)?;
        let place = self.place();
        match self.read() {
            Ok(None) => Ok(record),
            Ok(Some(_)) | Err(_) => Err(SyntaxError {
                place,
                problem: Problem::SecondRecord,
            }),
        }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Record, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.read().transpose()
    }
}
