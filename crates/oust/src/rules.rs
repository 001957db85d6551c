//! The rule set: the board and the pie rule, and the game's name.

mod bounds;

use core::fmt;
use core::str::FromStr;

use abstract_games_toolkit::name::{GameName, NameOption, NameWriter};
use abstract_games_toolkit::{Grid, NameError, text::decimal};

use crate::Board;
use crate::board::{HEX_SIDES, SQUARE_SIDES};

/// The game's name without options.
const GAME: &str = "oust";

/// The rules of a game on any board.
///
/// Parse a name into this type if you do not know the board in advance.
/// [`visit`](Self::visit) then calls generic code with the [`Rules`] of the
/// right type:
///
/// ```
/// use oust::{AnyRules, Oust, Position, Rules, Visitor};
///
/// struct CountMoves;
///
/// impl Visitor for CountMoves {
///     type Output = usize;
///
///     fn visit<const W: usize>(self, rules: Rules<W>) -> usize {
///         Oust::start(rules).legal_moves().len()
///     }
/// }
///
/// let rules: AnyRules = "oust:pie,square-13".parse()?;
/// assert_eq!(rules.to_string(), "oust:square-13,pie");
/// assert_eq!(rules.visit(CountMoves), 169);
/// # Ok::<(), oust::NameError>(())
/// ```
///
/// # Names
///
/// `oust`, or `oust:` and options in any order, separated by commas: one
/// board, `hex-2` to `hex-8` or `square-2` to `square-19` (default `hex-7`),
/// and `pie`. The canonical name has the board first and omits the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnyRules {
    /// The board (OUST-1, OUST-2).
    pub board: Board,
    /// Whether Blue may `swap` instead of playing his first move (OUST-11).
    pub pie: bool,
}

/// Code that is generic over the number of words of a board's cell sets, to be
/// called by [`AnyRules::visit`].
pub trait Visitor {
    /// What [`visit`](Self::visit) returns.
    type Output;

    /// Called with the rules.
    fn visit<const W: usize>(self, rules: Rules<W>) -> Self::Output;
}

impl AnyRules {
    /// The rules on this board, without the pie rule.
    #[must_use]
    pub const fn new(board: Board) -> Self {
        Self { board, pie: false }
    }

    /// Calls the visitor with these rules as [`Rules`] of the right type.
    pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
        match self.board.words() {
            1 => visitor.visit::<1>(Rules { any: self }),
            2 => visitor.visit::<2>(Rules { any: self }),
            3 => visitor.visit::<3>(Rules { any: self }),
            _ => visitor.visit::<6>(Rules { any: self }),
        }
    }
}

impl FromStr for AnyRules {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        let name = GameName::parse(name)?;
        name.expect_game(GAME)?;
        let mut board = None;
        let mut pie = None;
        for option in name.options() {
            match option.text {
                "pie" => option.set(&mut pie, ())?,
                _ => option.set(&mut board, parse_board(&option)?)?,
            }
        }
        Ok(Self {
            board: board.map_or_else(Board::default, |(board, _)| board),
            pie: pie.is_some(),
        })
    }
}

fn parse_board(option: &NameOption<'_>) -> Result<Board, NameError> {
    type OfSide = fn(u8) -> Option<Board>;
    let (of_side, sides, number): (OfSide, _, _) = match option.text.split_once('-') {
        Some(("hex", number)) => (Board::hex, HEX_SIDES, number),
        Some(("square", number)) => (Board::square, SQUARE_SIDES, number),
        _ => return Err(option.unknown(GAME)),
    };
    let Some(side) = decimal(number) else {
        return Err(option.unknown(GAME));
    };
    let side = side.and_then(|side| u8::try_from(side).ok());
    side.and_then(of_side).ok_or(NameError::Range {
        option: option.text.into(),
        min: (*sides.start()).into(),
        max: (*sides.end()).into(),
        at: option.at,
    })
}

/// The canonical name.
impl fmt::Display for AnyRules {
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

/// The rules of a game on a board whose cell sets have `W` words.
///
/// The constants are without the pie rule; [`Rules::new`] has the other boards:
///
/// ```
/// use oust::{Board, Rules};
///
/// let rules = Rules::HEX_5.with_pie(true);
/// assert_eq!(rules.to_string(), "oust:hex-5,pie");
/// assert_eq!("oust:pie,hex-5".parse(), Ok(rules));
///
/// let small = Board::square(5).and_then(Rules::<1>::new).unwrap();
/// assert_eq!(small.to_string(), "oust:square-5");
/// // The cell sets of square-19 have six words.
/// assert_eq!(Rules::<1>::new(Board::square(19).unwrap()), None);
/// ```
///
/// | `W` | boards |
/// |---|---|
/// | 1 | hex-2 to hex-5, square-2 to square-8 |
/// | 2 | hex-6, hex-7, square-9 to square-11 |
/// | 3 | hex-8, square-12, square-13 |
/// | 6 | square-14 to square-19 |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rules<const W: usize = 2> {
    /// Rules of a board of `W` words.
    any: AnyRules,
}

impl<const W: usize> Rules<W> {
    /// The rules on this board, without the pie rule, or `None` if its cell sets
    /// do not have `W` words.
    #[must_use]
    pub const fn new(board: Board) -> Option<Self> {
        if board.words() == W {
            let any = AnyRules::new(board);
            Some(Self { any })
        } else {
            None
        }
    }

    /// For the constants, whose boards exist and have `W` words.
    const fn on(board: Option<Board>) -> Self {
        Self::new(board.expect("a board")).expect("a board of W words")
    }

    /// The same rules with the pie rule (OUST-11) on or off.
    #[must_use]
    pub const fn with_pie(mut self, pie: bool) -> Self {
        self.any.pie = pie;
        self
    }

    /// The board.
    #[inline]
    #[must_use]
    pub const fn board(self) -> Board {
        self.any.board
    }

    /// The grid of the board's cells.
    #[must_use]
    pub const fn grid(self) -> Grid {
        self.board().grid()
    }

    /// Whether the pie rule (OUST-11) is on.
    #[inline]
    #[must_use]
    pub const fn pie(self) -> bool {
        self.any.pie
    }

    /// The boards of this type, for error messages.
    const BOARDS: &'static str = match W {
        1 => "boards of up to 64 cells",
        2 => "boards of 65 to 128 cells",
        3 => "boards of 129 to 192 cells",
        6 => "boards of more than 192 cells",
        _ => "no boards",
    };
}

impl Rules<1> {
    /// Hexagon of side 3, 19 cells.
    pub const HEX_3: Self = Self::on(Board::hex(3));
    /// Hexagon of side 5, 61 cells.
    pub const HEX_5: Self = Self::on(Board::hex(5));
}

impl Rules<2> {
    /// Hexagon of side 6, 91 cells.
    pub const HEX_6: Self = Self::on(Board::hex(6));
    /// Hexagon of side 7, 127 cells: the usual board.
    pub const HEX_7: Self = Self::on(Board::hex(7));
    /// Square of 11 by 11, 121 cells: the usual square board.
    pub const SQUARE_11: Self = Self::on(Board::square(11));
}

impl Rules<3> {
    /// Hexagon of side 8, 169 cells.
    pub const HEX_8: Self = Self::on(Board::hex(8));
}

impl Rules<6> {
    /// Square of 19 by 19, 361 cells: the size of a Go board.
    pub const SQUARE_19: Self = Self::on(Board::square(19));
}

/// The usual board, hex-7, without the pie rule.
impl Default for Rules<2> {
    fn default() -> Self {
        Self::HEX_7
    }
}

impl<const W: usize> From<Rules<W>> for AnyRules {
    fn from(rules: Rules<W>) -> Self {
        rules.any
    }
}

impl<const W: usize> FromStr for Rules<W> {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        let any: AnyRules = name.parse()?;
        match Self::new(any.board) {
            Some(rules) => Ok(rules.with_pie(any.pie)),
            None => Err(NameError::Type {
                name: name.into(),
                expected: Self::BOARDS,
            }),
        }
    }
}

/// The canonical name of the game.
impl<const W: usize> fmt::Display for Rules<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.any, f)
    }
}

impl<const W: usize> fmt::Debug for Rules<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rules({self})")
    }
}
