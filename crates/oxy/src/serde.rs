//! Serialising through text, so that reading goes through the same validation
//! as any other input.

use abstract_games_core::serde as text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Cell, Move, Oxy, Rules};

/// The name, `oxy:chess,limit=17`.
impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        text::serialize_text(self, to)
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        text::deserialize_text(from)
    }
}

/// The name, `c3`.
impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        text::serialize_text(self, to)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        text::deserialize_text(from)
    }
}

/// The text, `c3`, `a4~b2` or `pass`.
impl Serialize for Move {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        text::serialize_text(self, to)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        text::deserialize_text(from)
    }
}

/// The game's name and the position string.
impl Serialize for Oxy {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        text::serialize_position(self, to)
    }
}

impl<'de> Deserialize<'de> for Oxy {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        text::deserialize_position(from)
    }
}
