//! Serialisation through text, so that it validates like all other input.
//! [`Move`](crate::Move) is the exception: a cell has no name without its board,
//! so moves contain the cell's index.

use abstract_games_toolkit::{serde_as_position, serde_as_text};
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{AnyRules, Cell, Oust, Rules};

serde_as_text!(AnyRules, {const W: usize} Rules<W>);
serde_as_position!({const W: usize} Oust<W>);

/// Serialised as the index of the cell.
impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (self.index() as u16).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let index = u16::deserialize(from)?;
        let unexpected = Unexpected::Unsigned(index.into());
        let error = || Error::invalid_value(unexpected, &"the index of a cell, below 361");
        Self::new(index.into()).ok_or_else(error)
    }
}
