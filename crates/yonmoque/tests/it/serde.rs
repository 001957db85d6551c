//! Serialisation as text (feature `serde`), which validates like parsing.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use yonmoque::prelude::*;

use crate::kit::{games, mv, position, strings};

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> String {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value);
    let bytes = postcard::to_allocvec(value).unwrap();
    assert_eq!(&postcard::from_bytes::<T>(&bytes).unwrap(), value);
    json
}

#[test]
fn values_are_written_as_their_text() {
    assert_eq!(round_trip(&Rules::STANDARD), r#""yonmoque""#);
    assert_eq!(round_trip(&Cell::C3), r#""c3""#);
    assert_eq!(round_trip(&mv("c3")), r#""c3""#);
    assert_eq!(round_trip(&mv("b4-c3")), r#""b4-c3""#);
    assert_eq!(round_trip(&EndReason::NoMoves), r#""no-moves""#);
    assert_eq!(
        round_trip(&position("5/5/2b2/5/5 w 5 6")),
        r#"{"game":"yonmoque","position":"5/5/2b2/5/5 w 5 6 -"}"#
    );
}

#[test]
fn every_position_of_a_game_round_trips() {
    for game in games().iter().take(20) {
        let mut position = Yonmoque::start(Rules::STANDARD);
        for text in strings(&game["moves"]) {
            round_trip(&position);
            position.play(mv(text)).unwrap();
        }
        round_trip(&position);
    }
}

#[test]
fn invalid_values_fail() {
    for json in [
        r#"{"game":"yonmoque","position":"5/5/2b2/5/5 w 6 6 -"}"#,
        r#"{"game":"yonmoque","position":"bbbbb/5/5/5/www2 b 1 3 -"}"#,
        r#"{"game":"yonmoque","position":"5/5/5/5/5 b 6 6 b"}"#,
        r#"{"game":"yonmoque","position":""}"#,
        r#"{"game":"oust","position":"5/5/5/5/5 b 6 6 -"}"#,
        r#"{"game":"yonmoque:pie","position":"5/5/5/5/5 b 6 6 -"}"#,
        r#"{"game":"yonmoque"}"#,
        r#"{"game":"yonmoque","position":"5/5/5/5/5","key":1}"#,
        r#""5/5/5/5/5 b 6 6 -""#,
        "null",
    ] {
        assert!(serde_json::from_str::<Yonmoque>(json).is_err(), "{json}");
    }
    for json in [r#""f1""#, r#""c3-""#, r#""""#, "3", r#"["c3"]"#] {
        assert!(serde_json::from_str::<Move>(json).is_err(), "{json}");
    }
    for json in [r#""oust""#, r#""yonmoque:pie""#, "null"] {
        assert!(serde_json::from_str::<Rules>(json).is_err(), "{json}");
    }
    assert!(serde_json::from_str::<Cell>(r#""c6""#).is_err());
    assert!(serde_json::from_str::<EndReason>(r#""draw""#).is_err());
}
