//! Runs the games over standard input and output, in the Universal Game
//! Interface (UGI) of tournament managers such as cutegames.
//!
//! ```text
//! cargo run --release --example ugi -- oust:hex-5
//! ```
//!
//! `docs/notation.md` describes the protocol.

use std::io::{self, BufRead};
use std::process::ExitCode;
use std::sync::mpsc::channel;

use abstract_games::open;
use clap::Parser;

use ugi::{DEFAULT_GAME, Engine};

/// Play any of the games through the Universal Game Interface (UGI).
#[derive(Parser, Debug)]
struct Arguments {
    /// The name of the game, for example yonmoque or oust:hex-5,pie.
    #[arg(default_value = DEFAULT_GAME)]
    game: String,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let game = match open(&arguments.game) {
        Ok(game) => game,
        Err(error) => {
            eprintln!("ugi: {error}");
            return ExitCode::from(2);
        }
    };
    // Input is read on a thread of its own, so that a search can be stopped.
    let (sender, lines) = channel();
    std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        while matches!(input.read_until(b'\n', &mut line), Ok(1..)) {
            if sender
                .send(String::from_utf8_lossy(&line).into_owned())
                .is_err()
            {
                return;
            }
            line.clear();
        }
    });
    match Engine::new(game, lines, io::stdout()).run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("ugi: {error}");
            ExitCode::FAILURE
        }
    }
}
