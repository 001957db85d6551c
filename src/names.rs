//! Games by name.

use std::fmt;

use abstract_games_core::{Notation, Preview, Score};
use abstract_games_toolkit::NameError;
use abstract_games_toolkit::name::GameName;

use crate::AnyGame;
use crate::session::Session;

/// The games of this build, by their names without options.
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

/// What this crate requires of a game. Implemented for every suitable type.
pub trait Playable: Notation + Score + Preview + fmt::Display {}

impl<P: Notation + Score + Preview + fmt::Display> Playable for P {}

/// A game of this workspace, which has everything that the features of this
/// build add.
pub(crate) trait BuiltIn: Playable {
    /// The start of the game under `rules`.
    fn session(rules: Self::Rules) -> Session<Self>;
}

#[cfg(not(feature = "svg"))]
impl<P: Playable> BuiltIn for P {
    fn session(rules: P::Rules) -> Session<P> {
        Session::new(rules)
    }
}

#[cfg(feature = "svg")]
impl<P: Playable + crate::svg::Picture> BuiltIn for P {
    fn session(rules: P::Rules) -> Session<P> {
        Session::new(rules).with_pictures()
    }
}

/// A generic function over the type of a game, for games named at run time.
///
/// [`visit`] calls it once, with the type of the game and its rules.
pub trait Visitor {
    /// What [`visit`](Self::visit) returns.
    type Output;

    /// The function, for the game `P` under `rules`.
    fn visit<P: Playable>(self, rules: P::Rules) -> Self::Output;
}

/// Calls `visitor` with the type and the rules of the game called `name`:
/// `GAME[:OPTION{,OPTION}]`.
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
/// Fails if this build has no such game, or an option is unknown, given twice,
/// in conflict with another, or out of range.
pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, NameError> {
    struct Public<V>(V);

    impl<V: Visitor> BuiltInVisitor for Public<V> {
        type Output = V::Output;

        fn visit<P: BuiltIn>(self, rules: P::Rules) -> V::Output {
            self.0.visit::<P>(rules)
        }
    }

    visit_built_in(name, Public(visitor))
}

/// A [`Visitor`] for games with everything that this build adds.
trait BuiltInVisitor {
    type Output;

    fn visit<P: BuiltIn>(self, rules: P::Rules) -> Self::Output;
}

fn visit_built_in<V: BuiltInVisitor>(name: &str, visitor: V) -> Result<V::Output, NameError> {
    match GameName::parse(name)?.game() {
        #[cfg(feature = "oust")]
        "oust" => {
            struct Any<V>(V);

            impl<V: BuiltInVisitor> oust::Visitor for Any<V> {
                type Output = V::Output;

                fn visit<const W: usize>(self, rules: oust::Rules<W>) -> V::Output {
                    self.0.visit::<oust::Oust<W>>(rules)
                }
            }

            Ok(name.parse::<oust::AnyRules>()?.visit(Any(visitor)))
        }
        #[cfg(feature = "yonmoque")]
        "yonmoque" => Ok(visitor.visit::<yonmoque::Yonmoque>(name.parse()?)),
        #[cfg(feature = "omnigon")]
        "omnigon" => Ok(match name.parse()? {
            omnigon::AnyRules::Published(rules) => {
                visitor.visit::<omnigon::published::Omnigon>(rules)
            }
            omnigon::AnyRules::Patent(rules) => visitor.visit::<omnigon::patent::Omnigon>(rules),
        }),
        #[cfg(feature = "oxy")]
        "oxy" => Ok(visitor.visit::<oxy::Oxy>(name.parse()?)),
        unknown => {
            // A build without games has no other use for it.
            drop(visitor);
            Err(NameError::UnknownGame {
                game: unknown.into(),
                expected: "oust, yonmoque, omnigon or oxy, if this build includes it",
            })
        }
    }
}

/// Opens the game called `name` at its start; [`visit`] lists the names.
///
/// ```
/// # #[cfg(feature = "oust")] {
/// let game = abstract_games::open("oust:pie,hex-7").unwrap();
/// assert_eq!(game.name(), "oust:pie");
/// assert_eq!(game.legal_count(), 127);
/// # }
/// let error = abstract_games::open("chess").unwrap_err();
/// assert!(error.to_string().contains("`chess`"));
/// ```
///
/// # Errors
///
/// Fails like [`visit`].
pub fn open(name: &str) -> Result<Box<dyn AnyGame>, NameError> {
    struct Open;

    impl BuiltInVisitor for Open {
        type Output = Box<dyn AnyGame>;

        fn visit<P: BuiltIn>(self, rules: P::Rules) -> Self::Output {
            Box::new(P::session(rules))
        }
    }

    visit_built_in(name, Open)
}
