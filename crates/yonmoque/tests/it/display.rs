//! Positions, effects and ends as text.

use yonmoque::prelude::*;

use crate::kit::{mv, position};

#[test]
fn a_drawing_ends_with_the_side_to_move() {
    let board =
        " 5 B - + - .\n 4 - + - + -\n 3 + - . - +\n 2 - + - + -\n 1 . - + - .\n   a b c d e\n";
    let game = position("b4/5/5/5/5 w 5 6");
    let rest = "White to move (in hand: Blue 5, White 6)";
    assert_eq!(game.to_string(), format!("{board}{rest}"));
    assert_eq!(format!("{game:?}"), "Yonmoque(b4/5/5/5/5 w 5 6 -)");
}

#[test]
fn a_drawing_ends_with_the_winner() {
    // White makes five in a row, and loses.
    let mut game = position("5/5/wwww1/b4/5 w 5 2");
    game.play(mv("e3")).unwrap();
    assert!(
        game.to_string().ends_with("\nBlue has won (five)"),
        "{game}"
    );
}

#[test]
fn effects_say_what_a_move_does() {
    let effect = |text: &str, played: &str| position(text).preview(mv(played)).unwrap();
    let quiet = effect("b4/5/5/5/5 w 5 6", "c3");
    assert_eq!(quiet.to_string(), "no effect");
    assert!(quiet.ends_turn && quiet.end.is_none() && quiet.flips.is_empty());
    let flipping = effect("5/4w/w4/4w/wb1w1 w 1 5", "d1-c1");
    assert_eq!(flipping.to_string(), "flips b1");
    assert!(flipping.ends_turn && flipping.end.is_none());
    let blocking = effect("3b1/5/b3b/1b3/wb3 b 6 0", "a3-a2");
    assert_eq!(blocking.to_string(), "Blue wins (no moves)");
    let end = (Outcome::Win(Player::First), EndReason::NoMoves);
    assert_eq!(blocking.end, Some(end));
}

#[test]
fn ends_have_a_name() {
    assert_eq!(EndReason::Four.to_string(), "four");
    assert_eq!(EndReason::Five.to_string(), "five");
    assert_eq!(EndReason::NoMoves.to_string(), "no moves");
    assert_eq!(format!("{:>6}", EndReason::Four), "  four");
}
