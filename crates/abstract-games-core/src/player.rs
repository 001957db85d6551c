//! The two players, values kept for each of them, and how a game ends.

use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// One of the two players, named by who moves first.
///
/// Each game has its own names for the two sides as well (Red and Blue, Gold and
/// White). Do not derive the player to move from the number of plies: in some
/// games a player moves several times in a row. Use
/// [`Position::turn`](crate::Position::turn).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Player {
    /// The player who makes the first move of a game.
    First,
    /// The other player.
    Second,
}

impl Player {
    /// Both players, first to second.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The other player; `!player` is the same.
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first player, 1 for the second: an index for tables.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// 1 or 2, as players are numbered in text.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl Not for Player {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        self.opponent()
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::First => "first",
            Self::Second => "second",
        })
    }
}

/// A value for each player, indexed by [`Player`].
///
/// ```
/// use abstract_games_core::{ByPlayer, Player};
///
/// let mut stones = ByPlayer::new(3, 5);
/// stones[Player::First] += 1;
/// assert_eq!(stones, ByPlayer { first: 4, second: 5 });
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct ByPlayer<T> {
    /// The first player's value.
    pub first: T,
    /// The second player's value.
    pub second: T,
}

impl<T> ByPlayer<T> {
    /// The first player's value, then the second's.
    #[inline]
    #[must_use]
    pub const fn new(first: T, second: T) -> Self {
        Self { first, second }
    }

    /// Calls `value` once for each player.
    #[inline]
    #[must_use]
    pub fn from_fn(mut value: impl FnMut(Player) -> T) -> Self {
        Self {
            first: value(Player::First),
            second: value(Player::Second),
        }
    }

    /// Applies `f` to both values.
    #[inline]
    #[must_use]
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> ByPlayer<U> {
        ByPlayer {
            first: f(self.first),
            second: f(self.second),
        }
    }

    /// Both values with their players, first to second.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Player, &T)> {
        [(Player::First, &self.first), (Player::Second, &self.second)].into_iter()
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    #[inline]
    fn index(&self, player: Player) -> &T {
        match player {
            Player::First => &self.first,
            Player::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    #[inline]
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::First => &mut self.first,
            Player::Second => &mut self.second,
        }
    }
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Outcome {
    /// This player won.
    Win(Player),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// The winner, if there is one.
    #[inline]
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Self::Win(player) => Some(player),
            Self::Draw => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Win(Player::First) => "first wins",
            Self::Win(Player::Second) => "second wins",
            Self::Draw => "draw",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opponent_is_the_other_player() {
        assert_eq!(!Player::First, Player::Second);
        assert_eq!(Player::Second.opponent(), Player::First);
        assert_eq!(Player::ALL.map(Player::index), [0, 1]);
        assert_eq!(Player::ALL.map(Player::number), [1, 2]);
    }

    #[test]
    fn by_player_keeps_its_sides() {
        let by = ByPlayer::from_fn(Player::number);
        assert_eq!(by, ByPlayer::new(1, 2));
        assert_eq!(by[Player::Second], 2);
        assert_eq!(by.map(|n| n * 10), ByPlayer::new(10, 20));
        assert!(by.iter().eq([(Player::First, &1), (Player::Second, &2)]));
    }

    #[test]
    fn only_a_win_has_a_winner() {
        assert_eq!(Outcome::Win(Player::Second).winner(), Some(Player::Second));
        assert_eq!(Outcome::Draw.winner(), None);
    }

    #[test]
    fn players_and_outcomes_have_names() {
        use std::string::ToString;

        assert_eq!(
            Player::ALL.map(|player| player.to_string()),
            ["first", "second"]
        );
        assert_eq!(std::format!("{:>7}", Player::First), "  first");
        let outcomes = [
            Outcome::Win(Player::First),
            Outcome::Win(Player::Second),
            Outcome::Draw,
        ];
        let names = outcomes.map(|outcome| outcome.to_string());
        assert_eq!(names, ["first wins", "second wins", "draw"]);
    }
}
