//! Counts move sequences (perft) of any game, and says how fast.
//!
//! ```text
//! cargo run --release --example perft                      # check the known counts
//! cargo run --release --example perft -- oust:hex-7 4
//! cargo run --release --example perft -- omnigon 4 --divide --threads 2
//! ```

mod support;

use std::error::Error;
use std::io::{IsTerminal, Write, stdout};
use std::process::ExitCode;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use abstract_games::{AnyGame, Leaves, open};
use clap::Parser;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;

use support::known::KNOWN;

/// Count the move sequences of a game (perft).
///
/// Without arguments, run a short table over all games and check each count
/// against the known one.
#[derive(Parser, Debug)]
struct Arguments {
    /// The game by name, for instance oust:hex-7 or omnigon:1981,grid=staggered.
    #[arg(requires = "depth")]
    game: Option<String>,
    /// The number of moves in a sequence, at most 255: each takes some of the
    /// stack, and no machine gets that far.
    #[arg(value_parser = clap::value_parser!(u32).range(..=255))]
    depth: Option<u32>,
    /// Print the count for each legal move.
    #[arg(long)]
    divide: bool,
    /// Play every move of the last ply instead of counting them in bulk.
    #[arg(long)]
    made: bool,
    /// Work on this many threads (0: as many as the machine has).
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Begin at this position string instead of the start.
    #[arg(long, requires = "game")]
    position: Option<String>,
    /// Play these moves first.
    #[arg(long, num_args = 1.., requires = "game")]
    moves: Vec<String>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("perft: {error}");
            ExitCode::from(2)
        }
    }
}

/// Says whether every count was right, as far as that was asked.
fn run(arguments: &Arguments) -> Result<bool, Box<dyn Error>> {
    let pool = rayon::ThreadPoolBuilder::new();
    let pool = pool.num_threads(arguments.threads).build()?;
    let leaves = if arguments.made {
        Leaves::Made
    } else {
        Leaves::Counted
    };
    match (&arguments.game, arguments.depth) {
        (Some(name), Some(depth)) => {
            let mut game = open(name)?;
            if let Some(position) = &arguments.position {
                game.set_position(position)?;
            }
            game.play_list(&arguments.moves.join(" "))?;
            pool.install(|| count(game.as_ref(), depth, leaves, arguments.divide))?;
            Ok(true)
        }
        _ => Ok(pool.install(|| check_known(leaves))?),
    }
}

/// Counts from one position and prints the count, the time and the speed.
fn count(game: &dyn AnyGame, depth: u32, leaves: Leaves, divide: bool) -> std::io::Result<()> {
    let begin = Instant::now();
    let counts = divided(game, depth, leaves);
    let time = begin.elapsed();
    let mut out = stdout().lock();
    if divide && depth > 0 {
        for (n, nodes) in counts.iter().enumerate() {
            writeln!(out, "{}: {nodes}", game.nth_move(n).unwrap_or_default())?;
        }
        writeln!(out)?;
    }
    let nodes = counts.iter().sum();
    writeln!(out, "{} perft({depth}) = {nodes}", game.name())?;
    writeln!(
        out,
        "{:.3} s, {} nodes/s",
        time.as_secs_f64(),
        speed(nodes, time)
    )
}

/// Counts what is known of every game and says whether all counts are right.
fn check_known(leaves: Leaves) -> std::io::Result<bool> {
    let mut out = stdout().lock();
    writeln!(
        out,
        "{:<24} {:>5} {:>15} {:>9} {:>14}",
        "game", "depth", "nodes", "seconds", "nodes/s"
    )?;
    let mut right = true;
    for &(name, depth, expected) in KNOWN {
        // A game that this build leaves out is no mistake.
        let Ok(game) = open(name) else { continue };
        let begin = Instant::now();
        let nodes: u64 = divided(game.as_ref(), depth, leaves).iter().sum();
        let time = begin.elapsed();
        let verdict = if nodes == expected {
            "right".into()
        } else {
            right = false;
            format!("WRONG: {expected} is known")
        };
        writeln!(
            out,
            "{name:<24} {depth:>5} {nodes:>15} {:>9.3} {:>14} {verdict}",
            time.as_secs_f64(),
            speed(nodes, time)
        )?;
    }
    Ok(right)
}

/// Nodes a second, with a unit.
fn speed(nodes: u64, time: Duration) -> String {
    let speed = nodes as f64 / time.as_secs_f64().max(1e-9);
    match speed {
        1e9.. => format!("{:.2} G", speed / 1e9),
        1e6.. => format!("{:.2} M", speed / 1e6),
        1e3.. => format!("{:.2} k", speed / 1e3),
        _ => format!("{speed:.2}"),
    }
}

/// A position some moves after the root, to be counted by any thread.
struct Task {
    /// Which legal move of the root leads here.
    root_move: usize,
    game: Box<dyn AnyGame>,
}

/// The count for each legal move of `game`, worked out on the current pool.
/// For depth 0 there is one count, 1.
fn divided(game: &dyn AnyGame, depth: u32, leaves: Leaves) -> Vec<u64> {
    /// Enough tasks to keep threads busy and a progress bar moving.
    const ENOUGH_TASKS: usize = 512;
    if depth == 0 {
        return vec![1];
    }
    let mut tasks: Vec<Task> = children(game)
        .enumerate()
        .map(|(root_move, game)| Task { root_move, game })
        .collect();
    let mut left = depth - 1;
    while left > 1 && !tasks.is_empty() && tasks.len() < ENOUGH_TASKS {
        let split = |task: Task| {
            let root_move = task.root_move;
            let games: Vec<_> = children(task.game.as_ref()).collect();
            games.into_iter().map(move |game| Task { root_move, game })
        };
        tasks = tasks.into_iter().flat_map(split).collect();
        left -= 1;
    }
    let progress = Progress::new(tasks.len());
    let counted: Vec<(usize, u64)> = tasks
        .par_iter()
        .map(|task| {
            let nodes = task.game.perft(left, leaves);
            progress.step();
            (task.root_move, nodes)
        })
        .collect();
    progress.finish();
    let mut counts = vec![0; game.legal_count()];
    for (root_move, nodes) in counted {
        counts[root_move] += nodes;
    }
    counts
}

fn children(game: &dyn AnyGame) -> impl Iterator<Item = Box<dyn AnyGame>> + '_ {
    (0..game.legal_count()).map(|n| {
        let mut child = game.boxed_clone();
        child.play_nth(n);
        child
    })
}

/// A progress bar that appears once the work has taken a while, if a
/// terminal watches.
struct Progress {
    bar: ProgressBar,
    begin: Instant,
    shown: OnceLock<()>,
}

impl Progress {
    const PATIENCE: Duration = Duration::from_secs(1);

    fn new(tasks: usize) -> Self {
        let style = ProgressStyle::with_template("{bar:40} {percent}% {elapsed} (left: {eta})");
        let bar = ProgressBar::hidden();
        bar.set_length(tasks as u64);
        Self {
            bar: style
                .map(|style| bar.clone().with_style(style))
                .unwrap_or(bar),
            begin: Instant::now(),
            shown: OnceLock::new(),
        }
    }

    fn step(&self) {
        self.bar.inc(1);
        if self.begin.elapsed() > Self::PATIENCE && std::io::stderr().is_terminal() {
            let show = || self.bar.set_draw_target(ProgressDrawTarget::stderr());
            self.shown.get_or_init(show);
        }
    }

    fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
