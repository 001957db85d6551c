//! The laws that every game must obey, on random games of all rule sets.

use crate::kit::{after, every_move};
use abstract_games_core::play_moves;
use abstract_games_testkit::conformance::{
    Games, check_actions, check_distinct, check_games_with_text, check_position, check_symmetries,
};
use abstract_games_testkit::fixtures::learners::random_game_obeys_the_laws;
use oxy::{Layout, Notation, Oxy, Position, Rules};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

fn laws_hold(game: &str, games: u32) {
    let rules = game.parse().unwrap();
    let games = Games {
        seed: 4,
        games,
        max_plies: 300,
    };
    if let Err(violation) = check_games_with_text::<Oxy>(rules, &every_move(), games) {
        panic!("{violation}");
    }
}

#[test]
fn classic() {
    laws_hold("oxy", 15);
    laws_hold("oxy:limit=1", 5);
    laws_hold("oxy:limit=15,seed=1,layout=random", 3);
}

#[test]
fn chess() {
    laws_hold("oxy:chess", 8);
    laws_hold("oxy:chess,limit=17,laps=off,seed=5,layout=random", 3);
}

#[test]
fn relayout() {
    laws_hold("oxy:after=relayout", 5);
    laws_hold("oxy:chess,after=relayout,seed=3", 3);
}

/// Positions that random games rarely reach, in which both players owe a slide.
#[test]
fn after_a_lap() {
    let rules = "oxy:limit=40".parse().unwrap();
    let mut position = Oxy::parse_position(rules, ".OY.YX/....OY/Y._X.X/.XO.O.").unwrap();
    let lap = "c1 d1 e1 f1 f2 f3 f4 e4 d4 c4 b4 a4 a3 a2";
    let mut checked = 0;
    play_moves(&mut position, lap, |_, position| {
        check_position(position, &every_move()).unwrap();
        checked += 1;
    })
    .unwrap();
    assert_eq!(checked, 14);
}

#[test]
fn positions_that_differ_in_one_thing_are_told_apart() {
    let board = "O.X.YX/...Y.O/Y.O.X./_O.X.Y";
    let next = "O.X.YX/.._Y.O/Y.O.X./.O.X.Y";
    let rest = [
        "1 0-0 - - 2 - - 0:0 -",
        "2 0-0 - - 2 - - 0:0 -",
        "1 1-0 - - 2 - - 0:0 -",
        "1 0-1 - - 2 - - 0:0 -",
        "1 0-0 - - 1 - - 0:0 -",
        "1 0-0 - - 2 - 1b 0:0 -",
        "1 0-0 - - 2 - 2b 0:0 -",
        "1 0-0 - - 2 - 1i 0:0 -",
        "1 0-0 - - 2 - - 1:0 -",
        "1 0-0 - - 2 - - 0:1 -",
    ];
    let read = |text: &str, name: &str| Oxy::parse_position(name.parse().unwrap(), text).unwrap();
    let mut positions: Vec<Oxy> = rest
        .iter()
        .map(|rest| read(&format!("{board} {rest}"), "oxy:limit=40,after=relayout"))
        .collect();
    let first = rest[0];
    positions.push(read(
        &format!("{board} 1 0-0 - - 2 - - 0:0 {next}"),
        "oxy:limit=40,after=relayout",
    ));
    positions.push(read(
        &format!("O.X.YX/.Y...O/Y.O.X./_O.X.Y {first}"),
        "oxy:limit=40,after=relayout",
    ));
    for name in ["oxy:limit=41,after=relayout", "oxy:limit=40"] {
        positions.push(read(&format!("{board} 1 0-0 - - 2"), name));
    }
    // Without laps there is no run, although tiles have moved.
    for moved in ["- -", "b1 -", "- b1"] {
        let text = format!("{board} 1 0-0 {moved} 2 - - 0:0 -");
        positions.push(read(&text, "oxy:limit=40,laps=off,after=relayout"));
    }
    // With a run, and with a longer one.
    let mut run = read(".OY.YX/....OY/Y._X.X/.XO.O.", "oxy:limit=40,after=relayout");
    play_moves(&mut run, "c1 d1 e1 f1 f2 f3 f4", |_, _| {}).unwrap();
    let mut setup = run.to_setup();
    positions.push(run);
    setup.run.as_mut().unwrap().slides += 1;
    positions.push(setup.validate(run.rules()).unwrap());
    if let Err(violation) = check_distinct(&positions) {
        panic!("{violation}");
    }
}

#[test]
fn actions_and_symmetries_keep_their_laws() {
    let every_move = every_move();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for (game, games) in [
        ("oxy", 12),
        ("oxy:chess", 12),
        ("oxy:limit=15,laps=off", 4),
        ("oxy:after=relayout", 4),
    ] {
        let rules: Rules = game.parse().unwrap();
        for _ in 0..games {
            let layout = Layout::from_seed(rules.symbols, rng.next_u64(), 0);
            let start = Oxy::from_layout(rules, layout).unwrap();
            random_game_obeys_the_laws(start, 80, 16, &every_move, &mut rng);
        }
    }
}

#[test]
fn exchanges_keep_the_laws_too() {
    for (game, board, moves) in [
        ("oxy", "X.YO../OX.Y../..X_O./.O.YXY", "e2 e1"),
        ("oxy", ".Y.O../YO._X./..Y.YX/O.X.XO", "e3 e2"),
        ("oxy:chess", "NQ.B.B/K.PP.N/.K._B./Q.Q.NK", "d3 c3"),
    ] {
        let position = after(game, board, moves);
        assert!(position.must_exchange());
        check_symmetries(&position).unwrap_or_else(|violation| panic!("{violation}"));
        check_actions(&position, &every_move()).unwrap_or_else(|violation| panic!("{violation}"));
    }
}
