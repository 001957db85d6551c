//! Checks files of game records, or prints statistics of them.
//!
//! ```text
//! cargo run --release --example records -- check tests/data/records/games.agr
//! cargo run --release --example records -- stats tests/data/records/*.agr tests/data/records/*.json
//! ```
//!
//! Reads the text format of `docs/records.md` and the JSON of Abstract Play.

mod input;
mod table;

use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

use input::Game;
use table::Table;

/// Check files of game records, or print statistics of them.
#[derive(Parser, Debug)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Replay every game and report errors with their places.
    ///
    /// The exit status is 0 if all games are correct, 1 if some are not, and 2
    /// if a file cannot be read.
    Check(Files),
    /// Print results, lengths and branching for each game name.
    ///
    /// Games with errors are left out, and reported as by `check`.
    Stats(Files),
}

#[derive(clap::Args, Debug)]
struct Files {
    /// The files; `-` means standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The format of the files; `auto` means that of Abstract Play for names
    /// that end in `.json`, and text for others.
    #[arg(long, value_enum, default_value_t = Format::Auto)]
    format: Format,
}

/// The format of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Determined by the name of the file.
    Auto,
    /// The text format of docs/records.md.
    Text,
    /// The JSON of Abstract Play.
    AbstractPlay,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("records: {error}");
            ExitCode::from(2)
        }
    }
}

/// Returns whether all games are correct.
///
/// # Errors
///
/// Fails if a file cannot be read; the message names it.
fn run(arguments: &Arguments) -> Result<bool, String> {
    let (files, stats) = match &arguments.command {
        Command::Check(files) => (files, false),
        Command::Stats(files) => (files, true),
    };
    let mut table = Table::default();
    let mut right = true;
    for path in &files.files {
        let name = path.display().to_string();
        let (mut games, mut wrong) = (0_u64, 0_u64);
        let each = |game: Game| {
            games += 1;
            for remark in &game.remarks {
                eprintln!("{name}: game {games}: {remark}");
            }
            match game.replay {
                Ok(replay) => table.add(&replay, game.result),
                Err(error) => {
                    wrong += 1;
                    match error.place {
                        Some(place) => {
                            eprintln!("{name}:{}:{}: {}", place.line, place.column, error.text);
                        }
                        None => eprintln!("{name}: game {games}: {}", error.text),
                    }
                }
            }
        };
        input::read(path, files.format, each).map_err(|error| format!("{name}: {error}"))?;
        right &= wrong == 0;
        if !stats {
            print(&format!("{name}: {games} games, {wrong} of them wrong\n"))?;
        }
    }
    if stats {
        print(&table.to_string())?;
    }
    Ok(right)
}

fn print(text: &str) -> Result<(), String> {
    let mut out = stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.map_err(|error| error.to_string())
}
