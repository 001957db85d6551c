//! Action indices, feature planes, symmetries.

use crate::common::{every_patent_move, every_published_move, generator, hex, pat, random_game};
use abstract_games_testkit::reference::omnigon::Reference;
use omnigon::{Encoding, Notation, PlaneShape, Position, Symmetry, patent, published};
use std::collections::BTreeSet;

/// The moves of every piece of 1988 on every cell, alone or against an enemy
/// piece without a shield.
#[test]
fn actions_of_1988_are_the_moves_that_can_be_legal() {
    let empty = "..../...../....../......./....../...../....";
    let empty = Reference::from_board("omnigon", empty, 1);
    let mut legal = BTreeSet::from(["pass".to_string()]);
    for from in empty.cells() {
        for facing in 0..6 {
            legal.extend(empty.with_piece(from, "T", facing).legal());
        }
        legal.extend(empty.with_piece(from, "H", 0).legal());
    }
    let captures: Vec<String> = legal.iter().map(|text| text.replace('-', "x")).collect();
    legal.extend(captures);
    let numbered =
        |mv: &_| published::Omnigon::action_index(published::Rules::STANDARD, *mv).is_some();
    let moves = every_published_move();
    let numbered: BTreeSet<String> = moves
        .iter()
        .filter(|mv| numbered(mv))
        .map(ToString::to_string)
        .collect();
    assert_eq!(numbered, legal);
    assert_eq!(
        published::Omnigon::action_count(published::Rules::STANDARD),
        legal.len()
    );
}

#[test]
fn actions_of_the_patents_are_the_moves_that_can_be_legal() {
    for name in [
        "omnigon:1981",
        "omnigon:1983,grid=staggered,third-turn=illegal",
    ] {
        let empty = Reference::from_board(name, &["....."; 8].join("/"), 1);
        let mut legal = BTreeSet::new();
        for from in empty.cells() {
            // Two facings, so that each facing is one that a turn can end with.
            for facing in 0..2 {
                legal.extend(empty.with_piece(from, "T", facing).legal());
            }
            if !name.contains("illegal") {
                legal.insert(format!("{}!", empty.name(from)));
            }
        }
        let captures: Vec<String> = legal.iter().map(|text| text.replace('-', "x")).collect();
        legal.extend(captures);
        if name.contains("illegal") {
            legal.insert("pass".to_string());
        }
        let rules = crate::common::rules(name);
        let numbered = |mv: &_| patent::Omnigon::action_index(rules, *mv).is_some();
        let moves = every_patent_move();
        let numbered: BTreeSet<String> = moves
            .iter()
            .filter(|mv| numbered(mv))
            .map(ToString::to_string)
            .collect();
        assert_eq!(numbered, legal, "{name}");
        assert_eq!(patent::Omnigon::action_count(rules), legal.len(), "{name}");
    }
}

/// The indices of the ones of each plane.
fn ones<P: Encoding>(game: &P) -> Vec<Vec<usize>> {
    let shape = P::plane_shape(game.rules());
    let mut values = vec![0_u8; shape.len()];
    game.write_planes(&mut values).unwrap();
    let size = shape.rows * shape.columns;
    let ones = |plane: &[u8]| (0..size).filter(|&i| plane[i] == 1).collect();
    values.chunks(size).map(ones).collect()
}

#[test]
fn planes_of_1988() {
    let shape = PlaneShape {
        planes: 16,
        rows: 7,
        columns: 7,
    };
    assert_eq!(
        published::Omnigon::plane_shape(published::Rules::STANDARD),
        shape
    );
    // White is to move. Row a begins in column 3, row g in column 0.
    let game = hex("s1h../...../....../......./....../...../..HB5 w");
    let (g1, g2, a3, a4) = (42, 43, 5, 6);
    let mut expected = vec![Vec::new(); 16];
    expected[0] = vec![g1, g2];
    expected[1] = vec![g2];
    for way in [1, 3, 5] {
        expected[2 + way] = vec![g1];
    }
    expected[8] = vec![a3, a4];
    expected[9] = vec![a3];
    for way in [0, 5] {
        expected[10 + way] = vec![a4];
    }
    assert_eq!(ones(&game), expected);
}

#[test]
fn planes_of_the_patents() {
    let text = "....u3/...../...../...../...../.b0.../...../U1..T4. r 1 3 d1:2 b3:1 4";
    let game = pat("omnigon:1981,invasion=9", text);
    let all: Vec<usize> = (0..40).collect();
    let mut expected = vec![Vec::new(); 51];
    // Red: u3 on e8 with face 3, b0 on b3 with faces 0 and 1.
    expected[0] = vec![11, 39];
    expected[1] = vec![39];
    expected[2] = vec![11];
    expected[3] = vec![11];
    expected[5] = vec![39];
    // Black: U1 on a1 with face 1, T4 on d1 with faces 4, 5, 0.
    expected[8] = vec![0, 3];
    expected[9] = vec![0];
    for (plane, cell) in [(10, 3), (11, 0), (14, 3), (15, 3)] {
        expected[plane] = vec![cell];
    }
    // Red has turned b3 once, Black d1 twice.
    expected[16] = vec![11];
    expected[19] = vec![3];
    // Red has captured three, Black one.
    for plane in [20, 21, 22, 27] {
        expected[plane] = all.clone();
    }
    // Red has five moves left, 101 in binary.
    for plane in [35, 37] {
        expected[plane] = all.clone();
    }
    assert_eq!(ones(&game), expected);
    let game = pat(
        "omnigon:1981",
        "....u3/...../...../...../...../...../...../U1.... b",
    );
    assert_eq!(ones(&game).len(), 35);
    assert_eq!(ones(&game)[34], all);
}

/// Checks the number of symmetries, counted by hand, and that they are
/// distinct.
#[test]
fn symmetries_of_the_rule_sets() {
    fn distinct<P: Symmetry + Notation>(start: P, expected: usize) {
        let rules = start.rules();
        assert_eq!(P::symmetry_count(rules), expected);
        let mut rng = generator(3);
        let mut images = BTreeSet::new();
        random_game::<P>(rules, 6, &mut rng, |game| {
            images = (0..expected)
                .map(|symmetry| game.transform(symmetry).position_text().to_string())
                .collect();
        });
        assert_eq!(images.len(), expected);
    }
    distinct(published::Omnigon::start(published::Rules::STANDARD), 12);
    for (name, expected) in [
        ("omnigon:1981", 4),
        ("omnigon:1983", 4),
        ("omnigon:1981,grid=staggered", 2),
        ("omnigon:1983,invasion=30", 2),
        ("omnigon:1983,grid=staggered,invasion=30", 1),
    ] {
        distinct(patent::Omnigon::start(crate::common::rules(name)), expected);
    }
}

/// The image of an action is the action of the image of its move.
#[test]
fn actions_transform_like_moves() {
    fn check<P: Encoding + Symmetry>(game: &P) {
        let rules = game.rules();
        for symmetry in 0..P::symmetry_count(rules) {
            let image = game.transform(symmetry);
            let legal: BTreeSet<Option<usize>> = image
                .legal_moves()
                .map(|mv| P::action_index(rules, mv))
                .collect();
            let turned = game.legal_moves().map(|mv| {
                let action = P::action_index(rules, mv).unwrap();
                game.transform_action(action, symmetry)
            });
            assert_eq!(turned.collect::<BTreeSet<_>>(), legal);
            let none = game.transform_action(P::action_count(rules), symmetry);
            assert_eq!(none, None);
        }
    }
    let mut rng = generator(4);
    random_game::<published::Omnigon>(published::Rules::STANDARD, 60, &mut rng, check);
    let rules = crate::common::rules("omnigon:1981");
    random_game::<patent::Omnigon>(rules, 60, &mut rng, check);
    // Moves that hardly occur in random games: passes, and a removal.
    check(&hex(crate::common::PASS_1988));
    check(&pat(
        "omnigon:1981,third-turn=illegal",
        crate::common::PASS_1981,
    ));
    let removal = pat("omnigon:1981", crate::common::REMOVAL_1981);
    assert_eq!(crate::common::moves_from(&removal, "c5!"), "c5!");
    check(&removal);
}
