//! Invalid input: the error says what is wrong and where, and nothing changes.

use oust::prelude::*;

use crate::kit::{SQUARE_2, SQUARE_8, cell, cells_off_board, position};

fn read(text: &str) -> Result<Oust<1>, SetupError> {
    Oust::parse_position(Rules::HEX_3, text)
}

fn name(text: &str) -> Result<AnyRules, NameError> {
    text.parse()
}

#[test]
fn options_parse_in_any_order_and_are_written_in_one() {
    for (text, canonical) in [
        ("oust", "oust"),
        ("oust:hex-7", "oust"),
        ("oust:pie", "oust:pie"),
        ("oust:pie,hex-7", "oust:pie"),
        ("oust:pie,square-11", "oust:square-11,pie"),
        ("oust:hex-2", "oust:hex-2"),
        ("oust:square-19", "oust:square-19"),
    ] {
        assert_eq!(name(text).unwrap().to_string(), canonical);
        assert_eq!(name(canonical), name(text));
    }
    for board in Board::ALL {
        let rules = AnyRules { board, pie: true };
        assert_eq!(name(&rules.to_string()), Ok(rules));
    }
}

#[test]
fn invalid_names_say_why() {
    for (text, words) in [
        ("", "unknown game: ``, expected oust"),
        ("Oust", "unknown game: `Oust`, expected oust"),
        ("yonmoque", "unknown game: `yonmoque`, expected oust"),
        ("oust:", "byte 5: missing option"),
        ("oust:pie,", "byte 9: missing option"),
        ("oust:pie,pie", "byte 9: option `pie` is given twice"),
        ("oust:hex-5,hex-5", "byte 11: option `hex-5` is given twice"),
        (
            "oust:hex-5,square-5",
            "byte 11: option `square-5` conflicts with `hex-5`",
        ),
        (
            "oust:hex-1",
            "byte 5: option `hex-1` is out of range, expected 2 to 8",
        ),
        (
            "oust:hex-9",
            "byte 5: option `hex-9` is out of range, expected 2 to 8",
        ),
        (
            "oust:square-20",
            "byte 5: option `square-20` is out of range, expected 2 to 19",
        ),
        (
            "oust:square-1",
            "byte 5: option `square-1` is out of range, expected 2 to 19",
        ),
        (
            "oust:hex-99999999999999999999",
            "is out of range, expected 2 to 8",
        ),
        ("oust:hex-07", "byte 5: oust has no option `hex-07`"),
        ("oust:hex-", "byte 5: oust has no option `hex-`"),
        ("oust:hex--5", "byte 5: oust has no option `hex--5`"),
        ("oust:hex", "byte 5: oust has no option `hex`"),
        ("oust:pie=on", "byte 5: oust has no option `pie=on`"),
        ("oust: pie", "byte 5: oust has no option ` pie`"),
        ("oust:hëx-5", "byte 5: oust has no option `hëx-5`"),
    ] {
        let error = name(text).unwrap_err().to_string();
        assert!(error.contains(words), "{text}: {error}");
    }
    let long = format!("oust:{}", "x".repeat(1_000_000));
    assert!(name(&long).unwrap_err().to_string().len() < 100);
}

#[test]
fn text_that_is_not_a_move() {
    for text in [
        "", " ", "c", "3", "c03", "C3", "c3 ", " c3", "c3,", "Pass", "passs", "swap!", "c+3", "é3",
        "-", "c3-c4",
    ] {
        let error = Oust::parse_move(Rules::HEX_3, text).unwrap_err();
        assert!(
            matches!(error, ParseMoveError::Malformed { .. }),
            "{text}: {error}"
        );
    }
    for text in [
        "a4",
        "c6",
        "f1",
        "z1",
        "a0",
        "a256",
        "a65537",
        "a18446744073709551617",
    ] {
        let error = Oust::parse_move(Rules::HEX_3, text).unwrap_err();
        assert!(
            matches!(error, ParseMoveError::OffBoard { .. }),
            "{text}: {error}"
        );
    }
    // The same cells exist on a larger board.
    assert!(Oust::parse_move(Rules::HEX_7, "f1").is_ok());
    let long = "c".repeat(1_000_000);
    let error = Oust::parse_move(Rules::HEX_3, &long).unwrap_err();
    assert!(error.to_string().len() < 200);
}

#[test]
fn position_strings_are_parsed_strictly() {
    use TextError::{
        Character, Empty, Field, Piece, RowTooLong, RowTooShort, Run, Spacing, TooFewRows,
        TooManyRows, Trailing,
    };
    let cases = [
        ("", Empty),
        (" ", Spacing { at: 0 }),
        ("3/4/5/4/3 ", Spacing { at: 9 }),
        (" 3/4/5/4/3", Spacing { at: 0 }),
        ("3/4/5/4/3  r", Spacing { at: 10 }),
        (
            "3/4/5/4",
            TooFewRows {
                found: 4,
                expected: 5,
                at: 7,
            },
        ),
        (
            "3/4/5/4/3/2",
            TooManyRows {
                expected: 5,
                at: 10,
            },
        ),
        (
            "2/4/5/4/3",
            RowTooShort {
                row: 1,
                found: 2,
                expected: 3,
                at: 1,
            },
        ),
        (
            "3/4/5/4/2r1",
            RowTooLong {
                row: 5,
                expected: 3,
                at: 10,
            },
        ),
        (
            "3/4/5/4/rrrr",
            RowTooLong {
                row: 5,
                expected: 3,
                at: 11,
            },
        ),
        (
            "3/4/5/4/99999999999999999999999",
            RowTooLong {
                row: 5,
                expected: 3,
                at: 8,
            },
        ),
        ("3/4/5/4/0rrr", Run { at: 8 }),
        ("03/4/5/4/3", Run { at: 0 }),
        ("3/4/5/4/rxr", Piece { at: 9, found: 'x' }),
        ("3/4/5/4/R2", Piece { at: 8, found: 'R' }),
        (
            "3/4/5/4/3 w",
            Field {
                field: "side to move",
                at: 10,
                found: "w".into(),
            },
        ),
        (
            "3/4/5/4/3 rr",
            Field {
                field: "side to move",
                at: 10,
                found: "rr".into(),
            },
        ),
        (
            "3/4/5/4/3 r x",
            Field {
                field: "result",
                at: 12,
                found: "x".into(),
            },
        ),
        (
            "3/4/5/4/3 r - -",
            Trailing {
                at: 14,
                found: "-".into(),
            },
        ),
        ("3/4/5/4/3\tr", Character { at: 9, found: '\t' }),
        (
            "3/4/5/4/3 r\n",
            Character {
                at: 11,
                found: '\n',
            },
        ),
        (
            "3/4/5/4/3 ř",
            Character {
                at: 10, found: 'ř'
            },
        ),
    ];
    for (text, error) in cases {
        assert_eq!(read(text), Err(SetupError::Text(error)), "{text:?}");
    }
    let long = "3/".repeat(500_000);
    assert!(read(&long).unwrap_err().to_string().len() < 200);
}

#[test]
fn fields_at_the_end_may_be_omitted() {
    let full = read("3/4/2r2/4/3 r -").unwrap();
    assert_eq!(read("3/4/2r2/4/3"), Ok(full));
    assert_eq!(read("3/4/2r2/4/3 r"), Ok(full));
    assert_eq!(read("3/4/5/4/3"), Ok(Oust::start(Rules::HEX_3)));
}

#[test]
fn winners_must_be_consistent_with_the_board() {
    let error = |text| read(text).unwrap_err();
    assert!(matches!(
        error("3/4/2rb1/4/3 r r"),
        SetupError::EnemyLeft { .. }
    ));
    assert!(matches!(
        error("3/4/2rr1/4/3 b r"),
        SetupError::WinnerNotToMove { .. }
    ));
    assert!(matches!(
        error("3/4/2r2/4/3 r r"),
        SetupError::WinnerTooSmall { .. }
    ));
    assert!(matches!(
        error("3/4/5/4/3 r r"),
        SetupError::WinnerTooSmall { .. }
    ));
    assert!(matches!(
        error("rrr/rrrr/rrrrr/rrrr/rrr r r"),
        SetupError::WinnerFillsBoard { .. }
    ));
    assert!(matches!(
        error("3/4/2rb1/4/3 r d"),
        SetupError::NotDead { .. }
    ));
    let won = read("3/4/2bb1/4/3 b b").unwrap();
    assert_eq!(won.outcome(), Some(Outcome::Win(Player::Second)));
    // A board of one colour without a winner is unfinished, for either side.
    assert_eq!(read("3/4/2bb1/4/3 b -").unwrap().outcome(), None);
    assert_eq!(read("3/4/2bb1/4/3 r").unwrap().outcome(), None);
}

#[test]
fn a_dead_board_is_a_draw_whatever_the_result_field() {
    let rules = SQUARE_2;
    let drawn = position(rules, "rb/br r d");
    assert_eq!(drawn.outcome(), Some(Outcome::Draw));
    assert_eq!(position(rules, "rb/br r -"), drawn);
    assert_eq!(position(rules, "rb/br"), drawn);
}

#[test]
fn setups_built_by_hand_are_validated() {
    let mut setup = Setup::<1>::default();
    setup.stones.first = cell(19).into();
    let error = setup.validate(Rules::HEX_3).unwrap_err();
    assert_eq!(
        error,
        SetupError::OffBoard {
            cell: cell(19),
            board: Rules::HEX_3.board()
        }
    );
    setup.stones.first = cell(9).into();
    setup.stones.second = cell(9).into();
    let error = setup.validate(Rules::HEX_3).unwrap_err();
    assert_eq!(error.to_string(), "there is a stone of each player on c3");
    setup.stones.second = cell(63).into();
    assert!(setup.validate(Rules::HEX_5).is_err());
    // Two stones on a cell that the board does not have.
    setup.stones.first = cell(20).into();
    setup.stones.second = cell(20).into();
    let error = setup.validate(Rules::HEX_3).unwrap_err();
    assert_eq!(error.to_string(), "hex-3 has no cell with index 20");
}

#[test]
fn lists_of_moves_say_which_one_is_wrong() {
    for (list, words) in [
        ("c3 c9", "move 2 (`c9` at byte 3): hex-3 has no cell `c9`"),
        (
            "c3,b1",
            "move 2 (`b1` at byte 3): a comma joins moves of one turn",
        ),
        ("c3 c3", "move 2 (`c3` at byte 3): c3 is occupied by Red"),
        (
            "c3 b1 c4",
            "move 3 (`c4` at byte 6): a stone on c4 would form a group of 2",
        ),
        ("pass", "move 1 (`pass` at byte 0): a stone can be placed"),
        ("c3,", "expected a move next to the comma"),
    ] {
        let mut game = Oust::start(Rules::HEX_3);
        let error = play_moves(&mut game, list, |_, _| {})
            .unwrap_err()
            .to_string();
        assert!(error.contains(words), "{list}: {error}");
        assert_eq!(game, Oust::start(Rules::HEX_3));
    }
}

fn nothing_is_off_the_board<const W: usize>(rules: Rules<W>) {
    let game = Oust::start(rules);
    for cell in cells_off_board(rules) {
        assert_eq!(game.at(cell), None, "{rules}: {cell:?}");
        assert_eq!(game.group_at(cell), None, "{rules}: {cell:?}");
        assert!(!game.is_legal(Move::Place(cell)), "{rules}: {cell:?}");
    }
}

#[test]
fn cells_off_the_board_are_empty_and_illegal() {
    nothing_is_off_the_board(Rules::HEX_3);
    // A board that fills its last word.
    nothing_is_off_the_board(SQUARE_8);
    nothing_is_off_the_board(Rules::HEX_8);
}
