//! Why a text is not a record.

use std::io;

use abstract_games_core::Excerpt;

use super::{GameResult, Line, Place, Ply, Tags};

/// Why a record cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The input failed.
    #[error("read failed: {0}")]
    Io(#[from] io::Error),
    /// The text is not a record.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
}

impl ReadError {
    /// Where the text is invalid, or `None` if the input failed.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        match self {
            Self::Io(_) => None,
            Self::Syntax(error) => Some(error.place),
        }
    }
}

/// Why a text is not a record, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct SyntaxError {
    /// Where.
    pub place: Place,
    /// Why.
    #[source]
    pub problem: Problem,
}

/// Why a text is not a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// Bytes that are not UTF-8.
    #[error("invalid UTF-8")]
    NotUtf8,
    /// A control character other than a tab or a line end.
    #[error("control character {found:?} must be written as an escape")]
    Control {
        /// The character.
        found: char,
    },
    /// The game is longer than the limit of the reader.
    #[error("game longer than the limit of {max} bytes")]
    TooLong {
        /// The limit.
        max: u64,
    },
    /// The text holds no game.
    #[error("expected a game")]
    NoRecord,
    /// A text that should hold one game goes on after it.
    #[error("unexpected text after the result of the game")]
    SecondRecord,
    /// A tag does not begin with a valid name.
    #[error(
        "expected the name of a tag: a letter, then letters, digits, `_` and `-`, at most {} in all",
        Tags::MAX_NAME
    )]
    TagName,
    /// A tag's value does not begin with `"`.
    #[error("expected the value of the tag in double quotes")]
    TagValue,
    /// A tag's value does not end on its line.
    #[error("unterminated value of a tag: it must end on its line")]
    TagOpen,
    /// A tag does not end with `]`.
    #[error("expected `]` at the end of the tag")]
    TagEnd,
    /// A tag is given twice.
    #[error("duplicate tag {name}")]
    TagRepeated {
        /// Its name.
        name: Excerpt,
    },
    /// A tag other than `Position` is among the moves.
    #[error("tag {name} among the moves: only `Position` is allowed there")]
    TagLate {
        /// Its name.
        name: Excerpt,
    },
    /// There are moves or a result, but no tag `Game` before them.
    #[error("missing tag `Game` before the moves")]
    NoGame,
    /// The value of the tag `Result` is not a result.
    #[error("invalid result: {found} (expected `1-0`, `0-1`, `1/2-1/2` or `*`)")]
    InvalidResult {
        /// Its value.
        found: Excerpt,
    },
    /// The result after the moves differs from the tag `Result`.
    #[error("result `{found}` differs from the tag `Result`, which is `{tag}`")]
    ResultDiffers {
        /// The value of the tag.
        tag: GameResult,
        /// The result after the moves.
        found: GameResult,
    },
    /// A game has no result after its moves.
    #[error("expected a result (`1-0`, `0-1`, `1/2-1/2` or `*`) after the moves of the game")]
    ResultMissing,
    /// There is a result inside a variation.
    #[error("unexpected result inside a variation")]
    ResultInVariation,
    /// An unknown escape.
    #[error("invalid escape (expected one of \\\\ \\\" \\}} \\n \\r \\t \\u{{...}})")]
    Escape,
    /// A comment has no end.
    #[error("unterminated comment")]
    CommentOpen,
    /// A closing character without an opening one.
    #[error("unexpected {found:?}")]
    Stray {
        /// The character.
        found: char,
    },
    /// A variation has no end.
    #[error("unterminated variation")]
    VariationOpen,
    /// A variation does not follow a move that it could replace.
    #[error("a variation must follow the move that it replaces")]
    VariationFirst,
    /// A variation has no moves.
    #[error("variation without moves")]
    VariationEmpty,
    /// Variations are nested too deeply.
    #[error("variations nested more than {} deep", Line::MAX_DEPTH)]
    TooDeep,
    /// A position comes before the first move of its line.
    #[error("a position must follow a move")]
    PositionFirst,
    /// A character that cannot be part of a move.
    #[error("unexpected {found:?} in a move")]
    MoveCharacter {
        /// The character.
        found: char,
    },
    /// There is no move next to a comma.
    #[error("expected a move next to the comma")]
    MoveMissing,
    /// A move is too long.
    #[error("move longer than {} characters", Ply::MAX_TEXT)]
    MoveTooLong,
    /// Digits that are neither a result nor the number of a move.
    #[error("invalid move number: {found} (expected digits and a dot, as in `12.`)")]
    NumberForm {
        /// The text.
        found: Excerpt,
    },
    /// The number of a move is wrong.
    #[error("wrong move number: {found} (the next move is number {expected})")]
    Number {
        /// The number of the next move.
        expected: u64,
        /// The number in the text.
        found: Excerpt,
    },
}
