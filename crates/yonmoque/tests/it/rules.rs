//! At least one test for each rule of the rule book, `docs/rules/yonmoque.md`.

use yonmoque::prelude::*;

use crate::kit::{mv, position, sorted_texts};

/// Plays moves that must be legal.
fn play(game: &mut Yonmoque, moves: &str) {
    for text in moves.split(' ') {
        let played = game.play(mv(text));
        assert!(played.is_ok(), "{text}: {played:?}\n{game}");
    }
}

/// The position after one move.
fn after(before: &str, text: &str) -> Yonmoque {
    let mut game = position(before);
    play(&mut game, text);
    game
}

/// The winner and the reason, if the game has ended.
fn end(game: &Yonmoque) -> Option<(Player, EndReason)> {
    let winner = game.outcome().and_then(Outcome::winner);
    assert_eq!(game.legal_moves().len() == 0, winner.is_some());
    winner.zip(game.end_reason())
}

/// Why a move is illegal, and by which rule; the position must not change.
fn rejected(before: &str, text: &str) -> (IllegalMove, &'static str) {
    let mut game = position(before);
    let error = game.play(mv(text)).expect_err(text);
    assert_eq!(game, position(before));
    assert_eq!(game.key(), position(before).key());
    (error, error.rule())
}

/// The legal movements from a cell.
fn movements_from(game: &Yonmoque, cell: &str) -> Vec<String> {
    let from = format!("{cell}-");
    let texts = sorted_texts(game);
    texts
        .into_iter()
        .filter(|text| text.starts_with(&from))
        .collect()
}

const BLUE_WINS_BY_FOUR: Option<(Player, EndReason)> = Some((Player::First, EndReason::Four));
const BLUE_LOSES_BY_FIVE: Option<(Player, EndReason)> = Some((Player::Second, EndReason::Five));
const WHITE_IS_BLOCKED: Option<(Player, EndReason)> = Some((Player::First, EndReason::NoMoves));

#[test]
fn yon_1_colours_of_the_cells() {
    let named = |colour| {
        let cells = Cell::ALL
            .into_iter()
            .filter(move |cell| cell.colour() == colour);
        cells.collect::<CellSet>().to_string()
    };
    assert_eq!(named(None), "a1 e1 c3 a5 e5");
    assert_eq!(named(Some(Player::First)), "c1 b2 d2 a3 e3 b4 d4 c5");
    assert_eq!(
        named(Some(Player::Second)),
        "b1 d1 a2 c2 e2 b3 d3 a4 c4 e4 b5 d5"
    );
    for player in Player::ALL {
        let cells = Cell::of_colour(player);
        assert!(cells.iter().all(|cell| cell.colour() == Some(player)));
    }
}

#[test]
fn yon_2_the_start() {
    let game = Yonmoque::start(Rules::STANDARD);
    assert!(game.empty().iter().eq(Cell::ALL));
    assert_eq!(Player::ALL.map(|player| game.hand(player)), [6, 6]);
    assert_eq!(game.turn(), Player::First);
    assert_eq!(game.position_text().to_string(), "5/5/5/5/5 b 6 6 -");
}

#[test]
fn yon_2_flipped_pieces_stay_on_the_board() {
    // 1  B W . B .    Blue d1-c1 flips b1.
    let game = after("5/5/5/5/bw1b1 b 4 5", "d1-c1");
    assert_eq!(game.pieces(Player::First).to_string(), "a1 b1 c1");
    assert!(game.pieces(Player::Second).is_empty());
    assert_eq!(Player::ALL.map(|player| game.hand(player)), [4, 5]);
}

#[test]
fn yon_3_place_or_move() {
    let mut game = Yonmoque::start(Rules::STANDARD);
    assert!(game.legal_moves().eq(Cell::ALL.map(Move::Place)));
    play(&mut game, "c3");
    assert_eq!(game.hand(Player::First), 5);
    assert_eq!(game.at(Cell::C3), Some(Player::First));
    // White has no piece to move yet.
    let all_but_c3 = Cell::ALL.into_iter().filter(|&cell| cell != Cell::C3);
    assert!(game.legal_moves().eq(all_but_c3.map(Move::Place)));
    play(&mut game, "a1");
    // 23 empty cells to place on and eight steps from c3.
    assert_eq!(game.legal_moves().len(), 23 + 8);
    assert_eq!(
        rejected("5/5/2b2/5/w4 b 5 5", "a1"),
        (IllegalMove::PlaceOccupied { cell: Cell::A1 }, "YON-3")
    );
}

#[test]
fn yon_3_an_empty_hand_can_only_move() {
    let full = "1b1b1/5/1b1b1/5/1b1b1 b 0 6";
    let game = position(full);
    let only_movements = |mv: Move| matches!(mv, Move::Relocate { .. });
    assert!(game.legal_moves().all(only_movements));
    assert_eq!(rejected(full, "c3"), (IllegalMove::HandEmpty, "YON-3"));
}

#[test]
fn yon_3_only_own_pieces_and_no_passing() {
    let text = "5/5/2b2/5/w4 b 5 5";
    let (d4, a1, c3) = (Cell::D4, Cell::A1, Cell::C3);
    assert_eq!(
        rejected(text, "d4-e4"),
        (IllegalMove::NoPiece { from: d4 }, "YON-3")
    );
    assert_eq!(
        rejected(text, "a1-a2"),
        (IllegalMove::EnemyPiece { from: a1 }, "YON-3")
    );
    assert_eq!(
        rejected(text, "c3-c3"),
        (IllegalMove::SameCell { cell: c3 }, "YON-3")
    );
}

#[test]
fn yon_4_a_blocked_player_has_lost_at_once() {
    // 3  B . . . B
    // 2  . B . . .
    // 1  W B . . .    Blue a3-a2 blocks White, whose hand is empty.
    let game = after("3b1/5/b3b/1b3/wb3 b 6 0", "a3-a2");
    assert_eq!(end(&game), WHITE_IS_BLOCKED);
    assert_eq!(game.turn(), Player::Second);
    // With a piece in hand White could place it.
    let game = after("3b1/5/b4/1b3/wb3 b 6 1", "a3-a2");
    assert_eq!(end(&game), None);
    assert!(game.legal_moves().all(|mv| matches!(mv, Move::Place(_))));
}

#[test]
fn yon_4_a_player_without_any_piece_has_lost() {
    // 1  W B . W .    White d1-c1 flips Blue's last piece.
    let game = after("5/4w/w4/4w/wb1w1 w 0 6", "d1-c1");
    assert_eq!(end(&game), Some((Player::Second, EndReason::NoMoves)));
}

#[test]
fn yon_5_steps() {
    let game = position("5/5/2b2/5/5 b 5 6");
    assert_eq!(
        movements_from(&game, "c3"),
        [
            "c3-b2", "c3-b3", "c3-b4", "c3-c2", "c3-c4", "c3-d2", "c3-d3", "c3-d4"
        ]
    );
    // In a corner, next to pieces of both sides.
    let game = position("5/5/5/w4/bb3 b 4 5");
    assert_eq!(movements_from(&game, "a1"), ["a1-b2"]);
    assert_eq!(
        rejected("5/5/5/w4/bb3 b 4 5", "a1-a2"),
        (IllegalMove::MoveOccupied { to: Cell::A2 }, "YON-5")
    );
    for far in ["a1-c1", "a1-a3", "a1-c2", "a1-e4"] {
        let (error, rule) = rejected("5/5/5/w4/bb3 b 4 5", far);
        assert!(
            matches!(error, IllegalMove::NotInLine { .. }),
            "{far}: {error}"
        );
        assert_eq!(rule, "YON-5");
    }
}

#[test]
fn yon_6_slides_on_ones_own_colour() {
    // White along d1 - c2 - b3 - a4; e2 is a step.
    let game = position("5/5/5/5/3w1 w 6 5");
    assert_eq!(
        movements_from(&game, "d1"),
        [
            "d1-a4", "d1-b3", "d1-c1", "d1-c2", "d1-d2", "d1-e1", "d1-e2"
        ]
    );
    // Blue along c1 - b2 - a3 and c1 - d2 - e3.
    let game = position("5/5/5/5/2b2 b 5 6");
    assert_eq!(
        movements_from(&game, "c1"),
        [
            "c1-a3", "c1-b1", "c1-b2", "c1-c2", "c1-d1", "c1-d2", "c1-e3"
        ]
    );
    let game = after("5/5/5/5/3w1 w 6 5", "d1-a4");
    assert_eq!(game.at(Cell::A4), Some(Player::Second));
}

#[test]
fn yon_6_no_slide_on_another_colour_or_none() {
    // Blue on a white cell, on a neutral one, and White on a blue one.
    for (text, from, to, cell) in [
        ("5/5/5/5/3b1 b 5 6", "d1", "b3", Cell::D1),
        ("5/5/5/5/b4 b 5 6", "a1", "c3", Cell::A1),
        ("5/5/5/5/2w2 w 6 5", "c1", "a3", Cell::C1),
    ] {
        let error = IllegalMove::NotOnOwnColour { from: cell };
        assert_eq!(rejected(text, &format!("{from}-{to}")), (error, "YON-6"));
    }
}

#[test]
fn yon_6_a_slide_does_not_leave_its_colour() {
    // From b2, blue, over c3, neutral, to d4, blue; and on to e5.
    let c3 = IllegalMove::OffColour { cell: Cell::C3 };
    assert_eq!(rejected("5/5/5/1b3/5 b 5 6", "b2-d4"), (c3, "YON-6"));
    assert_eq!(rejected("5/5/5/1b3/5 b 5 6", "b2-e5"), (c3, "YON-6"));
    assert_eq!(rejected("5/3b1/5/5/5 b 5 6", "d4-b2"), (c3, "YON-6"));
    assert_eq!(rejected("5/3b1/5/5/5 b 5 6", "d4-a1"), (c3, "YON-6"));
}

#[test]
fn yon_6_a_slide_never_jumps() {
    // W on d1, and on its diagonal a piece of either side on b3.
    for text in ["5/5/1b3/5/3w1 w 5 5", "5/5/1w3/5/3w1 w 6 4"] {
        let game = position(text);
        assert_eq!(
            movements_from(&game, "d1"),
            ["d1-c1", "d1-c2", "d1-d2", "d1-e1", "d1-e2"]
        );
        let b3 = IllegalMove::Blocked { cell: Cell::B3 };
        assert_eq!(rejected(text, "d1-a4"), (b3, "YON-6"));
    }
    let c2 = IllegalMove::Blocked { cell: Cell::C2 };
    assert_eq!(rejected("5/5/1w3/2b2/3w1 w 5 4", "d1-a4"), (c2, "YON-6"));
    assert_eq!(
        rejected("5/w4/1w3/2b2/5 w 5 4", "a4-d1").0,
        IllegalMove::Blocked { cell: Cell::B3 }
    );
}

#[test]
fn yon_7_flips_in_each_direction() {
    for (text, mv, flips) in [
        ("2b2/2w2/5/1b3/5 b 4 5", "b2-c3", "c4"),
        ("4b/3w1/5/1b3/5 b 4 5", "b2-c3", "d4"),
        ("5/5/3wb/1b3/5 b 4 5", "b2-c3", "d3"),
        ("5/5/5/1b1w1/4b b 4 5", "b2-c3", "d2"),
        ("5/5/5/1bw2/2b2 b 4 5", "b2-c3", "c2"),
        ("5/1b3/5/1w3/b4 b 4 5", "b4-c3", "b2"),
        ("5/5/bw3/1b3/5 b 4 5", "b2-c3", "b3"),
        ("b4/1w3/5/1b3/5 b 4 5", "b2-c3", "b4"),
    ] {
        let effect = position(text).preview(crate::kit::mv(mv)).unwrap();
        assert_eq!(effect.flips.to_string(), flips, "{text} {mv}");
        let game = after(text, mv);
        assert!(game.pieces(Player::Second).is_empty());
        assert_eq!(game.pieces(Player::First).len(), 3);
    }
}

#[test]
fn yon_7_flips_all_lines_at_once() {
    // 4  B . B . .
    // 3  W W . . .
    // 2  . W W B .    Blue b1-a2 flips a3, b3, and in one line b2
    // 1  . B . . .    and c2.
    let text = "5/b1b2/ww3/1wwb1/1b3 b 2 2";
    let effect = position(text).preview(mv("b1-a2")).unwrap();
    assert_eq!(effect.flips.to_string(), "b2 c2 a3 b3");
    // It also makes four in a row.
    assert_eq!(end(&after(text, "b1-a2")), BLUE_WINS_BY_FOUR);
}

#[test]
fn yon_7_flips_the_longest_line() {
    // 1  . W W W B    Blue a2-a1.
    let game = after("5/5/5/b4/1wwwb b 4 3", "a2-a1");
    assert!(game.pieces(Player::Second).is_empty());
}

#[test]
fn yon_7_flipped_pieces_do_not_flip() {
    // 4  . B . . .
    // 3  . W . B .    Blue d3-c2 flips b2, which now has b3 between itself and b4.
    // 2  B W . . .
    let game = after("5/1b3/1w1b1/bw3/5 b 3 4", "d3-c2");
    assert_eq!(game.pieces(Player::First).to_string(), "a2 b2 c2 b4");
    assert_eq!(game.pieces(Player::Second).to_string(), "b3");
}

#[test]
fn yon_7_a_gap_or_an_edge_saves() {
    // b1 and d1 with a gap between them; and a line that runs to the edge.
    let game = after("5/5/5/b4/1w1wb b 4 4", "a2-a1");
    assert_eq!(game.pieces(Player::Second).len(), 2);
    let game = after("5/5/5/b4/1wwww b 5 2", "a2-a1");
    assert_eq!(game.pieces(Player::Second).len(), 4);
}

#[test]
fn yon_7_placing_never_flips() {
    let game = after("5/5/5/5/1wb2 b 5 5", "a1");
    assert_eq!(game.pieces(Player::Second).to_string(), "b1");
}

#[test]
fn yon_7_moving_in_between_is_safe() {
    // 1  W . W . .    Blue b2-b1.
    let game = after("5/5/5/1b3/w1w2 b 5 4", "b2-b1");
    assert_eq!(game.at(Cell::B1), Some(Player::First));
    assert_eq!(game.pieces(Player::Second).len(), 2);
}

#[test]
fn yon_8_a_moved_four_wins() {
    for (text, mv) in [
        // A row, a file, a long diagonal each way, a short one each way.
        ("5/5/5/3b1/bbb2 b 2 6", "d2-d1"),
        ("5/1b3/b4/b4/b4 b 2 6", "b4-a4"),
        ("5/4b/2b2/1b3/b4 b 2 6", "e4-d4"),
        ("b4/1b3/2b2/4b/5 b 2 6", "e2-d2"),
        ("4b/2b2/1b3/b4/5 b 2 6", "e5-d5"),
        ("5/5/bb3/2b2/3b1 b 2 6", "a3-a4"),
    ] {
        let game = after(text, mv);
        assert_eq!(end(&game), BLUE_WINS_BY_FOUR, "{game}");
        assert_eq!(game.turn(), Player::Second);
    }
    // Three are not enough, nor four with a gap.
    assert_eq!(end(&after("5/5/5/2b2/bb3 b 3 6", "c2-c1")), None);
    assert_eq!(end(&after("5/5/5/3b1/bb2b b 2 6", "d2-d1")), None);
}

#[test]
fn yon_8_a_four_made_by_flipping_wins() {
    // 2  B B W B .    Blue c4-c3 traps c2 against c1: a2 b2 c2 d2.
    // 1  . . B . .
    let game = after("5/2b2/5/bbwb1/2b2 b 1 5", "c4-c3");
    assert_eq!(end(&game), BLUE_WINS_BY_FOUR);
}

#[test]
fn yon_8_a_placed_four_does_not_win() {
    let mut game = position("5/5/5/5/bbb2 b 3 6");
    play(&mut game, "d1");
    assert_eq!(end(&game), None);
    // It does not win later either, while other pieces are placed and moved.
    play(&mut game, "a5 c4");
    assert_eq!(end(&game), None);
    play(&mut game, "a5-b5 c4-c3");
    assert_eq!(end(&game), None);
}

#[test]
fn yon_8_the_line_must_be_new() {
    // 2  B . . . .
    // 1  B B B B .    a2-b2 makes no new line.
    let game = after("5/5/5/b4/bbbb1 b 1 6", "a2-b2");
    assert_eq!(end(&game), None);
    // 4  B . . . .
    // 3  . B . . .    b3-a3 completes the file a1 to a4 beside the old four.
    // 2  B . . . .
    // 1  B B B B .
    let game = after("5/b4/1b3/b4/bbbb1 b 0 5", "b3-a3");
    assert_eq!(end(&game), BLUE_WINS_BY_FOUR);
}

#[test]
fn yon_8_the_other_sides_four_does_not_count() {
    // White has an old four; Blue moves elsewhere.
    let game = after("wwww1/5/5/5/4b b 5 2", "e1-d1");
    assert_eq!(end(&game), None);
}

#[test]
fn yon_9_five_loses() {
    // Placed.
    let game = after("5/5/5/5/bbbb1 b 2 6", "e1");
    assert_eq!(end(&game), BLUE_LOSES_BY_FIVE);
    assert_eq!(game.turn(), Player::Second);
    // Moved.
    let game = after("5/5/5/4b/bbbb1 b 1 6", "e2-e1");
    assert_eq!(end(&game), BLUE_LOSES_BY_FIVE);
    // Flipped: c2-c3 traps d3.
    let game = after("5/5/bb1wb/2b2/5 b 2 5", "c2-c3");
    assert_eq!(end(&game), BLUE_LOSES_BY_FIVE);
    // In a file and on a diagonal.
    let game = after("1b3/b4/b4/b4/b4 b 1 6", "b5-a5");
    assert_eq!(end(&game), BLUE_LOSES_BY_FIVE);
    let game = after("4b/3b1/2b2/1b3/1b3 b 1 6", "b1-a1");
    assert_eq!(end(&game), BLUE_LOSES_BY_FIVE);
}

#[test]
fn yon_9_five_comes_before_four() {
    // 4  . . . . B
    // 3  . . . . B
    // 2  . . . . B    d2-e1 completes the row of five and a file of four.
    // 1  B B B B .
    let mut game = position("5/4b/4b/3bb/bbbb1 b 0 4");
    play(&mut game, "d2-e1");
    assert_eq!(end(&game), BLUE_LOSES_BY_FIVE);
}

#[test]
fn yon_10_no_draw_and_no_end_by_repetition() {
    let start = "w4/5/5/5/4b b 5 5";
    let mut game = position(start);
    for _ in 0..100 {
        play(&mut game, "e1-d1 a5-b5 d1-e1 b5-a5");
        assert_eq!(game.outcome(), None);
    }
    assert_eq!(game, position(start));
    assert_eq!(Rules::STANDARD.max_plies(), None);
}

#[test]
fn yon_11_score() {
    let mut game = position("5/5/5/5/bw1b1 b 4 5");
    let count = |game: &Yonmoque| {
        let score = game.score();
        let hands = Player::ALL.map(|player| game.hand(player));
        ([score.first, score.second], hands)
    };
    assert_eq!(count(&game), ([2, 1], [4, 5]));
    play(&mut game, "d1-c1");
    assert_eq!(count(&game), ([3, 0], [4, 5]));
    play(&mut game, "e5");
    assert_eq!(count(&game), ([3, 1], [4, 4]));
}

/// Further moves are illegal by the rule that ended the game.
#[test]
fn moves_after_the_end_are_illegal_by_the_rule_that_ended_the_game() {
    for (text, rule) in [
        ("5/5/5/5/bbbb1 w 2 6 b", "YON-8"),
        ("5/5/5/5/bbbbb w 1 6 w", "YON-9"),
        ("3b1/5/4b/bb3/wb3 w 6 0 b", "YON-4"),
    ] {
        let (error, cited) = rejected(text, "c3");
        assert!(matches!(error, IllegalMove::GameOver { .. }), "{error}");
        assert_eq!(cited, rule);
    }
}
