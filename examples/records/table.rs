//! Statistics by the name of the game.

use std::collections::BTreeMap;
use std::fmt;

use abstract_games::records::{GameResult, Replay};

/// The statistics of the games of one name.
#[derive(Default)]
struct Row {
    first: u64,
    second: u64,
    drawn: u64,
    open: u64,
    plies: Vec<u64>,
    turns: u64,
    choices: u64,
}

/// A row for each game.
#[derive(Default)]
pub(crate) struct Table {
    rows: BTreeMap<String, Row>,
}

impl Table {
    /// Adds a game.
    pub(crate) fn add(&mut self, replay: &Replay, result: GameResult) {
        let row = self.rows.entry(replay.game.clone()).or_default();
        *match result {
            GameResult::First => &mut row.first,
            GameResult::Second => &mut row.second,
            GameResult::Draw => &mut row.drawn,
            GameResult::Open => &mut row.open,
        } += 1;
        row.plies.push(replay.plies as u64);
        row.turns += replay.turns as u64;
        row.choices += replay.choices;
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<24} {:>7} {:>7} {:>7} {:>7} {:>7} {:>8} {:>6} {:>6} {:>8} {:>9}",
            "game",
            "games",
            "first",
            "second",
            "draw",
            "open",
            "moves",
            "least",
            "most",
            "turns",
            "branching"
        )?;
        for (name, row) in &self.rows {
            let games = row.plies.len() as f64;
            let plies: u64 = row.plies.iter().sum();
            writeln!(
                f,
                "{name:<24} {games:>7} {:>7} {:>7} {:>7} {:>7} {:>8.1} {:>6} {:>6} {:>8.1} {:>9.1}",
                row.first,
                row.second,
                row.drawn,
                row.open,
                plies as f64 / games,
                row.plies.iter().min().unwrap_or(&0),
                row.plies.iter().max().unwrap_or(&0),
                row.turns as f64 / games,
                row.choices as f64 / plies.max(1) as f64,
            )?;
        }
        writeln!(
            f,
            "\nmoves, turns: mean per game; least, most: moves of the shortest and longest game;\n\
             branching: mean number of legal moves per position"
        )
    }
}
