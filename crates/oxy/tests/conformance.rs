//! The laws that every game must keep, over random games of all rule sets.

use abstract_games_core::conformance::{Games, check_games, check_position};
use abstract_games_core::play_moves;
use oxy::{Cell, Move, Notation, Oxy};

/// Every move that can be constructed: 24 slides, 576 exchanges, the pass.
fn every_move() -> Vec<Move> {
    let slides = Cell::all().map(Move::Slide);
    let pairs = Cell::all().flat_map(|symbol| Cell::all().map(move |neutral| (symbol, neutral)));
    let exchanges = pairs.map(|(symbol, neutral)| Move::Exchange { symbol, neutral });
    let moves: Vec<Move> = slides.chain(exchanges).chain([Move::Pass]).collect();
    assert_eq!(moves.len(), 24 + 576 + 1);
    moves
}

fn laws_hold(game: &str, games: u32) {
    let rules = game.parse().unwrap();
    let games = Games {
        seed: 4,
        games,
        max_plies: 300,
    };
    if let Err(violation) = check_games::<Oxy>(rules, &every_move(), games) {
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

/// Positions that random games seldom reach: both players owing.
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
