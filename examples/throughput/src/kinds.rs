//! The kinds of figures: the work of each, and its yardsticks.

use std::rc::Rc;

use abstract_games::{Playable, Visitor, visit};
use rayon::ThreadPool;

use crate::figures::{Comparison, Measurement, Sense};
use crate::games::{self, LastPly};
use crate::report::Sizes;
use crate::roots::Root;
use crate::workload::{Clock, Workload};
use crate::yardsticks;

/// The greatest cost of checked play relative to unchecked play.
const CHECKED: f64 = 1.6;

/// The least speed of two threads relative to one.
const TWO_THREADS: f64 = 1.8;

/// The greatest cost of counting the moves of an Oust position, in flood fills.
const COUNT: f64 = 8.0;

/// The floor of made leaves of Oust, as a multiple of chess.
const OUST_MADE: f64 = 0.25;

/// The greatest cost of a ply on the largest square board, in plies on the default
/// board.
const LARGE_BOARD: f64 = 4.0;

/// The number of random games in one pass on several threads.
const PARALLEL_GAMES: u64 = 2_000;

/// The number of Oust positions in a figure.
const OUST_POSITIONS: usize = 64;

/// How a figure is measured.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// Leaves of perft, against chess and the null game.
    Perft {
        root: Root,
        last: LastPly,
        floor: Option<f64>,
    },
    /// Plies of random games, against ataxx and the null game.
    Playouts { floor: f64 },
    /// Made leaves with every move checked, against unchecked ones.
    Checked { root: Root },
    /// Leaves of perft with a table, against perft without.
    Table { root: Root },
    /// Made leaves on two threads, against one.
    ParallelPerft { root: Root, pool: Rc<ThreadPool> },
    /// Plies of random games on two threads, against one.
    ParallelPlayouts { pool: Rc<ThreadPool> },
    /// Oust: the number of legal moves after this many plies of random games,
    /// against flood fills.
    Counts { plies: u32 },
    /// Oust: leaves of perft to depth 2 from these positions.
    Later { plies: u32, last: LastPly },
    /// Oust: plies of random games on the largest square board, against the
    /// default board.
    LargeBoard,
}

impl Kind {
    /// The clock to time it with.
    pub(crate) fn clock(&self) -> Clock {
        match self {
            Self::ParallelPerft { .. } | Self::ParallelPlayouts { .. } => Clock::Wall,
            _ => Clock::Processor,
        }
    }

    /// The unit of work.
    pub(crate) fn unit(&self) -> &'static str {
        match self {
            Self::Perft { .. }
            | Self::Checked { .. }
            | Self::Table { .. }
            | Self::ParallelPerft { .. }
            | Self::Later { .. } => "leaf",
            Self::Playouts { .. } | Self::ParallelPlayouts { .. } | Self::LargeBoard => "ply",
            Self::Counts { .. } => "position",
        }
    }
}

fn faster(than: impl Into<String>, work: Workload, floor: Option<f64>) -> Comparison {
    Comparison {
        against: than.into(),
        work,
        sense: Sense::Speed,
        bound: floor,
    }
}

fn dearer(than: impl Into<String>, work: Workload, most: Option<f64>) -> Comparison {
    Comparison {
        against: than.into(),
        work,
        sense: Sense::Cost,
        bound: most,
    }
}

/// The yardsticks of leaves: chess and the null game.
fn leaf_yardsticks<P>(last: LastPly, floor: Option<f64>) -> Vec<Comparison> {
    let null = yardsticks::null(size_of::<P>());
    let null_name = format!("null game of {} bytes", null.bytes);
    match last {
        LastPly::Counted => vec![
            faster("chess, bulk", yardsticks::chess_bulk(), floor),
            faster(null_name, null.bulk, None),
        ],
        LastPly::Made | LastPly::Checked => vec![
            faster("chess, made", yardsticks::chess_leaves_made(), floor),
            faster(null_name, null.made, None),
        ],
    }
}

impl Visitor for Kind {
    type Output = Measurement;

    fn visit<P: Playable>(self, rules: P::Rules) -> Measurement {
        let start = P::start(rules);
        let (subject, comparisons) = match self {
            Self::Perft { root, last, floor } => (
                games::perft_of(root.position::<P>(rules), root.depth, root.leaves, last),
                leaf_yardsticks::<P>(last, floor),
            ),
            Self::Playouts { floor } => {
                let null = yardsticks::null(size_of::<P>());
                let comparisons = vec![
                    faster("ataxx, playout", yardsticks::ataxx(), Some(floor)),
                    faster(
                        format!("null game of {} bytes", null.bytes),
                        null.playout,
                        None,
                    ),
                ];
                (games::playouts_of(start), comparisons)
            }
            Self::Checked { root } => {
                let perft = |last| {
                    let position = root.position::<P>(rules);
                    games::perft_of(position, root.depth, root.leaves, last)
                };
                let unchecked = dearer("unchecked", perft(LastPly::Made), Some(CHECKED));
                (perft(LastPly::Checked), vec![unchecked])
            }
            Self::Table { root } => {
                let position = || root.position::<P>(rules);
                let without =
                    games::perft_of(position(), root.depth, root.leaves, LastPly::Counted);
                (
                    games::table_perft_of(position(), root.depth).expecting(root.leaves),
                    vec![faster("without", without, None)],
                )
            }
            Self::ParallelPerft { root, pool } => {
                let position = || root.position::<P>(rules);
                let one = games::perft_of(position(), root.depth, root.leaves, LastPly::Made);
                let two = games::parallel_perft_of(position(), root.depth, pool);
                (
                    two.expecting(root.leaves),
                    vec![faster("one thread", one, Some(TWO_THREADS))],
                )
            }
            Self::ParallelPlayouts { pool } => {
                let one = games::seeded_playouts_of(start.clone(), PARALLEL_GAMES);
                let two = games::parallel_playouts_of(start, PARALLEL_GAMES, pool);
                (two, vec![faster("one thread", one, Some(TWO_THREADS))])
            }
            Self::Counts { plies } => {
                let positions = games::positions_after(&start, plies, OUST_POSITIONS);
                let fill = dearer("one flood fill", yardsticks::flood_fill(), Some(COUNT));
                (games::counts_of(positions), vec![fill])
            }
            Self::Later { plies, last } => {
                let perft = |last| {
                    let positions = games::positions_after(&start, plies, OUST_POSITIONS);
                    let leaves = positions
                        .iter()
                        .map(|p| abstract_games_core::perft(p, 2))
                        .sum();
                    games::perft_of_all(positions, 2, leaves, last)
                };
                let comparisons = match last {
                    LastPly::Checked => {
                        vec![dearer("unchecked", perft(LastPly::Made), Some(CHECKED))]
                    }
                    LastPly::Made => leaf_yardsticks::<P>(last, Some(OUST_MADE)),
                    LastPly::Counted => leaf_yardsticks::<P>(last, None),
                };
                (perft(last), comparisons)
            }
            Self::LargeBoard => {
                let usual = visit("oust", PlayoutsOf).expect("this build has Oust");
                let comparison = dearer("hex-7", usual, Some(LARGE_BOARD));
                (games::playouts_of(start), vec![comparison])
            }
        };
        Measurement {
            subject,
            comparisons,
        }
    }
}

/// The sizes of the types of a game.
pub(crate) struct SizesOf;

impl Visitor for SizesOf {
    type Output = Sizes;

    fn visit<P: Playable>(self, rules: P::Rules) -> Sizes {
        Sizes {
            game: rules.to_string(),
            position: size_of::<P>(),
            one_move: size_of::<P::Move>(),
            moves: size_of::<P::Moves>(),
        }
    }
}

/// The plies of random games.
pub(crate) struct PlayoutsOf;

impl Visitor for PlayoutsOf {
    type Output = Workload;

    fn visit<P: Playable>(self, rules: P::Rules) -> Workload {
        games::playouts_of(P::start(rules))
    }
}
