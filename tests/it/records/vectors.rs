//! The games of independent programs, converted to records, written, parsed,
//! and replayed with every move checked.

use abstract_games::records::{GameResult, Reader, Record, Tags, Writer};
use abstract_games::{GAMES, Outcome, open};
use serde_json::Value;

/// A recorded game, one line of the data.
struct Recorded {
    game: String,
    start: Option<String>,
    moves: Vec<String>,
    turn: String,
    outcome: Option<String>,
    next_layouts: Vec<String>,
}

/// The recorded games of the files of one crate.
fn recorded(files: &[&str]) -> Vec<Recorded> {
    let text = |value: &Value| value.as_str().map(String::from);
    let list = |value: &Value| -> Vec<String> {
        value
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(text)
            .collect()
    };
    let game = |line: &str| {
        let json: Value = serde_json::from_str(line).expect("a line of the data is JSON");
        Recorded {
            game: text(&json["game"]).expect("a game has a name"),
            start: text(&json["start"]),
            moves: list(&json["moves"]),
            turn: text(&json["turn"]).expect("a game lists its players"),
            outcome: text(&json["outcome"]),
            next_layouts: list(&json["next_layouts"]),
        }
    };
    let root = env!("CARGO_MANIFEST_DIR");
    files
        .iter()
        .flat_map(|file| {
            let text = std::fs::read_to_string(format!("{root}/crates/{file}")).expect(file);
            text.lines().map(game).collect::<Vec<_>>()
        })
        .collect()
}

impl Recorded {
    fn result(&self) -> GameResult {
        match self.outcome.as_deref() {
            Some("first") => GameResult::First,
            Some("second") => GameResult::Second,
            Some("draw") => GameResult::Draw,
            _ => GameResult::Open,
        }
    }

    /// The game as a record, the moves of a turn joined.
    fn record(&self) -> Record {
        let mut record = Record::new(&self.game);
        record.result = self.result();
        if let Some(start) = &self.start {
            record.tags.set(Tags::POSITION, start.as_str()).unwrap();
        }
        let mut last = None;
        for (text, player) in self.moves.iter().zip(self.turn.bytes()) {
            match last.replace(player) {
                Some(last) if last == player => record.moves.push_joined(text),
                _ => record.moves.push(text),
            }
        }
        record
    }
}

/// Writes and parses the recorded games. Returns their number.
fn check(files: &[&str]) -> usize {
    let recorded: Vec<Recorded> = recorded(files)
        .into_iter()
        .filter(|game| game.next_layouts.is_empty())
        .collect();
    let mut writer = Writer::new(Vec::new());
    for game in &recorded {
        writer.write(&game.record()).unwrap();
    }
    let text = writer.into_inner();
    let mut count = 0;
    for (read, recorded) in Reader::new(&text[..]).zip(&recorded) {
        let read = read.unwrap();
        assert_eq!(read, recorded.record());
        let replay = read
            .replay()
            .unwrap_or_else(|error| panic!("{}: {error}", recorded.game));
        assert_eq!(replay.plies, recorded.moves.len());
        let turns = recorded.turn.as_bytes().chunk_by(|a, b| a == b).count();
        assert_eq!(replay.turns, turns);
        assert_eq!(GameResult::from(replay.outcome), recorded.result());

        // The game gives the same record.
        let game = read.to_game().unwrap();
        let mut again = Record::of_game(game.as_ref());
        // A board alone is written with all fields.
        if recorded.start.is_some() {
            let start = recorded.start.as_deref().unwrap();
            again.tags.set(Tags::POSITION, start).unwrap();
        }
        assert_eq!(again.moves, read.moves);
        assert_eq!(
            (again.result, again.tags.get(Tags::POSITION)),
            (read.result, read.tags.get(Tags::POSITION))
        );
        count += 1;
    }
    assert_eq!(count, recorded.len());
    count
}

#[cfg(feature = "yonmoque")]
#[test]
fn yonmoque() {
    assert_eq!(check(&["yonmoque/tests/data/games.jsonl"]), 126);
}

#[cfg(feature = "oust")]
#[test]
fn oust() {
    assert_eq!(check(&["oust/tests/data/oust.jsonl"]), 127);
}

#[cfg(feature = "omnigon")]
#[test]
fn omnigon() {
    let files = [
        "omnigon/tests/data/omnigon-1988.jsonl",
        "omnigon/tests/data/omnigon-patents.jsonl",
    ];
    assert_eq!(check(&files), 57 + 83);
}

#[cfg(feature = "oxy")]
#[test]
fn oxy() {
    assert!(check(&["oxy/tests/data/oxy.jsonl"]) > 100);
}

/// Supplied layouts are recorded as positions from which the game goes on.
#[cfg(feature = "oxy")]
#[test]
fn oxy_with_supplied_layouts() {
    use abstract_games::oxy::{Notation as _, Oxy, Position as _, Rules};
    use abstract_games::records::{Item, Jump, Source};

    let mut games = 0;
    for recorded in recorded(&["oxy/tests/data/oxy.jsonl"]) {
        if recorded.next_layouts.is_empty() {
            continue;
        }
        games += 1;
        let mut record = Record::new(&recorded.game);
        record.result = recorded.result();
        let rules: Rules = recorded.game.parse().unwrap();
        let start = recorded.start.as_deref().expect("relayout games have one");
        record.tags.set(Tags::POSITION, start).unwrap();
        let mut position = Oxy::parse_position(rules, start).unwrap();
        let mut layouts = recorded.next_layouts.iter();
        let mut jumps = 0;
        let mut first = true;
        let mut supply = |position: &Oxy| {
            let mut setup = position.to_setup();
            let layout = layouts.next()?;
            setup.next_layout = Some(Oxy::parse_position(rules, layout).ok()?.to_setup().board);
            setup.validate(rules).ok()
        };
        // The first layout belongs to the start, and each of the others to the
        // position after an alignment.
        for text in &recorded.moves {
            if first || position.to_setup().next_layout.is_none() {
                if let Some(with_layout) = supply(&position) {
                    position = with_layout;
                    let text = position.position_text().to_string();
                    if first {
                        record.tags.set(Tags::POSITION, text).unwrap();
                    } else {
                        record.moves.items.push(Item::Position(Jump {
                            position: text,
                            source: Source::default(),
                        }));
                    }
                    jumps += 1;
                }
            }
            first = false;
            let mv = Oxy::parse_move(rules, text).unwrap();
            position.play(mv).unwrap();
            record.moves.push(text);
        }
        assert!(jumps > 0);
        let text = record.to_text().unwrap();
        let read: Record = text.parse().unwrap();
        assert_eq!(read, record);
        let replay = read.replay().unwrap();
        assert_eq!(replay.plies, recorded.moves.len());
        assert_eq!(GameResult::from(replay.outcome), recorded.result());
        assert_eq!(replay.position, position.position_text().to_string());
        assert_eq!(read.to_game().unwrap().position(), replay.position);
    }
    assert!(games > 0);
}

#[test]
fn games_at_random_make_records_that_replay() {
    let mut state = 7_u64;
    let mut below = |bound: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % bound
    };
    for name in GAMES {
        for _ in 0..5 {
            let mut game = open(name).unwrap();
            let mut choices = 0;
            while game.plies() < 300 && game.outcome().is_none() {
                choices += game.legal_count() as u64;
                game.play_nth(below(game.legal_count()));
            }
            let record = Record::of_game(game.as_ref());
            let text = record.to_text().unwrap();
            assert_eq!(text.parse::<Record>(), Ok(record.clone()));
            let replay = record.replay().unwrap();
            assert_eq!((replay.plies, replay.choices), (game.plies(), choices));
            assert_eq!(replay.position, game.position());
            assert_eq!(replay.score, game.score());
            assert_eq!(replay.outcome, game.outcome());
            let drawn = game.outcome() == Some(Outcome::Draw);
            assert_eq!(record.result == GameResult::Draw, drawn);
        }
    }
}
