//! The slow reference, compared with the reference data: games, scores, layouts and counts.

use abstract_games_testkit::reference::oxy::{Board, Event, Options, Reference};
use serde_json::Value;

fn read(file: &str) -> String {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a string")
}

fn array(value: &Value) -> &[Value] {
    value.as_array().expect("an array")
}

#[test]
fn games_replay() {
    let mut games = 0;
    for line in read("oxy.jsonl").lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        let id = text(&game["id"]);
        let mut reference = Reference::from_board(text(&game["game"]), text(&game["start"]));
        let mut layouts = game["next_layouts"].as_array().into_iter().flatten();
        let mut alignments = 0;
        supply(&mut reference, layouts.next());
        for (ply, mv) in array(&game["moves"]).iter().enumerate() {
            let legal: Vec<&str> = array(&game["legal"][ply]).iter().map(text).collect();
            assert_eq!(reference.legal(), legal, "{id} ply {ply}");
            assert_eq!(
                reference.turn(),
                text(&game["turn"]).as_bytes()[ply] - b'0',
                "{id}"
            );
            reference.play(text(mv));
            let penalties = &game["penalties"][ply];
            assert_eq!(penalties[0], reference.penalties[0], "{id} ply {ply}");
            assert_eq!(penalties[1], reference.penalties[1], "{id} ply {ply}");
            if matches!(reference.last, Event::Aligned(_)) {
                alignments += 1;
                supply(&mut reference, layouts.next());
            }
        }
        if let Some(layouts) = game["next_layouts"].as_array() {
            assert_eq!(layouts.len(), alignments, "{id}");
        }
        let count = game["count"].as_array().unwrap().last().unwrap();
        assert_eq!(*count, reference.legal().len(), "{id}");
        assert_eq!(reference.board.text(), text(&game["end"]), "{id}");
        assert_eq!(reference.outcome(), game["outcome"].as_str(), "{id}");
        games += 1;
    }
    assert_eq!(games, 235);
}

fn supply(reference: &mut Reference, layout: Option<&Value>) {
    if let Some(layout) = layout {
        reference.set_next_layout(text(layout));
    }
}

#[test]
fn scores() {
    let scores: Value = serde_json::from_str(&read("oxy-scores.json")).unwrap();
    for score in array(&scores) {
        let board = Board::new(score["variant"] == "chess", text(&score["layout"]));
        assert_eq!(score["value"], board.value(), "{score}");
    }
    assert_eq!(array(&scores).len(), 133);
}

#[test]
fn layouts() {
    let layouts: Value = serde_json::from_str(&read("oxy-layouts.json")).unwrap();
    for layout in array(&layouts) {
        let options = Options::new(match text(&layout["variant"]) {
            "chess" => "oxy:chess",
            _ => "oxy",
        });
        let phase = Reference::phase(options, text(&layout["layout"]));
        assert_eq!(
            phase.layout_trouble(),
            layout["trouble"].as_str(),
            "{layout}"
        );
    }
    assert_eq!(array(&layouts).len(), 71);
}

#[test]
fn counts() {
    let rows: Value = serde_json::from_str(&read("perft.json")).unwrap();
    for row in array(&rows) {
        let mut reference = Reference::from_board(text(&row["game"]), text(&row["start"]));
        for mv in array(&row["moves"]) {
            reference.play(text(mv));
        }
        for (depth, count) in array(&row["perft"]).iter().enumerate().take(8) {
            assert_eq!(*count, reference.perft(depth), "{row} depth {depth}");
        }
    }
    assert_eq!(array(&rows).len(), 22);
}
