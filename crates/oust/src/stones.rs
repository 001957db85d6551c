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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Board;
    use abstract_games_core::zobrist::splitmix64;
    use std::vec::Vec;

    /// Strews stones over a board, plays at random, and compares what was kept
    /// up with what is worked out from nothing after each placement.
    fn check<const W: usize>(board: Board, seed: u64) {
        let geometry = Geometry::of(board);
        let mut state = seed;
        let mut below = |bound: u64| {
            state = state.wrapping_add(1);
            splitmix64(state) % bound
        };
        for full in [0, 30, 60, 90] {
            let mut of = ByPlayer::new(Bitboard::EMPTY, Bitboard::EMPTY);
            for cell in 0..board.cells() {
                if below(100) < full {
                    of[Player::ALL[below(2) as usize]].insert(cell);
                }
            }
            let mut stones = Stones::<W>::new(geometry, of);
            for _ in 0..200 {
                let player = Player::ALL[below(2) as usize];
                let cells: Vec<u16> = stones.placements(geometry, player).iter().collect();
                if cells.is_empty() {
                    break;
                }
                let cell = cells[below(cells.len() as u64) as usize];
                if stones.side(player).touched.contains(cell) {
                    let before = stones.of(!player);
                    let lost = stones.capture(geometry, cell, player);
                    assert!(!lost.is_empty() && lost.is_subset(before));
                } else {
                    stones.place_alone(geometry, cell, player);
                }
                let of = ByPlayer::from_fn(|player| stones.of(player));
                assert_eq!(stones, Stones::new(geometry, of), "{board}");
            }
        }
    }

    #[test]
    fn what_is_kept_is_what_would_be_worked_out() {
        for board in Board::ALL {
            for seed in 0..3 {
                match board.words() {
                    1 => check::<1>(board, seed),
                    2 => check::<2>(board, seed),
                    3 => check::<3>(board, seed),
                    4 => check::<4>(board, seed),
                    5 => check::<5>(board, seed),
                    _ => check::<6>(board, seed),
                }
            }
        }
    }

    #[test]
    fn facts_about_a_board_by_hand() {
        //  e   . . .        Red: a1 alone; c2 and c3, which touch d3.
        //  d  . . B B       Blue: d3 and d4, as many as Red's two.
        //  c . R R . .
        //  b  . . . .
        //  a   R . .
        let board = Board::hex(3).unwrap();
        let set = |names: &[&str]| -> Bitboard<1> {
            let cell = |name: &&str| board.grid().parse_cell(name).unwrap();
            names.iter().map(cell).collect()
        };
        let of = ByPlayer::new(set(&["a1", "c2", "c3"]), set(&["d3", "d4"]));
        let geometry = Geometry::of(board);
        let mut stones = Stones::new(geometry, of);
        let red = *stones.side(Player::First);
        let twice = ["b2", "d2", "b1"];
        assert_eq!(red.touched_twice, set(&twice));
        assert_eq!(red.larger(), set(&["c2", "c3"]));
        assert!(!red.touched_by_larger.contains(1)); // a2 touches a1 alone
        assert_eq!(stones.aloof(), set(&["a1"]));
        assert_eq!(stones.outsized(), Bitboard::EMPTY);
        // b1 joins a1 and c2: four stones capture two.
        let b1 = set(&["b1"]).first().unwrap();
        assert_eq!(stones.capture(geometry, b1, Player::First), of.second);
        assert_eq!(stones.aloof(), set(&["a1", "b1", "c2", "c3"]));
        assert_eq!(stones.size(b1), 4);
        // A blue stone beside them is outsized, and they touch an enemy.
        let b2 = set(&["b2"]).first().unwrap();
        stones.place_alone(geometry, b2, Player::Second);
        assert_eq!(stones.outsized(), set(&["b2"]));
        assert_eq!(stones.aloof(), Bitboard::EMPTY);
    }

    #[test]
    fn sizes_above_a_byte_are_kept_as_255() {
        let board = Board::square(19).unwrap();
        let geometry = Geometry::of(board);
        let red = Bitboard::<6>::first_cells(300);
        let blue = Bitboard::<6>::first_cells(361).without(Bitboard::first_cells(320));
        let stones = Stones::new(geometry, ByPlayer::new(red, blue));
        assert_eq!((stones.size(0), stones.size(340)), (255, 41));
        // Red may capture Blue's 41 stones from between, Blue Red's 300 not.
        let cell = 310;
        assert!(stones.can_place(geometry, cell, Player::First));
        assert!(!stones.can_place(geometry, cell, Player::Second));
    }
}
