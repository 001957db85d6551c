//! The answers to the commands.

use std::collections::VecDeque;
use std::error::Error;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, TryRecvError};

use abstract_games::{AnyGame, Outcome, Perft, Player, open};
use abstract_games_search::engine::named::{Progress, Report, search};

use super::command::{Command, Go, Query, Start, quoted};

/// The game that the program plays if the command line names none.
pub const DEFAULT_GAME: &str = "oust";

/// An engine: it reads commands, one line each, and writes the answers to `W`.
///
/// The rules are those of the game that it was started with, until the option
/// `game` changes them. A position string may bring a seed of its own, which
/// lasts until the next position.
#[derive(Debug)]
pub struct Engine<W> {
    game: Box<dyn AnyGame>,
    seed: u64,
    lines: Receiver<String>,
    /// The lines that arrived during a search and wait for its end.
    waiting: VecDeque<String>,
    out: W,
}

impl<W: Write> Engine<W> {
    /// An engine that plays `game`, reads `lines` and writes to `out`.
    #[must_use]
    pub fn new(game: Box<dyn AnyGame>, lines: Receiver<String>, out: W) -> Self {
        Self {
            game,
            seed: 0,
            lines,
            waiting: VecDeque::new(),
            out,
        }
    }

    /// Answers every line until `quit` or the end of the input.
    ///
    /// # Errors
    ///
    /// Fails if the output does.
    pub fn run(&mut self) -> io::Result<()> {
        loop {
            let next = self.waiting.pop_front();
            let Some(line) = next.or_else(|| self.lines.recv().ok()) else {
                return Ok(());
            };
            match Command::parse(&line) {
                Ok(Command::Quit) => return Ok(()),
                Ok(command) => self.answer(&command)?,
                Err(problem) => self.info(&problem)?,
            }
            self.out.flush()?;
        }
    }

    fn answer(&mut self, command: &Command<'_>) -> io::Result<()> {
        match *command {
            Command::Ugi => self.introduce(),
            Command::IsReady => writeln!(self.out, "readyok"),
            Command::NewGame => {
                self.game.reset();
                Ok(())
            }
            Command::SetOption { name, value } => self.set_option(name, value),
            Command::Position { start, moves } => self.set_position(start, moves),
            Command::Query(query) => self.query(query),
            Command::Go(go) => self.go(go),
            Command::Perft(depth) => self.perft(depth),
            Command::Draw => self.draw(),
            // Nothing is running, and `run` handles `quit`.
            Command::Stop | Command::Quit | Command::Empty => Ok(()),
        }
    }

    /// Writes a message for the user, on one line.
    fn info(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "info string {}", text.replace(['\n', '\r'], " "))
    }

    fn introduce(&mut self) -> io::Result<()> {
        writeln!(
            self.out,
            "id name abstract-games {}",
            env!("CARGO_PKG_VERSION")
        )?;
        writeln!(self.out, "id author {}", env!("CARGO_PKG_AUTHORS"))?;
        writeln!(
            self.out,
            "option name game type string default {DEFAULT_GAME}"
        )?;
        let max = u64::MAX;
        writeln!(
            self.out,
            "option name seed type spin default 0 min 0 max {max}"
        )?;
        writeln!(self.out, "ugiok")
    }

    fn set_option(&mut self, name: &str, value: &str) -> io::Result<()> {
        if name.eq_ignore_ascii_case("game") {
            match open(value) {
                Ok(game) => self.game = game,
                Err(error) => self.info(&error.to_string())?,
            }
        } else if name.eq_ignore_ascii_case("seed") {
            match value.parse() {
                Ok(seed) => self.seed = seed,
                Err(_) => {
                    let text = quoted(value);
                    self.info(&format!(
                        "invalid seed {text}: expected an integer from 0 to {}",
                        u64::MAX
                    ))?;
                }
            }
        } else {
            self.info(&format!("unknown option {}", quoted(name)))?;
        }
        Ok(())
    }

    fn set_position(&mut self, start: Start<'_>, moves: &str) -> io::Result<()> {
        match self.at(start, moves) {
            Ok(game) => self.game = game,
            Err(error) => self.info(&error.to_string())?,
        }
        Ok(())
    }

    /// The game after `moves` from `start`.
    fn at(&self, start: Start<'_>, moves: &str) -> Result<Box<dyn AnyGame>, Box<dyn Error>> {
        let mut game = self.game.clone();
        match start {
            Start::StartPos => game.reset(),
            Start::Fen(fen) => game.set_position(&normalized(fen))?,
        }
        game.play_list(&normalized(moves))?;
        Ok(game)
    }

    fn query(&mut self, query: Query) -> io::Result<()> {
        let response = match query {
            Query::GameOver => self.game.outcome().is_some().to_string(),
            Query::FirstToMove => (self.game.turn() == Player::First).to_string(),
            Query::Result => self.result().into(),
        };
        writeln!(self.out, "response {response}")
    }

    fn result(&self) -> &'static str {
        match self.game.outcome() {
            None => "none",
            Some(Outcome::Draw) => "draw",
            Some(Outcome::Win(Player::First)) => "p1win",
            Some(Outcome::Win(Player::Second)) => "p2win",
        }
    }

    /// Searches. Meanwhile `stop` and `quit` end the search, `isready` is
    /// answered at once, and other lines wait. The end of the input ends a
    /// search that has no limit.
    fn go(&mut self, go: Go) -> io::Result<()> {
        let limits = go.limits(self.game.turn() == Player::First);
        let (name, position) = (self.game.name(), self.game.position());
        let seed = self.seed;
        let mut written = Ok(());
        let mut reported = 0;
        let mut stopped = false;
        let result = search(&name, &position, seed, limits, &mut |progress| {
            if let Progress::Depth(report) = progress {
                reported = report.nodes;
                written = self.report(report);
            }
            stopped = self.is_stopped(go.is_endless()).unwrap_or_else(|error| {
                written = Err(error);
                true
            });
            match stopped || written.is_err() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        written?;
        let report = match result {
            Ok(Some(report)) => report,
            Ok(None) => return writeln!(self.out, "bestmove 0000"),
            // Impossible: the name and the position are those of a game.
            Err(error) => return self.info(&error.to_string()),
        };
        if report.nodes != reported {
            self.report(&report)?;
        }
        // `go infinite` is answered only after `stop`.
        while go.infinite && !stopped {
            stopped = self.wait_for_stop()?;
        }
        writeln!(self.out, "bestmove {}", report.best)
    }

    /// Writes an `info` line.
    fn report(&mut self, report: &Report) -> io::Result<()> {
        let (depth, nodes) = (report.depth, report.nodes);
        let millis = report.time.as_millis();
        let speed = (nodes as f64 / report.time.as_secs_f64().max(1e-6)) as u64;
        write!(
            self.out,
            "info depth {depth} nodes {nodes} time {millis} nps {speed}"
        )?;
        if depth > 0 {
            let (score, pv) = (report.score, report.pv.join(" "));
            write!(self.out, " score cp {score} pv {pv}")?;
        }
        writeln!(self.out)?;
        self.out.flush()
    }

    /// Receives the lines that arrived during a search. Returns whether one of
    /// them ends it. The end of the input ends an `endless` search.
    fn is_stopped(&mut self, endless: bool) -> io::Result<bool> {
        loop {
            match self.lines.try_recv() {
                Ok(line) => {
                    if self.stops(line)? {
                        return Ok(true);
                    }
                }
                Err(TryRecvError::Empty) => return Ok(false),
                Err(TryRecvError::Disconnected) => {
                    let quit = self.waiting.iter().any(|line| is_one_of(line, &["quit"]));
                    return Ok(endless || quit);
                }
            }
        }
    }

    /// Waits for the next line after an endless search. Returns whether it, or
    /// the end of the input, stops the search.
    fn wait_for_stop(&mut self) -> io::Result<bool> {
        match self.lines.recv() {
            Ok(line) => self.stops(line),
            Err(_) => Ok(true),
        }
    }

    /// Handles a line that arrived during a search. Returns whether it ends the
    /// search.
    fn stops(&mut self, line: String) -> io::Result<bool> {
        if is_one_of(&line, &["stop"]) {
            return Ok(true);
        }
        if is_one_of(&line, &["isready"]) {
            writeln!(self.out, "readyok")?;
            self.out.flush()?;
            return Ok(false);
        }
        let quit = is_one_of(&line, &["quit"]);
        self.waiting.push_back(line);
        Ok(quit)
    }

    fn perft(&mut self, depth: u32) -> io::Result<()> {
        let mut counts = self.game.divide(depth, Perft::new());
        counts.sort();
        for (mv, nodes) in &counts {
            writeln!(self.out, "{mv}: {nodes}")?;
        }
        let total: u64 = match depth {
            0 => 1,
            _ => counts.iter().map(|(_, nodes)| nodes).sum(),
        };
        writeln!(self.out, "\nNodes searched: {total}")
    }

    fn draw(&mut self) -> io::Result<()> {
        let (game, score) = (&self.game, self.game.score());
        writeln!(self.out, "{game}")?;
        writeln!(self.out, "Game: {}", game.name())?;
        writeln!(self.out, "Position: {}", game.position())?;
        writeln!(self.out, "Turn: {}", game.turn().number())?;
        writeln!(self.out, "Score: {} {}", score.first, score.second)?;
        writeln!(self.out, "Legal: {}", game.legal_count())?;
        writeln!(self.out, "Result: {}", self.result())
    }
}

/// The words of a text with one space between them, which the games require.
/// The protocol allows any white space.
fn normalized(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether the first word of a line is one of `words`.
fn is_one_of(line: &str, words: &[&str]) -> bool {
    let first = line.split_whitespace().next();
    first.is_some_and(|first| words.contains(&first))
}

#[cfg(all(test, feature = "oust", feature = "yonmoque"))]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    /// The engine's answers to `input`, line by line.
    fn answers(game: &str, input: &str) -> Vec<String> {
        let (sender, lines) = channel();
        for line in input.lines() {
            sender.send(line.to_string()).unwrap();
        }
        drop(sender);
        let mut out = Vec::new();
        Engine::new(open(game).unwrap(), lines, &mut out)
            .run()
            .unwrap();
        String::from_utf8(out)
            .unwrap()
            .lines()
            .map(String::from)
            .collect()
    }

    #[test]
    fn the_engine_introduces_itself() {
        let lines = answers("yonmoque", "ugi\nisready\nquit\nisready");
        assert!(lines[0].starts_with("id name "));
        assert!(lines[1].starts_with("id author "));
        assert_eq!(lines[2], "option name game type string default oust");
        assert_eq!(lines[lines.len() - 2..], ["ugiok", "readyok"]);
    }

    #[test]
    fn positions_queries_and_counts() {
        let input = "position startpos moves c3 b3\nquery p1turn\nquery gameover\nquery result\ngo perft 0\ngo perft 1";
        let lines = answers("yonmoque", input);
        assert_eq!(
            lines[..3],
            ["response true", "response false", "response none"]
        );
        assert_eq!(lines[3..5], ["", "Nodes searched: 1"]);
        // 23 empty squares to place on; c3 has eight neighbours, one taken.
        assert_eq!(lines.len(), 5 + 23 + 7 + 2);
        assert_eq!(lines[lines.len() - 1], "Nodes searched: 30");
        assert!(lines[5..lines.len() - 2].is_sorted());
        assert!(lines.contains(&"c3-d4: 1".to_string()));
    }

    #[test]
    fn any_white_space_separates_words() {
        let input =
            "position startpos moves c3\t\tb3  d4\nd\nposition\tfen 5/5/5/5/5 \t w\tmoves  c3\nd";
        let plain = "position startpos moves c3 b3 d4\nd\nposition fen 5/5/5/5/5 w moves c3\nd";
        let lines = answers("yonmoque", input);
        assert!(
            lines.iter().all(|line| !line.starts_with("info ")),
            "{lines:?}"
        );
        assert_eq!(lines, answers("yonmoque", plain));
    }

    #[test]
    fn an_invalid_position_changes_nothing() {
        let input = "position startpos moves c3\nposition startpos moves c3 c3\nposition fen 5 b\nposition nowhere\nquery p1turn";
        let lines = answers("yonmoque", input);
        assert_eq!(lines.len(), 4, "{lines:?}");
        assert!(
            lines[..3]
                .iter()
                .all(|line| line.starts_with("info string "))
        );
        assert_eq!(lines[3], "response false");
    }

    /// The seed of a position string lasts as long as the position.
    #[cfg(feature = "oxy")]
    #[test]
    fn a_position_does_not_change_the_seed_of_the_game() {
        const NAME: &str = "oxy:after=relayout,seed=1";
        const SEED_2: &str = "position fen O.X.YX/.._Y.O/Y.O.X./.O.X.Y 1 0-0 - - 0 - - 2:0 -";
        // The move aligns three symbols, so a layout is drawn from the seed.
        let fresh = answers(NAME, "position startpos moves d3\nd");
        assert!(fresh.contains(&format!("Game: {NAME}")), "{fresh:?}");
        for input in [
            format!("{SEED_2}\nposition startpos moves d3\nd"),
            format!("{SEED_2} moves d3\nposition startpos moves d3\nd"),
            format!("{SEED_2}\nuginewgame\nposition startpos moves d3\nd"),
        ] {
            assert_eq!(answers(NAME, &input), fresh, "{input}");
        }
        let start = answers(NAME, "d");
        assert_eq!(answers(NAME, &format!("{SEED_2}\nuginewgame\nd")), start);
        // The position itself has its own seed.
        let seeded = answers(NAME, &format!("{SEED_2} moves d3\nd"));
        assert!(seeded.contains(&format!("Game: {NAME}")), "{seeded:?}");
        assert_ne!(seeded, fresh);
    }

    #[test]
    fn the_game_is_an_option() {
        let input = "setoption name game value oust:hex-3\nd\nsetoption name Game value oust:hex-99\nsetoption name Hash value 1\nd";
        let lines = answers("yonmoque", input);
        assert_eq!(
            lines
                .iter()
                .filter(|line| *line == "Game: oust:hex-3")
                .count(),
            2
        );
        assert_eq!(
            lines
                .iter()
                .filter(|line| line.starts_with("info string"))
                .count(),
            2
        );
        for line in ["Turn: 1", "Score: 0 0", "Legal: 19", "Result: none"] {
            assert!(lines.contains(&line.to_string()), "{line}: {lines:?}");
        }
    }

    #[test]
    fn searches_end_and_give_a_legal_move() {
        for limit in [
            "nodes 2000",
            "depth 1",
            "movetime 20",
            "p1time 300 p2time 300",
            "infinite",
        ] {
            let lines = answers("oust:hex-3", &format!("go {limit}"));
            let last: Vec<_> = lines[lines.len() - 1].split(' ').collect();
            assert_eq!((last[0], last.len()), ("bestmove", 2), "{limit}");
            assert!(open("oust:hex-3").unwrap().play(last[1]).is_ok(), "{limit}");
            assert!(lines[0].starts_with("info depth 1 nodes "), "{limit}");
            let words: Vec<_> = lines[0].split(' ').collect();
            let keys = [1, 3, 5, 7, 9, 10, 12].map(|place| words[place]);
            assert_eq!(
                keys,
                ["depth", "nodes", "time", "nps", "score", "cp", "pv"],
                "{limit}"
            );
            // The last principal variation begins with the answer.
            let info: Vec<_> = lines[lines.len() - 2].split(' ').collect();
            assert_eq!(info[13], last[1], "{limit}");
        }
        let twice = || answers("oust:hex-3", "setoption name seed value 5\ngo nodes 3000");
        assert_eq!(twice().last(), twice().last());
    }

    #[test]
    fn limits_are_kept() {
        let number = |line: &str, key: &str| -> u64 {
            let mut words = line.split(' ').skip_while(|word| *word != key);
            words.nth(1).unwrap().parse().unwrap()
        };
        let lines = answers("yonmoque", "go nodes 777");
        assert!(lines.len() > 1);
        assert_eq!(number(&lines[lines.len() - 2], "nodes"), 777);
        let lines = answers("yonmoque", "go depth 3");
        let depths: Vec<_> = lines[..lines.len() - 1]
            .iter()
            .map(|line| number(line, "depth"))
            .collect();
        assert_eq!(depths, [1, 2, 3]);
        // Too few for one ply: any legal move.
        let lines = answers("yonmoque", "go nodes 3");
        assert!(lines[0].starts_with("info depth 0 nodes 3 time "));
        assert!(!lines[0].contains("score"));
        assert!(lines[1].starts_with("bestmove "));
    }

    #[test]
    fn a_win_is_found() {
        let moves = "a1 b2 e4 d4 e4-e3 d5 b4 d5-c4";
        let lines = answers(
            "yonmoque",
            &format!("position startpos moves {moves}\ngo depth 3"),
        );
        assert!(lines[0].contains(" score cp 32767 pv e3-e4"), "{lines:?}");
        assert_eq!(lines[1..], ["bestmove e3-e4"]);
    }

    #[test]
    fn an_endless_search_answers_when_it_is_stopped() {
        // Solved at once, but answered only after `stop`.
        let input = "position fen 1b/r1r/2 r\ngo infinite\nisready\nquery p1turn\nstop";
        let lines = answers("oust:hex-2", input);
        let place = |line: &str| lines.iter().position(|found| found.starts_with(line));
        assert!(place("readyok") < place("bestmove "), "{lines:?}");
        assert!(place("bestmove ") < place("response true"), "{lines:?}");
    }

    #[test]
    fn lines_wait_for_the_end_of_a_search() {
        let lines = answers("oust:hex-3", "go nodes 200000\nisready\nquery result");
        assert!(lines.contains(&"readyok".to_string()));
        assert_eq!(lines[lines.len() - 1], "response none");
        assert!(lines[lines.len() - 2].starts_with("bestmove "));
        let lines = answers("oust:hex-3", "go infinite\nstop\nquery result");
        assert_eq!(lines[lines.len() - 1], "response none");
    }

    #[test]
    fn an_ended_game_has_no_best_move() {
        let fen = "1b/r1r/br r";
        let input = format!("position fen {fen}\ngo nodes 10\nquery result");
        let running = answers("oust:hex-2", &input);
        assert_eq!(running.last().map(String::as_str), Some("response none"));
        let input = "position fen 1r/r2/2 r r\ngo nodes 10\nquery gameover\nquery result";
        let lines = answers("oust:hex-2", input);
        assert_eq!(lines, ["bestmove 0000", "response true", "response p1win"]);
    }
}
