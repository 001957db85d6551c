//! What came of a run, and how it is written.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use crate::figures::Sense;
use crate::stats::Spread;

/// A whole run.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Report {
    /// The processor, as the system names it.
    pub(crate) machine: String,
    /// What the program was compiled for.
    pub(crate) target: String,
    /// How many rounds.
    pub(crate) rounds: usize,
    /// The figures, each with its ratios.
    pub(crate) figures: Vec<Row>,
    /// How large the values of each game are.
    pub(crate) sizes: Vec<Sizes>,
}

/// Bytes of the values of one game.
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
    /// What was measured.
    pub(crate) figure: String,
    /// What was counted.
    pub(crate) unit: String,
    /// Nanoseconds for one.
    pub(crate) nanoseconds: Spread,
    /// Against each yardstick.
    pub(crate) ratios: Vec<Ratio>,
}

/// One figure against one yardstick.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Ratio {
    /// The yardstick.
    pub(crate) against: String,
    /// Nanoseconds for one unit of it, beside this figure.
    pub(crate) yardstick_nanoseconds: Spread,
    /// The ratio, round by round.
    pub(crate) ratio: Spread,
    /// What it says.
    pub(crate) sense: Sense,
    /// What it must reach, if anything.
    pub(crate) bound: Option<f64>,
    /// Whether its median does.
    pub(crate) met: Option<bool>,
}

impl Report {
    /// An empty report about this machine and build.
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

    /// How many floors there are, and how many of them are met.
    fn floors(&self) -> (usize, usize) {
        let met = self.ratios().filter_map(|(_, ratio)| ratio.met);
        met.fold((0, 0), |(all, met), this| {
            (all + 1, met + usize::from(this))
        })
    }

    /// As columns for a terminal, or as a Markdown table. `beside`: another
    /// run, whose ratios get a column.
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

    /// As comma-separated values, a line for each ratio.
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
            written.expect("a string takes everything");
        }
        out
    }

    /// As JSON, which [`Self::read`] reads back.
    pub(crate) fn json(&self) -> String {
        serde_json::to_string_pretty(self).expect("plain data")
    }

    /// Reads what [`Self::json`] wrote.
    ///
    /// # Errors
    ///
    /// If it is something else.
    pub(crate) fn read(json: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(json)
    }
}

/// The line of a table; `first`: whether the figure itself is written too.
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

/// Three digits that mean something.
pub(crate) fn digits(number: f64) -> String {
    match number {
        _ if number >= 100.0 => format!("{number:.0}"),
        _ if number >= 10.0 => format!("{number:.1}"),
        _ if number >= 1.0 => format!("{number:.2}"),
        _ => format!("{number:.3}"),
    }
}

/// Lines of cells, the first of which is the head, in columns.
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

/// The same as a Markdown table.
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
