//! Lines of moves, with comments and variations.

use super::Source;

/// A move, as text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ply {
    /// The move, in the notation of its game.
    pub text: String,
    /// Where it was read from.
    pub source: Source,
}

impl Ply {
    /// The longest text of a move, in bytes.
    pub const MAX_TEXT: usize = 64;

    /// A move that was not read from text.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            source: Source::default(),
        }
    }

    /// Whether a record can hold `text` as a move: it must consist of 1 to 64
    /// letters, digits and `- ~ @ ! + = / : # _ ^ < >`, and not begin with a
    /// digit. Whether it is a move of any game is a separate question.
    #[must_use]
    pub fn is_move(text: &str) -> bool {
        (1..=Self::MAX_TEXT).contains(&text.len())
            && !text.starts_with(|c: char| c.is_ascii_digit())
            && text.chars().all(is_move_character)
    }
}

/// Whether `c` can be part of a move.
pub(super) fn is_move_character(c: char) -> bool {
    c.is_ascii_alphanumeric() || "-~@!+=/:#_^<>".contains(c)
}

/// An element of a line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// One move, or several of one turn joined by commas; never empty.
    Moves(Vec<Ply>),
    /// A comment: any text.
    Comment(String),
    /// Alternative moves, in place of the last move before it.
    Variation(Line),
    /// The line goes on from the position of this position string, whatever
    /// position the moves before it led to.
    Position(Jump),
}

/// A position that a line goes on from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Jump {
    /// The position string.
    pub position: String,
    /// Where it was read from.
    pub source: Source,
}

/// The moves of a game or of a variation, with comments and variations.
///
/// ```
/// use abstract_games::records::{Item, Line};
///
/// let mut line = Line::new();
/// line.push("c4");
/// line.push("d5");
/// line.push_joined("f2");
/// line.items.push(Item::Comment("both captured".into()));
/// assert_eq!(line.items.len(), 3);
/// assert!(line.moves().map(|ply| &ply.text[..]).eq(["c4", "d5", "f2"]));
/// ```
///
/// Lines nest, at most [`MAX_DEPTH`](Self::MAX_DEPTH) deep when they are read,
/// written or replayed. Dropping lines that were built a hundred thousand deep
/// by hand may overflow the stack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Line {
    /// The items in order. The first variation or position comes after a
    /// move.
    pub items: Vec<Item>,
}

impl Line {
    /// The greatest depth of variations. A variation of the main line has
    /// depth 1.
    pub const MAX_DEPTH: usize = 32;

    /// A line without items.
    #[must_use]
    pub const fn new() -> Self {
        Self { items: Vec::new() }
    }

    /// Adds a move that is not joined to the one before.
    pub fn push(&mut self, text: impl Into<String>) {
        self.items.push(Item::Moves(vec![Ply::new(text)]));
    }

    /// Adds a move, joined by a comma to the one before if the line ends with
    /// a move.
    pub fn push_joined(&mut self, text: impl Into<String>) {
        match self.items.last_mut() {
            Some(Item::Moves(moves)) => moves.push(Ply::new(text)),
            _ => self.push(text),
        }
    }

    /// The moves of this line, without those of its variations.
    pub fn moves(&self) -> impl Iterator<Item = &Ply> {
        self.items.iter().flat_map(|item| match item {
            Item::Moves(moves) => moves.as_slice(),
            _ => &[],
        })
    }

    /// The variations of this line.
    pub fn variations(&self) -> impl Iterator<Item = &Self> {
        self.items.iter().filter_map(|item| match item {
            Item::Variation(line) => Some(line),
            _ => None,
        })
    }

    /// The comments of this line.
    pub fn comments(&self) -> impl Iterator<Item = &str> {
        self.items.iter().filter_map(|item| match item {
            Item::Comment(text) => Some(text.as_str()),
            _ => None,
        })
    }

    /// The greatest depth of variations in this line: 0 if there is none.
    #[must_use]
    pub fn depth(&self) -> usize {
        let mut deepest = 0;
        let mut left: Vec<(usize, &Self)> = vec![(0, self)];
        while let Some((depth, line)) = left.pop() {
            deepest = deepest.max(depth);
            left.extend(line.variations().map(|line| (depth + 1, line)));
        }
        deepest
    }
}

/// A line of moves, none of them joined.
impl<T: Into<String>> FromIterator<T> for Line {
    fn from_iter<I: IntoIterator<Item = T>>(moves: I) -> Self {
        let mut line = Self::new();
        moves.into_iter().for_each(|text| line.push(text));
        line
    }
}
