//! OXY-1 to OXY-4: the board, the tiles, layouts.

use super::*;

#[test]
fn oxy_1_the_board_has_six_files_and_four_ranks() {
    let grid = Rules::CLASSIC.grid();
    assert_eq!((grid.cells(), grid.rows()), (24, 4));
    let names: Vec<String> = Cell::ALL.into_iter().map(|cell| cell.to_string()).collect();
    assert_eq!(names.first().unwrap(), "a1");
    assert_eq!(names[5..8], ["f1", "a2", "b2"]);
    assert_eq!(names.last().unwrap(), "f4");
    let position = Oxy::start(Rules::CLASSIC);
    assert_eq!(position.at(cell("c3")), None);
    assert!(
        Cell::ALL
            .into_iter()
            .all(|cell| position.at(cell) == position.board().at(cell))
    );
    let two_spaces = Oxy::parse_position(Rules::CLASSIC, "O.X.YX/.._Y.O/Y.O.X_/.O.X.Y");
    assert_eq!(
        two_spaces,
        Err(SetupError::Board(LayoutError::Spaces { found: 2 }))
    );
    let no_space = Oxy::parse_position(Rules::CLASSIC, "O.X.YX/...Y.O/Y.O.X./.O.X.Y");
    assert_eq!(
        no_space,
        Err(SetupError::Board(LayoutError::Spaces { found: 0 }))
    );
}

#[test]
fn oxy_2_the_tiles_of_both_games() {
    use Tile::{Bishop, King, Knight, Neutral, O, Pawn, Queen, X, Y};
    let count = |symbols, tile| {
        let board = Layout::default_of(symbols).board();
        board.cells_of(Some(tile)).len()
    };
    assert_eq!(
        [O, X, Y, Neutral].map(|tile| count(Symbols::Classic, tile)),
        [4, 4, 4, 11]
    );
    let chess = [King, Queen, Knight, Bishop, Pawn, Neutral];
    assert_eq!(
        chess.map(|tile| count(Symbols::Chess, tile)),
        [3, 3, 3, 3, 2, 9]
    );

    let five_x = Oxy::parse_position(Rules::CLASSIC, "O.X.YX/.._Y.O/Y.O.X./XO.X.Y");
    let error = LayoutError::Tiles {
        tile: Neutral,
        found: 10,
        expected: 11,
    };
    assert_eq!(five_x, Err(SetupError::Board(error)));

    // First moves the neutral tile on c1 to c2; Second may move it again.
    let position = after("oxy", CLASSIC, "c2 c1 d1 d2");
    assert_eq!(position.turn(), Player::Second);
    assert!(legal(&position).contains(&"c2".to_string()));
}

#[test]
fn oxy_3_invalid_layouts_are_refused_wherever_one_comes_in() {
    let layouts = [
        // The space next to the middle cells.
        ("O.X.YX/.._Y.O/Y.O.X./.O.X.Y", None),
        (
            "O_X.YX/...Y.O/Y.O.X./.O.X.Y",
            Some(LayoutError::Space { space: cell("b4") }),
        ),
        // An alignment is inevitable (from the reference data).
        ("O.X.Y./.X_Y.O/Y.O.X./.O.X.Y", Some(LayoutError::Inevitable)),
    ];
    let rules: Rules = "oxy:after=relayout".parse().unwrap();
    for (text, expected) in layouts {
        let board = Tiles::parse(Symbols::Classic, text).unwrap();
        assert_eq!(Layout::new(Symbols::Classic, &board).err(), expected);
        let fresh = Setup::fresh(rules, board).validate(rules);
        assert_eq!(fresh.err(), expected.map(SetupError::Board));
        let next = format!("{CLASSIC} 1 0-0 - - 0 - - 0:0 {text}");
        let next = Oxy::parse_position(rules, &next);
        assert_eq!(next.err(), expected.map(SetupError::NextLayout));
    }
    // Two X side by side on a4 and b4.
    let board = Tiles::parse(Symbols::Classic, "XX..YO/.._Y.O/Y.O.X./.O.X.Y").unwrap();
    let Err(LayoutError::Aligned { alignment }) = Layout::new(Symbols::Classic, &board) else {
        panic!("an alignment");
    };
    assert_eq!(alignment.cells, cells(&["a4", "b4"]));
}

#[test]
fn oxy_3_with_points_an_undone_slide_may_leave_any_board() {
    // Sliding d4 aligned two Y and was taken back, so the space is on d4,
    // outside the middle.
    let position = after("oxy", CLASSIC, "b3 b4 c4 d4 d3");
    assert_eq!(position.space(), cell("d4"));
    assert!(position.moved().is_empty() && position.turns_ended() == 0);
    let text = position.position_text().to_string();
    assert_eq!(Oxy::parse_position(Rules::CLASSIC, &text), Ok(position));
    // Without penalties, or with `after=relayout`, the same board would have to
    // be a layout, and it is not.
    let mut setup = position.to_setup();
    assert!(
        setup
            .validate(Rules {
                after: AfterAlignment::Relayout,
                ..Rules::CLASSIC
            })
            .is_err()
    );
    setup.penalties = oxy::ByPlayer::new(0, 0);
    let error = LayoutError::Space { space: cell("d4") };
    assert_eq!(
        setup.validate(Rules::CLASSIC),
        Err(SetupError::Board(error))
    );
}

#[test]
fn oxy_4_default_and_random_layouts() {
    assert_eq!(Oxy::start(Rules::CLASSIC).board().to_string(), CLASSIC);
    let chess = Oxy::start(Rules::CHESS).board().to_string();
    assert_eq!(chess, "K.Q.BP/.N_K.N/B.N.Q./PQ.B.K");
    let random: Rules = "oxy:layout=random,seed=42".parse().unwrap();
    assert_eq!(
        Oxy::start(random).board(),
        Layout::from_seed(Symbols::Classic, 42, 0).board()
    );
    assert_eq!(Oxy::start(random), Oxy::start(random));
}
