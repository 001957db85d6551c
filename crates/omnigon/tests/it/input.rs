//! Error messages for invalid names, moves and position strings.

use crate::common::{PATENT_NAMES, hex, pat};
use omnigon::{AnyRules, NameError, Notation, Position, patent, play_moves, published};

#[test]
fn names_are_written_without_defaults_in_a_fixed_order() {
    for (name, canonical) in [
        ("omnigon", "omnigon"),
        ("omnigon:1988", "omnigon"),
        ("omnigon:1981", "omnigon:1981"),
        ("omnigon:grid=aligned,1983", "omnigon:1983"),
        (
            "omnigon:invasion=65535,third-turn=illegal,second=square,first=square,grid=staggered,1983",
            "omnigon:1983,grid=staggered,first=square,second=square,third-turn=illegal,invasion=65535",
        ),
        (
            "omnigon:1981,first=triangle,second=square,third-turn=removes",
            "omnigon:1981,second=square",
        ),
    ] {
        let variant: AnyRules = name.parse().unwrap();
        assert_eq!(variant.to_string(), canonical);
        assert_eq!(canonical.parse(), Ok(variant));
    }
    for name in PATENT_NAMES {
        assert_eq!(crate::common::rules(name).to_string(), name);
    }
}

#[test]
fn bad_names() {
    for (name, error) in [
        ("oust", "unknown game: `oust`, expected omnigon"),
        ("", "unknown game: ``, expected omnigon"),
        ("omnigon ", "unknown game: `omnigon `, expected omnigon"),
        ("omnigon:", "byte 8: missing option"),
        ("omnigon:1981,", "byte 13: missing option"),
        ("omnigon:1984", "byte 8: omnigon has no option `1984`"),
        ("omnigon:1981=1", "byte 8: omnigon has no option `1981=1`"),
        ("omnigon:pie", "byte 8: omnigon has no option `pie`"),
        ("omnigon:1981,1981", "byte 13: option `1981` is given twice"),
        (
            "omnigon:1981,1983",
            "byte 13: option `1983` conflicts with `1981`",
        ),
        (
            "omnigon:1988,1983",
            "byte 13: option `1983` conflicts with `1988`",
        ),
        (
            "omnigon:1981,grid=aligned,grid=staggered",
            "byte 26: option `grid=staggered` conflicts with `grid=aligned`",
        ),
        (
            "omnigon:1981,first=square,first=square",
            "byte 26: option `first=square` is given twice",
        ),
        (
            "omnigon:grid=aligned",
            "byte 8: omnigon:1988 has no option `grid=aligned`",
        ),
        (
            "omnigon:1988,second=square",
            "byte 13: omnigon:1988 has no option `second=square`",
        ),
        (
            "omnigon:invasion=3",
            "byte 8: omnigon:1988 has no option `invasion=3`",
        ),
        (
            "omnigon:1981,grid=hex",
            "byte 13: invalid option `grid=hex`, expected grid=aligned or grid=staggered",
        ),
        (
            "omnigon:1981,first",
            "byte 13: invalid option `first`, expected first=triangle or first=square",
        ),
        (
            "omnigon:1981,third-turn=",
            "byte 13: invalid option `third-turn=`, expected third-turn=removes or third-turn=illegal",
        ),
        (
            "omnigon:1981,invasion=0",
            "byte 13: option `invasion=0` is out of range, expected 1 to 65535",
        ),
        (
            "omnigon:1981,invasion=65536",
            "byte 13: option `invasion=65536` is out of range, expected 1 to 65535",
        ),
        (
            "omnigon:1981,invasion=99999999999999999999",
            "byte 13: option `invasion=999999999999999...` is out of range, expected 1 to 65535",
        ),
        (
            "omnigon:1981,invasion=ten",
            "byte 13: invalid option `invasion=ten`, expected a decimal number",
        ),
        (
            "omnigon:1981,invasion=07",
            "byte 13: invalid option `invasion=07`, expected a decimal number",
        ),
        (
            "omnigon:1981,invasion",
            "byte 13: invalid option `invasion`, expected a decimal number",
        ),
    ] {
        let found = name.parse::<AnyRules>().unwrap_err().to_string();
        assert_eq!(found, error, "{name}");
    }
    assert!(matches!(
        "omnigon:1981".parse::<published::Rules>(),
        Err(NameError::Type { .. })
    ));
    assert!(matches!(
        "omnigon".parse::<patent::Rules>(),
        Err(NameError::Type { .. })
    ));
}

#[test]
fn bad_moves_of_1988() {
    for (text, error) in [
        ("", "invalid move: ``"),
        ("e1", "invalid move: `e1`"),
        ("Pass", "invalid move: `Pass`"),
        ("e1@0", "turns in place do not exist in 1988"),
        ("e1!", "turns in place do not exist in 1988"),
        (
            "e1-",
            "byte 3: ``: invalid cell: expected a letter and a number",
        ),
        (
            "-f1@0",
            "byte 0: ``: invalid cell: expected a letter and a number",
        ),
        ("e1-h1@0", "byte 3: `h1`: no such cell on this board"),
        ("a5-a1@0", "byte 0: `a5`: no such cell on this board"),
        (
            "e1-f1@",
            "byte 6: invalid facing: ``, expected a digit from 0 to 5",
        ),
        (
            "e1-f1@6",
            "byte 6: invalid facing: `6`, expected a digit from 0 to 5",
        ),
        (
            "e1-f1@00",
            "byte 6: invalid facing: `00`, expected a digit from 0 to 5",
        ),
        (
            "e1-f1@0 ",
            "byte 6: invalid facing: `0 `, expected a digit from 0 to 5",
        ),
        (
            "e1-f1@0@1",
            "byte 6: invalid facing: `0@1`, expected a digit from 0 to 5",
        ),
        (
            "e1-f1x2",
            "byte 3: `f1x2`: invalid cell: expected a letter and a number",
        ),
        (
            "e1\u{2013}f1@0",
            "byte 0: `e1–f1`: invalid cell: expected a letter and a number",
        ),
    ] {
        let found = published::Omnigon::parse_move(published::Rules::STANDARD, text)
            .unwrap_err()
            .to_string();
        assert_eq!(found, error, "{text}");
    }
    assert!(
        published::Omnigon::parse_move(published::Rules::STANDARD, &"e".repeat(1 << 20)).is_err()
    );
}

#[test]
fn bad_moves_of_the_patents() {
    for (text, error) in [
        (
            "c1-c4",
            "byte 5: missing facing: expected `@` and a digit from 0 to 5",
        ),
        (
            "c1xc4",
            "byte 5: missing facing: expected `@` and a digit from 0 to 5",
        ),
        ("c1", "invalid move: `c1`"),
        (
            "!",
            "byte 0: ``: invalid cell: expected a letter and a number",
        ),
        (
            "c1!!",
            "byte 0: `c1!`: invalid cell: expected a letter and a number",
        ),
        (
            "c1@3!",
            "byte 0: `c1@3`: invalid cell: expected a letter and a number",
        ),
        ("f1@3", "byte 0: `f1`: no such cell on this board"),
        ("c9@3", "byte 0: `c9`: no such cell on this board"),
        (
            "c1@9",
            "byte 3: invalid facing: `9`, expected a digit from 0 to 5",
        ),
        (
            "c1-c04@0",
            "byte 3: `c04`: invalid cell: expected a letter and a number",
        ),
    ] {
        let found = patent::Omnigon::parse_move(patent::Rules::OF_1981, text)
            .unwrap_err()
            .to_string();
        assert_eq!(found, error, "{text}");
    }
}

#[test]
fn a_bad_list_of_moves_changes_nothing() {
    let mut game = published::Omnigon::start(published::Rules::STANDARD);
    for (list, error) in [
        (
            "e1-f1@0 d5-e4@0 e1-g1@0",
            "move 3 (`e1-g1@0` at byte 16): there is no piece on e1",
        ),
        ("e1-f1@0 d5", "move 2 (`d5` at byte 8): invalid move: `d5`"),
        (
            "e1-f1@0,d5-e4@0",
            "move 2 (`d5-e4@0` at byte 8): a comma joins moves of one turn, but the second player is to move here",
        ),
    ] {
        let before = game;
        let found = play_moves(&mut game, list, |_, _| {}).unwrap_err();
        assert_eq!(found.to_string(), error);
        assert_eq!(game, before);
    }
}

#[test]
fn bad_positions_of_1988() {
    let start = "..../...../S0B5..b5s1/T0HS0.s1ht3/S0B2..b2s1/...../....";
    for (text, error) in [
        ("", "the text is empty"),
        (" ", "byte 0: unexpected space"),
        (
            "..../...../....../......./....../.....",
            "byte 38: the board has 6 rows, expected 7",
        ),
        (
            "H.../...../....../......./....../...../h.../.",
            "byte 44: the board has more than 7 rows",
        ),
        (
            "H..../...../....../......./....../...../h...",
            "byte 4: row 1 from the top has more than 4 cells",
        ),
        (
            "H../...../....../......./....../...../h...",
            "byte 3: row 1 from the top has 3 cells, expected 4",
        ),
        (
            "H1../...../....../......./....../...../h...",
            "byte 1: invalid piece: '1'",
        ),
        (
            "4/...../....../......./....../...../h...",
            "byte 0: invalid piece: '4'",
        ),
        (
            "HX../...../....../......./....../...../h...",
            "byte 1: invalid piece: 'X'",
        ),
        (
            "HS../...../....../......./....../...../h...",
            "byte 2: missing facing: expected a digit from 0 to 5",
        ),
        (
            "HS6./...../....../......./....../...../h...",
            "byte 2: missing facing: expected a digit from 0 to 5",
        ),
        (
            "HS2.../...../....../......./....../...../h...",
            "byte 5: row 1 from the top has more than 4 cells",
        ),
        (
            "HS2../...../....../......./....../...../h...",
            "invalid facing: the Stargon on g2 cannot have facing 2 (OMN-11)",
        ),
        (
            "H.../...../....../......./....../...../h... b",
            "byte 44: invalid side to move: `b`",
        ),
        (
            "H.../...../....../......./....../...../h... g ",
            "byte 45: unexpected space",
        ),
        (
            "H.../...../....../......./....../...../h... g 0",
            "byte 46: unexpected text after the last field: `0`",
        ),
        (
            "H.../...../....../......./....../...../h...\n",
            "byte 43: invalid character '\\n'",
        ),
        (
            "é.../...../....../......./....../...../h...",
            "byte 0: invalid character 'é'",
        ),
        (
            "..../...../....../......./....../...../....",
            "missing Helios: neither side has one (OMN-9)",
        ),
        (
            "HH../...../....../......./....../...../h...",
            "too many pieces: Gold has 2 of the kind Helios, expected at most 1 (OMN-2)",
        ),
        (
            "Hb0b1b2/...../....../......./....../...../h...",
            "too many pieces: White has 3 of the kind Bigon, expected at most 2 (OMN-2)",
        ),
    ] {
        let found =
            published::Omnigon::parse_position(published::Rules::STANDARD, text).unwrap_err();
        assert_eq!(found.to_string(), error, "{text}");
    }
    assert!(
        published::Omnigon::parse_position(published::Rules::STANDARD, &start.repeat(20_000))
            .is_err()
    );
    // A board without further fields is a game at its start.
    assert_eq!(
        hex(start),
        published::Omnigon::start(published::Rules::STANDARD)
    );
}

#[test]
fn bad_positions_of_the_patents() {
    let board = "u0..../...../...../...../...../...../...../U0....";
    for (fields, error) in [
        ("g", "byte 50: invalid side to move: `g`"),
        (
            "b 8",
            "byte 52: number of Black's captures `8` is out of range, expected 0 to 7",
        ),
        ("b 0 x", "byte 54: invalid number of Red's captures: `x`"),
        (
            "b 00 0",
            "byte 52: invalid number of Black's captures: `00`",
        ),
        (
            "b 0 0 a2:1",
            "invalid turns in place: Black has no piece on a2 (OMN-26)",
        ),
        (
            "b 0 0 a8:1",
            "invalid turns in place: Black has no piece on a8 (OMN-26)",
        ),
        (
            "b 0 0 - a1:1",
            "invalid turns in place: Red has no piece on a1 (OMN-26)",
        ),
        (
            "b 0 0 a1:3",
            "byte 56: invalid series of turns in place: `a1:3`",
        ),
        (
            "b 0 0 a1:0",
            "byte 56: invalid series of turns in place: `a1:0`",
        ),
        (
            "b 0 0 a1",
            "byte 56: invalid series of turns in place: `a1`",
        ),
        (
            "b 0 0 f1:1",
            "byte 56: invalid series of turns in place: `f1:1`",
        ),
        (
            "b 0 0 - - 0",
            "byte 60: unexpected text after the last field: `0`",
        ),
    ] {
        let text = format!("{board} {fields}");
        let found = patent::Omnigon::parse_position(patent::Rules::OF_1981, &text).unwrap_err();
        assert_eq!(found.to_string(), error, "{text}");
    }
    for (name, text, error) in [
        (
            "omnigon:1981",
            "u0..../..z0../...../...../...../...../...../U0.... b",
            "byte 9: invalid piece: 'z'",
        ),
        (
            "omnigon:1981",
            "u0..../..t../...../...../...../...../...../U0.... b",
            "byte 10: missing facing: expected a digit from 0 to 5",
        ),
        (
            "omnigon:1983",
            board,
            "too many pieces: Black has 1 of the kind Unitrog, expected at most 0 in 1983 (OMN-22)",
        ),
        (
            "omnigon:1981",
            "o0..../...../...../...../...../...../...../U0....",
            "too many pieces: Red has 1 of the kind Omnigon, expected at most 0 in 1981 (OMN-22)",
        ),
        (
            "omnigon:1981",
            "u0Q0Q0../...../...../...../...../...../...../U0....",
            "too many pieces: Black has 2 of the kind Quadratrog, expected at most 1 in 1981 (OMN-22)",
        ),
        (
            "omnigon:1981",
            "b0..../...../...../...../...../...../...../B0....",
            "missing royal piece: neither side has one (OMN-27)",
        ),
        // Black is missing one piece, Red is missing two.
        (
            "omnigon:1983",
            "b3t2o3t2b3/.b3t2../...../...../...../...../.B0T5B0./B0T5O0T5B0 b 1 2",
            "too many captures: Red has captured 2, but Black is missing only 1 (OMN-27)",
        ),
        (
            "omnigon:1981",
            "u0..../...../...../...../...../...../...../U0.... b 7 7",
            "invalid end of the game: both sides would have won (OMN-27)",
        ),
        (
            "omnigon:1981",
            "b0..../...../...../...../...../...../...../U0.... b 0 7",
            "invalid end of the game: both sides would have won (OMN-27)",
        ),
        (
            "omnigon:1981,invasion=5",
            "u0..../...../...../...../...../...../...../U0.... b 0 0 - - 6",
            "byte 60: number of Red's moves `6` is out of range, expected 0 to 5",
        ),
        (
            "omnigon:1981,invasion=5",
            "u0..../...../...../...../...../...../...../U0.... r 0 0 - - 5",
            "invalid side to move: Red has already made its last move (OMN-28)",
        ),
    ] {
        let found = patent::Omnigon::parse_position(crate::common::rules(name), text).unwrap_err();
        assert_eq!(found.to_string(), error, "{name} {text}");
    }
    // A board without further fields is a game at its start.
    let name = "omnigon:1981,invasion=5";
    assert_eq!(pat(name, board), pat(name, &format!("{board} b 0 0 - - 0")));
    for name in PATENT_NAMES {
        let start = patent::Omnigon::start(crate::common::rules(name));
        let text = start.position_text().to_string();
        let (board, _) = text.split_once(' ').unwrap();
        assert_eq!(pat(name, board), start);
    }
}

#[test]
fn bad_setups_that_text_cannot_express() {
    let mut setup = published::Setup::default();
    let d2: published::Cell = crate::common::cell("d2");
    let helios = setup.board[d2.index()].as_mut().unwrap();
    helios.facing = omnigon::Facing::F1;
    let error = setup
        .validate(published::Rules::STANDARD)
        .unwrap_err()
        .to_string();
    assert_eq!(
        error,
        "invalid facing: the Helios on d2 cannot have facing 1 (OMN-3)"
    );

    let rules = patent::Rules::OF_1981;
    let mut setup = patent::Setup::start(rules);
    setup.series.first = Some(patent::TurnSeries {
        cell: crate::common::cell("c3"),
        count: 3,
    });
    let error = setup.validate(rules).unwrap_err().to_string();
    assert_eq!(
        error,
        "invalid turns in place: Black has 3 in a row, expected 1 or 2 (OMN-26)"
    );
    let mut setup = patent::Setup::start(rules);
    setup.second_moves = 1;
    let error = setup.validate(rules).unwrap_err().to_string();
    assert_eq!(
        error,
        "too many moves: the second player has made 1, expected at most 0 (OMN-28)"
    );
    let mut setup = patent::Setup {
        board: [None; 40],
        ..patent::Setup::start(rules)
    };
    let c1: patent::Cell = crate::common::cell("c1");
    setup.board[c1.index()] = patent::Setup::start(rules).board[c1.index()];
    setup.captured.second = 8;
    let error = setup.validate(rules).unwrap_err().to_string();
    assert_eq!(
        error,
        "too many captures: Red has captured 8, but 7 are enough to win (OMN-27)"
    );
}
