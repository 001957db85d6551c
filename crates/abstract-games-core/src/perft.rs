//! Perft: counting move sequences of a given length.

use crate::Position;

/// The number of sequences of exactly `depth` legal moves from `position`:
/// bulk counting on one thread. [`Perft`] has the variants.
///
/// `perft(position, 0)` is 1; a game that has ended contributes nothing to
/// greater depths. Uses one position and some stack per ply. Limit any depth
/// that comes from outside: in a game that can go on forever, a depth of ten
/// thousand can overflow the stack. The count wraps around past 64 bits.
///
/// ```
/// # use abstract_games_core::{perft, Position};
/// fn nodes<P: Position>(rules: P::Rules) -> u64 {
///     perft(&P::start(rules), 3)
/// }
/// ```
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_moves().len() as u64,
        _ => position.legal_moves().fold(0_u64, |nodes, mv| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            nodes.wrapping_add(perft(&next, depth - 1))
        }),
    }
}

/// The same count as [`perft`], with every move of the last ply played.
fn perft_made<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    position.legal_moves().fold(0_u64, |nodes, mv| {
        // A function that returned the position would copy it twice.
        let mut next = position.clone();
        next.play_unchecked(mv);
        nodes.wrapping_add(if depth == 1 {
            // Without this, the optimiser drops parts of the last ply.
            core::hint::black_box(&next);
            1
        } else {
            perft_made(&next, depth - 1)
        })
    })
}

/// Perft with options: how the last ply is counted, on how many threads, with
/// or without a transposition table. All variants return the same counts.
///
/// ```
/// # use abstract_games_core::{Perft, Position};
/// # fn count<P: Position>(position: &P) -> u64 {
/// Perft::new().made().count(position, 4)
/// # }
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct Perft {
    made: bool,
    #[cfg(feature = "rayon")]
    parallel: bool,
    #[cfg(feature = "alloc")]
    table: usize,
}

impl Perft {
    /// Bulk counting on one thread without a table, like [`perft()`].
    pub const fn new() -> Self {
        Self {
            made: false,
            #[cfg(feature = "rayon")]
            parallel: false,
            #[cfg(feature = "alloc")]
            table: 0,
        }
    }

    /// Plays every move of the last ply instead of counting them by
    /// `legal_moves().len()`. This shows the real cost of a move.
    pub const fn made(mut self) -> Self {
        self.made = true;
        self
    }

    /// Counts on the threads of the current rayon pool (feature `rayon`).
    #[cfg(feature = "rayon")]
    pub const fn parallel(mut self) -> Self {
        self.parallel = true;
        self
    }

    /// Looks up counts of positions reached in several ways in a transposition
    /// table of `positions` entries, divided among the threads (feature
    /// `alloc`); 0 means no table. An entry holds the whole position, so equal
    /// keys of different positions do no harm. With a table, [`made`](Self::made)
    /// applies to the positions that are not found in it.
    #[cfg(feature = "alloc")]
    pub const fn table(mut self, positions: usize) -> Self {
        self.table = positions;
        self
    }

    /// The number of sequences of exactly `depth` legal moves from `position`.
    #[must_use]
    pub fn count<P: Position>(self, position: &P, depth: u32) -> u64 {
        #[cfg(feature = "rayon")]
        if self.parallel {
            return self.parallel_count(position, depth);
        }
        #[cfg(feature = "alloc")]
        if self.table > 0 {
            let mut table = table::Table::new(self.table);
            return table.count(position, depth, self.made);
        }
        self.plain_count(position, depth)
    }

    fn plain_count<P: Position>(self, position: &P, depth: u32) -> u64 {
        if self.made {
            perft_made(position, depth)
        } else {
            perft(position, depth)
        }
    }

    /// For each legal move, in order, the number of sequences of `depth` moves
    /// that begin with it. Their sum is the perft. Empty if `depth` is 0.
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn divide<P: Position>(self, position: &P, depth: u32) -> alloc::vec::Vec<(P::Move, u64)> {
        let Some(below) = depth.checked_sub(1) else {
            return alloc::vec::Vec::new();
        };
        let count = |mv| (mv, self.count(&after(position, mv), below));
        position.legal_moves().map(count).collect()
    }

    #[cfg(feature = "rayon")]
    fn parallel_count<P: Position>(self, position: &P, depth: u32) -> u64 {
        use alloc::vec::Vec;
        use rayon::iter::{IntoParallelIterator, ParallelIterator};
        use std::sync::{Mutex, PoisonError};

        let threads = rayon::current_num_threads();
        // Enough positions for the threads to finish at about the same time,
        // but no more, since a single thread expands them.
        let enough = 32 * threads;
        let mut frontier = alloc::vec![position.clone()];
        let mut left = depth;
        while left > 1 && frontier.len() < enough && !frontier.is_empty() {
            let children = |p: &P| p.legal_moves().map(|mv| after(p, mv)).collect::<Vec<_>>();
            frontier = frontier.iter().flat_map(children).collect();
            left -= 1;
        }
        // One table per thread, so that no two threads wait for each other.
        let tables: Vec<_> = (0..if self.table > 0 { threads } else { 0 })
            .map(|_| Mutex::new(table::Table::new(self.table / threads)))
            .collect();
        let count =
            |position: P| match rayon::current_thread_index().and_then(|index| tables.get(index)) {
                Some(table) => {
                    let mut table = table.lock().unwrap_or_else(PoisonError::into_inner);
                    table.count(&position, left, self.made)
                }
                None => self.plain_count(&position, left),
            };
        frontier
            .into_par_iter()
            .map(count)
            .reduce(|| 0, u64::wrapping_add)
    }
}

/// The position after a legal move.
#[cfg(feature = "alloc")]
fn after<P: Position>(position: &P, mv: P::Move) -> P {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

#[cfg(feature = "alloc")]
mod table {
    use alloc::vec::Vec;

    use super::{Position, perft, perft_made};

    /// Counts already known: a fixed number of entries, each holding the last
    /// position that was stored in it.
    pub(super) struct Table<P> {
        entries: Vec<Option<(P, u32, u64)>>,
    }

    impl<P: Position> Table<P> {
        pub(super) fn new(positions: usize) -> Self {
            Self {
                entries: alloc::vec![None; positions.max(1)],
            }
        }

        fn entry(&mut self, position: &P, depth: u32) -> &mut Option<(P, u32, u64)> {
            let spread = position
                .key()
                .wrapping_add(u64::from(depth).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            // The high bits of the product: a number below the table's length.
            let index = (u128::from(spread) * self.entries.len() as u128) >> 64;
            &mut self.entries[index as usize]
        }

        pub(super) fn count(&mut self, position: &P, depth: u32, made: bool) -> u64 {
            if depth < 2 {
                return if made {
                    perft_made(position, depth)
                } else {
                    perft(position, depth)
                };
            }
            if let Some((known, known_depth, nodes)) = self.entry(position, depth) {
                if *known_depth == depth && known == position {
                    return *nodes;
                }
            }
            let nodes = position.legal_moves().fold(0_u64, |nodes, mv| {
                let mut next = position.clone();
                next.play_unchecked(mv);
                nodes.wrapping_add(self.count(&next, depth - 1, made))
            });
            *self.entry(position, depth) = Some((position.clone(), depth, nodes));
            nodes
        }
    }
}
