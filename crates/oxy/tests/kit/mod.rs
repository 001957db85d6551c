//! Short ways to positions and cells for tests that are written by hand,
//! and every move.

#![allow(dead_code, reason = "each test uses a part of it")]

use abstract_games_core::play_moves;
use oxy::{Cell, Cells, Move, Notation, Oxy};

/// The position after `moves` from one that must be readable.
pub(crate) fn after(game: &str, position: &str, moves: &str) -> Oxy {
    let mut position = Oxy::parse_position(game.parse().unwrap(), position).unwrap();
    play_moves(&mut position, moves, |_, _| {}).unwrap();
    position
}

/// A cell that must be readable.
pub(crate) fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

/// A set of such cells.
pub(crate) fn cells(names: &[&str]) -> Cells {
    names.iter().map(|name| cell(name)).collect()
}

/// Every move that can be constructed: 24 slides, 576 exchanges, the pass.
pub(crate) fn every_move() -> Vec<Move> {
    let slides = Cell::all().map(Move::Slide);
    let pairs = Cell::all().flat_map(|symbol| Cell::all().map(move |neutral| (symbol, neutral)));
    let exchanges = pairs.map(|(symbol, neutral)| Move::Exchange { symbol, neutral });
    let moves: Vec<Move> = slides.chain(exchanges).chain([Move::Pass]).collect();
    assert_eq!(moves.len(), 24 + 576 + 1);
    moves
}
