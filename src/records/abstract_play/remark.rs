//! Irregularities of a record that was imported, in whole or in part.

use std::fmt;

use crate::records::GameResult;
use crate::{MoveError, Outcome, Player, PositionError};

/// An entry in the `moves` of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entry {
    /// The round, counting from 0.
    pub round: usize,
    /// The seat, counting from 0.
    pub seat: usize,
}

impl Entry {
    /// The player of the seat.
    #[must_use]
    pub const fn player(self) -> Player {
        match self.seat {
            0 => Player::First,
            _ => Player::Second,
        }
    }
}

/// The path in the record: `moves[3][1]`.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "moves[{}][{}]", self.round, self.seat)
    }
}

/// An irregularity of an imported record, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The entry, if the irregularity is in one.
    pub entry: Option<Entry>,
    /// The index of the move among the comma-joined moves of the entry,
    /// counting from 0.
    pub part: usize,
    /// What is irregular.
    pub kind: RemarkKind,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(entry) = self.entry {
            write!(f, "`{entry}`, move {}: ", self.part + 1)?;
        }
        write!(f, "{}", self.kind)
    }
}

/// What is irregular about an imported record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RemarkKind {
    /// The entry ends although its last move captured and another placement is
    /// possible (OUST-7). Nothing after it is imported.
    #[error("unfinished turn; nothing after it is imported")]
    UnfinishedTurn,
    /// The last move captured and no other placement is possible, so OUST-8
    /// requires a pass. The pass is missing, and was added.
    #[error("missing pass at the end of the turn; it was added")]
    PassAdded,
    /// The game has already ended; nothing from here on is imported.
    #[error("the game has already ended ({reason}); entries left out: {entries}{}", if *.passes { ", all of them passes" } else { "" })]
    AfterEnd {
        /// Why the game ended.
        reason: String,
        /// The number of entries from here on.
        entries: usize,
        /// Whether all of them are passes, as on a dead board (OUST-10).
        passes: bool,
    },
    /// The other player is to move; nothing from here on is imported.
    #[error("the {0} player is to move; nothing from here on is imported")]
    WrongPlayer(Player),
    /// The move is invalid or illegal; nothing from here on is imported.
    #[error("{0}; nothing from here on is imported")]
    Move(#[source] MoveError),
    /// The start is not given as a position string of this crate; no move is
    /// imported.
    #[error("unknown `startingPosition`: {0}; no move is imported")]
    Start(#[source] PositionError),
    /// The players' results differ from the result of the game, which is kept.
    #[error(
        "the players' results are `{recorded}`, but by the rules the game ended with: {outcome}"
    )]
    ResultDiffers {
        /// What the players' results say.
        recorded: GameResult,
        /// How the game ended.
        outcome: Outcome,
    },
}
