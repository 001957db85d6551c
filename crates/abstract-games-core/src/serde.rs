//! Serialising through text: rules as their name, positions as their position
//! string beside the name of their rules.
//!
//! Reading goes through the same validation as text from a user, so no
//! format can bring in a position that breaks the rules. Game crates use
//! these functions in their `Serialize` and `Deserialize` implementations.

use alloc::borrow::Cow;
use alloc::string::ToString;
use core::fmt::Display;
use core::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Notation;

/// How a position looks in any format.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Position")]
struct PositionRepr<'a> {
    #[serde(borrow)]
    game: Cow<'a, str>,
    #[serde(borrow)]
    position: Cow<'a, str>,
}

/// Writes a value, for instance a rule set, as its text.
///
/// # Errors
///
/// Those of the format.
pub fn serialize_text<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}

/// Reads a value from its text.
///
/// # Errors
///
/// Those of the format, and of reading the text.
pub fn deserialize_text<'de, T, D>(from: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    Cow::<str>::deserialize(from)?
        .parse()
        .map_err(D::Error::custom)
}

/// Writes a position as the two texts `game` and `position`.
///
/// # Errors
///
/// Those of the format.
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

/// Reads a position from the two texts `game` and `position`.
///
/// # Errors
///
/// Those of the format, of the name, and of the position string.
pub fn deserialize_position<'de, P: Notation, D: Deserializer<'de>>(
    from: D,
) -> Result<P, D::Error> {
    let repr = PositionRepr::deserialize(from)?;
    let rules = repr.game.parse().map_err(D::Error::custom)?;
    P::parse_position(rules, &repr.position).map_err(D::Error::custom)
}
