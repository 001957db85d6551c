//! The target `ugi`.

use std::sync::mpsc::channel;

use ::ugi::{Command, DEFAULT_GAME, Engine};
use abstract_games::open;

/// The greatest number of lines.
const MAX_LINES: usize = 40;

/// Sends the lines of the input to the engine of the example `ugi`.
///
/// Afterwards the engine still answers, and has a position of its game. Searches
/// are limited to a few nodes, and perft deeper than two plies is left out.
pub fn ugi(data: &[u8]) {
    let (sender, lines) = channel();
    let mut quits = false;
    for line in data.split(|&byte| byte == b'\n').take(MAX_LINES) {
        let mut line = String::from_utf8_lossy(line).into_owned();
        match Command::parse(&line) {
            Ok(Command::Perft(3..)) => continue,
            Ok(Command::Go(_)) => line.push_str(" nodes 30"),
            Ok(Command::Quit) => quits = true,
            _ => {}
        }
        // During a search, only the first word of a line is checked.
        quits |= line.split_whitespace().next() == Some("quit");
        sender.send(line).expect("the receiver exists");
    }
    for line in ["stop", "d", "isready"] {
        sender.send(line.into()).expect("the receiver exists");
    }
    drop(sender);
    let mut out = Vec::new();
    let game = open(DEFAULT_GAME).expect("a valid name");
    let run = Engine::new(game, lines, &mut out).run();
    run.expect("writing to memory cannot fail");
    let out = String::from_utf8(out).expect("valid UTF-8");
    if !quits {
        still_answers(&out);
    }
}

/// The last commands have been answered, possibly before other lines.
fn still_answers(out: &str) {
    assert!(out.lines().any(|line| line == "readyok"), "{out}");
    let last = |key: &str| {
        let found = out.lines().rev().find_map(|line| line.strip_prefix(key));
        found.unwrap_or_else(|| panic!("no {key}: {out}"))
    };
    let mut game = open(last("Game: ")).expect("a valid name");
    let position = last("Position: ");
    game.set_position(position).expect("a valid position");
    assert_eq!(game.position(), position);
    assert_eq!(game.legal_count().to_string(), last("Legal: "));
    assert_eq!(game.turn().number().to_string(), last("Turn: "));
}
