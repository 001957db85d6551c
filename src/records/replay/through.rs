//! The walk along the lines of a record.

use abstract_games_core::{MoveListError, Notation, Position, play_moves};

use super::{ReplayError, ReplayProblem, Step};
use crate::records::{FormProblem, Item, Line, Ply, Source};
use crate::{MoveError, PlayListError, Playable, Player, PositionError};

/// Parses a position string of a record, at the move `number`.
pub(super) fn position<P: Notation>(
    rules: P::Rules,
    text: &str,
    source: Source,
    number: Option<usize>,
) -> Result<P, ReplayError> {
    P::parse_position(rules, text).map_err(|error| ReplayError {
        place: source.0,
        number,
        problem: ReplayProblem::Position(PositionError::new(error)),
    })
}

/// A replay under way.
pub(super) struct Through<'a, P: Position> {
    /// The rules of the record's tag `Game`: positions are parsed under these.
    rules: P::Rules,
    each: &'a mut dyn FnMut(Step<'_, P>),
    /// The player who made the last move of the main line.
    mover: Option<Player>,
    pub(super) plies: usize,
    pub(super) turns: usize,
    pub(super) choices: u64,
    pub(super) variation_plies: usize,
}

impl<'a, P: Playable> Through<'a, P> {
    /// A replay that has not begun and calls `each` with every move.
    pub(super) fn new(rules: P::Rules, each: &'a mut dyn FnMut(Step<'_, P>)) -> Self {
        Self {
            rules,
            each,
            mover: None,
            plies: 0,
            turns: 0,
            choices: 0,
            variation_plies: 0,
        }
    }

    /// Plays a line from `current`; its first move has the number `number`.
    /// Returns the position at its end.
    pub(super) fn line(
        &mut self,
        line: &Line,
        mut current: P,
        mut number: usize,
        depth: usize,
    ) -> Result<P, ReplayError> {
        // Where a variation begins.
        let mut before: Option<P> = None;
        for item in &line.items {
            match item {
                Item::Moves(moves) => {
                    self.moves(moves, &mut current, &mut before, number, depth)?;
                    number += moves.len();
                }
                Item::Comment(_) => {}
                Item::Variation(variation) => {
                    let error = |problem| ReplayError {
                        place: variation.moves().next().and_then(|ply| ply.source.0),
                        number: Some(number),
                        problem: ReplayProblem::Form(problem),
                    };
                    if depth == Line::MAX_DEPTH {
                        return Err(error(FormProblem::TooDeep));
                    }
                    let Some(start) = before.clone() else {
                        return Err(error(FormProblem::VariationFirst));
                    };
                    self.line(variation, start, number - 1, depth + 1)?;
                }
                Item::Position(jump) => {
                    current = position(self.rules, &jump.position, jump.source, Some(number))?;
                    before = None;
                }
            }
        }
        Ok(current)
    }

    /// Plays joined moves from `current`, the first of which has the number
    /// `first`. `before` becomes the position before the last of them.
    fn moves(
        &mut self,
        moves: &[Ply],
        current: &mut P,
        before: &mut Option<P>,
        first: usize,
        depth: usize,
    ) -> Result<(), ReplayError> {
        let error = |index: usize, problem| ReplayError {
            place: moves[index].source.0,
            number: Some(first + index),
            problem,
        };
        // Otherwise the text of one move could be read as several.
        if let Some(index) = moves.iter().position(|ply| !Ply::is_move(&ply.text)) {
            return Err(error(index, ReplayProblem::Form(FormProblem::Move)));
        }
        let texts: Vec<&str> = moves.iter().map(|ply| ply.text.as_str()).collect();
        let mut number = first;
        let mut last = current.clone();
        let played = play_moves(current, &texts.join(","), |mv, after| {
            if depth == 0 {
                self.count(&last);
            } else {
                self.variation_plies += 1;
            }
            (self.each)(Step {
                number,
                depth,
                before: &last,
                mv,
                after,
            });
            *before = Some(std::mem::replace(&mut last, after.clone()));
            number += 1;
        });
        played.map(drop).map_err(|list_error: MoveListError<_, _>| {
            let PlayListError {
                number, error: mv, ..
            } = PlayListError::new(list_error, MoveError::illegal);
            error(number - 1, ReplayProblem::Move(mv))
        })
    }

    /// Counts a move of the main line, made in `position`.
    fn count(&mut self, position: &P) {
        self.plies += 1;
        self.choices += position.legal_moves().len() as u64;
        let player = position.turn();
        if self.mover.replace(player) != Some(player) {
            self.turns += 1;
        }
    }
}
