//! The target `serialised`.

use std::fmt::Debug;

use abstract_games::records::{GameResult, Record, Tags};
use abstract_games::{ByPlayer, Outcome, Playable, Player};
use abstract_games::{omnigon, oust, oxy, yonmoque};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::laws;

/// Deserialises the input: a byte for the type and the format (from `A` to `]`
/// JSON, from `a` on postcard), then the data.
///
/// A value is equal after a round trip through both formats. Positions satisfy
/// the laws, and records have a text.
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

/// The types. The corpora depend on the order, so new ones go to the end.
const KINDS: [fn(Format, &[u8]); 29] = [
    position::<oust::Oust<1>>,                 // A
    position::<oust::Oust<2>>,                 // B
    position::<oust::Oust<6>>,                 // C
    position::<yonmoque::Yonmoque>,            // D
    position::<omnigon::published::Omnigon>,   // E
    position::<omnigon::patent::Omnigon>,      // F
    position::<oxy::Oxy>,                      // G
    value::<oust::AnyRules>,                   // H
    value::<oust::Rules<1>>,                   // I
    value::<oust::Rules<2>>,                   // J
    value::<yonmoque::Rules>,                  // K
    value::<omnigon::AnyRules>,                // L
    value::<omnigon::published::Rules>,        // M
    value::<omnigon::patent::Rules>,           // N
    value::<oxy::Rules>,                       // O
    value::<oust::Move>,                       // P
    value::<yonmoque::Move>,                   // Q
    value::<omnigon::published::Move>,         // R
    value::<omnigon::patent::Move>,            // S
    value::<oxy::Move>,                        // T
    value::<yonmoque::Cell>,                   // U
    value::<omnigon::published::Cell>,         // V
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

/// Checks the round trips of a value.
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
    let json = serde_json::to_vec(&value).expect("a deserialised value");
    let again: T = serde_json::from_slice(&json).expect("serialised data");
    assert_eq!(again, value);
    let bytes = postcard::to_allocvec(&value).expect("a deserialised value");
    let again: T = postcard::from_bytes(&bytes).expect("serialised data");
    assert_eq!(again, value);
    assert_eq!(
        serde_json::to_vec(&again).expect("a deserialised value"),
        json
    );
    Some(value)
}

fn position<P: Playable + Serialize + DeserializeOwned>(format: Format, data: &[u8]) {
    if let Some(position) = read::<P>(format, data) {
        laws::check(&position, 1);
    }
}

fn record(format: Format, data: &[u8]) {
    if let Some(record) = read::<Record>(format, data) {
        let text = record.to_text().expect("a valid record");
        assert_eq!(text.parse().as_ref(), Ok(&record));
    }
}
