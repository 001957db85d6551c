//! The games of independent programs, replayed.

use yonmoque::prelude::*;

use crate::kit::{games, mv, sorted_flips, sorted_texts, strings};

#[test]
fn games_replay_exactly() {
    let mut ends = [0; 4];
    for game in games() {
        let id = &game["id"];
        let rules: Rules = game["game"].as_str().unwrap().parse().unwrap();
        let mut position = Yonmoque::start(rules);
        for (ply, text) in strings(&game["moves"]).into_iter().enumerate() {
            let place = format!("{id} ply {ply}\n{position}");
            let legal = strings(&game["legal"][ply]);
            assert_eq!(sorted_texts(&position), legal, "{place}");
            let turn = position.turn().number().to_string();
            assert_eq!(turn, game["turn"].as_str().unwrap()[ply..=ply], "{place}");

            let effect = position.preview(mv(text)).unwrap();
            let mut flips = strings(&game["flips"][ply]);
            flips.sort_unstable();
            assert_eq!(sorted_flips(&effect), flips, "{place}");

            assert_eq!(position.outcome(), None, "{place}");
            position.play(mv(text)).unwrap();
            let count = game["count"][ply + 1].as_u64().unwrap();
            assert_eq!(position.legal_moves().len() as u64, count, "{place}");
            let end = position.outcome().zip(position.end_reason());
            assert_eq!(effect.end, end, "{place}");
        }
        let outcome = match game["outcome"].as_str() {
            Some("first") => Some(Outcome::Win(Player::First)),
            Some("second") => Some(Outcome::Win(Player::Second)),
            _ => None,
        };
        assert_eq!(position.outcome(), outcome, "{id}");
        let reason = match game["reason"].as_str().unwrap() {
            "four" => Some(EndReason::Four),
            "five" => Some(EndReason::Five),
            "no-moves" => Some(EndReason::NoMoves),
            _ => None,
        };
        assert_eq!(position.end_reason(), reason, "{id}");
        ends[reason.map_or(3, |reason| reason as usize)] += 1;
    }
    // The numbers of games that end by four, by five, by no moves, and not at
    // all.
    assert_eq!(ends, [60, 25, 23, 18]);
}
