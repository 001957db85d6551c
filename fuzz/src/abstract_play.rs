//! The target `abstract_play`.

use abstract_games::records::Record;
use abstract_games::records::abstract_play::{Imported, each_game};

use crate::laws;

/// Parses the input as the JSON of Abstract Play.
///
/// An imported game replays, and its record is equal after a round trip through
/// text.
pub fn abstract_play(data: &[u8]) {
    let mut given = 0;
    let read = each_game(data, |game| {
        given += 1;
        match game {
            Ok(imported) => check(&imported),
            Err(error) => laws::short(&error),
        }
    });
    match read {
        Ok(count) => assert_eq!(count, given),
        Err(error) => laws::short(&error),
    }
}

fn check(imported: &Imported) {
    for remark in &imported.remarks {
        laws::short(remark);
    }
    assert!(imported.entries_imported <= imported.entries);
    let replay = imported.record.replay();
    assert!(replay.is_ok(), "{replay:?}: {imported:?}");
    let text = imported.record.to_text().expect("an imported record");
    let again: Record = text.parse().expect("the text of a record");
    assert_eq!(again, imported.record);
}
