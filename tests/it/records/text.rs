//! The text of records: parsing and writing.

use abstract_games::records::{GameResult, Item, Line, Place, Reader, Record, Tag, Tags, Writer};

/// The only game of a text that begins with `[Game "x"]` and an empty line.
fn game(moves: &str) -> Record {
    format!("[Game \"x\"]\n\n{moves}").parse().expect(moves)
}

/// A line as nested text, for comparison: joined moves with commas, comments
/// in braces, variations in parentheses, positions after an `=`.
fn sketch(line: &Line) -> String {
    let item = |item: &Item| match item {
        Item::Moves(moves) => {
            let moves: Vec<&str> = moves.iter().map(|ply| ply.text.as_str()).collect();
            moves.join(",")
        }
        Item::Comment(text) => format!("{{{text}}}"),
        Item::Variation(line) => format!("({})", sketch(line)),
        Item::Position(jump) => format!("={}", jump.position),
    };
    let items: Vec<String> = line.items.iter().map(item).collect();
    items.join(" ")
}

#[test]
fn moves_may_be_joined_and_numbered_and_spaced_as_one_likes() {
    for text in [
        "a b,c d *",
        "1. a 2. b,c 4. d *",
        "1.a 2.b,c 4.d *",
        "1...a\n\n\t2... b,c\r\n4.d\r\n*",
        "  a\nb,c\nd\n*\n\n\n",
        "a b,c d 5. *",
    ] {
        let record = game(text);
        assert_eq!(sketch(&record.moves), "a b,c d", "{text:?}");
        assert_eq!(record.main_line().count(), 4);
    }
}

#[test]
fn all_that_games_write_as_moves_is_read() {
    let moves = "c4 pass swap b4-c3 e2-g2@3 d3xa3@0 b1@2 b2! a4~b2";
    assert_eq!(sketch(&game(&format!("{moves} *")).moves), moves);
}

#[test]
fn results() {
    for (text, result) in [
        ("1-0", GameResult::First),
        ("0-1", GameResult::Second),
        ("1/2-1/2", GameResult::Draw),
        ("*", GameResult::Open),
    ] {
        assert_eq!(game(text).result, result);
        let tagged = format!("[Result \"{text}\"]\n[Game \"x\"]\n\na {text}\n");
        let record: Record = tagged.parse().unwrap();
        assert_eq!(record.result, result);
        assert_eq!(record.tags.len(), 1, "the result is not kept as a tag");
        assert!(GameResult::from(result.outcome()) == result);
    }
}

#[test]
fn comments_are_kept_to_the_letter() {
    let record =
        game("{ before } a { one\ntwo } ; to the end }\nb{}c;\n{a \\} b \\\\ \\n \\u{1F980}}*");
    let comments: Vec<&str> = record.moves.comments().collect();
    assert_eq!(
        comments,
        [
            " before ",
            " one\ntwo ",
            " to the end }",
            "",
            "",
            "a } b \\ \n 🦀"
        ]
    );
    assert_eq!(record.main_line().count(), 3);
}

#[test]
fn comments_before_and_among_tags_come_before_the_moves() {
    let text = "; of a club\n\n[Game \"x\"]\n{first} [First \"A\"] [Second \"B\"]; second\n\na *";
    let record: Record = text.parse().unwrap();
    assert_eq!(sketch(&record.moves), "{ of a club} {first} { second} a");
    assert_eq!(record.tags.get(Tags::SECOND), Some("B"));
}

#[test]
fn variations_nest_and_number_from_the_move_that_they_replace() {
    let record = game("1. a b (2. c {why} 3. d (3. e) (f 4. g) 4. h) (2. i) 3. j,k (4. l) m *");
    assert_eq!(
        sketch(&record.moves),
        "a b (c {why} d (e) (f g) h) (i) j,k (l) m"
    );
    assert_eq!(record.moves.depth(), 2);
    assert_eq!(record.moves.variations().count(), 3);
    assert_eq!(record.main_line().count(), 5);
}

#[test]
fn a_line_goes_on_from_a_position() {
    let record = game("a [Position \"p \\\"q\\\"\"] b (c [Position \"r\"] d) *");
    assert_eq!(sketch(&record.moves), "a =p \"q\" b (c =r d)");
}

#[test]
fn tags_keep_their_order_and_any_text() {
    let text = "[Game \"x\"][Zeta \"\"]  [ A_-9\t\"\\\\ \\\" } é\\t\\u{7}\" ]\n[Date \"?\"]\n\n*";
    let record: Record = text.parse().unwrap();
    let tags: Vec<_> = record
        .tags
        .iter()
        .map(|tag| (tag.name(), tag.value()))
        .collect();
    assert_eq!(
        tags,
        [
            ("Game", "x"),
            ("Zeta", ""),
            ("A_-9", "\\ \" } é\t\u{7}"),
            ("Date", "?")
        ]
    );
}

#[test]
fn places_are_lines_columns_in_characters_and_offsets_in_bytes() {
    let text = "\u{feff}[Game \"é\"]\r\n\r\n{é\r\né} a,b\r\n\t(c) 1-0";
    let record: Record = text.parse().unwrap();
    let place = |line, column, offset| {
        Some(Place {
            line,
            column,
            offset,
        })
    };
    assert_eq!(record.tags.tag("Game").unwrap().source().0, place(1, 7, 9));
    let moves: Vec<_> = record.main_line().map(|ply| ply.source.0).collect();
    assert_eq!(moves, [place(4, 4, 27), place(4, 6, 29)]);
    let inner = record.moves.variations().next().unwrap().moves().next();
    assert_eq!(inner.unwrap().source.0, place(5, 3, 34));
    assert_eq!(record.result_source.0, place(5, 6, 37));
}

#[test]
fn places_take_no_part_in_comparison() {
    assert_eq!(game("1. a   b *"), game("\n\na b\n*"));
    assert_ne!(game("a,b *"), game("a b *"));
}

#[test]
fn games_follow_one_another() {
    let text =
        "[Game \"a\"]\n\n*\n[Game \"b\"] * [Game \"c\"]*\n\n\n[Game \"d\"]\nx *\n; the end\n";
    let names: Vec<String> = Reader::new(text.as_bytes())
        .map(|record| record.unwrap().game().unwrap().to_string())
        .collect();
    assert_eq!(names, ["a", "b", "c", "d"]);
}

#[test]
fn nothing_holds_no_game() {
    for text in ["", "\u{feff}", " \n\r\n\t", "; a comment", "{another}\n"] {
        assert_eq!(Reader::new(text.as_bytes()).count(), 0, "{text:?}");
    }
}

#[test]
fn the_writer_wraps_lines_and_numbers_their_first_moves() {
    let mut record = Record::new("x");
    record.tags.set(Tags::FIRST, "A \"B\" \\\n").unwrap();
    record.result = GameResult::Draw;
    for n in 0..30 {
        record.moves.push(format!("a{n}"));
        record.moves.push_joined("b");
    }
    let mut variation = Line::from_iter(["c", "d"]);
    variation.items.push(Item::Comment("{no} way".into()));
    record.moves.items.push(Item::Variation(variation));
    record.moves.push("e");
    let expected = "\
[Game \"x\"]
[First \"A \\\"B\\\" \\\\\\n\"]
[Result \"1/2-1/2\"]

1. a0,b a1,b a2,b a3,b a4,b a5,b a6,b a7,b a8,b a9,b a10,b a11,b a12,b a13,b
29. a14,b a15,b a16,b a17,b a18,b a19,b a20,b a21,b a22,b a23,b a24,b a25,b
53. a26,b a27,b a28,b a29,b (60. c d {{no\\} way}) 61. e 1/2-1/2
";
    assert_eq!(record.to_text().as_deref(), Ok(expected));
    assert_eq!(expected.parse(), Ok(record));
}

#[test]
fn the_writer_puts_an_empty_line_between_games() {
    let mut writer = Writer::new(Vec::new());
    writer.write(&Record::new("a")).unwrap();
    writer.write(&Record::new("b")).unwrap();
    let text = String::from_utf8(writer.into_inner()).unwrap();
    assert_eq!(
        text,
        "[Game \"a\"]\n[Result \"*\"]\n\n*\n\n[Game \"b\"]\n[Result \"*\"]\n\n*\n"
    );
}

#[test]
fn tags_are_set_replaced_and_removed() {
    let mut tags = Tags::new();
    tags.set("A", "1").unwrap();
    tags.set("B", "2").unwrap();
    tags.set("A", "3").unwrap();
    let names: Vec<_> = tags.iter().map(Tag::name).collect();
    assert_eq!((names, tags.get("A")), (vec!["A", "B"], Some("3")));
    assert_eq!(tags.remove("A").as_deref(), Some("3"));
    assert_eq!(
        (tags.remove("A"), tags.get("a"), tags.len()),
        (None, None, 1)
    );
    let long = "a".repeat(Tags::MAX_NAME + 1);
    for name in ["", "1", "_", "a b", "é", "a.b", "Result", &long] {
        assert!(tags.set(name, "").is_err(), "{name}");
    }
    assert!(tags.set(&long[1..], "").is_ok());
}

#[test]
fn stripping_leaves_the_moves() {
    let mut record = game("{x} a (b) c,d {y} [Position \"p\"] e *");
    record.strip();
    assert_eq!(sketch(&record.moves), "a c,d =p e");
}
