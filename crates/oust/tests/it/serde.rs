//! Serialisation (feature `serde`): as text, with the same validation.

use std::fmt::Debug;

use oust::{Visitor, prelude::*};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::kit::{GAMES, cell, mv, position, rules, strings};

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> String {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value);
    let bytes = postcard::to_allocvec(value).unwrap();
    assert_eq!(&postcard::from_bytes::<T>(&bytes).unwrap(), value);
    json
}

#[test]
fn values_are_written_plainly() {
    assert_eq!(
        round_trip(&Rules::HEX_5.with_pie(true)),
        r#""oust:hex-5,pie""#
    );
    let any = AnyRules::from(Rules::SQUARE_11);
    assert_eq!(round_trip(&any), r#""oust:square-11""#);
    assert_eq!(round_trip(&cell(360)), "360");
    assert_eq!(round_trip(&Move::Place(cell(3))), r#"{"place":3}"#);
    assert_eq!(round_trip(&Move::Pass), r#""pass""#);
    assert_eq!(round_trip(&EndReason::DeadBoard), r#""dead-board""#);
    assert_eq!(
        round_trip(&position(Rules::HEX_3, "3/4/2r2/4/3 b")),
        r#"{"game":"oust:hex-3","position":"3/4/2r2/4/3 b -"}"#
    );
}

struct RoundTrips(Value);

impl Visitor for RoundTrips {
    type Output = ();

    fn visit<const W: usize>(self, rules: Rules<W>) {
        let mut position = Oust::start(rules);
        for text in strings(&self.0["moves"]) {
            round_trip(&position);
            position.play(mv(rules, &text)).unwrap();
        }
        round_trip(&position);
    }
}

#[test]
fn every_position_of_a_game_survives() {
    for line in GAMES.lines().step_by(5) {
        let game: Value = serde_json::from_str(line).unwrap();
        let name = game["game"].as_str().unwrap();
        rules(name).visit(RoundTrips(game.clone()));
    }
}

#[test]
fn invalid_values_fail() {
    for json in [
        r#"{"game":"oust:hex-3","position":"3/4/2r2/4/3 r r"}"#,
        r#"{"game":"oust:hex-3","position":"3/4/2r2/4/3 r d"}"#,
        r#"{"game":"oust:hex-3","position":"3/4/5/4"}"#,
        r#"{"game":"oust:hex-3","position":""}"#,
        r#"{"game":"oust:hex-4","position":"3/4/5/4/3 r -"}"#,
        // A board that does not fit one word.
        r#"{"game":"oust","position":"7/8/9/10/11/12/13/12/11/10/9/8/7 r -"}"#,
        r#"{"game":"yonmoque","position":"5/5/5/5/5"}"#,
        r#"{"game":"oust:hex-3"}"#,
        r#"{"game":"oust:hex-3","position":"3/4/5/4/3","key":1}"#,
        r#""3/4/5/4/3""#,
        "null",
    ] {
        assert!(serde_json::from_str::<Oust<1>>(json).is_err(), "{json}");
    }
    for json in [r#""oust:hex-9""#, r#""oust:hex-7""#, "7"] {
        assert!(serde_json::from_str::<Rules<1>>(json).is_err(), "{json}");
    }
    for json in [
        r#"{"place":-1}"#,
        r#"{"place":361}"#,
        r#"{"place":65536}"#,
        r#""fold""#,
    ] {
        assert!(serde_json::from_str::<Move>(json).is_err(), "{json}");
    }
}
