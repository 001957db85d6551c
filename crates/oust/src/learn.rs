//! What self-play learners need: moves as numbers, positions as planes.

use abstract_games_core::{Actions, PlaneShape, Planes, Position, Shape};

use crate::{Move, Oust, Rules};

/// A placement has the number of its cell; behind them comes `pass`, and with
/// the pie rule `swap`.
///
/// ```
/// use oust::{Actions, Move, Oust, Rules};
///
/// let rules = Rules::HEX_7;
/// assert_eq!(Oust::action_count(rules), 128);
/// assert_eq!(Oust::action_index(rules, Move::Place(63)), Some(63));
/// assert_eq!(Oust::action_index(rules, Move::Pass), Some(127));
/// assert_eq!(Oust::action_index(rules, Move::Swap), None);
/// assert_eq!(Oust::action(rules.with_pie(true), 128), Some(Move::Swap));
/// ```
impl<const W: usize> Actions for Oust<W> {
    fn action_count(rules: Rules<W>) -> usize {
        usize::from(rules.board().cells()) + 1 + usize::from(rules.pie())
    }

    fn action_index(rules: Rules<W>, mv: Move) -> Option<usize> {
        let cells = rules.board().cells();
        match mv {
            Move::Place(cell) => (cell < cells).then_some(cell.into()),
            Move::Pass => Some(cells.into()),
            Move::Swap => rules.pie().then_some(usize::from(cells) + 1),
        }
    }

    fn action(rules: Rules<W>, index: usize) -> Option<Move> {
        let cells = rules.board().cells();
        let mv = match u16::try_from(index).ok()?.checked_sub(cells) {
            None => Move::Place(index as u16),
            Some(0) => Move::Pass,
            Some(1) if rules.pie() => Move::Swap,
            Some(_) => return None,
        };
        Some(mv)
    }
}

/// Four planes, seen by the player to move:
///
/// | plane | ones where |
/// |---|---|
/// | 0 | the player to move has a stone |
/// | 1 | the opponent has one |
/// | 2 | the board has a cell |
/// | 3 | everywhere on the board, if `swap` is legal |
///
/// Red and Blue are alike but for `swap`, so who is to move is not shown, nor
/// how an ended game ended.
///
/// A square fills its planes, rows from rank 1, columns from file a. A
/// hexagon of side `N` has `2 N - 1` rows, from row a, and as many columns; a
/// row in the upper half begins in the first column, one in the lower half
/// ends in the last. So the six neighbours of a cell are always in the same
/// six directions, which is what a convolution needs:
///
/// ```text
///   hex-3                       its planes, top row first
///       e1  e2  e3              e1 e2 e3  .  .
///     d1  d2  d3  d4            d1 d2 d3 d4  .
///   c1  c2  c3  c4  c5          c1 c2 c3 c4 c5
///     b1  b2  b3  b4             . b1 b2 b3 b4
///       a1  a2  a3               .  . a1 a2 a3
/// ```
impl<const W: usize> Planes for Oust<W> {
    fn plane_shape(rules: Rules<W>) -> PlaneShape {
        let rows = usize::from(rules.board().grid().rows());
        PlaneShape {
            planes: 4,
            rows,
            columns: rows,
        }
    }

    fn for_each_feature(&self, mut set: impl FnMut(usize, usize, usize)) {
        let grid = self.rules().board().grid();
        let (own, enemy) = (self.stones(self.turn()), self.stones(!self.turn()));
        let can_swap = self.can_swap();
        for row in 0..grid.rows() {
            let missing = match grid.shape() {
                Shape::Hexagon { side } => (side - 1).saturating_sub(row),
                Shape::Rectangle { .. } => 0,
            };
            for column in 0..grid.row_len(row) {
                let Some(cell) = grid.cell(row, column) else {
                    continue;
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
}
