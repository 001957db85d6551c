//! Serialising through text, so that reading goes through the same validation
//! as any other input. [`Move`](crate::Move) is the exception: without its
//! board a cell has no name, so moves are written as data.

use abstract_games_core::serde as text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Oust, Rules, Variant};

/// The game's name, `oust:hex-5,pie`.
impl Serialize for Variant {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        text::serialize_text(self, to)
    }
}

impl<'de> Deserialize<'de> for Variant {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        text::deserialize_text(from)
    }
}

/// The game's name, `oust:hex-5,pie`.
impl<const W: usize> Serialize for Rules<W> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        text::serialize_text(self, to)
    }
}

impl<'de, const W: usize> Deserialize<'de> for Rules<W> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        text::deserialize_text(from)
    }
}

/// The game's name and the position string.
impl<const W: usize> Serialize for Oust<W> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        text::serialize_position(self, to)
    }
}

impl<'de, const W: usize> Deserialize<'de> for Oust<W> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        text::deserialize_position(from)
    }
}
