//! What is odd about a record that could be imported, in whole or in part.

use std::fmt;

use crate::records::GameResult;
use crate::{AnyError, Outcome, Player};

/// Which entry of a record's `moves`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entry {
    /// The round, counted from 0.
    pub round: usize,
    /// The seat, counted from 0.
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

/// Something odd, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The entry that it is about, if it is about one.
    pub entry: Option<Entry>,
    /// Which of the moves that commas join in the entry, counted from 0.
    pub part: usize,
    /// What is odd.
    pub kind: RemarkKind,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(entry) = self.entry {
            write!(f, "`{entry}`, move {} of it: ", self.part + 1)?;
        }
        write!(f, "{}", self.kind)
    }
}

/// What is odd about a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RemarkKind {
    /// The turn is over here although its last move captured and another is
    /// possible: OUST-7. Nothing after this is imported.
    #[error("the turn is left unfinished; nothing after it is imported")]
    UnfinishedTurn,
    /// The last move captured and no other is possible: the pass that OUST-8
    /// asks for is not written there, and was added.
    #[error("the turn has to end with a pass, which was added")]
    PassAdded,
    /// The game had ended before this; nothing from here on is imported.
    #[error("the game has ended ({reason}), and {entries} more entries follow{}", if *.passes { ", all of them passes" } else { "" })]
    AfterEnd {
        /// Why the game ended.
        reason: String,
        /// How many entries follow, this one included.
        entries: usize,
        /// Whether all of them are passes, as on a dead board (OUST-10).
        passes: bool,
    },
    /// The other player is to move here; nothing from here on is imported.
    #[error("it is the {0} player's turn here; nothing from here on is imported")]
    WrongPlayer(Player),
    /// This is no move, or not a legal one; nothing from here on is imported.
    #[error("{0}; nothing from here on is imported")]
    Move(AnyError),
    /// The start is given in words of Abstract Play that are no position
    /// string here; no move is imported.
    #[error("the record's `startingPosition` is not known here ({0}); no move is imported")]
    Start(AnyError),
    /// The players' results and the game's differ. The game's is kept.
    #[error("by the players' results it is `{recorded}`, by the rules: {outcome}")]
    ResultDiffers {
        /// What the players' results say.
        recorded: GameResult,
        /// How the game ended.
        outcome: Outcome,
    },
}
