//! A seed gives the same game on every platform.

use abstract_games_testkit::fixtures::seeded;
use abstract_games_testkit::reference::omnigon::Reference;
use omnigon::{AnyRules, patent, published};

const GAMES: &str = include_str!("../data/seeded.txt");

#[test]
fn a_seed_gives_the_recorded_game() {
    for recorded in seeded::read(GAMES) {
        match recorded.game.parse().unwrap() {
            AnyRules::Published(_) => seeded::replay::<published::Omnigon>(&recorded),
            AnyRules::Patent(_) => seeded::replay::<patent::Omnigon>(&recorded),
        }
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
        let fields: Vec<&str> = recorded.end.split(' ').collect();
        assert_eq!(fields[0], slow.board(), "{}", recorded.game);
        let sides = match fields.len() {
            2 => ["g", "w"],
            _ => ["b", "r"],
        };
        assert_eq!(fields[1], sides[usize::from(slow.turn()) - 1]);
        if fields.len() > 2 {
            assert_eq!(fields[2..4], slow.captured().map(|n| n.to_string()));
        }
        if fields.len() == 7 {
            assert_eq!(fields[6], slow.second_moves().to_string());
        }
        // The file has no outcome: games that ended are shorter.
        let ended = recorded.moves.len() < 150;
        assert_eq!(slow.outcome().is_some(), ended, "{}", recorded.game);
    }
}

#[test]
#[ignore = "prints the file: cargo test -p omnigon --test it seeded -- --ignored --nocapture"]
fn record() {
    for (seed, name) in [
        "omnigon",
        "omnigon",
        "omnigon:1981",
        "omnigon:1983,grid=staggered",
        "omnigon:1981,first=square,third-turn=illegal",
        "omnigon:1983,invasion=20",
    ]
    .into_iter()
    .enumerate()
    {
        let line = match name.parse().unwrap() {
            AnyRules::Published(rules) => seeded::play::<published::Omnigon>(rules, seed as u64),
            AnyRules::Patent(rules) => seeded::play::<patent::Omnigon>(rules, seed as u64),
        };
        println!("{line}");
    }
}
