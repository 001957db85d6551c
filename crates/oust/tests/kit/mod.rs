//! Short ways to positions and moves for tests that are written by hand.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test binary includes the whole and uses a part"
)]

use oust::{Move, Notation, Oust, Position, Rules, play_moves};

/// A position that must be readable.
pub fn position<const W: usize>(rules: Rules<W>, text: &str) -> Oust<W> {
    Oust::parse_position(rules, text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// A move that must be readable.
pub fn mv<const W: usize>(rules: Rules<W>, text: &str) -> Move {
    Oust::parse_move(rules, text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// The position after moves that must be legal.
pub fn played<const W: usize>(rules: Rules<W>, moves: &str) -> Oust<W> {
    let mut game = Oust::start(rules);
    play_moves(&mut game, moves, |_, _| {}).unwrap_or_else(|e| panic!("{moves}: {e}"));
    game
}

/// Every move that can be constructed for a board, and a few beside it.
pub fn every_move<const W: usize>(rules: Rules<W>) -> Vec<Move> {
    let cells = rules.board().cells();
    let beside = [cells, cells + 1, 64 * W as u16, u16::MAX];
    (0..cells)
        .chain(beside)
        .map(Move::Place)
        .chain([Move::Pass, Move::Swap])
        .collect()
}

/// The legal moves as the recorded games list them.
pub fn sorted_texts<const W: usize>(position: &Oust<W>) -> Vec<String> {
    let texts = position
        .legal_moves()
        .map(|mv| position.move_text(mv).to_string());
    let mut texts: Vec<String> = texts.collect();
    texts.sort();
    texts
}

/// The names of cells, sorted.
pub fn cell_names<const W: usize>(
    rules: Rules<W>,
    cells: impl IntoIterator<Item = u16>,
) -> Vec<String> {
    let grid = rules.board().grid();
    let mut names: Vec<String> = cells
        .into_iter()
        .map(|c| grid.name(c).to_string())
        .collect();
    names.sort();
    names
}
