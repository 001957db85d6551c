//! The recorded games, move by move.

use oust::{Visitor, prelude::*};
use serde_json::Value;

use crate::kit::{GAMES, cell_names, legal_texts, outcome_name, rules, strings};

/// Replays a game and returns its plies.
struct Replay(Value);

impl Visitor for Replay {
    type Output = usize;

    fn visit<const W: usize>(self, rules: Rules<W>) -> usize {
        let game = self.0;
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
            assert_eq!(cell_names(rules, effect.captured), captured, "{context}");
            let before = position.score();
            let enemy = !position.turn();
            position.play(mv).unwrap();
            let lost = before[enemy] - position.score()[enemy];
            assert_eq!(lost as usize, captured.len(), "{context}");
            let end = position.outcome().zip(position.end_reason());
            assert_eq!(effect.end, end, "{context}");
            let ends_turn = position.turn() == enemy || end.is_some();
            assert_eq!(effect.ends_turn, ends_turn, "{context}");
        }
        let outcome = position.outcome().map(outcome_name);
        assert_eq!(outcome, game["outcome"].as_str(), "{id}");
        let dead = position.end_reason() == Some(EndReason::DeadBoard);
        assert_eq!(dead, game["outcome"] == "draw", "{id}");
        assert_eq!(position.legal_moves().len(), 0, "{id}");
        moves.len()
    }
}

#[test]
fn recorded_games_replay() {
    let mut plies = 0;
    for line in GAMES.lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        let any = rules(game["game"].as_str().unwrap());
        plies += any.visit(Replay(game));
    }
    assert_eq!(plies, 7_639, "the file holds this many plies");
}
