//! Writing records as text.

use std::fmt::Write as _;
use std::io;

use super::{FormError, Item, Line, Record, Tags, form};

/// Why a record cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The output failed.
    #[error("write failed: {0}")]
    Io(#[from] io::Error),
    /// The record cannot be written as text.
    #[error("record cannot be written: {0}")]
    Form(#[from] FormError),
}

/// Writes records one after another, separated by empty lines.
///
/// ```
/// use abstract_games::records::{Reader, Record, Writer};
///
/// let mut writer = Writer::new(Vec::new());
/// let record = Record::new("oust");
/// writer.write(&record)?;
/// writer.write(&record)?;
/// let text = writer.into_inner();
/// assert!(Reader::new(&text[..]).all(|read| read.unwrap() == record));
/// # Ok::<(), abstract_games::records::WriteError>(())
/// ```
#[derive(Debug)]
pub struct Writer<W> {
    output: W,
    begun: bool,
}

impl<W: io::Write> Writer<W> {
    /// Writes to `output`. Wrap a file or a socket in a
    /// [`BufWriter`](io::BufWriter).
    pub const fn new(output: W) -> Self {
        Self {
            output,
            begun: false,
        }
    }

    /// Writes a record.
    ///
    /// # Errors
    ///
    /// Fails if the record cannot be written as text (nothing is written then),
    /// or if the output fails.
    pub fn write(&mut self, record: &Record) -> Result<(), WriteError> {
        let text = record.to_text()?;
        if self.begun {
            self.output.write_all(b"\n")?;
        }
        self.output.write_all(text.as_bytes())?;
        self.begun = true;
        Ok(())
    }

    /// Returns the output.
    pub fn into_inner(self) -> W {
        self.output
    }
}

impl Record {
    /// The record as text, which parses as an equal record: the tags in order,
    /// then the result, an empty line, and the moves in lines of up to 80
    /// characters, each beginning with the number of its first move.
    ///
    /// # Errors
    ///
    /// Fails if the record was built by hand and its text would not parse: if
    /// the text of a move is invalid, or a variation is in the wrong place.
    pub fn to_text(&self) -> Result<String, FormError> {
        form::check(self)?;
        let mut text = String::new();
        for tag in self.tags.iter() {
            write_tag(&mut text, tag.name(), tag.value());
            text.push('\n');
        }
        write_tag(&mut text, Tags::RESULT, self.result.as_str());
        text.push_str("\n\n");
        let mut words = Words {
            text,
            column: 0,
            glue: true,
        };
        write_line(&mut words, &self.moves, 1);
        words.put(self.result.as_str());
        words.text.push('\n');
        Ok(words.text)
    }
}

/// The greatest length of a line of moves, in characters.
const WIDTH: usize = 80;

/// Words, wrapped into lines.
struct Words {
    text: String,
    /// The number of characters of the current line.
    column: usize,
    /// Whether the next word follows the last without a space.
    glue: bool,
}

impl Words {
    /// Whether a word of `width` characters would begin a new line.
    const fn wraps(&self, width: usize) -> bool {
        !self.glue && self.column + 1 + width > WIDTH
    }

    fn put(&mut self, word: &str) {
        let width = word.chars().count();
        if self.wraps(width) {
            self.text.push('\n');
            self.column = 0;
        } else if !self.glue {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + width,
        };
        self.glue = false;
    }
}

/// Writes a line whose first move has the number `number`.
fn write_line(words: &mut Words, line: &Line, mut number: usize) {
    // The first move has its number, and so has a move after a variation.
    let mut numbered = true;
    for item in &line.items {
        match item {
            Item::Moves(moves) => {
                let mut group = String::new();
                for ply in moves {
                    if !group.is_empty() {
                        group.push(',');
                    }
                    group.push_str(&ply.text);
                }
                if numbered || words.wraps(group.len()) {
                    group.insert_str(0, &format!("{number}. "));
                }
                words.put(&group);
                number += moves.len();
                numbered = false;
            }
            Item::Comment(comment) => {
                let mut word = String::from("{");
                escape(&mut word, comment, '}');
                word.push('}');
                words.put(&word);
            }
            Item::Variation(variation) => {
                words.put("(");
                words.glue = true;
                write_line(words, variation, number - 1);
                words.glue = true;
                words.put(")");
                numbered = true;
            }
            Item::Position(jump) => {
                let mut word = String::new();
                write_tag(&mut word, Tags::POSITION, &jump.position);
                words.put(&word);
            }
        }
    }
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    escape(text, value, '"');
    text.push_str("\"]");
}

/// Writes `value` with escapes, so that it ends at `end` and not before. Line
/// ends in a comment need no escape.
fn escape(text: &mut String, value: &str, end: char) {
    for c in value.chars() {
        match c {
            '\n' if end == '}' => text.push('\n'),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '\t' => text.push_str("\\t"),
            '\\' => text.push_str("\\\\"),
            _ if c == end => {
                text.push('\\');
                text.push(c);
            }
            _ if c.is_control() => {
                // Writing to a string does not fail.
                let _ = write!(text, "\\u{{{:x}}}", u32::from(c));
            }
            _ => text.push(c),
        }
    }
}
