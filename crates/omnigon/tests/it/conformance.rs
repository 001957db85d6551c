//! The laws that every game must obey.

use crate::common::{
    PATENT_NAMES, every_patent_move, every_published_move, generator, hex, pat, rules,
};
use abstract_games_testkit::conformance::{
    Games, Violation, check_distinct, check_games, check_position, check_symmetries,
};
use abstract_games_testkit::fixtures::learners::random_game_obeys_the_laws;
use omnigon::{Position, patent, published};

fn demand(checked: Result<(), Violation>) {
    checked.unwrap_or_else(|violation| panic!("{violation}"));
}

#[test]
fn random_games_of_1988_obey_the_laws() {
    let games = Games {
        seed: 1988,
        games: 5,
        max_plies: 60,
    };
    demand(check_games::<published::Omnigon>(
        published::Rules::STANDARD,
        &every_published_move(),
        games,
    ));
}

#[test]
fn random_games_of_the_patents_obey_the_laws() {
    let every_move = every_patent_move();
    for (seed, name) in (0..).zip(PATENT_NAMES) {
        let games = Games {
            seed,
            games: 1,
            max_plies: 40,
        };
        demand(check_games::<patent::Omnigon>(
            rules(name),
            &every_move,
            games,
        ));
    }
}

#[test]
fn rare_positions_of_1988_obey_the_laws() {
    let every_move = every_published_move();
    for text in [
        // Two Helioses alone, apart and side by side.
        "h.../...../....../......./....../...../...H w",
        "..../...../....../..hH.../....../...../.... g",
        // The game has ended, with either side to move.
        "..../...../....../..h..../....../...../.... g",
        "..../...../....../..h..../....../...../.... w",
        "..../...../....../..H.S1../....../...../.... w",
        // Only the pass is legal.
        crate::common::PASS_1988,
    ] {
        demand(check_position(&hex(text), &every_move));
        demand(check_symmetries(&hex(text)));
    }
}

#[test]
fn rare_positions_of_the_patents_obey_the_laws() {
    let every_move = every_patent_move();
    for (name, text) in [
        ("omnigon:1981", crate::common::REMOVAL_1981),
        // The royal was turned twice: it may be removed, or not turned.
        (
            "omnigon:1981",
            "..u3../...../...../...../...../...../...../..U0.. b 0 0 c1:2 c8:1",
        ),
        (
            "omnigon:1983,third-turn=illegal",
            "..o3../...../...../...../...../...../...../..O0.. b 0 0 c1:2 -",
        ),
        // Only the pass is legal.
        ("omnigon:1981,third-turn=illegal", crate::common::PASS_1981),
        // Ended by captures.
        (
            "omnigon:1981",
            "..u3../...../...../...../...../...../...../B0.U0.. r 7 0",
        ),
        (
            "omnigon:1983",
            "..o3../...../...../...../...../...../...../..O0.. b 0 6",
        ),
        // Ended by the capture and by the removal of a royal.
        (
            "omnigon:1981",
            "....B0/...../...../...../...../...../...../..U0.. r 1 0",
        ),
        (
            "omnigon:1983",
            "b3..../...../...../...../...../...../...../..O0.. b 0 0",
        ),
        // Before and after the last move of an invasion.
        (
            "omnigon:1981,invasion=3",
            "..u3../...../...../...../...../...../...../..U0.. r 0 0 - - 2",
        ),
        (
            "omnigon:1981,invasion=3",
            "..u3../...../...../...../...../...../...../..U0.. b 0 0 - - 3",
        ),
    ] {
        demand(check_position(&pat(name, text), &every_move));
        demand(check_symmetries(&pat(name, text)));
    }
}

#[test]
fn actions_and_symmetries_obey_their_laws() {
    let mut rng = generator(7);
    let every_move = every_published_move();
    for _ in 0..4 {
        let start = published::Omnigon::start(published::Rules::STANDARD);
        random_game_obeys_the_laws(start, 60, 12, &every_move, &mut rng);
    }
    let every_move = every_patent_move();
    for name in PATENT_NAMES {
        let start = patent::Omnigon::start(rules(name));
        random_game_obeys_the_laws(start, 40, 20, &every_move, &mut rng);
    }
}

#[test]
fn positions_that_differ_in_one_thing_are_distinct() {
    let positions = [
        "h.../...../....../.S1...../....../...../...H w",
        "h.../...../....../.S1...../....../...../...H g",
        "h.../...../....../.S0...../....../...../...H w",
        "h.../...../....../.s1...../....../...../...H w",
        "h.../...../....../.B1...../....../...../...H w",
        "h.../...../....../..S1..../....../...../...H w",
        "h.../...../....../......./....../...../...H w",
        "..../...../....../.S1...../....../...../...H w",
    ];
    demand(check_distinct(&positions.map(hex)));

    let board = "u0..../...../...../..b0../...../...../...../U0....";
    let name = "omnigon:1981,invasion=9";
    let mut positions: Vec<patent::Omnigon> = [
        "b",
        "r",
        "b 1 0",
        "b 0 1",
        "b 0 0 - c5:1",
        "b 0 0 - c5:2",
        "b 0 0 - a8:1",
        "b 0 0 a1:1 -",
        "b 0 0 - - 1",
    ]
    .into_iter()
    .map(|rest| pat(name, &format!("{board} {rest}")))
    .collect();
    positions.extend(
        [
            "u0..../...../...../..b1../...../...../...../U0.... b",
            "u0..../...../...../..B0../...../...../...../U0.... b",
            "u0..../...../...../..t0../...../...../...../U0.... b",
            "u0..../...../...../...b0./...../...../...../U0.... b",
        ]
        .map(|text| pat(name, text)),
    );
    for name in [
        "omnigon:1981",
        "omnigon:1981,invasion=8",
        "omnigon:1981,invasion=9,grid=staggered",
    ] {
        positions.push(pat(name, &format!("{board} b")));
    }
    demand(check_distinct(&positions));
}
