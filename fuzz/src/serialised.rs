//! The target `serialised`.

use std::fmt::Debug;

use abstract_games::core::ByPlayer;
use abstract_games::records::{GameResult, Record, Tags};
use abstract_games::{Outcome, Playable, Player};
use abstract_games::{omnigon, oust, oxy, yonmoque};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::laws;

/// Reads the input as serialised data: a byte for the type and the format
/// (from `A` to `]` JSON, from `a` on postcard), then the data.
///
/// What is accepted is written, in both formats, and read back as an equal
/// value; a position is the one of its position string.
pub fn serialised(data: &[u8]) {
    let Some((&first, rest)) = data.split_first() else {
        return;
    };
    let n = usize::from(first.wrapping_sub(b'A'));
    let read = KINDS[n % 32 % KINDS.len()];
    read(
        if n / 32 % 2 == 0 {
            Format::Json
        } else {
            Format::Postcard
        },
        rest,
    );
}

/// Any of these types. Corpora depend on the order: add at the end.
const KINDS: [fn(Format, &[u8]); 29] = [
    position::<oust::Oust<1>>,                 // A
    position::<oust::Oust<2>>,                 // B
    position::<oust::Oust<6>>,                 // C
    position::<yonmoque::Yonmoque>,            // D
    position::<omnigon::Omnigon88>,            // E
    position::<omnigon::OmnigonPatent>,        // F
    position::<oxy::Oxy>,                      // G
    value::<oust::Variant>,                    // H
    value::<oust::Rules<1>>,                   // I
    value::<oust::Rules<2>>,                   // J
    value::<yonmoque::Rules>,                  // K
    value::<omnigon::Variant>,                 // L
    value::<omnigon::Rules88>,                 // M
    value::<omnigon::PatentRules>,             // N
    value::<oxy::Rules>,                       // O
    value::<oust::Move>,                       // P
    value::<yonmoque::Move>,                   // Q
    value::<omnigon::hexagon::Move>,           // R
    value::<omnigon::patent::Move>,            // S
    value::<oxy::Move>,                        // T
    value::<yonmoque::Square>,                 // U
    value::<omnigon::hexagon::Cell>,           // V
    value::<omnigon::patent::Cell>,            // W
    value::<oxy::Cell>,                        // X
    value::<(Player, Outcome, ByPlayer<u32>)>, // Y
    value::<
        Vec<(
            Option<oust::EndReason>,
            Option<yonmoque::EndReason>,
            Option<omnigon::EndReason>,
        )>,
    >, // Z
    value::<GameResult>,                       // [
    value::<Tags>,                             // \
    record,                                    // ]
];

#[derive(Clone, Copy)]
enum Format {
    Json,
    Postcard,
}

/// Reads a value, and writes and reads it again.
fn value<T: Serialize + DeserializeOwned + PartialEq + Debug>(format: Format, data: &[u8]) {
    let _ = read::<T>(format, data);
}

fn read<T: Serialize + DeserializeOwned + PartialEq + Debug>(
    format: Format,
    data: &[u8],
) -> Option<T> {
    let value: T = match format {
        Format::Json => serde_json::from_slice(data).ok()?,
        Format::Postcard => postcard::from_bytes(data).ok()?,
    };
    let json = serde_json::to_vec(&value).expect("a value that was read");
    let again: T = serde_json::from_slice(&json).expect("what was written");
    assert_eq!(again, value);
    let bytes = postcard::to_allocvec(&value).expect("a value that was read");
    let again: T = postcard::from_bytes(&bytes).expect("what was written");
    assert_eq!(again, value);
    assert_eq!(serde_json::to_vec(&again).expect("as before"), json);
    Some(value)
}

fn position<P: Playable + Serialize + DeserializeOwned>(format: Format, data: &[u8]) {
    if let Some(position) = read::<P>(format, data) {
        laws::check(&position, 1);
    }
}

fn record(format: Format, data: &[u8]) {
    if let Some(record) = read::<Record>(format, data) {
        let text = record.to_text().expect("a record that was read has a text");
        assert_eq!(text.parse().as_ref(), Ok(&record));
    }
}
