//! The list of the legal moves of 1981 and 1983.

use core::iter::FusedIterator;

use abstract_games_core::Position;

use super::board::WAYS;
use super::piece::Code;
use super::reach::{slides, source};
use super::{Cell, Layout, Move, OmnigonPatent, ThirdTurn};
use crate::Facing;
use crate::cells::sealed::Bit;
use crate::choices::{Choice, Choices};

/// The groups of [`Choices`]: moves in each of the eight directions, turns in
/// place, the removal, the pass.
const GROUPS: usize = WAYS + 3;
const TURNS: usize = WAYS;
const REMOVAL: usize = WAYS + 1;
const PASS: usize = WAYS + 2;

/// How many moves each cell of a group stands for.
const OPTIONS: [usize; GROUPS] = [6, 6, 6, 6, 6, 6, 6, 6, 5, 1, 1];

/// The legal moves of a position: an iterator that owns all it needs.
///
/// In this order: the moves to other cells by direction (N, NE, SE, S, SW, NW,
/// E, W on the grid `aligned`, NE, E, SE, SW, W, NW on `staggered`), by the
/// cell that they reach, by facing; then the turns in place by cell and by
/// facing; then the removal, if there is one. Or the pass alone.
///
/// `len` counts without listing, `nth` skips without listing, and `fold`
/// (with `for_each`, `sum` and the like) runs plain loops over bits.
#[derive(Clone, Debug)]
pub struct Moves {
    choices: Choices<GROUPS>,
    occupied: u64,
    faces: [u64; 6],
    grid: Layout,
}

impl Moves {
    #[inline(always)]
    pub(super) fn new(position: &OmnigonPatent) -> Self {
        let mut sets = [0; GROUPS];
        if position.outcome().is_none() {
            let [a, b, c, d, e, f, g, h] = slides(position);
            let (turns, removal) = turns(position);
            // OMN-29. While a third turn removes, each piece has a move.
            let any = a | b | c | d | e | f | g | h | turns | removal;
            sets = [a, b, c, d, e, f, g, h, turns, removal, u64::from(any == 0)];
        }
        Self {
            choices: Choices::new(sets),
            occupied: position.occupied(),
            faces: position.faces,
            grid: position.rules.grid,
        }
    }

    #[inline(always)]
    fn slide(&self, from: u32, to: u32, facing: Facing) -> Move {
        Move::Slide {
            from: Cell::from_bit(from),
            to: Cell::from_bit(to),
            facing,
            capture: self.occupied >> to & 1 != 0,
        }
    }

    /// The facings to which the piece on a cell can be turned in place.
    #[inline(always)]
    fn other_facings(&self, bit: u32) -> impl Iterator<Item = Facing> + use<> {
        let faces = self.faces.iter().rev();
        let faces = faces.fold(0, |mask, cells| mask << 1 | (cells >> bit & 1) as u8);
        let current = Code::from_faces(faces, false).facing();
        Facing::ALL
            .into_iter()
            .filter(move |&facing| facing != current)
    }

    #[inline]
    fn to_move(&self, choice: Choice) -> Option<Move> {
        let Choice { group, bit, option } = choice;
        let cell = Cell::from_bit(bit);
        match group {
            PASS => Some(Move::Pass),
            REMOVAL => Some(Move::Remove { cell }),
            TURNS => {
                let facing = self.other_facings(bit).nth(option)?;
                Some(Move::Turn { cell, facing })
            }
            way => {
                let from = source(self.grid, way, bit, self.occupied);
                Some(self.slide(from, bit, Facing::ALL[option]))
            }
        }
    }
}

/// The pieces that may be turned in place, and the one whose third turn removes
/// it (OMN-26).
#[inline(always)]
pub(super) fn turns(position: &OmnigonPatent) -> (u64, u64) {
    let (own, _) = position.own_and_enemies();
    let turned_twice = position.series[position.turn().index()].turned_twice();
    match position.rules.third_turn {
        ThirdTurn::Removes => (own & !turned_twice, turned_twice),
        ThirdTurn::Illegal => (own & !turned_twice, 0),
    }
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let choice = self.choices.next(&OPTIONS)?;
        self.to_move(choice)
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
        self.to_move(choice)
    }

    #[inline]
    fn last(mut self) -> Option<Move> {
        self.len().checked_sub(1).and_then(|last| self.nth(last))
    }

    #[inline]
    fn fold<B, F: FnMut(B, Move) -> B>(mut self, init: B, mut f: F) -> B {
        let mut result = init;
        while let Some(choice) = self.choices.next_of_started_cell(&OPTIONS) {
            result = self.to_move(choice).into_iter().fold(result, &mut f);
        }
        let choices = self.choices.clone();
        choices.fold_cells(result, |result, group, bit| {
            let cell = Cell::from_bit(bit);
            match group {
                PASS => f(result, Move::Pass),
                REMOVAL => f(result, Move::Remove { cell }),
                TURNS => {
                    let facings = self.other_facings(bit);
                    facings.fold(result, |result, facing| {
                        f(result, Move::Turn { cell, facing })
                    })
                }
                way => {
                    let from = source(self.grid, way, bit, self.occupied);
                    let facings = Facing::ALL.into_iter();
                    facings.fold(result, |result, facing| {
                        f(result, self.slide(from, bit, facing))
                    })
                }
            }
        })
    }
}

impl ExactSizeIterator for Moves {}
impl FusedIterator for Moves {}
