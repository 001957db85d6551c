//! Rule sets: options as data, and their names.

use core::fmt;
use core::num::NonZeroU16;
use core::str::FromStr;

use abstract_games_core::RuleSet;
use abstract_games_toolkit::name::{GameName, NameWriter};
use abstract_games_toolkit::{Grid, NameError};

use crate::board::GRID;
use crate::tile::Symbols;

/// A rule set of Oxy. Any values of the fields are valid.
///
/// Its text is the name of the game. Options are parsed in any order:
///
/// ```
/// use oxy::AfterAlignment;
/// use oxy::prelude::*;
///
/// let rules: Rules = "oxy:limit=17,chess,after=relayout".parse()?;
/// assert_eq!(rules, Rules { after: AfterAlignment::Relayout, ..Rules::CHESS_17 });
/// assert_eq!(rules.to_string(), "oxy:chess,limit=17,after=relayout");
/// # Ok::<(), oxy::NameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rules {
    /// Which symbols the tiles show; options `classic` and `chess` (OXY-2).
    pub symbols: Symbols,
    /// The number of penalty points that loses the game; option `limit`
    /// (OXY-24).
    pub limit: NonZeroU16,
    /// What happens to the board after an alignment; option `after` (OXY-25).
    pub after: AfterAlignment,
    /// Where the first layout comes from; option `layout` (OXY-4).
    pub start: StartLayout,
    /// Whether laps are restricted; option `laps` (OXY-40).
    pub laps: bool,
    /// The seed of random layouts; option `seed` (OXY-4, OXY-25).
    pub seed: u64,
}

/// What happens to the board after an alignment (OXY-25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AfterAlignment {
    /// The slide that made it is undone.
    #[default]
    Undo,
    /// The tiles are laid out again.
    Relayout,
}

/// The first layout (OXY-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StartLayout {
    /// The default layout of the symbols.
    #[default]
    Default,
    /// A layout drawn from the seed.
    Random,
}

const fn limit(limit: u16) -> NonZeroU16 {
    match NonZeroU16::new(limit) {
        Some(limit) => limit,
        None => NonZeroU16::MIN,
    }
}

impl Rules {
    /// `oxy`: the classic game to 5 points.
    pub const CLASSIC: Self = Self {
        symbols: Symbols::Classic,
        limit: limit(5),
        after: AfterAlignment::Undo,
        start: StartLayout::Default,
        laps: true,
        seed: 0,
    };

    /// `oxy:limit=7`.
    pub const CLASSIC_7: Self = Self {
        limit: limit(7),
        ..Self::CLASSIC
    };

    /// `oxy:limit=15`.
    pub const CLASSIC_15: Self = Self {
        limit: limit(15),
        ..Self::CLASSIC
    };

    /// `oxy:chess`: Oxy Chess to 13 points.
    pub const CHESS: Self = Self {
        symbols: Symbols::Chess,
        limit: limit(13),
        ..Self::CLASSIC
    };

    /// `oxy:chess,limit=17`.
    pub const CHESS_17: Self = Self {
        limit: limit(17),
        ..Self::CHESS
    };

    /// The grid of cells: their names, rows and neighbours.
    #[must_use]
    pub const fn grid(self) -> Grid {
        GRID
    }

    /// The rules of `symbols` with every option at its default.
    #[must_use]
    pub const fn of(symbols: Symbols) -> Self {
        match symbols {
            Symbols::Classic => Self::CLASSIC,
            Symbols::Chess => Self::CHESS,
        }
    }
}

/// [`Rules::CLASSIC`].
impl Default for Rules {
    fn default() -> Self {
        Self::CLASSIC
    }
}

impl RuleSet for Rules {
    /// 132 (classic) or 126 (chess).
    ///
    /// Proof: the legal moves are exchanges, or slides, or a single pass. An
    /// exchange pairs one of the 12 (14) symbol tiles with one of the 11 (9)
    /// neutral ones. There are at most 4 slides, one for each cell next to the
    /// space.
    fn max_legal_moves(&self) -> usize {
        let symbols = self.symbols.symbol_tiles();
        symbols * (23 - symbols)
    }

    /// `None`: a game can return to the same position without a penalty, as one
    /// of the crate's tests shows.
    fn max_plies(&self) -> Option<u64> {
        None
    }
}

/// The canonical name.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = Self::of(self.symbols);
        let mut name = NameWriter::new(f, "oxy")?;
        if self.symbols == Symbols::Chess {
            name.option("chess")?;
        }
        if self.limit != default.limit {
            name.option(format_args!("limit={}", self.limit))?;
        }
        if self.after == AfterAlignment::Relayout {
            name.option("after=relayout")?;
        }
        if self.seed != 0 {
            name.option(format_args!("seed={}", self.seed))?;
        }
        if self.start == StartLayout::Random {
            name.option("layout=random")?;
        }
        if !self.laps {
            name.option("laps=off")?;
        }
        Ok(())
    }
}

/// Parses a name of the game.
impl FromStr for Rules {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        let name = GameName::parse(name)?;
        name.expect_game("oxy")?;
        let (mut symbols, mut limit, mut after, mut seed, mut start, mut laps) =
            (None, None, None, None, None, None);
        for option in name.options() {
            match (option.key, option.value) {
                ("classic", None) => option.set(&mut symbols, Symbols::Classic)?,
                ("chess", None) => option.set(&mut symbols, Symbols::Chess)?,
                ("limit", _) => {
                    let points = option.number(1, u64::from(u16::MAX))?;
                    option.set(&mut limit, self::limit(points as u16))?;
                }
                ("after", Some("undo")) => option.set(&mut after, AfterAlignment::Undo)?,
                ("after", Some("relayout")) => option.set(&mut after, AfterAlignment::Relayout)?,
                ("after", _) => return Err(option.bad_value("after=undo or after=relayout")),
                ("seed", _) => option.set(&mut seed, option.number(0, u64::MAX)?)?,
                ("layout", Some("random")) => option.set(&mut start, StartLayout::Random)?,
                ("layout", _) => return Err(option.bad_value("layout=random")),
                ("laps", Some("on")) => option.set(&mut laps, true)?,
                ("laps", Some("off")) => option.set(&mut laps, false)?,
                ("laps", _) => return Err(option.bad_value("laps=on or laps=off")),
                _ => return Err(option.unknown("oxy")),
            }
        }
        let default = Self::of(symbols.map_or(Symbols::Classic, |(value, _)| value));
        Ok(Self {
            symbols: default.symbols,
            limit: limit.map_or(default.limit, |(value, _)| value),
            after: after.map_or(default.after, |(value, _)| value),
            start: start.map_or(default.start, |(value, _)| value),
            laps: laps.map_or(default.laps, |(value, _)| value),
            seed: seed.map_or(default.seed, |(value, _)| value),
        })
    }
}
