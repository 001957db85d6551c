//! Serialisation as text, with the same validation as parsing.

use crate::common::{games_of_1988, games_of_the_patents, hex, mv, strings};
use omnigon::patent::Edition;
use omnigon::{AnyRules, EndReason, Facing, Position, patent, published};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> String {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value);
    let bytes = postcard::to_allocvec(value).unwrap();
    assert_eq!(&postcard::from_bytes::<T>(&bytes).unwrap(), value);
    json
}

#[test]
fn values_are_written_as_their_text() {
    assert_eq!(round_trip(&published::Rules::STANDARD), r#""omnigon""#);
    assert_eq!(round_trip(&patent::Rules::OF_1983), r#""omnigon:1983""#);
    let variant: AnyRules = "omnigon:invasion=4,1981".parse().unwrap();
    assert_eq!(round_trip(&variant), r#""omnigon:1981,invasion=4""#);
    assert_eq!(
        round_trip(&"c3".parse::<published::Cell>().unwrap()),
        r#""c3""#
    );
    assert_eq!(
        round_trip(&"c8".parse::<patent::Cell>().unwrap()),
        r#""c8""#
    );
    for text in ["e1-f1@0", "d3xd5@1", "d2-d3", "pass"] {
        let mv: published::Move = text.parse().unwrap();
        assert_eq!(round_trip(&mv), format!("\"{text}\""));
    }
    for text in ["c1-c4@0", "c3xd5@2", "b2@3", "b2!", "pass"] {
        let mv: patent::Move = text.parse().unwrap();
        assert_eq!(round_trip(&mv), format!("\"{text}\""));
    }
    assert_eq!(
        round_trip(&EndReason::OwnRoyalRemoved),
        r#""own-royal-removed""#
    );
    assert_eq!(
        round_trip(&hex("..h./...../....../...H.../....../...../.... w")),
        r#"{"game":"omnigon","position":"..h./...../....../...H.../....../...../.... w"}"#
    );
    assert_eq!(
        (Facing::F3.number(), Edition::Y1981.captures_to_win()),
        (3, 7)
    );
}

#[test]
fn every_position_of_a_game_round_trips() {
    for game in games_of_1988().iter().take(10) {
        let mut position = published::Omnigon::start(published::Rules::STANDARD);
        for text in strings(&game["moves"]) {
            round_trip(&position);
            position.play(mv(&position, text)).unwrap();
        }
        round_trip(&position);
    }
    for game in games_of_the_patents().iter().rev().take(25) {
        let mut position =
            patent::Omnigon::start(crate::common::rules(game["game"].as_str().unwrap()));
        for text in strings(&game["moves"]) {
            round_trip(&position);
            position.play(mv(&position, text)).unwrap();
        }
        round_trip(&position);
    }
}

#[test]
fn invalid_values_are_rejected() {
    for json in [
        // No Helios, two of them, a Stargon with an invalid facing, another
        // game, a value that is not text, extra fields.
        r#"{"game":"omnigon","position":"..../...../....../......./....../...../.... g"}"#,
        r#"{"game":"omnigon","position":"HH../...../....../......./....../...../h... g"}"#,
        r#"{"game":"omnigon","position":"HS2./...../....../......./....../...../h... g"}"#,
        r#"{"game":"omnigon:1981","position":"H.../...../....../......./....../...../h... g"}"#,
        r#"{"game":"omnigon"}"#,
        r#"{"game":"omnigon","position":"H.../...../....../......./....../...../h... g","key":1}"#,
        r#""H.../...../....../......./....../...../h... g""#,
        "null",
    ] {
        assert!(
            serde_json::from_str::<published::Omnigon>(json).is_err(),
            "{json}"
        );
    }
    for json in [
        r#"{"game":"omnigon:1981","position":"u0..../...../...../...../...../...../...../U0.... b 9 0"}"#,
        r#"{"game":"omnigon:1983","position":"u0..../...../...../...../...../...../...../U0.... b"}"#,
        r#"{"game":"omnigon:1981","position":"u0..../...../...../...../...../...../...../U0.... b 0 0 c3:1"}"#,
        r#"{"game":"omnigon","position":"u0..../...../...../...../...../...../...../U0.... b"}"#,
        r#"{"game":"omnigon:1981","position":"u0..../...../...../...../...../...../...../U0.... b 0 0 - - 1"}"#,
    ] {
        assert!(
            serde_json::from_str::<patent::Omnigon>(json).is_err(),
            "{json}"
        );
    }
    for json in [r#""e1-f1@6""#, r#""b2@3""#, r#""""#, "3", r#"["pass"]"#] {
        assert!(
            serde_json::from_str::<published::Move>(json).is_err(),
            "{json}"
        );
    }
    for json in [r#""e1-f1""#, r#""f1!""#, r#""b2@""#, "null"] {
        assert!(
            serde_json::from_str::<patent::Move>(json).is_err(),
            "{json}"
        );
    }
    for json in [r#""omnigon:1981""#, r#""oust""#, "null"] {
        assert!(
            serde_json::from_str::<published::Rules>(json).is_err(),
            "{json}"
        );
    }
    assert!(serde_json::from_str::<patent::Rules>(r#""omnigon""#).is_err());
    assert!(serde_json::from_str::<AnyRules>(r#""omnigon:1984""#).is_err());
    assert!(serde_json::from_str::<published::Cell>(r#""a5""#).is_err());
}
