//! The target `records`.

use std::io::BufReader;

use abstract_games::records::{Place, ReadError, Reader, Record, Writer};

use crate::laws;

/// The limit for the bytes of a game: low, so that inputs reach it.
const MAX_BYTES: u64 = 2_000;

/// Parses the input as a file of records.
///
/// The sizes of the chunks that are read make no difference. A record is equal
/// after a round trip through text and JSON, alone and among the others. It
/// replays or fails with an error; every error has a place inside the input.
pub fn records(data: &[u8]) {
    let read = all(Reader::with_max_bytes(data, MAX_BYTES));
    let pieces = BufReader::with_capacity(1, data);
    assert_eq!(read, all(Reader::with_max_bytes(pieces, MAX_BYTES)));

    let mut writer = Writer::new(Vec::new());
    let mut written = Vec::new();
    for item in read {
        match item {
            Ok(record) => {
                one(&record, data);
                writer.write(&record).expect("a parsed record");
                written.push(record);
            }
            Err((place, _)) => inside(place, data),
        }
    }
    let text = writer.into_inner();
    let again: Result<Vec<Record>, ReadError> = Reader::new(&text[..]).collect();
    assert_eq!(again.expect("the text of a record"), written);
}

/// The records and errors. Reading ends with any input.
fn all<R: std::io::BufRead>(reader: Reader<R>) -> Vec<Result<Record, (Place, String)>> {
    let read = reader.map(|item| {
        item.map_err(|error| {
            laws::short(&error);
            let place = error.place().expect("reading from memory cannot fail");
            (place, error.to_string())
        })
    });
    read.collect()
}

fn one(record: &Record, data: &[u8]) {
    let text = record.to_text().expect("a parsed record");
    let again: Record = text.parse().expect("the text of a record");
    assert_eq!(&again, record);
    assert_eq!(again.to_text().as_ref(), Ok(&text));

    let json = serde_json::to_string(record).expect("a parsed record");
    let from_json: Record = serde_json::from_str(&json).expect("the text of a record");
    assert_eq!(&from_json, record);

    match record.replay() {
        Ok(replay) => {
            let game = record.to_game().expect("a record that can be replayed");
            assert!(replay.plies >= game.plies());
            assert!(again.replay().is_ok());
        }
        Err(error) => {
            laws::short(&error);
            if let Some(place) = error.place {
                inside(place, data);
            }
            assert!(record.to_game().is_err());
            assert_eq!(
                again.replay().map_err(|e| e.problem).err(),
                Some(error.problem)
            );
        }
    }
    let mut stripped = record.clone();
    stripped.strip();
    assert!(stripped.to_text().is_ok());
}

/// Asserts that the place is in the text, or at its end.
fn inside(place: Place, data: &[u8]) {
    let line = data
        .split(|&byte| byte == b'\n')
        .nth(place.line as usize - 1)
        .unwrap_or_else(|| panic!("{place} is past the last line"));
    let characters = String::from_utf8_lossy(line).chars().count() as u64;
    assert!(
        (1..=characters + 1).contains(&place.column),
        "{place} is past its line"
    );
}
