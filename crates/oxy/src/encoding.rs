//! Moves as action indices, positions as feature planes.

use abstract_games_core::{Encoding, PlaneShape, Position};

use crate::Oxy;
use crate::board::{ALL, Cell, CellSet};
use crate::laps::{Ring, Rotation};
use crate::moves::Move;
use crate::rules::Rules;
use crate::tile::Tile;

/// Each cell can be exchanged with all others.
const PARTNERS: usize = Cell::COUNT - 1;
const PASS: usize = Cell::COUNT + Cell::COUNT * PARTNERS;

/// There are 577 actions, in the order of [`Move`]'s `Ord`: 24 slides by cell,
/// 552 exchanges by the symbol tile's cell and then the neutral tile's, and the
/// pass.
///
/// ```
/// use oxy::prelude::*;
///
/// let rules = Rules::CLASSIC;
/// assert_eq!(Oxy::action_count(rules), 577);
/// let index = |text: &str| Oxy::action_index(rules, text.parse().unwrap());
/// assert_eq!((index("a1"), index("f4")), (Some(0), Some(23)));
/// assert_eq!((index("a1~b1"), index("b1~a1")), (Some(24), Some(47)));
/// assert_eq!((index("a1~a1"), index("pass")), (None, Some(576)));
/// ```
///
/// The planes have four rows and six columns and are from the point of view of the player to move.
/// With S symbols (3 or 5) and B binary digits of the limit (3 for a limit of 5):
///
/// | plane | ones where |
/// |---|---|
/// | 0 to S - 1 | there is a tile with that symbol: O X Y, or K Q N B P |
/// | S | the space is there |
/// | S + 1 | a tile has moved in this turn |
/// | S + 2 | a tile is frozen |
/// | S + 3 | everywhere, if it is a first turn of the phase |
/// | S + 4 | everywhere, if it is the first turn of the phase |
/// | S + 5 | everywhere, if an exchange must be made |
/// | S + 6, S + 7 | on the border and the inner ring, if the player to move owes there |
/// | S + 8, S + 9 | the same for the opponent |
/// | S + 10 | an anticlockwise run has passed: the cells of its ring behind the space |
/// | S + 11 | a clockwise run has passed |
/// | S + 12 | either has passed for the second time |
/// | then B | everywhere, by the binary digits, lowest first, of the points left to the player to move |
/// | then B | the same for the opponent |
///
/// The layout source is not encoded.
impl Encoding for Oxy {
    fn action_count(_: Rules) -> usize {
        PASS + 1
    }

    fn action_index(_: Rules, mv: Move) -> Option<usize> {
        match mv {
            Move::Slide(from) => Some(from.index()),
            Move::Exchange { symbol, neutral } => {
                let (symbol, neutral) = (symbol.index(), neutral.index());
                let partner = neutral - usize::from(neutral > symbol);
                (neutral != symbol).then(|| Cell::COUNT + symbol * PARTNERS + partner)
            }
            Move::Pass => Some(PASS),
        }
    }

    fn action(_: Rules, index: usize) -> Option<Move> {
        match index {
            PASS => Some(Move::Pass),
            0..Cell::COUNT => Cell::new(index).map(Move::Slide),
            _ => {
                let exchange = index - Cell::COUNT;
                let symbol = Cell::new(exchange / PARTNERS)?;
                let partner = exchange % PARTNERS;
                let neutral = Cell::new(partner + usize::from(partner >= symbol.index()))?;
                Some(Move::Exchange { symbol, neutral })
            }
        }
    }

    fn plane_shape(rules: Rules) -> PlaneShape {
        let digits = digits(rules);
        PlaneShape {
            planes: symbol_planes(rules) + 13 + 2 * digits,
            rows: 4,
            columns: 6,
        }
    }

    fn for_each_feature(&self, mut set: impl FnMut(usize, usize, usize)) {
        let rules = self.rules();
        let mut fill = |plane: usize, cells: CellSet| {
            for cell in cells {
                set(plane, usize::from(cell.rank()), usize::from(cell.file()));
            }
        };
        let board = self.board();
        let symbols = rules.symbols.tiles().iter().map(|(tile, _)| *tile);
        for (plane, tile) in symbols.filter(|&tile| tile != Tile::Neutral).enumerate() {
            fill(plane, board.cells_of(Some(tile)));
        }
        let mut plane = symbol_planes(rules);
        let mut next = |cells: CellSet| {
            fill(plane, cells);
            plane += 1;
        };
        let everywhere = |condition| if condition { ALL } else { CellSet::EMPTY };
        next(self.space().into());
        next(self.moved());
        next(self.frozen());
        next(everywhere(self.is_first_turn()));
        next(everywhere(self.turns_ended() == 0));
        next(everywhere(self.must_exchange()));
        let players = [self.turn(), self.turn().opponent()];
        for player in players {
            for ring in Ring::ALL {
                let owes = self.debts(player).owes(ring);
                next(if owes { ring.cells() } else { CellSet::EMPTY });
            }
        }
        for rotation in [Rotation::Anticlockwise, Rotation::Clockwise] {
            next(self.passed(0, |run| run == rotation));
        }
        next(self.passed(1, |_| true));
        for player in players {
            let limit = u32::from(rules.limit.get());
            let left = limit.saturating_sub(self.penalties()[player]);
            for digit in 0..digits(rules) {
                next(everywhere(left >> digit & 1 != 0));
            }
        }
    }
}

fn symbol_planes(rules: Rules) -> usize {
    rules.symbols.tiles().len() - 1
}

/// The binary digits of the limit.
fn digits(rules: Rules) -> usize {
    (u16::BITS - rules.limit.get().leading_zeros()) as usize
}

impl Oxy {
    /// The cells that the run has passed more than `times` times, if its rotation
    /// is wanted.
    fn passed(&self, times: usize, wanted: impl Fn(Rotation) -> bool) -> CellSet {
        let Some(run) = self.run().filter(|run| wanted(run.rotation)) else {
            return CellSet::EMPTY;
        };
        let lap = run.ring.cells().len() - 1;
        let cells = usize::from(run.slides).saturating_sub(times * lap).min(lap);
        // The tiles went one way, so the space came the other way, and tracing it
        // back goes the way of the tiles.
        run.ring
            .from(self.space(), run.rotation)
            .skip(1)
            .take(cells)
            .collect()
    }
}
