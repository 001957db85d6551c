//! Which records can be written.

use super::{Item, Line, Ply, Record, Tags};

/// Why a record, built by hand or converted from another format, cannot be
/// written as text.
///
/// A record that was parsed from text can always be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("after {plies} moves: {problem}")]
pub struct FormError {
    /// The number of moves before the mistake, counted along its line.
    pub plies: usize,
    /// What is wrong at that move.
    #[source]
    pub problem: FormProblem,
}

/// What is wrong with the form of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FormProblem {
    /// There is no tag `Game`.
    #[error("missing tag `Game`")]
    NoGame,
    /// The text of a move is invalid ([`Ply::is_move`]).
    #[error("invalid text of a move: empty, too long, or with a character that no move has")]
    Move,
    /// An [`Item::Moves`] without moves.
    #[error("empty list of joined moves")]
    NoMoves,
    /// A variation does not follow a move that it could replace.
    #[error("a variation must follow the move that it replaces")]
    VariationFirst,
    /// A variation has no moves.
    #[error("variation without moves")]
    VariationEmpty,
    /// A position comes before the first move of its line.
    #[error("a position must follow a move; the start of a game has a tag")]
    PositionFirst,
    /// Variations are nested too deeply.
    #[error("variations nested more than {} deep", Line::MAX_DEPTH)]
    TooDeep,
}

/// Checks that a record can be written.
pub(super) fn check(record: &Record) -> Result<(), FormError> {
    let start = |problem| FormError { plies: 0, problem };
    if record.tags.get(Tags::GAME).is_none() {
        return Err(start(FormProblem::NoGame));
    }
    // First, since what follows is recursive.
    if record.moves.depth() > Line::MAX_DEPTH {
        return Err(start(FormProblem::TooDeep));
    }
    check_line(&record.moves, 0)
}

fn check_line(line: &Line, before: usize) -> Result<(), FormError> {
    let mut plies = before;
    // Whether there is a move that a variation could replace.
    let mut replaceable = false;
    for item in &line.items {
        let error = |problem| Err(FormError { plies, problem });
        match item {
            Item::Moves(moves) => {
                if moves.is_empty() {
                    return error(FormProblem::NoMoves);
                }
                for ply in moves {
                    if !Ply::is_move(&ply.text) {
                        let problem = FormProblem::Move;
                        return Err(FormError { plies, problem });
                    }
                    plies += 1;
                }
                replaceable = true;
            }
            Item::Comment(_) => {}
            Item::Variation(_) if !replaceable => return error(FormProblem::VariationFirst),
            Item::Variation(line) if line.moves().next().is_none() => {
                return error(FormProblem::VariationEmpty);
            }
            Item::Variation(line) => check_line(line, plies - 1)?,
            Item::Position(_) if plies == before => return error(FormProblem::PositionFirst),
            Item::Position(_) => replaceable = false,
        }
    }
    Ok(())
}
