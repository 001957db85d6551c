//! The search for a game given by its name, and a position as text.
//!
//! ```
//! # #[cfg(feature = "oust")] {
//! use std::ops::ControlFlow;
//!
//! use abstract_games_search::engine::{Limits, named};
//!
//! let limits = Limits { nodes: Some(2_000), ..Limits::NONE };
//! let mut observer = |_: named::Progress<'_>| ControlFlow::Continue(());
//! let report = named::search("oust:hex-3", "3/4/5/4/3 r", 1, limits, &mut observer)?;
//! let report = report.expect("the game is in progress");
//! assert!(report.nodes <= 2_000);
//! let mut game = abstract_games::open("oust:hex-3")?;
//! game.play(&report.best)?;
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;

use abstract_games::{Playable, visit};
use abstract_games_core::{InvalidSetup, MoveText};
use abstract_games_toolkit::NameError;
use abstract_games_toolkit::name::GameName;

use super::{Limits, search_with};
use crate::evaluation::by_score;
use crate::minimax::Evaluator;

/// The result of a search, with moves as text.
pub type Report = super::Report<String>;

/// What an observer is called with, with moves as text.
pub type Progress<'a> = super::Progress<'a, String>;

/// Why a search by name fails.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NamedError {
    /// This build has no game of that name.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The text is not a position of the game.
    #[error("invalid position: {source}")]
    Position {
        /// The byte offset of the problem, if it is in the form of the text.
        at: Option<usize>,
        /// The number of the rule that the position violates, if it violates
        /// one.
        rule: Option<&'static str>,
        /// The game's `SetupError`.
        source: Arc<dyn Error + Send + Sync>,
    },
}

/// [`search`](super::search) by name and text. Returns `Ok(None)` if the game
/// is over.
///
/// A game without an [evaluation](crate::evaluation::Evaluate) in this build is searched with
/// [`by_score`].
///
/// # Errors
///
/// Fails if this build has no such game, or the text is not a position of it.
pub fn search(
    game: &str,
    position: &str,
    seed: u64,
    limits: Limits,
    observer: &mut dyn FnMut(Progress<'_>) -> ControlFlow<()>,
) -> Result<Option<Report>, NamedError> {
    visit_evaluated(
        game,
        Search {
            position,
            seed,
            limits,
            observer,
        },
    )?
}

/// A generic function over the type of a game and its evaluation, for games
/// named at run time: a [`Visitor`](abstract_games::Visitor) that also gets an
/// evaluation.
pub trait EvaluatedVisitor {
    /// What [`visit`](Self::visit) returns.
    type Output;

    /// The function, for the game `P` under `rules`.
    fn visit<P: Playable>(self, rules: P::Rules, evaluator: Evaluator<P>) -> Self::Output;
}

/// Calls `visitor` with the type, the rules and the evaluation of the game
/// called `name`; [`visit`] lists the names. The evaluation is the game's own,
/// or [`by_score`] if it has none in this build.
///
/// # Errors
///
/// Fails like [`visit`].
pub fn visit_evaluated<V: EvaluatedVisitor>(
    name: &str,
    visitor: V,
) -> Result<V::Output, NameError> {
    match GameName::parse(name)?.game() {
        #[cfg(feature = "oust")]
        "oust" => Ok(name.parse::<oust::AnyRules>()?.visit(WithOust(visitor))),
        #[cfg(feature = "yonmoque")]
        "yonmoque" => Ok(visitor.visit::<yonmoque::Yonmoque>(name.parse()?, Evaluator::default())),
        #[cfg(feature = "omnigon")]
        "omnigon" => Ok(match name.parse()? {
            omnigon::AnyRules::Published(rules) => {
                visitor.visit::<omnigon::published::Omnigon>(rules, Evaluator::default())
            }
            omnigon::AnyRules::Patent(rules) => {
                visitor.visit::<omnigon::patent::Omnigon>(rules, Evaluator::default())
            }
        }),
        #[cfg(feature = "oxy")]
        "oxy" => Ok(visitor.visit::<oxy::Oxy>(name.parse()?, Evaluator::default())),
        _ => visit(name, WithScore(visitor)),
    }
}

/// Adds the evaluation of Oust.
#[cfg(feature = "oust")]
struct WithOust<V>(V);

#[cfg(feature = "oust")]
impl<V: EvaluatedVisitor> oust::Visitor for WithOust<V> {
    type Output = V::Output;

    fn visit<const W: usize>(self, rules: oust::Rules<W>) -> V::Output {
        self.0.visit::<oust::Oust<W>>(rules, Evaluator::default())
    }
}

/// Adds the evaluation by the score.
struct WithScore<V>(V);

impl<V: EvaluatedVisitor> abstract_games::Visitor for WithScore<V> {
    type Output = V::Output;

    fn visit<P: Playable>(self, rules: P::Rules) -> V::Output {
        self.0.visit::<P>(rules, Evaluator::new(by_score))
    }
}

/// A search of a game known by name.
struct Search<'a, 'b> {
    position: &'a str,
    seed: u64,
    limits: Limits,
    observer: &'a mut (dyn FnMut(Progress<'_>) -> ControlFlow<()> + 'b),
}

impl EvaluatedVisitor for Search<'_, '_> {
    type Output = Result<Option<Report>, NamedError>;

    fn visit<P: Playable>(self, rules: P::Rules, evaluator: Evaluator<P>) -> Self::Output {
        let position =
            P::parse_position(rules, self.position).map_err(|error| NamedError::Position {
                at: error.at(),
                rule: error.rule(),
                source: Arc::new(error),
            })?;
        let report = search_with(
            &position,
            evaluator,
            self.seed,
            self.limits,
            &mut |progress| {
                let text;
                (self.observer)(match progress {
                    super::Progress::Tick => Progress::Tick,
                    super::Progress::Depth(report) => {
                        text = with_text::<P>(rules, report);
                        Progress::Depth(&text)
                    }
                })
            },
        );
        Ok(report.map(|report| with_text::<P>(rules, &report)))
    }
}

/// The report with its moves as text.
fn with_text<P: Playable>(rules: P::Rules, report: &super::Report<P::Move>) -> Report {
    let text = |mv: &P::Move| MoveText::<P>::new(rules, *mv).to_string();
    Report {
        best: text(&report.best),
        pv: report.pv.iter().map(text).collect(),
        depth: report.depth,
        nodes: report.nodes,
        score: report.score,
        time: report.time,
    }
}
