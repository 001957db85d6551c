//! The game records of Abstract Play.

use abstract_games::GAMES;
use abstract_games::records::abstract_play::{
    Entry, ImportProblem, Imported, Remark, RemarkKind, import, parse,
};
use abstract_games::records::{GameResult, Tags};
use serde_json::{Value, json};

/// A record without moves.
fn blank(game: &str, variants: &[&str]) -> Value {
    json!({
        "header": {
            "game": {"name": game, "variants": variants},
            "site": {"name": "Sample"},
            "date-start": "2026-01-02T10:00:00Z",
            "date-end": "2026-01-02T10:20:00Z",
            "date-generated": "2026-01-02T10:20:01Z",
            "players": [{"name": "A", "result": 1}, {"name": "B", "result": 0}],
        },
        "moves": [],
    })
}

/// A record with these rounds.
fn rounds(game: &str, variants: &[&str], rounds: Value) -> Value {
    let mut record = blank(game, variants);
    record["moves"] = rounds;
    record
}

fn moves(imported: &Imported) -> String {
    let moves: Vec<&str> = imported
        .record
        .main_line()
        .map(|ply| ply.text.as_str())
        .collect();
    moves.join(" ")
}

/// Whether this build has the game.
fn has(game: &str) -> bool {
    GAMES.contains(&game)
}

#[test]
fn the_sample() {
    if !has("yonmoque") {
        return;
    }
    let text = include_str!("../../data/records/abstract-play.json");
    let imported = parse(text).unwrap().remove(0).unwrap();
    assert_eq!((imported.entries, imported.entries_imported), (22, 22));
    assert!(imported.is_complete());
    assert_eq!(imported.remarks, []);
    let expected = "\
[Game \"yonmoque\"]
[First \"A\"]
[Second \"B\"]
[Date \"2026-01-02\"]
[Site \"Sample\"]
[GameId \"y-1\"]
[Result \"0-1\"]

1. a4 b2 a4-b4 d5 b4-c4 c1 e4 a3 e4-e3 a3-a2 b3 d5-d4 a4 d2 c4-c3 d2-e1 c3-c2 e2
19. c4 d4-c5 a4-b5 c5-d5 0-1
";
    assert_eq!(imported.record.to_text().as_deref(), Ok(expected));
    let replay = imported.record.replay().unwrap();
    assert_eq!(replay.end_reason.as_deref(), Some("four"));
}

#[test]
fn one_game_or_a_list() {
    if !has("yonmoque") {
        return;
    }
    let one = blank("Yonmoque", &[]);
    assert_eq!(parse(&one.to_string()).unwrap().len(), 1);
    let list = json!([one, 7, one, {}]);
    let games = parse(&list.to_string()).unwrap();
    let right: Vec<bool> = games.iter().map(Result::is_ok).collect();
    assert_eq!(right, [true, false, true, false]);
    assert!(parse("[]").unwrap().is_empty());
    for (text, line, column) in [
        ("", 1, 0),
        ("7", 1, 1),
        ("{", 1, 1),
        ("[{}]\n[]", 2, 1),
        ("[{},\n x]", 2, 2),
        ("{\"a\": \"\u{1}\"}", 1, 8),
    ] {
        let error = parse(text).unwrap_err();
        assert_eq!(
            (error.line(), error.column()),
            (line, column),
            "{text:?}: {error}"
        );
    }
    assert!(parse(&"[".repeat(1_000_000)).is_err());
    assert!(parse(&"{\"a\":".repeat(1_000_000)).is_err());
}

#[test]
fn names_and_variants() {
    for (game, variants, name) in [
        ("Oust", &[][..], "oust"),
        ("Oust", &["hex-6"], "oust:hex-6"),
        ("Oust", &["hex-8"], "oust:hex-8"),
        ("Oust", &["square-11"], "oust:square-11"),
        ("Yonmoque", &[], "yonmoque"),
    ] {
        if has(name.split(':').next().unwrap()) {
            let imported = import(blank(game, variants)).unwrap();
            assert_eq!(imported.record.game(), Some(name));
        }
    }
}

#[test]
fn further_keys_are_kept_and_known_ones_become_tags() {
    if !has("yonmoque") {
        return;
    }
    let mut record = blank("Yonmoque", &[]);
    let header = &mut record["header"];
    header["event"] = json!("Cup");
    header["round"] = json!("2");
    header["unrated"] = json!(true);
    header["pied"] = json!(false);
    header["site"]["gameid"] = json!(17);
    header["players"][1]["userid"] = json!("b-2");
    header["players"][1]["score"] = json!(0.5);
    header["players"][1]["is_ai"] = json!(true);
    header["mood"] = json!({"good": true});
    record["moves"] = json!([["c3", {"move": "b3", "result": "told", "note": 1}]]);
    let imported = import(record.clone()).unwrap();
    assert_eq!(imported.json, record);
    let tags: Vec<_> = imported
        .record
        .tags
        .iter()
        .map(|tag| (tag.name(), tag.value()))
        .collect();
    assert_eq!(
        tags,
        [
            ("Game", "yonmoque"),
            ("First", "A"),
            ("Second", "B"),
            ("SecondId", "b-2"),
            ("Date", "2026-01-02"),
            ("Site", "Sample"),
            ("GameId", "17"),
            ("Event", "Cup"),
            ("Round", "2"),
            ("Unrated", "true"),
        ]
    );
    assert_eq!(moves(&imported), "c3 b3");
    // The game has not ended by its rules, so the players' results count.
    assert_eq!(imported.record.result, GameResult::First);
}

#[test]
fn rounds_are_played_by_sequence() {
    if !has("yonmoque") {
        return;
    }
    let json = rounds(
        "Yonmoque",
        &[],
        json!([["c3", null], [{"move": "c3-d4", "sequence": 2}, {"move": "b3", "sequence": 1}], [null, "e1"]]),
    );
    let imported = import(json).unwrap();
    assert!(
        imported.is_complete() && imported.remarks.is_empty(),
        "{:?}",
        imported.remarks
    );
    assert_eq!(moves(&imported), "c3 b3 c3-d4 e1");
    assert_eq!((imported.entries, imported.entries_imported), (4, 4));
}

/// The remark of an import that stops, with the moves up to there.
fn stopped(json: Value) -> (String, usize, Remark) {
    let mut imported = import(json).unwrap();
    assert!(imported.record.replay().is_ok());
    let remark = imported.remarks.pop().expect("there is a remark");
    assert_eq!(imported.remarks, []);
    (moves(&imported), imported.entries_imported, remark)
}

const fn at(round: usize, seat: usize) -> Option<Entry> {
    Some(Entry { round, seat })
}

#[test]
fn moves_that_cannot_be_played_end_the_import() {
    if !has("yonmoque") {
        return;
    }
    let yonmoque = |moves| rounds("Yonmoque", &[], moves);
    let (moves, whole, remark) = stopped(yonmoque(json!([["c3", "b3"], ["c3-e2", "a1"]])));
    assert_eq!((&moves[..], whole, remark.entry), ("c3 b3", 2, at(1, 0)));
    assert!(
        remark
            .to_string()
            .starts_with("`moves[1][0]`, move 1: illegal move `c3-e2`: ")
    );

    let (moves, whole, remark) = stopped(yonmoque(json!([["c3", "pass"]])));
    assert_eq!((&moves[..], whole, remark.entry), ("c3", 1, at(0, 1)));
    assert!(matches!(remark.kind, RemarkKind::Move(_)));

    let (moves, whole, remark) = stopped(yonmoque(json!([["c3", null], ["c3-d4", null]])));
    assert_eq!((&moves[..], whole, remark.entry), ("c3", 1, at(1, 0)));
    assert!(matches!(remark.kind, RemarkKind::WrongPlayer(player) if player.number() == 2));

    let (moves, whole, remark) = stopped(yonmoque(json!([["c3,d4", "b3"]])));
    assert_eq!(
        (&moves[..], whole, remark.entry, remark.part),
        ("c3", 0, at(0, 0), 1)
    );
    assert!(matches!(remark.kind, RemarkKind::WrongPlayer(_)));

    let (moves, whole, remark) = stopped(yonmoque(json!([["", "b3"]])));
    assert_eq!((&moves[..], whole, remark.entry), ("", 0, at(0, 0)));
}

#[test]
fn a_turn_left_unfinished_ends_the_import() {
    if !has("oust") {
        return;
    }
    // a2 captures b1, and Red must place again.
    let json = rounds(
        "Oust",
        &["square-11"],
        json!([["a1", "b1"], ["a3", "k11"], ["a2", "b1"], ["k1", null]]),
    );
    let (moves, whole, remark) = stopped(json);
    assert_eq!((&moves[..], whole), ("a1 b1 a3 k11 a2", 5));
    assert_eq!((remark.entry, remark.part), (at(2, 0), 0));
    assert_eq!(remark.kind, RemarkKind::UnfinishedTurn);

    // With the placement that ends the turn, there is no remark.
    let json = rounds(
        "Oust",
        &["square-11"],
        json!([["a1", "b1"], ["a3", "k11"], ["a2,e5", "b1"]]),
    );
    let imported = import(json).unwrap();
    assert!(imported.is_complete() && imported.remarks.is_empty());
    assert!(
        imported
            .record
            .to_text()
            .unwrap()
            .ends_with("1. a1 b1 a3 k11 a2,e5 b1 1-0\n")
    );
}

#[test]
fn a_dead_board_is_not_passed_on() {
    if !has("oust") {
        return;
    }
    // A checkerboard: no stone touches one of its colour.
    let cells = |parity: usize| {
        (0..121).filter(move |cell| cell % 2 == parity).map(|cell| {
            let file = char::from(b'a' + (cell % 11) as u8);
            format!("{file}{}", cell / 11 + 1)
        })
    };
    let mut list: Vec<Value> = cells(0)
        .zip(cells(1))
        .map(|(red, blue)| json!([red, blue]))
        .collect();
    list.push(json!(["k11", "pass"]));
    list.push(json!(["pass", "pass"]));
    let json = rounds("Oust", &["square-11"], Value::from(list));
    let imported = import(json.clone()).unwrap();
    assert_eq!((imported.entries, imported.entries_imported), (124, 121));
    assert_eq!(imported.record.result, GameResult::Draw);
    assert_eq!(imported.record.main_line().count(), 121);
    let [dead, result] = &imported.remarks[..] else {
        panic!("two remarks: {:?}", imported.remarks)
    };
    assert_eq!((dead.entry, dead.part), (at(60, 1), 0));
    assert!(matches!(
        dead.kind,
        RemarkKind::AfterEnd {
            entries: 3,
            passes: true,
            ..
        }
    ));
    assert!(dead.to_string().ends_with(", all of them passes"), "{dead}");
    assert!(matches!(
        result.kind,
        RemarkKind::ResultDiffers {
            recorded: GameResult::First,
            ..
        }
    ));

    // Entries other than passes, and the correct result, a tie.
    let mut json = json;
    json["header"]["players"][0]["result"] = json!(0);
    json["moves"][61][1] = json!("a1");
    let (_, _, remark) = stopped(json);
    assert!(matches!(
        remark.kind,
        RemarkKind::AfterEnd {
            entries: 3,
            passes: false,
            ..
        }
    ));
}

#[test]
fn swapped_players_and_starts() {
    if !has("oust") {
        return;
    }
    let mut json = rounds("Oust", &[], json!([["g7", "a1"]]));
    json["header"]["pied"] = json!(true);
    let imported = import(json).unwrap();
    assert_eq!(imported.record.game(), Some("oust"));
    assert_eq!(imported.record.tags.get("Pied"), Some("true"));
    assert!(imported.remarks.is_empty());

    let mut json = rounds("Oust", &["square-11"], json!([["g7", "a1"]]));
    json["header"]["startingPosition"] = json!("");
    assert!(import(json.clone()).unwrap().is_complete());
    json["header"]["startingPosition"] = json!("in words of their own");
    let (moves, whole, remark) = stopped(json.clone());
    assert_eq!((&moves[..], whole, remark.entry), ("", 0, None));
    assert!(matches!(remark.kind, RemarkKind::Start(_)));
    json["header"]["startingPosition"] = json!("r10/11/11/11/11/11/11/11/11/11/10b r");
    let imported = import(json).unwrap();
    assert!(imported.record.tags.get(Tags::POSITION).is_some());
    assert!(imported.record.replay().is_ok());
}

#[test]
fn objects_that_are_not_records_are_reported_with_their_path() {
    if !(has("oust") && has("yonmoque")) {
        return;
    }
    let change = |path: &str, value: Value| {
        let mut json = rounds("Oust", &["hex-6"], json!([["f6", {"move": "a1"}]]));
        let mut place = &mut json;
        for key in path.split('/').filter(|key| !key.is_empty()) {
            place = match key.parse::<usize>() {
                Ok(index) => &mut place[index],
                Err(_) => &mut place[key],
            };
        }
        *place = value;
        import(json)
    };
    for (path, value, expected) in [
        ("", json!([]), "the record must be an object"),
        ("", json!({}), "`header` is missing"),
        ("header", json!(1), "`header` must be an object"),
        ("header", json!({}), "`header.game` is missing"),
        ("header/game", json!({}), "`header.game.name` is missing"),
        (
            "header/game/name",
            json!(1),
            "`header.game.name` must be a string",
        ),
        (
            "header/game/name",
            json!("oust"),
            "`header.game.name` is \"oust\"; only `Oust` and `Yonmoque` are supported",
        ),
        (
            "header/game/variants",
            json!("hex-6"),
            "`header.game.variants` must be a list",
        ),
        (
            "header/game/variants",
            json!([1]),
            "`header.game.variants[0]` must be a string",
        ),
        (
            "header/game/variants",
            json!(["hex-6", "hex-5"]),
            "`header.game.variants[1]` is \"hex-5\"; Oust has `hex-6`, `hex-8` and `square-11`",
        ),
        (
            "header/game",
            json!({"name": "Yonmoque", "variants": ["x"]}),
            "`header.game.variants[0]` is \"x\"; Yonmoque has none",
        ),
        (
            "header/players",
            json!(1),
            "`header.players` must be a list",
        ),
        (
            "header/players",
            json!([1]),
            "`header.players` must have 2 entries, not 1",
        ),
        (
            "header/players/1",
            json!(1),
            "`header.players[1]` must be an object",
        ),
        (
            "header/players/1",
            json!({}),
            "`header.players[1].name` is missing",
        ),
        (
            "header/players/1/name",
            json!(null),
            "`header.players[1].name` must be a string",
        ),
        (
            "header/players/0/result",
            json!(0.5),
            "`header.players[0].result` must be an integer",
        ),
        (
            "header/players/0/result",
            json!("1"),
            "`header.players[0].result` must be an integer",
        ),
        (
            "header/players/0/userid",
            json!([]),
            "`header.players[0].userid` must be a string or a number",
        ),
        ("header/site", json!("x"), "`header.site` must be an object"),
        ("header/site", json!({}), "`header.site.name` is missing"),
        (
            "header/site/gameid",
            json!(null),
            "`header.site.gameid` must be a string or a number",
        ),
        (
            "header/event",
            json!([]),
            "`header.event` must be a string or a number",
        ),
        (
            "header/unrated",
            json!("yes"),
            "`header.unrated` must be true or false",
        ),
        (
            "header/pied",
            json!(1),
            "`header.pied` must be true or false",
        ),
        (
            "header/startingPosition",
            json!(1),
            "`header.startingPosition` must be a string",
        ),
        (
            "header/date-start",
            json!("yesterday"),
            "`header.date-start` must be a date and time such as \"2026-01-31T12:00:00Z\"",
        ),
        (
            "header/date-end",
            json!("2026-01-02"),
            "`header.date-end` must be a date and time such as \"2026-01-31T12:00:00Z\"",
        ),
        (
            "header/date-generated",
            json!("\u{e9}\u{e9}\u{e9}\u{e9}\u{e9}\u{e9}\u{e9}\u{e9}\u{e9}"),
            "`header.date-generated` must be a date and time such as \"2026-01-31T12:00:00Z\"",
        ),
        ("moves", json!({}), "`moves` must be a list"),
        ("moves/0", json!("a1"), "`moves[0]` must be a list"),
        (
            "moves/0",
            json!(["a1", "a2", "a3"]),
            "`moves[0]` must have at most 2 entries, not 3",
        ),
        (
            "moves/0/1",
            json!(1),
            "`moves[0][1]` must be null, a string or an object",
        ),
        ("moves/0/1", json!({}), "`moves[0][1].move` is missing"),
        (
            "moves/0/1/move",
            json!(1),
            "`moves[0][1].move` must be a string",
        ),
        (
            "moves/0/1/sequence",
            json!("1"),
            "`moves[0][1].sequence` must be an integer",
        ),
    ] {
        let error = change(path, value).expect_err(expected);
        assert_eq!(error.to_string(), expected);
    }
    let error = change("header/game/variants", json!(["hex-6", "hex-8"])).unwrap_err();
    assert!(matches!(error.problem, ImportProblem::Name(_)), "{error}");
    for key in [
        "game",
        "site",
        "players",
        "date-start",
        "date-end",
        "date-generated",
    ] {
        let mut json = blank("Oust", &[]);
        json["header"].as_object_mut().unwrap().remove(key);
        let error = import(json).unwrap_err();
        assert_eq!(
            (error.path, error.problem),
            (format!("header.{key}"), ImportProblem::Missing)
        );
    }
}

/// The recorded games of the independent programs, written as Abstract Play
/// would write them, without passes within a turn.
#[cfg(all(feature = "oust", feature = "yonmoque"))]
#[test]
fn recorded_games() {
    let root = env!("CARGO_MANIFEST_DIR");
    let (mut games, mut added) = (0, 0);
    for file in [
        "oust/tests/data/oust.jsonl",
        "yonmoque/tests/data/games.jsonl",
    ] {
        let text = std::fs::read_to_string(format!("{root}/crates/{file}")).unwrap();
        for line in text.lines() {
            let recorded: Value = serde_json::from_str(line).unwrap();
            let (game, variants): (_, &[&str]) = match recorded["game"].as_str().unwrap() {
                "oust" => ("Oust", &[]),
                "oust:hex-6" => ("Oust", &["hex-6"]),
                "oust:hex-8" => ("Oust", &["hex-8"]),
                "oust:square-11" => ("Oust", &["square-11"]),
                "yonmoque" => ("Yonmoque", &[]),
                _ => continue,
            };
            let turn = recorded["turn"].as_str().unwrap().as_bytes();
            let all = recorded["moves"].as_array().unwrap();
            let all: Vec<&str> = all.iter().map(|mv| mv.as_str().unwrap()).collect();
            let (mut record, mut expected) = (Vec::<Vec<Value>>::new(), 0);
            let mut begin = 0;
            for group in turn.chunk_by(|a, b| a == b) {
                let mut turn_moves = &all[begin..begin + group.len()];
                begin += group.len();
                if turn_moves.len() > 1 && turn_moves.last() == Some(&"pass") {
                    turn_moves = &turn_moves[..turn_moves.len() - 1];
                    expected += 1;
                }
                let entry = Value::from(turn_moves.join(","));
                match group[0] {
                    b'1' => record.push(vec![entry, Value::Null]),
                    _ => record.last_mut().unwrap()[1] = entry,
                }
            }
            let mut json = rounds(game, variants, json!(record));
            let (first, second) = match recorded["outcome"].as_str() {
                Some("first") => (1, 0),
                Some("second") => (0, 1),
                _ => (0, 0),
            };
            json["header"]["players"][0]["result"] = json!(first);
            json["header"]["players"][1]["result"] = json!(second);
            let imported = import(json).unwrap();
            assert!(
                imported.is_complete(),
                "{} {:?}",
                recorded["id"],
                imported.remarks
            );
            assert_eq!(moves(&imported), all.join(" "));
            assert_eq!(imported.remarks.len(), expected);
            let kind = |remark: &Remark| remark.kind == RemarkKind::PassAdded;
            assert!(imported.remarks.iter().all(kind));
            let replay = imported.record.replay().unwrap();
            assert_eq!(replay.plies, all.len());
            let text = imported.record.to_text().unwrap();
            assert_eq!(text.parse(), Ok(imported.record));
            games += 1;
            added += expected;
        }
    }
    assert!(games > 130 && added >= 4, "{games} games, {added} passes");
}

/// A text in place of a record is not quoted, however long it is.
#[test]
fn a_long_string_is_not_quoted() {
    let text = format!("\"{}\"", "x".repeat(1_000_000));
    let error = parse(&text).unwrap_err().to_string();
    assert_eq!(
        error,
        "invalid type: a string, expected a record or a list of records at line 1 column 1000002"
    );
}
