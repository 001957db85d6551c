//! The legal moves of 1981 and 1983.

use abstract_games_core::Position;

use super::board::{ALIGNED, BOARD, LINES, STAGGERED};
use super::{Cell, Move, Omnigon, PieceKind, Tiling};
use crate::Facing;
use crate::lines::{COUNT, Direction, shields};
use crate::movegen::{Choice, Choices, moves_iterator};
use crate::pieces::{Bitboards, Kind};

/// The groups of [`Choices`]: moves in each direction, turns in place, the
/// removal, the pass.
const GROUPS: usize = COUNT + 3;
const TURNS: usize = COUNT;
const REMOVAL: usize = COUNT + 1;
const PASS: usize = COUNT + 2;

/// The number of moves that each cell of a group stands for.
const OPTIONS: [usize; GROUPS] = [6, 6, 6, 6, 6, 6, 6, 6, 5, 1, 1];

/// The legal moves of a position: an iterator that owns what it needs.
///
/// In this order: the moves to other cells by direction (N, NE, SE, S, SW, NW,
/// E, W with the tiling `aligned`; NE, E, SE, SW, W, NW with `staggered`), by
/// the cell that they move to, by facing; then the turns in place by cell and
/// by facing; then the removal, if there is one. If there is none of these, the
/// pass.
///
/// `len` and `nth` do not list the moves that they count or skip, and `fold`
/// (with `for_each`, `sum` and the like) runs plain loops over bits.
#[derive(Clone, Debug)]
pub struct Moves {
    choices: Choices<GROUPS>,
    occupied: u64,
    marks: [u64; 6],
    tiling: Tiling,
}

/// What the moves of one cell have in common.
#[derive(Clone, Copy)]
enum Origin {
    Slide { from: u32, to: u32 },
    Turn { bit: u32, facing: Facing },
    Remove { bit: u32 },
    Pass,
}

impl Moves {
    #[inline(always)]
    pub(super) fn new(position: &Omnigon) -> Self {
        let mut sets = [0; GROUPS];
        if position.outcome().is_none() {
            let [a, b, c, d, e, f, g, h] = slides(position);
            let (turnable, removable) = position.turnable();
            // OMN-29
            let any = a | b | c | d | e | f | g | h | turnable | removable;
            let pass = u64::from(any == 0);
            sets = [a, b, c, d, e, f, g, h, turnable, removable, pass];
        }
        let boards = &position.boards;
        Self {
            choices: Choices::new(sets),
            occupied: boards.occupied(),
            marks: boards.marks,
            tiling: position.rules().tiling,
        }
    }

    #[inline(always)]
    fn origin(&self, group: usize, bit: u32) -> Origin {
        match group {
            PASS => Origin::Pass,
            REMOVAL => Origin::Remove { bit },
            TURNS => {
                let boards = Bitboards {
                    marks: self.marks,
                    ..Bitboards::EMPTY
                };
                let codes = PieceKind::codes();
                let facing = codes.facing(codes.code(boards.marks_on(bit)));
                Origin::Turn { bit, facing }
            }
            direction => {
                let lines = &LINES[self.tiling as usize];
                let from = lines.source(direction, bit, self.occupied);
                Origin::Slide { from, to: bit }
            }
        }
    }

    #[inline(always)]
    fn to_move(&self, origin: Origin, option: usize) -> Move {
        match origin {
            Origin::Slide { from, to } => Move::Slide {
                from: Cell::of_bit(from),
                to: Cell::of_bit(to),
                facing: Facing::ALL[option % 6],
                capture: self.occupied >> to & 1 != 0,
            },
            Origin::Turn { bit, facing } => {
                // Skips the facing that the piece has.
                let skip = usize::from(option >= usize::from(facing.number()));
                Move::Turn {
                    cell: Cell::of_bit(bit),
                    facing: Facing::ALL[(option + skip) % 6],
                }
            }
            Origin::Remove { bit } => Move::Remove {
                cell: Cell::of_bit(bit),
            },
            Origin::Pass => Move::Pass,
        }
    }

    /// One loop for each kind of move, so that the caller's work is compiled for
    /// that kind.
    #[inline(always)]
    fn fold_options<B>(&self, origin: Origin, init: B, f: &mut impl FnMut(B, Move) -> B) -> B {
        let mut fold = |init, options: usize, origin| {
            (0..options).fold(init, |result, option| {
                f(result, self.to_move(origin, option))
            })
        };
        match origin {
            Origin::Slide { from, to } => fold(init, 6, Origin::Slide { from, to }),
            Origin::Turn { bit, facing } => fold(init, 5, Origin::Turn { bit, facing }),
            Origin::Remove { bit } => fold(init, 1, Origin::Remove { bit }),
            Origin::Pass => fold(init, 1, Origin::Pass),
        }
    }
}

moves_iterator!(Moves, Move, OPTIONS);

/// The cells to which the side to move can move in each direction (OMN-24,
/// OMN-25).
#[inline(always)]
pub(super) fn slides(position: &Omnigon) -> [u64; COUNT] {
    // Two calls, so that each is compiled for its directions.
    match position.rules().tiling {
        Tiling::Aligned => slides_along(&position.boards, &ALIGNED),
        Tiling::Staggered => slides_along(&position.boards, &STAGGERED),
    }
}

/// Written out, so that each direction is a constant and its slide compiles to a
/// few shifts by constants.
#[inline(always)]
fn slides_along(boards: &Bitboards, directions: &[Direction; COUNT]) -> [u64; COUNT] {
    [
        slide(boards, directions, 0),
        slide(boards, directions, 1),
        slide(boards, directions, 2),
        slide(boards, directions, 3),
        slide(boards, directions, 4),
        slide(boards, directions, 5),
        slide(boards, directions, 6),
        slide(boards, directions, 7),
    ]
}

#[inline(always)]
fn slide(boards: &Bitboards, directions: &[Direction; COUNT], direction: usize) -> u64 {
    let empty = BOARD & !boards.occupied();
    let landing = empty | boards.enemies & !shields(&boards.marks, direction);
    directions[direction].slide(boards.own, empty, landing)
}
