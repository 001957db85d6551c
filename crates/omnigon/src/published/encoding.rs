//! Action indices and feature planes of 1988.

use abstract_games_core::{Encoding, PlaneShape};

use super::board::{self, BITS};
use super::{Cell, Move, Omnigon, Rules};
use crate::encoding::{FACING_ACTIONS, PIECE_PLANES, Pairs};
use crate::encoding::{facing_action, facing_of_action, piece_features};

/// The pairs of cells in a line, and those of neighbours.
static LINES: Pairs<{ Cell::COUNT }> = Pairs::in_lines(&board::LINES, &BITS, 7);
static STEPS: Pairs<{ Cell::COUNT }> = Pairs::in_lines(&board::LINES, &BITS, 1);

/// Where the moves of the Helios and the pass begin.
const HELIOS: usize = FACING_ACTIONS * LINES.count();
const PASS: usize = HELIOS + 2 * STEPS.count();

/// Actions are the 6877 moves that can be legal in some position: 12 for each
/// of the 546 pairs of cells in a line (the six facings without a capture, then
/// with one), then 2 for each of the 162 pairs of neighbours (the Helios,
/// without a capture and with one), then the pass. Pairs are ordered by `from`,
/// then by `to`.
///
/// ```
/// use omnigon::published::prelude::*;
///
/// let rules = Rules::STANDARD;
/// let index = |text: &str| Omnigon::action_index(rules, text.parse().unwrap());
/// assert_eq!(index("a1-a2@0"), Some(0));
/// assert_eq!(index("a1xa3@5"), Some(23));
/// assert_eq!(index("a1-b3@0"), None); // not in a line
/// let last = Omnigon::action_count(rules) - 1;
/// assert_eq!(Omnigon::action(rules, last).unwrap().to_string(), "pass");
/// ```
///
/// There are sixteen planes of seven by seven, from the point of view of the
/// player to move:
///
/// | plane | ones where |
/// |---|---|
/// | 0 | the player to move has a piece |
/// | 1 | it has its Helios |
/// | 2 to 7 | it has a piece with an arrow to NE, E, SE, SW, W, NW |
/// | 8 to 15 | the same for the opponent |
///
/// Rows are slanted, so that a direction is the same step everywhere: row `d`
/// fills its row of the plane, the rows below it are shifted to the right, and
/// those above it to the left. In the plane, NE is straight up and E is to the
/// right.
impl Encoding for Omnigon {
    fn action_count(_: Rules) -> usize {
        PASS + 1
    }

    fn action_index(_: Rules, mv: Move) -> Option<usize> {
        let Move::Slide {
            from,
            to,
            facing,
            capture,
        } = mv
        else {
            return Some(PASS);
        };
        match facing {
            Some(facing) => {
                let pair = LINES.number(from.index(), to.index())?;
                Some(FACING_ACTIONS * pair + facing_action(facing, capture))
            }
            None => {
                let pair = STEPS.number(from.index(), to.index())?;
                Some(HELIOS + 2 * pair + usize::from(capture))
            }
        }
    }

    fn action(_: Rules, index: usize) -> Option<Move> {
        if index == PASS {
            return Some(Move::Pass);
        }
        let (pair, facing, capture) = if index < HELIOS {
            let (facing, capture) = facing_of_action(index);
            (LINES.pair(index / FACING_ACTIONS)?, Some(facing), capture)
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

    fn plane_shape(_: Rules) -> PlaneShape {
        PlaneShape {
            planes: 2 * PIECE_PLANES,
            rows: 7,
            columns: 7,
        }
    }

    fn for_each_feature(&self, mut set: impl FnMut(usize, usize, usize)) {
        piece_features(self, |plane, bit| {
            set(plane, bit as usize / 8, bit as usize % 8);
        });
    }
}
