//! A seed gives the same game on every platform.

use abstract_games_testkit::fixtures::seeded::{self, Recorded};
use abstract_games_testkit::reference::oust::Reference;
use oust::{Visitor, prelude::*};

use crate::kit::rules;

const GAMES: &str = include_str!("../data/seeded.txt");

struct Replay<'a>(&'a Recorded<'a>);

impl Visitor for Replay<'_> {
    type Output = ();

    fn visit<const W: usize>(self, _: Rules<W>) {
        seeded::replay::<Oust<W>>(self.0);
    }
}

struct Play {
    seed: u64,
}

impl Visitor for Play {
    type Output = String;

    fn visit<const W: usize>(self, rules: Rules<W>) -> String {
        seeded::play::<Oust<W>>(rules, self.seed)
    }
}

#[test]
fn a_seed_gives_the_recorded_game() {
    for recorded in seeded::read(GAMES) {
        rules(recorded.game).visit(Replay(&recorded));
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
#[ignore = "prints the file again: cargo test -p oust --test it seeded::record -- --ignored --nocapture"]
fn record() {
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
        let seed = seed as u64;
        println!("{}", rules(name).visit(Play { seed }));
    }
}
