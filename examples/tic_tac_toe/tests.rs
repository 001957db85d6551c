use std::collections::BTreeSet;

use abstract_games_core::{Notation, Symmetry};
use abstract_games_testkit::conformance::{
    Games, check_actions, check_games, check_games_with_text, check_position, check_symmetries,
    check_text,
};

use super::*;
use crate::text::SetupError;

const GAMES: Games = Games {
    seed: 1,
    games: 200,
    max_plies: 20,
};

fn every_move() -> Vec<Cell> {
    (0..=u8::MAX).collect()
}

#[test]
fn it_passes_the_conformance_suite() {
    check_games::<TicTacToe>(Rules, &every_move(), GAMES).unwrap();
    check_games_with_text::<TicTacToe>(Rules, &every_move(), GAMES).unwrap();
}

/// The number of games is well known: 255,168 in all.
#[test]
fn it_has_the_known_perft() {
    let start = TicTacToe::start(Rules);
    let known = [1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872];
    for (depth, count) in (0..).zip(known) {
        assert_eq!(perft(&start, depth), count, "depth {depth}");
    }
    assert_eq!(perft(&start, 10), 0);
}

/// 5,478 positions can be reached, 765 up to symmetry.
#[test]
fn every_reachable_position_obeys_every_law() {
    let mut positions = BTreeSet::new();
    let mut classes = BTreeSet::new();
    let mut stack = vec![TicTacToe::start(Rules)];
    while let Some(position) = stack.pop() {
        if !positions.insert(position.0) {
            continue;
        }
        check_position(&position, &every_move()).unwrap();
        check_text(&position).unwrap();
        check_actions(&position, &every_move()).unwrap();
        check_symmetries(&position).unwrap();
        classes.insert(position.canonical().0.0);
        stack.extend(position.legal_moves().map(|cell| {
            let mut next = position;
            next.play_unchecked(cell);
            next
        }));
    }
    assert_eq!((positions.len(), classes.len()), (5_478, 765));
}

#[test]
fn invalid_positions_are_rejected() {
    let parse = |text| TicTacToe::parse_position(Rules, text).map(|p| p.turn());
    assert_eq!(parse("3/3/3"), Ok(Player::First));
    assert_eq!(parse("3/1o1/3 x"), Ok(Player::Second));
    assert_eq!(parse("3/1o1/3 o"), Err(SetupError::Count(1, 0)));
    assert_eq!(parse("oxx/1o1/2o x"), Ok(Player::Second));
    assert_eq!(parse("xxx/oo1/1o1 x"), Err(SetupError::Count(3, 3)));
    assert_eq!(parse("xxx/ooo/3 o"), Err(SetupError::Line));
    assert!(matches!(parse("3/3/3 o x"), Err(SetupError::Text(_))));
    assert!(matches!(parse("3/3/y2"), Err(SetupError::Text(_))));
}
