//! A seed gives the same game on every platform.

mod reference;
#[path = "../../abstract-games-core/tests/seeded/mod.rs"]
mod seeded;

use reference::Reference;
use yonmoque::{Rules, Yonmoque};

const GAMES: &str = include_str!("data/seeded.txt");

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
        // The longest runs of empty squares first.
        let runs = (1..=5).rev();
        let board = runs.fold(slow.board(), |board, n| {
            board.replace(&".".repeat(n), &n.to_string())
        });
        let side = ["b", "w"][usize::from(slow.turn()) - 1];
        let [first, second] = slow.hands();
        let winner = match slow.outcome() {
            None => "-",
            Some("first") => "b",
            Some(_) => "w",
        };
        assert_eq!(
            format!("{board} {side} {first} {second} {winner}"),
            recorded.end
        );
    }
}

#[test]
#[ignore = "prints the file anew: cargo test -p yonmoque --test seeded -- --ignored --nocapture"]
fn record() {
    for seed in 0..6 {
        println!("{}", seeded::play::<Yonmoque>(Rules::STANDARD, seed));
    }
}
