//! What several test modules need.

use serde_json::Value;
use yonmoque::prelude::*;

/// The recorded games.
pub(crate) fn games() -> Vec<Value> {
    let lines = include_str!("../data/games.jsonl").lines();
    let games: Vec<Value> = lines
        .map(|line| serde_json::from_str(line).expect("a game"))
        .collect();
    assert_eq!(games.len(), 126);
    games
}

/// The perft tables.
pub(crate) fn perft_table() -> Vec<Value> {
    let table: Vec<Value> = serde_json::from_str(include_str!("../data/perft.json")).unwrap();
    assert_eq!(table.len(), 9);
    table
}

/// A list of strings.
pub(crate) fn strings(value: &Value) -> Vec<&str> {
    let list = value.as_array().expect("a list");
    list.iter().map(|s| s.as_str().expect("a string")).collect()
}

/// The position with this position string.
pub(crate) fn position(text: &str) -> Yonmoque {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// The move with this text.
pub(crate) fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// Every move that can be constructed, whether or not it is ever legal.
pub(crate) fn every_move() -> Vec<Move> {
    let placements = Cell::ALL.into_iter().map(Move::Place);
    let movements = Cell::ALL
        .into_iter()
        .flat_map(|from| Cell::ALL.map(move |to| Move::Relocate { from, to }));
    placements.chain(movements).collect()
}

/// The texts of the legal moves, sorted as in the recorded games.
pub(crate) fn sorted_texts(position: &Yonmoque) -> Vec<String> {
    let mut texts: Vec<String> = position.legal_moves().map(|mv| mv.to_string()).collect();
    texts.sort();
    texts
}

/// The cells that an effect flips, sorted by name.
pub(crate) fn sorted_flips(effect: &Effect) -> Vec<String> {
    let mut flips: Vec<String> = effect.flips.iter().map(|cell| cell.to_string()).collect();
    flips.sort();
    flips
}

/// The board field of a position string, from the board that the reference
/// writes.
pub(crate) fn board_field(board: &str) -> String {
    // The longest runs of empty cells first.
    let runs = (1..=5).rev();
    runs.fold(board.to_owned(), |board, n| {
        board.replace(&".".repeat(n), &n.to_string())
    })
}

/// The board as the reference writes it.
pub(crate) fn reference_board(game: &Yonmoque) -> String {
    let letter = |file, rank| match game.at(Cell::at(file, rank).unwrap()) {
        Some(Player::First) => 'b',
        Some(Player::Second) => 'w',
        None => '.',
    };
    let rows: Vec<String> = (0..5)
        .rev()
        .map(|rank| (0..5).map(|file| letter(file, rank)).collect())
        .collect();
    rows.join("/")
}
