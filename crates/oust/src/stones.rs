//! The stones on the board, and what is kept about their groups from move to
//! move.

use abstract_games_core::{Bitboard, ByPlayer, Player};

use crate::cells::{filter, filters, has_two, only};
use crate::geometry::{Geometry, Group};

/// Stones, and facts about their groups that make legality cheap to find.
///
/// Everything here follows from where the stones are ([`Stones::new`] works it
/// out from nothing), so equal boards have equal `Stones`. Playing updates
/// only what a placement touches. All methods are for the board whose
/// [`Geometry`] they are given.
///
/// A group of one stone is called *single*, any other *larger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stones<const W: usize> {
    sides: ByPlayer<Side<W>>,
    /// Stones of groups that touch no enemy.
    aloof: Bitboard<W>,
    /// Stones of groups that touch an enemy group larger than themselves.
    outsized: Bitboard<W>,
    /// For each stone the size of its group, 255 for all sizes above; 0 for
    /// empty cells.
    ///
    /// A byte is enough to compare sizes of enemies: on 361 cells, where one
    /// side has a group of 255 or more, the other has at most 106 stones.
    size: [[u8; 64]; W],
}

/// One player's stones, and the cells that touch them, empty or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side<const W: usize> {
    /// The stones.
    pub(crate) stones: Bitboard<W>,
    /// Cells that touch at least one of them.
    pub(crate) touched: Bitboard<W>,
    /// Cells that touch at least two of them.
    pub(crate) touched_twice: Bitboard<W>,
    /// Cells that touch one that belongs to a larger group.
    pub(crate) touched_by_larger: Bitboard<W>,
}

impl<const W: usize> Side<W> {
    const NONE: Self = Self {
        stones: Bitboard::EMPTY,
        touched: Bitboard::EMPTY,
        touched_twice: Bitboard::EMPTY,
        touched_by_larger: Bitboard::EMPTY,
    };

    fn new(geometry: &Geometry, stones: Bitboard<W>) -> Self {
        let mut side = Self {
            stones,
            ..Self::NONE
        };
        for stone in stones {
            side.touch(geometry.neighbours(stone));
        }
        side.touched_by_larger = geometry.around(side.larger());
        side
    }

    /// The stones of larger groups: those that touch another of their colour.
    #[inline]
    pub(crate) fn larger(&self) -> Bitboard<W> {
        self.stones & self.touched
    }

    /// Adds the neighbours of a new stone.
    #[inline]
    fn touch(&mut self, near: Bitboard<W>) {
        self.touched_twice |= self.touched & near;
        self.touched |= near;
    }

    /// Takes whole groups away.
    #[inline]
    fn remove(&mut self, geometry: &Geometry, groups: &Group<W>) {
        self.stones = self.stones.without(groups.cells);
        let (stones, larger) = (self.stones, self.larger());
        // They touched no other stone of their colour; the cells around them
        // may touch others.
        let freed = groups.cells | groups.border;
        let [touched, by_larger] = filters(groups.border, |cell| {
            let near = geometry.neighbours(cell) & stones;
            [!near.is_empty(), near.intersects(larger)]
        });
        let twice = filter(touched & self.touched_twice, |cell| {
            has_two(geometry.neighbours(cell) & stones)
        });
        self.touched = self.touched.without(freed) | touched;
        self.touched_twice = self.touched_twice.without(freed) | twice;
        self.touched_by_larger = self.touched_by_larger.without(freed) | by_larger;
    }
}

impl<const W: usize> Stones<W> {
    /// No stone.
    pub(crate) const NONE: Self = Self {
        sides: ByPlayer::new(Side::NONE, Side::NONE),
        aloof: Bitboard::EMPTY,
        outsized: Bitboard::EMPTY,
        size: [[0; 64]; W],
    };

    /// These stones, which must be on the board and not share a cell.
    pub(crate) fn new(geometry: &Geometry, of: ByPlayer<Bitboard<W>>) -> Self {
        let mut stones = Self {
            sides: of.map(|stones| Side::new(geometry, stones)),
            ..Self::NONE
        };
        for player in Player::ALL {
            for group in stones.groups(geometry, player) {
                stones.set_size(group.cells);
            }
        }
        for player in Player::ALL {
            for group in stones.groups(geometry, player) {
                stones.relate(&group, player);
            }
        }
        stones
    }

    /// The stones of a player.
    #[inline]
    pub(crate) fn of(&self, player: Player) -> Bitboard<W> {
        self.sides[player].stones
    }

    /// The stones of a player and what touches them.
    #[inline]
    pub(crate) fn side(&self, player: Player) -> &Side<W> {
        &self.sides[player]
    }

    /// The empty cells.
    #[inline]
    pub(crate) fn empty(&self, geometry: &Geometry) -> Bitboard<W> {
        let ByPlayer { first, second } = &self.sides;
        geometry.all().without(first.stones | second.stones)
    }

    /// Stones of groups that touch no enemy.
    #[inline]
    pub(crate) const fn aloof(&self) -> Bitboard<W> {
        self.aloof
    }

    /// Stones of groups that touch an enemy group larger than themselves.
    #[inline]
    pub(crate) const fn outsized(&self) -> Bitboard<W> {
        self.outsized
    }

    /// The size of the group of the stone on `cell`, at most 255; 0 if there
    /// is none.
    #[inline]
    pub(crate) fn size(&self, cell: u16) -> u8 {
        let word = self.size.get(usize::from(cell / 64));
        word.map_or(0, |word| word[usize::from(cell % 64)])
    }

    /// The largest of the sizes of the groups of these stones, at most 255; 0
    /// if there are none.
    #[inline]
    pub(crate) fn largest(&self, stones: Bitboard<W>) -> u8 {
        stones
            .iter()
            .fold(0, |largest, stone| largest.max(self.size(stone)))
    }

    /// The groups of a player, in the order of their lowest cells.
    pub(crate) fn groups<'g>(
        &self,
        geometry: &'g Geometry,
        player: Player,
    ) -> impl Iterator<Item = Group<W>> + use<'g, W> {
        let stones = self.of(player);
        let mut left = stones;
        core::iter::from_fn(move || {
            let group = geometry.flood(only(left.first()?), stones);
            left = left.without(group.cells);
            Some(group)
        })
    }

    /// Places a stone that touches no stone of its own colour (OUST-4).
    #[inline]
    pub(crate) fn place_alone(&mut self, geometry: &Geometry, cell: u16, player: Player) {
        let near = geometry.neighbours(cell);
        let placed = only(cell);
        let own = &mut self.sides[player];
        own.stones |= placed;
        own.touch(near);
        self.size[usize::from(cell / 64)][usize::from(cell % 64)] = 1;

        let enemy = &self.sides[!player];
        let enemies = near & enemy.stones;
        if enemies.is_empty() {
            self.aloof |= placed;
            return;
        }
        if enemy.touched_by_larger.contains(cell) {
            self.outsized |= placed;
        }
        // Enemy groups that touched no enemy do now, one no larger than they.
        let met = enemies & self.aloof;
        self.aloof = self.aloof.without(met);
        let larger = met & enemy.larger();
        if !larger.is_empty() {
            let groups = geometry.flood(larger, enemy.stones).cells;
            self.aloof = self.aloof.without(groups);
        }
    }

    /// Places a stone that captures (OUST-5) and returns what it removes.
    #[inline]
    pub(crate) fn capture(
        &mut self,
        geometry: &Geometry,
        cell: u16,
        player: Player,
    ) -> Bitboard<W> {
        let placed = only(cell);
        let own = &mut self.sides[player];
        let near = geometry.neighbours(cell);
        let grown = geometry.flood(placed | (near & own.stones), own.stones);
        own.stones |= placed;
        own.touch(near);
        own.touched_by_larger |= grown.cells | grown.border;
        let own = own.stones;

        let enemy = &mut self.sides[!player];
        let lost = geometry.flood(grown.border & enemy.stones, enemy.stones);
        enemy.remove(geometry, &lost);
        self.write_size(lost.cells, 0);

        // The new group has removed every enemy that it touched.
        self.set_size(grown.cells);
        self.aloof = self.aloof.without(lost.cells) | grown.cells;
        self.outsized = self.outsized.without(lost.cells | grown.cells);

        // Other friendly groups have lost an enemy that they touched.
        let mut others = (lost.border & own).without(grown.cells);
        while let Some(other) = others.first() {
            let group = geometry.flood(only(other), own);
            self.relate(&group, player);
            others = others.without(group.cells);
        }
        lost.cells
    }

    /// Makes every stone the other player's.
    pub(crate) fn change_sides(&mut self) {
        core::mem::swap(&mut self.sides.first, &mut self.sides.second);
    }

    /// Writes down how a group compares to the enemies that it touches.
    #[inline]
    fn relate(&mut self, group: &Group<W>, player: Player) {
        let enemies = group.border & self.of(!player);
        let size = group.cells.first().map_or(0, |cell| self.size(cell));
        self.aloof = self.aloof.without(group.cells);
        self.outsized = self.outsized.without(group.cells);
        if enemies.is_empty() {
            self.aloof |= group.cells;
        } else if self.largest(enemies) > size {
            self.outsized |= group.cells;
        }
    }

    /// Writes down that these cells are one group.
    #[inline]
    fn set_size(&mut self, group: Bitboard<W>) {
        self.write_size(group, group.len().min(255) as u8);
    }

    #[inline]
    fn write_size(&mut self, cells: Bitboard<W>, size: u8) {
        cells.iter().for_each(|cell| {
            self.size[usize::from(cell / 64)][usize::from(cell % 64)] = size;
        });
    }
}
