//! One search for any game: iterative deepening by the crate `minimax`, with
//! what that crate lacks. The same seed and limits other than time give the
//! same answer; time, depth and the number of positions are limited; and
//! whoever started the search can stop it.
//!
//! ```
//! # #[cfg(feature = "yonmoque")] {
//! use std::ops::ControlFlow;
//!
//! use abstract_games_adapters::engine::{Limits, WON, search};
//! use yonmoque::{Notation, Yonmoque, Rules};
//!
//! let text = "1b1w1/wb3/2wbw/1bw2/4b w 1 1";
//! let game = Yonmoque::parse_position(Rules::STANDARD, text)?;
//! let limits = Limits { depth: Some(3), ..Limits::NONE };
//! let report = search(&game, 0, limits, &mut |_| ControlFlow::Continue(())).unwrap();
//! assert!(report.pv.first() == Some(&report.best));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod control;
mod game;
#[cfg(feature = "named")]
pub mod named;

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use abstract_games_core::{Notation, PaddedMove, Position, Score};
use minimax::{IterativeOptions, IterativeSearch, Strategy};

use crate::evaluation;
use crate::minimax::Evaluator;
use control::Control;
use game::{Leaf, Searched, before, shuffle};

/// When to stop, whichever comes first.
///
/// Only a limit of nodes can end a search within its first ply: time, and the
/// observer, are asked from then on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// How long to search.
    pub time: Option<Duration>,
    /// How many plies to look ahead, pads counted, up to [`MAX_DEPTH`].
    pub depth: Option<u8>,
    /// How many positions to visit.
    pub nodes: Option<u64>,
}

impl Limits {
    /// Search until it is stopped, the result is proved, or [`MAX_DEPTH`] is
    /// reached.
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

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// The best move: legal.
    pub best: M,
    /// The moves that the search expects, the best one first, pads left out.
    /// All are legal one after the other. Beyond the first they are what its
    /// table still knew.
    pub pv: Vec<M>,
    /// How many plies were looked ahead completely; 0 if even the first was
    /// not finished, and then `best` is any move.
    pub depth: u8,
    /// How many positions were visited.
    pub nodes: u64,
    /// How well the player to move stands: the game's
    /// [evaluation], or [`WON`] or -[`WON`].
    pub score: i32,
    /// How long it took.
    pub time: Duration,
}

/// What a search asks or tells its observer. The observer's answer says
/// whether to go on.
#[derive(Debug)]
pub enum Event<'a, M> {
    /// Some milliseconds have passed, and the first depth is completed.
    Tick,
    /// Another depth is completed.
    Depth(&'a Report<M>),
}

/// How the search works on a move, given to [`search`] and called every few
/// milliseconds.
pub type Observer<'a, M> = dyn FnMut(Event<'_, M>) -> ControlFlow<()> + 'a;

/// Searches a position for the best move of the player to move, with the
/// evaluation that this build has [for its game](evaluation::of). `None` if
/// the game is over.
///
/// A search with a limit of time or nodes that has only one move to choose
/// from ends after one ply.
///
/// It works on the calling thread and takes up to 32 MiB for its table, less
/// for a short search.
#[must_use]
pub fn search<P: Notation + Score>(
    position: &P,
    seed: u64,
    limits: Limits,
    observer: &mut Observer<'_, P::Move>,
) -> Option<Report<P::Move>> {
    let evaluator = Evaluator::new(evaluation::of::<P>());
    search_with(position, evaluator, seed, limits, observer)
}

/// [`search`] with an evaluation of your own.
#[must_use]
pub fn search_with<P: Notation>(
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
        // One more ply for the pad before the position.
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
        control.look_up();
        report.score = -i32::from(minimax.root_value());
        let goes_on = control.tell(Event::Depth(&report));
        if goes_on.is_break() || report.score.abs() == WON || control.look() {
            break;
        }
    }
    Some(report)
}

/// A table that fits the search: an entry takes 16 to 32 bytes, and to clear
/// a large one takes longer than a short search.
fn table_bytes(limits: Limits) -> usize {
    const MOST: u64 = 32 << 20;
    let for_nodes = limits.nodes.map(|nodes| nodes.saturating_mul(32));
    let for_depth = limits.depth.map(|depth| 1 << (16 + 2 * depth.min(5)));
    let millis = limits.time.map(|time| time.as_millis().min(1_000) as u64);
    let for_time = millis.map(|millis| millis << 16);
    let all = [for_nodes, for_depth, for_time].into_iter();
    let fitting = all.flatten().min();
    fitting.unwrap_or(MOST).clamp(1 << 16, MOST) as usize
}

/// The moves of a line without its pads, up to the first that is not legal: a
/// table may have lost a position, or taken another for it.
fn legal_line<P: Position>(position: &P, line: &[PaddedMove<P::Move>]) -> Vec<P::Move> {
    let mut padded = before(position);
    let mut moves = Vec::new();
    for &mv in line {
        if padded.play(mv).is_err() {
            break;
        }
        if let PaddedMove::Move(mv) = mv {
            moves.push(mv);
        }
    }
    moves
}
