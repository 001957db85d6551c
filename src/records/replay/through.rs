//! The walk along the lines of a record.

use abstract_games_core::{Notation, Position};

use super::{ReplayError, ReplayProblem, Step};
use crate::records::{Item, Jump, Line, Ply, Source};
use crate::{AnyError, Playable, Player};

/// Reads a position string of a record, at the move `number`.
pub(super) fn position<P: Notation>(
    rules: P::Rules,
    text: &str,
    source: Source,
    number: Option<usize>,
) -> Result<P, ReplayError> {
    P::parse_position(rules, text).map_err(|error| ReplayError {
        place: source.0,
        number,
        problem: ReplayProblem::Position(error.to_string()),
    })
}

/// A replay under way.
pub(super) struct Through<'a, P: Position> {
    each: &'a mut dyn FnMut(Step<'_, P>),
    /// Who made the last move of the main line.
    mover: Option<Player>,
    pub(super) plies: usize,
    pub(super) turns: usize,
    pub(super) choices: u64,
    pub(super) variation_plies: usize,
}

impl<'a, P: Playable> Through<'a, P> {
    /// A replay that has not begun and shows each move to `each`.
    pub(super) fn new(each: &'a mut dyn FnMut(Step<'_, P>)) -> Self {
        Self {
            each,
            mover: None,
            plies: 0,
            turns: 0,
            choices: 0,
            variation_plies: 0,
        }
    }

    /// Plays a line from `current`, its first move having this number.
    /// Returns where it ends.
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
                    let player = current.turn();
                    for ply in moves {
                        let mv = self.read(&current, player, ply, number)?;
                        let last = current.clone();
                        current.play_unchecked(mv);
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
                            after: &current,
                        });
                        before = Some(last);
                        number += 1;
                    }
                }
                Item::Comment(_) => {}
                Item::Variation(variation) => {
                    let error = |problem| ReplayError {
                        place: variation.moves().next().and_then(|ply| ply.source.0),
                        number: Some(number),
                        problem,
                    };
                    if depth == Line::MAX_DEPTH {
                        return Err(error(ReplayProblem::TooDeep));
                    }
                    let Some(start) = before.clone() else {
                        return Err(error(ReplayProblem::VariationFirst));
                    };
                    self.line(variation, start, number - 1, depth + 1)?;
                }
                Item::Position(Jump {
                    position: text,
                    source,
                }) => {
                    current = position(current.rules(), text, *source, Some(number))?;
                    before = None;
                }
            }
        }
        Ok(current)
    }

    /// The move of `ply`, if it is legal and still of `player`'s turn.
    fn read(
        &self,
        position: &P,
        player: Player,
        ply: &Ply,
        number: usize,
    ) -> Result<P::Move, ReplayError> {
        let error = |problem| ReplayError {
            place: ply.source.0,
            number: Some(number),
            problem,
        };
        let mv = P::parse_move(position.rules(), &ply.text).map_err(|reason| {
            error(ReplayProblem::Move(AnyError::NoMove {
                text: ply.text.chars().take(24).collect(),
                reason: reason.to_string(),
            }))
        })?;
        if position.turn() != player && position.outcome().is_none() {
            return Err(error(ReplayProblem::TurnChange(position.turn())));
        }
        position.check(mv).map_err(|reason| {
            let text = position.move_text(mv).to_string();
            error(ReplayProblem::Move(AnyError::illegal(text, &reason)))
        })?;
        Ok(mv)
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
