//! From the name of a game to the game.

use abstract_games_core::NameError;
use abstract_games_core::name::GameName;

use crate::AnyGame;
use crate::any::Session;

/// The games of this build, each by its name without options.
pub const GAMES: &[&str] = &[
    #[cfg(feature = "oust")]
    "oust",
    #[cfg(feature = "yonmoque")]
    "yonmoque",
    #[cfg(feature = "omnigon")]
    "omnigon",
    #[cfg(feature = "oxy")]
    "oxy",
];

/// The start of the game that `name` names: `GAME[:OPTION{,OPTION}]`.
///
/// | game | options |
/// |---|---|
/// | `oust` | a board, `hex-2` to `hex-8` or `square-2` to `square-19`; `pie` |
/// | `yonmoque` | none |
/// | `omnigon` | `1988`, `1981` or `1983`; for the last two `grid=staggered`, `first=square`, `second=square`, `third-turn=illegal`, `invasion=N` |
/// | `oxy` | `chess`; `limit=N`; `after=relayout`; `seed=N`; `layout=random`; `laps=off` |
///
/// ```
/// # #[cfg(feature = "oust")] {
/// let game = abstract_games::open("oust:pie,hex-7").unwrap();
/// assert_eq!(game.name(), "oust:pie");
/// assert_eq!(game.legal_count(), 127);
/// # }
/// let error = abstract_games::open("chess").unwrap_err();
/// assert!(error.to_string().starts_with("`chess` is not a known game"));
/// ```
///
/// # Errors
///
/// If there is no such game in this build, or an option is unknown, given
/// twice, contradicts another, or is out of range.
pub fn open(name: &str) -> Result<Box<dyn AnyGame>, NameError> {
    match GameName::parse(name)?.game() {
        #[cfg(feature = "oust")]
        "oust" => Ok(open_oust(name.parse()?)),
        #[cfg(feature = "yonmoque")]
        "yonmoque" => Ok(Session::<yonmoque::Yonmoque>::boxed(name.parse()?)),
        #[cfg(feature = "omnigon")]
        "omnigon" => Ok(match name.parse()? {
            omnigon::Variant::Hexagon(rules) => Session::<omnigon::Omnigon88>::boxed(rules),
            omnigon::Variant::Patent(rules) => Session::<omnigon::OmnigonPatent>::boxed(rules),
        }),
        #[cfg(feature = "oxy")]
        "oxy" => Ok(Session::<oxy::Oxy>::boxed(name.parse()?)),
        unknown => Err(NameError::UnknownGame {
            game: unknown.into(),
            expected: EXPECTED,
        }),
    }
}

/// What to say to somebody who names none of [`GAMES`].
const EXPECTED: &str = "a game of this build: oust, yonmoque, omnigon or oxy";
