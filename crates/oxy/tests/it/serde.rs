//! Serialisation through text, with validation.

use oxy::{Cell, Move, Oxy, Position, Rules};
use serde_json::json;

#[test]
fn json_is_text() {
    let position = Oxy::start(Rules::CHESS_17);
    let expected = json!({
        "game": "oxy:chess,limit=17",
        "position": "K.Q.BP/.N_K.N/B.N.Q./PQ.B.K 1 0-0 - - 0 - - 0:0 -",
    });
    assert_eq!(serde_json::to_value(position).unwrap(), expected);
    assert_eq!(
        serde_json::to_value(Rules::CLASSIC_7).unwrap(),
        json!("oxy:limit=7")
    );
    let moves: Vec<Move> = ["c2", "a4~b2", "pass"]
        .map(|mv| mv.parse().unwrap())
        .to_vec();
    assert_eq!(
        serde_json::to_value(&moves).unwrap(),
        json!(["c2", "a4~b2", "pass"])
    );
    let cell: Cell = "f4".parse().unwrap();
    assert_eq!(serde_json::to_value(cell).unwrap(), json!("f4"));
}

#[test]
fn everything_is_read_back() {
    let mut position = Oxy::start("oxy:chess,after=relayout,seed=9".parse().unwrap());
    for n in 0..200 {
        let text = serde_json::to_string(&position).unwrap();
        assert_eq!(serde_json::from_str::<Oxy>(&text).unwrap(), position);
        let bytes = postcard::to_allocvec(&position).unwrap();
        assert_eq!(postcard::from_bytes::<Oxy>(&bytes).unwrap(), position);
        let Some(mv) = position.nth_move(n % position.legal_moves().len().max(1)) else {
            break;
        };
        let bytes = postcard::to_allocvec(&mv).unwrap();
        assert_eq!(postcard::from_bytes::<Move>(&bytes).unwrap(), mv);
        position.play(mv).unwrap();
    }
    assert!(position.penalties().first > 0);
    let bytes = postcard::to_allocvec(&position.rules()).unwrap();
    assert_eq!(
        postcard::from_bytes::<Rules>(&bytes).unwrap(),
        position.rules()
    );
}

#[test]
fn nothing_invalid_is_read() {
    let read = |game: &str, position: &str| {
        serde_json::from_value::<Oxy>(json!({ "game": game, "position": position }))
            .map_err(|error| error.to_string())
    };
    let start = "O.X.YX/.._Y.O/Y.O.X./.O.X.Y";
    assert!(read("oxy", start).is_ok());
    for (game, position, message) in [
        (
            "oxy:limit=0",
            start,
            "byte 4: option `limit=0` is out of range, expected 1 to 65535",
        ),
        ("oxy:chess", start, "byte 0: invalid piece: 'O'"),
        ("oxy", "", "the text is empty"),
        (
            "oxy",
            "OO.XYX/.._Y.O/Y...X./.O.X.Y",
            "the layout has two O at a4 b4 (1 point) (OXY-3)",
        ),
        (
            "oxy",
            "O.X.YX/.._Y.O/Y.O.X./.O.X.Y 1 5-5",
            "the second player has reached the limit of 5 points but is not to move (OXY-24)",
        ),
    ] {
        assert_eq!(read(game, position).unwrap_err(), message);
    }
    assert!(serde_json::from_value::<Move>(json!("g1")).is_err());
    assert!(serde_json::from_value::<Cell>(json!(3)).is_err());
    assert!(serde_json::from_value::<Rules>(json!("oust")).is_err());
    let more = json!({ "game": "oxy", "position": start, "more": 1 });
    assert!(serde_json::from_value::<Oxy>(more).is_err());
}
