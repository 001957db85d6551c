//! Small pictures, compared byte for byte. The gallery has larger ones.
#![cfg(any(feature = "oust", feature = "omnigon"))]

use abstract_games::open;
use abstract_games::svg::{self, Options};

#[cfg(feature = "oust")]
#[test]
fn a_small_board() {
    let mut game = open("oust:square-2").unwrap();
    game.play_list("a1 a2").unwrap();
    let options = Options::new()
        .with_coordinates(svg::Coordinates::None)
        .with_status(false)
        .with_highlights(["b1"]);
    assert_eq!(
        svg::draw(game.as_ref(), &options).unwrap(),
        include_str!("../../data/svg/square.svg")
    );
}

#[cfg(feature = "omnigon")]
#[test]
fn a_board_with_all_around_it_from_the_other_side() {
    let mut game = open("omnigon").unwrap();
    game.set_position("..../...../....../.H.T1.h./....../...../.... g")
        .unwrap();
    let options = Options::new()
        .with_view(abstract_games::Player::Second)
        .with_width(200);
    assert_eq!(
        svg::draw(game.as_ref(), &options).unwrap(),
        include_str!("../../data/svg/hexagon.svg")
    );
}
