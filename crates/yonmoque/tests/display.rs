//! How values are shown.

mod common;

use common::{mv, position};
use yonmoque::{EndReason, Position, Preview, Squares};

#[test]
fn positions_are_drawn_with_whose_turn_it_is_or_how_the_game_ended() {
    let board =
        " 5 B - + - .\n 4 - + - + -\n 3 + - . - +\n 2 - + - + -\n 1 . - + - .\n   a b c d e\n";
    let game = position("b4/5/5/5/5 w 5 6");
    let rest = "White to move (in hand: Blue 5, White 6)";
    assert_eq!(game.to_string(), format!("{board}{rest}"));
    assert_eq!(format!("{game:?}"), "Yonmoque(b4/5/5/5/5 w 5 6 -)");
}

#[test]
fn a_drawing_ends_with_the_winner() {
    // White makes five, and loses by it.
    let mut game = position("5/5/wwww1/b4/5 w 5 2");
    game.play(mv("e3")).unwrap();
    assert!(
        game.to_string().ends_with("\nBlue has won (five)"),
        "{game}"
    );
}

#[test]
fn effects_say_what_a_move_does() {
    let effect = |text: &str, played: &str| position(text).preview(mv(played)).unwrap().to_string();
    assert_eq!(effect("b4/5/5/5/5 w 5 6", "c3"), "no effect");
    let flipping = "5/4w/w4/4w/wb1w1 w 1 5";
    assert_eq!(effect(flipping, "d1-c1"), "flips b1");
    let blocking = "3b1/5/b3b/1b3/wb3 b 6 0";
    assert_eq!(effect(blocking, "a3-a2"), "Blue wins (no moves)");
}

#[test]
fn ends_have_a_name() {
    assert_eq!(EndReason::Four.to_string(), "four");
    assert_eq!(EndReason::Five.to_string(), "five");
    assert_eq!(EndReason::NoMoves.to_string(), "no moves");
    assert_eq!(format!("{:>6}", EndReason::Four), "  four");
}

#[test]
fn sets_of_squares_are_lists_of_names() {
    let squares: Squares = ["c3", "a1", "e5"]
        .iter()
        .map(|name| name.parse().unwrap())
        .collect();
    assert_eq!(squares.to_string(), "a1 c3 e5");
    assert_eq!(Squares::EMPTY.to_string(), "");
}
