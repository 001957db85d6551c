//! The games of independent programs, replayed.

mod common;

use common::{games, mv, sorted_texts, strings};
use yonmoque::{EndReason, Outcome, Player, Position, Preview, Rules, Yonmoque};

#[test]
fn games_replay_exactly() {
    let mut ends = [0; 4];
    for game in games() {
        let id = &game["id"];
        let rules: Rules = game["game"].as_str().unwrap().parse().unwrap();
        let mut position = Yonmoque::start(rules);
        for (ply, text) in strings(&game["moves"]).into_iter().enumerate() {
            let told = format!("{id} ply {ply}\n{position}");
            assert_eq!(
                sorted_texts(&position),
                strings(&game["legal"][ply]),
                "{told}"
            );
            let turn = position.turn().number().to_string();
            assert_eq!(turn, game["turn"].as_str().unwrap()[ply..=ply], "{told}");

            let effect = position.preview(mv(text)).unwrap();
            let mut flips: Vec<_> = effect.flips.iter().map(|s| s.to_string()).collect();
            flips.sort();
            let mut expected = strings(&game["flips"][ply]);
            expected.sort_unstable();
            assert_eq!(flips, expected, "{told}");

            assert_eq!(position.outcome(), None, "{told}");
            position.play(mv(text)).unwrap();
            let count = game["count"][ply + 1].as_u64().unwrap();
            assert_eq!(position.legal_moves().len() as u64, count, "{told}");
            assert_eq!(effect.end.is_some(), position.outcome().is_some(), "{told}");
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
    // So many games end by four, by five, by no moves, and not at all.
    assert_eq!(ends, [60, 25, 23, 18]);
}
