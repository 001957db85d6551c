//! The lines that a tournament manager sends.

use std::time::Duration;

use abstract_games_adapters::engine::Limits;

/// One line, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    Ugi,
    IsReady,
    NewGame,
    SetOption { name: &'a str, value: &'a str },
    Position { start: Start<'a>, moves: &'a str },
    Query(Query),
    Go(Go),
    Perft(u32),
    Draw,
    Stop,
    Quit,
    Empty,
}

/// Perft takes some of the stack for each ply; no machine gets this deep.
const DEEPEST_PERFT: u32 = 255;

/// Where a position begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start<'a> {
    StartPos,
    Fen(&'a str),
}

/// What is asked of the current position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Query {
    GameOver,
    FirstToMove,
    Result,
}

/// How long to search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Go {
    pub(crate) first_time: Option<Duration>,
    pub(crate) second_time: Option<Duration>,
    pub(crate) first_increment: Option<Duration>,
    pub(crate) second_increment: Option<Duration>,
    pub(crate) move_time: Option<Duration>,
    pub(crate) depth: Option<u64>,
    pub(crate) nodes: Option<u64>,
    pub(crate) infinite: bool,
}

impl Go {
    /// The limits for the player to move, the first one or the second.
    ///
    /// A clock is spent by a thirtieth of what is left and most of the
    /// increment, never by more than half of what is left.
    pub(crate) fn limits(&self, first_to_move: bool) -> Limits {
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
        // Nothing was said: a second.
        Limits {
            time: Some(Duration::from_secs(1)),
            ..limits
        }
    }

    /// Whether nothing but `stop` is to end the search.
    pub(crate) fn is_endless(&self) -> bool {
        self.infinite && self.limits(true) == Limits::NONE && self.limits(false) == Limits::NONE
    }
}

impl<'a> Command<'a> {
    /// Understands a line, or says what is wrong with it.
    pub(crate) fn parse(line: &'a str) -> Result<Self, String> {
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

/// The beginning of a text, fit for one line of output.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    let dots = if text.chars().count() > LONGEST {
        "..."
    } else {
        ""
    };
    let beginning: String = text.chars().take(LONGEST).collect();
    format!("`{}{dots}`", beginning.escape_debug())
}

/// The first word of `text`, and what follows the blanks after it.
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
        return Err("expected: setoption name NAME value VALUE".into());
    }
    Ok(Command::SetOption { name, value })
}

fn position(rest: &str) -> Result<Command<'_>, String> {
    let (before, moves) = split_at_word(rest, "moves");
    let (word, fen) = split_word(before);
    let start = match word {
        "startpos" if fen.is_empty() => Start::StartPos,
        "startpos" => return Err(format!("{} follows startpos", quoted(fen))),
        "fen" if !fen.is_empty() => Start::Fen(fen),
        _ => return Err("expected: position startpos|fen FEN [moves M1 M2 ...]".into()),
    };
    Ok(Command::Position { start, moves })
}

/// What is before and after the first occurrence of a word.
fn split_at_word<'a>(text: &'a str, word: &str) -> (&'a str, &'a str) {
    let mut from = 0;
    while let Some(found) = text[from..].find(word) {
        let (begin, end) = (from + found, from + found + word.len());
        let blank_before = text[..begin].ends_with(char::is_whitespace);
        let blank_after = text[end..].is_empty() || text[end..].starts_with(char::is_whitespace);
        if blank_before && blank_after {
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
        _ => Err(format!("unknown query {}", quoted(rest))),
    }
}

fn go(rest: &str) -> Result<Command<'_>, String> {
    let mut go = Go::default();
    let mut words = rest.split_whitespace();
    while let Some(word) = words.next() {
        if word == "infinite" {
            go.infinite = true;
            continue;
        }
        let number = words.next().and_then(|number| number.parse::<u64>().ok());
        let number = number.ok_or_else(|| format!("go: {} needs a number", quoted(word)))?;
        let time = Some(Duration::from_millis(number));
        match word {
            "perft" => {
                let depth = u32::try_from(number).ok();
                let depth = depth.filter(|depth| *depth <= DEEPEST_PERFT);
                let depth = depth
                    .ok_or_else(|| format!("go: perft {number} is deeper than {DEEPEST_PERFT}"))?;
                return match words.next() {
                    None => Ok(Command::Perft(depth)),
                    Some(word) => Err(format!("go: {} follows perft", quoted(word))),
                };
            }
            "p1time" => go.first_time = time,
            "p2time" => go.second_time = time,
            "p1inc" => go.first_increment = time,
            "p2inc" => go.second_increment = time,
            "movetime" => go.move_time = time,
            "depth" => go.depth = Some(number),
            "nodes" => go.nodes = Some(number),
            _ => return Err(format!("go: unknown word {}", quoted(word))),
        }
    }
    Ok(Command::Go(go))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_taken_apart_at_the_word_moves() {
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
            panic!("a proper go line")
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
    fn what_is_not_understood() {
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
