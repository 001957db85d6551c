//! Small pictures, whole. The gallery has larger ones.

#[cfg(feature = "oust")]
#[test]
fn a_small_board() {
    use abstract_games::open;
    use abstract_games::svg::{Coordinates, Options};

    let mut game = open("oust:square-2").unwrap();
    game.play_list("a1 a2").unwrap();
    let options = Options::new()
        .with_coordinates(Coordinates::None)
        .with_status(false)
        .with_highlights(["b1"]);
    assert_eq!(game.svg(&options).unwrap(), include_str!("square.svg"));
}

#[cfg(feature = "omnigon")]
#[test]
fn a_board_with_all_around_it_from_the_other_side() {
    use abstract_games::svg::Options;
    use abstract_games::{Player, open};

    let mut game = open("omnigon").unwrap();
    game.set_position("..../...../....../.H.T1.h./....../...../.... g")
        .unwrap();
    let options = Options::new().with_view(Player::Second).with_width(200);
    assert_eq!(game.svg(&options).unwrap(), include_str!("hexagon.svg"));
}
