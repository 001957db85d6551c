//! Positions and rules through their text.

use abstract_games_core::Position;
use abstract_games_testkit::fixtures::pile::{Pile, Rules, Take};
use abstract_games_toolkit::serde::{deserialize_position, deserialize_text, serialize_position};
use serde_json::{Deserializer, Serializer};

fn write(position: &Pile) -> String {
    let mut json = Vec::new();
    serialize_position(position, &mut Serializer::new(&mut json)).unwrap();
    String::from_utf8(json).unwrap()
}

fn read(json: &str) -> Result<Pile, String> {
    deserialize_position(&mut Deserializer::from_str(json)).map_err(|e| e.to_string())
}

#[test]
fn positions_go_through_their_text() {
    let mut position = Pile::start(Rules::new(7));
    position.play(Take(2)).unwrap();
    let json = write(&position);
    assert_eq!(json, r#"{"game":"pile:stones=7","position":"5 2"}"#);
    assert_eq!(read(&json).unwrap(), position);
    // Text with escapes, which cannot be borrowed, is accepted too.
    assert_eq!(
        read(r#"{"game":"pile:stones=7","position":"5\u00202"}"#).unwrap(),
        position
    );
}

#[test]
fn invalid_positions_are_rejected() {
    let cases = [
        (
            r#"{"game":"pile:stones=7","position":"8 2"}"#,
            "at most 7 stones",
        ),
        (
            r#"{"game":"pile:stones=7","position":"5 3"}"#,
            "invalid side to move: `3`",
        ),
        (
            r#"{"game":"pile:sticks=7","position":"5 2"}"#,
            "no option `sticks=7`",
        ),
        (
            r#"{"game":"chess","position":"5 2"}"#,
            "unknown game: `chess`",
        ),
        (r#"{"game":"pile"}"#, "missing field `position`"),
        (
            r#"{"game":"pile","position":"5 2","extra":1}"#,
            "unknown field `extra`",
        ),
        (r#"["pile"]"#, "invalid length 1"),
    ];
    for (json, words) in cases {
        let error = read(json).unwrap_err();
        assert!(error.contains(words), "{json}: {error}");
    }
}

#[test]
fn rules_are_their_name() {
    let read = |json| deserialize_text::<Rules, _>(&mut Deserializer::from_str(json));
    assert_eq!(read(r#""pile:stones=9""#).unwrap(), Rules::new(9));
    assert!(read(r#""pile:stones=0""#).is_err());
    assert!(read("9").is_err());
}
