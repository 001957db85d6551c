//! Serialisation through text: rule sets as their name, positions as their
//! position string and the name of their rules.
//!
//! Deserialising validates like parsing, so no format can produce an invalid
//! position. A game implements the traits with
//! [`serde_as_text!`](crate::serde_as_text) and
//! [`serde_as_position!`](crate::serde_as_position).

use alloc::borrow::Cow;
use alloc::string::ToString;
use core::fmt::Display;
use core::str::FromStr;

use abstract_games_core::Notation;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Implements `Serialize` and `Deserialize` for types through their `Display`
/// and `FromStr`. Generic parameters go in braces before the type:
/// `serde_as_text!({const W: usize} Rules<W>)`.
#[macro_export]
macro_rules! serde_as_text {
    ($($({$($generics:tt)*})? $type:ty),+ $(,)?) => {$(
        impl$(<$($generics)*>)? ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de, $($($generics)*)?> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::serde::deserialize_text(from)
            }
        }
    )+};
}

/// Implements `Serialize` and `Deserialize` for positions as their game and
/// position string. Generic parameters go in braces before the type:
/// `serde_as_position!({const W: usize} Oust<W>)`.
#[macro_export]
macro_rules! serde_as_position {
    ($($({$($generics:tt)*})? $type:ty),+ $(,)?) => {$(
        impl$(<$($generics)*>)? ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::serde::serialize_position(self, to)
            }
        }

        impl<'de, $($($generics)*)?> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::serde::deserialize_position(from)
            }
        }
    )+};
}

/// A position in any format.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Position")]
struct PositionRepr<'a> {
    #[serde(borrow)]
    game: Cow<'a, str>,
    #[serde(borrow)]
    position: Cow<'a, str>,
}

/// Deserialises a value from its text.
///
/// # Errors
///
/// Fails if the format does, or if the text is invalid.
pub fn deserialize_text<'de, T, D>(from: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    Cow::<str>::deserialize(from)?
        .parse()
        .map_err(D::Error::custom)
}

/// Serialises a position as `game` and `position`.
///
/// # Errors
///
/// Fails if the format does.
pub fn serialize_position<P: Notation, S: Serializer>(
    position: &P,
    to: S,
) -> Result<S::Ok, S::Error> {
    let repr = PositionRepr {
        game: position.rules().to_string().into(),
        position: position.position_text().to_string().into(),
    };
    repr.serialize(to)
}

/// Deserialises a position from `game` and `position`.
///
/// # Errors
///
/// Fails if the format does, or if the name or the position string is invalid.
pub fn deserialize_position<'de, P: Notation, D: Deserializer<'de>>(
    from: D,
) -> Result<P, D::Error> {
    let repr = PositionRepr::deserialize(from)?;
    let rules = repr.game.parse().map_err(D::Error::custom)?;
    P::parse_position(rules, &repr.position).map_err(D::Error::custom)
}
