//! Comparison with the reference data: games, scores and layouts. (Counts are
//! in `perft.rs`.)

use oxy::{
    Layout, LayoutError, Move, Notation, Oxy, Player, Position, Preview, Rules, Symbols, Tiles,
};
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

fn symbols(value: &Value) -> Symbols {
    match text(value) {
        "classic" => Symbols::Classic,
        "chess" => Symbols::Chess,
        other => panic!("{other}"),
    }
}

/// The next layout that the game's record supplies, for the next alignment.
fn supply(position: &mut Oxy, layout: Option<&Value>) {
    if let Some(layout) = layout {
        let symbols = position.rules().symbols;
        let board = Tiles::parse(symbols, text(layout)).unwrap();
        position
            .set_next_layout(Layout::new(symbols, &board).unwrap())
            .unwrap();
    }
}

#[test]
fn games_replay() {
    let mut games = 0;
    for line in read("oxy.jsonl").lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        replay(&game);
        games += 1;
    }
    assert_eq!(games, 235);
}

fn replay(game: &Value) {
    let id = text(&game["id"]);
    let rules: Rules = text(&game["game"]).parse().unwrap();
    let mut position = Oxy::parse_position(rules, text(&game["start"])).unwrap();
    let mut layouts = game["next_layouts"].as_array().into_iter().flatten();
    supply(&mut position, layouts.next());
    for (ply, mv) in array(&game["moves"]).iter().enumerate() {
        let mut legal: Vec<String> = position.legal_moves().map(|mv| mv.to_string()).collect();
        legal.sort();
        let expected: Vec<&str> = array(&game["legal"][ply]).iter().map(text).collect();
        assert_eq!(legal, expected, "{id} ply {ply}");
        assert_eq!(
            game["count"][ply],
            position.legal_moves().len(),
            "{id} ply {ply}"
        );
        let player = position.turn();
        assert_eq!(
            player.number(),
            text(&game["turn"]).as_bytes()[ply] - b'0',
            "{id} ply {ply}"
        );

        let mv: Move = text(mv).parse().unwrap();
        let before = position.penalties();
        let effect = position.preview(mv).unwrap();
        position.play(mv).unwrap();
        let penalties = position.penalties();
        assert_eq!(game["penalties"][ply][0], penalties.first, "{id} ply {ply}");
        assert_eq!(
            game["penalties"][ply][1], penalties.second,
            "{id} ply {ply}"
        );
        assert_eq!(
            effect.penalty,
            penalties[player] - before[player],
            "{id} ply {ply}"
        );
        assert_eq!(
            effect.end.is_some(),
            position.outcome().is_some(),
            "{id} ply {ply}"
        );
        if effect.alignments.len() > 0 && position.outcome().is_none() {
            supply(&mut position, layouts.next());
        }
    }
    let last = array(&game["count"]).last().unwrap();
    assert_eq!(*last, position.legal_moves().len(), "{id}");
    assert_eq!(position.board().to_string(), text(&game["end"]), "{id}");
    let outcome = position.outcome().map(oxy::Outcome::winner);
    let expected = game["outcome"].as_str().map(|winner| match winner {
        "first" => Some(Player::First),
        "second" => Some(Player::Second),
        other => panic!("{other}"),
    });
    assert_eq!(outcome, expected, "{id}");
}

/// A board as in the scores file: any contents, with `_` anywhere.
#[test]
fn scores() {
    let scores: Value = serde_json::from_str(&read("oxy-scores.json")).unwrap();
    for score in array(&scores) {
        let symbols = symbols(&score["variant"]);
        let board = Tiles::parse(symbols, text(&score["layout"])).unwrap();
        assert_eq!(score["value"], board.alignment_value(symbols), "{score}");
        let points: u32 = board
            .alignments(symbols)
            .map(|alignment| alignment.points)
            .sum();
        assert_eq!(score["value"], points, "{score}");
    }
    assert_eq!(array(&scores).len(), 133);
}

#[test]
fn layouts() {
    let layouts: Value = serde_json::from_str(&read("oxy-layouts.json")).unwrap();
    for row in array(&layouts) {
        let symbols = symbols(&row["variant"]);
        let board = Tiles::parse(symbols, text(&row["layout"])).unwrap();
        let layout = Layout::new(symbols, &board);
        let expected = row["trouble"].as_str();
        match layout {
            Ok(layout) => {
                assert_eq!(expected, None, "{row}");
                assert_eq!(layout.to_string(), text(&row["layout"]));
            }
            Err(LayoutError::Aligned { .. }) => assert_eq!(expected, Some("there is an alignment")),
            Err(LayoutError::Inevitable) => {
                assert_eq!(expected, Some("an alignment is inevitable"));
            }
            Err(error) => panic!("{row}: {error}"),
        }
        // The same at every place that takes a layout.
        let rules = Rules::of(symbols);
        let fresh = Oxy::parse_position(rules, text(&row["layout"]));
        assert_eq!(fresh.is_ok(), expected.is_none(), "{row}");
    }
    assert_eq!(array(&layouts).len(), 71);
}
