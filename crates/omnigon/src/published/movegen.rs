//! The legal moves of 1988.

use super::board::{BOARD, DIRECTIONS, LINES};
use super::position::Published;
use super::{Cell, Move, Omnigon};
use crate::Facing;
use crate::lines::shields;
use crate::movegen::{Choice, Choices, moves_iterator};
use crate::position::Variant;

/// The groups of [`Choices`]: for each direction the moves of pieces with six
/// facings, then those of Stargons; the moves of the Helios; the pass.
const GROUPS: usize = 14;
const HELIOS: usize = 12;
const PASS: usize = 13;

/// The number of moves that each cell of a group stands for.
const OPTIONS: [usize; GROUPS] = [6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 1, 1];

/// The legal moves of a position: an iterator that owns what it needs.
///
/// In this order: direction by direction (NE, E, SE, SW, W, NW), first the
/// moves of Bigons and the Trigon, then those of Stargons, each by the cell
/// that they move to and by facing; then the moves of the Helios by cell. If
/// there is none of these, the pass.
///
/// `len` and `nth` do not list the moves that they count or skip, and `fold`
/// (with `for_each`, `sum` and the like) runs plain loops over bits.
#[derive(Clone, Debug)]
pub struct Moves {
    choices: Choices<GROUPS>,
    occupied: u64,
    /// The bit of the Helios of the side to move.
    helios: u32,
}

/// What the moves of one cell have in common.
#[derive(Clone, Copy)]
struct Origin {
    group: usize,
    from: u32,
    to: u32,
}

impl Moves {
    #[inline(always)]
    pub(super) fn new(position: &Omnigon) -> Self {
        let mut sets = [0; GROUPS];
        let mut helios = 0;
        if let Some(targets) = Targets::new(position) {
            let [a, b, c, d, e, f] = targets.slides();
            sets = [
                a[0],
                a[1],
                b[0],
                b[1],
                c[0],
                c[1],
                d[0],
                d[1],
                e[0],
                e[1],
                f[0],
                f[1],
                targets.steps(),
                0,
            ];
            // OMN-10
            sets[PASS] = u64::from(sets.iter().fold(0, |all, set| all | set) == 0);
            helios = targets.helios();
        }
        Self {
            choices: Choices::new(sets),
            occupied: position.boards.occupied(),
            helios,
        }
    }

    #[inline(always)]
    fn origin(&self, group: usize, to: u32) -> Origin {
        let from = if group < HELIOS {
            LINES.source(group / 2, to, self.occupied)
        } else {
            self.helios
        };
        Origin { group, from, to }
    }

    #[inline(always)]
    fn to_move(&self, origin: Origin, option: usize) -> Move {
        let Origin { group, from, to } = origin;
        if group == PASS {
            return Move::Pass;
        }
        Move::Slide {
            from: Cell::of_bit(from),
            to: Cell::of_bit(to),
            facing: (group < HELIOS).then_some(Facing::ALL[option % 6]),
            capture: self.occupied >> to & 1 != 0,
        }
    }

    #[inline(always)]
    fn fold_options<B>(&self, origin: Origin, init: B, f: &mut impl FnMut(B, Move) -> B) -> B {
        (0..OPTIONS[origin.group]).fold(init, |result, option| {
            f(result, self.to_move(origin, option))
        })
    }
}

moves_iterator!(Moves, Move, OPTIONS);

/// The cells to which the side to move can move.
///
/// The methods that take a direction are always inlined: called with a
/// constant, they compile to a few shifts by constants.
pub(super) struct Targets<'a> {
    arrows: &'a [u64; 6],
    own: u64,
    enemies: u64,
    empty: u64,
    helios: u64,
}

impl<'a> Targets<'a> {
    /// `None` after the end of the game.
    #[inline(always)]
    pub(super) fn new(position: &'a Omnigon) -> Option<Self> {
        let boards = &position.boards;
        let helioses = Published::royals(position);
        if boards.own & helioses == 0 || boards.enemies & helioses == 0 {
            return None;
        }
        Some(Self {
            arrows: &boards.marks,
            own: boards.own,
            enemies: boards.enemies,
            empty: BOARD & !boards.occupied(),
            helios: boards.own & helioses,
        })
    }

    /// The cells on which a move in a direction can end (OMN-5 to OMN-7).
    #[inline(always)]
    fn landing(&self, direction: usize) -> u64 {
        self.empty | self.enemies & !shields(self.arrows, direction)
    }

    /// For each direction, the cells to which pieces with six facings can move,
    /// and those to which Stargons can.
    #[inline(always)]
    pub(super) fn slides(&self) -> [[u64; 2]; 6] {
        // No other piece has arrows on every other side.
        let [a, b, c, d, e, f] = *self.arrows;
        let stargons = self.own & (a & c & e | b & d & f);
        let others = self.own & !stargons;
        let slides = |direction: usize, pieces: u64| {
            let pieces = self.arrows[direction] & pieces;
            DIRECTIONS[direction].slide(pieces, self.empty, self.landing(direction))
        };
        // Both classes side by side, for the processor to work on at once.
        let both = |direction| [slides(direction, others), slides(direction, stargons)];
        [both(0), both(1), both(2), both(3), both(4), both(5)]
    }

    /// The cells to which the Helios can move.
    #[inline(always)]
    pub(super) fn steps(&self) -> u64 {
        let step =
            |direction: usize| DIRECTIONS[direction].step(self.helios) & self.landing(direction);
        step(0) | step(1) | step(2) | step(3) | step(4) | step(5)
    }

    /// The bit of the Helios.
    #[inline(always)]
    pub(super) const fn helios(&self) -> u32 {
        self.helios.trailing_zeros()
    }
}
