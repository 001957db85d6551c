//! Plays games between computer players on all cores, and prints statistics.
//!
//! ```text
//! cargo run --release --example selfplay -- oust:hex-4 --games 1000
//! cargo run --release --example selfplay -- yonmoque --first minimax:nodes=5000 \
//!     --second minimax:depth=2 --alternate --records games.txt --csv summary.csv
//! cargo run --release --example selfplay --features mcts -- --first mcts:2000
//! ```
//!
//! The same command plays the same games on any number of threads, unless a
//! player is limited by time.

#[cfg(feature = "mcts")]
mod mcts;
mod play;
mod player;
mod summary;

use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, IsTerminal, Write, stderr, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use abstract_games::Playable;
use abstract_games::records::Writer;
use abstract_games_search::engine::named::{EvaluatedVisitor, visit_evaluated};
use abstract_games_search::minimax::Evaluator;
use clap::Parser;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;

use play::{Played, Table};
use player::PlayerSpec;
use summary::Summary;

/// Play games between computer players, and print statistics.
///
/// The players are `random`; `minimax:LIMIT`, which searches up to the limit
/// `nodes=N`, `depth=N` or `millis=N`; and, if built with `--features mcts`,
/// `mcts:ROLLOUTS`, a Monte Carlo tree search.
#[derive(Parser, Debug)]
struct Arguments {
    /// The name of the game, for example yonmoque or oust:hex-5,pie.
    #[arg(default_value = "oust:hex-4")]
    game: String,
    /// The number of games.
    #[arg(long, short = 'n', default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays first.
    #[arg(long, default_value = "random")]
    first: PlayerSpec,
    /// Who plays second.
    #[arg(long, default_value = "random")]
    second: PlayerSpec,
    /// Let the players change sides after every game.
    #[arg(long)]
    alternate: bool,
    /// The seed of the players.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Stop a game after this many moves.
    #[arg(long, default_value_t = 2_000)]
    max_plies: u32,
    /// Start from this position string.
    #[arg(long)]
    position: Option<String>,
    /// The number of threads; 0 means one for each core.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Write the games to this file, as records.
    #[arg(long)]
    records: Option<PathBuf>,
    /// Write the summary to this file, as comma-separated values.
    #[arg(long)]
    csv: Option<PathBuf>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse(), &mut stdout()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("selfplay: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Box<dyn Error>> {
    // Fail before playing if a file cannot be written.
    let create = |path: &Option<PathBuf>| {
        let create = |path: &PathBuf| {
            File::create(path).map_err(|error| format!("{}: {error}", path.display()))
        };
        path.as_ref().map(create).transpose()
    };
    let records = create(&arguments.records)?;
    let csv = create(&arguments.csv)?;

    let games = visit_evaluated(&arguments.game, AllGames { arguments })??;
    if let Some(file) = records {
        let mut writer = Writer::new(BufWriter::new(file));
        for game in &games {
            writer.write(&game.record)?;
        }
        writer.into_inner().flush()?;
    }
    let summary = Summary::of(&games);
    if let Some(mut file) = csv {
        file.write_all(summary.csv(arguments).as_bytes())?;
    }
    write!(out, "{}", summary.table(arguments))?;
    Ok(())
}

/// Plays all games.
struct AllGames<'a> {
    arguments: &'a Arguments,
}

impl EvaluatedVisitor for AllGames<'_> {
    type Output = Result<Vec<Played>, Box<dyn Error>>;

    fn visit<P: Playable>(self, rules: P::Rules, evaluator: Evaluator<P>) -> Self::Output {
        let arguments = self.arguments;
        let start = match &arguments.position {
            None => P::start(rules),
            Some(text) => P::parse_position(rules, text)
                .map_err(|error| format!("invalid position: {error}"))?,
        };
        let table = Table {
            start,
            evaluator,
            players: [&arguments.first, &arguments.second],
            alternate: arguments.alternate,
            seed: arguments.seed,
            max_plies: arguments.max_plies,
        };
        let progress = progress_bar(arguments.games);
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(arguments.threads)
            .build()?;
        let games = threads.install(|| {
            let numbers = (0..arguments.games).into_par_iter();
            let games = numbers.map(|number| {
                let game = table.play(number);
                progress.inc(1);
                game
            });
            games.collect()
        });
        progress.finish_and_clear();
        Ok(games)
    }
}

fn progress_bar(games: u64) -> ProgressBar {
    let target = match stderr().is_terminal() {
        true => ProgressDrawTarget::stderr(),
        false => ProgressDrawTarget::hidden(),
    };
    let bar = ProgressBar::with_draw_target(Some(games), target);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

#[cfg(all(test, feature = "oust", feature = "yonmoque"))]
mod tests {
    use super::*;

    use abstract_games::records::Reader;

    fn output(arguments: &[&str]) -> String {
        let arguments = Arguments::parse_from([&["selfplay"], arguments].concat());
        let mut out = Vec::new();
        run(&arguments, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    /// The path of a temporary file.
    fn path(name: &str) -> String {
        let name = format!("selfplay-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        path.to_str().unwrap().to_string()
    }

    #[test]
    fn the_same_command_plays_the_same_games() {
        const SECOND: &str = match cfg!(feature = "mcts") {
            true => "mcts:30",
            false => "minimax:depth=1",
        };
        let common = [
            "oust:hex-3",
            "-n",
            "6",
            "--first",
            "minimax:nodes=300",
            "--second",
            SECOND,
            "--alternate",
        ];
        let records = ["one", "two", "other"].map(path);
        let play = |more: &[&str]| output(&[&common, more].concat());
        let one = play(&["--threads", "1", "--records", &records[0]]);
        let two = play(&["--threads", "2", "--records", &records[1]]);
        let other = play(&["--seed", "1", "--records", &records[2]]);
        let texts = records
            .each_ref()
            .map(|path| std::fs::read_to_string(path).unwrap());
        for path in &records {
            std::fs::remove_file(path).unwrap();
        }
        assert_eq!(one, two);
        assert_eq!(texts[0], texts[1]);
        assert_ne!(texts[0], texts[2]);
        assert!(other.contains("games                6"), "{other}");
        let first = format!("[First \"{SECOND}\"]");
        assert_eq!(texts[0].matches(&first).count(), 3);
    }

    #[test]
    fn records_can_be_replayed_and_counted() {
        let (records, csv) = (path("records"), path("csv"));
        let arguments = [
            "yonmoque",
            "-n",
            "12",
            "--max-plies",
            "30",
            "--records",
            &records,
            "--csv",
            &csv,
        ];
        let table = output(&arguments);
        let text = std::fs::read_to_string(&records).unwrap();
        let summary = std::fs::read_to_string(&csv).unwrap();
        std::fs::remove_file(&records).unwrap();
        std::fs::remove_file(&csv).unwrap();
        let (mut games, mut plies, mut unfinished) = (0, 0, 0);
        for record in Reader::new(text.as_bytes()) {
            let record = record.unwrap();
            plies += record.replay().unwrap().plies;
            games += 1;
            unfinished += u32::from(record.result.outcome().is_none());
        }
        assert_eq!(games, 12);
        assert!(
            unfinished > 0 && table.contains(&format!("unfinished           {unfinished} ")),
            "{table}"
        );
        let mean = format!("{:.2}", plies as f64 / 12.0);
        assert!(table.contains(&mean), "{mean}: {table}");
        let lines: Vec<_> = summary.lines().collect();
        assert_eq!(lines.len(), 2);
        let fields = |line: &str| line.split(',').count();
        assert_eq!(fields(lines[0]), fields(lines[1]));
        assert!(
            lines[1].starts_with("\"yonmoque\",\"random\",\"random\",0,12,"),
            "{}",
            lines[1]
        );
    }

    #[test]
    fn the_stronger_player_wins() {
        let arguments = [
            "yonmoque",
            "-n",
            "8",
            "--first",
            "minimax:depth=2",
            "--alternate",
        ];
        let table = output(&arguments);
        let line = table
            .lines()
            .find(|line| line.starts_with("minimax:depth=2 won"))
            .unwrap();
        let won: u32 = line.split_whitespace().nth(2).unwrap().parse().unwrap();
        assert!(won >= 7, "{table}");
    }

    #[test]
    fn invalid_arguments_are_rejected() {
        let error = |arguments: &[&str]| {
            let arguments = Arguments::parse_from([&["selfplay"], arguments].concat());
            run(&arguments, &mut Vec::new()).unwrap_err().to_string()
        };
        assert!(error(&["chess"]).starts_with("unknown game: `chess`"));
        assert!(error(&["yonmoque", "--position", "5 b"]).starts_with("invalid position"));
        assert!(error(&["yonmoque", "--csv", "/no/such/folder/x"]).contains("/no/such/folder/x"));
    }
}
