//! Random records, texts and bytes: whatever is written can be parsed to an
//! equal value, and whatever is parsed can be written.

use abstract_games::records::{
    GameResult, Item, Jump, Line, Ply, Reader, Record, Source, Tags, Writer,
};
use proptest::prelude::*;

fn move_text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-h][1-9]",
        "[a-h][1-9]-[a-h][1-9]@[0-5]",
        "[A-Za-z@!~+=/:#_^<>-][A-Za-z0-9@!~+=/:#_^<>-]{0,63}",
    ]
}

/// Any text, in which characters with a meaning in records are more frequent
/// than by chance.
fn any_text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => "[ -~]{0,12}",
        1 => any::<String>(),
        2 => prop::sample::select(vec![
            "\\", "\"", "{", "}", "[", "]", ";", "(", ")", "\n", "\r", "\r\n", "\n\n[", "\t", "\0",
            "\u{85}", "\u{feff}", "*", "\\n", "\\u{41}",
        ])
        .prop_map(String::from),
    ];
    prop::collection::vec(piece, 0..6).prop_map(|pieces| pieces.concat())
}

fn moves() -> impl Strategy<Value = Item> {
    let ply = move_text().prop_map(Ply::new);
    prop::collection::vec(ply, 1..5).prop_map(Item::Moves)
}

fn line() -> impl Strategy<Value = Line> {
    let leaf = prop::collection::vec(moves(), 1..4).prop_map(|items| Line { items });
    leaf.prop_recursive(5, 64, 6, |inner| {
        let item = prop_oneof![
            4 => moves(),
            2 => any_text().prop_map(Item::Comment),
            // A variation comes with a move before it.
            2 => inner.prop_map(Item::Variation),
            1 => any_text().prop_map(|position| {
                let source = Source::default();
                Item::Position(Jump { position, source })
            }),
        ];
        (moves(), prop::collection::vec(item, 0..8), any_text()).prop_map(
            |(first, rest, comment)| {
                let mut items = vec![Item::Comment(comment), first];
                for item in rest {
                    let after_jump = matches!(items.last(), Some(Item::Position(_)));
                    if after_jump {
                        items.push(Item::Moves(vec![Ply::new("a")]));
                    }
                    items.push(item);
                }
                // A comment may stand between a position and the next variation.
                Line {
                    items: in_order(items),
                }
            },
        )
    })
}

/// Removes the variations that no move precedes.
fn in_order(items: Vec<Item>) -> Vec<Item> {
    let mut replaceable = false;
    let mut kept = Vec::new();
    for item in items {
        match item {
            Item::Moves(_) => replaceable = true,
            Item::Position(_) => replaceable = false,
            Item::Variation(_) if !replaceable => continue,
            _ => {}
        }
        kept.push(item);
    }
    kept
}

prop_compose! {
    fn record()(
        game in any_text(),
        tags in prop::collection::vec(("[A-Za-z][A-Za-z0-9_-]{0,12}", any_text()), 0..5),
        moves in line(),
        result in prop::sample::select(vec![
            GameResult::First, GameResult::Second, GameResult::Draw, GameResult::Open,
        ]),
    ) -> Record {
        let mut record = Record::new(&game);
        for (name, value) in tags {
            if name != Tags::RESULT {
                record.tags.set(&name, value).unwrap();
            }
        }
        record.moves = moves;
        record.result = result;
        record
    }
}

/// Texts that are nearly records.
fn near_text() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "[Game \"x\"]",
        "[Game",
        "\"",
        "]",
        "[Position \"p\"]",
        "[Result \"*\"]",
        "[A \"b\"]",
        " ",
        "\n",
        "\n\n",
        "\r\n",
        "a",
        "b3",
        ",",
        "1.",
        "2.",
        "3...",
        "12",
        "{",
        "}",
        "{c}",
        ";d\n",
        "(",
        ")",
        "*",
        "1-0",
        "1/2-1/2",
        "\\",
        "\\n",
        "\\u{41}",
        "é",
        "\u{feff}",
        "\0",
        "$",
    ]);
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

/// Reads the whole input, writes what was read, and compares the two.
fn read_all(bytes: &[u8]) -> usize {
    let mut games = 0;
    // Every game and every error uses up at least one byte.
    for read in Reader::new(bytes).take(bytes.len() + 1) {
        if let Ok(record) = read {
            let text = record.to_text().expect("what was read can be written");
            assert_eq!(text.parse(), Ok(record), "{text:?}");
        }
        games += 1;
    }
    assert!(games <= bytes.len(), "reading stands still");
    games
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn what_is_written_reads_back_equal(record in record()) {
        let text = record.to_text().unwrap();
        prop_assert_eq!(text.parse::<Record>(), Ok(record));
    }

    #[test]
    fn files_of_records_read_back_equal(records in prop::collection::vec(record(), 0..4)) {
        let mut writer = Writer::new(Vec::new());
        for record in &records {
            writer.write(record).unwrap();
        }
        let text = writer.into_inner();
        let read: Result<Vec<Record>, _> = Reader::new(&text[..]).collect();
        prop_assert_eq!(read.unwrap(), records.clone());

        // The line endings of another system make no difference.
        let windows = String::from_utf8(text).unwrap().replace('\n', "\r\n");
        let read: Result<Vec<Record>, _> = Reader::new(windows.as_bytes()).collect();
        prop_assert_eq!(read.unwrap(), records);
    }

    #[test]
    fn a_record_with_a_piece_missing_is_read_or_rejected(
        record in record(),
        from in any::<prop::sample::Index>(),
        len in 0_usize..20,
    ) {
        let mut text = record.to_text().unwrap().into_bytes();
        let from = from.index(text.len());
        let to = (from + len).min(text.len());
        text.drain(from..to);
        read_all(&text);
    }

    #[test]
    fn near_records_are_read_or_rejected(text in near_text()) {
        read_all(text.as_bytes());
        // Replaying may fail with an error, but must not panic.
        for record in Reader::new(text.as_bytes()).flatten() {
            let _ = record.replay();
        }
    }

    #[test]
    fn bytes_are_read_or_rejected(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        read_all(&bytes);
    }

    #[test]
    fn one_bad_game_costs_no_other(before in record(), bad in near_text(), after in record()) {
        // Without anything that could swallow the game after it.
        let bad = bad.replace(['{', '[', '(', '"'], "");
        let (before_text, after_text) = (before.to_text().unwrap(), after.to_text().unwrap());
        let text = format!("{before_text}\n{bad}\n\n{after_text}");
        let read: Vec<_> = Reader::new(text.as_bytes()).flatten().collect();
        prop_assert_eq!(read.first(), Some(&before));
        prop_assert_eq!(read.last().map(|last| last.moves.moves().count()), Some(after.moves.moves().count()));
    }
}
