//! Random records of Abstract Play: damaged texts and invented moves.

use abstract_games::records::Record;
use abstract_games::records::abstract_play::{Imported, import, parse};
use proptest::prelude::*;
use serde_json::{Value, json};

const SAMPLE: &str = include_str!("../../data/records/abstract-play.json");

/// Checks what holds for everything that can be imported.
fn check(imported: &Imported) {
    let replay = imported
        .record
        .replay()
        .expect("only legal moves are imported");
    assert!(imported.entries_imported <= imported.entries);
    assert_eq!(replay.plies, imported.record.main_line().count());
    let text = imported.record.to_text().expect("it has a text");
    assert_eq!(text.parse::<Record>().as_ref(), Ok(&imported.record));
    if imported.remarks.is_empty() {
        assert!(imported.is_complete());
    }
}

/// An entry of a round: mostly moves, that is, cells.
fn entry() -> impl Strategy<Value = Value> {
    let cell = "[a-e][1-5]";
    let mv = prop_oneof![
        8 => cell.prop_map(String::from),
        2 => "[a-e][1-5]-[a-e][1-5]",
        2 => "[a-c][1-3](,[a-c][1-3]){1,2}",
        1 => Just("pass".to_string()),
        1 => any::<String>(),
    ];
    prop_oneof![
        12 => mv.clone().prop_map(Value::from),
        2 => Just(Value::Null),
        2 => (mv, -2_i64..3).prop_map(|(mv, sequence)| json!({"move": mv, "sequence": sequence})),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn damaged_texts(
        from in 0..SAMPLE.len(),
        len in 0_usize..12,
        put in "[]\\[{}:,\"0-9a-e-]{0,4}",
    ) {
        let to = (from + len).min(SAMPLE.len());
        let text = format!("{}{put}{}", &SAMPLE[..from], &SAMPLE[to..]);
        for game in parse(&text).into_iter().flatten().flatten() {
            check(&game);
        }
    }

    #[test]
    fn made_up_moves(
        rounds in prop::collection::vec(prop::collection::vec(entry(), 0..=2), 0..12),
        variant in prop::sample::select(vec![json!({"name": "Yonmoque"}), json!({"name": "Oust", "variants": ["square-11"]})]),
        result in -1_i64..2,
    ) {
        let mut json: Value = serde_json::from_str(SAMPLE).unwrap();
        json["header"]["game"] = variant;
        json["header"]["players"][0]["result"] = json!(result);
        json["moves"] = json!(rounds);
        check(&import(json).expect("the form is right"));
    }

    #[test]
    fn values_in_wrong_places(
        path in prop::sample::select(vec![
            "/header", "/header/game", "/header/game/name", "/header/site", "/header/players",
            "/header/players/0", "/header/players/1/result", "/header/date-start", "/moves",
            "/moves/0", "/moves/5/1", "/moves/5/1/move",
        ]),
        value in prop::sample::select(vec![
            json!(null), json!(true), json!(-1), json!(1e300), json!(""), json!("c3"), json!([]),
            json!([[]]), json!({}), json!({"name": "Oust"}),
        ]),
    ) {
        let mut json: Value = serde_json::from_str(SAMPLE).unwrap();
        *json.pointer_mut(path).unwrap() = value;
        if let Ok(imported) = import(json) {
            check(&imported);
        }
    }
}
