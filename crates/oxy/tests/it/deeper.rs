//! Perft from the start, deeper than the known counts, compared with the slow
//! reference.

use abstract_games_core::perft;
use abstract_games_testkit::reference::oxy::Reference;
use oxy::{Oxy, Position, Rules};

fn count(position: &Reference, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal();
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |mv: &String| {
        let mut next = position.clone();
        next.play(mv);
        count(&next, depth - 1)
    };
    moves.iter().map(after).sum()
}

fn agrees(depth: u32, expected: u64) {
    let start = Oxy::start(Rules::CLASSIC);
    assert_eq!(perft(&start, depth), expected);
    assert_eq!(count(&Reference::new("oxy"), depth), expected);
}

#[test]
fn thirteen_plies() {
    agrees(13, 225_150);
}

#[test]
#[ignore = "half a minute: cargo test --release -p oxy --test it deeper -- --ignored"]
fn fifteen_plies() {
    agrees(15, 1_147_762);
}
