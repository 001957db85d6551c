//! The commands of the protocol.

use std::str::SplitWhitespace;
use std::time::Duration;

use abstract_games_search::engine::Limits;

/// A command: one line of input, parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// `ugi`
    Ugi,
    /// `isready`
    IsReady,
    /// `uginewgame`
    NewGame,
    /// `setoption name NAME value VALUE`
    SetOption {
        /// The name of the option.
        name: &'a str,
        /// Its new value.
        value: &'a str,
    },
    /// `position START [moves MOVES]`
    Position {
        /// The position to start from.
        start: Start<'a>,
        /// The moves to play from there.
        moves: &'a str,
    },
    /// `query WHAT`
    Query(Query),
    /// `go` with the limits of a search
    Go(Go),
    /// `go perft DEPTH`
    Perft(u32),
    /// `d`
    Draw,
    /// `stop`
    Stop,
    /// `quit`
    Quit,
    /// A blank line.
    Empty,
}

/// The greatest depth of a perft, since each ply uses some of the stack.
const MAX_PERFT: u32 = 255;

/// The position that a [`Command::Position`] starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start<'a> {
    /// The start of the game.
    StartPos,
    /// A position string.
    Fen(&'a str),
}

/// A question about the current position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Whether the game is over.
    GameOver,
    /// Whether the first player is to move.
    FirstToMove,
    /// The result of the game.
    Result,
}

/// The limits of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The time left on the first player's clock.
    pub first_time: Option<Duration>,
    /// The time left on the second player's clock.
    pub second_time: Option<Duration>,
    /// What the first player's clock gains with each move.
    pub first_increment: Option<Duration>,
    /// What the second player's clock gains with each move.
    pub second_increment: Option<Duration>,
    /// The time for this move.
    pub move_time: Option<Duration>,
    /// The number of plies to search.
    pub depth: Option<u64>,
    /// The number of positions to visit.
    pub nodes: Option<u64>,
    /// Whether to search until `stop`.
    pub infinite: bool,
}

impl Go {
    /// The limits for the player to move.
    ///
    /// A move gets a thirtieth of the time left and three quarters of the
    /// increment, but never more than half of the time left. Without any limit
    /// it gets a second.
    #[must_use]
    pub fn limits(&self, first_to_move: bool) -> Limits {
        let (clock, increment) = if first_to_move {
            (self.first_time, self.first_increment)
        } else {
            (self.second_time, self.second_increment)
        };
        let of_clock = clock.map(|left| {
            let share = left / 30 + increment.unwrap_or_default() * 3 / 4;
            share.min(left / 2)
        });
        let limits = Limits {
            time: self.move_time.into_iter().chain(of_clock).min(),
            depth: self
                .depth
                .map(|depth| u8::try_from(depth).unwrap_or(u8::MAX)),
            nodes: self.nodes,
        };
        if self.infinite || limits != Limits::NONE {
            return limits;
        }
        Limits {
            time: Some(Duration::from_secs(1)),
            ..limits
        }
    }

    /// Whether only `stop` ends the search.
    #[must_use]
    pub fn is_endless(&self) -> bool {
        self.infinite && self.limits(true) == Limits::NONE && self.limits(false) == Limits::NONE
    }
}

impl<'a> Command<'a> {
    /// Parses a line of input.
    ///
    /// # Errors
    ///
    /// Fails with a message if the line is not a command.
    pub fn parse(line: &'a str) -> Result<Self, String> {
        let line = line.trim();
        let (word, rest) = split_word(line);
        match word {
            "" => Ok(Self::Empty),
            "ugi" => Ok(Self::Ugi),
            "isready" => Ok(Self::IsReady),
            "uginewgame" => Ok(Self::NewGame),
            "setoption" => set_option(rest),
            "position" => position(rest),
            "query" => query(rest),
            "go" => go(rest),
            "d" => Ok(Self::Draw),
            "stop" => Ok(Self::Stop),
            "quit" => Ok(Self::Quit),
            _ => Err(format!("unknown command {}", quoted(word))),
        }
    }
}

/// Quotes the beginning of a text, escaped to fit on one line.
pub(crate) fn quoted(text: &str) -> String {
    const MAX_CHARS: usize = 40;
    let dots = if text.chars().count() > MAX_CHARS {
        "..."
    } else {
        ""
    };
    let beginning: String = text.chars().take(MAX_CHARS).collect();
    format!("`{}{dots}`", beginning.escape_debug())
}

/// Splits off the first word of a text and the white space around it.
fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim_start()),
        None => (text, ""),
    }
}

fn set_option(rest: &str) -> Result<Command<'_>, String> {
    let (name_word, rest) = split_word(rest);
    let (name, rest) = split_word(rest);
    let (value_word, value) = split_word(rest);
    if name_word != "name" || value_word != "value" || name.is_empty() || value.is_empty() {
        return Err("invalid option: expected `setoption name NAME value VALUE`".into());
    }
    Ok(Command::SetOption { name, value })
}

fn position(rest: &str) -> Result<Command<'_>, String> {
    let (before, moves) = split_at_word(rest, "moves");
    let (word, fen) = split_word(before);
    let start = match word {
        "startpos" if fen.is_empty() => Start::StartPos,
        "startpos" => {
            return Err(format!(
                "invalid position: unexpected {} after startpos",
                quoted(fen)
            ));
        }
        "fen" if !fen.is_empty() => Start::Fen(fen),
        _ => {
            return Err(
                "invalid position: expected `position startpos|fen FEN [moves M1 M2 ...]`".into(),
            );
        }
    };
    Ok(Command::Position { start, moves })
}

/// Splits a text around the first occurrence of a word.
fn split_at_word<'a>(text: &'a str, word: &str) -> (&'a str, &'a str) {
    let mut from = 0;
    while let Some(found) = text[from..].find(word) {
        let (begin, end) = (from + found, from + found + word.len());
        let starts = text[..begin].ends_with(char::is_whitespace);
        let ends = text[end..].is_empty() || text[end..].starts_with(char::is_whitespace);
        if starts && ends {
            return (text[..begin].trim_end(), text[end..].trim_start());
        }
        from = end;
    }
    (text, "")
}

fn query(rest: &str) -> Result<Command<'_>, String> {
    match rest {
        "gameover" => Ok(Command::Query(Query::GameOver)),
        "p1turn" => Ok(Command::Query(Query::FirstToMove)),
        "result" => Ok(Command::Query(Query::Result)),
        _ => Err(format!(
            "unknown query {}: expected gameover, p1turn or result",
            quoted(rest)
        )),
    }
}

fn go(rest: &str) -> Result<Command<'_>, String> {
    let mut go = Go::default();
    let mut words = rest.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "perft" => return perft(words),
            "infinite" => go.infinite = true,
            "p1time" => go.first_time = Some(millis(word, &mut words)?),
            "p2time" => go.second_time = Some(millis(word, &mut words)?),
            "p1inc" => go.first_increment = Some(millis(word, &mut words)?),
            "p2inc" => go.second_increment = Some(millis(word, &mut words)?),
            "movetime" => go.move_time = Some(millis(word, &mut words)?),
            "depth" => go.depth = Some(number(word, &mut words)?),
            "nodes" => go.nodes = Some(number(word, &mut words)?),
            _ => return Err(format!("unknown limit {}", quoted(word))),
        }
    }
    Ok(Command::Go(go))
}

fn perft(mut words: SplitWhitespace<'_>) -> Result<Command<'_>, String> {
    let number = number("perft", &mut words)?;
    if let Some(word) = words.next() {
        return Err(format!(
            "invalid perft: unexpected {} after the depth",
            quoted(word)
        ));
    }
    match u32::try_from(number) {
        Ok(depth) if depth <= MAX_PERFT => Ok(Command::Perft(depth)),
        _ => Err(format!(
            "invalid perft depth {number}: expected at most {MAX_PERFT}"
        )),
    }
}

/// Parses the number after `word`.
fn number(word: &str, words: &mut SplitWhitespace<'_>) -> Result<u64, String> {
    let number = words.next().and_then(|number| number.parse().ok());
    number.ok_or_else(|| format!("invalid limit: expected a number after {}", quoted(word)))
}

/// Parses the time after `word`.
fn millis(word: &str, words: &mut SplitWhitespace<'_>) -> Result<Duration, String> {
    number(word, words).map(Duration::from_millis)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_split_at_the_word_moves() {
        let fen = "5/5/5/5/5 b";
        let cases = [
            ("position startpos", Start::StartPos, ""),
            ("position startpos moves", Start::StartPos, ""),
            ("position  startpos  moves  c3 b3", Start::StartPos, "c3 b3"),
            ("position fen 5/5/5/5/5 b", Start::Fen(fen), ""),
            (
                "position fen 5/5/5/5/5 b moves a1,b2",
                Start::Fen(fen),
                "a1,b2",
            ),
        ];
        for (line, start, moves) in cases {
            assert_eq!(
                Command::parse(line),
                Ok(Command::Position { start, moves }),
                "{line}"
            );
        }
        for line in [
            "position",
            "position fen",
            "position fen moves a1",
            "position here",
        ] {
            assert!(Command::parse(line).is_err(), "{line}");
        }
    }

    #[test]
    fn searches_are_limited_by_the_clock_of_the_player_to_move() {
        let Ok(Command::Go(go)) = Command::parse("go p1time 30000 p2time 3000 p1inc 400 p2inc 0")
        else {
            panic!("a valid command")
        };
        assert_eq!(go.limits(true).time, Some(Duration::from_millis(1_300)));
        assert_eq!(go.limits(false).time, Some(Duration::from_millis(100)));
        let limits = |line| match Command::parse(line) {
            Ok(Command::Go(go)) => go.limits(true),
            other => panic!("{other:?}"),
        };
        assert_eq!(limits("go").time, Some(Duration::from_secs(1)));
        assert_eq!(limits("go infinite").time, None);
        assert_eq!(limits("go depth 2").depth, Some(2));
        assert_eq!(limits("go depth 18446744073709551615").depth, Some(u8::MAX));
        assert_eq!(limits("go nodes 5").nodes, Some(5));
        assert_eq!(limits("go movetime 7").time, Some(Duration::from_millis(7)));
    }

    #[test]
    fn invalid_lines_are_rejected() {
        let lines = [
            "hello",
            "go fast",
            "go depth",
            "go depth x",
            "go perft",
            "go perft 1 2",
            "go perft 256",
            "go perft 1000000",
            "go perft 99999999999",
            "query",
            "query winner",
            "setoption name game",
            "setoption game value oust",
        ];
        for line in lines {
            assert!(Command::parse(line).is_err(), "{line}");
        }
        assert_eq!(Command::parse(" \t"), Ok(Command::Empty));
        let long = "x".repeat(1_000_000);
        assert!(Command::parse(&long).unwrap_err().len() < 100);
    }
}
