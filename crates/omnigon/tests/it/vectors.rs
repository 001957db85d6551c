//! Replay of the games of other programs: legal moves, turns, captures, attacked
//! royals, outcomes.

use crate::common::{games_of_1988, games_of_the_patents, sorted_texts, strings};
use omnigon::{AnyRules, Notation, Outcome, Player, Position, Score, patent, published};
use serde_json::Value;

fn outcome(value: &Value) -> Option<Outcome> {
    match value.as_str() {
        None => None,
        Some("first") => Some(Outcome::Win(Player::First)),
        Some("second") => Some(Outcome::Win(Player::Second)),
        Some("draw") => Some(Outcome::Draw),
        Some(other) => panic!("{other}"),
    }
}

fn replay<P: Notation + Score>(rules: P::Rules, game: &Value, royal_attacked: fn(&P) -> bool) {
    let id = game["id"].as_str().unwrap();
    let turn = game["turn"].as_str().unwrap().as_bytes();
    let moves = strings(&game["moves"]);
    let mut position = P::start(rules);
    for (ply, text) in moves.iter().enumerate() {
        let at = format!("{id}, ply {ply}");
        let legal = position.legal_moves();
        assert_eq!(position.turn().number(), turn[ply] - b'0', "{at}");
        assert_eq!(
            legal.len() as u64,
            game["count"][ply].as_u64().unwrap(),
            "{at}"
        );
        if !game["legal"][ply].is_null() {
            assert_eq!(
                sorted_texts(&position),
                strings(&game["legal"][ply]),
                "{at}"
            );
        }
        if let Some(attacked) = game["attacked"].as_str() {
            assert_eq!(
                royal_attacked(&position),
                attacked.as_bytes()[ply] == b'1',
                "{at}"
            );
        }
        assert_eq!(position.outcome(), None, "{at}");
        position.play(P::parse_move(rules, text).unwrap()).unwrap();
        if let Some(captures) = game["captures"].as_array() {
            let score = position.score();
            let captures = captures[ply].as_array().unwrap();
            assert_eq!(captures[0].as_u64(), Some(score.first.into()), "{at}");
            assert_eq!(captures[1].as_u64(), Some(score.second.into()), "{at}");
        }
    }
    assert_eq!(position.outcome(), outcome(&game["outcome"]), "{id}");
    if let Some(count) = game["count"].get(moves.len()) {
        assert_eq!(
            position.legal_moves().len() as u64,
            count.as_u64().unwrap(),
            "{id}"
        );
    }
}

#[test]
fn recorded_games_of_1988() {
    for game in &games_of_1988() {
        match game["game"].as_str().unwrap().parse().unwrap() {
            AnyRules::Published(rules) => {
                replay::<published::Omnigon>(rules, game, |p| p.royal_attacked(p.turn()));
            }
            AnyRules::Patent(_) => panic!("{game}"),
        }
    }
}

#[test]
fn recorded_games_of_the_patents() {
    for game in &games_of_the_patents() {
        match game["game"].as_str().unwrap().parse().unwrap() {
            AnyRules::Patent(rules) => {
                replay::<patent::Omnigon>(rules, game, |p| p.royal_attacked(p.turn()));
            }
            AnyRules::Published(_) => panic!("{game}"),
        }
    }
}
