//! The rule set: there is one.

use core::fmt;
use core::str::FromStr;

use abstract_games_core::NameError;
use abstract_games_core::name::{GameName, NameWriter};

/// The rules of Yonmoque. They have no options, so this is a value without
/// content, written `yonmoque`.
///
/// ```
/// use yonmoque::Rules;
///
/// assert_eq!("yonmoque".parse(), Ok(Rules::STANDARD));
/// let error = "yonmoque:pie".parse::<Rules>().unwrap_err();
/// assert_eq!(error.to_string(), "byte 9: yonmoque has no option `pie`");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Rules;

impl Rules {
    /// The game's name.
    pub const NAME: &'static str = "yonmoque";

    /// The rules as they are published.
    pub const STANDARD: Self = Self;

    /// Pieces that each side has in hand at the start (YON-2).
    pub const HAND: u8 = 6;

    /// Pieces on the board and in both hands, at any time (YON-2).
    pub const PIECES: u8 = 2 * Self::HAND;

    /// No position has more legal moves than this, and one has as many:
    /// White to move in `5/ww1ww/5/ww1ww/5 w 3 1`.
    ///
    /// Proof. Take a running position with as many moves as any. It may be
    /// assumed to have no enemy piece: take one off the board and put it into
    /// a hand with fewer than six (there is one, since board and hands are
    /// twelve), and its square becomes one more to place on or to go to, while
    /// nothing becomes illegal. So the mover's pieces stand alone, at most
    /// twelve of them, or eleven if one is left in hand to be placed. That
    /// leaves less than 2^25 boards for each side, and
    /// `tests/bounds.rs` counts the moves of every one that has no line of
    /// five (YON-9 would have ended the game): the most are 69 for White and
    /// 64 for Blue.
    pub const MAX_LEGAL_MOVES: usize = 69;
}

impl abstract_games_core::Rules for Rules {
    #[inline]
    fn max_legal_moves(&self) -> usize {
        Self::MAX_LEGAL_MOVES
    }

    /// `None`: pieces can be moved to and fro for ever (YON-10).
    #[inline]
    fn max_plies(&self) -> Option<u64> {
        None
    }
}

/// The game's name, `yonmoque`.
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
