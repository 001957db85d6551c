//! Short ways to positions and cells for tests that are written by hand.

use abstract_games_core::play_moves;
use oxy::{Cell, Cells, Notation, Oxy};

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
