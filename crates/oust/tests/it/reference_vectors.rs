//! The slow reference, compared with the recorded games and perft tables, since
//! other tests rely on it.

use abstract_games_testkit::reference::oust::Reference;
use serde_json::Value;

use crate::kit::{GAMES, perft_tables, strings};

/// Table rows are checked as deep as they have at most this many leaves.
const LEAVES: u64 = 50_000;

#[test]
fn recorded_games_replay() {
    let mut plies = 0;
    for line in GAMES.lines() {
        let game: Value = serde_json::from_str(line).expect("JSON");
        let id = &game["id"];
        let moves = strings(&game["moves"]);
        let mut state = Reference::new(game["game"].as_str().expect("name"));
        for (ply, mv) in moves.iter().enumerate() {
            let turn = game["turn"].as_str().expect("turns").as_bytes()[ply] - b'0';
            assert_eq!(state.turn(), turn, "{id} ply {ply}");
            assert_eq!(state.outcome(), None, "{id} ply {ply}");
            let legal = state.legal();
            assert_eq!(
                legal.len() as u64,
                game["count"][ply].as_u64().expect("count"),
                "{id} ply {ply}"
            );
            if !game["legal"][ply].is_null() {
                assert_eq!(legal, strings(&game["legal"][ply]), "{id} ply {ply}");
            }
            state.play(mv);
            let mut captured = strings(&game["captured"][ply]);
            captured.sort();
            assert_eq!(state.captured(), captured, "{id} ply {ply}");
            plies += 1;
        }
        assert_eq!(state.outcome(), game["outcome"].as_str(), "{id}");
        assert!(state.legal().is_empty(), "{id}");
    }
    assert_eq!(plies, 7_639, "the file holds this many plies");
}

#[test]
fn perft_tables_agree() {
    let tables = perft_tables();
    assert!(tables.len() >= 37);
    for table in tables {
        let name = table["game"].as_str().expect("name");
        let mut state = Reference::new(name);
        for mv in strings(&table["moves"]) {
            state.play(&mv);
        }
        for (depth, expected) in table["perft"]
            .as_array()
            .expect("counts")
            .iter()
            .enumerate()
        {
            let expected = expected.as_u64().expect("count");
            if expected <= LEAVES {
                assert_eq!(
                    state.perft(depth),
                    expected,
                    "{name} {} depth {depth}",
                    table["moves"]
                );
            }
        }
    }
}

#[test]
fn pie_offers_the_swap_once() {
    // 19 placements, then 18 placements and the swap after each.
    assert_eq!(Reference::new("oust:hex-3,pie").perft(2), 361);
}
