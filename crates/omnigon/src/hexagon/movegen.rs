//! The legal moves of 1988, direction by direction.

use core::iter::FusedIterator;

use super::board::{BOARD, RAYS, WAYS};
use super::{Cell, Move, Omnigon88};
use crate::Facing;
use crate::cells::sealed::Bit;
use crate::choices::{Choice, Choices};
use crate::facing::opposite;

/// The groups of [`Choices`]: moves of pieces with six facings in each of the
/// six directions, moves of Stargons likewise, those of the Helios, the pass.
const GROUPS: usize = 14;
const STARGONS: usize = 6;
const HELIOS: usize = 12;
const PASS: usize = 13;

/// How many moves each cell of a group stands for.
const OPTIONS: [usize; GROUPS] = [6, 6, 6, 6, 6, 6, 2, 2, 2, 2, 2, 2, 1, 1];

/// The legal moves of a position: an iterator that owns all it needs.
///
/// In this order: the moves of Bigons and Trigon, by direction (NE, E, SE, SW,
/// W, NW), by the cell that they reach, by facing; then the moves of Stargons
/// in the same way; then those of the Helios by cell. Or the pass alone.
///
/// `len` counts without listing, `nth` skips without listing, and `fold`
/// (with `for_each`, `sum` and the like) runs plain loops over bits.
#[derive(Clone, Debug)]
pub struct Moves {
    choices: Choices<GROUPS>,
    occupied: u64,
    /// The Helios of the side to move.
    helios: u32,
}

impl Moves {
    #[inline]
    pub(super) fn new(position: &Omnigon88) -> Self {
        let (arrows, own, enemies, helioses) = position.boards();
        let occupied = own | enemies;
        let empty = BOARD & !occupied;
        let helios = own & helioses;
        let mut sets = [0; GROUPS];
        if helios != 0 && enemies & helioses != 0 {
            // A Trigon or Bigon never has two arrows without one between.
            let stargons =
                own & (arrows[0] & arrows[2] & arrows[4] | arrows[1] & arrows[3] & arrows[5]);
            let others = own & !stargons;
            let mut all = 0;
            for (way, go) in WAYS.iter().enumerate() {
                // Cells that can be landed on (OMN-5 to OMN-7).
                let open = empty | enemies & !arrows[opposite(way)];
                sets[way] = go.slide(arrows[way] & others, empty) & open;
                sets[STARGONS + way] = go.slide(arrows[way] & stargons, empty) & open;
                sets[HELIOS] |= go.step(helios) & open;
                all |= sets[way] | sets[STARGONS + way];
            }
            // OMN-10
            sets[PASS] = u64::from(all | sets[HELIOS] == 0);
        }
        Self {
            choices: Choices::new(sets),
            occupied,
            helios: helios.trailing_zeros() & 63,
        }
    }

    /// Where the piece comes from that reaches a cell in a direction: it is
    /// the nearest one behind.
    #[inline(always)]
    fn source(&self, group: usize, bit: u32) -> u32 {
        if group >= HELIOS {
            return self.helios;
        }
        let back = opposite(group % 6);
        WAYS[back].nearest(RAYS[back][bit as usize & 63] & self.occupied)
    }

    #[inline(always)]
    fn slide(&self, from: u32, to: u32, facing: Option<Facing>) -> Move {
        Move::Slide {
            from: Cell::from_bit(from),
            to: Cell::from_bit(to),
            facing,
            capture: self.occupied >> to & 1 != 0,
        }
    }

    #[inline]
    fn to_move(&self, choice: Choice) -> Move {
        let facing = match choice.group {
            PASS => return Move::Pass,
            HELIOS => None,
            _ => Some(Facing::ALL[choice.option]),
        };
        self.slide(self.source(choice.group, choice.bit), choice.bit, facing)
    }
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let choice = self.choices.next(&OPTIONS)?;
        Some(self.to_move(choice))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.choices.len(&OPTIONS);
        (len, Some(len))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Move> {
        self.choices.skip(n, &OPTIONS);
        self.next()
    }

    #[inline]
    fn last(mut self) -> Option<Move> {
        let len = self.len();
        self.nth(len.checked_sub(1)?)
    }

    #[inline]
    fn fold<B, F: FnMut(B, Move) -> B>(self, init: B, mut f: F) -> B {
        let choices = self.choices.clone();
        choices.fold_cells(init, |result, group, to, used| {
            if group == PASS {
                return f(result, Move::Pass);
            }
            let from = self.source(group, to);
            if group == HELIOS {
                return f(result, self.slide(from, to, None));
            }
            let facings = &Facing::ALL[used..OPTIONS[group]];
            facings.iter().fold(result, |result, &facing| {
                f(result, self.slide(from, to, Some(facing)))
            })
        })
    }
}

impl ExactSizeIterator for Moves {}
impl FusedIterator for Moves {}
