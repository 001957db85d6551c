//! Serialising through text, so that reading goes through the same validation
//! as any other input.

use abstract_games_core::serde as text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Omnigon88, OmnigonPatent, PatentRules, Rules88, Variant, hexagon, patent};

/// Serialisation of each type as the text that its `Display` writes and its
/// `FromStr` reads.
macro_rules! as_text {
    ($($type:ty),*) => {$(
        /// The text of its `Display`.
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                text::serialize_text(self, to)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                text::deserialize_text(from)
            }
        }
    )*};
}

as_text!(
    Variant,
    Rules88,
    PatentRules,
    hexagon::Cell,
    hexagon::Move,
    patent::Cell,
    patent::Move
);

/// The game's name and the position string.
impl Serialize for Omnigon88 {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        text::serialize_position(self, to)
    }
}

impl<'de> Deserialize<'de> for Omnigon88 {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        text::deserialize_position(from)
    }
}

/// The game's name and the position string.
impl Serialize for OmnigonPatent {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        text::serialize_position(self, to)
    }
}

impl<'de> Deserialize<'de> for OmnigonPatent {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        text::deserialize_position(from)
    }
}
