//! The slow reference, compared with the games and counts of independent
//! programs. The differential tests rely on it.

use abstract_games_testkit::reference::yonmoque::Reference;

use crate::kit::{games, perft_table, strings};

#[test]
fn games_replay_exactly() {
    for game in games() {
        let id = &game["id"];
        let mut position = Reference::new(game["game"].as_str().unwrap());
        for (ply, mv) in strings(&game["moves"]).into_iter().enumerate() {
            assert_eq!(
                position.legal(),
                strings(&game["legal"][ply]),
                "{id} ply {ply}"
            );
            let turn = position.turn().to_string();
            assert_eq!(
                turn,
                game["turn"].as_str().unwrap()[ply..=ply],
                "{id} ply {ply}"
            );
            let mut flips = strings(&game["flips"][ply]);
            flips.sort_unstable();
            assert_eq!(position.flips(mv), flips, "{id} ply {ply}");
            position.play(mv);
            let count = game["count"][ply + 1].as_u64().unwrap();
            assert_eq!(position.legal().len() as u64, count, "{id} after ply {ply}");
        }
        assert_eq!(position.outcome(), game["outcome"].as_str(), "{id}");
        let reason = match game["reason"].as_str().unwrap() {
            "cap" | "cut" => None,
            "no-moves" => Some("no moves"),
            other => Some(other),
        };
        assert_eq!(position.reason(), reason, "{id}");
    }
}

#[test]
fn perft_tables_agree() {
    for row in perft_table() {
        let mut position = Reference::new(row["game"].as_str().unwrap());
        for mv in strings(&row["moves"]) {
            position.play(mv);
        }
        for (depth, nodes) in row["perft"].as_array().unwrap().iter().enumerate() {
            let nodes = nodes.as_u64().unwrap();
            if nodes < 16_000 {
                assert_eq!(position.perft(depth as u32), nodes, "{row} depth {depth}");
            }
        }
    }
}
