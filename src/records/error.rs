//! What can be wrong with a text.

use std::io;

use abstract_games_core::text::Excerpt;

use super::{GameResult, Line, Place, Ply, Tags};

/// Why a record cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The input failed.
    #[error("reading failed: {0}")]
    Io(#[from] io::Error),
    /// The text is not a record.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
}

impl ReadError {
    /// Where the text is wrong, if it is the text.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        match self {
            Self::Io(_) => None,
            Self::Syntax(error) => Some(error.place),
        }
    }
}

/// Where and why a text is not a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct SyntaxError {
    /// Where.
    pub place: Place,
    /// Why.
    pub problem: Problem,
}

/// Why a text is not a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// Bytes that are no character.
    #[error("bytes that are not UTF-8")]
    NotUtf8,
    /// A control character other than a tab or a line end.
    #[error("the control character {found:?} is not allowed, only its escape")]
    Control {
        /// The character.
        found: char,
    },
    /// The game is longer than the reader was told to accept.
    #[error("the game is longer than {most} bytes")]
    TooLong {
        /// The limit.
        most: u64,
    },
    /// There is no game in a text that should hold one.
    #[error("there is no game here")]
    NoRecord,
    /// A text that should hold one game goes on after it.
    #[error("something follows the game's result")]
    SecondRecord,
    /// A tag does not begin with a proper name.
    #[error(
        "the name of a tag is expected: a letter, then letters, digits, `_` and `-`, at most {} in all",
        Tags::MAX_NAME
    )]
    TagName,
    /// A tag's value does not begin with `"`.
    #[error("the value of a tag is expected, in double quotes")]
    TagValue,
    /// A tag's value does not end on its line.
    #[error("the value of this tag does not end on its line")]
    TagOpen,
    /// A tag does not end with `]`.
    #[error("`]` is expected at the end of a tag")]
    TagEnd,
    /// A tag is given twice.
    #[error("tag {name} is given twice")]
    TagRepeated {
        /// Its name.
        name: Excerpt,
    },
    /// A tag stands among the moves; only `Position` can.
    #[error("tag {name} stands among the moves, where only `Position` can")]
    TagLate {
        /// Its name.
        name: Excerpt,
    },
    /// There are moves or a result, and no tag `Game` before them.
    #[error("the tag `Game` is missing before this")]
    NoGame,
    /// The tag `Result` has a value that is no result.
    #[error("{found} is no result: `1-0`, `0-1`, `1/2-1/2` or `*`")]
    NoResult {
        /// Its value.
        found: Excerpt,
    },
    /// The result after the moves is not that of the tag `Result`.
    #[error("the result here is `{found}`, and the tag `Result` says `{tag}`")]
    ResultDiffers {
        /// What the tag says.
        tag: GameResult,
        /// What stands after the moves.
        found: GameResult,
    },
    /// A game has no result after its moves.
    #[error("the game before this has no result (`1-0`, `0-1`, `1/2-1/2` or `*`) after its moves")]
    ResultMissing,
    /// A result stands inside a variation.
    #[error("a result cannot stand in a variation")]
    ResultInVariation,
    /// An escape that does not exist.
    #[error("no such escape; there are \\\\ \\\" \\}} \\n \\r \\t and \\u{{...}}")]
    Escape,
    /// A comment has no end.
    #[error("this comment has no end")]
    CommentOpen,
    /// Something ends here that has not begun.
    #[error("{found:?} ends nothing")]
    Stray {
        /// The character.
        found: char,
    },
    /// A variation has no end.
    #[error("this variation has no end")]
    VariationOpen,
    /// A variation comes before any move that it could replace.
    #[error("a variation must follow the move that it replaces")]
    VariationFirst,
    /// A variation has no moves.
    #[error("this variation has no moves")]
    VariationEmpty,
    /// Variations are nested too deep.
    #[error("variations are nested more than {} deep", Line::MAX_DEPTH)]
    TooDeep,
    /// A position comes before the first move of its line.
    #[error("a position must follow a move")]
    PositionFirst,
    /// A character that no move has.
    #[error("{found:?} cannot stand in a move")]
    MoveCharacter {
        /// The character.
        found: char,
    },
    /// A move is missing beside a comma.
    #[error("a move is missing beside a comma")]
    MoveMissing,
    /// A move is too long.
    #[error("a move has at most {} characters", Ply::MAX_TEXT)]
    MoveTooLong,
    /// Digits that are neither a result nor the number of a move.
    #[error("{found} is neither a result nor the number of a move with its dot (`12.`)")]
    NumberForm {
        /// The text.
        found: Excerpt,
    },
    /// The number of a move is not the one that it has.
    #[error("the next move is number {expected}, not {found}")]
    Number {
        /// The move's number.
        expected: u64,
        /// The number in the text.
        found: Excerpt,
    },
}
