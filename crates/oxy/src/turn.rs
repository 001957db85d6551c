//! Whole turns: all that a player does before the other may act.

use core::fmt;

use abstract_games_core::text::Excerpt;
use abstract_games_core::{Player, Position};

use crate::Oxy;
use crate::effect::Event;
use crate::illegal::IllegalMove;
use crate::movegen::Moves;
use crate::notation::{Move, ParseMoveError};

/// The greatest number of moves in a turn: an exchange and five slides, or an
/// exchange, four slides and a pass.
pub const MAX_TURN_MOVES: usize = 6;

/// The moves of one player until the other may act, or the game ends.
///
/// Its text has the moves with commas: `c2,c1,d1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    player: Player,
    moves: [Move; MAX_TURN_MOVES],
    len: usize,
    end: Event,
    penalty: u32,
    after: Oxy,
}

impl Turn {
    /// Whose turn it is.
    #[must_use]
    pub const fn player(&self) -> Player {
        self.player
    }

    /// The moves, from the position that was asked to the end of the turn.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.len]
    }

    /// How it ends: one of the events that end turns.
    #[must_use]
    pub const fn end(&self) -> Event {
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

/// A turn of which some moves have been made.
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

    /// Plays one more legal move, and returns the turn if that ends it.
    fn play(&mut self, position: &mut Oxy, mv: Move) -> Option<Turn> {
        let player = position.turn();
        let effect = position.effect_unchecked(mv);
        position.play_unchecked(mv);
        self.moves[self.len] = mv;
        self.len += 1;
        let mut moves = self.moves;
        moves[self.len..].fill(Move::Pass); // so that equal turns are equal
        effect.event.ends_turn().then_some(Turn {
            player,
            moves,
            len: self.len,
            end: effect.event,
            penalty: effect.penalty,
            after: *position,
        })
    }
}

/// All ways to play the present turn to its end, in the order of their moves:
/// the iterator of [`Oxy::turns`].
#[derive(Clone, Debug)]
pub struct Turns {
    /// The position before each move of `partial`, and those of its moves that
    /// have not been looked at; then the same for the move to come.
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
            let mut after = *position;
            match self.partial.play(&mut after, mv) {
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

/// Why a text is not a whole turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("byte {at}: move {number} of the turn, {found}: {problem}")]
pub struct ParseTurnError {
    /// Where the move begins, in bytes.
    pub at: usize,
    /// Which move it is, counted from 1.
    pub number: usize,
    /// Its text.
    pub found: Excerpt,
    /// What is wrong with it.
    pub problem: TurnProblem,
}

/// What is wrong with a move of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TurnProblem {
    /// It is no move.
    #[error(transparent)]
    Parse(ParseMoveError),
    /// It is not legal there.
    #[error(transparent)]
    Illegal(IllegalMove),
    /// It ends the turn, and something follows.
    #[error("the turn is over after this move, and something follows")]
    Surplus,
    /// It is the last one given, and the turn goes on.
    #[error("the turn goes on after this move")]
    Unfinished,
}

impl Oxy {
    /// All ways to play the present turn to its end.
    ///
    /// ```
    /// use oxy::{Event, Oxy, Position, Rules};
    ///
    /// let position = Oxy::start(Rules::CLASSIC);
    /// let quiet = position.turns().filter(|turn| turn.penalty() == 0);
    /// assert!(quiet.clone().all(|turn| turn.end() == Event::TurnOver));
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

    /// Reads a turn, moves joined by commas, that begins here and is complete.
    ///
    /// ```
    /// use oxy::{Oxy, Position, Rules};
    ///
    /// let position = Oxy::start(Rules::CLASSIC);
    /// assert_eq!(position.parse_turn("c2,c1,d1")?.after().turn(), oxy::Player::Second);
    /// assert_eq!(
    ///     position.parse_turn("c2,c3").unwrap_err().to_string(),
    ///     "byte 3: move 2 of the turn, `c3`: the tile on c3 has moved in this turn"
    /// );
    /// # Ok::<(), oxy::ParseTurnError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first move that is not one, is not legal, or ends the turn though
    /// something follows; or the last one, if the turn goes on after it.
    pub fn parse_turn(&self, text: &str) -> Result<Turn, ParseTurnError> {
        let mut position = *self;
        let mut partial = Partial::EMPTY;
        let mut at = 0;
        let mut number = 1;
        let mut rest = text;
        loop {
            let (text, after) = match rest.split_once(',') {
                Some((text, after)) => (text, Some(after)),
                None => (rest, None),
            };
            let error = |problem| ParseTurnError {
                at,
                number,
                found: text.into(),
                problem,
            };
            let mv = text.parse().map_err(|e| error(TurnProblem::Parse(e)))?;
            position
                .check(mv)
                .map_err(|e| error(TurnProblem::Illegal(e)))?;
            match (partial.play(&mut position, mv), after) {
                (Some(turn), None) => return Ok(turn),
                (Some(_), Some(_)) => return Err(error(TurnProblem::Surplus)),
                (None, None) => return Err(error(TurnProblem::Unfinished)),
                (None, Some(after)) => rest = after,
            }
            at += text.len() + 1;
            number += 1;
        }
    }
}
