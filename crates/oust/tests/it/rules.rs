//! One test for each rule of `docs/rules/oust.md`, and more where one is not
//! enough. Expected values are counted by hand.

use oust::prelude::*;

use crate::kit::{
    HEX_2, HEX_4, SQUARE_2, SQUARE_4, SQUARE_5, cell, cell_names, every_move, legal_texts, mv,
    played, position,
};

/// Why a move is illegal, and by which rule.
fn reason<const W: usize>(game: &Oust<W>, text: &str) -> (IllegalMove, &'static str) {
    let reason = game.check(mv(game.rules(), text)).unwrap_err();
    (reason, reason.rule())
}

fn text<const W: usize>(game: &Oust<W>) -> String {
    game.position_text().to_string()
}

#[test]
fn oust_1_the_board_is_an_empty_hexagon_of_side_seven() {
    let game = Oust::start(Rules::default());
    assert_eq!(game.rules(), Rules::HEX_7);
    assert_eq!(game.rules().board().cell_count(), 127);
    assert_eq!(game.empty().len(), 127);
    assert_eq!(text(&game), "7/8/9/10/11/12/13/12/11/10/9/8/7 r -");
}

#[test]
fn oust_2_hexagons_and_squares_of_many_sizes() {
    let all = Board::ALL.map(Board::cell_count);
    assert_eq!(all[..7], [7, 19, 37, 61, 91, 127, 169]);
    assert!(
        all[7..]
            .iter()
            .copied()
            .eq((2..=19).map(|side| side * side))
    );
    assert_eq!(Board::hex(1), None);
    assert_eq!(Board::hex(9), None);
    assert_eq!(Board::square(1), None);
    assert_eq!(Board::square(20), None);
}

#[test]
fn oust_2_cells_of_squares_touch_along_edges_only() {
    // b2 and c3 do not touch, so the stone on c3 is a group of its own.
    let game = position(SQUARE_4, "4/4/1r2/4 r");
    let effect = game.preview(mv(SQUARE_4, "c3")).unwrap();
    assert_eq!((effect.group_size, effect.ends_turn), (1, true));
    assert_eq!(reason(&game, "c2").1, "OUST-5");
}

#[test]
fn oust_3_red_moves_first_and_stones_go_on_empty_cells() {
    let game = Oust::start(Rules::HEX_3);
    assert_eq!(game.turn(), Player::First);
    let game = played(Rules::HEX_3, "c3");
    assert_eq!(text(&game), "3/4/2r2/4/3 b -");
    let (illegal, rule) = reason(&game, "c3");
    assert_eq!(rule, "OUST-3");
    assert_eq!(illegal.to_string(), "c3 is occupied by Red");
    let cell = cell(19);
    let board = game.rules().board();
    let illegal = game.check(Move::Place(cell)).unwrap_err();
    assert_eq!(illegal, IllegalMove::OffBoard { cell, board });
}

#[test]
fn oust_4_a_stone_without_friends_beside_it_is_always_legal() {
    // e1 touches a Blue group of four and no friendly stone, so placing there
    // is legal and captures nothing.
    let game = position(Rules::HEX_3, "1bb/bb2/2r2/4/3 r");
    let effect = game.preview(mv(Rules::HEX_3, "e1")).unwrap();
    assert!(effect.captured.is_empty() && effect.ends_turn);
    assert_eq!(effect.group_size, 1);
    let mut after = game;
    after.play(mv(Rules::HEX_3, "e1")).unwrap();
    assert_eq!(after.turn(), Player::Second);
}

#[test]
fn oust_5_a_capture_removes_every_smaller_group_that_the_new_one_touches() {
    // c3 joins c2 and d3 into a group of three. It touches d1, a single stone,
    // and c4 c5, a group of two, but not a1.
    let game = position(Rules::HEX_3, "3/b1r1/1r1bb/4/b2 r");
    let effect = game.preview(mv(Rules::HEX_3, "c3")).unwrap();
    assert_eq!(
        cell_names(Rules::HEX_3, effect.captured),
        ["c4", "c5", "d1"]
    );
    assert_eq!(effect.group_size, 3);
    assert_eq!(
        effect.to_string(),
        "captures 3 stones with a group of 3; moves again"
    );
    let mut after = game;
    after.play(mv(Rules::HEX_3, "c3")).unwrap();
    assert_eq!(text(&after), "3/2r1/1rr2/4/b2 r -");
}

#[test]
fn oust_5_contact_counts_anywhere_along_the_border() {
    // a1 joins a2 a3; only a3, two cells away, touches the enemy on b4.
    let game = position(Rules::HEX_3, "b2/4/5/3b/1rr r");
    let effect = game.preview(mv(Rules::HEX_3, "a1")).unwrap();
    assert_eq!(cell_names(Rules::HEX_3, effect.captured), ["b4"]);
}

/// A stone on the middle cell joins two groups of two into a group of five,
/// which is larger than four but not than five.
fn joins_two_and_two<const W: usize>(rules: Rules<W>, cell: &str, four: &str, five: &str) {
    let game = position(rules, four);
    let effect = game.preview(mv(rules, cell)).unwrap();
    assert_eq!((effect.captured.len(), effect.group_size), (4, 5));
    let (illegal, _) = reason(&position(rules, five), cell);
    let IllegalMove::NotLarger {
        size, enemy_size, ..
    } = illegal
    else {
        panic!("{illegal}");
    };
    assert_eq!((size, enemy_size), (5, 5));
}

#[test]
fn oust_5_all_friends_that_a_stone_joins_count_together() {
    // One stone of each group is next to c3. The group below touches nothing.
    let four = "2bbb/2b2/rr1rr/5/bbbbb r";
    let five = "1bbbb/2b2/rr1rr/5/bbbbb r";
    joins_two_and_two(SQUARE_5, "c3", four, five);
    // Both stones of each group are next to d4, as is the enemy on e3.
    let four = "bb2/1b3/2br2/2r1r2/2r3/5/4 r";
    let five = "bbb1/1b3/2br2/2r1r2/2r3/5/4 r";
    joins_two_and_two(HEX_4, "d4", four, five);
}

#[test]
fn oust_5_every_touched_enemy_must_be_strictly_smaller() {
    // With c2 the group c2 c3 has two stones, and so has d3 d4 that it touches.
    let game = position(Rules::HEX_3, "3/2bb/2r2/1b2/3 r");
    let (illegal, rule) = reason(&game, "c2");
    assert_eq!(rule, "OUST-5");
    let IllegalMove::NotLarger {
        size, enemy_size, ..
    } = illegal
    else {
        panic!("{illegal}")
    };
    assert_eq!((size, enemy_size), (2, 2));
    // A single stone next to it is captured, and nothing else.
    let game = position(Rules::HEX_3, "3/2b1/2r2/1b2/3 r");
    let effect = game.preview(mv(Rules::HEX_3, "c2")).unwrap();
    assert_eq!(cell_names(Rules::HEX_3, effect.captured), ["b2", "d3"]);
}

#[test]
fn oust_6_joining_without_a_capture_is_illegal() {
    let game = played(Rules::HEX_3, "c3 a1");
    let (illegal, rule) = reason(&game, "c4");
    assert_eq!(rule, "OUST-5");
    assert!(matches!(illegal, IllegalMove::NoContact { size: 2, .. }));
    // Six cells touch c3, and two cells are occupied, which leaves 19 - 8. In
    // addition, b2 forms a group of two with c3, which captures a1.
    assert_eq!(game.legal_moves().len(), 11 + 1);
    assert!(game.is_legal(mv(Rules::HEX_3, "b2")));
}

#[test]
fn oust_7_whoever_captures_goes_on() {
    let mut game = played(Rules::HEX_3, "c3 c4 a1 e3");
    assert_eq!(game.turn(), Player::First);
    // d3 joins c3 and captures c4; e3 touches d3 too and is captured as well.
    let effect = game.preview(mv(Rules::HEX_3, "b3")).unwrap();
    assert_eq!(cell_names(Rules::HEX_3, effect.captured), ["c4"]);
    game.play(mv(Rules::HEX_3, "b3")).unwrap();
    assert_eq!(game.turn(), Player::First);
    game.play(mv(Rules::HEX_3, "c5")).unwrap();
    assert_eq!(game.turn(), Player::Second);
}

#[test]
fn oust_8_passing_is_forced_or_forbidden() {
    let start = Oust::start(Rules::HEX_3);
    let (illegal, rule) = reason(&start, "pass");
    assert_eq!(rule, "OUST-8");
    assert!(matches!(illegal, IllegalMove::MustPlace { .. }));
    // Red fills every cell but a3, which touches only Red stones. There is no
    // enemy to touch, so no placement is legal.
    let game = position(Rules::HEX_3, "rrr/rrrr/rrrrr/rrrr/rr1 r");
    assert_eq!(legal_texts(&game), ["pass"]);
    let mut after = game;
    after.play(Move::Pass).unwrap();
    assert_eq!(after.turn(), Player::Second);
    assert_eq!(legal_texts(&after), ["a3"]);
}

#[test]
fn oust_8_a_pass_can_be_forced_inside_a_turn() {
    // From one of the recorded games.
    let before = played(SQUARE_4, "a4 c4 d3 b3 b1 b4 c2 a3 d1");
    let mut game = before;
    game.play(mv(SQUARE_4, "c1")).unwrap();
    assert_eq!(game.turn(), before.turn(), "it captured");
    assert_eq!(game.outcome(), None);
    assert_eq!(legal_texts(&game), ["pass"]);
    game.play(Move::Pass).unwrap();
    assert_eq!(game.turn(), !before.turn());
}

#[test]
fn oust_9_capturing_all_wins_at_once() {
    let mut game = played(HEX_2, "a1 b2");
    let winning = mv(HEX_2, "b1");
    let effect = game.preview(winning).unwrap();
    let win = (Outcome::Win(Player::First), EndReason::Ousted);
    assert_eq!((effect.ends_turn, effect.end), (true, Some(win)));
    game.play(winning).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.end_reason(), Some(EndReason::Ousted));
    assert_eq!(game.turn(), Player::First, "the capturer");
    assert_eq!(text(&game), "2/r2/r1 r r");
    let (illegal, rule) = reason(&game, "c1");
    assert_eq!(
        illegal,
        IllegalMove::GameOver {
            reason: EndReason::Ousted
        }
    );
    assert_eq!(rule, "OUST-9");
    assert!(every_move(HEX_2).into_iter().all(|mv| !game.is_legal(mv)));
}

#[test]
fn oust_9_an_enemy_without_stones_has_not_lost_yet() {
    let game = played(HEX_2, "a1");
    assert!(game.stones(Player::Second).is_empty());
    assert_eq!(game.outcome(), None);
}

#[test]
fn oust_10_a_dead_square_board_is_a_draw() {
    let game = played(SQUARE_2, "a1 b1 b2 a2");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert_eq!(game.end_reason(), Some(EndReason::DeadBoard));
    assert_eq!(game.turn(), Player::First, "the player who would be next");
    assert_eq!(text(&game), "br/rb r d");
    assert_eq!(reason(&game, "pass").1, "OUST-10");
    assert_eq!(game.legal_moves().len(), 0);
}

#[test]
fn oust_11_swap_takes_over_the_first_stone() {
    let pie = Rules::HEX_3.with_pie(true);
    let start = Oust::start(pie);
    assert_eq!(reason(&start, "swap").0, IllegalMove::NotSecondMove);
    let mut game = played(pie, "c3");
    assert_eq!(game.legal_moves().len(), 19, "18 cells and the swap");
    assert_eq!(game.legal_moves().last(), Some(Move::Swap));
    game.play(Move::Swap).unwrap();
    assert_eq!(text(&game), "3/4/2b2/4/3 r -");
    assert_eq!(reason(&game, "swap").1, "OUST-11");

    let game = played(pie, "c3 a1");
    assert_eq!(reason(&game, "swap").0, IllegalMove::NotSecondMove);
    let plain = played(Rules::HEX_3, "c3");
    assert_eq!(reason(&plain, "swap"), (IllegalMove::NoPieRule, "OUST-11"));
}

#[test]
fn oust_12_stones_groups_and_sizes_are_counted() {
    let game = position(Rules::HEX_3, "rr1/3b/rr1b1/4/r1b r");
    let score = game.score();
    assert_eq!((score.first, score.second), (5, 3));
    assert!(game.group_sizes(Player::First).eq([2, 2, 1]));
    assert!(game.group_sizes(Player::Second).eq([2, 1]));
    let mut sizes = game.group_sizes(Player::First);
    for left in [3, 2, 1, 0, 0] {
        assert_eq!(sizes.len(), left);
        sizes.next();
    }
}
