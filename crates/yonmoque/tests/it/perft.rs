//! Perft against the counts of independent programs.

use yonmoque::prelude::*;

use crate::kit::{mv, perft_table, strings};

/// Compares `count` with every entry of the table up to `max_nodes`.
fn check(max_nodes: u64, count: impl Fn(&Yonmoque, u32) -> u64) {
    for row in perft_table() {
        let mut position = Yonmoque::start(Rules::STANDARD);
        for text in strings(&row["moves"]) {
            position.play(mv(text)).unwrap();
        }
        for (depth, nodes) in row["perft"].as_array().unwrap().iter().enumerate() {
            let nodes = nodes.as_u64().unwrap();
            if nodes <= max_nodes {
                assert_eq!(count(&position, depth as u32), nodes, "{row} depth {depth}");
            }
        }
    }
}

#[test]
fn perft_with_bulk_counting() {
    check(u64::MAX, perft);
}

#[test]
fn perft_with_every_move_played() {
    check(20_000_000, |position, depth| {
        Perft::new().made().count(position, depth)
    });
}
