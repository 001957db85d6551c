//! The rule sets of 1981 and 1983, and their options.

use core::fmt;
use core::num::NonZeroU16;
use core::str::FromStr;

use abstract_games_core::{ByPlayer, NameError, Rules};

use crate::Variant;

/// Which patent (OMN-22, OMN-27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// US 4305585: with a Quadratrog, and a Unitrog to capture; seven captures
    /// win.
    Y1981,
    /// US 4411433: with four Tritrogs, and an Omnigon to capture; six captures
    /// win.
    Y1983,
}

impl Edition {
    /// How many captures win (OMN-27).
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

/// How the cells of the board lie to one another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layout {
    /// In plain ranks and files, with eight directions (OMN-20).
    #[default]
    Aligned,
    /// Even ranks half a cell to the right, with six directions (OMN-21).
    Staggered,
}

/// `aligned` or `staggered`.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Aligned => "aligned",
            Self::Staggered => "staggered",
        })
    }
}

/// How a side sets up (OMN-23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Formation {
    /// Five, three and one, from the back to the front.
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

/// What a third turn in place in a row is (OMN-26).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ThirdTurn {
    /// A move that takes the piece off the board.
    #[default]
    Removes,
    /// No move.
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

/// The rules of a game of 1981 or 1983. All combinations are rule sets.
///
/// ```
/// use omnigon::PatentRules;
/// use omnigon::patent::{Formation, Layout};
///
/// let mut rules = PatentRules { grid: Layout::Staggered, ..PatentRules::OF_1983 };
/// rules.formations.second = Formation::Square;
/// assert_eq!(rules.to_string(), "omnigon:1983,grid=staggered,second=square");
/// assert_eq!("omnigon:second=square,1983,grid=staggered".parse(), Ok(rules));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PatentRules {
    /// The patent.
    pub edition: Edition,
    /// The board's grid.
    pub grid: Layout,
    /// How each side sets up.
    pub formations: ByPlayer<Formation>,
    /// What a third turn in place is.
    pub third_turn: ThirdTurn,
    /// How many moves each side makes until the invaders are counted (OMN-28),
    /// or `None` for a game without invasion.
    pub invasion: Option<NonZeroU16>,
}

impl PatentRules {
    /// The game of 1981 without options.
    pub const OF_1981: Self = Self {
        edition: Edition::Y1981,
        grid: Layout::Aligned,
        formations: ByPlayer::new(Formation::Triangle, Formation::Triangle),
        third_turn: ThirdTurn::Removes,
        invasion: None,
    };

    /// The game of 1983 without options.
    pub const OF_1983: Self = Self {
        edition: Edition::Y1983,
        ..Self::OF_1981
    };

    /// The pieces that a side starts with (OMN-22).
    pub const PIECES: u8 = 9;
}

impl Rules for PatentRules {
    /// 1071 on the grid `aligned`, 1017 on `staggered`: no piece has more
    /// moves than on an empty board, where it reaches at most 19 or 18 cells,
    /// with six facings each, and turns in place to five; and a side has nine
    /// pieces.
    // The tests compute these maxima.
    fn max_legal_moves(&self) -> usize {
        let cells = match self.grid {
            Layout::Aligned => 19,
            Layout::Staggered => 18,
        };
        usize::from(Self::PIECES) * (6 * cells + 5)
    }

    /// Twice the N of an invasion, since passes count as moves; without one, a
    /// game can go on for ever.
    fn max_plies(&self) -> Option<u64> {
        self.invasion.map(|moves| 2 * u64::from(moves.get()))
    }
}

/// The game's canonical name.
impl fmt::Display for PatentRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Variant::from(*self), f)
    }
}

/// Reads a name of a game of 1981 or 1983.
impl FromStr for PatentRules {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        match name.parse()? {
            Variant::Patent(rules) => Ok(rules),
            Variant::Published(_) => Err(NameError::Type {
                name: name.into(),
                expected: "omnigon:1981 and omnigon:1983",
            }),
        }
    }
}
