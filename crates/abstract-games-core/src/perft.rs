//! Perft: the number of move sequences of a given length.
//!
//! `perft(0)` is 1; a game that has ended contributes nothing to greater
//! depths. The usual count takes the moves of the last ply by their number
//! (*bulk*); [`perft_made`] plays each of them, which is what to quote as the
//! cost of making a move.
//!
//! All of them call themselves once a ply, for up to a few kilobytes of stack
//! each time. No count that a machine can finish goes deep, but a depth from
//! outside should be bounded before it comes here: in games without an end a
//! depth of ten thousand overflows the stack, and that ends the program.

use crate::Position;

/// The number of sequences of exactly `depth` moves from `position`.
///
/// The last ply is counted, not played. Costs no memory beyond one position a
/// ply. Wraps around past 64 bits, which no machine will reach.
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

/// The same number as [`perft`], with every move of the last ply played.
#[must_use]
pub fn perft_made<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    position.legal_moves().fold(0_u64, |nodes, mv| {
        // Written out: to return the position by value would copy it twice.
        let mut next = position.clone();
        next.play_unchecked(mv);
        nodes.wrapping_add(if depth == 1 {
            // To show the position to the unknown keeps the compiler from
            // leaving out any part of the last ply.
            core::hint::black_box(&next);
            1
        } else {
            perft_made(&next, depth - 1)
        })
    })
}

/// The position after a legal move.
#[cfg(feature = "alloc")]
fn after<P: Position>(position: &P, mv: P::Move) -> P {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

/// How the last ply of a perft is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Leaves {
    /// By the number of legal moves ([`perft`]).
    #[default]
    Counted,
    /// By playing each of them ([`perft_made`]).
    Made,
}

impl Leaves {
    /// [`perft`] or [`perft_made`].
    #[must_use]
    pub fn perft<P: Position>(self, position: &P, depth: u32) -> u64 {
        match self {
            Self::Counted => perft(position, depth),
            Self::Made => perft_made(position, depth),
        }
    }
}

/// The perft of each legal move: how many sequences of `depth` moves begin
/// with it, in the order of the legal moves. Their sum is the perft.
///
/// Empty for `depth` 0.
#[cfg(feature = "alloc")]
#[must_use]
pub fn divide<P: Position>(
    position: &P,
    depth: u32,
    leaves: Leaves,
) -> alloc::vec::Vec<(P::Move, u64)> {
    let Some(below) = depth.checked_sub(1) else {
        return alloc::vec::Vec::new();
    };
    let count = |mv| (mv, leaves.perft(&after(position, mv), below));
    position.legal_moves().map(count).collect()
}

/// The same number as [`perft`] or [`perft_made`], worked out on the threads
/// of the current rayon pool.
///
/// The first plies are expanded into some positions for each thread, which are
/// shared out.
#[cfg(feature = "rayon")]
#[must_use]
pub fn par_perft<P: Position>(position: &P, depth: u32, leaves: Leaves) -> u64 {
    use rayon::iter::{IntoParallelIterator, ParallelIterator};

    // So many for each thread that they end at about the same time; each costs
    // a copy that no other thread helps with.
    let enough = 32 * rayon::current_num_threads();
    let mut frontier = alloc::vec![position.clone()];
    let mut left = depth;
    while left > 1 && frontier.len() < enough && !frontier.is_empty() {
        let children = |p: &P| {
            p.legal_moves()
                .map(|mv| after(p, mv))
                .collect::<alloc::vec::Vec<_>>()
        };
        frontier = frontier.iter().flat_map(children).collect();
        left -= 1;
    }
    frontier
        .into_par_iter()
        .map(|position| leaves.perft(&position, left))
        .reduce(|| 0, u64::wrapping_add)
}

/// [`divide`] on the threads of the current rayon pool.
#[cfg(feature = "rayon")]
#[must_use]
pub fn par_divide<P: Position>(
    position: &P,
    depth: u32,
    leaves: Leaves,
) -> alloc::vec::Vec<(P::Move, u64)> {
    let Some(below) = depth.checked_sub(1) else {
        return alloc::vec::Vec::new();
    };
    position
        .legal_moves()
        .map(|mv| (mv, par_perft(&after(position, mv), below, leaves)))
        .collect()
}

/// Counts already known, for [`perft_with_table`]: a fixed number of places,
/// each holding the latest position that fell on it.
///
/// A place holds the whole position, so a count is used for an equal position
/// only, never for one that merely has the same key.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug)]
pub struct PerftTable<P> {
    places: alloc::vec::Vec<Option<(P, u32, u64)>>,
}

#[cfg(feature = "alloc")]
impl<P: Position> PerftTable<P> {
    /// A table with room for `positions` positions, at least one.
    #[must_use]
    pub fn new(positions: usize) -> Self {
        Self {
            places: alloc::vec![None; positions.max(1)],
        }
    }

    fn place(&mut self, position: &P, depth: u32) -> &mut Option<(P, u32, u64)> {
        let spread = position
            .key()
            .wrapping_add(u64::from(depth).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        // The high bits of the product: a number below the table's length.
        let index = (u128::from(spread) * self.places.len() as u128) >> 64;
        &mut self.places[index as usize]
    }
}

/// The same number as [`perft`], with counts of positions that are reached in
/// several ways looked up instead of worked out again.
///
/// The table may be used again, for any position of the same game.
#[cfg(feature = "alloc")]
#[must_use]
pub fn perft_with_table<P: Position>(position: &P, depth: u32, table: &mut PerftTable<P>) -> u64 {
    if depth < 2 {
        return perft(position, depth);
    }
    if let Some((known, known_depth, nodes)) = table.place(position, depth) {
        if *known_depth == depth && known == position {
            return *nodes;
        }
    }
    let nodes = position.legal_moves().fold(0_u64, |nodes, mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        nodes.wrapping_add(perft_with_table(&next, depth - 1, table))
    });
    *table.place(position, depth) = Some((position.clone(), depth, nodes));
    nodes
}
