//! The record of a game.

use std::str::FromStr;

use super::{GameResult, Item, Line, Ply, Reader, Source, SyntaxError, Tags};
use crate::AnyGame;

/// The record of a game: tags, moves and result.
///
/// The moves are text that no game has checked; [`replay`](Self::replay) checks
/// that they are legal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Record {
    /// The tags.
    pub tags: Tags,
    /// The moves, with comments and variations.
    pub moves: Line,
    /// The result.
    pub result: GameResult,
    /// Where the result was read from.
    pub result_source: Source,
}

impl Record {
    /// A record of the game called `name`, without moves.
    ///
    /// ```
    /// use abstract_games::records::{Record, Tags};
    ///
    /// let mut record = Record::new("yonmoque");
    /// record.tags.set(Tags::FIRST, "Ann")?;
    /// record.moves.push("c3");
    /// assert_eq!(
    ///     record.to_text()?,
    ///     "[Game \"yonmoque\"]\n[First \"Ann\"]\n[Result \"*\"]\n\n1. c3 *\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new(name: &str) -> Self {
        let mut record = Self::default();
        record.set(Tags::GAME, name);
        record
    }

    /// Sets a tag whose name is known to be valid.
    pub(super) fn set(&mut self, name: &str, value: impl Into<String>) {
        let set = self.tags.set(name, value);
        debug_assert!(set.is_ok(), "{name} is the name of a tag");
    }

    /// The record of a game, finished or not: its moves, with those of one turn
    /// joined, its result, and its start if that is not the usual one.
    ///
    /// ```
    /// # #[cfg(feature = "yonmoque")] {
    /// use abstract_games::records::Record;
    ///
    /// let mut game = abstract_games::open("yonmoque")?;
    /// game.play_list("c3 b3")?;
    /// let record = Record::of_game(game.as_ref());
    /// assert!(record.to_text()?.ends_with("\n1. c3 b3 *\n"));
    /// # }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of_game(game: &dyn AnyGame) -> Self {
        let mut record = Self::new(&game.name());
        record.result = game.outcome().into();
        let mut back = game.boxed_clone();
        // The moves with their players, from the last to the first.
        let mut plies = Vec::new();
        while let Some(text) = back.undo() {
            plies.push((back.turn(), text));
        }
        let start = back.position();
        back.reset();
        if start != back.position() {
            record.set(Tags::POSITION, start);
        }
        let mut mover = None;
        for (player, text) in plies.into_iter().rev() {
            match mover {
                Some(last) if last == player => record.moves.push_joined(text),
                _ => record.moves.push(text),
            }
            mover = Some(player);
        }
        record
    }

    /// The name of the game, from the tag `Game`.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        self.tags.get(Tags::GAME)
    }

    /// The moves of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = &Ply> {
        self.moves.moves()
    }

    /// Removes comments and variations.
    pub fn strip(&mut self) {
        let keep = |item: &Item| matches!(item, Item::Moves(_) | Item::Position(_));
        self.moves.items.retain(keep);
    }
}

/// Parses a text that holds exactly one game.
impl FromStr for Record {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        Reader::new(text.as_bytes()).only()
    }
}
