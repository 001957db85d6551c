//! OXY-5 to OXY-9: turns.

use super::*;

#[test]
fn oxy_5_a_tile_beside_the_space_slides_into_it() {
    let position = Oxy::start(Rules::CLASSIC);
    assert_eq!(legal(&position), ["c2", "b3", "d3", "c4"]);
    let space = cell("c3");
    for diagonal in ["b2", "d2", "b4", "d4"] {
        let error = IllegalMove::NotBesideSpace {
            cell: cell(diagonal),
            space,
        };
        assert_eq!(refusal(&position, diagonal), error);
        assert_eq!(error.rule(), "OXY-5");
    }
    assert_eq!(refusal(&position, "c3"), IllegalMove::Space { cell: space });
    let position = after("oxy", CLASSIC, "c2");
    assert_eq!(position.board().to_string(), "O.X.YX/..OY.O/Y._.X./.O.X.Y");
    // There is no way around the edge: the space on f1 is next to e1 and f2
    // only, not a2.
    let position = after("oxy", "OX..Y./Y.XY.O/.Y._OX/.O..X.", "d1 e1");
    assert_eq!(position.space(), cell("e1"));
    assert_eq!(cell("f1").neighbours(), cells(&["e1", "f2"]));
    assert_eq!(cell("a4").neighbours(), cells(&["b4", "a3"]));
}

#[test]
fn oxy_6_a_turn_ends_with_the_second_symbol_tile() {
    let mut position = after("oxy", CLASSIC, "c2 c1");
    assert_eq!(position.turn(), Player::First);
    assert_eq!(position.moved(), cells(&["c3", "c2"]));
    assert_eq!(position.moved_symbols(), cells(&["c3"]));
    let effect = position.preview("d1".parse().unwrap()).unwrap();
    assert_eq!((effect.result, effect.penalty), (MoveResult::TurnOver, 0));
    position.play("d1".parse().unwrap()).unwrap();
    assert_eq!(position.turn(), Player::Second);
    assert!(position.moved().is_empty());
}

#[test]
fn oxy_6_no_tile_moves_twice_in_a_turn() {
    let position = after("oxy", CLASSIC, "c2");
    let error = IllegalMove::AlreadyMoved { cell: cell("c3") };
    assert_eq!(refusal(&position, "c3"), error);
    assert_eq!(error.rule(), "OXY-6");
    assert_eq!(legal(&position), ["c1", "b2", "d2"]);
}

#[test]
fn oxy_7_what_the_opponent_has_just_moved_is_frozen() {
    let start = Oxy::start(Rules::CLASSIC);
    assert!(start.frozen().is_empty());
    // First moved the O from c2 to c3 and the X from d1 to c1.
    let mut position = after("oxy", CLASSIC, "c2 c1 d1");
    assert_eq!(position.frozen(), cells(&["c3", "c1"]));
    let error = IllegalMove::Frozen { cell: cell("c1") };
    assert_eq!(refusal(&position, "c1"), error);
    assert_eq!(error.rule(), "OXY-7");
    assert_eq!(legal(&position), ["e1", "d2"]);
    // They are frozen for this turn only: once Second has moved two symbol
    // tiles, those are frozen instead.
    play_moves(&mut position, "e1 f1 f2", |_, _| {}).unwrap();
    assert_eq!(
        (position.turn(), position.frozen()),
        (Player::Second, cells(&["c3", "c1"]))
    );
    play_moves(&mut position, "f3", |_, _| {}).unwrap();
    assert_eq!(
        (position.turn(), position.frozen()),
        (Player::First, cells(&["e1", "f2"]))
    );
}

#[test]
fn oxy_8_five_slides_without_two_symbol_tiles() {
    // The O from c4 is the only symbol tile among the five.
    let mut position = after("oxy", "..O.XY/Y._X.O/...YO./XO..XY", "b3 b4 a4 a3");
    let effect = position.preview("a2".parse().unwrap()).unwrap();
    assert_eq!((effect.result, effect.penalty), (MoveResult::FiveSlides, 1));
    assert_eq!(effect.result.rule(), "OXY-8");
    position.play("a2".parse().unwrap()).unwrap();
    assert_eq!(position.board().to_string(), "Y.O.XY/...X.O/_..YO./XO..XY");
    assert_eq!(position.penalties(), oxy::ByPlayer::new(1, 0));
    assert_eq!(
        (position.turn(), position.turns_ended()),
        (Player::Second, 1)
    );
    assert_eq!(position.frozen(), cells(&["a4"]));
}

#[test]
fn oxy_8_a_second_symbol_tile_on_the_fifth_slide_costs_nothing() {
    let mut position = after("oxy", CLASSIC, "b3 a3 a2 a1");
    assert_eq!(position.moved().len(), 4);
    position.play("b1".parse().unwrap()).unwrap();
    assert_eq!(position.penalties(), oxy::ByPlayer::new(0, 0));
    assert_eq!(position.frozen(), cells(&["a3", "a1"]));
}

#[test]
fn oxy_8_of_an_alignment_on_the_fifth_slide_only_the_points_count() {
    let position = after("oxy", CLASSIC, "b3 b4 c4 d4");
    let effect = position.preview("d3".parse().unwrap()).unwrap();
    assert_eq!((effect.result, effect.penalty), (MoveResult::Alignment, 1));
    let mut position = position;
    position.play("d3".parse().unwrap()).unwrap();
    assert_eq!(position.penalties(), oxy::ByPlayer::new(1, 0));
}

#[test]
fn oxy_9_without_a_slide_a_pass_is_the_only_move() {
    // In the middle of a turn: the space is on f1, f2 has already moved, and e1
    // is frozen.
    let mut position = after("oxy", "OX..Y./Y.XY.O/.Y._OX/.O..X.", "d1 e1 e2 f2 f1");
    assert_eq!(position.turn(), Player::Second);
    assert_eq!(legal(&position), ["pass"]);
    assert_eq!(refusal(&position, "e1").rule(), "OXY-7");
    assert_eq!(refusal(&position, "f2").rule(), "OXY-6");
    let effect = position.preview(Move::Pass).unwrap();
    assert_eq!((effect.result, effect.penalty), (MoveResult::Pass, 1));
    position.play(Move::Pass).unwrap();
    assert_eq!(position.penalties(), oxy::ByPlayer::new(0, 1));
    assert_eq!(position.turn(), Player::First);
    // The X that Second had moved from f2 to e2 is frozen.
    assert_eq!(position.board().at(cell("e2")), Some(Tile::X));
    assert_eq!(position.frozen(), cells(&["e2"]));
}

#[test]
fn oxy_9_a_pass_at_the_start_of_a_turn() {
    // The space is on a4, and both tiles next to it are frozen.
    let mut position = after("oxy", "O.OYOY/.Y_X../YX..OX/...X..", "b3 a3 a4 c3~b4");
    assert_eq!(position.frozen(), cells(&["a3", "b4"]));
    assert_eq!(legal(&position), ["pass"]);
    position.play(Move::Pass).unwrap();
    assert_eq!(position.penalties(), oxy::ByPlayer::new(0, 1));
    assert!(position.frozen().is_empty());
    // A pass is illegal while a slide is legal.
    let slide = cell("a3");
    assert_eq!(legal(&position)[0], "a3");
    assert_eq!(refusal(&position, "pass"), IllegalMove::CanSlide { slide });
}
