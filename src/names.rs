//! From the name of a game to the game.

use abstract_games_core::name::GameName;
use abstract_games_core::{NameError, Notation, Preview, Score};

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

/// Everything that this crate asks of a game.
#[cfg(not(feature = "svg"))]
pub trait Playable: Notation + Score + Preview {}

#[cfg(not(feature = "svg"))]
impl<P: Notation + Score + Preview> Playable for P {}

/// Everything that this crate asks of a game.
#[cfg(feature = "svg")]
pub trait Playable: Notation + Score + Preview + crate::svg::Picture {}

#[cfg(feature = "svg")]
impl<P: Notation + Score + Preview + crate::svg::Picture> Playable for P {}

/// Something to do with a game whose type follows from its name.
///
/// This is how generic code meets games that are named at run time: [`visit`]
/// calls it once, with the type of the game and its rules. [`open`] is built
/// on it.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it, for the game `P` under `rules`.
    fn visit<P: Playable>(self, rules: P::Rules) -> Self::Output;
}

/// Calls `visitor` with the game that `name` names: `GAME[:OPTION{,OPTION}]`.
///
/// | game | options |
/// |---|---|
/// | `oust` | a board, `hex-2` to `hex-8` or `square-2` to `square-19`; `pie` |
/// | `yonmoque` | none |
/// | `omnigon` | `1988`, `1981` or `1983`; for the last two `grid=staggered`, `first=square`, `second=square`, `third-turn=illegal`, `invasion=N` |
/// | `oxy` | `chess`; `limit=N`; `after=relayout`; `seed=N`; `layout=random`; `laps=off` |
///
/// ```
/// use abstract_games::{Playable, Visitor, visit};
///
/// struct BytesOfAPosition;
///
/// impl Visitor for BytesOfAPosition {
///     type Output = usize;
///
///     fn visit<P: Playable>(self, _: P::Rules) -> usize {
///         size_of::<P>()
///     }
/// }
///
/// # #[cfg(feature = "yonmoque")]
/// assert!(visit("yonmoque", BytesOfAPosition)? <= 64);
/// # Ok::<(), abstract_games::NameError>(())
/// ```
///
/// # Errors
///
/// If there is no such game in this build, or an option is unknown, given
/// twice, contradicts another, or is out of range.
pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, NameError> {
    match GameName::parse(name)?.game() {
        #[cfg(feature = "oust")]
        "oust" => Ok(match name.parse::<oust::Variant>()?.board.words() {
            1 => visitor.visit::<oust::Oust<1>>(name.parse()?),
            2 => visitor.visit::<oust::Oust<2>>(name.parse()?),
            3 => visitor.visit::<oust::Oust<3>>(name.parse()?),
            4 => visitor.visit::<oust::Oust<4>>(name.parse()?),
            5 => visitor.visit::<oust::Oust<5>>(name.parse()?),
            _ => visitor.visit::<oust::Oust<6>>(name.parse()?),
        }),
        #[cfg(feature = "yonmoque")]
        "yonmoque" => Ok(visitor.visit::<yonmoque::Yonmoque>(name.parse()?)),
        #[cfg(feature = "omnigon")]
        "omnigon" => Ok(match name.parse()? {
            omnigon::Variant::Published(rules) => visitor.visit::<omnigon::Omnigon88>(rules),
            omnigon::Variant::Patent(rules) => visitor.visit::<omnigon::OmnigonPatent>(rules),
        }),
        #[cfg(feature = "oxy")]
        "oxy" => Ok(visitor.visit::<oxy::Oxy>(name.parse()?)),
        unknown => {
            // The only use of it in a build without games.
            drop(visitor);
            Err(NameError::UnknownGame {
                game: unknown.into(),
                expected: "oust, yonmoque, omnigon or oxy, as far as this build has them",
            })
        }
    }
}

/// The start of the game that `name` names; [`visit`] lists the names.
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
/// Those of [`visit`].
pub fn open(name: &str) -> Result<Box<dyn AnyGame>, NameError> {
    struct Open;

    impl Visitor for Open {
        type Output = Box<dyn AnyGame>;

        fn visit<P: Playable>(self, rules: P::Rules) -> Self::Output {
            Session::<P>::boxed(rules)
        }
    }

    visit(name, Open)
}
