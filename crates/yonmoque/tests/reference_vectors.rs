//! The slow reference held against the games and counts of independent programs.
//!
//! The differential tests trust the reference; this is why they may.

mod reference;

use reference::Reference;
use serde_json::Value;

fn strings(value: &Value) -> Vec<String> {
    let list = value.as_array().expect("a list");
    list.iter()
        .map(|s| s.as_str().expect("a string").to_owned())
        .collect()
}

fn games() -> Vec<Value> {
    include_str!("data/games.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a game"))
        .collect()
}

#[test]
fn games_replay_exactly() {
    let games = games();
    assert_eq!(games.len(), 126);
    for game in games {
        let id = &game["id"];
        let mut position = Reference::new(game["game"].as_str().unwrap());
        for (ply, mv) in strings(&game["moves"]).iter().enumerate() {
            let legal = position.legal();
            assert_eq!(legal, strings(&game["legal"][ply]), "{id} ply {ply}");
            assert_eq!(
                position.turn().to_string().as_bytes()[0],
                game["turn"].as_str().unwrap().as_bytes()[ply],
                "{id} ply {ply}"
            );
            let mut flips = strings(&game["flips"][ply]);
            flips.sort();
            assert_eq!(position.flips(mv), flips, "{id} ply {ply}");
            position.play(mv);
            assert_eq!(
                position.legal().len() as u64,
                game["count"][ply + 1].as_u64().unwrap(),
                "{id} after ply {ply}"
            );
        }
        assert_eq!(position.outcome(), game["outcome"].as_str(), "{id}");
        let reason = match game["reason"].as_str().unwrap() {
            "cap" | "cut" => None,
            "no-moves" => Some("no moves"),
            other => Some(other),
        };
        assert_eq!(position.reason(), reason, "{id}");
    }
}

#[test]
fn perft_tables_agree() {
    let table: Value = serde_json::from_str(include_str!("data/perft.json")).unwrap();
    for row in table.as_array().unwrap() {
        let mut position = Reference::new(row["game"].as_str().unwrap());
        for mv in strings(&row["moves"]) {
            position.play(&mv);
        }
        for (depth, nodes) in row["perft"].as_array().unwrap().iter().enumerate() {
            let nodes = nodes.as_u64().unwrap();
            if nodes < 16_000 {
                assert_eq!(position.perft(depth as u32), nodes, "{row} depth {depth}");
            }
        }
    }
}
