//! What several of the tests need.
#![allow(dead_code, unreachable_pub, unused_macros, unused_imports)]

use oust::{Notation, Oust, Outcome, Player, Position};
use serde_json::Value;

/// Calls a function that is generic over the number of words with the rules
/// that a name gives, for whichever number its board takes.
macro_rules! with_rules {
    ($name:expr, $function:ident $(, $argument:expr)*) => {{
        let variant: oust::Variant = $name.parse().expect("a name of the game");
        match variant.board.words() {
            1 => $function::<1>(variant.try_into().unwrap() $(, $argument)*),
            2 => $function::<2>(variant.try_into().unwrap() $(, $argument)*),
            3 => $function::<3>(variant.try_into().unwrap() $(, $argument)*),
            4 => $function::<4>(variant.try_into().unwrap() $(, $argument)*),
            5 => $function::<5>(variant.try_into().unwrap() $(, $argument)*),
            6 => $function::<6>(variant.try_into().unwrap() $(, $argument)*),
            words => panic!("no board takes {words} words"),
        }
    }};
}
pub(crate) use with_rules;

/// The recorded games, one JSON object a line.
pub const GAMES: &str = include_str!("../data/oust.jsonl");

/// The perft tables.
pub fn perft_tables() -> Vec<Value> {
    serde_json::from_str(include_str!("../data/perft.json")).expect("JSON")
}

/// A JSON list of strings.
pub fn strings(value: &Value) -> Vec<String> {
    let items = value.as_array().expect("a list").iter();
    items
        .map(|item| item.as_str().expect("text").to_owned())
        .collect()
}

/// `first`, `second` or `draw`, as in the recorded games.
pub fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Player::First) => "first",
        Outcome::Win(Player::Second) => "second",
        Outcome::Draw => "draw",
    }
}

/// The legal moves as text, sorted by character code.
pub fn legal_texts<const W: usize>(position: &Oust<W>) -> Vec<String> {
    let text = |mv| position.move_text(mv).to_string();
    let mut legal: Vec<String> = position.legal_moves().map(text).collect();
    legal.sort();
    legal
}

/// The names of cells, sorted by character code.
pub fn cell_names<const W: usize>(
    position: &Oust<W>,
    cells: impl IntoIterator<Item = u16>,
) -> Vec<String> {
    let grid = position.rules().board().grid();
    let mut names: Vec<String> = cells
        .into_iter()
        .map(|cell| grid.name(cell).to_string())
        .collect();
    names.sort();
    names
}

/// The names of all boards.
pub fn every_board() -> impl Iterator<Item = String> {
    oust::Board::ALL
        .into_iter()
        .map(|board| format!("oust:{board}"))
}
