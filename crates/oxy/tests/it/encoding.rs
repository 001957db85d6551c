//! Action indices, feature planes and symmetries. `conformance.rs` checks their
//! laws.

use crate::kit::every_move;
use abstract_games_core::play_moves;
use abstract_games_testkit::conformance::check_symmetries;
use oxy::{Encoding, Move, Notation, Oxy, Position, Rules, Symmetry};

#[test]
fn every_number_is_that_of_one_move() {
    let rules = Rules::CLASSIC;
    assert_eq!(Oxy::action_count(rules), 577);
    let text = |number| Oxy::action(rules, number).unwrap().to_string();
    for (number, mv) in [
        (0, "a1"),
        (23, "f4"),
        (24, "a1~b1"),
        (46, "a1~f4"),
        // The indices of the neutral tile's cells leave out the symbol tile's
        // cell.
        (47, "b1~a1"),
        (48, "b1~c1"),
        (575, "f4~e4"),
        (576, "pass"),
    ] {
        assert_eq!(text(number), mv);
    }
    for number in 0..577 {
        let mv = Oxy::action(rules, number).unwrap();
        assert_eq!(Oxy::action_index(rules, mv), Some(number));
    }
    assert_eq!(Oxy::action(rules, 577), None);
}

#[test]
fn every_move_but_24_has_a_number() {
    let rules = Rules::CLASSIC;
    let numbers = every_move()
        .into_iter()
        .filter_map(|mv| Oxy::action_index(rules, mv));
    assert!(numbers.eq(0..577));
    let without = |mv: &Move| Oxy::action_index(rules, *mv).is_none();
    let without: Vec<Move> = every_move().into_iter().filter(without).collect();
    assert_eq!(without.len(), 24);
    assert!(
        without
            .iter()
            .all(|mv| matches!(mv, Move::Exchange { symbol, neutral } if symbol == neutral))
    );
    assert!(every_move().is_sorted());
}

#[test]
fn symmetries_of_the_rule_sets() {
    let count = |game: &str| Oxy::symmetry_count(game.parse().unwrap());
    assert_eq!((count("oxy"), count("oxy:laps=off")), (24, 24));
    assert_eq!(count("oxy:chess"), 4);
    assert_eq!(
        (
            count("oxy:after=relayout"),
            count("oxy:chess,after=relayout")
        ),
        (1, 1)
    );
}

/// A reflection reverses the direction of a run, and does not change debts.
#[test]
fn runs_are_mirrored() {
    let rules: Rules = "oxy:limit=40".parse().unwrap();
    let mut position = Oxy::parse_position(rules, ".OY.YX/....OY/Y._X.X/.XO.O.").unwrap();
    let lap = "c1 d1 e1 f1 f2 f3 f4 e4 d4 c4 b4 a4 a3 a2 a1 b1";
    play_moves(&mut position, lap, |_, _| {}).unwrap();
    check_symmetries(&position).unwrap();
    let runs = [0, 1, 2, 3].map(|n| position.transform(n).run().unwrap().to_string());
    assert_eq!(runs, ["b-15", "b+15", "b+15", "b-15"]);
    assert!(position.transform(1).debts(position.turn()).border);
}

/// The ones of a plane, drawn as a board with ranks from the top.
fn plane(position: &Oxy, plane: usize) -> String {
    let shape = Oxy::plane_shape(position.rules());
    let mut values = vec![false; shape.len()];
    position.write_planes(&mut values).unwrap();
    let one = |rank: usize, file| values[(plane * shape.rows + rank) * shape.columns + file];
    let row = |rank| (0..6).map(move |file| if one(rank, file) { '1' } else { '.' });
    let rows: Vec<String> = (0..4).rev().map(|rank| row(rank).collect()).collect();
    rows.join("/")
}

const NONE: &str = "....../....../....../......";
const ALL: &str = "111111/111111/111111/111111";
const BORDER: &str = "111111/1....1/1....1/111111";
const INNER: &str = "....../.1111./.1111./......";

#[test]
fn planes_show_what_they_say() {
    // O.X.YX/..OY.O/Y...X./.OX._Y, Second to move, d1 moved from e1.
    let mut position = Oxy::start(Rules::CLASSIC);
    play_moves(&mut position, "c2,c1,d1 e1", |_, _| {}).unwrap();
    let shape = Oxy::plane_shape(Rules::CLASSIC);
    assert_eq!(
        (shape.planes, shape.rows, shape.columns),
        (3 + 13 + 6, 4, 6)
    );
    let planes: Vec<String> = (0..shape.planes).map(|n| plane(&position, n)).collect();
    assert_eq!(
        planes,
        [
            "1...../..1..1/....../.1....", // O
            "..1..1/....../....1./..1...", // X
            "....1./...1../1...../.....1", // Y
            "....../....../....../....1.", // the space
            "....../....../....../...1..", // moved
            "....../..1.../....../..1...", // frozen
            ALL,                           // a first turn
            NONE,                          // but not the phase's first
            NONE,                          // no exchange
            NONE,
            NONE,
            NONE,
            NONE, // no debts
            NONE,
            "....../....../....../..11..", // two slides of a clockwise run
            NONE,
            ALL,
            NONE,
            ALL, // 5 points left: 101 in binary
            ALL,
            NONE,
            ALL,
        ]
    );
}

#[test]
fn planes_of_debts_and_penalties() {
    let rules: Rules = "oxy:chess,limit=40".parse().unwrap();
    let text = "K.Q.BP/.N_K.N/B.N.Q./PQ.B.K 2 40-7 - - 2 i+9 1b2i 0:0 -";
    assert!(Oxy::parse_position(rules, text).is_err());
    let text = "K.Q.BP/.N_K.N/B.N.Q./PQ.B.K 2 38-7 - - 2 i+9 1b2i 0:0 -";
    let position = Oxy::parse_position(rules, text).unwrap();
    assert_eq!(Oxy::plane_shape(rules).planes, 5 + 13 + 12);
    let debts = [11, 12, 13, 14].map(|n| plane(&position, n));
    assert_eq!(debts, [NONE, INNER, BORDER, NONE]);
    // Nine slides anticlockwise: the run has passed every cell except the
    // space, two of them twice. The tile that slid last is behind the space, on
    // b3 (from c3).
    let run = [15, 16, 17].map(|n| plane(&position, n));
    assert_eq!(
        run,
        [
            "....../.1.11./.1111./......",
            NONE,
            "....../.1..../.1..../......",
        ]
    );
    // Second has 33 points left, 100001 in binary; First has 2.
    let left: Vec<bool> = (18..30).map(|n| plane(&position, n) == ALL).collect();
    let expected = [1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0].map(|digit| digit == 1);
    assert_eq!(left, expected);
}

#[test]
fn slices_of_the_wrong_length() {
    let position = Oxy::start(Rules::CLASSIC);
    let error = position.write_planes(&mut [0_u8; 7]).unwrap_err();
    assert_eq!((error.found, error.expected), (7, 22 * 24));
    assert!(position.write_legal_mask(&mut [false; 576]).is_err());
}
