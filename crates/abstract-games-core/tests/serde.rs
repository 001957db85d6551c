//! Serialised forms of the small types, and positions through their text.

#[allow(dead_code, unreachable_pub)]
mod pile;

use abstract_games_core::serde::{
    deserialize_position, deserialize_text, serialize_position, serialize_text,
};
use abstract_games_core::{ByPlayer, Outcome, Player, Position};
use pile::{Pile, Rules, Take};
use serde_json::{Deserializer, Serializer, from_str, to_string};

fn write(position: &Pile) -> String {
    let mut json = Vec::new();
    serialize_position(position, &mut Serializer::new(&mut json)).unwrap();
    String::from_utf8(json).unwrap()
}

fn read(json: &str) -> Result<Pile, String> {
    deserialize_position(&mut Deserializer::from_str(json)).map_err(|e| e.to_string())
}

#[test]
fn small_types_have_plain_forms() {
    assert_eq!(to_string(&Player::Second).unwrap(), r#""second""#);
    assert_eq!(to_string(&Outcome::Draw).unwrap(), r#""draw""#);
    assert_eq!(
        to_string(&Outcome::Win(Player::First)).unwrap(),
        r#"{"win":"first"}"#
    );
    let by = ByPlayer::new(3, 5);
    assert_eq!(to_string(&by).unwrap(), r#"{"first":3,"second":5}"#);
    assert_eq!(
        from_str::<ByPlayer<u8>>(r#"{"first":3,"second":5}"#).unwrap(),
        by.map(|n| n as u8)
    );
    assert!(from_str::<ByPlayer<u8>>(r#"{"first":3,"second":5,"third":1}"#).is_err());
    assert_eq!(
        from_str::<Outcome>(r#"{"win":"second"}"#).unwrap(),
        Outcome::Win(Player::Second)
    );
}

#[test]
fn positions_go_through_their_text() {
    let mut position = Pile::start(Rules::new(7));
    position.play(Take(2)).unwrap();
    let json = write(&position);
    assert_eq!(json, r#"{"game":"pile:stones=7","position":"5 2"}"#);
    assert_eq!(read(&json).unwrap(), position);
    // Escapes must not get in the way of borrowed text.
    assert_eq!(
        read(r#"{"game":"pile:stones=7","position":"5\u00202"}"#).unwrap(),
        position
    );
}

#[test]
fn what_is_no_position_is_refused() {
    let cases = [
        (
            r#"{"game":"pile:stones=7","position":"8 2"}"#,
            "at most 7 stones",
        ),
        (
            r#"{"game":"pile:stones=7","position":"5 3"}"#,
            "`3` is no side",
        ),
        (
            r#"{"game":"pile:sticks=7","position":"5 2"}"#,
            "no option `sticks=7`",
        ),
        (r#"{"game":"chess","position":"5 2"}"#, "not a known game"),
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
    let mut json = Vec::new();
    serialize_text(&Rules::new(9), &mut Serializer::new(&mut json)).unwrap();
    assert_eq!(json, br#""pile:stones=9""#);
    let read = |json| deserialize_text::<Rules, _>(&mut Deserializer::from_str(json));
    assert_eq!(read(r#""pile:stones=9""#).unwrap(), Rules::new(9));
    assert!(read(r#""pile:stones=0""#).is_err());
    assert!(read("9").is_err());
}
