//! Stones, groups and their sizes (OUST-12).

use core::iter::FusedIterator;

use abstract_games_core::{ByPlayer, Player, Score};

use crate::{Cell, CellSet, Oust};

/// The number of stones on the board (OUST-12). [`Oust::groups`] and
/// [`Oust::group_sizes`] return the groups and their sizes.
impl<const W: usize> Score for Oust<W> {
    #[inline]
    fn score(&self) -> ByPlayer<u32> {
        ByPlayer::from_fn(|player| self.stones(player).len() as u32)
    }
}

impl<const W: usize> Oust<W> {
    /// The groups of a player as sets of cells, in the order of their lowest
    /// cells (OUST-3).
    ///
    /// ```
    /// use oust::prelude::*;
    ///
    /// let game = Oust::parse_position(Rules::HEX_3, "2r/r3/r1b2/4/r1r r")?;
    /// let groups = game.groups(Player::First);
    /// assert!(groups.map(|group| group.len()).eq([1, 1, 2, 1]));
    /// assert!(game.group_sizes(Player::First).eq([2, 1, 1, 1]));
    /// # Ok::<(), SetupError>(())
    /// ```
    pub fn groups(&self, player: Player) -> impl Iterator<Item = CellSet<W>> + use<W> {
        let groups = self.tracked().groups(self.geometry(), player);
        groups.map(|group| group.cells)
    }

    /// The group of the stone on `cell`, if there is one.
    #[must_use]
    pub fn group_at(&self, cell: Cell) -> Option<CellSet<W>> {
        let stones = self.stones(self.at(cell)?);
        let group = self.geometry().flood(cell.into(), stones);
        Some(group.cells)
    }

    /// The sizes of the groups of a player in descending order (OUST-12).
    /// Finds the groups once and does not allocate.
    #[must_use]
    pub fn group_sizes(&self, player: Player) -> GroupSizes<W> {
        let mut sizes = GroupSizes {
            count: [[0; 64]; W],
            left: 0,
        };
        for group in self.groups(player) {
            sizes.count.as_flattened_mut()[group.len() - 1] += 1;
            sizes.left += 1;
        }
        sizes
    }
}

/// The sizes of a player's groups in descending order, from
/// [`Oust::group_sizes`].
#[derive(Clone, Debug)]
pub struct GroupSizes<const W: usize = 2> {
    /// The number of groups left of size 1, 2, 3, ...
    count: [[u8; 64]; W],
    /// The number of groups left.
    left: usize,
}

impl<const W: usize> Iterator for GroupSizes<W> {
    type Item = u16;

    fn next(&mut self) -> Option<u16> {
        let count = self.count.as_flattened_mut();
        let largest = count.iter().rposition(|&groups| groups > 0)?;
        count[largest] -= 1;
        self.left -= 1;
        Some(largest as u16 + 1)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<const W: usize> ExactSizeIterator for GroupSizes<W> {}
impl<const W: usize> FusedIterator for GroupSizes<W> {}
