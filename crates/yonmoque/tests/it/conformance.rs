//! The laws that every game must obey.

use abstract_games_testkit::conformance::{
    Games, check_distinct, check_games_with_text, check_position, check_text,
};
use abstract_games_testkit::fixtures::learners::random_game_obeys_the_laws;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use yonmoque::prelude::*;

use crate::kit::{every_move, position};

#[test]
fn random_games_obey_the_laws() {
    let games = Games {
        seed: 1997,
        games: 60,
        max_plies: 200,
    };
    let checked = check_games_with_text::<Yonmoque>(Rules::STANDARD, &every_move(), games);
    checked.unwrap_or_else(|violation| panic!("{violation}"));
}

#[test]
fn rare_positions_obey_the_laws() {
    let every_move = every_move();
    for text in [
        // The most moves.
        "5/ww1ww/5/ww1ww/5 w 3 1",
        // Twelve pieces of one side.
        "b3b/1b1b1/bb1bb/1b1b1/b3b b 0 0",
        // Both sides have an old four in a row.
        "bbbb1/5/5/5/1wwww b 2 2",
        // One legal move.
        "2b2/5/bbb2/bb3/w1b2 w 4 0",
        // Ended by five in a row, by four in a row, by a blocked side, and by a
        // side without pieces.
        "bbbbb/5/5/5/www2 w 1 3 w",
        "bbbb1/5/5/5/www2 w 2 3 b",
        "3b1/5/4b/bb3/wb3 w 6 0 b",
        "5/5/5/bbb2/bbb2 w 6 0 b",
    ] {
        let position = position(text);
        let checked = check_position(&position, &every_move).and_then(|()| check_text(&position));
        checked.unwrap_or_else(|violation| panic!("{violation}"));
    }
}

#[test]
fn actions_and_symmetries_obey_the_laws() {
    let every_move = every_move();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..20 {
        let start = Yonmoque::start(Rules::STANDARD);
        random_game_obeys_the_laws(start, 60, 10, &every_move, &mut rng);
    }
}

#[test]
fn positions_that_differ_in_one_thing_are_distinct() {
    let positions = [
        "b4/5/5/5/5 w 5 6",
        "b4/5/5/5/5 b 5 6",
        "w4/5/5/5/5 w 5 6",
        "b4/5/5/5/5 w 6 5",
        "1b3/5/5/5/5 w 5 6",
        "bbbb1/5/5/5/w4 w 2 5",
        "bbbb1/5/5/5/w4 w 2 5 b",
    ];
    let positions = positions.map(position);
    check_distinct(&positions).unwrap_or_else(|violation| panic!("{violation}"));
}
