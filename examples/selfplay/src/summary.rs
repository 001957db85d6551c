//! Statistics of many games.

use std::fmt::Write;

use abstract_games::{Outcome, Player};

use crate::Arguments;
use crate::play::Played;

/// Statistics of all games.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Summary {
    games: usize,
    first_wins: usize,
    second_wins: usize,
    draws: usize,
    /// The games that were stopped.
    unfinished: usize,
    /// The wins of the two players, on either side.
    player_wins: [usize; 2],
    mean_plies: f64,
    /// The standard deviation of the plies.
    spread: f64,
    shortest: u32,
    longest: u32,
    mean_turns: f64,
    /// The mean number of legal moves of a position.
    branching: f64,
    most_moves: usize,
    /// The mean of [`Played::log_tree`], an estimate of the size of the game
    /// tree.
    log_tree: f64,
}

impl Summary {
    pub(crate) fn of(games: &[Played]) -> Self {
        let count = |like: &dyn Fn(&Played) -> bool| games.iter().filter(|game| like(game)).count();
        let won = |player| count(&|game| game.outcome == Some(Outcome::Win(player)));
        let mean = |value: &dyn Fn(&Played) -> f64| {
            games.iter().map(value).sum::<f64>() / games.len().max(1) as f64
        };
        let mean_plies = mean(&|game| game.plies.into());
        let positions: u64 = games.iter().map(|game| u64::from(game.plies)).sum();
        let moves: u64 = games.iter().map(|game| game.moves).sum();
        Self {
            games: games.len(),
            first_wins: won(Player::First),
            second_wins: won(Player::Second),
            draws: count(&|game| game.outcome == Some(Outcome::Draw)),
            unfinished: count(&|game| game.outcome.is_none()),
            player_wins: [0, 1].map(|player| count(&|game| game.winner() == Some(player))),
            mean_plies,
            spread: mean(&|game| (f64::from(game.plies) - mean_plies).powi(2)).sqrt(),
            shortest: games.iter().map(|game| game.plies).min().unwrap_or(0),
            longest: games.iter().map(|game| game.plies).max().unwrap_or(0),
            mean_turns: mean(&|game| game.turns.into()),
            branching: moves as f64 / positions.max(1) as f64,
            most_moves: games.iter().map(|game| game.most_moves).max().unwrap_or(0),
            log_tree: mean(&|game| game.log_tree),
        }
    }

    /// The statistics as a table.
    pub(crate) fn table(&self, arguments: &Arguments) -> String {
        let Arguments {
            game,
            first,
            second,
            alternate,
            ..
        } = arguments;
        let share = |count: usize| 100.0 * count as f64 / self.games.max(1) as f64;
        let mut lines = vec![
            ("games".to_string(), self.games.to_string()),
            line("first player won", self.first_wins, share(self.first_wins)),
            line(
                "second player won",
                self.second_wins,
                share(self.second_wins),
            ),
            line("drawn", self.draws, share(self.draws)),
            line("unfinished", self.unfinished, share(self.unfinished)),
        ];
        if *alternate && first != second {
            for (player, wins) in [first, second].into_iter().zip(self.player_wins) {
                lines.push(line(&format!("{player} won"), wins, share(wins)));
            }
        }
        let of_plies = format!(
            "{:.2} (deviation {:.2}, from {} to {})",
            self.mean_plies, self.spread, self.shortest, self.longest
        );
        let of_moves = format!("{:.2} (at most {})", self.branching, self.most_moves);
        lines.extend([
            ("plies per game".into(), of_plies),
            ("turns per game".into(), format!("{:.2}", self.mean_turns)),
            ("moves per position".into(), of_moves),
            ("game tree".into(), format!("10^{:.1}", self.log_tree)),
        ]);
        let mut table = format!("{game}: {first} vs. {second}\n\n");
        for (name, value) in lines {
            let _ = writeln!(table, "{name:20} {value}");
        }
        table
    }

    /// The statistics as comma-separated values: a header and one row.
    pub(crate) fn csv(&self, arguments: &Arguments) -> String {
        let text = |value: &dyn ToString| format!("\"{}\"", value.to_string().replace('"', "\"\""));
        let values = [
            ("game", text(&arguments.game)),
            ("first", text(&arguments.first)),
            ("second", text(&arguments.second)),
            ("seed", arguments.seed.to_string()),
            ("games", self.games.to_string()),
            ("alternate", arguments.alternate.to_string()),
            ("first_side_wins", self.first_wins.to_string()),
            ("second_side_wins", self.second_wins.to_string()),
            ("draws", self.draws.to_string()),
            ("unfinished", self.unfinished.to_string()),
            ("first_player_wins", self.player_wins[0].to_string()),
            ("second_player_wins", self.player_wins[1].to_string()),
            ("mean_plies", format!("{:.4}", self.mean_plies)),
            ("deviation_plies", format!("{:.4}", self.spread)),
            ("shortest", self.shortest.to_string()),
            ("longest", self.longest.to_string()),
            ("mean_turns", format!("{:.4}", self.mean_turns)),
            ("branching", format!("{:.4}", self.branching)),
            ("most_moves", self.most_moves.to_string()),
            ("log10_game_tree", format!("{:.4}", self.log_tree)),
        ];
        let head: Vec<_> = values.iter().map(|(name, _)| *name).collect();
        let line: Vec<_> = values.iter().map(|(_, value)| value.as_str()).collect();
        format!("{}\n{}\n", head.join(","), line.join(","))
    }
}

/// A line of the table: a count and its share.
fn line(name: &str, count: usize, share: f64) -> (String, String) {
    (name.to_string(), format!("{count} ({share:.1} %)"))
}
