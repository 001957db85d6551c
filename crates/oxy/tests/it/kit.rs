//! Shorthands for positions and cells in handwritten tests, and a list of every
//! move.

use abstract_games_core::play_moves;
use oxy::{Cell, CellSet, Move, Notation, Oxy};

/// The position after `moves` from a valid position string.
pub(crate) fn after(game: &str, position: &str, moves: &str) -> Oxy {
    let mut position = Oxy::parse_position(game.parse().unwrap(), position).unwrap();
    play_moves(&mut position, moves, |_, _| {}).unwrap();
    position
}

/// A cell from a valid name.
pub(crate) fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

/// A set of cells from valid names.
pub(crate) fn cells(names: &[&str]) -> CellSet {
    names.iter().map(|name| cell(name)).collect()
}

/// Every move that can be constructed: 24 slides, 576 exchanges, the pass.
pub(crate) fn every_move() -> Vec<Move> {
    let slides = Cell::ALL.into_iter().map(Move::Slide);
    let pairs = Cell::ALL
        .into_iter()
        .flat_map(|symbol| Cell::ALL.into_iter().map(move |neutral| (symbol, neutral)));
    let exchanges = pairs.map(|(symbol, neutral)| Move::Exchange { symbol, neutral });
    let moves: Vec<Move> = slides.chain(exchanges).chain([Move::Pass]).collect();
    assert_eq!(moves.len(), 24 + 576 + 1);
    moves
}
