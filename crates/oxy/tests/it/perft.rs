//! Perft counts, compared with the reference data.

use abstract_games_core::{Perft, perft, play_moves};
use oxy::{Notation, Oxy};
use serde_json::Value;

#[test]
fn counts_of_the_reference_data() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/perft.json");
    let rows: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let rows = rows.as_array().unwrap();
    for row in rows {
        let rules = row["game"].as_str().unwrap().parse().unwrap();
        let start = row["start"].as_str().unwrap();
        let mut position = Oxy::parse_position(rules, start).unwrap();
        let moves: Vec<&str> = row["moves"]
            .as_array()
            .unwrap()
            .iter()
            .map(|m| m.as_str().unwrap())
            .collect();
        play_moves(&mut position, &moves.join(" "), |_, _| {}).unwrap();
        for (depth, count) in row["perft"].as_array().unwrap().iter().enumerate() {
            let depth = depth as u32;
            assert_eq!(*count, perft(&position, depth), "{row} depth {depth}");
            if depth <= 9 {
                assert_eq!(
                    *count,
                    Perft::new().made().count(&position, depth),
                    "{row} depth {depth}"
                );
            }
        }
    }
    assert_eq!(rows.len(), 22);
}
