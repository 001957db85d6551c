//! The stones on the board, and what is tracked about their groups.

use abstract_games_core::{ByPlayer, Player};

use crate::board::{Geometry, Group, filter, filters, has_two};
use crate::{Cell, CellSet};

/// The stones, and facts about their groups that make legality checks cheap.
///
/// Everything here follows from the stones ([`Stones::new`] computes it from
/// scratch), so equal boards have equal `Stones`. Playing updates only what a
/// placement affects. Every method must be given the [`Geometry`] of the board.
///
/// A group of one stone is *single*, any other is *larger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stones<const W: usize> {
    sides: ByPlayer<Side<W>>,
    /// Stones of groups that touch no enemy.
    isolated: CellSet<W>,
    /// Stones of groups that touch an enemy group larger than themselves.
    outnumbered: CellSet<W>,
    /// For each stone the size of its group, at most 255; 0 for empty cells.
    ///
    /// A byte is enough to compare enemy groups: if one side has a group of 255
    /// or more on 361 cells, the other has at most 106 stones.
    size: [[u8; 64]; W],
}

/// One player's stones, and the cells that touch them, empty or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side<const W: usize> {
    /// The stones.
    pub(crate) stones: CellSet<W>,
    /// Cells that touch at least one of them.
    pub(crate) touched: CellSet<W>,
    /// Cells that touch at least two of them.
    pub(crate) touched_twice: CellSet<W>,
    /// Cells that touch a stone of a larger group.
    pub(crate) touched_by_larger: CellSet<W>,
}

impl<const W: usize> Side<W> {
    const NONE: Self = Self {
        stones: CellSet::EMPTY,
        touched: CellSet::EMPTY,
        touched_twice: CellSet::EMPTY,
        touched_by_larger: CellSet::EMPTY,
    };

    fn new(geometry: &Geometry, stones: CellSet<W>) -> Self {
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
    pub(crate) fn larger(&self) -> CellSet<W> {
        self.stones & self.touched
    }

    /// Adds the neighbours of a new stone.
    #[inline]
    fn touch(&mut self, near: CellSet<W>) {
        self.touched_twice |= self.touched & near;
        self.touched |= near;
    }

    /// Removes whole groups.
    #[inline]
    fn remove(&mut self, geometry: &Geometry, groups: &Group<W>) {
        self.stones = self.stones.without(groups.cells);
        let (stones, larger) = (self.stones, self.larger());
        // The groups touched no other stone of their colour, but the cells
        // around them may.
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
        isolated: CellSet::EMPTY,
        outnumbered: CellSet::EMPTY,
        size: [[0; 64]; W],
    };

    /// These stones, which must be on the board and not overlap.
    pub(crate) fn new(geometry: &Geometry, of: ByPlayer<CellSet<W>>) -> Self {
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
    pub(crate) fn of(&self, player: Player) -> CellSet<W> {
        self.sides[player].stones
    }

    /// The stones of a player and the cells that touch them.
    #[inline]
    pub(crate) fn side(&self, player: Player) -> &Side<W> {
        &self.sides[player]
    }

    /// The empty cells.
    #[inline]
    pub(crate) fn empty(&self, geometry: &Geometry) -> CellSet<W> {
        let ByPlayer { first, second } = &self.sides;
        geometry.all().without(first.stones | second.stones)
    }

    /// Stones of groups that touch no enemy.
    #[inline]
    pub(crate) const fn isolated(&self) -> CellSet<W> {
        self.isolated
    }

    /// Stones of groups that touch an enemy group larger than themselves.
    #[inline]
    pub(crate) const fn outnumbered(&self) -> CellSet<W> {
        self.outnumbered
    }

    /// The size of the group of the stone on `cell`, at most 255; 0 if the cell
    /// is empty.
    #[inline]
    pub(crate) fn size(&self, cell: Cell) -> u8 {
        let word = self.size.get(cell.index() / 64);
        word.map_or(0, |word| word[cell.index() % 64])
    }

    /// The size of the largest group that contains one of these stones, at most
    /// 255; 0 if there are none.
    #[inline]
    pub(crate) fn largest(&self, stones: CellSet<W>) -> u8 {
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
            let group = geometry.flood(left.first()?.into(), stones);
            left = left.without(group.cells);
            Some(group)
        })
    }

    /// Places a stone that touches no stone of its own colour (OUST-4).
    #[inline]
    pub(crate) fn place_alone(&mut self, geometry: &Geometry, cell: Cell, player: Player) {
        let near = geometry.neighbours(cell);
        let placed = CellSet::from(cell);
        let own = &mut self.sides[player];
        own.stones |= placed;
        own.touch(near);
        self.size[cell.index() / 64][cell.index() % 64] = 1;

        let enemy = &self.sides[!player];
        let enemies = near & enemy.stones;
        if enemies.is_empty() {
            self.isolated |= placed;
            return;
        }
        if enemy.touched_by_larger.contains(cell) {
            self.outnumbered |= placed;
        }
        // Isolated groups that the stone touches are no longer isolated; a
        // group of one stone does not outnumber them.
        let met = enemies & self.isolated;
        self.isolated = self.isolated.without(met);
        let larger = met & enemy.larger();
        if !larger.is_empty() {
            let groups = geometry.flood(larger, enemy.stones).cells;
            self.isolated = self.isolated.without(groups);
        }
    }

    /// Places a stone that captures (OUST-5) and returns the captured stones.
    #[inline]
    pub(crate) fn capture(
        &mut self,
        geometry: &Geometry,
        cell: Cell,
        player: Player,
    ) -> CellSet<W> {
        let placed = CellSet::from(cell);
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

        // The new group has captured every enemy that it touched.
        self.set_size(grown.cells);
        self.isolated = self.isolated.without(lost.cells) | grown.cells;
        self.outnumbered = self.outnumbered.without(lost.cells | grown.cells);

        // Other friendly groups may no longer touch an enemy, or a larger one.
        let mut others = (lost.border & own).without(grown.cells);
        while let Some(other) = others.first() {
            let group = geometry.flood(other.into(), own);
            self.relate(&group, player);
            others = others.without(group.cells);
        }
        lost.cells
    }

    /// Gives every stone to the other player.
    pub(crate) fn change_sides(&mut self) {
        core::mem::swap(&mut self.sides.first, &mut self.sides.second);
    }

    /// Updates how a group compares with the enemies that it touches.
    #[inline]
    fn relate(&mut self, group: &Group<W>, player: Player) {
        let enemies = group.border & self.of(!player);
        let size = group.cells.first().map_or(0, |cell| self.size(cell));
        self.isolated = self.isolated.without(group.cells);
        self.outnumbered = self.outnumbered.without(group.cells);
        if enemies.is_empty() {
            self.isolated |= group.cells;
        } else if self.largest(enemies) > size {
            self.outnumbered |= group.cells;
        }
    }

    /// Records that these cells are one group.
    #[inline]
    fn set_size(&mut self, group: CellSet<W>) {
        self.write_size(group, group.len().min(255) as u8);
    }

    #[inline]
    fn write_size(&mut self, cells: CellSet<W>, size: u8) {
        cells.iter().for_each(|cell| {
            self.size[cell.index() / 64][cell.index() % 64] = size;
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnyRules, Board, Rules, Visitor};
    use abstract_games_toolkit::zobrist::splitmix64;

    /// Plays at random from boards with random stones, and compares what is
    /// tracked with what is computed from scratch after each placement.
    struct CompareWithScratch {
        seed: u64,
    }

    impl Visitor for CompareWithScratch {
        type Output = ();

        fn visit<const W: usize>(self, rules: Rules<W>) {
            let board = rules.board();
            let geometry = Geometry::of(board);
            let mut state = self.seed;
            let mut below = |bound: usize| {
                state = state.wrapping_add(1);
                (splitmix64(state) % bound as u64) as usize
            };
            for full in [0, 30, 60, 90] {
                let mut of = ByPlayer::new(CellSet::EMPTY, CellSet::EMPTY);
                for cell in board.cells() {
                    if below(100) < full {
                        of[Player::ALL[below(2)]].insert(cell);
                    }
                }
                let mut stones = Stones::<W>::new(geometry, of);
                for _ in 0..200 {
                    let player = Player::ALL[below(2)];
                    let cells = stones.placements(geometry, player);
                    if cells.is_empty() {
                        break;
                    }
                    let cell = cells.nth(below(cells.len())).unwrap();
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
    }

    #[test]
    fn tracked_facts_are_those_computed_from_scratch() {
        for board in Board::ALL {
            for seed in 0..3 {
                AnyRules::new(board).visit(CompareWithScratch { seed });
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
        let set = |names: &[&str]| -> CellSet<1> {
            let cell = |name: &&str| board.parse_cell(name).unwrap();
            names.iter().map(cell).collect()
        };
        let of = ByPlayer::new(set(&["a1", "c2", "c3"]), set(&["d3", "d4"]));
        let geometry = Geometry::of(board);
        let mut stones = Stones::new(geometry, of);
        let red = *stones.side(Player::First);
        let twice = ["b2", "d2", "b1"];
        assert_eq!(red.touched_twice, set(&twice));
        assert_eq!(red.larger(), set(&["c2", "c3"]));
        // a2 touches only a1.
        assert!(!red.touched_by_larger.intersects(set(&["a2"])));
        assert_eq!(stones.isolated(), set(&["a1"]));
        assert_eq!(stones.outnumbered(), CellSet::EMPTY);
        // b1 joins a1 and c2: four stones capture two.
        let b1 = set(&["b1"]).first().unwrap();
        assert_eq!(stones.capture(geometry, b1, Player::First), of.second);
        assert_eq!(stones.isolated(), set(&["a1", "b1", "c2", "c3"]));
        assert_eq!(stones.size(b1), 4);
        // A blue stone next to them is outnumbered, and they touch an enemy.
        let b2 = set(&["b2"]).first().unwrap();
        stones.place_alone(geometry, b2, Player::Second);
        assert_eq!(stones.outnumbered(), set(&["b2"]));
        assert_eq!(stones.isolated(), CellSet::EMPTY);
    }

    #[test]
    fn sizes_above_a_byte_are_stored_as_255() {
        let board = Board::square(19).unwrap();
        let geometry = Geometry::of(board);
        let red: CellSet<6> = board.cells().take(300).collect();
        let blue = board.cells().skip(320).collect();
        let stones = Stones::new(geometry, ByPlayer::new(red, blue));
        let [first, between, last] = [0, 310, 340].map(|index| Cell::new(index).unwrap());
        assert_eq!((stones.size(first), stones.size(last)), (255, 41));
        // From a cell between the two, Red may capture Blue's 41 stones, but
        // Blue may not capture Red's 300.
        let cell = between;
        assert!(stones.can_place(geometry, cell, Player::First));
        assert!(!stones.can_place(geometry, cell, Player::Second));
    }
}
