//! Action indices, feature planes and symmetries, for searches and learners.

use std::cmp::Ordering;

use abstract_games_core::{Encoding, PlaneShape, Position, Symmetry};
use abstract_games_toolkit::dihedral_inverse;

use crate::{Cell, Rules, TicTacToe};

/// Actions are cells. Plane 0 has the marks of the player to move, plane 1 those
/// of the opponent.
impl Encoding for TicTacToe {
    fn action_count(_: Rules) -> usize {
        9
    }

    fn action_index(_: Rules, cell: Cell) -> Option<usize> {
        (cell < 9).then_some(cell.into())
    }

    fn action(_: Rules, index: usize) -> Option<Cell> {
        (index < 9).then_some(index as u8)
    }

    fn plane_shape(_: Rules) -> PlaneShape {
        PlaneShape {
            planes: 2,
            rows: 3,
            columns: 3,
        }
    }

    fn for_each_feature(&self, mut set: impl FnMut(usize, usize, usize)) {
        for (plane, player) in [self.turn(), !self.turn()].into_iter().enumerate() {
            for cell in self.0[player.index()] {
                set(plane, usize::from(cell / 3), usize::from(cell % 3));
            }
        }
    }
}

/// Symmetry `s` rotates the board by `s % 4` quarters, after reflecting it if
/// `s` is 4 or more.
fn image(cell: Cell, symmetry: usize) -> Cell {
    assert!(symmetry < 8, "there are eight symmetries");
    let (mut row, mut column) = (cell / 3, cell % 3);
    if symmetry >= 4 {
        column = 2 - column;
    }
    for _ in 0..symmetry % 4 {
        (row, column) = (column, 2 - row);
    }
    3 * row + column
}

impl Symmetry for TicTacToe {
    fn symmetry_count(_: Rules) -> usize {
        8
    }

    fn transform(&self, symmetry: usize) -> Self {
        let cells = |marks: crate::Marks| marks.iter().map(|cell| image(cell, symmetry)).collect();
        Self(self.0.map(cells))
    }

    fn transform_move(&self, cell: Cell, symmetry: usize) -> Cell {
        image(cell, symmetry)
    }

    fn inverse_symmetry(_: Rules, symmetry: usize) -> usize {
        dihedral_inverse(8, symmetry)
    }

    fn arbitrary_order(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}
