//! What self-play learners need: moves as numbers, positions as planes.

use abstract_games_core::{Actions, PlaneShape, Planes, Position};

use super::board::{BITS, NEIGHBOURS, RAYS};
use super::{Cell, Move, Omnigon88, Rules88};
use crate::Facing;
use crate::cells::sealed::Bit;
use crate::pairs::Pairs;

/// Cells in a line, and cells side by side.
static LINES: Pairs<{ Cell::COUNT }> = LINE_PAIRS;
const LINE_PAIRS: Pairs<{ Cell::COUNT }> = pairs(false);
static STEPS: Pairs<{ Cell::COUNT }> = STEP_PAIRS;
const STEP_PAIRS: Pairs<{ Cell::COUNT }> = pairs(true);

const fn pairs(steps: bool) -> Pairs<{ Cell::COUNT }> {
    let mut targets = [0; Cell::COUNT];
    let mut from = 0;
    while from < Cell::COUNT {
        let bit = BITS[from] as usize;
        let mut cells = NEIGHBOURS[bit];
        let mut way = 0;
        while way < 6 && !steps {
            cells |= RAYS[way][bit];
            way += 1;
        }
        let mut to = 0;
        while to < Cell::COUNT {
            targets[from] |= (cells >> BITS[to] & 1) << to;
            to += 1;
        }
        from += 1;
    }
    Pairs::new(targets)
}

/// The numbers begin with moves of pieces that have a facing; then come those
/// of the Helios, then the pass.
const HELIOS: usize = 12 * LINE_PAIRS.count();
const PASS: usize = HELIOS + 2 * STEP_PAIRS.count();

/// The 6877 moves that can be legal somewhere: 12 for each of the 546 pairs of
/// cells in a line (the six facings without a capture, then with one), then 2
/// for each of the 162 pairs of cells side by side (the Helios, without a
/// capture and with one), then the pass. Pairs are ordered by `from`, then by
/// `to`.
///
/// ```
/// use omnigon::{Actions, Omnigon88, Rules88};
///
/// let index = |text: &str| Omnigon88::action_index(Rules88, text.parse().unwrap());
/// assert_eq!(index("a1-a2@0"), Some(0));
/// assert_eq!(index("a1xa3@5"), Some(23));
/// assert_eq!(index("a1-b3@0"), None); // not in a line
/// let last = Omnigon88::action_count(Rules88) - 1;
/// assert_eq!(Omnigon88::action(Rules88, last).unwrap().to_string(), "pass");
/// ```
impl Actions for Omnigon88 {
    fn action_count(_: Rules88) -> usize {
        PASS + 1
    }

    fn action_index(_: Rules88, mv: Move) -> Option<usize> {
        let Move::Slide {
            from,
            to,
            facing,
            capture,
        } = mv
        else {
            return Some(PASS);
        };
        let capture = usize::from(capture);
        match facing {
            Some(facing) => {
                let pair = LINES.number(from.index(), to.index())?;
                Some(12 * pair + 6 * capture + usize::from(facing.number()))
            }
            None => {
                let pair = STEPS.number(from.index(), to.index())?;
                Some(HELIOS + 2 * pair + capture)
            }
        }
    }

    fn action(_: Rules88, index: usize) -> Option<Move> {
        if index == PASS {
            return Some(Move::Pass);
        }
        let (pair, facing, capture) = if index < HELIOS {
            let facing = Facing::new((index % 6) as u8);
            (LINES.pair(index / 12)?, facing, index / 6 % 2 == 1)
        } else {
            let index = index - HELIOS;
            (STEPS.pair(index / 2)?, None, index % 2 == 1)
        };
        Some(Move::Slide {
            from: Cell::new(pair.0)?,
            to: Cell::new(pair.1)?,
            facing,
            capture,
        })
    }
}

/// Sixteen planes of seven by seven, seen by the player to move:
///
/// | plane | ones where |
/// |---|---|
/// | 0 | the player to move has a piece |
/// | 1 | it has its Helios |
/// | 2 to 7 | it has a piece with an arrow to NE, E, SE, SW, W, NW |
/// | 8 to 15 | the same for the opponent |
///
/// Rows are slanted, so that a direction is the same step everywhere: row `d`
/// fills its plane's row, the rows below are set to the right, those above to
/// the left. In the plane, NE is straight up and E is to the right.
impl Planes for Omnigon88 {
    fn plane_shape(_: Rules88) -> PlaneShape {
        PlaneShape {
            planes: 16,
            rows: 7,
            columns: 7,
        }
    }

    fn for_each_feature(&self, mut set: impl FnMut(usize, usize, usize)) {
        for (i, player) in [self.turn(), !self.turn()].into_iter().enumerate() {
            for cell in self.pieces(player) {
                let (row, column) = (cell.bit() as usize / 8, cell.bit() as usize % 8);
                set(8 * i, row, column);
                if self.royal(player) == Some(cell) {
                    set(8 * i + 1, row, column);
                }
                for way in (0..6).filter(|&way| self.arrows[way] >> cell.bit() & 1 != 0) {
                    set(8 * i + 2 + way, row, column);
                }
            }
        }
    }
}
