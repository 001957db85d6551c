//! Records in the data formats of serde.
//!
//! A record is a map of `tags` (a list of names and values), `moves` (a list of
//! items) and `result` (its token). An item is one of
//! `{"moves": ["c4", "d5"]}`, `{"comment": "..."}`, `{"variation": [...]}` and
//! `{"position": "..."}`. Only a record that can be written as text can be
//! deserialised; places are not kept.

use std::borrow::Cow;
use std::fmt;

use abstract_games_toolkit::serde_as_text;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, SeqAccess, VariantAccess, Visitor,
};
use serde::ser::{Error as _, Serializer};
use serde::{Deserialize, Serialize};

use super::{GameResult, Item, Jump, Line, Ply, Record, Source, Tags, form};

serde_as_text!(GameResult);

/// A list of names and values, which keeps the order of the tags in every
/// format.
impl Serialize for Tags {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().map(|tag| (tag.name(), tag.value())))
    }
}

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut tags = Self::new();
        for (name, value) in Vec::<(Cow<'_, str>, String)>::deserialize(from)? {
            if tags.get(&name).is_some() {
                return Err(D::Error::custom(format_args!("duplicate tag {name:?}")));
            }
            tags.set(&name, value).map_err(D::Error::custom)?;
        }
        Ok(tags)
    }
}

impl Serialize for Ply {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.text)
    }
}

impl<'de> Deserialize<'de> for Ply {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self::new(String::deserialize(from)?))
    }
}

/// The names of the items.
const KINDS: &[&str] = &["moves", "comment", "variation", "position"];

/// Fails for lines nested deeper than [`Line::MAX_DEPTH`].
impl Serialize for Line {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if self.depth() > Self::MAX_DEPTH {
            return Err(S::Error::custom(super::FormProblem::TooDeep));
        }
        to.collect_seq(self.items.iter().map(ItemRepr))
    }
}

/// An item of a line whose depth is known to be bounded.
struct ItemRepr<'a>(&'a Item);

impl Serialize for ItemRepr<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Item::Moves(moves) => to.serialize_newtype_variant("Item", 0, KINDS[0], moves),
            Item::Comment(text) => to.serialize_newtype_variant("Item", 1, KINDS[1], text),
            Item::Variation(line) => to.serialize_newtype_variant("Item", 2, KINDS[2], line),
            Item::Position(Jump { position, .. }) => {
                to.serialize_newtype_variant("Item", 3, KINDS[3], position)
            }
        }
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        LineSeed { depth: 0 }.deserialize(from)
    }
}

/// Deserialises a line at this depth of variations.
#[derive(Clone, Copy)]
struct LineSeed {
    depth: usize,
}

impl<'de> DeserializeSeed<'de> for LineSeed {
    type Value = Line;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Line, D::Error> {
        if self.depth > Line::MAX_DEPTH {
            return Err(D::Error::custom(super::FormProblem::TooDeep));
        }
        from.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for LineSeed {
    type Value = Line;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of moves, comments, variations and positions")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Line, A::Error> {
        let mut line = Line::new();
        while let Some(item) = seq.next_element_seed(ItemSeed { depth: self.depth })? {
            line.items.push(item);
        }
        Ok(line)
    }
}

/// Deserialises an item of a line at this depth of variations.
struct ItemSeed {
    depth: usize,
}

impl<'de> DeserializeSeed<'de> for ItemSeed {
    type Value = Item;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Item, D::Error> {
        from.deserialize_enum("Item", KINDS, self)
    }
}

/// The kind of an item.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Moves,
    Comment,
    Variation,
    Position,
}

impl<'de> Visitor<'de> for ItemSeed {
    type Value = Item;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("moves, a comment, a variation or a position")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Item, A::Error> {
        let (kind, content) = data.variant()?;
        Ok(match kind {
            Kind::Moves => Item::Moves(content.newtype_variant()?),
            Kind::Comment => Item::Comment(content.newtype_variant()?),
            Kind::Variation => {
                let depth = self.depth + 1;
                Item::Variation(content.newtype_variant_seed(LineSeed { depth })?)
            }
            Kind::Position => Item::Position(Jump {
                position: content.newtype_variant()?,
                source: Source::default(),
            }),
        })
    }
}

/// A record in any format.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Record")]
struct RecordRepr<'a> {
    tags: Cow<'a, Tags>,
    moves: Cow<'a, Line>,
    result: GameResult,
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let repr = RecordRepr {
            tags: Cow::Borrowed(&self.tags),
            moves: Cow::Borrowed(&self.moves),
            result: self.result,
        };
        repr.serialize(to)
    }
}

/// Fails for a record that cannot be written as text.
impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let repr = RecordRepr::deserialize(from)?;
        let record = Self {
            tags: repr.tags.into_owned(),
            moves: repr.moves.into_owned(),
            result: repr.result,
            result_source: Source::default(),
        };
        form::check(&record).map_err(D::Error::custom)?;
        Ok(record)
    }
}
