//! How values are shown.

mod kit;

use kit::{mv, played, position};
use oust::{Board, EndReason, Move, Notation, Oust, Position, Preview, Rules};

fn effect<const W: usize>(game: &Oust<W>, mv: &str) -> String {
    game.preview(self::mv(game.rules(), mv))
        .unwrap()
        .to_string()
}

#[test]
fn boards_and_rules_are_shown_by_their_names() {
    assert_eq!(format!("{:?}", Board::hex(3).unwrap()), "hex-3");
    assert_eq!(format!("{:?}", Board::square(19).unwrap()), "square-19");
    assert_eq!(Oust::default(), Oust::start(Rules::HEX_7));
    let pie = Rules::HEX_3.with_pie(true);
    assert_eq!(pie.to_string(), "oust:hex-3,pie");
    assert_eq!(format!("{pie:?}"), "Rules(oust:hex-3,pie)");
}

#[test]
fn moves_are_shown_by_their_cell_or_its_number_off_the_board() {
    let game = Oust::start(Rules::HEX_3);
    let shown = |cell| game.move_text(Move::Place(cell)).to_string();
    assert_eq!((shown(0), shown(18)), ("a1".into(), "e3".into()));
    assert_eq!((shown(19), shown(u16::MAX)), ("19".into(), "65535".into()));
}

#[test]
fn positions_are_drawn_with_whose_turn_it_is_or_how_the_game_ended() {
    let game = played(Rules::SQUARE_2, "a1");
    assert_eq!(game.to_string(), " 2 . .\n 1 R .\n   a b\nBlue to move");
    let game = played(Rules::SQUARE_2, "a1 b1 b2 a2");
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
    let square = played(Rules::SQUARE_2, "a1 b1 b2");
    let drawn = "captures nothing; ends the game in a draw";
    assert_eq!(effect(&square, "a2"), drawn);
}
