//! Text: position strings, moves, and lists of moves.

use core::error::Error;
use core::fmt::{self, Debug};

use crate::text::Excerpt;
use crate::{Player, Position};

/// A description of a position that need not be legal, with public fields.
///
/// This is the only way from outside data to a position: text, serde and
/// hand-built positions all become a `Setup` first, and
/// [`validate`](Self::validate) is the one place that checks a game's
/// invariants.
pub trait Setup: Clone + Eq + Debug + Send + Sync + 'static {
    /// The position that it describes.
    type Position: Position;
    /// Why the text is no description, or the description no position.
    type Error: Error + Clone + Eq + Send + Sync + 'static;

    /// Reads a position string.
    ///
    /// # Errors
    ///
    /// What is wrong with its form, and where. All of the text must be used.
    fn parse(rules: <Self::Position as Position>::Rules, text: &str) -> Result<Self, Self::Error>;

    /// Writes the position string, in its canonical form.
    ///
    /// # Errors
    ///
    /// If writing fails.
    fn write(
        &self,
        rules: <Self::Position as Position>::Rules,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result;

    /// Makes the position, if the description obeys the rules.
    ///
    /// # Errors
    ///
    /// Which invariant it breaks, and where.
    fn validate(
        &self,
        rules: <Self::Position as Position>::Rules,
    ) -> Result<Self::Position, Self::Error>;

    /// Describes a position.
    #[must_use]
    fn from_position(position: &Self::Position) -> Self;
}

/// The error of reading a position of `P`.
pub type SetupError<P> = <<P as Notation>::Setup as Setup>::Error;

/// Positions and moves as text.
///
/// Reading is strict: all of the text is used or it is an error, and no text
/// makes it panic. What is written is read back as an equal value.
pub trait Notation: Position {
    /// The description through which positions are read.
    type Setup: Setup<Position = Self>;
    /// Why a text is no move.
    type ParseMoveError: Error + Clone + Eq + Send + Sync + 'static;

    /// Reads one move. Whether it is legal anywhere is another question.
    ///
    /// # Errors
    ///
    /// What is wrong with its form, or with a cell that it names.
    fn parse_move(rules: Self::Rules, text: &str) -> Result<Self::Move, Self::ParseMoveError>;

    /// Writes a move.
    ///
    /// # Errors
    ///
    /// If writing fails.
    fn write_move(rules: Self::Rules, mv: Self::Move, out: &mut dyn fmt::Write) -> fmt::Result;

    /// Reads a position string.
    ///
    /// # Errors
    ///
    /// What is wrong with its form or with the position, and where.
    fn parse_position(rules: Self::Rules, text: &str) -> Result<Self, SetupError<Self>> {
        Self::Setup::parse(rules, text)?.validate(rules)
    }

    /// The description of this position.
    #[must_use]
    fn to_setup(&self) -> Self::Setup {
        Self::Setup::from_position(self)
    }

    /// The position string, to be written.
    #[must_use]
    fn position_text(&self) -> PositionText<'_, Self> {
        PositionText { position: self }
    }

    /// The text of a move under this position's rules, to be written.
    #[must_use]
    fn move_text(&self, mv: Self::Move) -> MoveText<Self> {
        MoveText {
            rules: self.rules(),
            mv,
        }
    }
}

/// Writes a position string: what [`Notation::position_text`] gives.
#[derive(Debug)]
pub struct PositionText<'a, P> {
    position: &'a P,
}

impl<P: Notation> fmt::Display for PositionText<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.to_setup().write(self.position.rules(), f)
    }
}

/// Writes a move: what [`Notation::move_text`] gives.
#[derive(Clone, Copy, Debug)]
pub struct MoveText<P: Position> {
    rules: P::Rules,
    mv: P::Move,
}

impl<P: Notation> MoveText<P> {
    /// The move `mv` under `rules`, to be written.
    #[must_use]
    pub const fn new(rules: P::Rules, mv: P::Move) -> Self {
        Self { rules, mv }
    }
}

impl<P: Notation> fmt::Display for MoveText<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        P::write_move(self.rules, self.mv, f)
    }
}

/// Why a list of moves cannot be played, and at which of its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("byte {at}: move {number} of the list, {found}: {problem}")]
pub struct MoveListError<M, I> {
    /// Where the move begins in the list, in bytes.
    pub at: usize,
    /// Which move of the list it is, counted from 1.
    pub number: usize,
    /// The text of the move.
    pub found: Excerpt,
    /// What is wrong with it.
    pub problem: MoveListProblem<M, I>,
}

/// What is wrong with a move in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveListProblem<M, I> {
    /// There is nothing beside a comma.
    #[error("a move is missing beside a comma")]
    Missing,
    /// It is no move.
    #[error("{0}")]
    Parse(M),
    /// It is not legal there.
    #[error("{0}")]
    Illegal(I),
    /// A comma joins it to a move of the other player.
    #[error("a comma joins moves of one turn, and here the turn has passed to the {0} player")]
    TurnChange(Player),
}

/// The error of [`play_moves`] for the game `P`.
pub type PlayMovesError<P> =
    MoveListError<<P as Notation>::ParseMoveError, <P as Position>::IllegalMove>;

/// Plays a list of moves on `position`: moves separated by spaces, moves of
/// one turn also by commas (`c4,d5 b2`). `played` sees each move and the
/// position after it. Says how many moves there were; an empty list has none.
///
/// # Errors
///
/// The first move that cannot be played; `position` is then unchanged, though
/// `played` has seen the moves before that one.
pub fn play_moves<P: Notation>(
    position: &mut P,
    list: &str,
    mut played: impl FnMut(P::Move, &P),
) -> Result<usize, PlayMovesError<P>> {
    let mut current = position.clone();
    let mut number = 0;
    let mut start = 0;
    for turn in list.split(' ') {
        let mut at = start;
        start += turn.len() + 1;
        if turn.is_empty() {
            continue;
        }
        let player = current.turn();
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
            let mv = P::parse_move(current.rules(), text)
                .map_err(|e| error(MoveListProblem::Parse(e)))?;
            if current.turn() != player && current.outcome().is_none() {
                return Err(error(MoveListProblem::TurnChange(current.turn())));
            }
            current
                .play(mv)
                .map_err(|e| error(MoveListProblem::Illegal(e)))?;
            played(mv, &current);
            at += text.len() + 1;
        }
    }
    *position = current;
    Ok(number)
}
