//! Perft tables from other programs.

mod common;

use abstract_games_core::{Leaves, perft, perft_made};
use common::{perft_tables, strings, with_rules};
use oust::{Oust, Position, Rules, play_moves};

/// How many leaves to count at most for one row; the tables go deeper.
const COUNTED: u64 = 100_000_000;
/// How many leaves to play at most.
const MADE: u64 = 300_000;

fn check_table<const W: usize>(rules: Rules<W>, moves: &str, counts: &[u64]) {
    let mut position = Oust::start(rules);
    play_moves(&mut position, moves, |_, _| {}).unwrap();
    for (depth, &count) in counts.iter().enumerate() {
        for (leaves, most) in [(Leaves::Counted, COUNTED), (Leaves::Made, MADE)] {
            if count <= most {
                let found = leaves.perft(&position, depth as u32);
                assert_eq!(found, count, "{rules} {moves:?} depth {depth} {leaves:?}");
            }
        }
    }
}

#[test]
fn tables_agree() {
    let tables = perft_tables();
    assert_eq!(tables.len(), 37);
    for table in tables {
        let name = table["game"].as_str().unwrap();
        let moves = strings(&table["moves"]).join(" ");
        let counts = table["perft"].as_array().unwrap().iter();
        let counts: Vec<u64> = counts.map(|count| count.as_u64().unwrap()).collect();
        with_rules!(name, check_table, &moves, &counts);
    }
}

#[test]
fn pie_adds_one_second_move() {
    let start = Oust::start(Rules::HEX_3.with_pie(true));
    assert_eq!(perft(&start, 2), 361);
    assert_eq!(perft_made(&start, 2), 361);
}
