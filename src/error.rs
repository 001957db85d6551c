//! Why a call on a game opened by name fails.

use std::error::Error;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use abstract_games_core::{
    CitesRule, Excerpt, GameError, InvalidSetup, MoveListError, MoveListProblem,
};

use crate::Player;

/// An error of a game's own type, with the type erased.
///
/// Dereferences to `dyn Error`, so `downcast_ref` gets the typed error back:
///
/// ```
/// # #[cfg(feature = "yonmoque")] {
/// use abstract_games::{MoveError, open, yonmoque};
///
/// let mut game = open("yonmoque")?;
/// game.play("c3")?;
/// let Err(MoveError::Illegal { rule, cause, .. }) = game.play("c3") else {
///     panic!("c3 is occupied");
/// };
/// assert_eq!(rule, "YON-3");
/// assert!(cause.downcast_ref::<yonmoque::IllegalMove>().is_some());
/// # }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Two causes are equal if their texts are.
#[derive(Clone)]
pub struct Cause(Arc<dyn Error + Send + Sync>);

impl Cause {
    pub(crate) fn new(error: impl Error + Send + Sync + 'static) -> Self {
        Self(Arc::new(error))
    }
}

impl Deref for Cause {
    type Target = dyn Error + Send + Sync;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl fmt::Debug for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl PartialEq for Cause {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Cause {}

/// Why a move, given as text, cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// The text is not a move of this game.
    #[error("invalid move {text}: {cause}")]
    Parse {
        /// The beginning of the text.
        text: Excerpt,
        /// The game's `ParseMoveError`.
        #[source]
        cause: Cause,
    },
    /// The move is illegal in this position.
    #[error("illegal move {text}: {cause} ({rule})")]
    Illegal {
        /// The move.
        text: Excerpt,
        /// The number of the rule, as in the game's rule book.
        rule: &'static str,
        /// The game's `IllegalMove`.
        #[source]
        cause: Cause,
    },
    /// The game was stopped at its ply limit.
    #[error("the game was stopped at its limit of {limit} plies")]
    PlyLimit {
        /// The limit.
        limit: usize,
    },
    /// In a list of moves: there is no move next to a comma.
    #[error("expected a move next to the comma")]
    Missing,
    /// In a list of moves: a comma joins the move to a move of the other
    /// player.
    #[error("{text} is joined by a comma, but the turn is over and the {player} player is to move")]
    TurnChange {
        /// The beginning of the move's text.
        text: Excerpt,
        /// The player to move.
        player: Player,
    },
}

impl MoveError {
    /// The number of the rule that forbids the move, if the move is illegal.
    #[must_use]
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Illegal { rule, .. } => Some(rule),
            _ => None,
        }
    }

    pub(crate) fn parse(text: Excerpt, error: impl Error + Send + Sync + 'static) -> Self {
        Self::Parse {
            text,
            cause: Cause::new(error),
        }
    }

    pub(crate) fn illegal<I>(text: Excerpt, error: I) -> Self
    where
        I: Error + CitesRule + Send + Sync + 'static,
    {
        Self::Illegal {
            text,
            rule: error.rule(),
            cause: Cause::new(error),
        }
    }

    pub(crate) fn of_game<I>(text: Excerpt, error: GameError<I>) -> Self
    where
        I: Error + CitesRule + Send + Sync + 'static,
    {
        match error {
            GameError::Illegal(error) => Self::illegal(text, error),
            GameError::PlyLimit { limit } => Self::PlyLimit { limit },
        }
    }
}

/// Why a list of moves cannot be played, and at which of its moves.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number} of the list (byte {at}): {error}")]
pub struct PlayListError {
    /// The number of the move in the list, counting from 1.
    pub number: usize,
    /// The byte offset of the move in the list.
    pub at: usize,
    /// Why it cannot be played.
    #[source]
    pub error: MoveError,
}

impl PlayListError {
    /// The error of a typed list; `illegal` converts the error of a move that
    /// cannot be played.
    pub(crate) fn new<M: Error + Send + Sync + 'static, I>(
        error: MoveListError<M, I>,
        illegal: impl FnOnce(Excerpt, I) -> MoveError,
    ) -> Self {
        let text = error.found;
        Self {
            number: error.number,
            at: error.at,
            error: match error.problem {
                MoveListProblem::Missing => MoveError::Missing,
                MoveListProblem::Parse(error) => MoveError::parse(text, error),
                MoveListProblem::Illegal(error) => illegal(text, error),
                MoveListProblem::TurnChange(player) => MoveError::TurnChange { text, player },
            },
        }
    }
}

/// Why a text is not a position of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid position: {cause}")]
pub struct PositionError {
    /// The byte offset of the mistake in the text, if the mistake is in one
    /// place.
    pub at: Option<usize>,
    /// The number of the rule that the position violates, as in the game's
    /// rule book, or `None` if the text is malformed.
    pub rule: Option<&'static str>,
    /// The game's `SetupError`.
    #[source]
    pub cause: Cause,
}

impl PositionError {
    pub(crate) fn new(error: impl InvalidSetup + Send + Sync + 'static) -> Self {
        Self {
            at: error.at(),
            rule: error.rule(),
            cause: Cause::new(error),
        }
    }
}
