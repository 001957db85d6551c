//! Stones, groups and their sizes (OUST-12).

use core::iter::FusedIterator;

use abstract_games_core::{Bitboard, ByPlayer, Player, Score};

use crate::Oust;

/// The number of stones on the board (OUST-12); the number of groups and their
/// sizes are told by [`Oust::groups`] and [`Oust::group_sizes`].
impl<const W: usize> Score for Oust<W> {
    #[inline]
    fn score(&self) -> ByPlayer<u32> {
        ByPlayer::from_fn(|player| self.stones(player).len())
    }
}

impl<const W: usize> Oust<W> {
    /// The groups of a player as sets of cells, in the order of their lowest
    /// cells (OUST-3).
    ///
    /// ```
    /// use oust::{Notation, Oust, Player, Rules};
    ///
    /// let game = Oust::parse_position(Rules::SQUARE_4, "r2r/r1b1/4/r1rr r")?;
    /// let mut groups = game.groups(Player::First);
    /// assert!(groups.next().unwrap().iter().eq([0]));
    /// assert!(groups.next().unwrap().iter().eq([2, 3]));
    /// assert_eq!(groups.count(), 2);
    /// assert!(game.group_sizes(Player::First).eq([2, 2, 1, 1]));
    /// # Ok::<(), oust::SetupError>(())
    /// ```
    pub fn groups(&self, player: Player) -> impl Iterator<Item = Bitboard<W>> + use<W> {
        let groups = self.known().groups(self.geometry(), player);
        groups.map(|group| group.cells)
    }

    /// The group of the stone on `cell`, if there is one.
    #[must_use]
    pub fn group_at(&self, cell: u16) -> Option<Bitboard<W>> {
        let stones = self.stones(self.at(cell)?);
        let group = self.geometry().flood(Bitboard::from_cell(cell), stones);
        Some(group.cells)
    }

    /// The sizes of the groups of a player in descending order (OUST-12).
    /// Floods the groups once and allocates nothing.
    #[must_use]
    pub fn group_sizes(&self, player: Player) -> GroupSizes<W> {
        let mut sizes = GroupSizes {
            count: [[0; 64]; W],
            size: 0,
            left: 0,
        };
        for group in self.groups(player) {
            let size = group.len() as u16;
            sizes.left += 1;
            sizes.size = sizes.size.max(size);
            if let Some(count) = sizes.of_size(size) {
                *count += 1;
            }
        }
        sizes
    }
}

/// Sizes of groups in descending order: what [`Oust::group_sizes`] gives.
#[derive(Clone, Debug)]
pub struct GroupSizes<const W: usize = 2> {
    /// How many groups there are of size 1, 2, 3, ...
    count: [[u8; 64]; W],
    /// The size to give next, unless there are no more groups of it.
    size: u16,
    /// How many groups are left.
    left: u16,
}

impl<const W: usize> GroupSizes<W> {
    /// How many groups there are of a size.
    fn of_size(&mut self, size: u16) -> Option<&mut u8> {
        let place = usize::from(size.checked_sub(1)?);
        self.count.get_mut(place / 64)?.get_mut(place % 64)
    }
}

impl<const W: usize> Iterator for GroupSizes<W> {
    type Item = u16;

    fn next(&mut self) -> Option<u16> {
        loop {
            let size = self.size;
            let count = self.of_size(size)?;
            if *count > 0 {
                *count -= 1;
                self.left -= 1;
                return Some(size);
            }
            self.size -= 1;
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.left);
        (left, Some(left))
    }
}

impl<const W: usize> ExactSizeIterator for GroupSizes<W> {}
impl<const W: usize> FusedIterator for GroupSizes<W> {}
