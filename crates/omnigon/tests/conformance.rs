//! The laws that every game must keep.

mod common;

use abstract_games_core::conformance::{
    Games, Violation, check_actions, check_games, check_position, check_symmetries,
};
use common::{
    PATENT_NAMES, every_hexagon_move, every_patent_move, generator, hex, pat, random_game, rules,
};
use omnigon::{Omnigon88, OmnigonPatent, Rules88};

fn demand(checked: Result<(), Violation>) {
    checked.unwrap_or_else(|violation| panic!("{violation}"));
}

#[test]
fn random_games_of_1988_keep_the_laws() {
    let games = Games {
        seed: 1988,
        games: 5,
        max_plies: 60,
    };
    demand(check_games::<Omnigon88>(
        Rules88,
        &every_hexagon_move(),
        games,
    ));
}

#[test]
fn random_games_of_the_patents_keep_the_laws() {
    let every_move = every_patent_move();
    for (seed, name) in (0..).zip(PATENT_NAMES) {
        let games = Games {
            seed,
            games: 1,
            max_plies: 40,
        };
        demand(check_games::<OmnigonPatent>(
            rules(name),
            &every_move,
            games,
        ));
    }
}

#[test]
fn rare_positions_of_1988_keep_the_laws() {
    let every_move = every_hexagon_move();
    for text in [
        // Two Helioses alone, apart and side by side.
        "h.../...../....../......./....../...../...H w",
        "..../...../....../..hH.../....../...../.... g",
        // Ended, whoever is to move.
        "..../...../....../..h..../....../...../.... g",
        "..../...../....../..H.S1../....../...../.... w",
        // Nothing but a pass.
        common::PASS_1988,
    ] {
        demand(check_position(&hex(text), &every_move));
    }
}

#[test]
fn rare_positions_of_the_patents_keep_the_laws() {
    let every_move = every_patent_move();
    for (name, text) in [
        // The royal was turned twice: it may be removed, or not turned.
        (
            "omnigon:1981",
            "..u3../...../...../...../...../...../...../..U0.. b 0 0 c1:2 c8:1",
        ),
        (
            "omnigon:1983,third-turn=illegal",
            "..o3../...../...../...../...../...../...../..O0.. b 0 0 c1:2 -",
        ),
        // Nothing but a pass.
        ("omnigon:1981,third-turn=illegal", common::PASS_1981),
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
    }
}

#[test]
fn actions_and_symmetries_keep_their_laws() {
    let mut rng = generator(7);
    let hexagon_moves = every_hexagon_move();
    for _ in 0..4 {
        let mut ply = 0;
        random_game::<Omnigon88>(Rules88, 60, &mut rng, |position| {
            demand(check_symmetries(position));
            if ply % 12 == 0 {
                demand(check_actions(position, &hexagon_moves));
            }
            ply += 1;
        });
    }
    let patent_moves = every_patent_move();
    for name in PATENT_NAMES {
        let mut ply = 0;
        random_game::<OmnigonPatent>(rules(name), 40, &mut rng, |position| {
            demand(check_symmetries(position));
            if ply % 20 == 0 {
                demand(check_actions(position, &patent_moves));
            }
            ply += 1;
        });
    }
}
