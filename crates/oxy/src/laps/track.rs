//! Updating runs and debts, with one table lookup for each slide.

use super::{Debts, Ring, Rotation, Run};
use crate::board::{Cell, CellSet, SLOTS};

/// A ring and a direction along it, or 0 for a slide along neither ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Way(u8);

impl Way {
    pub(crate) const NONE: Self = Self(0);

    /// The ring and direction of the slide from `from` to its neighbour `to`.
    #[inline]
    pub(crate) const fn of_slide(from: Cell, to: Cell) -> Self {
        Self(WAYS[from.slot()][to.slot()])
    }

    pub(crate) const fn new(ring: Ring, rotation: Rotation) -> Self {
        Self(1 + 2 * ring as u8 + rotation as u8)
    }

    #[inline]
    const fn slot(self) -> usize {
        self.0 as usize & 7
    }

    pub(crate) const fn ring(self) -> Option<Ring> {
        match self.0 {
            0 => None,
            1 | 2 => Some(Ring::Border),
            _ => Some(Ring::Inner),
        }
    }

    const fn rotation(self) -> Rotation {
        if self.0 % 2 == 1 {
            Rotation::Anticlockwise
        } else {
            Rotation::Clockwise
        }
    }
}

/// A run, or none, as a number: 0 for none, then the runs of each way in order
/// of length, from 1 slide to a full run. There are only 59, so the run after a
/// slide is a table lookup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct RunCode(u8);

/// The length of tables by run code.
const RUN_CODES: usize = 64;

impl RunCode {
    const NONE: Self = Self(0);

    /// By way: the code before that of its first run.
    const OFFSETS: [u8; 5] = [0, 0, 15, 30, 44];

    const fn new(way: Way, slides: u8) -> Self {
        Self(Self::OFFSETS[way.0 as usize] + slides)
    }

    const fn decode(self) -> (Way, u8) {
        let way = match self.0 {
            0 => 0,
            1..=15 => 1,
            16..=30 => 2,
            31..=44 => 3,
            _ => 4,
        };
        (Way(way), self.0 - Self::OFFSETS[way as usize])
    }

    #[inline]
    const fn slot(self) -> usize {
        self.0 as usize & (RUN_CODES - 1)
    }

    /// The run after a slide.
    #[inline]
    const fn after(self, way: Way) -> Self {
        Self(NEXT_RUN[way.slot()][self.slot()])
    }

    /// Computes an entry of the table for [`after`](Self::after).
    const fn after_slowly(self, way: Way) -> Self {
        let Some(ring) = way.ring() else {
            return Self::NONE;
        };
        let (before, slides) = self.decode();
        if before.0 != way.0 {
            Self::new(way, 1)
        } else if slides < ring.full() {
            Self::new(way, slides + 1)
        } else {
            self
        }
    }
}

/// The run and the debts of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Laps {
    run: RunCode,
    /// Two bits a player (border, inner), First's lowest.
    debts: u8,
}

impl Laps {
    pub(crate) const NONE: Self = Self {
        run: RunCode::NONE,
        debts: 0,
    };

    pub(crate) fn new(run: Option<Run>, first: Debts, second: Debts) -> Self {
        let bits = |debts: Debts| u8::from(debts.border) | u8::from(debts.inner) << 1;
        let code = |run: Run| RunCode::new(Way::new(run.ring, run.rotation), run.slides);
        Self {
            run: run.map_or(RunCode::NONE, code),
            debts: bits(first) | bits(second) << 2,
        }
    }

    pub(crate) const fn run(self) -> Option<Run> {
        let (way, slides) = self.run.decode();
        match way.ring() {
            Some(ring) => Some(Run {
                ring,
                rotation: way.rotation(),
                slides,
            }),
            None => None,
        }
    }

    /// The debts of the player with index `player`.
    pub(crate) const fn debts(self, player: usize) -> Debts {
        let bits = self.debts >> (2 * player);
        Debts {
            border: bits & 1 != 0,
            inner: bits & 2 != 0,
        }
    }

    /// Whether neither player has a debt.
    #[inline]
    pub(crate) const fn no_debts(self) -> bool {
        self.debts == 0
    }

    /// Run and debts in 10 bits, for the key.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.run.0 as u64 | (self.debts as u64) << 6
    }

    /// Updates the run and the debts after a slide of the player with index
    /// `player`.
    #[inline]
    pub(crate) fn follow(&mut self, from: Cell, to: Cell, player: usize) {
        let way = Way::of_slide(from, to);
        if self.debts != 0 {
            self.pay(way, player);
        }
        self.run = self.run.after(way);
        // If the run was full before, both players still owe, because a slide
        // that pays would have broken the run.
        self.debts |= OWED[self.run.slot()];
    }

    /// A slide along a ring on which the player owes is legal only if there is
    /// no other, and pays nothing. Any other slide pays all debts of the
    /// player.
    #[cold]
    fn pay(&mut self, way: Way, player: usize) {
        let debts = self.debts(player);
        if !way.ring().is_some_and(|ring| debts.owes(ring)) {
            self.debts &= !(0b11 << (2 * player));
        }
    }
}

/// By way (padded to eight) and run code: the run after a slide.
static NEXT_RUN: [[u8; RUN_CODES]; 8] = next_runs();

const fn next_runs() -> [[u8; RUN_CODES]; 8] {
    let mut table = [[0; RUN_CODES]; 8];
    let mut way = 0;
    while way < RunCode::OFFSETS.len() {
        let mut run = 0;
        while run < 59 {
            table[way][run] = RunCode(run as u8).after_slowly(Way(way as u8)).0;
            run += 1;
        }
        way += 1;
    }
    table
}

/// By run code: the debts of both players that a full run causes.
static OWED: [u8; RUN_CODES] = owed();

const fn owed() -> [u8; RUN_CODES] {
    let mut table = [0; RUN_CODES];
    let mut way = 1;
    while way < RunCode::OFFSETS.len() as u8 {
        if let Some(ring) = Way(way).ring() {
            let full = RunCode::new(Way(way), ring.full());
            table[full.slot()] = 0b0101 << ring as u8;
        }
        way += 1;
    }
    table
}

/// By the slots of two cells: the way of a slide from the first to the second.
static WAYS: [[u8; SLOTS]; SLOTS] = ways();

const fn ways() -> [[u8; SLOTS]; SLOTS] {
    let mut table = [[0; SLOTS]; SLOTS];
    let mut ring = 0;
    while ring < Ring::ALL.len() {
        let order = Ring::ALL[ring].order();
        let mut i = 0;
        while i < order.len() {
            let here = order[i] as usize;
            let next = order[(i + 1) % order.len()] as usize;
            table[here][next] = Way::new(Ring::ALL[ring], Rotation::Anticlockwise).0;
            table[next][here] = Way::new(Ring::ALL[ring], Rotation::Clockwise).0;
            i += 1;
        }
        ring += 1;
    }
    table
}

/// The slides into `space` that remain legal with these debts. Slides along a
/// ring on which the player owes are removed unless none would be left; first
/// those along the border, then those along the inner ring.
#[cold]
pub(crate) fn unless_owed(slides: CellSet, space: Cell, debts: Debts) -> CellSet {
    Ring::ALL
        .into_iter()
        .filter(|&ring| debts.owes(ring))
        .fold(slides, |slides, ring| {
            let along = |&from: &Cell| Way::of_slide(from, space).ring() == Some(ring);
            let others = slides.without(slides.iter().filter(along).collect());
            if others.is_empty() { slides } else { others }
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_are_chains_of_neighbours_and_cover_the_board() {
        assert_eq!(
            Ring::Border.cells() | Ring::Inner.cells(),
            crate::board::ALL
        );
        assert_eq!(
            (Ring::Border.cells().len(), Ring::Inner.cells().len()),
            (16, 8)
        );
        for ring in Ring::ALL {
            let order = ring.order();
            for (i, &here) in order.iter().enumerate() {
                let next = order[(i + 1) % order.len()];
                let cell = |index| Cell::new(usize::from(index)).unwrap();
                assert!(cell(here).neighbours().contains(cell(next)));
            }
        }
    }

    #[test]
    fn slides_that_run_along_neither_ring() {
        let count = |ring| {
            let slides = Cell::ALL
                .into_iter()
                .flat_map(|a| a.neighbours().iter().map(move |b| (a, b)));
            slides
                .filter(|&(a, b)| Way::of_slide(a, b).ring() == ring)
                .count()
        };
        assert_eq!(count(Some(Ring::Border)), 32);
        assert_eq!(count(Some(Ring::Inner)), 16);
        // 38 edges in all: 16 and 8 of the rings, 12 between them, c2-c3, d2-d3.
        assert_eq!(count(None), 2 * (12 + 2));
    }

    #[test]
    fn runs_have_codes() {
        for code in 1..59 {
            let run = Laps {
                run: RunCode(code),
                debts: 0,
            }
            .run()
            .unwrap();
            assert!((1..=run.ring.full()).contains(&run.slides));
            let way = Way::new(run.ring, run.rotation);
            assert_eq!((way.ring(), way.rotation()), (Some(run.ring), run.rotation));
            assert_eq!(RunCode::new(way, run.slides), RunCode(code));
        }
        assert_eq!(Laps::NONE.run(), None);
    }

    #[test]
    fn a_full_run_makes_both_owe() {
        for ring in Ring::ALL {
            for rotation in [Rotation::Anticlockwise, Rotation::Clockwise] {
                let way = Way::new(ring, rotation);
                let mut run = RunCode::NONE;
                for slides in 1..=ring.full() + 3 {
                    run = run.after(way);
                    let expected = slides.min(ring.full());
                    assert_eq!(run.decode(), (way, expected));
                    let owed = Laps {
                        run,
                        debts: OWED[run.slot()],
                    };
                    for player in 0..2 {
                        let owes = |r: Ring| r == ring && slides >= ring.full();
                        assert!(
                            Ring::ALL
                                .iter()
                                .all(|&r| owed.debts(player).owes(r) == owes(r))
                        );
                    }
                }
                assert_eq!(run.after(Way::NONE), RunCode::NONE);
            }
        }
    }
}
