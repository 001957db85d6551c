//! Moves as action indices, positions as feature planes.

use abstract_games_core::{Encoding, PlaneShape, Position};

use crate::board::BOARD;
use crate::board::tables::{FIRST_MOVEMENTS, TARGETS};
use crate::{Cell, CellSet, Move, Rules, Yonmoque};

/// # Actions
///
/// The 201 moves that can be legal in some position, in the order of [`Move`]:
/// 25 placements, then 176 movements.
///
/// ```
/// use yonmoque::prelude::*;
///
/// let rules = Rules::STANDARD;
/// assert_eq!(Yonmoque::action_count(rules), 201);
/// let index = |text: &str| Yonmoque::action_index(rules, text.parse().unwrap());
/// assert_eq!(index("c3"), Some(12));
/// assert_eq!(index("a1-b1"), Some(25));
/// assert_eq!(index("a1-c3"), None); // a1 is neutral: no slide begins there
/// ```
///
/// # Planes
///
/// Sixteen planes of five by five, from the view of the player to move:
///
/// | plane | ones on |
/// |---|---|
/// | 0 | the pieces of the player to move |
/// | 1 | the pieces of the opponent |
/// | 2 | the cells of the colour of the player to move |
/// | 3 | the cells of the opponent's colour |
/// | 4 to 9 | all cells, on as many planes as the player to move has pieces in hand |
/// | 10 to 15 | all cells, on as many planes as the opponent has pieces in hand |
///
/// Planes 2 and 3 show which side is to move. The planes do not show how a game
/// ended.
impl Encoding for Yonmoque {
    fn action_count(_: Rules) -> usize {
        FIRST_MOVEMENTS[Cell::COUNT]
    }

    fn action_index(_: Rules, mv: Move) -> Option<usize> {
        match mv {
            Move::Place(cell) => Some(cell.index()),
            Move::Relocate { from, to } => {
                let targets = TARGETS[from.index()];
                let before = targets.iter().take_while(|&target| target < to).count();
                let index = FIRST_MOVEMENTS[from.index()] + before;
                targets.contains(to).then_some(index)
            }
        }
    }

    fn action(_: Rules, index: usize) -> Option<Move> {
        if let Some(cell) = Cell::new(index) {
            return Some(Move::Place(cell));
        }
        let from = FIRST_MOVEMENTS.partition_point(|&first| first <= index) - 1;
        let to = TARGETS.get(from)?.nth(index - FIRST_MOVEMENTS[from])?;
        let from = Cell::new(from)?;
        Some(Move::Relocate { from, to })
    }

    fn plane_shape(_: Rules) -> PlaneShape {
        PlaneShape {
            planes: 4 + usize::from(Rules::PIECES),
            rows: 5,
            columns: 5,
        }
    }

    fn for_each_feature(&self, mut set: impl FnMut(usize, usize, usize)) {
        let mut fill = |plane, cells: CellSet| {
            for cell in cells {
                set(plane, cell.rank(), cell.file());
            }
        };
        let sides = [self.turn(), !self.turn()];
        for (i, player) in sides.into_iter().enumerate() {
            fill(i, self.pieces(player));
            fill(2 + i, Cell::of_colour(player));
            let hand = 4 + i * usize::from(Rules::HAND);
            for plane in hand..hand + usize::from(self.hand(player)) {
                fill(plane, BOARD);
            }
        }
    }
}
