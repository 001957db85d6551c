//! Action indices, feature planes and symmetries.

use std::collections::BTreeSet;

use abstract_games_testkit::reference::yonmoque::Reference;
use yonmoque::prelude::*;

use crate::kit::{every_move, position};

const RULES: Rules = Rules::STANDARD;

/// A single piece of either side on each cell can make all movements that there
/// are.
#[test]
fn moves_with_an_index_are_those_that_can_be_legal() {
    let mut legal = BTreeSet::new();
    for (turn, letter, hands) in [(1, "b", [5, 6]), (2, "w", [6, 5])] {
        for cell in 0..25 {
            let mut cells = ["."; 25];
            cells[cell] = letter;
            let rows: Vec<String> = cells.chunks(5).map(<[&str]>::concat).collect();
            let slow = Reference::from_board("yonmoque", &rows.join("/"), turn, hands);
            legal.extend(slow.legal());
        }
    }
    let indexed = |mv: &_| Yonmoque::action_index(RULES, *mv).is_some();
    let indexed: Vec<_> = every_move().into_iter().filter(indexed).collect();
    let texts: BTreeSet<String> = indexed.iter().map(ToString::to_string).collect();
    assert_eq!(texts, legal);
    // 25 placements; 2 * 72 steps; 8 slides of Blue's, 24 of White's.
    assert_eq!(Yonmoque::action_count(RULES), 25 + 144 + 32);
    // Indices are in the order of moves.
    assert!(indexed.is_sorted());
    let indices: Vec<_> = indexed
        .iter()
        .filter_map(|&mv| Yonmoque::action_index(RULES, mv))
        .collect();
    assert!(indices.iter().copied().eq(0..201));
}

#[test]
fn planes_show_what_is_documented() {
    let shape = PlaneShape {
        planes: 16,
        rows: 5,
        columns: 5,
    };
    assert_eq!(Yonmoque::plane_shape(RULES), shape);
    let game = position("5/5/4w/1b3/w4 w 5 4");
    let mut values = vec![0_u8; shape.len()];
    game.write_planes(&mut values).unwrap();
    let plane = |n: usize| &values[25 * n..25 * (n + 1)];
    let ones = |n| {
        let ones = (0..25).filter(|&i| plane(n)[i] == 1);
        ones.collect::<Vec<usize>>()
    };
    // White is to move: a1 and e3; then Blue: b2.
    assert_eq!(ones(0), [0, 14]);
    assert_eq!(ones(1), [6]);
    // The twelve white cells, the eight blue ones.
    assert_eq!(ones(2), [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]);
    assert_eq!(ones(3), [2, 6, 8, 10, 14, 16, 18, 22]);
    // Four in White's hand, five in Blue's.
    let full: Vec<bool> = (4..16).map(|n| ones(n).len() == 25).collect();
    let bars = |n: usize| (0..6).map(move |i| i < n);
    assert!(full.into_iter().eq(bars(4).chain(bars(5))));
    assert!((4..16).all(|n| ones(n).is_empty() || ones(n).len() == 25));

    let error = game.write_planes(&mut values[1..]).unwrap_err();
    assert_eq!((error.found, error.expected), (399, 400));
}

#[test]
fn the_board_has_the_symmetries_of_a_square() {
    assert_eq!(Yonmoque::symmetry_count(RULES), 8);
    // The numbers of images of a corner, of a cell beside it, and of the centre.
    let images = |text: &str| {
        let game = position(text);
        let turned = (0..8).map(|symmetry| game.transform(symmetry).key());
        turned.collect::<BTreeSet<u64>>().len()
    };
    assert_eq!(images("5/5/5/5/b4 w 5 6"), 4);
    assert_eq!(images("5/5/5/5/1b3 w 5 6"), 8);
    assert_eq!(images("5/5/2b2/5/5 w 5 6"), 1);
}
