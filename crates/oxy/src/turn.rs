//! Whole turns: everything a player does before the opponent may act.

use core::fmt;

use abstract_games_core::{MoveListError, Player, Position, play_moves};

use crate::Oxy;
use crate::effect::{Effect, MoveResult};
use crate::illegal::IllegalMove;
use crate::movegen::Moves;
use crate::moves::{Move, ParseMoveError};

/// The greatest number of moves in a turn: an exchange and five slides, or an
/// exchange, four slides and a pass.
pub const MAX_TURN_MOVES: usize = 6;

/// The moves of one player until the opponent may act, or the game ends.
///
/// `Display` joins the moves with commas: `c2,c1,d1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    player: Player,
    moves: [Move; MAX_TURN_MOVES],
    len: usize,
    end: MoveResult,
    penalty: u32,
    after: Oxy,
}

impl Turn {
    /// The player whose turn it is.
    #[must_use]
    pub const fn player(&self) -> Player {
        self.player
    }

    /// The moves, from the position that the turn was generated from.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.len]
    }

    /// How it ends.
    #[must_use]
    pub const fn end(&self) -> MoveResult {
        self.end
    }

    /// The penalty points that it costs the player.
    #[must_use]
    pub const fn penalty(&self) -> u32 {
        self.penalty
    }

    /// The position after it.
    #[must_use]
    pub const fn after(&self) -> &Oxy {
        &self.after
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, mv) in self.moves().iter().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            write!(f, "{comma}{mv}")?;
        }
        Ok(())
    }
}

/// The first moves of a turn.
#[derive(Clone, Debug)]
struct Partial {
    moves: [Move; MAX_TURN_MOVES],
    len: usize,
}

impl Partial {
    const EMPTY: Self = Self {
        moves: [Move::Pass; MAX_TURN_MOVES],
        len: 0,
    };

    /// Adds the move that led from `before` to `after`, and returns the turn if
    /// that ends it.
    fn add(&mut self, before: &Oxy, mv: Move, after: &Oxy) -> Option<Turn> {
        let effect = Effect::of(before, mv, after);
        self.moves[self.len] = mv;
        self.len += 1;
        let mut moves = self.moves;
        moves[self.len..].fill(Move::Pass); // so that equal turns are equal
        effect.ends_turn.then_some(Turn {
            player: before.turn(),
            moves,
            len: self.len,
            end: effect.result,
            penalty: effect.penalty,
            after: *after,
        })
    }
}

/// All ways to play the current turn to its end, in the order of their moves:
/// the iterator of [`Oxy::turns`].
#[derive(Clone, Debug)]
pub struct Turns {
    /// The position before each move of `partial` and its remaining moves; then
    /// the same for the next move.
    stack: [Option<(Oxy, Moves)>; MAX_TURN_MOVES],
    partial: Partial,
}

impl Iterator for Turns {
    type Item = Turn;

    fn next(&mut self) -> Option<Turn> {
        loop {
            let depth = self.partial.len;
            let (position, moves) = self.stack[depth].as_mut()?;
            let Some(mv) = moves.next() else {
                self.stack[depth] = None;
                self.partial.len = depth.checked_sub(1)?;
                continue;
            };
            let before = *position;
            let mut after = before;
            after.play_unchecked(mv);
            match self.partial.add(&before, mv, &after) {
                Some(turn) => {
                    self.partial.len = depth;
                    return Some(turn);
                }
                None => self.stack[depth + 1] = Some((after, after.legal_moves())),
            }
        }
    }
}

impl core::iter::FusedIterator for Turns {}

/// Why text is not a whole turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseTurnError {
    /// One of the moves cannot be played.
    #[error(transparent)]
    Move(#[from] MoveListError<ParseMoveError, IllegalMove>),
    /// A move ends the turn, and more moves follow.
    #[error("the turn is over after move {number}, but more moves follow")]
    Surplus {
        /// The number of the move that ends the turn, counting from 1.
        number: usize,
    },
    /// The turn is not over after the last move, or there is no move.
    #[error("the turn is not over after the last move")]
    Unfinished,
}

impl Oxy {
    /// All ways to play the current turn to its end.
    ///
    /// ```
    /// use oxy::MoveResult;
    /// use oxy::prelude::*;
    ///
    /// let position = Oxy::start(Rules::CLASSIC);
    /// let quiet = position.turns().filter(|turn| turn.penalty() == 0);
    /// assert!(quiet.clone().all(|turn| turn.end() == MoveResult::TurnOver));
    /// assert_eq!(quiet.map(|turn| turn.to_string()).next().as_deref(), Some("c2,c1,b1"));
    /// ```
    #[must_use]
    pub fn turns(&self) -> Turns {
        let mut stack = [const { None }; MAX_TURN_MOVES];
        stack[0] = Some((*self, self.legal_moves()));
        Turns {
            stack,
            partial: Partial::EMPTY,
        }
    }

    /// Parses a whole turn that begins here: moves joined by commas.
    ///
    /// ```
    /// use oxy::prelude::*;
    ///
    /// let position = Oxy::start(Rules::CLASSIC);
    /// assert_eq!(position.parse_turn("c2,c1,d1")?.after().turn(), Player::Second);
    /// assert_eq!(
    ///     position.parse_turn("c2,c3").unwrap_err().to_string(),
    ///     "move 2 (`c3` at byte 3): the tile on c3 has already moved in this turn"
    /// );
    /// # Ok::<(), oxy::ParseTurnError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns the first move that cannot be played, or an error if the turn ends before the last
    /// move or is not over after it.
    pub fn parse_turn(&self, text: &str) -> Result<Turn, ParseTurnError> {
        let mut before = *self;
        let mut partial = Partial::EMPTY;
        let mut turn = None;
        let mut end = *self;
        let played = play_moves(&mut end, text, |mv, after| {
            if turn.is_none() {
                turn = partial.add(&before, mv, after);
                before = *after;
            }
        });
        match (played, turn) {
            // The first turn is complete, so the error is in what follows.
            (Ok(count), Some(turn)) if count == turn.len => Ok(turn),
            (_, Some(turn)) => Err(ParseTurnError::Surplus { number: turn.len }),
            (Ok(_), None) => Err(ParseTurnError::Unfinished),
            (Err(error), None) => Err(error.into()),
        }
    }
}
