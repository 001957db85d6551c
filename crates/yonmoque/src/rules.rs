//! The rule set, which has no options.

use core::fmt;
use core::str::FromStr;

use abstract_games_core::RuleSet;
use abstract_games_toolkit::name::{GameName, NameWriter};
use abstract_games_toolkit::{Grid, NameError};

use crate::board::GRID;

/// The rules of Yonmoque. There are no options, so this type has only one
/// value, written `yonmoque`.
///
/// ```
/// use yonmoque::prelude::*;
///
/// assert_eq!("yonmoque".parse(), Ok(Rules::STANDARD));
/// let error = "yonmoque:pie".parse::<Rules>().unwrap_err();
/// assert_eq!(error.to_string(), "byte 9: yonmoque has no option `pie`");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Rules;

impl Rules {
    /// The name of the game.
    pub const NAME: &'static str = "yonmoque";

    /// The published rules.
    pub const STANDARD: Self = Self;

    /// The number of pieces that each side has in hand at the start (YON-2).
    pub const HAND: u8 = 6;

    /// The number of pieces on the board and in both hands together (YON-2).
    pub const PIECES: u8 = 2 * Self::HAND;

    /// The largest number of legal moves in any position. White to move in
    /// `5/ww1ww/5/ww1ww/5 w 3 1` has that many.
    ///
    /// Proof that no position has more. Take a position in progress with the
    /// largest number of legal moves. We may assume that it has no enemy piece.
    /// If it has one, move it from the board to a hand with fewer than six
    /// pieces, which exists because board and hands add up to twelve. Its cell
    /// becomes empty, which makes no legal move illegal. So only the mover's
    /// pieces are on the board: at most twelve, or at most eleven if the mover
    /// also has one in hand to place. That leaves fewer than 2^25 boards for
    /// each side. `tests/it/bounds.rs` counts the moves of all that have no five
    /// in a row, which would have ended the game (YON-9), and finds at most 69
    /// for White and 64 for Blue.
    pub const MAX_LEGAL_MOVES: usize = 69;

    /// The board as a grid, whose cell numbers are those of
    /// [`Cell::index`](crate::Cell::index).
    #[must_use]
    pub const fn grid(self) -> Grid {
        GRID
    }
}

impl RuleSet for Rules {
    #[inline]
    fn max_legal_moves(&self) -> usize {
        Self::MAX_LEGAL_MOVES
    }

    /// `None`, because the players can move back and forth forever (YON-10).
    #[inline]
    fn max_plies(&self) -> Option<u64> {
        None
    }
}

/// The name of the game, `yonmoque`.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        NameWriter::new(f, Self::NAME).map(|_| ())
    }
}

impl FromStr for Rules {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        let name = GameName::parse(name)?;
        name.expect_game(Self::NAME)?;
        match name.options().next() {
            Some(option) => Err(option.unknown(Self::NAME)),
            None => Ok(Self::STANDARD),
        }
    }
}
