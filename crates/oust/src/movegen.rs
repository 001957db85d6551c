//! Legal placements, and the iterator over the legal moves.

use core::iter::FusedIterator;

use abstract_games_core::Player;
use abstract_games_toolkit::CellIter;

use crate::board::{Geometry, filter};
use crate::position::Stones;
use crate::{Cell, CellSet, Move};

/// # Legal placements
///
/// A stone that touches no friendly stone may always be placed (OUST-4).
/// Otherwise let `S` be the size of the new group, which is 1 plus the sizes of
/// the friendly groups that the stone touches, and `T` the size of the largest
/// enemy group that touches the stone or one of those groups, 0 if there is
/// none. The placement is legal if `0 < T < S` (OUST-5).
///
/// An enemy group that touches a friendly group can be as large as `S` only if
/// that friendly group is *outnumbered* (touches a larger enemy group). So only
/// the outnumbered groups need to be examined.
impl<const W: usize> Stones<W> {
    /// Whether `player` may place on this empty cell.
    #[inline]
    pub(crate) fn can_place(&self, geometry: &Geometry, cell: Cell, player: Player) -> bool {
        let (own, enemy) = (self.side(player), self.side(!player));
        if !own.touched.contains(cell) {
            return true;
        }
        let friends = geometry.neighbours(cell) & own.stones;
        let contact = enemy.touched.contains(cell) || !friends.is_subset(self.isolated());
        let threatened =
            enemy.touched_by_larger.contains(cell) || friends.intersects(self.outnumbered());
        let pair = !own.touched_twice.contains(cell) && !own.touched_by_larger.contains(cell);
        contact && (!threatened || (!pair && self.outweighs(geometry, cell, player)))
    }

    /// The cells where `player` may place: [`can_place`](Self::can_place) for
    /// all cells at once.
    #[inline]
    pub(crate) fn placements(&self, geometry: &Geometry, player: Player) -> CellSet<W> {
        let (own, enemy) = (self.side(player), self.side(!player));
        let empty = self.empty(geometry);
        let touching = empty & own.touched;
        // Where the new group would touch an enemy: `T > 0`.
        let contact = enemy.touched | geometry.around(own.stones.without(self.isolated()));
        // Where such an enemy group may be as large as the new group: anywhere
        // else it is a single stone, or touches a friendly group that is at
        // least as large.
        let threatened = enemy.touched_by_larger | geometry.around(own.stones & self.outnumbered());
        // Where the new group would have two stones, too few where threatened.
        let pair = touching.without(own.touched_twice | own.touched_by_larger);

        let safe = (touching & contact).without(threatened);
        let captures = filter((touching & threatened).without(pair), |cell| {
            self.outweighs(geometry, cell, player)
        });
        empty.without(touching) | safe | captures
    }

    /// Whether either player may place anywhere (OUST-10).
    #[inline]
    pub(crate) fn anyone_can_place(&self, geometry: &Geometry) -> bool {
        let [red, blue] = Player::ALL.map(|player| self.side(player).touched);
        !self.empty(geometry).is_subset(red & blue)
            || Player::ALL
                .into_iter()
                .any(|player| !self.placements(geometry, player).is_empty())
    }

    /// Whether a stone of `player` on this empty cell would form a group larger
    /// than every enemy group that it touches: `T < S`.
    #[inline]
    fn outweighs(&self, geometry: &Geometry, cell: Cell, player: Player) -> bool {
        let (own, enemy) = (self.side(player), self.side(!player));
        let near = geometry.neighbours(cell);
        let friends = near & own.stones;
        let larger = friends & own.larger();
        let outnumbered = friends & self.outnumbered();
        if outnumbered.intersects(larger) {
            return self.outweighs_by_flood(geometry, cell, player);
        }

        // Looping over all neighbours, including the empty ones, whose size is
        // 0, is faster than selecting those that matter.
        let mut largest_enemy = 0;
        let (mut singles, mut largest_friend, mut all_friends) = (0, 0, 0);
        near.iter().for_each(|next| {
            let size = u32::from(self.size(next));
            let friend = if own.stones.contains(next) { size } else { 0 };
            largest_enemy = largest_enemy.max(size - friend);
            singles += u32::from(friend == 1);
            largest_friend = largest_friend.max(friend);
            all_friends += friend;
        });
        if !outnumbered.is_empty() {
            let others = geometry.around(outnumbered) & enemy.stones;
            largest_enemy = largest_enemy.max(self.largest(others).into());
        }
        // Single stones are groups of their own. Stones of larger groups may
        // belong to one group or to several, so they bound `S` from both sides.
        let (at_least, at_most) = match largest_friend {
            0 | 1 => (1 + singles, 1 + singles),
            _ => (1 + singles + largest_friend, 1 + all_friends),
        };
        largest_enemy < at_least
            || (largest_enemy < at_most
                && !geometry.connects(larger)
                && self.outweighs_by_flood(geometry, cell, player))
    }

    /// The same test, taken directly from OUST-5 and using only the sizes of
    /// groups.
    #[cold]
    fn outweighs_by_flood(&self, geometry: &Geometry, cell: Cell, player: Player) -> bool {
        let grown = geometry.flood(cell.into(), self.of(player));
        let largest_enemy = self.largest(grown.border & self.of(!player));
        usize::from(largest_enemy) < grown.cells.len()
    }
}

/// The legal moves of a position: placements by cell, then `pass` or `swap` if
/// it is legal.
///
/// `len` is a few population counts; `nth` skips without listing.
#[derive(Clone, Debug)]
pub struct Moves<const W: usize = 2> {
    placements: CellIter<Cell, [u64; W]>,
    last: Option<Move>,
}

impl<const W: usize> Moves<W> {
    #[inline]
    pub(crate) const fn new(placements: CellSet<W>, last: Option<Move>) -> Self {
        Self {
            placements: placements.iter(),
            last,
        }
    }

    /// The cells of the placements not yet returned.
    #[inline]
    #[must_use]
    pub const fn cells(&self) -> CellSet<W> {
        self.placements.rest()
    }
}

impl<const W: usize> Iterator for Moves<W> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        match self.placements.next() {
            Some(cell) => Some(Move::Place(cell)),
            None => self.last.take(),
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.placements.len() + usize::from(self.last.is_some());
        (len, Some(len))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn last(mut self) -> Option<Move> {
        let last = self.len().checked_sub(1)?;
        self.nth(last)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Move> {
        let placements = self.placements.len();
        match self.placements.nth(n) {
            Some(cell) => Some(Move::Place(cell)),
            None => {
                let last = self.last.take();
                last.filter(|_| n == placements)
            }
        }
    }

    #[inline]
    fn fold<B, F: FnMut(B, Move) -> B>(self, init: B, mut f: F) -> B {
        let result = self
            .placements
            .fold(init, |result, cell| f(result, Move::Place(cell)));
        match self.last {
            Some(mv) => f(result, mv),
            None => result,
        }
    }
}

impl<const W: usize> ExactSizeIterator for Moves<W> {}
impl<const W: usize> FusedIterator for Moves<W> {}
