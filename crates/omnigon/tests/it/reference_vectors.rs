//! Comparison of the slow reference with the data of other programs, since other
//! tests rely on it.

use abstract_games_testkit::reference::omnigon::Reference;
use serde_json::Value;

fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn texts(value: &Value) -> Vec<String> {
    value
        .as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap().to_string())
        .collect()
}

fn replay(game: &Value) {
    let id = game["id"].as_str().unwrap();
    let mut reference = Reference::new(game["game"].as_str().unwrap());
    let turn = game["turn"].as_str().unwrap().as_bytes();
    let moves = texts(&game["moves"]);
    for (ply, text) in moves.iter().enumerate() {
        let legal = reference.legal();
        assert_eq!(reference.turn(), turn[ply] - b'0', "{id} ply {ply}");
        assert_eq!(
            legal.len() as u64,
            game["count"][ply].as_u64().unwrap(),
            "{id} ply {ply}"
        );
        if !game["legal"][ply].is_null() {
            assert_eq!(legal, texts(&game["legal"][ply]), "{id} ply {ply}");
        }
        if let Some(attacked) = game["attacked"].as_str() {
            let expected = attacked.as_bytes()[ply] == b'1';
            assert_eq!(
                reference.royal_attacked(reference.turn()),
                expected,
                "{id} ply {ply}"
            );
        }
        assert_eq!(reference.outcome(), None, "{id} ply {ply}");
        reference.play(text);
        if let Some(captures) = game["captures"].as_array() {
            let expected: Vec<u64> = captures[ply]
                .as_array()
                .unwrap()
                .iter()
                .map(|n| n.as_u64().unwrap())
                .collect();
            assert_eq!(
                reference.captured().map(u64::from).to_vec(),
                expected,
                "{id} ply {ply}"
            );
        }
    }
    assert_eq!(reference.outcome(), game["outcome"].as_str(), "{id}");
    if let Some(count) = game["count"].get(moves.len()) {
        assert_eq!(
            reference.legal().len() as u64,
            count.as_u64().unwrap(),
            "{id}"
        );
    }
}

#[test]
fn games_of_1988() {
    let games = lines(include_str!("../data/omnigon-1988.jsonl"));
    assert_eq!(games.len(), 57);
    games.iter().for_each(replay);
}

#[test]
fn games_of_the_patents() {
    let games = lines(include_str!("../data/omnigon-patents.jsonl"));
    assert_eq!(games.len(), 83);
    games.iter().for_each(replay);
}

fn perft(reference: &Reference, depth: u32) -> u64 {
    let legal = reference.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    let mut leaves = 0;
    for text in &legal {
        let mut after = reference.clone();
        after.play(text);
        leaves += perft(&after, depth - 1);
    }
    leaves
}

#[test]
fn shallow_perft_tables() {
    let tables: Vec<Value> = serde_json::from_str(include_str!("../data/perft.json")).unwrap();
    assert_eq!(tables.len(), 33);
    for table in tables {
        let name = table["game"].as_str().unwrap();
        let mut reference = Reference::new(name);
        texts(&table["moves"])
            .iter()
            .for_each(|text| reference.play(text));
        for (depth, count) in table["perft"]
            .as_array()
            .unwrap()
            .iter()
            .enumerate()
            .skip(1)
        {
            let count = count.as_u64().unwrap();
            if count <= 320_000 {
                assert_eq!(
                    perft(&reference, depth as u32),
                    count,
                    "{name} depth {depth}"
                );
            }
        }
    }
}
