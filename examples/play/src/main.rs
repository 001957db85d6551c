//! Plays any of the games in a terminal, against the computer or another
//! person.
//!
//! ```text
//! cargo run --release --example play -- yonmoque
//! cargo run --release --example play -- oust:hex-5 --second human
//! ```

mod colour;

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::Duration;

use abstract_games::{AnyGame, Outcome, Player, open};
use abstract_games_search::engine::Limits;
use abstract_games_search::engine::named::search;
use clap::{Parser, ValueEnum};

use colour::coloured;

/// Play any of the games in a terminal.
#[derive(Parser, Debug)]
struct Arguments {
    /// The name of the game, for example yonmoque or oust:hex-5,pie.
    #[arg(default_value = "yonmoque")]
    game: String,
    /// Who plays first.
    #[arg(long, value_enum, default_value_t = Seat::Human)]
    first: Seat,
    /// Who plays second.
    #[arg(long, value_enum, default_value_t = Seat::Engine)]
    second: Seat,
    /// The time for a move of the engine, in milliseconds.
    #[arg(long, default_value_t = 1_000, conflicts_with_all = ["depth", "nodes"])]
    millis: u64,
    /// The number of plies the engine searches, instead of a time.
    #[arg(long)]
    depth: Option<u8>,
    /// The number of positions the engine visits, instead of a time.
    #[arg(long)]
    nodes: Option<u64>,
    /// The seed of the engine, which varies its play.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Start from this position string.
    #[arg(long)]
    position: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Seat {
    Human,
    Engine,
}

const HELP: &str = "\
Enter a move, several moves of one turn joined by commas, or a command:
  moves       list the legal moves
  try MOVE    describe what a move would do
  undo        take back your last move, and the engine's reply
  position    print the position string and the moves so far
  board       draw the board
  hint        suggest a move
  help        print this list
  quit        end the program";

fn main() -> ExitCode {
    // Removes colours where they are not supported.
    let out = anstream::stdout();
    match play(&Arguments::parse(), io::stdin().lock(), out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("play: {error}");
            ExitCode::from(2)
        }
    }
}

/// What to do after a line of input.
enum Next {
    /// Draw the board and continue with the player to move.
    Continue,
    /// Prompt the same player again.
    Again,
    Quit,
}

fn play(
    arguments: &Arguments,
    mut input: impl BufRead,
    out: impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let mut game = open(&arguments.game)?;
    if let Some(position) = &arguments.position {
        game.set_position(position)?;
    }
    let mut table = Table {
        arguments,
        game,
        out,
    };
    writeln!(
        table.out,
        "{}: enter help for a list of commands",
        table.game.name()
    )?;
    table.draw()?;
    while table.game.outcome().is_none() {
        if table.seat() == Seat::Engine {
            table.engine_plays()?;
            continue;
        }
        write!(table.out, "{} player: ", table.game.turn())?;
        table.out.flush()?;
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            writeln!(table.out)?;
            return Ok(());
        }
        match table.execute(String::from_utf8_lossy(&line).trim())? {
            Next::Continue => table.draw()?,
            Next::Again => (),
            Next::Quit => return Ok(()),
        }
    }
    table.announce_result()?;
    Ok(())
}

struct Table<'a, W> {
    arguments: &'a Arguments,
    game: Box<dyn AnyGame>,
    out: W,
}

impl<W: Write> Table<'_, W> {
    /// The player who makes the next move.
    fn seat(&self) -> Seat {
        match self.game.turn() {
            Player::First => self.arguments.first,
            Player::Second => self.arguments.second,
        }
    }

    fn draw(&mut self) -> io::Result<()> {
        let score = self.game.score();
        write!(self.out, "\n{}", coloured(self.game.as_ref()))?;
        writeln!(self.out, "score {} : {}\n", score.first, score.second)
    }

    /// Searches for a move.
    fn search(&self) -> Option<String> {
        let Arguments {
            depth, nodes, seed, ..
        } = *self.arguments;
        let limited = depth.is_some() || nodes.is_some();
        let time = Duration::from_millis(self.arguments.millis);
        let limits = Limits {
            time: (!limited).then_some(time),
            depth,
            nodes,
        };
        let (name, position) = (self.game.name(), self.game.position());
        let report = search(&name, &position, seed, limits, &mut |_| {
            ControlFlow::Continue(())
        });
        report.ok()?.map(|report| report.best)
    }

    fn engine_plays(&mut self) -> io::Result<()> {
        if let Some(mv) = self.search() {
            let effect = self.game.preview(&mv).unwrap_or_default();
            writeln!(self.out, "{} player: {mv} ({effect})", self.game.turn())?;
            if let Err(error) = self.game.play(&mv) {
                return Err(io::Error::other(error));
            }
            self.draw()?;
        }
        Ok(())
    }

    /// Executes a line of input.
    fn execute(&mut self, line: &str) -> io::Result<Next> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => {}
            "help" => writeln!(self.out, "{HELP}")?,
            "moves" => writeln!(self.out, "{}", self.game.legal_moves().join(" "))?,
            "board" => self.draw()?,
            "position" => {
                writeln!(self.out, "{}", self.game.position())?;
                writeln!(self.out, "{}", self.game.moves().join(" "))?;
            }
            "try" => match self.game.preview(rest.trim()) {
                Ok(effect) => writeln!(self.out, "{effect}")?,
                Err(error) => writeln!(self.out, "{error}")?,
            },
            "hint" => writeln!(self.out, "{}", self.search().unwrap_or_default())?,
            "undo" => return self.undo(),
            "quit" => return Ok(Next::Quit),
            _ => match self.game.play_list(line) {
                Ok(_) => return Ok(Next::Continue),
                Err(error) => writeln!(self.out, "{error}")?,
            },
        }
        Ok(Next::Again)
    }

    /// Takes back moves until a person is to move.
    fn undo(&mut self) -> io::Result<Next> {
        let mut undone = Vec::new();
        while let Some(mv) = self.game.undo() {
            undone.push(mv);
            if self.seat() == Seat::Human {
                undone.reverse();
                writeln!(self.out, "took back {}", undone.join(" "))?;
                return Ok(Next::Continue);
            }
        }
        // No person has moved yet: restore the engine's moves.
        undone.reverse();
        for mv in &undone {
            if let Err(error) = self.game.play(mv) {
                return Err(io::Error::other(error));
            }
        }
        writeln!(self.out, "you have no move to take back")?;
        Ok(Next::Again)
    }

    fn announce_result(&mut self) -> io::Result<()> {
        let reason = self.game.end_reason().unwrap_or_default();
        match self.game.outcome() {
            Some(Outcome::Win(player)) => {
                writeln!(self.out, "The {player} player wins ({reason}).")
            }
            _ => writeln!(self.out, "A draw ({reason})."),
        }
    }
}

#[cfg(all(test, feature = "oust", feature = "yonmoque"))]
mod tests {
    use super::*;

    fn transcript(arguments: &[&str], input: &str) -> String {
        let arguments = Arguments::parse_from([&["play"], arguments].concat());
        let mut out = anstream::StripStream::new(Vec::new());
        play(&arguments, input.as_bytes(), &mut out).unwrap();
        String::from_utf8(out.into_inner()).unwrap()
    }

    const HUMANS: [&str; 3] = ["yonmoque", "--second", "human"];

    #[test]
    fn two_people_play_a_game_to_its_end() {
        // A recorded game that White wins by a four.
        let moves = "a4 b2 a4-b4 d5 b4-c4 c1 e4 a3 e4-e3 a3-a2 b3 d5-d4 a4 d2 c4-c3 d2-e1 c3-c2 e2 c4 d4-c5 a4-b5 c5-d5";
        let text = transcript(&HUMANS, &moves.replace(' ', "\n"));
        assert!(text.ends_with("The second player wins (four).\n"), "{text}");
    }

    #[test]
    fn commands_print_and_errors_change_nothing() {
        let input = "c3\nmoves\ntry c2-d2\nc3\nundo\nundo\nposition\n\nc4,d4\nhelp\nquit\nc3";
        let text = transcript(&HUMANS, input);
        assert!(text.contains("a1 b1 c1"));
        assert!(text.contains("took back c3"));
        assert!(text.contains("you have no move to take back"));
        assert!(text.contains("5/5/5/5/5 b"));
        assert!(text.contains("`d4` is joined by a comma"), "{text}");
        assert_eq!(text.matches("first player: ").count(), 7);
    }

    #[test]
    fn the_engine_replies_and_undo_takes_its_move_back() {
        let arguments = ["oust:hex-3", "--nodes", "500"];
        let text = transcript(&arguments, "c3\nundo\nposition\nquit");
        assert!(text.contains("second player: "));
        assert!(text.contains("took back c3 "));
        assert!(text.contains("3/4/5/4/3 r"));
    }
}
