//! Boards and cells.

use abstract_games_toolkit::GridShape;
use oust::prelude::*;

#[test]
fn every_board_has_the_cells_of_its_shape() {
    let sizes: Vec<usize> = (2..=8).map(|side| 3 * side * (side - 1) + 1).collect();
    assert_eq!(sizes, [7, 19, 37, 61, 91, 127, 169]);
    let squares = (2..=19).map(|side: usize| side * side);
    let expected = sizes.into_iter().chain(squares);
    assert!(Board::ALL.map(Board::cell_count).into_iter().eq(expected));
    for board in Board::ALL {
        assert!(64 * board.words() >= board.cell_count(), "{board}");
        let indices = board.cells().map(Cell::index);
        assert!(indices.eq(0..board.cell_count()), "{board}");
        assert!(board.cells().all(|cell| board.contains(cell)), "{board}");
        let next = Cell::new(board.cell_count());
        assert!(next.is_none_or(|cell| !board.contains(cell)), "{board}");
    }
}

#[test]
fn cells_have_the_indices_of_the_largest_board() {
    let largest = Board::ALL.map(Board::cell_count).into_iter().max();
    assert_eq!(largest, Some(Cell::COUNT));
    for index in 0..Cell::COUNT {
        assert_eq!(Cell::new(index).map(Cell::index), Some(index));
    }
    for index in [Cell::COUNT, 0x1_0000, usize::MAX] {
        assert_eq!(Cell::new(index), None);
    }
}

#[test]
fn every_cell_has_a_name_of_its_own() {
    for board in Board::ALL {
        for cell in board.cells() {
            let name = board.cell_name(cell).to_string();
            assert_eq!(board.parse_cell(&name), Ok(cell), "{board}");
        }
    }
    let hex = Board::hex(3).unwrap();
    assert_eq!(hex.parse_cell("c6"), Err(CellError::OffBoard));
    assert_eq!(hex.parse_cell("c06"), Err(CellError::Malformed));
}

#[test]
#[should_panic(expected = "no such cell on this board")]
fn cells_off_the_board_have_no_name() {
    let _ = Board::hex(3).unwrap().cell_name(Cell::new(19).unwrap());
}

#[test]
fn boards_are_found_by_side() {
    for (index, board) in Board::ALL.into_iter().enumerate() {
        assert_eq!(board.index(), index);
        let again = match board.grid().shape() {
            GridShape::Hexagon { side } => Board::hex(side),
            GridShape::Rectangle { files, ranks } => {
                assert_eq!(files, ranks);
                Board::square(files)
            }
        };
        assert_eq!(again, Some(board));
    }
    for side in [0, 1, 9, 255] {
        assert_eq!(Board::hex(side), None);
    }
    for side in [0, 1, 20, 255] {
        assert_eq!(Board::square(side), None);
    }
    assert_eq!(Board::default().to_string(), "hex-7");
}

/// The boards of `W` words have rules of that type; for all others, parsing
/// their names fails and the error says which boards the type is for.
fn boards_of_type<const W: usize>(expected: &str, cells: std::ops::RangeInclusive<usize>) {
    for board in Board::ALL {
        let name = format!("oust:{board}");
        let rules = Rules::<W>::new(board);
        assert_eq!(rules.is_some(), cells.contains(&board.cell_count()));
        match name.parse::<Rules<W>>() {
            Ok(parsed) => {
                assert_eq!(AnyRules::from(parsed), AnyRules::new(board));
                assert_eq!(rules, Some(parsed));
            }
            Err(error) => {
                assert_eq!(rules, None);
                let message =
                    format!("`{name}` cannot be played with this type, which is for {expected}");
                assert_eq!(error.to_string(), message);
            }
        }
    }
}

#[test]
#[allow(clippy::reversed_empty_ranges, reason = "no board")]
fn every_board_has_rules_of_one_type() {
    boards_of_type::<1>("boards of up to 64 cells", 0..=64);
    boards_of_type::<2>("boards of 65 to 128 cells", 65..=128);
    boards_of_type::<3>("boards of 129 to 192 cells", 129..=192);
    boards_of_type::<6>("boards of more than 192 cells", 193..=361);
    boards_of_type::<4>("no boards", 1..=0);
    boards_of_type::<7>("no boards", 1..=0);
}

#[test]
fn visitors_get_rules_of_the_right_type() {
    struct Name;

    impl oust::Visitor for Name {
        type Output = (usize, String);

        fn visit<const W: usize>(self, rules: Rules<W>) -> (usize, String) {
            (W, rules.to_string())
        }
    }

    for board in Board::ALL {
        for pie in [false, true] {
            let rules = AnyRules { board, pie };
            let expected = (board.words(), rules.to_string());
            assert_eq!(rules.visit(Name), expected);
        }
    }
}
