//! Texts that are not records: the error says what is wrong, and exactly where.

use std::io::{self, BufReader, Read};

use abstract_games::records::{
    FormProblem, GameResult, Item, Jump, Line, Place, Ply, Problem, ReadError, Reader, Record,
    SyntaxError,
};

fn error(text: &str) -> SyntaxError {
    text.parse::<Record>().expect_err(text)
}

/// The error of moves that begin in line 3, with its line and column.
fn moves(text: &str) -> (u64, u64, Problem) {
    let SyntaxError { place, problem } = error(&format!("[Game \"x\"]\n\n{text}"));
    (place.line, place.column, problem)
}

#[test]
fn errors_of_moves() {
    use Problem::*;
    let long = "a".repeat(65);
    for (text, column, problem) in [
        ("", 1, ResultMissing),
        ("a b", 4, ResultMissing),
        (
            "a b 1. c *",
            5,
            Number {
                expected: 3,
                found: "1".into(),
            },
        ),
        (
            "99999999999999999999999. a *",
            1,
            Number {
                expected: 1,
                found: "99999999999999999999999".into(),
            },
        ),
        ("1 a *", 1, NumberForm { found: "1".into() }),
        (
            "a 1-1 *",
            3,
            NumberForm {
                found: "1-1".into(),
            },
        ),
        (
            "a 1/2 *",
            3,
            NumberForm {
                found: "1/2".into(),
            },
        ),
        ("a ** *", 3, NumberForm { found: "**".into() }),
        ("a,,b *", 3, MoveMissing),
        (",a *", 1, MoveMissing),
        ("a, b *", 3, MoveMissing),
        ("a,*", 3, MoveCharacter { found: '*' }),
        ("a,1b *", 3, MoveCharacter { found: '1' }),
        ("c4? *", 3, MoveCharacter { found: '?' }),
        ("$1 *", 1, MoveCharacter { found: '$' }),
        ("c\u{e9} *", 2, MoveCharacter { found: 'é' }),
        ("c\" *", 2, MoveCharacter { found: '"' }),
        (&long, 1, MoveTooLong),
        ("a {b", 3, CommentOpen),
        ("a {b \\x} *", 6, Escape),
        ("a {\\u{110000}} *", 4, Escape),
        ("a {\\u{d800}} *", 4, Escape),
        ("a {\\u{}} *", 4, Escape),
        ("a {\\u{0000041}} *", 4, Escape),
        ("a {\\u41} *", 4, Escape),
        ("a {\\", 4, Escape),
        ("a } *", 3, Stray { found: '}' }),
        ("a ) *", 3, Stray { found: ')' }),
        ("a ] *", 3, Stray { found: ']' }),
        ("(a) *", 1, VariationFirst),
        ("{c} (a) *", 5, VariationFirst),
        ("a ((b)) *", 4, VariationFirst),
        ("a () b *", 3, VariationEmpty),
        ("a ({b}) *", 3, VariationEmpty),
        ("a (b", 3, VariationOpen),
        ("a (b (c) *", 10, ResultInVariation),
        ("a (b *) *", 6, ResultInVariation),
        (
            "a [First \"b\"] *",
            3,
            TagLate {
                name: "First".into(),
            },
        ),
        ("a [Position \"p\"] (b) *", 18, VariationFirst),
        ("a ([Position \"p\"] b) *", 4, PositionFirst),
        ("a [Position \"p\" *", 17, TagEnd),
        ("a [Position p] *", 13, TagValue),
        ("a \u{b} *", 3, Control { found: '\u{b}' }),
        ("a {\u{0}} *", 4, Control { found: '\0' }),
        ("a \r b *", 3, Control { found: '\r' }),
        ("a ;\u{85}\n *", 4, Control { found: '\u{85}' }),
        ("a * b *", 5, SecondRecord),
    ] {
        assert_eq!(moves(text), (3, column, problem), "{text:?}");
    }
    // An unterminated item is reported at its beginning.
    assert_eq!(moves("a\n\n(b\n\n"), (5, 1, VariationOpen));
    assert_eq!(moves("a\n {b\n\n"), (4, 2, CommentOpen));
}

#[test]
fn errors_of_tags() {
    use Problem::*;
    let long = format!("[{} \"\"] *", "a".repeat(65));
    for (text, column, problem) in [
        ("[", 2, TagName),
        ("[] *", 2, TagName),
        ("[1 \"\"] *", 2, TagName),
        ("[\u{e9} \"\"] *", 2, TagName),
        (&long, 2, TagName),
        ("[Game] *", 6, TagValue),
        ("[Game x] *", 7, TagValue),
        ("[Game \"x] *", 7, TagOpen),
        ("[Game \"x\n\"] *", 7, TagOpen),
        ("[Game \"x\" y] *", 11, TagEnd),
        ("[Game \"x\"", 10, TagEnd),
        ("[Game \"\\x\"] *", 8, Escape),
        (
            "[Game \"x\"][Game \"x\"] *",
            11,
            TagRepeated {
                name: "Game".into(),
            },
        ),
        (
            "[Result \"*\"][Result \"*\"] *",
            13,
            TagRepeated {
                name: "Result".into(),
            },
        ),
        ("[Result \"1\"] *", 9, InvalidResult { found: "1".into() }),
        ("[First \"x\"] *", 13, NoGame),
        ("a *", 1, NoGame),
        ("[First \"x\"]", 12, NoGame),
        ("[Game \"x\"]", 11, ResultMissing),
        (
            "[Game \"x\"][Result \"1-0\"] a *",
            28,
            ResultDiffers {
                tag: GameResult::First,
                found: GameResult::Open,
            },
        ),
        ("", 1, NoRecord),
        ("  ; nothing", 12, NoRecord),
    ] {
        let error = error(text);
        assert_eq!(
            (error.place.line, error.place.column),
            (1, column),
            "{text:?}"
        );
        assert_eq!(error.problem, problem, "{text:?}");
    }
}

#[test]
fn after_an_error_comes_the_next_game() {
    let games = "\
[Game \"a\"]

a [First \"x\"] b
*

[Game \"b\"]
[Result \"*\"]

x y

[Game \"c\"]

(x) *

stray words
  [Game \"not at the beginning of a line\"]
[Game \"not after an empty line\"]

[Game \"d\"]

x *
";
    let found: Vec<Result<String, String>> = Reader::new(games.as_bytes())
        .map(|read| match read {
            Ok(record) => Ok(record.game().unwrap().to_string()),
            Err(error) => Err(error.to_string()),
        })
        .collect();
    let expected = [
        Err("line 3, column 3: tag `First` among the moves: only `Position` is allowed there"),
        Err(
            "line 11, column 1: expected a result (`1-0`, `0-1`, `1/2-1/2` or `*`) after the moves of the game",
        ),
        Err("line 13, column 1: a variation must follow the move that it replaces"),
        Ok("d"),
    ];
    let expected: Vec<_> = expected
        .into_iter()
        .map(|read| read.map(String::from).map_err(String::from))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn bytes_that_are_not_utf8() {
    for (bytes, column) in [
        (&b"[Game \"\xff\"] *"[..], 8),
        (b"[Game \"x\"] a \x80 *", 14),
        (b"[Game \"x\"] {\xc3} *", 13),
        (b"[Game \"x\"] {\xe2\x82} *", 13),
        (b"[Game \"x\"] {\xf0\x9f\xa6} *", 13),
        (b"[Game \"x\"] {\xed\xa0\x80} *", 13),
        (b"[Game \"x\"] {\xc0\x80} *", 13),
        (b"[Game \"x\"] {\xf5\x80\x80\x80} *", 13),
        (b"[Game \"x\"] a \xc3", 14),
    ] {
        let mut reader = Reader::new(bytes);
        let error = reader.read().unwrap_err();
        assert!(
            matches!(
                error,
                ReadError::Syntax(SyntaxError {
                    place: Place { line: 1, column: found, .. },
                    problem: Problem::NotUtf8,
                }) if found == column
            ),
            "{error} in {bytes:?}"
        );
        assert!(matches!(reader.read(), Ok(None)));
    }
}

#[test]
fn nesting_is_bounded() {
    let deep = |depth: usize| {
        let (open, close) = ("a (".repeat(depth), "b)".repeat(depth));
        format!("[Game \"x\"]\n\n{open}{close} *").replacen("(b", "(c b", 1)
    };
    let nested: Record = deep(Line::MAX_DEPTH).parse().unwrap();
    assert_eq!(nested.moves.depth(), Line::MAX_DEPTH);
    for depth in [Line::MAX_DEPTH + 1, 100_000] {
        let SyntaxError { place, problem } = error(&deep(depth));
        assert_eq!((place.line, problem), (3, Problem::TooDeep));
        assert_eq!(place.column, 3 * Line::MAX_DEPTH as u64 + 3);
    }
    assert_eq!(
        error(&format!("[Game \"x\"] a {}", "(".repeat(100_000))).problem,
        Problem::VariationFirst
    );
}

#[test]
fn lines_may_be_long_and_games_may_not_be_endless() {
    let comment = "x".repeat(1 << 20);
    let text = format!("[Game \"x\"]\n\na {{{comment}}} b *\n");
    let record: Record = text.parse().unwrap();
    assert_eq!(record.moves.comments().next().map(str::len), Some(1 << 20));
    let moves = "a ".repeat(1 << 19);
    let record: Record = format!("[Game \"x\"]\n\n{moves}*").parse().unwrap();
    assert_eq!(record.main_line().count(), 1 << 19);

    let two = format!("{text}\n[Game \"y\"]\n\n*\n");
    let mut reader = Reader::with_max_bytes(two.as_bytes(), 1000);
    assert!(matches!(
        reader.read(),
        Err(ReadError::Syntax(SyntaxError {
            place: Place {
                line: 3,
                column: 989,
                ..
            },
            problem: Problem::TooLong { max: 1000 },
        }))
    ));
    let next = reader.read().unwrap().unwrap();
    assert_eq!(next.game(), Some("y"));
    assert!(matches!(reader.read(), Ok(None)));

    // Endless input must not use more memory than the limit.
    let endless = BufReader::new(io::repeat(b'a').take(1 << 24));
    let mut reader = Reader::with_max_bytes(endless, 1 << 10);
    assert!(reader.read().is_err());
    assert!(matches!(reader.read(), Ok(None)));
}

#[test]
fn an_input_that_fails_ends_the_reading() {
    struct Failing(bool);

    impl Read for Failing {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.0 {
                return Err(io::Error::other("unplugged"));
            }
            self.0 = true;
            let text = b"[Game \"x\"]\n\n* [Game";
            buffer[..text.len()].copy_from_slice(text);
            Ok(text.len())
        }
    }

    let mut reader = Reader::new(BufReader::new(Failing(false)));
    assert!(reader.next().unwrap().is_ok());
    let error = reader.next().unwrap().unwrap_err();
    assert_eq!(error.to_string(), "read failed: unplugged");
    assert_eq!(error.place(), None);
    assert!(reader.next().is_none());
}

#[test]
fn an_input_that_comes_in_pieces_and_is_interrupted_reads_the_same() {
    struct Trickle<'a>(&'a [u8], bool);

    impl Read for Trickle<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.1 = !self.1;
            if self.1 {
                return Err(io::ErrorKind::Interrupted.into());
            }
            self.0.read(&mut buffer[..1])
        }
    }

    let text = "\u{feff}[Game \"é\"]\r\n\r\na {🦀} b\r\n*";
    let mut reader = Reader::new(BufReader::new(Trickle(text.as_bytes(), false)));
    let record = reader.read().unwrap().unwrap();
    assert_eq!(record, text.parse().unwrap());
    assert!(matches!(reader.read(), Ok(None)));
}

#[test]
fn records_without_a_text_are_not_written() {
    let mut record = Record::default();
    let problem = |record: &Record| record.to_text().map_err(|e| (e.plies, e.problem));
    assert_eq!(problem(&record), Err((0, FormProblem::NoGame)));
    record = Record::new("x");
    record.moves.push("a");
    let items = [
        (Item::Moves(vec![]), 1, FormProblem::NoMoves),
        (
            Item::Moves(vec![Ply::new("b"), Ply::new("")]),
            2,
            FormProblem::Move,
        ),
        (Item::Moves(vec![Ply::new("b c")]), 1, FormProblem::Move),
        (Item::Moves(vec![Ply::new("1-0")]), 1, FormProblem::Move),
        (Item::Moves(vec![Ply::new("*")]), 1, FormProblem::Move),
        (
            Item::Moves(vec![Ply::new("a".repeat(65))]),
            1,
            FormProblem::Move,
        ),
        (Item::Variation(Line::new()), 1, FormProblem::VariationEmpty),
        (
            Item::Variation(Line {
                items: vec![
                    Item::Variation(Line::from_iter(["b"])),
                    Item::Moves(vec![Ply::new("c")]),
                ],
            }),
            0,
            FormProblem::VariationFirst,
        ),
    ];
    for (item, plies, expected) in items {
        let mut bad = record.clone();
        bad.moves.items.push(item.clone());
        assert_eq!(problem(&bad), Err((plies, expected)), "{item:?}");
    }
    let position = Item::Position(Jump {
        position: "p".into(),
        source: Default::default(),
    });
    let mut bad = record.clone();
    bad.moves.items.insert(0, position);
    assert_eq!(problem(&bad), Err((0, FormProblem::PositionFirst)));
    let mut deep = Line::from_iter(["a"]);
    for _ in 0..=Line::MAX_DEPTH {
        let inner = deep;
        deep = Line::from_iter(["a"]);
        deep.items.push(Item::Variation(inner));
    }
    record.moves = deep;
    assert_eq!(problem(&record), Err((0, FormProblem::TooDeep)));
}
