//! The list of the legal moves of 1988.

use core::iter::FusedIterator;

use super::reach::{Reach, source};
use super::{Cell, Move, Omnigon88};
use crate::Facing;
use crate::cells::sealed::Bit;
use crate::choices::{Choice, Choices};

/// The groups of [`Choices`]: for each direction the moves of pieces with six
/// facings, then those of Stargons; the moves of the Helios; the pass.
const GROUPS: usize = 14;
const HELIOS: usize = 12;
const PASS: usize = 13;

/// How many moves each cell of a group stands for.
const OPTIONS: [usize; GROUPS] = [6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 1, 1];

/// The legal moves of a position: an iterator that owns all it needs.
///
/// In this order: direction by direction (NE, E, SE, SW, W, NW), first the
/// moves of Bigons and the Trigon, then those of Stargons, each by the cell
/// that they reach and by facing; then the moves of the Helios by cell. Or the
/// pass alone.
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
    #[inline(always)]
    pub(super) fn new(position: &Omnigon88) -> Self {
        let mut sets = [0; GROUPS];
        let mut helios = 0;
        if let Some(reach) = Reach::new(position) {
            let (stargons, others) = reach.stargons_and_others();
            sets = [
                reach.slides(0, others),
                reach.slides(0, stargons),
                reach.slides(1, others),
                reach.slides(1, stargons),
                reach.slides(2, others),
                reach.slides(2, stargons),
                reach.slides(3, others),
                reach.slides(3, stargons),
                reach.slides(4, others),
                reach.slides(4, stargons),
                reach.slides(5, others),
                reach.slides(5, stargons),
                reach.steps(),
                0,
            ];
            // OMN-10
            sets[PASS] = u64::from(sets.iter().fold(0, |all, set| all | set) == 0);
            helios = reach.helios();
        }
        Self {
            choices: Choices::new(sets),
            occupied: position.occupied(),
            helios,
        }
    }

    /// Where the piece stands that reaches a cell.
    #[inline(always)]
    fn source(&self, group: usize, to: u32) -> u32 {
        if group < HELIOS {
            source(group / 2, to, self.occupied)
        } else {
            self.helios
        }
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
        let Choice { group, bit, option } = choice;
        if group == PASS {
            return Move::Pass;
        }
        let facing = (group < HELIOS).then_some(Facing::ALL[option]);
        self.slide(self.source(group, bit), bit, facing)
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
        let choice = self.choices.nth(n, &OPTIONS)?;
        Some(self.to_move(choice))
    }

    #[inline]
    fn last(mut self) -> Option<Move> {
        self.len().checked_sub(1).and_then(|last| self.nth(last))
    }

    #[inline]
    fn fold<B, F: FnMut(B, Move) -> B>(mut self, init: B, mut f: F) -> B {
        let mut result = init;
        while let Some(choice) = self.choices.next_of_started_cell(&OPTIONS) {
            result = f(result, self.to_move(choice));
        }
        let choices = self.choices.clone();
        choices.fold_cells(result, |result, group, to| {
            if group == PASS {
                return f(result, Move::Pass);
            }
            let from = self.source(group, to);
            let mut slide = |result, facing| f(result, self.slide(from, to, facing));
            if group == HELIOS {
                slide(result, None)
            } else if OPTIONS[group] == 2 {
                let result = slide(result, Some(Facing::F0));
                slide(result, Some(Facing::F1))
            } else {
                let facings = Facing::ALL.into_iter();
                facings.fold(result, |result, facing| slide(result, Some(facing)))
            }
        })
    }
}

impl ExactSizeIterator for Moves {}
impl FusedIterator for Moves {}
