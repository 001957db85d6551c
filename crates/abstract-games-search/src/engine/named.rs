//! The search for a game given by its name, and a position by its text.
//!
//! ```
//! # #[cfg(feature = "oust")] {
//! use std::ops::ControlFlow;
//!
//! use abstract_games_adapters::engine::{Limits, named};
//!
//! let limits = Limits { nodes: Some(2_000), ..Limits::NONE };
//! let mut on_and_on = |_: named::Event<'_>| ControlFlow::Continue(());
//! let report = named::search("oust:hex-3", "3/4/5/4/3 r", 1, limits, &mut on_and_on)?;
//! let report = report.expect("the game is not over");
//! assert!(report.nodes <= 2_000);
//! let mut game = abstract_games::open("oust:hex-3")?;
//! game.play(&report.best)?;
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::ops::ControlFlow;

use abstract_games::{Playable, Visitor, visit};
use abstract_games_core::{MoveText, NameError};

use super::Limits;

/// What a search found; moves as text.
pub type Report = super::Report<String>;

/// What a search asks or tells; moves as text.
pub type Event<'a> = super::Event<'a, String>;

/// Why there is nothing to search.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NamedError {
    /// The name names no game of this build.
    Name(NameError),
    /// The text is no position of the game; what is wrong with it.
    Position(String),
}

impl std::fmt::Display for NamedError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Name(error) => error.fmt(f),
            Self::Position(reason) => write!(f, "no position: {reason}"),
        }
    }
}

impl std::error::Error for NamedError {}

impl From<NameError> for NamedError {
    fn from(error: NameError) -> Self {
        Self::Name(error)
    }
}

/// [`search`](super::search), by name and text: `Ok(None)` if the game is
/// over.
///
/// # Errors
///
/// If there is no such game in this build, or the text is no position of it.
pub fn search(
    game: &str,
    position: &str,
    seed: u64,
    limits: Limits,
    observer: &mut dyn FnMut(Event<'_>) -> ControlFlow<()>,
) -> Result<Option<Report>, NamedError> {
    visit(
        game,
        Search {
            position,
            seed,
            limits,
            observer,
        },
    )?
}

/// A search of a game whose type is still to come.
struct Search<'a, 'b> {
    position: &'a str,
    seed: u64,
    limits: Limits,
    observer: &'a mut (dyn FnMut(Event<'_>) -> ControlFlow<()> + 'b),
}

impl Visitor for Search<'_, '_> {
    type Output = Result<Option<Report>, NamedError>;

    fn visit<P: Playable>(self, rules: P::Rules) -> Self::Output {
        let position = P::parse_position(rules, self.position)
            .map_err(|error| NamedError::Position(error.to_string()))?;
        let report = super::search(&position, self.seed, self.limits, &mut |event| {
            let text;
            (self.observer)(match event {
                super::Event::Tick => Event::Tick,
                super::Event::Depth(report) => {
                    text = in_text::<P>(rules, report);
                    Event::Depth(&text)
                }
            })
        });
        Ok(report.map(|report| in_text::<P>(rules, &report)))
    }
}

/// The report with its moves as text.
fn in_text<P: Playable>(rules: P::Rules, report: &super::Report<P::Move>) -> Report {
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
