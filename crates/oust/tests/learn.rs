//! Numbers of moves, feature planes, symmetries.

mod common;
#[path = "../../abstract-games-core/tests/learners/mod.rs"]
mod learners;

use common::{every_board, with_rules};
use learners::random_game_keeps_the_laws;
use oust::{Actions, Move, Notation, Oust, PlaneShape, Planes, Position, Rules, Symmetry};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn keeps_the_laws<const W: usize>(rules: Rules<W>, plies: usize, seed: u64) {
    let beside = [rules.board().cells(), 64 * W as u16, u16::MAX];
    let places = (0..rules.board().cells()).chain(beside).map(Move::Place);
    let every_move: Vec<Move> = places.chain([Move::Pass, Move::Swap]).collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    random_game_keeps_the_laws(Oust::start(rules), plies, 1, &every_move, &mut rng);
}

#[test]
fn actions_and_symmetries_keep_their_laws() {
    for (seed, name) in every_board().enumerate() {
        let cells = name.parse::<oust::Variant>().unwrap().board.cells();
        let plies = (1_200 / usize::from(cells)).clamp(3, 60);
        with_rules!(&name, keeps_the_laws, plies, seed as u64);
        with_rules!(
            format!("{name},pie"),
            keeps_the_laws,
            plies.min(4),
            seed as u64
        );
    }
}

#[test]
fn moves_off_the_board_stay_as_they_are() {
    let game = Oust::start(Rules::HEX_3);
    for cell in [19, 20, u16::MAX] {
        let mv = Move::Place(cell);
        assert!((0..12).all(|symmetry| game.transform_move(mv, symmetry) == mv));
    }
}

#[test]
fn moves_are_numbered_in_their_order() {
    let rules = Rules::HEX_3.with_pie(true);
    let moves: Vec<Move> = (0..21).map(|i| Oust::action(rules, i).unwrap()).collect();
    assert!(moves.is_sorted());
    assert_eq!(Oust::action_count(rules), 21);
    assert_eq!(Oust::action(rules, 21), None);
    assert_eq!(Oust::action(Rules::HEX_3, 20), None);
    assert_eq!(Oust::action_index(rules, Move::Place(19)), None);
}

#[test]
fn planes_show_what_they_say() {
    let rules = Rules::HEX_3.with_pie(true);
    let shape = PlaneShape {
        planes: 4,
        rows: 5,
        columns: 5,
    };
    assert_eq!(Oust::plane_shape(rules), shape);
    // The planes as they are drawn in the documentation, top row first.
    let drawn = |text: &str, plane: usize| {
        let game = Oust::parse_position(rules, text).unwrap();
        let mut values = vec![0_u8; shape.len()];
        game.write_planes(&mut values).unwrap();
        let rows = values[25 * plane..25 * (plane + 1)].chunks(5).rev();
        let digits = rows.map(|row| row.iter().map(ToString::to_string).collect::<String>());
        digits.collect::<Vec<_>>().join(" ")
    };
    let board = "11100 11110 11111 01111 00111";
    let text = "r2/3b/4r/b3/1r1 b";
    assert_eq!(drawn(text, 0), "00000 00010 00000 01000 00000");
    assert_eq!(drawn(text, 1), "10000 00000 00001 00000 00010");
    assert_eq!(drawn(text, 2), board);
    assert_eq!(drawn(text, 3), "00000 00000 00000 00000 00000");
    // Blue may swap.
    assert_eq!(drawn("3/4/2r2/4/3 b", 3), board);
    assert_eq!(drawn("3/4/2r2/4/3 b", 1), "00000 00000 00100 00000 00000");

    // 2  r .
    // 1  . b
    let game = Oust::parse_position(Rules::SQUARE_2, "r1/1b r").unwrap();
    let mut values = [0_u8; 16];
    game.write_planes(&mut values).unwrap();
    assert_eq!(values, [0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0]);

    let game = Oust::start(Rules::SQUARE_19);
    assert_eq!(Oust::plane_shape(game.rules()).len(), 4 * 361);
    let error = game.write_planes(&mut [0_u8; 361]).unwrap_err();
    assert_eq!((error.found, error.expected), (361, 1_444));
}

#[test]
fn boards_have_the_symmetries_of_their_shape() {
    assert_eq!(Oust::symmetry_count(Rules::HEX_7), 12);
    assert_eq!(Oust::symmetry_count(Rules::SQUARE_19), 8);
}

#[test]
fn openings_fall_into_classes() {
    // Orbits of the cells: hex-3 has the middle, the ring around it, and in
    // the outer ring corners and the cells between them.
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
