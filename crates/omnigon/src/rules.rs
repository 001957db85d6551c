//! The rules of any edition by name.

use core::fmt;
use core::num::NonZeroU16;
use core::str::FromStr;

use abstract_games_core::ByPlayer;
use abstract_games_toolkit::NameError;
use abstract_games_toolkit::name::{GameName, NameOption, NameWriter};

use crate::patent::{Edition, Formation, ThirdTurn, Tiling};
use crate::{patent, published};

/// The rules of any edition, as parsed from the name of a game: the variant
/// determines the type of the positions.
///
/// ```
/// use omnigon::{AnyRules, Position, patent, published};
///
/// let mut counts = Vec::new();
/// for name in ["omnigon", "omnigon:1983", "omnigon:grid=staggered,1981"] {
///     counts.push(match name.parse()? {
///         AnyRules::Published(rules) => published::Omnigon::start(rules).legal_moves().len(),
///         AnyRules::Patent(rules) => patent::Omnigon::start(rules).legal_moves().len(),
///     });
/// }
/// assert_eq!(counts, [56, 285, 249]);
///
/// let rules: AnyRules = "omnigon:first=triangle,1981,invasion=20".parse()?;
/// assert_eq!(rules.to_string(), "omnigon:1981,invasion=20");
/// # Ok::<(), omnigon::NameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyRules {
    /// The published game of 1988, for [`published::Omnigon`].
    Published(published::Rules),
    /// A game of the patents, for [`patent::Omnigon`].
    Patent(patent::Rules),
}

impl Default for AnyRules {
    fn default() -> Self {
        Self::Published(published::Rules::STANDARD)
    }
}

impl From<published::Rules> for AnyRules {
    fn from(rules: published::Rules) -> Self {
        Self::Published(rules)
    }
}

impl From<patent::Rules> for AnyRules {
    fn from(rules: patent::Rules) -> Self {
        Self::Patent(rules)
    }
}

/// The canonical name, without options that have their default value.
impl fmt::Display for AnyRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut name = NameWriter::new(f, "omnigon")?;
        let Self::Patent(rules) = self else {
            return Ok(());
        };
        name.option(rules.edition)?;
        if rules.tiling != Tiling::Aligned {
            name.option(format_args!("grid={}", rules.tiling))?;
        }
        for (player, &formation) in rules.formations.iter() {
            if formation != Formation::Triangle {
                name.option(format_args!("{player}={formation}"))?;
            }
        }
        if rules.third_turn != ThirdTurn::Removes {
            name.option(format_args!("third-turn={}", rules.third_turn))?;
        }
        match rules.invasion {
            Some(moves) => name.option(format_args!("invasion={moves}")),
            None => Ok(()),
        }
    }
}

/// Parses a name: `omnigon`, then after a colon the options, in any order.
///
/// # Errors
///
/// Fails if it is the name of another game, or if an option does not exist, is
/// given twice, conflicts with an earlier one, does not belong to 1988, or has
/// an invalid value.
impl FromStr for AnyRules {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        let name = GameName::parse(name)?;
        name.expect_game("omnigon")?;
        let mut given = Given::default();
        for option in name.options() {
            given.add(option)?;
        }
        match given.year.map_or(Year::Y1988, |(year, _)| year) {
            Year::Y1988 => match given.patent_option() {
                Some(option) => Err(option.unknown("omnigon:1988")),
                None => Ok(Self::default()),
            },
            Year::Patent(edition) => Ok(Self::Patent(given.patent_rules(edition))),
        }
    }
}

#[derive(Clone, Copy)]
enum Year {
    Y1988,
    Patent(Edition),
}

type Slot<'a, T> = Option<(T, NameOption<'a>)>;

/// The options of a name, at most one of each kind.
#[derive(Default)]
struct Given<'a> {
    year: Slot<'a, Year>,
    tiling: Slot<'a, Tiling>,
    first: Slot<'a, Formation>,
    second: Slot<'a, Formation>,
    third_turn: Slot<'a, ThirdTurn>,
    invasion: Slot<'a, NonZeroU16>,
}

impl<'a> Given<'a> {
    fn add(&mut self, option: NameOption<'a>) -> Result<(), NameError> {
        match (option.key, option.value) {
            ("1988", None) => option.set(&mut self.year, Year::Y1988),
            ("1981", None) => option.set(&mut self.year, Year::Patent(Edition::Y1981)),
            ("1983", None) => option.set(&mut self.year, Year::Patent(Edition::Y1983)),
            ("grid", value) => match value {
                Some("aligned") => option.set(&mut self.tiling, Tiling::Aligned),
                Some("staggered") => option.set(&mut self.tiling, Tiling::Staggered),
                _ => Err(option.bad_value("grid=aligned or grid=staggered")),
            },
            ("first", value) => match formation(value) {
                Some(formation) => option.set(&mut self.first, formation),
                None => Err(option.bad_value("first=triangle or first=square")),
            },
            ("second", value) => match formation(value) {
                Some(formation) => option.set(&mut self.second, formation),
                None => Err(option.bad_value("second=triangle or second=square")),
            },
            ("third-turn", value) => match value {
                Some("removes") => option.set(&mut self.third_turn, ThirdTurn::Removes),
                Some("illegal") => option.set(&mut self.third_turn, ThirdTurn::Illegal),
                _ => Err(option.bad_value("third-turn=removes or third-turn=illegal")),
            },
            ("invasion", _) => {
                let moves = option.number(1, u16::MAX.into())?;
                match NonZeroU16::new(moves as u16) {
                    Some(moves) => option.set(&mut self.invasion, moves),
                    None => Err(option.bad_value("a decimal number")),
                }
            }
            _ => Err(option.unknown("omnigon")),
        }
    }

    /// The first option that 1988 does not have.
    fn patent_option(&self) -> Option<NameOption<'a>> {
        let options = [
            self.tiling.map(|(_, option)| option),
            self.first.map(|(_, option)| option),
            self.second.map(|(_, option)| option),
            self.third_turn.map(|(_, option)| option),
            self.invasion.map(|(_, option)| option),
        ];
        options.into_iter().flatten().min_by_key(|option| option.at)
    }

    fn patent_rules(&self, edition: Edition) -> patent::Rules {
        let formation = |slot: Slot<'_, _>| slot.map_or(Formation::Triangle, |(value, _)| value);
        patent::Rules {
            edition,
            tiling: self.tiling.map_or(Tiling::Aligned, |(tiling, _)| tiling),
            formations: ByPlayer::new(formation(self.first), formation(self.second)),
            third_turn: self.third_turn.map_or(ThirdTurn::Removes, |(turn, _)| turn),
            invasion: self.invasion.map(|(moves, _)| moves),
        }
    }
}

fn formation(value: Option<&str>) -> Option<Formation> {
    match value? {
        "triangle" => Some(Formation::Triangle),
        "square" => Some(Formation::Square),
        _ => None,
    }
}
