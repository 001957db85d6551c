//! Counts the move sequences (perft) of any game, and measures the speed.
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

use abstract_games::{AnyGame, Perft, open};
use clap::Parser;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;

use support::known::KNOWN;

/// Count the move sequences of a game (perft).
///
/// Without arguments, count every game to a moderate depth and compare with the
/// known counts.
#[derive(Parser, Debug)]
struct Arguments {
    /// The name of the game, for example oust:hex-7 or omnigon:1981,grid=staggered.
    #[arg(requires = "depth")]
    game: Option<String>,
    /// The number of moves in a sequence, at most 255.
    #[arg(value_parser = clap::value_parser!(u32).range(..=255))]
    depth: Option<u32>,
    /// Print the count of each legal move.
    #[arg(long)]
    divide: bool,
    /// Play every move of the last ply instead of bulk counting.
    #[arg(long)]
    made: bool,
    /// The number of threads; 0 means one for each core.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Start from this position string.
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

/// Returns whether every count that was checked is right.
fn run(arguments: &Arguments) -> Result<bool, Box<dyn Error>> {
    let pool = rayon::ThreadPoolBuilder::new();
    let pool = pool.num_threads(arguments.threads).build()?;
    let perft = if arguments.made {
        Perft::new().made()
    } else {
        Perft::new()
    };
    match (&arguments.game, arguments.depth) {
        (Some(name), Some(depth)) => {
            let mut game = open(name)?;
            if let Some(position) = &arguments.position {
                game.set_position(position)?;
            }
            game.play_list(&arguments.moves.join(" "))?;
            pool.install(|| count(game.as_ref(), depth, perft, arguments.divide))?;
            Ok(true)
        }
        _ => Ok(pool.install(|| check_known(perft))?),
    }
}

/// Prints the count from one position, the time and the speed.
fn count(game: &dyn AnyGame, depth: u32, perft: Perft, divide: bool) -> std::io::Result<()> {
    let begin = Instant::now();
    let counts = divided(game, depth, perft);
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

/// Compares every game with its known count. Returns whether all are right.
fn check_known(perft: Perft) -> std::io::Result<bool> {
    let mut out = stdout().lock();
    writeln!(
        out,
        "{:<24} {:>5} {:>15} {:>9} {:>14}",
        "game", "depth", "nodes", "seconds", "nodes/s"
    )?;
    let mut right = true;
    for &(name, depth, expected) in KNOWN {
        // This build may lack the game.
        let Ok(game) = open(name) else { continue };
        let begin = Instant::now();
        let nodes: u64 = divided(game.as_ref(), depth, perft).iter().sum();
        let time = begin.elapsed();
        let verdict = if nodes == expected {
            "right".into()
        } else {
            right = false;
            format!("WRONG, expected {expected}")
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

/// Nodes per second, with a unit prefix.
fn speed(nodes: u64, time: Duration) -> String {
    let speed = nodes as f64 / time.as_secs_f64().max(1e-9);
    match speed {
        1e9.. => format!("{:.2} G", speed / 1e9),
        1e6.. => format!("{:.2} M", speed / 1e6),
        1e3.. => format!("{:.2} k", speed / 1e3),
        _ => format!("{speed:.2}"),
    }
}

/// A position some moves after the root, to be counted on any thread.
struct Task {
    /// The index of the root's legal move that leads here.
    root_move: usize,
    game: Box<dyn AnyGame>,
}

/// The count for each legal move of `game`, computed on the current thread
/// pool. For depth 0 the only count is 1.
fn divided(game: &dyn AnyGame, depth: u32, perft: Perft) -> Vec<u64> {
    /// Enough tasks to keep all threads busy and the progress bar moving.
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
            let nodes = task.game.perft(left, perft);
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

/// A progress bar that appears after a while, if stderr is a terminal.
struct Progress {
    bar: ProgressBar,
    begin: Instant,
    shown: OnceLock<()>,
}

impl Progress {
    const DELAY: Duration = Duration::from_secs(1);

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
        if self.begin.elapsed() > Self::DELAY && std::io::stderr().is_terminal() {
            let show = || self.bar.set_draw_target(ProgressDrawTarget::stderr());
            self.shown.get_or_init(show);
        }
    }

    fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
