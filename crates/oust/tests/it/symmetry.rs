//! The symmetries of the boards.

use oust::prelude::*;

use crate::kit::cells_off_board;

#[test]
fn images_touch_where_the_cells_do() {
    for board in Board::ALL {
        let grid = board.grid();
        let neighbours = |cell: Cell| {
            let next = |&direction| grid.neighbour(cell.index() as u16, direction);
            let next = grid.edges().iter().filter_map(next);
            let next = next.map(|index| Cell::new(index.into()).unwrap());
            next.collect::<CellSet<6>>()
        };
        for symmetry in 0..board.symmetry_count() {
            let image = |cell| board.image(cell, symmetry);
            for cell in board.cells() {
                let around: CellSet<6> = neighbours(cell).iter().map(image).collect();
                assert_eq!(around, neighbours(image(cell)), "{board} {symmetry}");
            }
        }
    }
}

#[test]
fn no_two_symmetries_are_the_same() {
    for board in Board::ALL {
        let mut images: Vec<Vec<Cell>> = (0..board.symmetry_count())
            .map(|s| board.cells().map(|c| board.image(c, s)).collect())
            .collect();
        images.sort();
        images.dedup();
        assert_eq!(images.len(), board.symmetry_count(), "{board}");
        // The first one is the identity.
        assert!(board.cells().all(|cell| board.image(cell, 0) == cell));
    }
}

#[test]
fn the_symmetries_are_those_documented() {
    let images = |board: Board, name: &str| -> Vec<String> {
        let cell = board.parse_cell(name).unwrap();
        let all = (0..board.symmetry_count()).map(|s| board.image(cell, s));
        all.map(|cell| board.cell_name(cell).to_string()).collect()
    };
    let hex = Board::hex(3).unwrap();
    let rotated = ["a1", "c1", "e1", "e3", "c5", "a3"];
    let reflected = ["a3", "a1", "c1", "e1", "e3", "c5"];
    assert_eq!(images(hex, "a1"), [rotated, reflected].concat());
    assert_eq!(images(hex, "b1")[..3], ["b1", "d1", "e2"]);
    assert_eq!(images(hex, "b1")[6..9], ["b4", "a2", "b1"]);
    let square = Board::square(3).unwrap();
    let expected = ["b1", "a2", "b3", "c2", "b1", "a2", "b3", "c2"];
    assert_eq!(images(square, "b1"), expected);
    assert_eq!(images(square, "a1")[..4], ["a1", "a3", "c3", "c1"]);
    assert_eq!(images(square, "a1")[4..], ["c1", "a1", "a3", "c3"]);
}

#[test]
fn boards_have_the_symmetries_of_their_shape() {
    assert_eq!(Oust::symmetry_count(Rules::HEX_7), 12);
    assert_eq!(Oust::symmetry_count(Rules::SQUARE_19), 8);
}

#[test]
fn moves_off_the_board_are_their_own_images() {
    let game = Oust::start(Rules::HEX_3);
    for cell in cells_off_board(Rules::HEX_3) {
        let mv = Move::Place(cell);
        assert!((0..12).all(|symmetry| game.transform_move(mv, symmetry) == mv));
    }
}

#[test]
fn openings_fall_into_classes() {
    // Orbits of the cells: hex-3 has the centre, the ring around it, and in the
    // outer ring corners and the cells between them.
    let start = Oust::start(Rules::HEX_3);
    let mut classes: Vec<u64> = start
        .legal_moves()
        .map(|mv| {
            let mut game = start;
            game.play(mv).unwrap();
            game.canonical().0.key()
        })
        .collect();
    classes.sort_unstable();
    classes.dedup();
    assert_eq!(classes.len(), 4);
}
