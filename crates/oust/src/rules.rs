//! The options of the game, and its names.

use core::fmt;
use core::str::FromStr;

use abstract_games_core::NameError;
use abstract_games_core::name::{GameName, NameOption, NameWriter};

use crate::Board;
use crate::board::{HEX_SIDES, SQUARE_SIDES};

/// The game's name without options.
const GAME: &str = "oust";

/// The rules of a game on any board: what a name such as `oust:hex-5,pie`
/// says.
///
/// This is the type to read a name with if it is not known which board it
/// will have. [`Board::words`] then says which [`Rules`] to turn it into:
///
/// ```
/// use oust::{Oust, Position, Rules, Variant};
///
/// fn cells_at_start<const W: usize>(rules: Rules<W>) -> usize {
///     Oust::start(rules).legal_moves().len()
/// }
///
/// let variant: Variant = "oust:pie,square-11".parse()?;
/// let cells = match variant.board.words() {
///     1 => cells_at_start::<1>(variant.try_into()?),
///     2 => cells_at_start::<2>(variant.try_into()?),
///     _ => return Err("a board this big is not for us".into()),
/// };
/// assert_eq!(cells, 121);
/// assert_eq!(variant.to_string(), "oust:square-11,pie");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Names
///
/// `oust`, or `oust:` and options in any order, separated by commas: one
/// board, `hex-2` to `hex-8` or `square-2` to `square-19` (`hex-7` if none is
/// given), and `pie`. They are written board first, what is usual left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Variant {
    /// The board (OUST-1, OUST-2).
    pub board: Board,
    /// Whether Blue may `swap` instead of making his first move (OUST-11).
    pub pie: bool,
}

impl FromStr for Variant {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        let name = GameName::parse(name)?;
        name.expect_game(GAME)?;
        let mut board = None;
        let mut pie = None;
        for option in name.options() {
            match option.text {
                "pie" => option.set(&mut pie, ())?,
                _ => option.set(&mut board, read_board(&option)?)?,
            }
        }
        Ok(Self {
            board: board.map_or_else(Board::default, |(board, _)| board),
            pie: pie.is_some(),
        })
    }
}

/// The board that an option names.
fn read_board(option: &NameOption<'_>) -> Result<Board, NameError> {
    let (sides, number) = match option.text.split_once('-') {
        Some(("hex", number)) => (HEX_SIDES, number),
        Some(("square", number)) => (SQUARE_SIDES, number),
        _ => return Err(option.unknown(GAME)),
    };
    let Some(number) = abstract_games_core::text::decimal(number) else {
        return Err(option.unknown(GAME));
    };
    let side = number.and_then(|side| u8::try_from(side).ok());
    let board = match option.text.as_bytes()[0] {
        b'h' => side.and_then(Board::hex),
        _ => side.and_then(Board::square),
    };
    board.ok_or(NameError::Range {
        option: option.text.into(),
        min: (*sides.start()).into(),
        max: (*sides.end()).into(),
        at: option.at,
    })
}

/// The canonical name.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut name = NameWriter::new(f, GAME)?;
        if self.board != Board::default() {
            name.option(self.board)?;
        }
        if self.pie {
            name.option("pie")?;
        }
        Ok(())
    }
}

/// The rules of a game on a board whose sets of cells take `W` words.
///
/// There is a constant for each board, without the pie rule:
///
/// ```
/// use oust::Rules;
///
/// let rules = Rules::HEX_5.with_pie(true);
/// assert_eq!(rules.to_string(), "oust:hex-5,pie");
/// assert_eq!("oust:pie,hex-5".parse(), Ok(rules));
///
/// // A square of 19 takes six words.
/// let error = "oust:square-19".parse::<Rules<2>>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "`oust:square-19` does not fit this type, which is for boards of 65 to 128 cells"
/// );
/// ```
///
/// | `W` | boards |
/// |---|---|
/// | 1 | hex-2 to hex-5, square-2 to square-8 |
/// | 2 | hex-6, hex-7, square-9 to square-11 |
/// | 3 | hex-8, square-12, square-13 |
/// | 4 | square-14 to square-16 |
/// | 5 | square-17 |
/// | 6 | square-18, square-19 |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rules<const W: usize = 2> {
    /// Its board takes `W` words.
    variant: Variant,
}

impl<const W: usize> Rules<W> {
    /// The rules without the pie rule.
    const fn on(board: Option<Board>) -> Self {
        match board {
            Some(board) if board.words() == W => Self {
                variant: Variant { board, pie: false },
            },
            _ => panic!("no board of so many words"),
        }
    }

    /// The same rules with the pie rule (OUST-11) on or off.
    #[must_use]
    pub const fn with_pie(mut self, pie: bool) -> Self {
        self.variant.pie = pie;
        self
    }

    /// The board.
    #[inline]
    #[must_use]
    pub const fn board(self) -> Board {
        self.variant.board
    }

    /// Whether the pie rule (OUST-11) is on.
    #[inline]
    #[must_use]
    pub const fn pie(self) -> bool {
        self.variant.pie
    }

    /// The same rules as a type that does not depend on the board.
    #[inline]
    #[must_use]
    pub const fn variant(self) -> Variant {
        self.variant
    }

    /// What to say this type is for.
    const FITS: &'static str = match W {
        1 => "boards of up to 64 cells",
        2 => "boards of 65 to 128 cells",
        3 => "boards of 129 to 192 cells",
        4 => "boards of 193 to 256 cells",
        5 => "boards of 257 to 320 cells",
        6 => "boards of 321 to 384 cells",
        _ => "no board at all",
    };
}

/// Boards of one word.
impl Rules<1> {
    /// A hexagon of side 2, 7 cells.
    pub const HEX_2: Self = Self::on(Board::hex(2));
    /// A hexagon of side 3, 19 cells.
    pub const HEX_3: Self = Self::on(Board::hex(3));
    /// A hexagon of side 4, 37 cells.
    pub const HEX_4: Self = Self::on(Board::hex(4));
    /// A hexagon of side 5, 61 cells.
    pub const HEX_5: Self = Self::on(Board::hex(5));
    /// A square of 2 by 2, 4 cells.
    pub const SQUARE_2: Self = Self::on(Board::square(2));
    /// A square of 3 by 3, 9 cells.
    pub const SQUARE_3: Self = Self::on(Board::square(3));
    /// A square of 4 by 4, 16 cells.
    pub const SQUARE_4: Self = Self::on(Board::square(4));
    /// A square of 5 by 5, 25 cells.
    pub const SQUARE_5: Self = Self::on(Board::square(5));
    /// A square of 6 by 6, 36 cells.
    pub const SQUARE_6: Self = Self::on(Board::square(6));
    /// A square of 7 by 7, 49 cells.
    pub const SQUARE_7: Self = Self::on(Board::square(7));
    /// A square of 8 by 8, 64 cells.
    pub const SQUARE_8: Self = Self::on(Board::square(8));
}

/// Boards of two words.
impl Rules<2> {
    /// A hexagon of side 6, 91 cells.
    pub const HEX_6: Self = Self::on(Board::hex(6));
    /// The usual board: a hexagon of side 7, 127 cells.
    pub const HEX_7: Self = Self::on(Board::hex(7));
    /// A square of 9 by 9, 81 cells.
    pub const SQUARE_9: Self = Self::on(Board::square(9));
    /// A square of 10 by 10, 100 cells.
    pub const SQUARE_10: Self = Self::on(Board::square(10));
    /// A square of 11 by 11, 121 cells: the usual square board.
    pub const SQUARE_11: Self = Self::on(Board::square(11));
}

/// Boards of three words.
impl Rules<3> {
    /// A hexagon of side 8, 169 cells.
    pub const HEX_8: Self = Self::on(Board::hex(8));
    /// A square of 12 by 12, 144 cells.
    pub const SQUARE_12: Self = Self::on(Board::square(12));
    /// A square of 13 by 13, 169 cells.
    pub const SQUARE_13: Self = Self::on(Board::square(13));
}

/// Boards of four words.
impl Rules<4> {
    /// A square of 14 by 14, 196 cells.
    pub const SQUARE_14: Self = Self::on(Board::square(14));
    /// A square of 15 by 15, 225 cells.
    pub const SQUARE_15: Self = Self::on(Board::square(15));
    /// A square of 16 by 16, 256 cells.
    pub const SQUARE_16: Self = Self::on(Board::square(16));
}

/// Boards of five words.
impl Rules<5> {
    /// A square of 17 by 17, 289 cells.
    pub const SQUARE_17: Self = Self::on(Board::square(17));
}

/// Boards of six words.
impl Rules<6> {
    /// A square of 18 by 18, 324 cells.
    pub const SQUARE_18: Self = Self::on(Board::square(18));
    /// A square of 19 by 19, 361 cells: the size of a Go board.
    pub const SQUARE_19: Self = Self::on(Board::square(19));
}

/// The usual board, hex-7, without the pie rule.
impl Default for Rules<2> {
    fn default() -> Self {
        Self::HEX_7
    }
}

impl<const W: usize> From<Rules<W>> for Variant {
    fn from(rules: Rules<W>) -> Self {
        rules.variant
    }
}

impl<const W: usize> TryFrom<Variant> for Rules<W> {
    type Error = WrongWords;

    /// The rules, if the board takes `W` words.
    fn try_from(variant: Variant) -> Result<Self, WrongWords> {
        let board = variant.board;
        if board.words() == W {
            Ok(Self { variant })
        } else {
            Err(WrongWords { board, words: W })
        }
    }
}

/// A board does not take as many words as a type has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("sets of the cells of {board} take {} words, not {words}", board.words())]
pub struct WrongWords {
    /// The board.
    pub board: Board,
    /// The words of the type, its `W`.
    pub words: usize,
}

impl<const W: usize> FromStr for Rules<W> {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        let variant: Variant = name.parse()?;
        variant.try_into().map_err(|_| NameError::Type {
            name: name.into(),
            expected: Self::FITS,
        })
    }
}

/// The canonical name of the game.
impl<const W: usize> fmt::Display for Rules<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.variant, f)
    }
}

impl<const W: usize> fmt::Debug for Rules<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rules({})", self.variant)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "no board of so many words")]
    fn rules_are_of_a_board_of_their_words() {
        let _ = Rules::<1>::on(Board::square(9));
    }
}
