//! Play any of the games in a terminal, against the machine or somebody
//! beside you.
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

use abstract_games::{AnyGame, GAMES, Outcome, Player, open};
use abstract_games_adapters::engine::Limits;
use abstract_games_adapters::engine::named::search;
use clap::{Parser, ValueEnum};

use colour::coloured;

/// Play any of the games in a terminal.
#[derive(Parser, Debug)]
struct Arguments {
    /// The game by name, for instance yonmoque or oust:hex-5,pie.
    #[arg(default_value = "yonmoque")]
    game: String,
    /// Who plays first.
    #[arg(long, value_enum, default_value_t = Seat::Human)]
    first: Seat,
    /// Who plays second.
    #[arg(long, value_enum, default_value_t = Seat::Engine)]
    second: Seat,
    /// How long the machine thinks about a move, in milliseconds.
    #[arg(long, default_value_t = 1_000, conflicts_with_all = ["depth", "nodes"])]
    millis: u64,
    /// How many plies the machine looks ahead, instead of a time.
    #[arg(long)]
    depth: Option<u8>,
    /// How many positions the machine visits for a move, instead of a time.
    #[arg(long)]
    nodes: Option<u64>,
    /// Another seed makes the machine choose otherwise.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Begin at this position string.
    #[arg(long)]
    position: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Seat {
    Human,
    Engine,
}

const HELP: &str = "\
Type a move, or several of one turn joined by commas. Or:
  moves       list the legal moves
  try MOVE    say what a move would do
  undo        take back your last move, and the machine's after it
  position    show the position string and the moves so far
  board       draw the board
  hint        ask the machine for a move
  help        show this
  quit        stop";

fn main() -> ExitCode {
    // Takes colours out where they are not wanted.
    let out = anstream::stdout();
    match play(&Arguments::parse(), io::stdin().lock(), out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("play: {error}");
            ExitCode::from(2)
        }
    }
}

/// What a person's line led to.
enum Next {
    /// Draw the board and go on with whoever is to move.
    Continue,
    /// Ask the same person again.
    Again,
    Quit,
}

fn play(
    arguments: &Arguments,
    mut input: impl BufRead,
    out: impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let mut game = open(&arguments.game)
        .map_err(|error| format!("{error}; the games are {}", GAMES.join(", ")))?;
    if let Some(position) = &arguments.position {
        game.set_position(position)?;
    }
    let mut table = Table {
        arguments,
        game,
        out,
    };
    writeln!(table.out, "{}: type help for help", table.game.name())?;
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
        match table.answer(String::from_utf8_lossy(&line).trim())? {
            Next::Continue => table.draw()?,
            Next::Again => (),
            Next::Quit => return Ok(()),
        }
    }
    table.tell_the_end()?;
    Ok(())
}

struct Table<'a, W> {
    arguments: &'a Arguments,
    game: Box<dyn AnyGame>,
    out: W,
}

impl<W: Write> Table<'_, W> {
    /// Who plays for the player to move.
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

    fn think(&self) -> Option<String> {
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
        if let Some(mv) = self.think() {
            let effect = self.game.preview(&mv).unwrap_or_default();
            writeln!(self.out, "{} player: {mv} ({effect})", self.game.turn())?;
            if let Err(error) = self.game.play(&mv) {
                return Err(io::Error::other(error));
            }
            self.draw()?;
        }
        Ok(())
    }

    /// Does what a person typed.
    fn answer(&mut self, line: &str) -> io::Result<Next> {
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
            "hint" => writeln!(self.out, "{}", self.think().unwrap_or_default())?,
            "undo" => return self.undo(),
            "quit" => return Ok(Next::Quit),
            _ => match self.game.play_list(line) {
                Ok(_) => return Ok(Next::Continue),
                Err(error) => writeln!(self.out, "{error}")?,
            },
        }
        Ok(Next::Again)
    }

    /// Takes moves back until a person is to move.
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
        // Nothing of this person's is left: put the machine's moves back.
        undone.reverse();
        for mv in &undone {
            if let Err(error) = self.game.play(mv) {
                return Err(io::Error::other(error));
            }
        }
        writeln!(self.out, "there is no move of yours to take back")?;
        Ok(Next::Again)
    }

    fn tell_the_end(&mut self) -> io::Result<()> {
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
    fn commands_answer_and_errors_change_nothing() {
        let input = "c3\nmoves\ntry c2-d2\nc3\nundo\nundo\nposition\n\nc4,d4\nhelp\nquit\nc3";
        let text = transcript(&HUMANS, input);
        assert!(text.contains("a1 b1 c1"));
        assert!(text.contains("took back c3"));
        assert!(text.contains("there is no move of yours to take back"));
        assert!(text.contains("5/5/5/5/5 b"));
        assert!(text.contains("a comma joins moves of one turn"));
        assert_eq!(text.matches("first player: ").count(), 7);
    }

    #[test]
    fn the_machine_answers_and_undo_goes_back_past_it() {
        let arguments = ["oust:hex-3", "--nodes", "500"];
        let text = transcript(&arguments, "c3\nundo\nposition\nquit");
        assert!(text.contains("second player: "));
        assert!(text.contains("took back c3 "));
        assert!(text.contains("3/4/5/4/3 r"));
    }
}
