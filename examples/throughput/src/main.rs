//! Measures how fast the games are, side by side with other programs.
//!
//! ```text
//! cargo run --release --example throughput
//! cargo run --release --example throughput -- --games yonmoque,oxy --rounds 9
//! cargo run --release --example throughput -- --quick --format csv
//! cargo run --release --example throughput -- --scaling --plot docs/oust-scaling.svg
//! ```
//!
//! Every figure is timed in slices, with slices of its yardsticks before,
//! between and after them, and reported as a ratio, so that the load of the
//! machine affects both alike. `docs/performance.md` explains the figures.

mod figures;
mod games;
mod kinds;
mod null;
mod report;
mod roots;
mod scaling;
mod stats;
mod workload;
mod yardsticks;

use std::error::Error;
use std::io::{IsTerminal, stderr};
use std::path::PathBuf;
use std::time::Duration;

use abstract_games::{NameError, visit};
use clap::{Parser, ValueEnum};

use figures::Figure;
use kinds::SizesOf;
use report::{Ratio, Report, Row, Sizes};
use stats::Spread;
use workload::{Clock, Pace, measure};

/// Measure the games against cozy-chess, board-game's ataxx and a game without
/// rules, and check the floors.
#[derive(Parser, Debug)]
#[command(about, long_about = None)]
struct Arguments {
    /// Only the games whose names begin with one of these, separated by commas.
    #[arg(long, value_delimiter = ',')]
    games: Vec<String>,
    /// Only the figures with these names, separated by commas.
    #[arg(long, value_delimiter = ',')]
    figures: Vec<String>,
    /// The number of measurements of each figure.
    #[arg(long)]
    rounds: Option<usize>,
    /// A smoke test, not a measurement: lower depths, shorter times, two rounds.
    #[arg(long)]
    quick: bool,
    /// The output format.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// A JSON report whose ratios are added to the table as a column.
    #[arg(long, value_name = "FILE")]
    beside: Option<PathBuf>,
    /// Measure the cost of a ply of Oust on each board instead of the figures.
    #[arg(long)]
    scaling: bool,
    /// Write a plot of it to this file.
    #[arg(long, value_name = "FILE", requires = "scaling")]
    plot: Option<PathBuf>,
    /// Do the work of the figures this many times, untimed, and print the number
    /// of units; for tools that count instructions.
    #[arg(long, value_name = "TIMES")]
    work: Option<u64>,
    /// List the figures.
    #[arg(long)]
    list: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Markdown,
    Csv,
    Json,
}

impl Arguments {
    fn pace(&self, clock: Clock) -> Pace {
        let (subject, yardstick) = if self.quick { (10, 5) } else { (200, 50) };
        Pace {
            clock,
            subject: Duration::from_millis(subject),
            yardstick: Duration::from_millis(yardstick),
        }
    }

    fn rounds(&self) -> usize {
        let usual = if self.quick { 2 } else { 5 };
        self.rounds.unwrap_or(usual).max(1)
    }

    fn wants(&self, figure: &Figure) -> bool {
        let begins = |start: &String| figure.game.starts_with(start.as_str());
        let is = |name: &String| figure.name == name;
        (self.games.is_empty() || self.games.iter().any(begins))
            && (self.figures.is_empty() || self.figures.iter().any(is))
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse();
    let markdown = arguments.format == Format::Markdown;
    if arguments.scaling {
        let boards = scaling::run(arguments.rounds(), arguments.pace(Clock::Processor));
        print!("{}", scaling::table(&boards, markdown));
        if let Some(file) = &arguments.plot {
            std::fs::write(file, scaling::plot(&boards))?;
        }
        return Ok(());
    }
    let mut figures = figures::all(arguments.quick);
    figures.retain(|figure| arguments.wants(figure));
    if arguments.list {
        figures
            .iter()
            .for_each(|figure| println!("{}", figure.id()));
        return Ok(());
    }
    if let Some(times) = arguments.work {
        return work(&figures, times);
    }
    let beside = match &arguments.beside {
        Some(file) => Some(Report::read(&std::fs::read_to_string(file)?)?),
        None => None,
    };
    let rows = run(&figures, arguments.rounds(), |clock| arguments.pace(clock))?;
    let sizes = sizes(&figures)?;
    let report = Report::new(arguments.rounds(), rows, sizes);
    match arguments.format {
        Format::Text | Format::Markdown => print!("{}", report.table(beside.as_ref(), markdown)),
        Format::Csv => print!("{}", report.csv()),
        Format::Json => println!("{}", report.json()),
    }
    Ok(())
}

/// Does the work of each figure, untimed.
fn work(figures: &[Figure], times: u64) -> Result<(), Box<dyn Error>> {
    for figure in figures {
        let subject = figure.build()?.subject;
        let units: u64 = (0..times).map(|_| subject.pass()).sum();
        println!("{} {units} {}", figure.id(), figure.kind.unit());
    }
    Ok(())
}

/// The sizes of the types of the games that have figures.
fn sizes(figures: &[Figure]) -> Result<Vec<Sizes>, NameError> {
    let mut games: Vec<&str> = figures.iter().map(|figure| figure.game).collect();
    games.dedup();
    let sizes = games.into_iter().map(|game| visit(game, SizesOf));
    sizes.collect()
}

/// Measures all figures once per round.
fn run(
    figures: &[Figure],
    rounds: usize,
    pace: impl Fn(Clock) -> Pace,
) -> Result<Vec<Row>, Box<dyn Error>> {
    // For each figure and round, the nanoseconds of the work and its yardsticks.
    let mut times = vec![Vec::new(); figures.len()];
    let built: Result<Vec<_>, _> = figures.iter().map(Figure::build).collect();
    let built = built?;
    for round in 1..=rounds {
        for (number, measurement) in built.iter().enumerate() {
            if stderr().is_terminal() {
                eprint!("round {round} of {rounds}, {:40}\r", figures[number].id());
            }
            let comparisons = measurement.comparisons.iter();
            let yardsticks: Vec<_> = comparisons.map(|comparison| &comparison.work).collect();
            let pace = pace(figures[number].kind.clock());
            times[number].push(measure(&measurement.subject, &yardsticks, pace));
        }
    }
    if stderr().is_terminal() {
        eprintln!();
    }
    let rows = figures.iter().zip(&built).zip(&times);
    let rows = rows.map(|((figure, measurement), times)| {
        let ratios = measurement.comparisons.iter().enumerate();
        let ratios = ratios.map(|(number, comparison)| {
            let sense = comparison.sense;
            let ratio = times
                .iter()
                .map(|(own, others)| sense.ratio(*own, others[number]));
            let ratio = Spread::of(ratio);
            let meets = |bound| sense.meets(ratio.median, bound);
            Ratio {
                against: comparison.against.clone(),
                yardstick_nanoseconds: Spread::of(times.iter().map(|(_, others)| others[number])),
                ratio,
                sense,
                bound: comparison.bound,
                met: comparison.bound.map(meets),
            }
        });
        Row {
            game: figure.game.to_string(),
            figure: figure.name.to_string(),
            unit: figure.kind.unit().to_string(),
            nanoseconds: Spread::of(times.iter().map(|(own, _)| *own)),
            ratios: ratios.collect(),
        }
    });
    Ok(rows.collect())
}
