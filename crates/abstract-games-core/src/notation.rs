//! Text: position strings, moves, and lists of moves.

use core::error::Error;
use core::fmt::{self, Debug, Display};
use core::str::FromStr;

use crate::{Excerpt, Player, Position};

/// Why a setup is invalid, or text is not a position string.
pub trait InvalidSetup: Error {
    /// The number of the rule that the setup violates, or `None` if the text is
    /// malformed.
    fn rule(&self) -> Option<&'static str> {
        None
    }

    /// The byte offset of the problem, if the text is malformed.
    fn at(&self) -> Option<usize> {
        None
    }
}

/// Rule sets, positions and moves as text.
///
/// Parsing is strict: all of the text must be used, and no text makes it panic.
/// Text that was written parses to an equal value.
///
/// The `Display` of a rule set is the canonical name of the game
/// (`oust:hex-5,pie`); `FromStr` accepts any of its names and fails for the
/// name of another game.
pub trait Notation: Position<Rules: Display + FromStr<Err: Error + Send + Sync + 'static>> {
    /// A position that need not be valid, with public fields: the only way
    /// from outside data to a position. Text, serde and positions built by hand
    /// all become a setup, and [`from_setup`](Self::from_setup) is the one
    /// place that checks a game's invariants.
    type Setup: Clone + Eq + Debug + Send + Sync + 'static;
    /// Why text is not a position string, or a setup not a position.
    type SetupError: InvalidSetup + Clone + Eq + Send + Sync + 'static;
    /// Why text is not a move.
    type ParseMoveError: Error + Clone + Eq + Send + Sync + 'static;

    /// Parses one move. Whether it is legal in a position is a separate
    /// question.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the text, or with a cell in it.
    fn parse_move(rules: Self::Rules, text: &str) -> Result<Self::Move, Self::ParseMoveError>;

    /// Writes a move.
    ///
    /// # Errors
    ///
    /// Fails only if `out` does.
    fn write_move(rules: Self::Rules, mv: Self::Move, out: &mut dyn fmt::Write) -> fmt::Result;

    /// Parses a position string without validating it.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the text, and where.
    fn parse_setup(rules: Self::Rules, text: &str) -> Result<Self::Setup, Self::SetupError>;

    /// Writes the canonical position string of a setup.
    ///
    /// # Errors
    ///
    /// Fails only if `out` does.
    fn write_setup(
        rules: Self::Rules,
        setup: &Self::Setup,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result;

    /// Validates a setup.
    ///
    /// # Errors
    ///
    /// Returns which invariant the setup violates, and where.
    fn from_setup(rules: Self::Rules, setup: &Self::Setup) -> Result<Self, Self::SetupError>;

    /// The setup of this position.
    #[must_use]
    fn to_setup(&self) -> Self::Setup;

    /// Parses and validates a position string.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the text or the position, and where.
    fn parse_position(rules: Self::Rules, text: &str) -> Result<Self, Self::SetupError> {
        Self::from_setup(rules, &Self::parse_setup(rules, text)?)
    }

    /// The position string, as a value that can be displayed.
    #[must_use]
    fn position_text(&self) -> PositionText<'_, Self> {
        PositionText { position: self }
    }

    /// The text of a move under this position's rules, as a value that can be
    /// displayed.
    #[must_use]
    fn move_text(&self, mv: Self::Move) -> MoveText<Self> {
        MoveText::new(self.rules(), mv)
    }
}

/// Displays a position string: the result of [`Notation::position_text`].
#[derive(Debug)]
pub struct PositionText<'a, P> {
    position: &'a P,
}

impl<P: Notation> Display for PositionText<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        P::write_setup(self.position.rules(), &self.position.to_setup(), f)
    }
}

/// Displays a move: the result of [`Notation::move_text`].
#[derive(Clone, Copy, Debug)]
pub struct MoveText<P: Position> {
    rules: P::Rules,
    mv: P::Move,
}

impl<P: Notation> MoveText<P> {
    /// The text of the move `mv` under `rules`.
    #[must_use]
    pub const fn new(rules: P::Rules, mv: P::Move) -> Self {
        Self { rules, mv }
    }
}

impl<P: Notation> Display for MoveText<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        P::write_move(self.rules, self.mv, f)
    }
}

/// Why a list of moves cannot be played, and at which of its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number} ({found} at byte {at}): {problem}")]
pub struct MoveListError<M, I> {
    /// The byte offset of the move in the list.
    pub at: usize,
    /// The number of the move in the list, counting from 1.
    pub number: usize,
    /// The text of the move.
    pub found: Excerpt,
    /// What is wrong with it.
    pub problem: MoveListProblem<M, I>,
}

/// What is wrong with a move in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveListProblem<M, I> {
    /// There is no move next to a comma.
    #[error("expected a move next to the comma")]
    Missing,
    /// The text is not a move.
    #[error("{0}")]
    Parse(M),
    /// The move cannot be played there.
    #[error("{0}")]
    Illegal(I),
    /// A comma joins the move to a move of the other player.
    #[error("a comma joins moves of one turn, but the {0} player is to move here")]
    TurnChange(Player),
}

/// Plays a list of moves: moves separated by spaces, moves of one turn also by
/// commas (`c4,d5 b2`). Calls `played` with each move and the position after
/// it. Returns the number of moves; an empty list has none.
///
/// # Errors
///
/// Returns the first move that cannot be played. In that case `position` is
/// unchanged, but `played` has been called for the moves before that one.
pub fn play_moves<P: Notation>(
    position: &mut P,
    list: &str,
    mut played: impl FnMut(P::Move, &P),
) -> Result<usize, MoveListError<P::ParseMoveError, P::IllegalMove>> {
    let mut current = position.clone();
    let count = play_list(
        &mut current,
        |position| position,
        list,
        |current, mv| {
            current.play(mv)?;
            played(mv, current);
            Ok(())
        },
    )?;
    *position = current;
    Ok(count)
}

/// Parses a list of moves and calls `play` with each; `position` returns the
/// current position of `game`. Returns the number of moves.
pub(crate) fn play_list<G, P: Notation, I>(
    game: &mut G,
    position: impl Fn(&G) -> &P,
    list: &str,
    mut play: impl FnMut(&mut G, P::Move) -> Result<(), I>,
) -> Result<usize, MoveListError<P::ParseMoveError, I>> {
    let rules = position(game).rules();
    let mut number = 0;
    let mut start = 0;
    for turn in list.split(' ') {
        let mut at = start;
        start += turn.len() + 1;
        if turn.is_empty() {
            continue;
        }
        let player = position(game).turn();
        for text in turn.split(',') {
            number += 1;
            let error = |problem| MoveListError {
                at,
                number,
                found: text.into(),
                problem,
            };
            if text.is_empty() {
                return Err(error(MoveListProblem::Missing));
            }
            let mv = P::parse_move(rules, text).map_err(|e| error(MoveListProblem::Parse(e)))?;
            let current = position(game);
            if current.turn() != player && current.outcome().is_none() {
                return Err(error(MoveListProblem::TurnChange(current.turn())));
            }
            play(game, mv).map_err(|e| error(MoveListProblem::Illegal(e)))?;
            at += text.len() + 1;
        }
    }
    Ok(number)
}
