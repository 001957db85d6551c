//! A seed gives the same game on every platform.

use abstract_games_testkit::fixtures::seeded;
use abstract_games_testkit::reference::oxy::{self as reference, Reference};
use oxy::{Oxy, Rules};

const GAMES: &str = include_str!("../data/seeded.txt");

#[test]
fn a_seed_gives_the_recorded_game() {
    for recorded in seeded::read(GAMES) {
        seeded::replay::<Oxy>(&recorded);
    }
    assert_eq!(GAMES.lines().count(), 6);
}

/// The reference does not draw layouts, so this only replays games that begin
/// with the default layout and take alignments back.
#[test]
fn the_reference_plays_the_recorded_games() {
    let mut played = 0;
    for recorded in seeded::read(GAMES) {
        if recorded.game.contains("layout=random") {
            continue;
        }
        played += 1;
        let mut slow = Reference::new(recorded.game);
        for mv in &recorded.moves {
            slow.play(mv);
        }
        let cells = |mut cells: Vec<reference::Cell>| {
            cells.sort_by_key(|&(file, rank)| (rank, file));
            let names: String = cells.into_iter().map(reference::name).collect();
            if names.is_empty() {
                "-".to_string()
            } else {
                names
            }
        };
        let [first, second] = slow.penalties;
        let expected = format!(
            "{} {} {first}-{second} {} {} ",
            slow.board.text(),
            slow.turn(),
            cells(slow.moved_cells()),
            cells(slow.frozen_cells()),
        );
        assert!(
            recorded.end.starts_with(&expected),
            "{expected}: {}",
            recorded.end
        );
        let ended = recorded.moves.len() < 150;
        assert_eq!(slow.outcome().is_some(), ended, "{}", recorded.game);
    }
    assert_eq!(played, 5);
}

#[test]
#[ignore = "prints the file again: cargo test -p oxy --test it seeded -- --ignored --nocapture"]
fn record() {
    for (seed, name) in [
        "oxy",
        "oxy:limit=15",
        "oxy:limit=15,laps=off",
        "oxy:chess",
        "oxy:chess,limit=40",
        "oxy:chess,limit=40,after=relayout,seed=18446744073709551615,layout=random",
    ]
    .into_iter()
    .enumerate()
    {
        let rules: Rules = name.parse().unwrap();
        println!("{}", seeded::play::<Oxy>(rules, seed as u64));
    }
}
