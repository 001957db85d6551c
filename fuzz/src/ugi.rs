//! The target `ugi`.

// The example is a program; these are its modules.
#[path = "../../examples/ugi/src/command.rs"]
mod command;
#[allow(unexpected_cfgs, reason = "its tests are for builds with these games")]
#[path = "../../examples/ugi/src/engine.rs"]
mod engine;

use std::sync::mpsc::channel;

use abstract_games::open;
use command::Command;
use engine::{DEFAULT_GAME, Engine};

/// How many lines are said at most.
const MAX_LINES: usize = 40;

/// Says the lines of the input to the engine that speaks UGI.
///
/// It answers in whole lines of the forms that it has, and after all of them
/// is still there with a position of its game. Searches are made short, and
/// counts deeper than two plies left out.
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
        // Lines during a search are judged by their first word alone.
        quits |= line.split_whitespace().next() == Some("quit");
        sender.send(line).expect("the receiver lives");
    }
    for line in ["stop", "d", "isready"] {
        sender.send(line.into()).expect("the receiver lives");
    }
    drop(sender);
    let mut out = Vec::new();
    let game = open(DEFAULT_GAME).expect("a game");
    let run = Engine::new(game, lines, &mut out).run();
    run.expect("an output in memory");
    let out = String::from_utf8(out).expect("text");
    if !quits {
        still_there(&out);
    }
}

/// The last lines have been answered, though not always as the last.
fn still_there(out: &str) {
    assert!(out.lines().any(|line| line == "readyok"), "{out}");
    let last = |key: &str| {
        let found = out.lines().rev().find_map(|line| line.strip_prefix(key));
        found.unwrap_or_else(|| panic!("no {key}: {out}"))
    };
    let mut game = open(last("Game: ")).expect("the game's name");
    let position = last("Position: ");
    game.set_position(position).expect("its position");
    assert_eq!(game.position(), position);
    assert_eq!(game.legal_count().to_string(), last("Legal: "));
    assert_eq!(game.turn().number().to_string(), last("Turn: "));
}
