//! Serialisation (feature `serde`): as text, and through the same validation.
#![cfg(feature = "serde")]

use std::fmt::Debug;

use omnigon::{EndReason, Omnigon88, OmnigonPatent, PatentRules, Position, Rules88};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> String {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value);
    let bytes = postcard::to_allocvec(value).unwrap();
    assert_eq!(&postcard::from_bytes::<T>(&bytes).unwrap(), value);
    json
}

#[test]
fn values_survive() {
    assert_eq!(round_trip(&Rules88), r#""omnigon""#);
    let rules: PatentRules = "omnigon:1983,grid=staggered".parse().unwrap();
    assert_eq!(round_trip(&rules), r#""omnigon:1983,grid=staggered""#);
    assert_eq!(
        round_trip(&EndReason::OwnRoyalRemoved),
        r#""own-royal-removed""#
    );
    let mut game = Omnigon88::start(Rules88);
    for _ in 0..40 {
        round_trip(&game);
        let Some(mv) = game.nth_move(game.legal_moves().len() / 2) else {
            break;
        };
        round_trip(&mv);
        game.play(mv).unwrap();
    }
    let mut game = OmnigonPatent::start(rules);
    for ply in 0..40 {
        round_trip(&game);
        let Some(mv) = game.nth_move((7 * ply) % game.legal_moves().len().max(1)) else {
            break;
        };
        round_trip(&mv);
        game.play(mv).unwrap();
    }
}

#[test]
fn what_is_no_position_cannot_be_read() {
    for json in [
        r#"{"game":"omnigon","position":""}"#,
        r#"{"game":"omnigon","position":"..../...../....../......./....../...../.... g"}"#,
        r#"{"game":"omnigon","position":"..../...../....../HH...../....../...../.... g"}"#,
        r#"{"game":"omnigon","position":"..../...../....../S3.....h/....../...../.... g"}"#,
        r#"{"game":"omnigon:1981","position":"..../...../....../...h.../....../...../.... g"}"#,
        r#"{"game":"omnigon"}"#,
        "null",
    ] {
        assert!(serde_json::from_str::<Omnigon88>(json).is_err(), "{json}");
    }
    for json in [
        r#"{"game":"omnigon:1981","position":"...../...../...../...../...../...../...../..... b"}"#,
        r#"{"game":"omnigon:1981","position":"..u0../...../...../...../...../...../...../..U0.. b 9 0"}"#,
        r#"{"game":"omnigon","position":"..u0../...../...../...../...../...../...../..U0.. b"}"#,
    ] {
        assert!(
            serde_json::from_str::<OmnigonPatent>(json).is_err(),
            "{json}"
        );
    }
    let good = r#"{"game":"omnigon:1981","position":"..u0../...../...../...../...../...../...../..U0.. b"}"#;
    assert!(serde_json::from_str::<OmnigonPatent>(good).is_ok());
}
