//! Moves as action indices, positions as feature planes.

use abstract_games_core::{Encoding, PlaneShape, Position};
use abstract_games_toolkit::GridShape;

use crate::{Cell, Move, Oust, Rules};

/// The action index of a placement is the index of its cell; after these comes
/// `pass`, and with the pie rule `swap`.
///
/// There are four feature planes, from the point of view of the player to move:
///
/// | plane | ones where |
/// |---|---|
/// | 0 | the player to move has a stone |
/// | 1 | the opponent has a stone |
/// | 2 | the board has a cell |
/// | 3 | the board has a cell, if `swap` is legal |
///
/// The rules are the same for Red and Blue except for `swap`, so the planes do
/// not show who is to move, nor how an ended game ended.
///
/// A square fills its planes, rows from rank 1, columns from file a. A hexagon
/// of side `N` has `2 N - 1` rows, from row a, and as many columns; a row in the
/// upper half begins in the first column, one in the lower half ends in the
/// last. So the six neighbours of a cell are always in the same six directions,
/// as convolutions require:
///
/// ```text
///   hex-3                       its planes, top row first
///       e1  e2  e3              e1 e2 e3  .  .
///     d1  d2  d3  d4            d1 d2 d3 d4  .
///   c1  c2  c3  c4  c5          c1 c2 c3 c4 c5
///     b1  b2  b3  b4             . b1 b2 b3 b4
///       a1  a2  a3               .  . a1 a2 a3
/// ```
///
/// ```
/// use oust::prelude::*;
///
/// let rules = Rules::HEX_7;
/// assert_eq!(Oust::action_count(rules), 128);
/// let centre = Oust::parse_move(rules, "g7")?;
/// assert_eq!(Oust::action_index(rules, centre), Some(63));
/// assert_eq!(Oust::action_index(rules, Move::Pass), Some(127));
/// assert_eq!(Oust::action_index(rules, Move::Swap), None);
/// assert_eq!(Oust::action(rules.with_pie(true), 128), Some(Move::Swap));
/// # Ok::<(), ParseMoveError>(())
/// ```
impl<const W: usize> Encoding for Oust<W> {
    fn action_count(rules: Rules<W>) -> usize {
        rules.board().cell_count() + 1 + usize::from(rules.pie())
    }

    fn action_index(rules: Rules<W>, mv: Move) -> Option<usize> {
        let cells = rules.board().cell_count();
        match mv {
            Move::Place(cell) => rules.board().contains(cell).then_some(cell.index()),
            Move::Pass => Some(cells),
            Move::Swap => rules.pie().then_some(cells + 1),
        }
    }

    fn action(rules: Rules<W>, index: usize) -> Option<Move> {
        match index.checked_sub(rules.board().cell_count()) {
            None => Cell::new(index).map(Move::Place),
            Some(0) => Some(Move::Pass),
            Some(1) if rules.pie() => Some(Move::Swap),
            Some(_) => None,
        }
    }

    fn plane_shape(rules: Rules<W>) -> PlaneShape {
        let rows = usize::from(rules.grid().rows());
        PlaneShape {
            planes: 4,
            rows,
            columns: rows,
        }
    }

    fn for_each_feature(&self, mut set: impl FnMut(usize, usize, usize)) {
        let board = self.rules().board();
        let (own, enemy) = (self.stones(self.turn()), self.stones(!self.turn()));
        let can_swap = self.can_swap();
        for cell in board.cells() {
            let (row, column) = board.row_and_column(cell);
            let missing = match board.grid().shape() {
                GridShape::Hexagon { side } => (side - 1).saturating_sub(row),
                GridShape::Rectangle { .. } => 0,
            };
            let ones = [own.contains(cell), enemy.contains(cell), true, can_swap];
            for (plane, one) in ones.into_iter().enumerate() {
                if one {
                    set(plane, row.into(), (missing + column).into());
                }
            }
        }
    }
}
