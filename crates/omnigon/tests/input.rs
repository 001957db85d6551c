//! Bad input is answered with an error that says what and where.

mod common;

use abstract_games_core::{Setup as _, play_moves};
use common::{PATENT_NAMES, hex, pat};
use omnigon::{
    NameError, Notation, Omnigon88, OmnigonPatent, PatentRules, Position, Rules88, Variant,
    hexagon, patent,
};

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
        let variant: Variant = name.parse().unwrap();
        assert_eq!(variant.to_string(), canonical);
        assert_eq!(canonical.parse(), Ok(variant));
    }
    for name in PATENT_NAMES {
        assert_eq!(common::rules(name).to_string(), name);
    }
}

#[test]
fn bad_names() {
    for (name, error) in [
        ("oust", "`oust` is not a known game (expected omnigon)"),
        ("", "`` is not a known game (expected omnigon)"),
        (
            "omnigon ",
            "`omnigon ` is not a known game (expected omnigon)",
        ),
        ("omnigon:", "byte 8: an option is missing here"),
        ("omnigon:1981,", "byte 13: an option is missing here"),
        ("omnigon:1984", "byte 8: omnigon has no option `1984`"),
        ("omnigon:1981=1", "byte 8: omnigon has no option `1981=1`"),
        ("omnigon:pie", "byte 8: omnigon has no option `pie`"),
        ("omnigon:1981,1981", "byte 13: option `1981` is given twice"),
        (
            "omnigon:1981,1983",
            "byte 13: option `1983` contradicts `1981`",
        ),
        (
            "omnigon:1988,1983",
            "byte 13: option `1983` contradicts `1988`",
        ),
        (
            "omnigon:1981,grid=aligned,grid=staggered",
            "byte 26: option `grid=staggered` contradicts `grid=aligned`",
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
            "byte 13: option `grid=hex` must be grid=aligned or grid=staggered",
        ),
        (
            "omnigon:1981,first",
            "byte 13: option `first` must be first=triangle or first=square",
        ),
        (
            "omnigon:1981,third-turn=",
            "byte 13: option `third-turn=` must be third-turn=removes or third-turn=illegal",
        ),
        (
            "omnigon:1981,invasion=0",
            "byte 13: option `invasion=0` is not in the range 1 to 65535",
        ),
        (
            "omnigon:1981,invasion=65536",
            "byte 13: option `invasion=65536` is not in the range 1 to 65535",
        ),
        (
            "omnigon:1981,invasion=99999999999999999999",
            "byte 13: option `invasion=999999999999999...` is not in the range 1 to 65535",
        ),
        (
            "omnigon:1981,invasion=ten",
            "byte 13: option `invasion=ten` must be a decimal number",
        ),
        (
            "omnigon:1981,invasion=07",
            "byte 13: option `invasion=07` must be a decimal number",
        ),
        (
            "omnigon:1981,invasion",
            "byte 13: option `invasion` must be a decimal number",
        ),
    ] {
        let found = name.parse::<Variant>().unwrap_err().to_string();
        assert_eq!(found, error, "{name}");
    }
    assert!(matches!(
        "omnigon:1981".parse::<Rules88>(),
        Err(NameError::Type { .. })
    ));
    assert!(matches!(
        "omnigon".parse::<PatentRules>(),
        Err(NameError::Type { .. })
    ));
}

#[test]
fn bad_moves_of_1988() {
    for (text, error) in [
        ("", "`` is not a move"),
        ("e1", "`e1` is not a move"),
        ("Pass", "`Pass` is not a move"),
        ("e1@0", "pieces of 1988 do not turn without moving"),
        ("e1!", "pieces of 1988 do not turn without moving"),
        (
            "e1-",
            "byte 3: ``: not a cell's name: a letter and a number are expected",
        ),
        (
            "-f1@0",
            "byte 0: ``: not a cell's name: a letter and a number are expected",
        ),
        ("e1-h1@0", "byte 3: `h1`: no such cell on this board"),
        ("a5-a1@0", "byte 0: `a5`: no such cell on this board"),
        ("e1-f1@", "byte 6: `` is no facing, one digit from 0 to 5"),
        ("e1-f1@6", "byte 6: `6` is no facing, one digit from 0 to 5"),
        (
            "e1-f1@00",
            "byte 6: `00` is no facing, one digit from 0 to 5",
        ),
        (
            "e1-f1@0 ",
            "byte 6: `0 ` is no facing, one digit from 0 to 5",
        ),
        (
            "e1-f1@0@1",
            "byte 6: `0@1` is no facing, one digit from 0 to 5",
        ),
        (
            "e1-f1x2",
            "byte 3: `f1x2`: not a cell's name: a letter and a number are expected",
        ),
        (
            "e1\u{2013}f1@0",
            "byte 0: `e1–f1`: not a cell's name: a letter and a number are expected",
        ),
    ] {
        let found = Omnigon88::parse_move(Rules88, text)
            .unwrap_err()
            .to_string();
        assert_eq!(found, error, "{text}");
    }
    assert!(Omnigon88::parse_move(Rules88, &"e".repeat(1 << 20)).is_err());
}

#[test]
fn bad_moves_of_the_patents() {
    for (text, error) in [
        (
            "c1-c4",
            "byte 5: a facing, `@` and a digit from 0 to 5, is missing",
        ),
        (
            "c1xc4",
            "byte 5: a facing, `@` and a digit from 0 to 5, is missing",
        ),
        ("c1", "`c1` is not a move"),
        (
            "!",
            "byte 0: ``: not a cell's name: a letter and a number are expected",
        ),
        (
            "c1!!",
            "byte 0: `c1!`: not a cell's name: a letter and a number are expected",
        ),
        (
            "c1@3!",
            "byte 0: `c1@3`: not a cell's name: a letter and a number are expected",
        ),
        ("f1@3", "byte 0: `f1`: no such cell on this board"),
        ("c9@3", "byte 0: `c9`: no such cell on this board"),
        ("c1@9", "byte 3: `9` is no facing, one digit from 0 to 5"),
        (
            "c1-c04@0",
            "byte 3: `c04`: not a cell's name: a letter and a number are expected",
        ),
    ] {
        let found = OmnigonPatent::parse_move(PatentRules::OF_1981, text)
            .unwrap_err()
            .to_string();
        assert_eq!(found, error, "{text}");
    }
}

#[test]
fn a_bad_list_of_moves_changes_nothing() {
    let mut game = Omnigon88::start(Rules88);
    for (list, error) in [
        (
            "e1-f1@0 d5-e4@0 e1-g1@0",
            "byte 16: move 3 of the list, `e1-g1@0`: there is no piece on e1",
        ),
        (
            "e1-f1@0 d5",
            "byte 8: move 2 of the list, `d5`: `d5` is not a move",
        ),
        (
            "e1-f1@0,d5-e4@0",
            "byte 8: move 2 of the list, `d5-e4@0`: a comma joins moves of one turn, and here the turn has passed to the second player",
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
        (" ", "byte 0: a space too many"),
        (
            "..../...../....../......./....../.....",
            "byte 38: the board has 6 rows instead of 7",
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
            "byte 3: row 1 from the top has 3 cells instead of 4",
        ),
        (
            "H1../...../....../......./....../...../h...",
            "byte 1: '1' is no piece",
        ),
        (
            "4/...../....../......./....../...../h...",
            "byte 0: '4' is no piece",
        ),
        (
            "HX../...../....../......./....../...../h...",
            "byte 1: 'X' is no piece",
        ),
        (
            "HS../...../....../......./....../...../h...",
            "byte 2: a facing, a digit from 0 to 5, is missing",
        ),
        (
            "HS6./...../....../......./....../...../h...",
            "byte 2: a facing, a digit from 0 to 5, is missing",
        ),
        (
            "HS2.../...../....../......./....../...../h...",
            "byte 5: row 1 from the top has more than 4 cells",
        ),
        (
            "HS2../...../....../......./....../...../h...",
            "a Stargon has no facing 2, as on g2 (OMN-11)",
        ),
        (
            "H.../...../....../......./....../...../h... b",
            "byte 44: `b` is no side to move",
        ),
        (
            "H.../...../....../......./....../...../h... g ",
            "byte 45: a space too many",
        ),
        (
            "H.../...../....../......./....../...../h... g 0",
            "byte 46: `0` follows the last field",
        ),
        (
            "H.../...../....../......./....../...../h...\n",
            "byte 43: the character '\\n' is not allowed",
        ),
        (
            "é.../...../....../......./....../...../h...",
            "byte 0: the character 'é' is not allowed",
        ),
        (
            "..../...../....../......./....../...../....",
            "neither side has a Helios (OMN-9)",
        ),
        (
            "HH../...../....../......./....../...../h...",
            "Gold has 2 of the kind Helios, more than 1 (OMN-2)",
        ),
        (
            "Hb0b1b2/...../....../......./....../...../h...",
            "White has 3 of the kind Bigon, more than 2 (OMN-2)",
        ),
    ] {
        let found = Omnigon88::parse_position(Rules88, text).unwrap_err();
        assert_eq!(found.to_string(), error, "{text}");
    }
    assert!(Omnigon88::parse_position(Rules88, &start.repeat(20_000)).is_err());
    // A lone board is a fresh game.
    assert_eq!(hex(start), Omnigon88::start(Rules88));
}

#[test]
fn bad_positions_of_the_patents() {
    let board = "u0..../...../...../...../...../...../...../U0....";
    for (fields, error) in [
        ("g", "byte 50: `g` is no side to move"),
        (
            "b 8",
            "byte 52: number of Black's captures `8` is not in the range 0 to 7",
        ),
        ("b 0 x", "byte 54: `x` is no number of Red's captures"),
        ("b 00 0", "byte 52: `00` is no number of Black's captures"),
        (
            "b 0 0 a2:1",
            "Black has no piece on a2 to have turned in place (OMN-26)",
        ),
        (
            "b 0 0 a8:1",
            "Black has no piece on a8 to have turned in place (OMN-26)",
        ),
        (
            "b 0 0 - a1:1",
            "Red has no piece on a1 to have turned in place (OMN-26)",
        ),
        ("b 0 0 a1:3", "byte 56: `a1:3` is no row of turns in place"),
        ("b 0 0 a1:0", "byte 56: `a1:0` is no row of turns in place"),
        ("b 0 0 a1", "byte 56: `a1` is no row of turns in place"),
        ("b 0 0 f1:1", "byte 56: `f1:1` is no row of turns in place"),
        ("b 0 0 - - 0", "byte 60: `0` follows the last field"),
    ] {
        let text = format!("{board} {fields}");
        let found = OmnigonPatent::parse_position(PatentRules::OF_1981, &text).unwrap_err();
        assert_eq!(found.to_string(), error, "{text}");
    }
    for (name, text, error) in [
        (
            "omnigon:1981",
            "u0..../..z0../...../...../...../...../...../U0.... b",
            "byte 9: 'z' is no piece",
        ),
        (
            "omnigon:1981",
            "u0..../..t../...../...../...../...../...../U0.... b",
            "byte 10: a facing, a digit from 0 to 5, is missing",
        ),
        (
            "omnigon:1983",
            board,
            "Black has 1 of the kind Unitrog, more than 0 in 1983 (OMN-22)",
        ),
        (
            "omnigon:1981",
            "o0..../...../...../...../...../...../...../U0....",
            "Red has 1 of the kind Omnigon, more than 0 in 1981 (OMN-22)",
        ),
        (
            "omnigon:1981",
            "u0Q0Q0../...../...../...../...../...../...../U0....",
            "Black has 2 of the kind Quadratrog, more than 1 in 1981 (OMN-22)",
        ),
        (
            "omnigon:1981",
            "b0..../...../...../...../...../...../...../B0....",
            "neither side has its royal piece (OMN-27)",
        ),
        // Black lacks one piece, Red lacks two.
        (
            "omnigon:1983",
            "b3t2o3t2b3/.b3t2../...../...../...../...../.B0T5B0./B0T5O0T5B0 b 1 2",
            "Red has captured 2, more than the 1 that Black lacks (OMN-27)",
        ),
        (
            "omnigon:1981",
            "u0..../...../...../...../...../...../...../U0.... b 7 7",
            "both sides would have won (OMN-27)",
        ),
        (
            "omnigon:1981",
            "b0..../...../...../...../...../...../...../U0.... b 0 7",
            "both sides would have won (OMN-27)",
        ),
        (
            "omnigon:1981,invasion=5",
            "u0..../...../...../...../...../...../...../U0.... b 0 0 - - 6",
            "byte 60: number of Red's moves `6` is not in the range 0 to 5",
        ),
        (
            "omnigon:1981,invasion=5",
            "u0..../...../...../...../...../...../...../U0.... r 0 0 - - 5",
            "Red has made its last move and cannot be next (OMN-28)",
        ),
    ] {
        let found = OmnigonPatent::parse_position(common::rules(name), text).unwrap_err();
        assert_eq!(found.to_string(), error, "{name} {text}");
    }
    // A lone board is a fresh game, and so is the start of any game.
    let name = "omnigon:1981,invasion=5";
    assert_eq!(pat(name, board), pat(name, &format!("{board} b 0 0 - - 0")));
    for name in PATENT_NAMES {
        let start = OmnigonPatent::start(common::rules(name));
        let text = start.position_text().to_string();
        let (board, _) = text.split_once(' ').unwrap();
        assert_eq!(pat(name, board), start);
    }
}

#[test]
fn bad_setups_that_no_text_can_hold() {
    let mut setup = hexagon::Setup::default();
    let d2: hexagon::Cell = common::cell("d2");
    let helios = setup.board[d2.index()].as_mut().unwrap();
    helios.facing = omnigon::Facing::F1;
    let error = setup.validate(Rules88).unwrap_err().to_string();
    assert_eq!(error, "a Helios has no facing 1, as on d2 (OMN-3)");

    let rules = PatentRules::OF_1981;
    let mut setup = patent::Setup::start(rules);
    setup.series.first = Some(patent::Series {
        cell: common::cell("c3"),
        count: 3,
    });
    let error = setup.validate(rules).unwrap_err().to_string();
    assert_eq!(
        error,
        "the turns in place of Black in a row are 3, not 1 or 2 (OMN-26)"
    );
    let mut setup = patent::Setup::start(rules);
    setup.second_moves = 1;
    let error = setup.validate(rules).unwrap_err().to_string();
    assert_eq!(
        error,
        "1 moves of the second player are more than 0 (OMN-28)"
    );
    let mut setup = patent::Setup {
        board: [None; 40],
        ..patent::Setup::start(rules)
    };
    let c1: patent::Cell = common::cell("c1");
    setup.board[c1.index()] = patent::Setup::start(rules).board[c1.index()];
    setup.captured.second = 8;
    let error = setup.validate(rules).unwrap_err().to_string();
    assert_eq!(
        error,
        "Red has captured 8, more than the 7 that win (OMN-27)"
    );
}
