//! The recorded games, move by move.

mod common;

use common::{GAMES, cell_names, legal_texts, outcome_name, strings, with_rules};
use oust::{EndReason, Notation, Oust, Position, Preview, Rules, Score};
use serde_json::Value;

fn replay<const W: usize>(rules: Rules<W>, game: &Value) -> usize {
    let id = &game["id"];
    let moves = strings(&game["moves"]);
    let mut position = Oust::start(rules);
    for (ply, text) in moves.iter().enumerate() {
        let context = format!("{id}, ply {ply}");
        let turn = game["turn"].as_str().unwrap().as_bytes()[ply] - b'0';
        assert_eq!(position.turn().number(), turn, "{context}");
        assert_eq!(position.outcome(), None, "{context}");
        let count = game["count"][ply].as_u64().unwrap();
        assert_eq!(position.legal_moves().len() as u64, count, "{context}");
        if !game["legal"][ply].is_null() {
            let expected = strings(&game["legal"][ply]);
            assert_eq!(legal_texts(&position), expected, "{context}");
        }

        let mv = Oust::parse_move(rules, text).unwrap();
        let effect = position.preview(mv).unwrap();
        let mut captured = strings(&game["captured"][ply]);
        captured.sort();
        assert_eq!(
            cell_names(&position, effect.captured),
            captured,
            "{context}"
        );
        let before = position.score();
        let enemy = !position.turn();
        position.play(mv).unwrap();
        let lost = before[enemy] - position.score()[enemy];
        assert_eq!(lost as usize, captured.len(), "{context}");
        assert_eq!(effect.outcome, position.outcome(), "{context}");
    }
    let outcome = position.outcome().map(outcome_name);
    assert_eq!(outcome, game["outcome"].as_str(), "{id}");
    let dead = position.end_reason() == Some(EndReason::DeadBoard);
    assert_eq!(dead, game["outcome"] == "draw", "{id}");
    assert_eq!(position.legal_moves().len(), 0, "{id}");
    moves.len()
}

#[test]
fn recorded_games_replay() {
    let mut plies = 0;
    for line in GAMES.lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        let name = game["game"].as_str().unwrap();
        plies += with_rules!(name, replay, &game);
    }
    assert_eq!(plies, 7_639, "the file holds this many plies");
}
