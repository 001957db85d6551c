//! Perft tables of other programs.

use omnigon::{AnyRules, Notation, Perft, patent, perft, published};
use serde_json::Value;

/// Up to this count, every move of the last ply is also played.
const MOST_MADE: u64 = 3_000_000;

fn check<P: Notation>(rules: P::Rules, table: &Value) -> usize {
    let mut position = P::start(rules);
    for text in table["moves"].as_array().unwrap() {
        let mv = P::parse_move(rules, text.as_str().unwrap()).unwrap();
        position.play(mv).unwrap();
    }
    let mut checked = 0;
    for (depth, count) in table["perft"].as_array().unwrap().iter().enumerate() {
        let count = count.as_u64().unwrap();
        assert_eq!(
            perft(&position, depth as u32),
            count,
            "{rules} depth {depth}"
        );
        if count <= MOST_MADE {
            assert_eq!(
                Perft::new().made().count(&position, depth as u32),
                count,
                "{rules} depth {depth}"
            );
        }
        checked += 1;
    }
    checked
}

#[test]
fn tables() {
    let tables: Vec<Value> = serde_json::from_str(include_str!("../data/perft.json")).unwrap();
    assert_eq!(tables.len(), 33);
    let mut checked = 0;
    for table in &tables {
        checked += match table["game"].as_str().unwrap().parse().unwrap() {
            AnyRules::Published(rules) => check::<published::Omnigon>(rules, table),
            AnyRules::Patent(rules) => check::<patent::Omnigon>(rules, table),
        };
    }
    assert_eq!(checked, 126);
}
