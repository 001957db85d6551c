//! The workloads, generic over the game.

use std::cell::RefCell;
use std::hint::black_box;
use std::rc::Rc;

use abstract_games_core::{Perft, Position, perft};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::workload::Workload;

/// The number of playouts in one part of the work: enough to make the cost of
/// reading the clock negligible.
const PLAYOUTS: u64 = 64;

/// The least number of leaves in one part of the work, for the same reason.
const LEAVES: u64 = 100_000;

/// The ply limit of playouts, for games that would never end.
const PLY_LIMIT: u32 = 100_000;

/// How the last ply of a perft is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LastPly {
    /// Bulk counting: by the number of legal moves.
    Counted,
    /// By playing each move on a copy.
    Made,
    /// By playing each move on a copy with [`Position::play`], which checks it.
    Checked,
}

impl LastPly {
    fn perft<P: Position>(self, position: &P, depth: u32) -> u64 {
        match self {
            Self::Counted => perft(position, depth),
            Self::Made => Perft::new().made().count(position, depth),
            Self::Checked => perft_checked(position, depth),
        }
    }
}

/// Perft with made leaves and every move checked.
fn perft_checked<P: Position>(position: &P, depth: u32) -> u64 {
    position.legal_moves().fold(0, |nodes, mv| {
        let mut next = position.clone();
        assert!(next.play(mv).is_ok(), "generated moves are legal");
        if depth == 1 {
            black_box(&next);
            nodes + 1
        } else {
            nodes + perft_checked(&next, depth - 1)
        }
    })
}

fn children<P: Position>(position: &P) -> Vec<P> {
    let after = |mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        next
    };
    position.legal_moves().map(after).collect()
}

/// Perft from `root` to `depth`, which has `leaves` leaves. If there are many, a
/// part of the work is one first move.
pub(crate) fn perft_of<P: Position>(root: P, depth: u32, leaves: u64, last: LastPly) -> Workload {
    let (roots, depth) = if leaves > 20 * LEAVES {
        (children(&root), depth - 1)
    } else {
        (vec![root], depth)
    };
    perft_of_all(roots, depth, leaves, last)
}

/// Perft from each of `roots` to `depth`, with `leaves` leaves in all. A part of
/// the work is one root.
pub(crate) fn perft_of_all<P: Position>(
    roots: Vec<P>,
    depth: u32,
    leaves: u64,
    last: LastPly,
) -> Workload {
    let repeats = (LEAVES * roots.len() as u64).div_ceil(leaves);
    let parts = roots.len();
    let perft = move |part: usize| {
        let leaves = |_| last.perft(black_box(&roots[part]), depth);
        (0..repeats).map(leaves).sum()
    };
    Workload::in_parts(parts, perft).expecting(repeats * leaves)
}

/// The random number generator of all games.
pub(crate) fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Plays at random until the end. Returns the number of plies.
#[inline]
fn playout<P: Position>(mut position: P, rng: &mut Xoshiro256PlusPlus) -> u64 {
    for plies in 0..PLY_LIMIT {
        let Some(mv) = position.random_move(rng) else {
            return u64::from(plies);
        };
        position.play_unchecked(mv);
    }
    u64::from(PLY_LIMIT)
}

/// The plies of uniformly random games from `start`.
pub(crate) fn playouts_of<P: Position>(start: P) -> Workload {
    let rng = RefCell::new(generator(1));
    Workload::new(move || {
        let rng = &mut *rng.borrow_mut();
        (0..PLAYOUTS).map(|_| playout(start.clone(), rng)).sum()
    })
}

/// [`perft_of`] with a transposition table, empty at first.
pub(crate) fn table_perft_of<P: Position>(root: P, depth: u32) -> Workload {
    let perft = Perft::new().table(1 << 16);
    Workload::new(move || perft.count(black_box(&root), depth))
}

/// [`perft_of`] with made leaves on the threads of `pool`.
pub(crate) fn parallel_perft_of<P: Position>(
    root: P,
    depth: u32,
    pool: Rc<ThreadPool>,
) -> Workload {
    let perft = Perft::new().made().parallel();
    Workload::new(move || pool.install(|| perft.count(black_box(&root), depth)))
}

/// [`playouts_of`] on the threads of `pool`, each game with a generator of its
/// own.
pub(crate) fn parallel_playouts_of<P: Position>(
    start: P,
    games: u64,
    pool: Rc<ThreadPool>,
) -> Workload {
    Workload::new(move || {
        let game = |seed| playout(start.clone(), &mut generator(seed));
        pool.install(|| (0..games).into_par_iter().map(game).sum())
    })
}

/// The same games as [`parallel_playouts_of`], one after the other.
pub(crate) fn seeded_playouts_of<P: Position>(start: P, games: u64) -> Workload {
    Workload::new(move || {
        let game = |seed| playout(start.clone(), &mut generator(seed));
        (0..games).map(game).sum()
    })
}

/// The number of legal moves of each of `positions`; a unit is one position.
pub(crate) fn counts_of<P: Position>(positions: Vec<P>) -> Workload {
    Workload::new(move || {
        let repeats = 100_000 / positions.len() as u64;
        for _ in 0..repeats {
            for position in &positions {
                black_box(black_box(position).legal_moves().len());
            }
        }
        repeats * positions.len() as u64
    })
}

/// The positions of `count` random games after `plies` plies, in games that last
/// that long.
pub(crate) fn positions_after<P: Position>(start: &P, plies: u32, count: usize) -> Vec<P> {
    let mut rng = generator(u64::from(plies));
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = start.clone();
        for _ in 0..plies {
            let Some(mv) = position.random_move(&mut rng) else {
                break;
            };
            position.play_unchecked(mv);
        }
        if position.outcome().is_none() {
            positions.push(position);
        }
    }
    positions
}
