//! Replaying records, with every move checked.

mod error;
mod through;

pub use error::{ReplayError, ReplayProblem};

use abstract_games_core::Position;

use super::{FormProblem, Item, Record, Source, Tags};
use crate::{AnyGame, ByPlayer, Cause, Outcome, Playable, Visitor, open, visit};
use through::{Through, position};

/// The result of replaying a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The canonical name of the game.
    pub game: String,
    /// The number of moves of the main line.
    pub plies: usize,
    /// The number of turns of the main line: consecutive moves of one player
    /// are one turn.
    pub turns: usize,
    /// The sum of the numbers of legal moves in those positions of the main line in which a move
    /// was made. Divided by `plies`, it is the mean branching factor.
    pub choices: u64,
    /// The number of moves in variations.
    pub variation_plies: usize,
    /// How the game ended by its rules, or `None` if it did not.
    pub outcome: Option<Outcome>,
    /// Why the game ended by its rules.
    pub end_reason: Option<String>,
    /// The score at the end of the main line.
    pub score: ByPlayer<u32>,
    /// The position string of the end of the main line.
    pub position: String,
}

/// One move of a record that is being replayed.
#[derive(Debug)]
pub struct Step<'a, P: Position> {
    /// The number of the move, counting from 1. The first move of a variation
    /// has the number of the move that it replaces.
    pub number: usize,
    /// How deep in variations the move is: 0 in the main line.
    pub depth: usize,
    /// The position before the move.
    pub before: &'a P,
    /// The move.
    pub mv: P::Move,
    /// The position after the move.
    pub after: &'a P,
}

impl Record {
    /// Replays the game, variations included.
    ///
    /// Every move must be legal. If the game ends by its rules, the record must
    /// have that result; a game that does not end may have any result, since
    /// players can resign or agree on one.
    ///
    /// ```
    /// # #[cfg(feature = "yonmoque")] {
    /// use abstract_games::records::Record;
    ///
    /// let record: Record = "[Game \"yonmoque\"]\n\n1. c3 b3 (e1 c3-d4) 3. c3-b2 *".parse()?;
    /// let replay = record.replay()?;
    /// assert_eq!((replay.plies, replay.variation_plies), (3, 2));
    /// assert_eq!(replay.choices, 25 + 24 + 30);
    ///
    /// let record: Record = "[Game \"yonmoque\"]\n\n1. c3 b3 c3-e2 *".parse()?;
    /// let error = record.replay().unwrap_err();
    /// assert!(error.to_string().starts_with("line 3, column 10: move 3: illegal move `c3-e2`: "));
    /// # }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails at the first place at which the game cannot be replayed.
    pub fn replay(&self) -> Result<Replay, ReplayError> {
        struct Run<'a>(&'a Record);

        impl Visitor for Run<'_> {
            type Output = Result<Replay, ReplayError>;

            fn visit<P: Playable>(self, rules: P::Rules) -> Self::Output {
                self.0.play_through::<P>(rules, &mut |_| {})
            }
        }

        visit(self.game_name()?, Run(self)).map_err(|error| self.name_error(error))?
    }

    /// Replays the game as a game of the type `P` and calls `each` with every
    /// move, variations after the move that they replace.
    ///
    /// # Errors
    ///
    /// Fails like [`replay`](Self::replay), and if the record is of another
    /// game. `each` has been called for the moves before the failure.
    pub fn replay_as<P: Playable>(
        &self,
        mut each: impl FnMut(Step<'_, P>),
    ) -> Result<Replay, ReplayError> {
        let rules = self.game_name()?.parse::<P::Rules>();
        self.play_through(rules.map_err(|error| self.name_error(error))?, &mut each)
    }

    /// Replays the record and returns the game at the end of the main line. Its
    /// history goes back to the last position that the record sets.
    ///
    /// # Errors
    ///
    /// Fails like [`replay`](Self::replay).
    pub fn to_game(&self) -> Result<Box<dyn AnyGame>, ReplayError> {
        self.replay()?;
        let mut game = open(self.game_name()?).map_err(|error| self.name_error(error))?;
        let error = |source: Source, problem| ReplayError {
            place: source.0,
            number: None,
            problem,
        };
        let set = |game: &mut dyn AnyGame, position: &str, source| {
            let set = game.set_position(position);
            set.map_err(|e| error(source, ReplayProblem::Position(e)))
        };
        if let Some(tag) = self.tags.tag(Tags::POSITION) {
            set(game.as_mut(), tag.value(), tag.source())?;
        }
        for item in &self.moves.items {
            match item {
                Item::Moves(moves) => {
                    for ply in moves {
                        let played = game.play(&ply.text);
                        played.map_err(|e| error(ply.source, ReplayProblem::Move(e)))?;
                    }
                }
                Item::Position(jump) => set(game.as_mut(), &jump.position, jump.source)?,
                Item::Comment(_) | Item::Variation(_) => {}
            }
        }
        Ok(game)
    }

    fn game_name(&self) -> Result<&str, ReplayError> {
        self.game().ok_or(ReplayError {
            place: None,
            number: None,
            problem: ReplayProblem::Form(FormProblem::NoGame),
        })
    }

    fn name_error(&self, error: impl std::error::Error + Send + Sync + 'static) -> ReplayError {
        ReplayError {
            place: self.tags.tag(Tags::GAME).and_then(|tag| tag.source().0),
            number: None,
            problem: ReplayProblem::Game(Cause::new(error)),
        }
    }

    fn play_through<P: Playable>(
        &self,
        rules: P::Rules,
        each: &mut dyn FnMut(Step<'_, P>),
    ) -> Result<Replay, ReplayError> {
        let mut start = P::start(rules);
        if let Some(tag) = self.tags.tag(Tags::POSITION) {
            start = position(rules, tag.value(), tag.source(), None)?;
        }
        let mut through = Through::new(rules, each);
        let end = through.line(&self.moves, start, 1, 0)?;
        let recorded = self.result;
        if let Some(outcome) = end.outcome() {
            if recorded.outcome() != Some(outcome) {
                return Err(ReplayError {
                    place: self.result_source.0,
                    number: None,
                    problem: ReplayProblem::Result { recorded, outcome },
                });
            }
        }
        Ok(Replay {
            game: rules.to_string(),
            plies: through.plies,
            turns: through.turns,
            choices: through.choices,
            variation_plies: through.variation_plies,
            outcome: end.outcome(),
            end_reason: end.end_reason().map(|reason| reason.to_string()),
            score: end.score(),
            position: end.position_text().to_string(),
        })
    }
}
