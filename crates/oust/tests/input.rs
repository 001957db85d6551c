//! What comes from outside and is wrong: an error that says what and where,
//! and nothing changed.

mod kit;

use abstract_games_core::text::TextError;
use kit::position;
use oust::{
    Bitboard, Board, Move, NameError, Notation, Oust, Outcome, ParseMoveError, Player, Position,
    Rules, Setup, SetupError, Variant, play_moves,
};

fn read(text: &str) -> Result<Oust<1>, SetupError> {
    Oust::parse_position(Rules::HEX_3, text)
}

fn name(text: &str) -> Result<Variant, NameError> {
    text.parse()
}

#[test]
fn names_are_read_in_any_order_and_written_in_one() {
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
        let variant = Variant { board, pie: true };
        assert_eq!(name(&variant.to_string()), Ok(variant));
    }
}

#[test]
fn names_that_are_wrong_say_why() {
    for (text, words) in [
        ("", "`` is not a known game"),
        ("Oust", "`Oust` is not a known game"),
        ("yonmoque", "`yonmoque` is not a known game"),
        ("oust:", "byte 5: an option is missing"),
        ("oust:pie,", "byte 9: an option is missing"),
        ("oust:pie,pie", "byte 9: option `pie` is given twice"),
        ("oust:hex-5,hex-5", "byte 11: option `hex-5` is given twice"),
        (
            "oust:hex-5,square-5",
            "byte 11: option `square-5` contradicts `hex-5`",
        ),
        (
            "oust:hex-1",
            "byte 5: option `hex-1` is not in the range 2 to 8",
        ),
        (
            "oust:hex-9",
            "byte 5: option `hex-9` is not in the range 2 to 8",
        ),
        (
            "oust:square-20",
            "byte 5: option `square-20` is not in the range 2 to 19",
        ),
        (
            "oust:square-1",
            "byte 5: option `square-1` is not in the range 2 to 19",
        ),
        (
            "oust:hex-99999999999999999999",
            "is not in the range 2 to 8",
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
fn moves_that_are_none() {
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
fn position_strings_are_read_strictly() {
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
fn fields_at_the_end_may_be_left_out() {
    let full = read("3/4/2r2/4/3 r -").unwrap();
    assert_eq!(read("3/4/2r2/4/3"), Ok(full));
    assert_eq!(read("3/4/2r2/4/3 r"), Ok(full));
    assert_eq!(read("3/4/5/4/3"), Ok(Oust::start(Rules::HEX_3)));
}

#[test]
fn winners_must_be_explained_by_the_board() {
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
fn a_dead_board_is_drawn_whatever_is_said() {
    let rules = Rules::SQUARE_2;
    let drawn = position(rules, "rb/br r d");
    assert_eq!(drawn.outcome(), Some(Outcome::Draw));
    assert_eq!(position(rules, "rb/br r -"), drawn);
    assert_eq!(position(rules, "rb/br"), drawn);
}

#[test]
fn setups_made_by_hand_go_through_the_same_checks() {
    let mut setup = Setup::<1>::default();
    setup.stones.first = Bitboard::from_cell(19);
    let error = setup.validate(Rules::HEX_3).unwrap_err();
    assert_eq!(
        error,
        SetupError::OffBoard {
            cell: 19,
            cells: 19
        }
    );
    setup.stones.first = Bitboard::from_cell(9);
    setup.stones.second = Bitboard::from_cell(9);
    let error = setup.validate(Rules::HEX_3).unwrap_err();
    assert_eq!(error.to_string(), "there are two stones on c3");
    setup.stones.second = Bitboard::from_cell(63);
    assert!(setup.validate(Rules::HEX_5).is_err());
    // Two stones on a cell that there is not.
    setup.stones.first = Bitboard::from_cell(20);
    setup.stones.second = Bitboard::from_cell(20);
    let error = setup.validate(Rules::HEX_3).unwrap_err();
    assert_eq!(
        error.to_string(),
        "there is no cell number 20 on a board of 19 cells"
    );
}

#[test]
fn lists_of_moves_say_which_one_is_wrong() {
    for (list, words) in [
        (
            "c3 c9",
            "byte 3: move 2 of the list, `c9`: hex-3 has no cell `c9`",
        ),
        (
            "c3,b1",
            "byte 3: move 2 of the list, `b1`: a comma joins moves of one turn",
        ),
        (
            "c3 c3",
            "byte 3: move 2 of the list, `c3`: c3 is taken by a stone of Red",
        ),
        (
            "c3 b1 c4",
            "move 3 of the list, `c4`: a stone on c4 would make a group of 2",
        ),
        (
            "pass",
            "byte 0: move 1 of the list, `pass`: a stone can be placed",
        ),
        ("c3,", "a move is missing beside a comma"),
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
    let cells = rules.board().cells();
    for cell in [cells, cells + 1, 64 * W as u16, u16::MAX] {
        assert_eq!(game.at(cell), None, "{rules}: {cell}");
        assert!(!game.is_legal(Move::Place(cell)), "{rules}: {cell}");
    }
}

#[test]
fn cells_off_the_board_are_empty_and_not_to_be_placed_on() {
    nothing_is_off_the_board(Rules::HEX_3);
    // A board that fills its last word.
    nothing_is_off_the_board(Rules::SQUARE_8);
    nothing_is_off_the_board(Rules::SQUARE_19);
}

/// The boards whose cells take `W` words can be read, and the others are
/// refused by saying what the type is for.
fn boards_that_fit<const W: usize>(told: &str) {
    let mut fitting = Vec::new();
    for board in Board::ALL {
        let name = format!("oust:{board}");
        match name.parse::<Rules<W>>() {
            Ok(rules) => {
                assert_eq!(Variant::from(rules), name.parse().unwrap());
                fitting.push(board.cells());
            }
            Err(error) => {
                let expected = format!("`{name}` does not fit this type, which is for {told}");
                assert_eq!(error.to_string(), expected);
            }
        }
    }
    let cells = 64 * (W as u16 - 1) + 1..=64 * W as u16;
    let expected = Board::ALL.map(Board::cells).into_iter();
    let expected: Vec<u16> = expected.filter(|count| cells.contains(count)).collect();
    assert_eq!(fitting, expected);
}

#[test]
fn a_type_says_for_which_boards_it_is() {
    boards_that_fit::<1>("boards of up to 64 cells");
    boards_that_fit::<2>("boards of 65 to 128 cells");
    boards_that_fit::<3>("boards of 129 to 192 cells");
    boards_that_fit::<4>("boards of 193 to 256 cells");
    boards_that_fit::<5>("boards of 257 to 320 cells");
    boards_that_fit::<6>("boards of 321 to 384 cells");
    boards_that_fit::<7>("no board at all");
}
