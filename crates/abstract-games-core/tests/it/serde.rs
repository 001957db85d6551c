//! Serialised forms of the small types.

use abstract_games_core::{ByPlayer, Outcome, Player};
use serde_json::{from_str, to_string};

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
