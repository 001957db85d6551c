//! The legal moves of 1981 and 1983, direction by direction.

use core::iter::FusedIterator;

use abstract_games_core::Position;

use super::board::{ALIGNED, BOARD, RAYS, STAGGERED, WAYS, back, shields, ways};
use super::piece::Code;
use super::{Cell, Layout, Move, OmnigonPatent, ThirdTurn};
use crate::Facing;
use crate::cells::sealed::Bit;
use crate::choices::{Choice, Choices};
use crate::slide::Way;

/// The groups of [`Choices`]: moves in each of the eight directions, turns in
/// place, the removal, the pass.
const GROUPS: usize = 11;
const TURNS: usize = 8;
const REMOVAL: usize = 9;
const PASS: usize = 10;

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
    #[inline]
    pub(super) fn new(position: &OmnigonPatent) -> Self {
        let sets = if position.outcome().is_some() {
            [0; GROUPS]
        } else {
            // Two calls, so that each knows its directions when it is compiled.
            match position.rules.grid {
                Layout::Aligned => sets(position, &ALIGNED),
                Layout::Staggered => sets(position, &STAGGERED),
            }
        };
        Self {
            choices: Choices::new(sets),
            occupied: position.occupied(),
            faces: position.faces,
            grid: position.rules.grid,
        }
    }

    /// Where the piece comes from that reaches a cell in a direction: it is
    /// the nearest one behind.
    #[inline(always)]
    fn source(&self, way: usize, bit: u32) -> u32 {
        let back = back(way);
        let behind = RAYS[self.grid as usize][back][bit as usize & 63] & self.occupied;
        ways(self.grid)[back].nearest(behind)
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
    fn to_move(&self, Choice { group, bit, option }: Choice) -> Move {
        let cell = Cell::from_bit(bit);
        match group {
            PASS => Move::Pass,
            REMOVAL => Move::Remove { cell },
            TURNS => {
                let facing = self.other_facings(bit).nth(option).unwrap_or(Facing::F0);
                Move::Turn { cell, facing }
            }
            way => self.slide(self.source(way, bit), bit, Facing::ALL[option]),
        }
    }
}

/// The cells of each group.
#[inline(always)]
fn sets(position: &OmnigonPatent, ways: &[Way; WAYS]) -> [u64; GROUPS] {
    let (own, enemies) = position.own_and_enemies();
    let empty = BOARD & !(own | enemies);
    let mut sets = [0; GROUPS];
    let mut slides = 0;
    for (way, go) in ways.iter().enumerate() {
        // Cells that can be landed on (OMN-24, OMN-25).
        let open = empty | enemies & !shields(&position.faces, way);
        sets[way] = go.slide(own, empty) & open;
        slides |= sets[way];
    }
    // OMN-26
    let turned_twice = position.series[position.turn().index()].turned_twice();
    sets[TURNS] = own & !turned_twice;
    match position.rules.third_turn {
        ThirdTurn::Removes => sets[REMOVAL] = turned_twice,
        // OMN-29. Here alone a side can be without a move.
        ThirdTurn::Illegal => sets[PASS] = u64::from(slides | sets[TURNS] == 0),
    }
    sets
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
            let cell = Cell::from_bit(to);
            match group {
                PASS => f(result, Move::Pass),
                REMOVAL => f(result, Move::Remove { cell }),
                TURNS => self
                    .other_facings(to)
                    .skip(used)
                    .fold(result, |result, facing| {
                        f(result, Move::Turn { cell, facing })
                    }),
                way => {
                    let from = self.source(way, to);
                    Facing::ALL[used..].iter().fold(result, |result, &facing| {
                        f(result, self.slide(from, to, facing))
                    })
                }
            }
        })
    }
}

impl ExactSizeIterator for Moves {}
impl FusedIterator for Moves {}
