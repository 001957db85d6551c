//! Invalid input: the error says what is wrong and where, and nothing changes.

use abstract_games_core::play_moves;
use abstract_games_toolkit::TextError;
use oxy::{
    ByPlayer, CellError, CellSet, Debts, InvalidSetup, LayoutError, Move, NameError, Notation, Oxy,
    ParseMoveError, Player, Position, Ring, Rotation, Rules, Run, Setup, SetupError, Symbols, Tile,
};

const START: &str = "O.X.YX/.._Y.O/Y.O.X./.O.X.Y";

fn read(text: &str) -> Result<Oxy, SetupError> {
    Oxy::parse_position("oxy:limit=40".parse().unwrap(), text)
}

fn message(text: &str) -> String {
    read(text).unwrap_err().to_string()
}

#[test]
fn names() {
    let message = |name: &str| name.parse::<Rules>().unwrap_err().to_string();
    for (name, expected) in [
        ("", "unknown game: ``, expected oxy"),
        ("oust", "unknown game: `oust`, expected oxy"),
        ("Oxy", "unknown game: `Oxy`, expected oxy"),
        ("oxy:", "byte 4: missing option"),
        ("oxy:chess,", "byte 10: missing option"),
        ("oxy:checkers", "byte 4: oxy has no option `checkers`"),
        ("oxy:chess=1", "byte 4: oxy has no option `chess=1`"),
        ("oxy: chess", "byte 4: oxy has no option ` chess`"),
        (
            "oxy:grid=aligned",
            "byte 4: oxy has no option `grid=aligned`",
        ),
        ("oxy:chess,chess", "byte 10: option `chess` is given twice"),
        (
            "oxy:classic,chess",
            "byte 12: option `chess` conflicts with `classic`",
        ),
        (
            "oxy:limit=5,limit=5",
            "byte 12: option `limit=5` is given twice",
        ),
        (
            "oxy:limit=5,limit=7",
            "byte 12: option `limit=7` conflicts with `limit=5`",
        ),
        (
            "oxy:limit=0",
            "byte 4: option `limit=0` is out of range, expected 1 to 65535",
        ),
        (
            "oxy:limit=65536",
            "byte 4: option `limit=65536` is out of range, expected 1 to 65535",
        ),
        (
            "oxy:limit",
            "byte 4: invalid option `limit`, expected a decimal number",
        ),
        (
            "oxy:limit=+5",
            "byte 4: invalid option `limit=+5`, expected a decimal number",
        ),
        (
            "oxy:seed=18446744073709551616",
            "byte 4: option `seed=1844674407370955161...` is out of range, expected 0 to 18446744073709551615",
        ),
        (
            "oxy:after=redo",
            "byte 4: invalid option `after=redo`, expected after=undo or after=relayout",
        ),
        (
            "oxy:layout=default",
            "byte 4: invalid option `layout=default`, expected layout=random",
        ),
        (
            "oxy:laps",
            "byte 4: invalid option `laps`, expected laps=on or laps=off",
        ),
        (
            "oxy:laps=ön",
            "byte 4: invalid option `laps=ön`, expected laps=on or laps=off",
        ),
    ] {
        assert_eq!(message(name), expected, "{name}");
    }
    let long = format!("oxy:{}", "x".repeat(1_000_000));
    assert!(matches!(
        long.parse::<Rules>(),
        Err(NameError::UnknownOption { at: 4, .. })
    ));
}

#[test]
fn names_are_written_canonically_and_read_back() {
    for (name, canonical) in [
        ("oxy", "oxy"),
        ("oxy:classic,limit=5,after=undo,seed=0,laps=on", "oxy"),
        ("oxy:limit=13,chess", "oxy:chess"),
        ("oxy:limit=13", "oxy:limit=13"),
        ("oxy:limit=5,chess", "oxy:chess,limit=5"),
        (
            "oxy:laps=off,layout=random,seed=18446744073709551615,after=relayout,limit=65535,chess",
            "oxy:chess,limit=65535,after=relayout,seed=18446744073709551615,layout=random,laps=off",
        ),
    ] {
        let rules: Rules = name.parse().unwrap();
        assert_eq!(rules.to_string(), canonical);
        assert_eq!(canonical.parse(), Ok(rules));
    }
    let named = [
        Rules::CLASSIC,
        Rules::CLASSIC_7,
        Rules::CLASSIC_15,
        Rules::CHESS,
        Rules::CHESS_17,
    ];
    let names = named.map(|rules| rules.to_string());
    assert_eq!(
        names,
        [
            "oxy",
            "oxy:limit=7",
            "oxy:limit=15",
            "oxy:chess",
            "oxy:chess,limit=17"
        ]
    );
    assert_eq!(Rules::default(), Rules::CLASSIC);
}

#[test]
fn moves() {
    let parse = |text: &str| text.parse::<Move>();
    assert_eq!(parse(""), Err(ParseMoveError::Empty));
    for (text, byte, problem) in [
        ("c5", 0, CellError::OffBoard),
        ("g1", 0, CellError::OffBoard),
        ("c0", 0, CellError::OffBoard),
        ("c99999999999999999999", 0, CellError::OffBoard),
        ("c2x", 0, CellError::Malformed),
        ("c02", 0, CellError::Malformed),
        ("C2", 0, CellError::Malformed),
        (" c2", 0, CellError::Malformed),
        ("c2 ", 0, CellError::Malformed),
        ("c2\n", 0, CellError::Malformed),
        ("passe", 0, CellError::Malformed),
        ("Pass", 0, CellError::Malformed),
        ("ü2", 0, CellError::Malformed),
        ("cü", 0, CellError::Malformed),
        ("~", 0, CellError::Malformed),
        ("a4~", 3, CellError::Malformed),
        ("a4~pass", 3, CellError::Malformed),
        ("a4~b2~c1", 3, CellError::Malformed),
        ("a4~b9", 3, CellError::OffBoard),
        ("a9~b2", 0, CellError::OffBoard),
    ] {
        let Err(ParseMoveError::Cell { at, error, .. }) = parse(text) else {
            panic!("{text}");
        };
        assert_eq!((at, error), (byte, problem), "{text}");
    }
    assert!(parse(&"c2".repeat(500_000)).is_err());
    assert_eq!(
        parse("g1").unwrap_err().to_string(),
        "byte 0: `g1`: no such cell on this board"
    );
}

#[test]
fn refused_moves_change_nothing() {
    let mut position = Oxy::start(Rules::CLASSIC);
    let before = position;
    for text in ["a1", "c3", "a4~b4", "pass"] {
        assert!(position.play(text.parse().unwrap()).is_err());
        assert_eq!((position, position.key()), (before, before.key()));
    }
    assert!(play_moves(&mut position, "c2 c1 a1", |_, _| {}).is_err());
    assert_eq!(position, before);
}

#[test]
fn boards_of_the_wrong_shape() {
    for (text, expected) in [
        ("", "the text is empty"),
        ("\n", "byte 0: invalid character '\\n'"),
        (" O.X.YX/.._Y.O/Y.O.X./.O.X.Y", "byte 0: unexpected space"),
        ("O.X.YX/.._Y.O/Y.O.X./.O.X.Y ", "byte 27: unexpected space"),
        (
            "O.X.YX/.._Y.O/Y.O.X./.O.X.Y  1",
            "byte 28: unexpected space",
        ),
        (
            "O.X.YX/.._Y.O/Y.O.X.",
            "byte 20: the board has 3 rows, expected 4",
        ),
        (
            "O.X.YX/.._Y.O/Y.O.X./.O.X.Y/......",
            "byte 28: the board has more than 4 rows",
        ),
        (
            "O.X.Y/.._Y.O/Y.O.X./.O.X.Y",
            "byte 5: row 1 from the top has 5 cells, expected 6",
        ),
        (
            "O.X.YX./.._Y.O/Y.O.X./.O.X.Y",
            "byte 6: row 1 from the top has more than 6 cells",
        ),
        ("O.X.YX/.._K.O/Y.O.X./.O.X.Y", "byte 10: invalid piece: 'K'"),
        ("O.X.YX/.._Y.O/Y.O.X./.O.X.y", "byte 26: invalid piece: 'y'"),
        ("O.X.YX/.._Y.O/Y.O.X./.O3.Y", "byte 23: invalid piece: '3'"),
        (
            "O.X.YÜ/.._Y.O/Y.O.X./.O.X.Y",
            "byte 5: invalid character 'Ü'",
        ),
    ] {
        assert_eq!(message(text), expected, "{text}");
        assert_eq!(read(text).unwrap_err().rule(), None);
    }
    let long = format!("{START} {}", "1".repeat(1_000_000));
    assert!(matches!(
        read(&long),
        Err(SetupError::Text(TextError::Field { at: 28, .. }))
    ));
    assert!(read(&"O".repeat(1_000_000)).is_err());
}

#[test]
fn fields_of_the_wrong_form() {
    for (fields, expected) in [
        ("0", "byte 28: invalid side to move: `0`"),
        ("first", "byte 28: invalid side to move: `first`"),
        ("1 0", "byte 30: invalid penalties: `0`"),
        ("1 0-", "byte 32: invalid number of penalty points: ``"),
        ("1 0--1", "byte 32: invalid number of penalty points: `-1`"),
        ("1 0-01", "byte 32: invalid number of penalty points: `01`"),
        (
            "1 0-4294967296",
            "byte 32: number of penalty points `4294967296` is out of range, expected 0 to 4294967295",
        ),
        ("1 0-0 c2c", "byte 36: invalid cell: `c`"),
        ("1 0-0 c2g1", "byte 36: invalid cell: `g1`"),
        ("1 0-0 --", "byte 34: invalid cell: `--`"),
        ("1 0-0 c2b2", "byte 34: invalid list of moved tiles: `c2b2`"),
        ("1 0-0 c2c2", "byte 34: invalid list of moved tiles: `c2c2`"),
        (
            "1 0-0 - d2c2",
            "byte 36: invalid list of frozen tiles: `d2c2`",
        ),
        (
            "1 0-0 - - 3",
            "byte 38: number of turns ended `3` is out of range, expected 0 to 2",
        ),
        ("1 0-0 - - -", "byte 38: invalid number of turns ended: `-`"),
        ("1 0-0 - - 0 b", "byte 40: invalid run: `b`"),
        ("1 0-0 - - 0 b+", "byte 40: invalid run: `b+`"),
        ("1 0-0 - - 0 x+3", "byte 40: invalid run: `x+3`"),
        (
            "1 0-0 - - 0 b+0",
            "byte 42: number of slides `0` is out of range, expected 1 to 15",
        ),
        (
            "1 0-0 - - 0 i-15",
            "byte 42: number of slides `15` is out of range, expected 1 to 14",
        ),
        ("1 0-0 - - 0 - 1", "byte 42: invalid debts: `1`"),
        ("1 0-0 - - 0 - 1b2", "byte 42: invalid debts: `1b2`"),
        ("1 0-0 - - 0 - 2b1b", "byte 42: invalid debts: `2b1b`"),
        ("1 0-0 - - 0 - 1ib", "byte 42: invalid debts: `1ib`"),
        ("1 0-0 - - 0 - b", "byte 42: invalid debts: `b`"),
        ("1 0-0 - - 0 - - 0", "byte 44: invalid layout source: `0`"),
        ("1 0-0 - - 0 - - -", "byte 44: invalid layout source: `-`"),
        ("1 0-0 - - 0 - - x:0", "byte 44: invalid seed: `x`"),
        (
            "1 0-0 - - 0 - - 0:x",
            "byte 46: invalid number of layouts drawn: `x`",
        ),
        (
            "1 0-0 - - 0 - - 0:4294967296",
            "byte 46: number of layouts drawn `4294967296` is out of range, expected 0 to 4294967295",
        ),
        ("1 0-0 - - 0 - - 0:0 x", "byte 48: invalid piece: 'x'"),
        (
            "1 0-0 - - 0 - - 0:0 - -",
            "byte 50: unexpected text after the last field: `-`",
        ),
    ] {
        let text = format!("{START} {fields}");
        assert_eq!(message(&text), expected, "{text}");
        assert_eq!(read(&text).unwrap_err().rule(), None);
    }
}

#[test]
fn fields_may_be_left_out_from_the_end() {
    let whole = format!("{START} 1 0-0 - - 0 - - 0:0 -");
    let expected = read(&whole).unwrap();
    assert_eq!(expected.position_text().to_string(), whole);
    let fields: Vec<&str> = whole.split(' ').collect();
    for count in 1..=fields.len() {
        assert_eq!(
            read(&fields[..count].join(" ")),
            Ok(expected),
            "{count} fields"
        );
    }
    // The seed is then that of the rules.
    let rules: Rules = "oxy:seed=9".parse().unwrap();
    let position = Oxy::parse_position(rules, START).unwrap();
    assert_eq!(position.rules().seed, 9);
    assert!(position.position_text().to_string().ends_with(" 9:0 -"));
}

/// Each way in which a setup can violate a rule; `edit` starts from a position
/// in the middle of a game.
#[test]
fn setups_that_break_a_rule() {
    let rules: Rules = "oxy:limit=40".parse().unwrap();
    let mut position = Oxy::start(rules);
    play_moves(&mut position, "c2,c1,d1 e1,f1,f2,f3 e3", |_, _| {}).unwrap();
    // 4 O . X . Y X
    // 3 . . O Y _ .      the neutral tile on f3 has moved from e3
    // 2 Y . . . X O      the Y on e1 and the O on f2 are frozen
    // 1 . O X . Y .
    let good = position.to_setup();
    assert_eq!(good.validate(rules), Ok(position));
    let cell = |name: &str| name.parse().unwrap();
    let cells = |text: &str| -> CellSet {
        let names = text.as_bytes().chunks(2);
        names
            .map(|name| cell(std::str::from_utf8(name).unwrap()))
            .collect()
    };
    let edit = |change: &dyn Fn(&mut Setup)| {
        let mut setup = good.clone();
        change(&mut setup);
        let error = setup.validate(rules).unwrap_err();
        // The same goes for its text.
        let text = setup.to_string();
        if setup.turns_ended <= 2
            && setup
                .run
                .is_none_or(|run| run.slides > 0 && run.slides < 15)
        {
            assert_eq!(Oxy::parse_position(rules, &text), Err(error), "{text}");
        }
        (error, error.rule().unwrap())
    };
    let run = |ring, rotation, slides| {
        Some(Run {
            ring,
            rotation,
            slides,
        })
    };

    let board = |error| SetupError::Board(error);
    let error = LayoutError::Spaces { found: 2 };
    assert_eq!(
        edit(&|s| s.board.set(cell("a1"), None)),
        (board(error), "OXY-1")
    );
    let error = LayoutError::Tiles {
        tile: Tile::Neutral,
        found: 10,
        expected: 11,
    };
    assert_eq!(
        edit(&|s| s.board.set(cell("a1"), Some(Tile::X))),
        (board(error), "OXY-2")
    );
    // A king cannot even be written in a classic position.
    let mut setup = good.clone();
    setup.board.set(cell("a1"), Some(Tile::King));
    let error = LayoutError::Tiles {
        tile: Tile::Neutral,
        found: 10,
        expected: 11,
    };
    assert_eq!(setup.validate(rules), Err(board(error)));

    let (error, rule) = edit(&|s| {
        // Moves the X from c1 to a3, above the Y on a2 and below the O on a4.
        s.board.set(cell("c1"), Some(Tile::Neutral));
        s.board.set(cell("a3"), Some(Tile::X));
    });
    assert!(matches!(error, SetupError::Aligned { alignment } if alignment.points == 2));
    assert_eq!(rule, "OXY-23");

    let limit = |player| SetupError::WinnerAtLimit { player, limit: 40 };
    let loser = ByPlayer::new(0, 40);
    assert_eq!(good.turn, Player::First);
    assert_eq!(
        edit(&|s| s.penalties = loser),
        (limit(Player::Second), "OXY-24")
    );
    assert_eq!(
        edit(&|s| s.penalties.second = u32::MAX),
        (limit(Player::Second), "OXY-24")
    );

    let error = SetupError::TooManyMoved { found: 5, most: 4 };
    assert_eq!(edit(&|s| s.moved = cells("a1d1b2c2d2")), (error, "OXY-6"));
    let error = SetupError::TooManySymbolsMoved { found: 2, most: 1 };
    assert_eq!(edit(&|s| s.moved = cells("b1c1")), (error, "OXY-6"));
    let space = good.board.spaces().iter().next().unwrap();
    for wrong in ["a1", "a1f3", "d2"] {
        let error = SetupError::MovedUnexplained {
            moved: cells(wrong),
            space,
        };
        assert_eq!(
            edit(&|s| s.moved = cells(wrong)),
            (error, "OXY-6"),
            "{wrong}"
        );
    }
    let error = SetupError::TurnsEnded { found: 3 };
    assert_eq!(edit(&|s| s.turns_ended = 3), (error, "OXY-30"));

    let error = SetupError::TooManyFrozen { found: 3, most: 2 };
    assert_eq!(edit(&|s| s.frozen = cells("a4b1c1")), (error, "OXY-7"));
    let error = SetupError::FrozenWithoutSymbol { cell: cell("a1") };
    assert_eq!(edit(&|s| s.frozen = cells("a1a4")), (error, "OXY-7"));
    let error = SetupError::FrozenWithoutSymbol { cell: space };
    assert_eq!(edit(&|s| s.frozen = CellSet::from(space)), (error, "OXY-7"));
    let error = SetupError::TooManyFrozen { found: 1, most: 0 };
    assert_eq!(
        edit(&|s| {
            s.turns_ended = 0;
            s.frozen = cells("a4");
        }),
        (error, "OXY-7")
    );

    let error = SetupError::FrozenMoved { cell: cell("d3") };
    assert_eq!(
        edit(&|s| {
            s.moved = cells("d3");
            s.frozen = cells("d3");
        }),
        (error, "OXY-7")
    );

    let error = SetupError::RunUnexplained { space };
    for wrong in [
        run(Ring::Border, Rotation::Anticlockwise, 3),
        run(Ring::Inner, Rotation::Anticlockwise, 7),
        run(Ring::Inner, Rotation::Clockwise, 14),
    ] {
        let owing = ByPlayer::new(
            Debts {
                border: true,
                inner: true,
            },
            Debts {
                border: true,
                inner: true,
            },
        );
        assert_eq!(
            edit(&|s| {
                s.run = wrong;
                s.debts = owing;
            }),
            (error, "OXY-40"),
            "{wrong:?}"
        );
    }
    let length = |slides| {
        let run = Run {
            ring: Ring::Inner,
            rotation: Rotation::Clockwise,
            slides,
        };
        (run, (SetupError::RunLength { run }, "OXY-40"))
    };
    for slides in [0, 15, u8::MAX] {
        let (run, error) = length(slides);
        assert_eq!(edit(&|s| s.run = Some(run)), error);
    }
    let full = Run {
        ring: Ring::Inner,
        rotation: Rotation::Clockwise,
        slides: 14,
    };
    let error = SetupError::RunWithoutDebts { run: full };
    assert_eq!(edit(&|s| s.run = Some(full)), (error, "OXY-40"));
    let debts = ByPlayer::new(
        Debts {
            border: true,
            inner: false,
        },
        Debts::NONE,
    );
    assert_eq!(
        edit(&|s| {
            s.turns_ended = 1;
            s.debts = debts;
        }),
        (SetupError::DebtTooEarly, "OXY-40")
    );
    let no_laps: Rules = "oxy:limit=40,laps=off".parse().unwrap();
    let mut setup = good.clone();
    setup.run = run(Ring::Inner, Rotation::Clockwise, 1);
    assert_eq!(setup.validate(no_laps), Err(SetupError::LapsOff));
    setup.run = None;
    assert!(setup.validate(no_laps).is_ok());
    setup.debts = debts;
    assert_eq!(setup.validate(no_laps), Err(SetupError::LapsOff));

    assert_eq!(edit(&|s| s.draws = 1), (SetupError::RelayoutsOff, "OXY-25"));
    assert_eq!(
        edit(&|s| s.next_layout = Some(s.board)),
        (SetupError::RelayoutsOff, "OXY-25")
    );
    let relayout: Rules = "oxy:limit=40,after=relayout".parse().unwrap();
    let mut setup = good.clone();
    setup.draws = u32::MAX;
    setup.next_layout = Some(good.board);
    let error = SetupError::NextLayout(LayoutError::Space { space });
    assert_eq!(setup.validate(relayout), Err(error));
    setup.next_layout = Some(oxy::Layout::default_of(Symbols::Classic).board());
    let position = setup.validate(relayout).unwrap();
    assert_eq!(position.draws(), u32::MAX);
}

/// A run must be consistent with the slides of the turn.
#[test]
fn runs_that_the_turn_explains() {
    let rules: Rules = "oxy:limit=40".parse().unwrap();
    let accepted = |moves: &str, turns_ended: u8| -> Vec<String> {
        let mut position = Oxy::start(rules);
        play_moves(&mut position, moves, |_, _| {}).unwrap();
        let mut setup = position.to_setup();
        setup.turns_ended = turns_ended;
        if turns_ended == 0 {
            setup.frozen = CellSet::EMPTY;
        }
        let rings = Ring::ALL.into_iter();
        let ways = rings.flat_map(|ring| {
            [Rotation::Anticlockwise, Rotation::Clockwise].map(|rotation| (ring, rotation))
        });
        let runs = ways.flat_map(|(ring, rotation)| {
            (1..ring.full()).map(move |slides| {
                Some(Run {
                    ring,
                    rotation,
                    slides,
                })
            })
        });
        let fits = [None].into_iter().chain(runs).filter(|run| {
            setup.run = *run;
            setup.validate(rules).is_ok()
        });
        fits.map(|run| run.map_or("-".to_string(), |run| run.to_string()))
            .collect()
    };
    // Neither slide runs along a ring.
    assert_eq!(accepted("c2,c1", 0), ["-"]);
    // Only the third slide runs along the border.
    assert_eq!(accepted("b3,a3,a2", 0), ["b-1"]);
    assert_eq!(accepted("b3,a3,a2", 2), ["b-1"]);
    // Both slides of the turn do, and the turn before can have added five.
    assert_eq!(accepted("c2,c1,d1 e1,f1", 0), ["b-2"]);
    assert_eq!(
        accepted("c2,c1,d1 e1,f1", 1),
        ["b-2", "b-3", "b-4", "b-5", "b-6", "b-7"]
    );
    let any: Vec<String> = (2..15).map(|slides| format!("b-{slides}")).collect();
    assert_eq!(accepted("c2,c1,d1 e1,f1", 2), any);
}
