//! A seed gives the same game on every platform.

mod common;
mod reference;
#[path = "../../abstract-games-core/tests/seeded/mod.rs"]
mod seeded;

use common::with_rules;
use oust::{Oust, Rules};
use reference::Reference;
use seeded::Recorded;

const GAMES: &str = include_str!("data/seeded.txt");

#[test]
fn a_seed_gives_the_recorded_game() {
    fn replay<const W: usize>(_: Rules<W>, recorded: &Recorded<'_>) {
        seeded::replay::<Oust<W>>(recorded);
    }
    for recorded in seeded::read(GAMES) {
        with_rules!(recorded.game, replay, &recorded);
    }
    assert_eq!(GAMES.lines().count(), 7);
}

#[test]
fn the_reference_plays_the_recorded_games() {
    for recorded in seeded::read(GAMES) {
        let mut slow = Reference::new(recorded.game);
        for mv in &recorded.moves {
            slow.play(mv);
        }
        let side = ["r", "b"][usize::from(slow.turn()) - 1];
        let result = match slow.outcome() {
            None => "-",
            Some("first") => "r",
            Some("second") => "b",
            Some(_) => "d",
        };
        assert_eq!(format!("{} {side} {result}", slow.board()), recorded.end);
    }
}

#[test]
#[ignore = "prints the file anew: cargo test -p oust --test seeded -- --ignored --nocapture"]
fn record() {
    fn play<const W: usize>(rules: Rules<W>, seed: u64) {
        println!("{}", seeded::play::<Oust<W>>(rules, seed));
    }
    for (seed, name) in [
        "oust",
        "oust:pie",
        "oust:hex-4",
        "oust:hex-8",
        "oust:square-9",
        "oust:square-16,pie",
        "oust:square-19",
    ]
    .into_iter()
    .enumerate()
    {
        with_rules!(name, play, seed as u64);
    }
}
