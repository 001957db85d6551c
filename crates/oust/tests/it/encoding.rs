//! Action indices and feature planes.

use abstract_games_testkit::fixtures::learners::random_game_obeys_the_laws;
use oust::{Visitor, prelude::*};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::kit::{SQUARE_2, cell, every_board, every_move, with_pie};

struct RandomGame {
    plies: usize,
    seed: u64,
}

impl Visitor for RandomGame {
    type Output = ();

    fn visit<const W: usize>(self, rules: Rules<W>) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let start = Oust::start(rules);
        random_game_obeys_the_laws(start, self.plies, 1, &every_move(rules), &mut rng);
    }
}

#[test]
fn actions_and_symmetries_obey_their_laws() {
    for (number, rules) in every_board().enumerate() {
        let plies = (1_200 / rules.board.cell_count()).clamp(3, 60);
        let seed = number as u64;
        rules.visit(RandomGame { plies, seed });
        let plies = plies.min(4);
        with_pie(rules).visit(RandomGame { plies, seed });
    }
}

#[test]
fn action_indices_are_in_the_order_of_moves() {
    let rules = Rules::HEX_3.with_pie(true);
    let moves: Vec<Move> = (0..21).map(|i| Oust::action(rules, i).unwrap()).collect();
    assert!(moves.is_sorted());
    assert_eq!(Oust::action_count(rules), 21);
    assert_eq!(Oust::action(rules, 21), None);
    assert_eq!(Oust::action(Rules::HEX_3, 20), None);
    assert_eq!(Oust::action_index(rules, Move::Place(cell(19))), None);
}

#[test]
fn planes_are_as_documented() {
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
    let game = Oust::parse_position(SQUARE_2, "r1/1b r").unwrap();
    let mut values = [0_u8; 16];
    game.write_planes(&mut values).unwrap();
    assert_eq!(values, [0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0]);

    let game = Oust::start(Rules::SQUARE_19);
    assert_eq!(Oust::plane_shape(game.rules()).len(), 4 * 361);
    let error = game.write_planes(&mut [0_u8; 361]).unwrap_err();
    assert_eq!((error.found, error.expected), (361, 1_444));
}
