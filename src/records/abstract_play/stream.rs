//! Reading one object or a list of them from a stream.

use std::fmt;
use std::io::Read;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer as _, MapAccess, SeqAccess, Unexpected, Visitor};
use serde_json::{Deserializer, Error, Value};

use super::{ImportError, Imported, import};

/// Reads one record or a list of them, and calls `each` with each record as soon
/// as it is read. Keeps only one in memory. Returns the number of records.
///
/// # Errors
///
/// Fails if the input fails or is not JSON, with line and column. JSON that is
/// not a record is passed to `each` as an error, and reading goes on.
pub fn each_game<R: Read>(
    input: R,
    each: impl FnMut(Result<Imported, ImportError>),
) -> Result<usize, Error> {
    let mut json = Deserializer::from_reader(input);
    let count = json.deserialize_any(Games { each })?;
    json.end()?;
    Ok(count)
}

/// Reads one record or a list of them.
///
/// # Errors
///
/// Fails if the text is not JSON, with line and column. JSON that is not a
/// record is an error in the list.
pub fn parse(text: &str) -> Result<Vec<Result<Imported, ImportError>>, Error> {
    let mut games = Vec::new();
    each_game(text.as_bytes(), |game| games.push(game))?;
    Ok(games)
}

struct Games<F> {
    each: F,
}

impl<'de, F: FnMut(Result<Imported, ImportError>)> Visitor<'de> for Games<F> {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record or a list of records")
    }

    /// Without this, the error would quote the whole text.
    fn visit_str<E: serde::de::Error>(self, _: &str) -> Result<usize, E> {
        Err(E::invalid_type(Unexpected::Other("a string"), &self))
    }

    fn visit_map<A: MapAccess<'de>>(mut self, map: A) -> Result<usize, A::Error> {
        let value = Value::deserialize(MapAccessDeserializer::new(map))?;
        (self.each)(import(value));
        Ok(1)
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut list: A) -> Result<usize, A::Error> {
        let mut count = 0;
        while let Some(value) = list.next_element::<Value>()? {
            (self.each)(import(value));
            count += 1;
        }
        Ok(count)
    }
}
