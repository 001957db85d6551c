//! A seed gives the same game on every platform.

use abstract_games_testkit::fixtures::seeded;
use abstract_games_testkit::reference::yonmoque::Reference;
use yonmoque::prelude::*;

use crate::kit::board_field;

const GAMES: &str = include_str!("../data/seeded.txt");

#[test]
fn a_seed_gives_the_recorded_game() {
    for recorded in seeded::read(GAMES) {
        seeded::replay::<Yonmoque>(&recorded);
    }
    assert_eq!(GAMES.lines().count(), 6);
}

#[test]
fn the_reference_plays_the_recorded_games() {
    for recorded in seeded::read(GAMES) {
        let mut slow = Reference::new(recorded.game);
        for mv in &recorded.moves {
            slow.play(mv);
        }
        let board = board_field(&slow.board());
        let side = ["b", "w"][usize::from(slow.turn()) - 1];
        let [first, second] = slow.hands();
        let winner = match slow.outcome() {
            None => "-",
            Some("first") => "b",
            Some(_) => "w",
        };
        let end = format!("{board} {side} {first} {second} {winner}");
        assert_eq!(end, recorded.end);
    }
}

#[test]
#[ignore = "prints the data file: cargo test -p yonmoque --test it seeded -- --ignored --nocapture"]
fn record() {
    for seed in 0..6 {
        println!("{}", seeded::play::<Yonmoque>(Rules::STANDARD, seed));
    }
}
