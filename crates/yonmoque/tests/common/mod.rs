//! What several test files need.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test binary includes the whole and uses a part"
)]

use serde_json::Value;
use yonmoque::{Move, Notation, Rules, Square, Yonmoque};

/// The recorded games.
pub fn games() -> Vec<Value> {
    let lines = include_str!("../data/games.jsonl").lines();
    let games: Vec<Value> = lines
        .map(|line| serde_json::from_str(line).expect("a game"))
        .collect();
    assert_eq!(games.len(), 126);
    games
}

/// The perft tables.
pub fn perft_table() -> Vec<Value> {
    let table: Vec<Value> = serde_json::from_str(include_str!("../data/perft.json")).unwrap();
    assert_eq!(table.len(), 9);
    table
}

/// A list of strings.
pub fn strings(value: &Value) -> Vec<&str> {
    let list = value.as_array().expect("a list");
    list.iter().map(|s| s.as_str().expect("a string")).collect()
}

/// A position that must be readable.
pub fn position(text: &str) -> Yonmoque {
    Yonmoque::parse_position(Rules::STANDARD, text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// A move that must be readable.
pub fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// Every move that can be constructed, legal anywhere or not.
pub fn every_move() -> Vec<Move> {
    let from_to = Square::ALL
        .into_iter()
        .flat_map(|from| Square::ALL.map(move |to| Move::Relocate { from, to }));
    Square::ALL
        .into_iter()
        .map(Move::Place)
        .chain(from_to)
        .collect()
}

/// The legal moves as the recorded games list them.
pub fn sorted_texts(position: &Yonmoque) -> Vec<String> {
    use yonmoque::Position;
    let mut texts: Vec<String> = position.legal_moves().map(|mv| mv.to_string()).collect();
    texts.sort();
    texts
}
