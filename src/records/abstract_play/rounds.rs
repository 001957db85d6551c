//! The rounds of a record, in the order of play.

use serde_json::{Map, Value};

use super::error::{ImportError, ImportProblem};
use super::header::{array, object, required, text};
use super::remark::Entry;

/// What one player played in one round.
pub(super) struct Written<'a> {
    pub(super) entry: Entry,
    /// The move: one or several placements joined by commas.
    pub(super) text: &'a str,
}

/// The entries of the record `json` in the order of play.
pub(super) fn read(json: &Map<String, Value>) -> Result<Vec<Written<'_>>, ImportError> {
    let rounds = array(required(json, "", "moves")?, "moves")?;
    let mut all = Vec::new();
    for (round, entries) in rounds.iter().enumerate() {
        let path = format!("moves[{round}]");
        let entries = array(entries, &path)?;
        if entries.len() > 2 {
            let found = entries.len();
            return Err(ImportProblem::Round { found }.at(path));
        }
        let mut written = Vec::new();
        for (seat, entry) in entries.iter().enumerate() {
            let entry_path = format!("{path}[{seat}]");
            let Some((sequence, text)) = read_entry(entry, &entry_path)? else {
                continue;
            };
            let order = sequence.unwrap_or(seat as i64 + 1);
            let entry = Entry { round, seat };
            written.push((order, Written { entry, text }));
        }
        // A stable sort: entries with the same number stay in the order of seats.
        written.sort_by_key(|(order, _)| *order);
        all.extend(written.into_iter().map(|(_, written)| written));
    }
    Ok(all)
}

/// The move of an entry, with its `sequence` if it has one; `None` if the
/// player did not play.
fn read_entry<'a>(
    entry: &'a Value,
    path: &str,
) -> Result<Option<(Option<i64>, &'a str)>, ImportError> {
    match entry {
        Value::Null => Ok(None),
        Value::String(text) => Ok(Some((None, text))),
        Value::Object(_) => {
            let entry = object(entry, path)?;
            let mv = text(required(entry, path, "move")?, &format!("{path}.move"))?;
            let integer = |value: &Value| {
                let wrong = || ImportProblem::Type("an integer").at(format!("{path}.sequence"));
                value.as_i64().ok_or_else(wrong)
            };
            Ok(Some((entry.get("sequence").map(integer).transpose()?, mv)))
        }
        _ => Err(ImportProblem::Type("null, a string or an object").at(path)),
    }
}
