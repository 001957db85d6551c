//! How values are displayed.

use oust::prelude::*;

use crate::kit::{SQUARE_2, cell, mv, played, position};

fn effect<const W: usize>(game: &Oust<W>, mv: &str) -> String {
    game.preview(self::mv(game.rules(), mv))
        .unwrap()
        .to_string()
}

#[test]
fn boards_and_rules_are_displayed_as_their_names() {
    assert_eq!(format!("{:?}", Board::hex(3).unwrap()), "hex-3");
    assert_eq!(format!("{:?}", Board::square(19).unwrap()), "square-19");
    assert_eq!(Oust::default(), Oust::start(Rules::HEX_7));
    let pie = Rules::HEX_3.with_pie(true);
    assert_eq!(pie.to_string(), "oust:hex-3,pie");
    assert_eq!(format!("{pie:?}"), "Rules(oust:hex-3,pie)");
}

#[test]
fn moves_are_written_as_their_cell_or_its_index_off_the_board() {
    let game = Oust::start(Rules::HEX_3);
    let text = |index| game.move_text(Move::Place(cell(index))).to_string();
    assert_eq!((text(0), text(18)), ("a1".into(), "e3".into()));
    assert_eq!((text(19), text(360)), ("19".into(), "360".into()));
}

#[test]
fn positions_are_drawn_with_the_side_to_move_or_the_end() {
    let game = played(SQUARE_2, "a1");
    assert_eq!(game.to_string(), " 2 . .\n 1 R .\n   a b\nBlue to move");
    let game = played(SQUARE_2, "a1 b1 b2 a2");
    let drawn = " 2 B R\n 1 R B\n   a b\ndrawn (dead board)";
    assert_eq!(game.to_string(), drawn);
    let game = position(Rules::HEX_3, "3/4/1rr2/4/3 r r");
    assert!(
        game.to_string().ends_with("\nRed has won (ousted)"),
        "{game}"
    );
    assert!(game.placements().is_empty());
    let debug = format!("{:?}", played(Rules::HEX_3, "c3"));
    assert_eq!(debug, "Oust(oust:hex-3, 3/4/2r2/4/3 b -)");
}

#[test]
fn ends_have_a_name() {
    assert_eq!(EndReason::Ousted.to_string(), "ousted");
    assert_eq!(EndReason::DeadBoard.to_string(), "dead board");
    assert_eq!(format!("{:>8}", EndReason::Ousted), "  ousted");
}

#[test]
fn effects_say_what_a_move_does() {
    let start = Oust::start(Rules::HEX_3);
    assert_eq!(effect(&start, "c3"), "captures nothing; ends the turn");
    let winning = position(Rules::HEX_3, "3/4/1rrb1/4/3 r");
    let won = "captures 1 stone with a group of 3; wins";
    assert_eq!(effect(&winning, "c1"), won);
    let pie = played(Rules::HEX_3.with_pie(true), "c3");
    assert_eq!(effect(&pie, "swap"), "places no stone; ends the turn");
    let square = played(SQUARE_2, "a1 b1 b2");
    let drawn = "captures nothing; ends the game in a draw";
    assert_eq!(effect(&square, "a2"), drawn);
}
