//! The rule sets of 1981 and 1983, and their options.

use core::fmt;
use core::num::NonZeroU16;
use core::str::FromStr;

use abstract_games_core::{ByPlayer, RuleSet};
use abstract_games_toolkit::{Grid, NameError};

use crate::AnyRules;

/// The patent (OMN-22, OMN-27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// US 4305585: with a Quadratrog; the Unitrog is the piece to capture; seven
    /// captures win.
    Y1981,
    /// US 4411433: with four Tritrogs; the Omnigon is the piece to capture; six
    /// captures win.
    Y1983,
}

impl Edition {
    /// The number of captures that wins (OMN-27).
    #[inline]
    #[must_use]
    pub const fn captures_to_win(self) -> u8 {
        match self {
            Self::Y1981 => 7,
            Self::Y1983 => 6,
        }
    }
}

/// The year.
impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Y1981 => "1981",
            Self::Y1983 => "1983",
        })
    }
}

/// How the cells of the board are arranged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tiling {
    /// In straight ranks and files, with eight directions (OMN-20).
    #[default]
    Aligned,
    /// Even ranks are half a cell further right, with six directions (OMN-21).
    Staggered,
}

/// `aligned` or `staggered`.
impl fmt::Display for Tiling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Aligned => "aligned",
            Self::Staggered => "staggered",
        })
    }
}

/// The formation of a side at the start (OMN-23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Formation {
    /// Rows of five, three and one, from the back to the front.
    #[default]
    Triangle,
    /// Three by three.
    Square,
}

/// `triangle` or `square`.
impl fmt::Display for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Triangle => "triangle",
            Self::Square => "square",
        })
    }
}

/// What a third turn in place in a row does (OMN-26).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ThirdTurn {
    /// It removes the piece from the board.
    #[default]
    Removes,
    /// It is illegal.
    Illegal,
}

/// `removes` or `illegal`.
impl fmt::Display for ThirdTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Removes => "removes",
            Self::Illegal => "illegal",
        })
    }
}

/// The rules of a game of 1981 or 1983. All combinations of options are valid.
///
/// ```
/// use omnigon::patent::{Formation, Rules, Tiling};
///
/// let mut rules = Rules { tiling: Tiling::Staggered, ..Rules::OF_1983 };
/// rules.formations.second = Formation::Square;
/// assert_eq!(rules.to_string(), "omnigon:1983,grid=staggered,second=square");
/// assert_eq!("omnigon:second=square,1983,grid=staggered".parse(), Ok(rules));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rules {
    /// The patent.
    pub edition: Edition,
    /// The arrangement of the cells.
    pub tiling: Tiling,
    /// The formation of each side at the start.
    pub formations: ByPlayer<Formation>,
    /// What a third turn in place does.
    pub third_turn: ThirdTurn,
    /// The number of moves that each side makes before the invaders are counted
    /// (OMN-28), or `None` for a game without invasion.
    pub invasion: Option<NonZeroU16>,
}

impl Rules {
    /// The game of 1981 without options.
    pub const OF_1981: Self = Self {
        edition: Edition::Y1981,
        tiling: Tiling::Aligned,
        formations: ByPlayer::new(Formation::Triangle, Formation::Triangle),
        third_turn: ThirdTurn::Removes,
        invasion: None,
    };

    /// The game of 1983 without options.
    pub const OF_1983: Self = Self {
        edition: Edition::Y1983,
        ..Self::OF_1981
    };

    /// The number of pieces that a side starts with (OMN-22).
    pub const PIECES: u8 = 9;

    /// The board (OMN-20): its numbers of cells are those of
    /// [`Cell::index`](super::Cell::index). Its directions are those of the
    /// tiling `aligned`.
    #[must_use]
    pub const fn grid(self) -> Grid {
        super::board::GRID
    }
}

impl RuleSet for Rules {
    /// 1071 with the tiling `aligned`, 1017 with `staggered`: no piece has more
    /// moves than on an empty board, where it reaches at most 19 or 18 cells,
    /// with six facings each, and has five turns in place; and a side has nine
    /// pieces.
    // The tests compute these maxima.
    fn max_legal_moves(&self) -> usize {
        let cells = match self.tiling {
            Tiling::Aligned => 19,
            Tiling::Staggered => 18,
        };
        usize::from(Self::PIECES) * (6 * cells + 5)
    }

    /// Twice the number of moves of an invasion, since passes count as moves;
    /// without invasion, a game can go on forever.
    fn max_plies(&self) -> Option<u64> {
        self.invasion.map(|moves| 2 * u64::from(moves.get()))
    }
}

/// The canonical name of the game.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&AnyRules::from(*self), f)
    }
}

/// Parses a name of a game of 1981 or 1983.
impl FromStr for Rules {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        match name.parse()? {
            AnyRules::Patent(rules) => Ok(rules),
            AnyRules::Published(_) => Err(NameError::Type {
                name: name.into(),
                expected: "omnigon:1981 and omnigon:1983",
            }),
        }
    }
}
