//! Games that a fixed seed gives, recorded once, to be the same on every
//! platform: the order of the moves, the generator, and what it is asked for
//! must not depend on the width of a word. The tests of each game include this
//! file.
//!
//! What is recorded came from the crates themselves, so the tests hold it
//! against the slow references too: every move is legal there, and the end is
//! the same. A release that changes the order of moves must record anew.

use abstract_games_core::{Notation, random::below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Games are left after so many plies.
const CAP: usize = 150;

/// A line of a file of recorded games: four fields between tabs.
pub(crate) struct Recorded<'a> {
    pub(crate) game: &'a str,
    pub(crate) seed: u64,
    pub(crate) moves: Vec<&'a str>,
    /// The position string at the end.
    pub(crate) end: &'a str,
}

pub(crate) fn read(text: &str) -> impl Iterator<Item = Recorded<'_>> {
    text.lines().map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [game, seed, moves, end] = fields[..] else {
            panic!("four fields: {line}");
        };
        Recorded {
            game,
            seed: seed.parse().expect("a seed"),
            moves: moves.split(' ').collect(),
            end,
        }
    })
}

/// The line of a game from this seed.
pub(crate) fn play<P: Notation>(rules: P::Rules, seed: u64) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut position = P::start(rules);
    let mut moves = Vec::new();
    while let Some(n) = below(&mut rng, position.legal_moves().len() as u32) {
        if moves.len() == CAP {
            break;
        }
        let mv = position.nth_move(n as usize).expect("as many as counted");
        moves.push(position.move_text(mv).to_string());
        position.play_unchecked(mv);
    }
    let (moves, end) = (moves.join(" "), position.position_text());
    format!("{rules}\t{seed}\t{moves}\t{end}")
}

/// The game of a recorded seed is the recorded one.
pub(crate) fn replay<P: Notation>(recorded: &Recorded<'_>) {
    let rules: P::Rules = recorded.game.parse().unwrap_or_else(|e| panic!("{e}"));
    let Recorded {
        game,
        seed,
        moves,
        end,
    } = recorded;
    let expected = format!("{game}\t{seed}\t{}\t{end}", moves.join(" "));
    assert_eq!(play::<P>(rules, *seed), expected);
}
