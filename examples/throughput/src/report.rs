//! The report of a run, and its formats.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use crate::figures::Sense;
use crate::stats::Spread;

/// A whole run.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Report {
    /// The processor, as the system names it.
    pub(crate) machine: String,
    /// The target that the program was compiled for.
    pub(crate) target: String,
    /// The number of rounds.
    pub(crate) rounds: usize,
    /// The figures with their ratios.
    pub(crate) figures: Vec<Row>,
    /// The sizes of the types of each game.
    pub(crate) sizes: Vec<Sizes>,
}

/// The sizes of the types of one game, in bytes.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Sizes {
    /// The game.
    pub(crate) game: String,
    /// A position.
    pub(crate) position: usize,
    /// A move.
    #[serde(rename = "move")]
    pub(crate) one_move: usize,
    /// The iterator over the legal moves.
    pub(crate) moves: usize,
}

/// One figure.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Row {
    /// The game.
    pub(crate) game: String,
    /// The name of the figure.
    pub(crate) figure: String,
    /// The unit of work.
    pub(crate) unit: String,
    /// The nanoseconds for a unit.
    pub(crate) nanoseconds: Spread,
    /// The ratio to each yardstick.
    pub(crate) ratios: Vec<Ratio>,
}

/// One figure against one yardstick.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Ratio {
    /// The yardstick.
    pub(crate) against: String,
    /// The nanoseconds for a unit of the yardstick, measured with this figure.
    pub(crate) yardstick_nanoseconds: Spread,
    /// The ratios of the rounds.
    pub(crate) ratio: Spread,
    /// The meaning of the ratio.
    pub(crate) sense: Sense,
    /// The bound of the ratio, if there is one.
    pub(crate) bound: Option<f64>,
    /// Whether the median meets the bound.
    pub(crate) met: Option<bool>,
}

impl Report {
    /// A report for this machine and build.
    pub(crate) fn new(rounds: usize, figures: Vec<Row>, sizes: Vec<Sizes>) -> Self {
        Self {
            machine: machine(),
            target: target(),
            rounds,
            figures,
            sizes,
        }
    }

    fn ratios(&self) -> impl Iterator<Item = (&Row, &Ratio)> {
        let rows = self.figures.iter();
        rows.flat_map(|row| row.ratios.iter().map(move |ratio| (row, ratio)))
    }

    /// The same figure against the same yardstick in this run.
    fn find(&self, row: &Row, ratio: &Ratio) -> Option<&Ratio> {
        let same = |(r, x): &(&Row, &Ratio)| {
            r.game == row.game && r.figure == row.figure && x.against == ratio.against
        };
        self.ratios().find(same).map(|(_, ratio)| ratio)
    }

    /// The number of floors, and the number of floors that are met.
    fn floors(&self) -> (usize, usize) {
        let met = self.ratios().filter_map(|(_, ratio)| ratio.met);
        met.fold((0, 0), |(all, met), this| {
            (all + 1, met + usize::from(this))
        })
    }

    /// The report as columns for a terminal, or as a Markdown table. The ratios
    /// of the report `beside` are added as a column.
    pub(crate) fn table(&self, beside: Option<&Self>, markdown: bool) -> String {
        let mut lines = vec![self.head(beside)];
        for (row, ratio) in self.ratios() {
            let first = row
                .ratios
                .first()
                .is_some_and(|r| r.against == ratio.against);
            let other = beside.map(|run| run.find(row, ratio));
            lines.push(line(row, ratio, first, other));
        }
        let table = if markdown { piped } else { aligned };
        let (all, met) = self.floors();
        format!(
            "{}, {}, {} rounds\n\n{}\n{met} of {all} floors met\n\n{}",
            self.machine,
            self.target,
            self.rounds,
            table(&lines),
            table(&self.size_lines()),
        )
    }

    fn size_lines(&self) -> Vec<Vec<String>> {
        let head = ["bytes", "position", "move", "legal moves"];
        let mut lines = vec![head.map(String::from).to_vec()];
        for Sizes {
            game,
            position,
            one_move,
            moves,
        } in &self.sizes
        {
            let numbers = [position, one_move, moves].map(ToString::to_string);
            lines.push([game.clone()].into_iter().chain(numbers).collect());
        }
        lines
    }

    fn head(&self, beside: Option<&Self>) -> Vec<String> {
        let mut head = vec![
            "figure".to_string(),
            "ns".to_string(),
            "M/s".to_string(),
            "against".to_string(),
            "ratio".to_string(),
            "least to greatest".to_string(),
            "floor".to_string(),
            "met".to_string(),
        ];
        if let Some(run) = beside {
            head.push(format!("ratio, {}", run.target));
        }
        head
    }

    /// The report as comma-separated values, one line for each ratio.
    pub(crate) fn csv(&self) -> String {
        let mut out = String::from(
            "game,figure,unit,ns,ns_least,ns_greatest,against,against_ns,\
             ratio,ratio_least,ratio_greatest,sense,bound,met\n",
        );
        for (row, ratio) in self.ratios() {
            let (ns, r) = (row.nanoseconds, ratio.ratio);
            let bound = ratio.bound.map(|bound| bound.to_string());
            let met = ratio.met.map(|met| met.to_string());
            let written = writeln!(
                out,
                "{},{},{},{:.4},{:.4},{:.4},\"{}\",{:.4},{:.4},{:.4},{:.4},{},{},{}",
                row.game,
                row.figure,
                row.unit,
                ns.median,
                ns.least,
                ns.greatest,
                ratio.against,
                ratio.yardstick_nanoseconds.median,
                r.median,
                r.least,
                r.greatest,
                ratio.sense.name(),
                bound.unwrap_or_default(),
                met.unwrap_or_default(),
            );
            written.expect("writing to a string cannot fail");
        }
        out
    }

    /// The report as JSON, for [`Self::read`].
    pub(crate) fn json(&self) -> String {
        serde_json::to_string_pretty(self).expect("plain data")
    }

    /// Reads what [`Self::json`] wrote.
    ///
    /// # Errors
    ///
    /// Fails if the text is not such a report.
    pub(crate) fn read(json: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(json)
    }
}

/// A line of the table. Only the `first` line of a figure has its name and times.
fn line(row: &Row, ratio: &Ratio, first: bool, other: Option<Option<&Ratio>>) -> Vec<String> {
    let ns = row.nanoseconds.median;
    let own = |text: String| if first { text } else { String::new() };
    let bound = ratio.bound.map(|bound| match ratio.sense {
        Sense::Speed => format!("at least {bound}"),
        Sense::Cost => format!("at most {bound}"),
    });
    let met = ratio.met.map(|met| if met { "yes" } else { "NO" });
    let mut cells = vec![
        own(format!("{} {}", row.game, row.figure)),
        own(digits(ns)),
        own(digits(1_000.0 / ns)),
        ratio.against.clone(),
        digits(ratio.ratio.median),
        format!(
            "{} to {}",
            digits(ratio.ratio.least),
            digits(ratio.ratio.greatest)
        ),
        bound.unwrap_or_default(),
        met.unwrap_or_default().to_string(),
    ];
    if let Some(other) = other {
        cells.push(
            other
                .map(|ratio| digits(ratio.ratio.median))
                .unwrap_or_default(),
        );
    }
    cells
}

/// Three significant digits.
pub(crate) fn digits(number: f64) -> String {
    match number {
        _ if number >= 100.0 => format!("{number:.0}"),
        _ if number >= 10.0 => format!("{number:.1}"),
        _ if number >= 1.0 => format!("{number:.2}"),
        _ => format!("{number:.3}"),
    }
}

/// A table as aligned columns; the first line is the header.
pub(crate) fn aligned(lines: &[Vec<String>]) -> String {
    let width = |column: usize| lines.iter().map(|cells| cells[column].len()).max();
    let widths: Vec<usize> = (0..lines[0].len()).filter_map(width).collect();
    let mut out = String::new();
    for cells in lines {
        let padded = cells
            .iter()
            .zip(&widths)
            .map(|(cell, &width)| format!("{cell:width$}"));
        let line = padded.collect::<Vec<_>>().join("  ");
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// A table in Markdown; the first line is the header.
pub(crate) fn piped(lines: &[Vec<String>]) -> String {
    let mut out = String::new();
    for (number, cells) in lines.iter().enumerate() {
        out.push_str(&format!("| {} |\n", cells.join(" | ")));
        if number == 0 {
            out.push_str(&format!("|{}\n", "---|".repeat(cells.len())));
        }
    }
    out
}

fn machine() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info
        .lines()
        .find_map(|line| line.strip_prefix("model name"));
    let model = model.map(|name| name.trim_matches([' ', '\t', ':']).to_string());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    format!(
        "{}, {threads} threads",
        model.unwrap_or_else(|| std::env::consts::ARCH.to_string())
    )
}

fn target() -> String {
    let newer = [
        ("popcnt", cfg!(target_feature = "popcnt")),
        ("bmi2", cfg!(target_feature = "bmi2")),
        ("avx2", cfg!(target_feature = "avx2")),
        ("avx512f", cfg!(target_feature = "avx512f")),
    ];
    let on: Vec<&str> = newer
        .iter()
        .filter(|(_, on)| *on)
        .map(|(name, _)| *name)
        .collect();
    match on.as_slice() {
        [] => format!("baseline {}", std::env::consts::ARCH),
        on => format!("{} with {}", std::env::consts::ARCH, on.join(", ")),
    }
}
