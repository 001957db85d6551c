//! A search for any game: iterative deepening by the crate `minimax`, made repeatable, with limits
//! on time, depth and nodes, and with a callback that can stop it. Unless time is limited, the same
//! seed and limits give the same result on every platform.
//!
//! ```
//! # #[cfg(feature = "yonmoque")] {
//! use std::ops::ControlFlow;
//!
//! use abstract_games_search::engine::{Limits, search};
//! use yonmoque::{Notation, Rules, Yonmoque};
//!
//! let text = "1b1w1/wb3/2wbw/1bw2/4b w 1 1";
//! let game = Yonmoque::parse_position(Rules::STANDARD, text)?;
//! let limits = Limits { depth: Some(3), ..Limits::NONE };
//! let report = search(&game, 0, limits, &mut |_| ControlFlow::Continue(())).unwrap();
//! assert_eq!(report.pv.first(), Some(&report.best));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod control;
mod game;
#[cfg(feature = "named")]
pub mod named;

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use abstract_games_core::Position;
use minimax::{IterativeOptions, IterativeSearch, Strategy};

use crate::AlternatingMove;
use crate::evaluation::Evaluate;
use crate::minimax::Evaluator;
use control::Control;
use game::{Leaf, Searched, before, shuffle};

/// When to stop: at the limit that is reached first.
///
/// During the first ply only the node limit can end a search; time and the [`Observer`] are checked
/// after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// How long to search.
    pub time: Option<Duration>,
    /// How many plies to search, null moves included, at most [`MAX_DEPTH`].
    pub depth: Option<u8>,
    /// How many positions to visit.
    pub nodes: Option<u64>,
}

impl Limits {
    /// No limit: the search ends when it is stopped, the result is proved, or
    /// [`MAX_DEPTH`] is reached.
    pub const NONE: Self = Self {
        time: None,
        depth: None,
        nodes: None,
    };
}

/// The depth at which every search ends.
pub const MAX_DEPTH: u8 = 98;

/// The [`score`](Report::score) of a proved win; a proved loss is `-WON`.
pub const WON: i32 = minimax::BEST_EVAL as i32;

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// The best move, which is legal.
    pub best: M,
    /// The principal variation: the expected moves, the best one first, without
    /// null moves. All are legal in this order. It may be cut short where the
    /// transposition table has lost entries.
    pub pv: Vec<M>,
    /// The number of plies searched completely. If it is 0, not even the first ply was completed,
    /// and `best` is an arbitrary legal move.
    pub depth: u8,
    /// The number of positions visited.
    pub nodes: u64,
    /// How good the position is for the player to move: an
    /// [evaluation](crate::evaluation), or [`WON`] or -[`WON`] if the result is
    /// proved.
    pub score: i32,
    /// How long the search took.
    pub time: Duration,
}

/// What an [`Observer`] is called with.
#[derive(Debug)]
pub enum Progress<'a, M> {
    /// A few milliseconds have passed since the last call.
    Tick,
    /// One more depth is complete.
    Depth(&'a Report<M>),
}

/// A callback that [`search`] calls every few milliseconds once the first depth
/// is complete, and after each depth. Returning [`ControlFlow::Break`] stops
/// the search.
pub type Observer<'a, M> = dyn FnMut(Progress<'_, M>) -> ControlFlow<()> + 'a;

/// Searches for the best move of the player to move, with the game's own
/// [evaluation](Evaluate). Returns `None` if the game is over.
///
/// If only one move is legal and time or nodes are limited, the search ends
/// after one ply.
///
/// Runs on the calling thread. The transposition table takes up to 32 MiB, less
/// for a short search.
#[must_use]
pub fn search<P: Evaluate>(
    position: &P,
    seed: u64,
    limits: Limits,
    observer: &mut Observer<'_, P::Move>,
) -> Option<Report<P::Move>> {
    search_with(position, Evaluator::default(), seed, limits, observer)
}

/// [`search`] with another evaluation.
#[must_use]
pub fn search_with<P: Position>(
    position: &P,
    evaluator: Evaluator<P>,
    seed: u64,
    limits: Limits,
    observer: &mut Observer<'_, P::Move>,
) -> Option<Report<P::Move>> {
    let begin = Instant::now();
    let mut moves: Vec<_> = position.legal_moves().collect();
    shuffle(&mut moves, seed);
    let first = *moves.first()?;
    let mut report = Report {
        best: first,
        pv: vec![first],
        depth: 0,
        nodes: 0,
        score: 0,
        time: Duration::ZERO,
    };
    let forced = moves.len() == 1 && (limits.time, limits.nodes) != (None, None);
    let deepest = match limits.depth {
        _ if forced => 1,
        Some(depth) => depth.clamp(1, MAX_DEPTH),
        None => MAX_DEPTH,
    };
    let control = Control::new(limits, begin, observer);
    let root = Searched::before(position, seed, &control);
    let options = IterativeOptions::new().with_table_byte_size(table_bytes(limits));
    let mut minimax = IterativeSearch::new(Leaf::new(evaluator), options);

    for depth in 1..=deepest {
        // One more ply for the null move before the position.
        minimax.set_max_depth(depth + 1);
        let _ = minimax.choose_move(&root);
        report.nodes = control.nodes();
        report.time = begin.elapsed();
        if control.is_stopped() {
            break;
        }
        let pv = legal_line(position, &minimax.principal_variation());
        if let Some(&best) = pv.first() {
            (report.best, report.pv) = (best, pv);
        }
        report.depth = depth;
        control.first_depth_done();
        report.score = -i32::from(minimax.root_value());
        let flow = control.report(Progress::Depth(&report));
        if flow.is_break() || report.score.abs() == WON || control.should_stop() {
            break;
        }
    }
    Some(report)
}

/// A size for the transposition table that suits the limits: an entry takes 16
/// to 32 bytes, and clearing a large table takes longer than a short search.
fn table_bytes(limits: Limits) -> usize {
    const MAX: u64 = 32 << 20;
    let for_nodes = limits.nodes.map(|nodes| nodes.saturating_mul(32));
    let for_depth = limits.depth.map(|depth| 1 << (16 + 2 * depth.min(5)));
    let millis = limits.time.map(|time| time.as_millis().min(1_000) as u64);
    let for_time = millis.map(|millis| millis << 16);
    let smallest = [for_nodes, for_depth, for_time].into_iter().flatten().min();
    smallest.unwrap_or(MAX).clamp(1 << 16, MAX) as usize
}

/// The moves of a line without its null moves, up to the first that is illegal:
/// the table may have lost an entry, or have one of another position with the
/// same hash.
fn legal_line<P: Position>(position: &P, line: &[AlternatingMove<P::Move>]) -> Vec<P::Move> {
    let mut current = before(position);
    let mut moves = Vec::new();
    for &mv in line {
        if current.play(mv).is_err() {
            break;
        }
        if let AlternatingMove::Move(mv) = mv {
            moves.push(mv);
        }
    }
    moves
}
