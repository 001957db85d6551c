//! Helpers for several test modules.

use oust::prelude::*;
use serde_json::Value;

pub(crate) const HEX_2: Rules<1> = on(Board::hex(2));
pub(crate) const HEX_4: Rules<1> = on(Board::hex(4));
pub(crate) const SQUARE_2: Rules<1> = on(Board::square(2));
pub(crate) const SQUARE_3: Rules<1> = on(Board::square(3));
pub(crate) const SQUARE_4: Rules<1> = on(Board::square(4));
pub(crate) const SQUARE_5: Rules<1> = on(Board::square(5));
pub(crate) const SQUARE_8: Rules<1> = on(Board::square(8));
pub(crate) const SQUARE_9: Rules<2> = on(Board::square(9));

const fn on<const W: usize>(board: Option<Board>) -> Rules<W> {
    Rules::new(board.expect("a board")).expect("a board of W words")
}

/// The rules of this name.
pub(crate) fn rules(name: &str) -> AnyRules {
    name.parse().unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// The rules of every board, without the pie rule.
pub(crate) fn every_board() -> impl Iterator<Item = AnyRules> {
    Board::ALL.into_iter().map(AnyRules::new)
}

/// The same rules with the pie rule.
pub(crate) fn with_pie(rules: AnyRules) -> AnyRules {
    AnyRules { pie: true, ..rules }
}

/// The cell with this index, on the board or not.
pub(crate) fn cell(index: usize) -> Cell {
    Cell::new(index).expect("a cell")
}

/// A position string that must be valid.
pub(crate) fn position<const W: usize>(rules: Rules<W>, text: &str) -> Oust<W> {
    Oust::parse_position(rules, text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// A move that must be valid.
pub(crate) fn mv<const W: usize>(rules: Rules<W>, text: &str) -> Move {
    Oust::parse_move(rules, text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// The position after moves that must be legal.
pub(crate) fn played<const W: usize>(rules: Rules<W>, moves: &str) -> Oust<W> {
    let mut game = Oust::start(rules);
    play_moves(&mut game, moves, |_, _| {}).unwrap_or_else(|e| panic!("{moves}: {e}"));
    game
}

/// Cells that the board does not have: the first ones, and those at the edges
/// of its cell sets and of the largest board.
pub(crate) fn cells_off_board<const W: usize>(rules: Rules<W>) -> Vec<Cell> {
    let count = rules.board().cell_count();
    let indices = [count, count + 1, 64 * W, Cell::COUNT - 1];
    let cells = indices.into_iter().filter_map(Cell::new);
    cells
        .filter(|&cell| !rules.board().contains(cell))
        .collect()
}

/// Every move on the board, and a few off it.
pub(crate) fn every_move<const W: usize>(rules: Rules<W>) -> Vec<Move> {
    let cells = rules.board().cells().chain(cells_off_board(rules));
    let places = cells.map(Move::Place);
    places.chain([Move::Pass, Move::Swap]).collect()
}

/// The recorded games, one JSON object a line.
pub(crate) const GAMES: &str = include_str!("../data/oust.jsonl");

/// The perft tables.
pub(crate) fn perft_tables() -> Vec<Value> {
    serde_json::from_str(include_str!("../data/perft.json")).expect("JSON")
}

/// A JSON list of strings.
pub(crate) fn strings(value: &Value) -> Vec<String> {
    let items = value.as_array().expect("a list").iter();
    items
        .map(|item| item.as_str().expect("text").to_owned())
        .collect()
}

/// `first`, `second` or `draw`, as in the recorded games.
pub(crate) fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Player::First) => "first",
        Outcome::Win(Player::Second) => "second",
        Outcome::Draw => "draw",
    }
}

/// The legal moves as text, sorted by character code.
pub(crate) fn legal_texts<const W: usize>(position: &Oust<W>) -> Vec<String> {
    let text = |mv| position.move_text(mv).to_string();
    let mut legal: Vec<String> = position.legal_moves().map(text).collect();
    legal.sort();
    legal
}

/// The names of cells, sorted by character code.
pub(crate) fn cell_names<const W: usize>(rules: Rules<W>, cells: CellSet<W>) -> Vec<String> {
    let name = |cell| rules.board().cell_name(cell).to_string();
    let mut names: Vec<String> = cells.iter().map(name).collect();
    names.sort();
    names
}
