//! Records in JSON and in a format that does not describe itself.

use abstract_games::records::{Item, Jump, Line, Ply, Record};

fn sample() -> Record {
    let text = "[Game \"x\"]\n[First \"A\"]\n\n{c} a,b (c (d)) [Position \"p\"] e 1-0\n";
    text.parse().unwrap()
}

const JSON: &str = r#"{"tags":[["Game","x"],["First","A"]],"moves":[{"comment":"c"},{"moves":["a","b"]},{"variation":[{"moves":["c"]},{"variation":[{"moves":["d"]}]}]},{"position":"p"},{"moves":["e"]}],"result":"1-0"}"#;

#[test]
fn records_in_json() {
    assert_eq!(serde_json::to_string(&sample()).unwrap(), JSON);
    assert_eq!(serde_json::from_str::<Record>(JSON).unwrap(), sample());
    let value: serde_json::Value = serde_json::from_str(JSON).unwrap();
    assert_eq!(serde_json::from_value::<Record>(value).unwrap(), sample());
}

#[test]
fn records_in_a_compact_format() {
    let bytes = postcard::to_allocvec(&sample()).unwrap();
    assert_eq!(postcard::from_bytes::<Record>(&bytes).unwrap(), sample());
    for len in 0..bytes.len() {
        assert!(postcard::from_bytes::<Record>(&bytes[..len]).is_err());
    }
}

#[test]
fn what_has_no_text_is_not_read() {
    for (from, to) in [
        ("\"x\"", "7"),
        ("[\"Game\",\"x\"],", ""),
        ("\"First\"", "\"Game\""),
        ("\"First\"", "\"Result\""),
        ("\"First\"", "\"a b\""),
        ("\"1-0\"", "\"1:0\""),
        ("\"b\"", "\"b c\""),
        ("[\"a\",\"b\"]", "[]"),
        ("{\"moves\":[\"a\",\"b\"]}", "{\"comment\":\"d\"}"),
        ("\"comment\"", "\"remark\""),
        ("\"result\"", "\"winner\""),
        ("[{\"moves\":[\"d\"]}]", "[]"),
    ] {
        let json = JSON.replacen(from, to, 1);
        assert_ne!(json, JSON, "{from} is there");
        assert!(serde_json::from_str::<Record>(&json).is_err(), "{json}");
    }
}

/// A line with variations nested to this depth.
fn nested(depth: usize) -> Line {
    let mut line = Line::from_iter(["a"]);
    for _ in 0..depth {
        let inner = std::mem::take(&mut line);
        line = Line::from_iter(["a"]);
        line.items.push(Item::Variation(inner));
    }
    line
}

#[test]
fn nesting_is_bounded() {
    let mut record = Record::new("x");
    record.moves = nested(Line::MAX_DEPTH);
    let json = serde_json::to_string(&record).unwrap();
    assert_eq!(serde_json::from_str::<Record>(&json).unwrap(), record);
    let bytes = postcard::to_allocvec(&record).unwrap();
    assert_eq!(postcard::from_bytes::<Record>(&bytes).unwrap(), record);

    record.moves = nested(Line::MAX_DEPTH + 1);
    assert!(serde_json::to_string(&record).is_err());

    // A list of one variation that is a list of one variation ...
    let endless = [1, 2].repeat(100_000);
    assert!(postcard::from_bytes::<Line>(&endless).is_err());
    let json = "[{\"variation\":".repeat(100_000);
    assert!(serde_json::from_str::<Line>(&json).is_err());
}

#[test]
fn places_are_not_kept() {
    let json = serde_json::to_string(&sample()).unwrap();
    let read: Record = serde_json::from_str(&json).unwrap();
    let sources = |record: &Record| -> Vec<_> {
        let jumps = record.moves.items.iter().filter_map(|item| match item {
            Item::Position(Jump { source, .. }) => Some(source.0),
            _ => None,
        });
        let plies = record.main_line().map(|ply: &Ply| ply.source.0);
        plies.chain(jumps).collect()
    };
    assert!(sources(&sample()).iter().all(Option::is_some));
    assert!(sources(&read).iter().all(Option::is_none));
}
