//! The searches of `minimax`, and the search of this crate.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use abstract_games_core::{Notation, Player, Position};
use abstract_games_search::engine::{
    Limits, MAX_DEPTH, Progress, Report, WON, search, search_with,
};
use abstract_games_search::evaluation::{Evaluate, by_score};
use abstract_games_search::minimax::{Adapted, Evaluator};
use abstract_games_search::{Alternating, AlternatingMove};
use abstract_games_toolkit::zobrist::splitmix64;
use minimax::{
    BEST_EVAL, Game, IterativeOptions, IterativeSearch, MCTSOptions, MonteCarloTreeSearch, Negamax,
    ParallelOptions, ParallelSearch, Strategy, Winner,
};
use omnigon::{patent, published};
use oust::Oust;
use oxy::Oxy;
use yonmoque::Yonmoque;

use super::{
    TestGame, after, after_moves, forced_wins, random_game, reachable, solve, start, wins,
};

fn iterative<P: TestGame + Evaluate>(depth: u8) -> IterativeSearch<Evaluator<P>> {
    let mut search = IterativeSearch::new(Evaluator::default(), IterativeOptions::new());
    search.set_max_depth(depth);
    search
}

fn parallel<P: TestGame + Evaluate>(depth: u8) -> ParallelSearch<Evaluator<P>> {
    let options = ParallelOptions::new().with_num_threads(2);
    let mut search = ParallelSearch::new(Evaluator::default(), IterativeOptions::new(), options);
    search.set_max_depth(depth);
    search
}

/// The search of this crate, with an observer that never stops it.
fn engine<P: TestGame + Evaluate>(position: &P, seed: u64, limits: Limits) -> Report<P::Move> {
    search(position, seed, limits, &mut |_| ControlFlow::Continue(())).unwrap()
}

fn depth(depth: u8) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::NONE
    }
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::NONE
    }
}

/// 1, 0 or -1 for a win, draw or loss, from the value of a complete search.
fn sign(value: i32) -> i32 {
    assert!(value == 0 || value.abs() == i32::from(BEST_EVAL), "{value}");
    value.signum()
}

/// Solves every position of a small game, in which turns do not alternate,
/// with each search, from the side of the player to move.
fn every_position_is_solved<P: TestGame + Evaluate>(name: &str, positions: usize) {
    let all = reachable(start::<P>(name));
    let unfinished = all.iter().filter(|position| position.outcome().is_none());
    assert_eq!(unfinished.clone().count(), positions, "{name}");
    for position in unfinished {
        let expected = match position.turn() {
            Player::First => solve(position),
            Player::Second => -solve(position),
        };
        let root = Alternating::new(position.clone());
        let keeps = |search: &str, value: i32, mv: P::Move| {
            assert_eq!(sign(value), expected, "{search}\n{position}");
            let value = solve(&after(position, mv));
            assert_eq!(value, solve(position), "{search}\n{position}");
        };
        let of_game = |mv: Option<AlternatingMove<P::Move>>| match mv {
            Some(AlternatingMove::Move(mv)) => mv,
            other => panic!("{other:?}\n{position}"),
        };
        let mut search = Negamax::new(Evaluator::<P>::default(), 30);
        let mv = of_game(search.choose_move(&root));
        keeps("negamax", search.root_value().into(), mv);
        let mut search = iterative::<P>(30);
        let mv = of_game(search.choose_move(&root));
        keeps("iterative", search.root_value().into(), mv);
        // With a node limit, a forced move is searched only one ply deep.
        let limits = match position.legal_moves().len() {
            1 => depth(30),
            _ => Limits {
                nodes: Some(100_000),
                ..depth(30)
            },
        };
        let report = engine(position, 1, limits);
        keeps("engine", report.score, report.best);
    }
}

// The numbers of positions are those of an exhaustive walk by an independent
// program (OUST-10).
#[test]
fn every_position_of_small_boards_is_solved_right() {
    every_position_is_solved::<Oust<1>>("oust:hex-2", 187);
    every_position_is_solved::<Oust<1>>("oust:square-2", 21);
}

#[test]
fn the_parallel_search_solves_small_boards_too() {
    for position in reachable(start::<Oust<1>>("oust:hex-2")) {
        if position.outcome().is_some() {
            continue;
        }
        let mut search = parallel(30);
        let Some(AlternatingMove::Move(mv)) = search.choose_move(&Alternating::new(position))
        else {
            panic!("{position}");
        };
        assert_eq!(solve(&after(&position, mv)), solve(&position), "{position}");
    }
}

/// Each search wins at once.
fn searches_win_at_once<P: TestGame + Evaluate>(position: P, winning: &str) {
    let player = position.turn();
    let known = P::parse_move(position.rules(), winning).unwrap();
    assert!(wins(&after(&position, known), player, 0));
    let root = Alternating::new(position.clone());
    let won = |name: &str, mv: Option<AlternatingMove<P::Move>>| {
        let Some(AlternatingMove::Move(mv)) = mv else {
            panic!("{name}: {mv:?}\n{position}");
        };
        let next = after(&position, mv);
        assert!(wins(&next, player, 0), "{name}: {mv:?}\n{position}");
    };
    won(
        "negamax",
        Negamax::new(Evaluator::<P>::default(), 1).choose_move(&root),
    );
    won("iterative", iterative(2).choose_move(&root));
    won("parallel", parallel(2).choose_move(&root));
    let options = MCTSOptions::default().with_num_threads(1);
    let mut mcts = MonteCarloTreeSearch::<Adapted<P>>::new(options);
    mcts.set_max_rollouts(3_000);
    won("MCTS", mcts.choose_move(&root));
    let report = engine(&position, 3, depth(4));
    won("engine", Some(AlternatingMove::Move(report.best)));
    assert_eq!((report.score, report.depth), (WON, 1), "{position}");
}

#[test]
fn searches_find_the_winning_move() {
    for_each_won_game!(searches_win_at_once);
}

/// The searches keep a win that takes several moves.
fn searches_keep_wins<P: TestGame + Evaluate>(name: &str, moves: u32, count: usize) {
    for position in forced_wins::<P>(name, moves, count) {
        let player = position.turn();
        let wins_by = |mv| wins(&after(&position, mv), player, moves - 1);
        // With null moves there are up to twice as many plies.
        let plies = 2 * moves as u8;
        let report = engine(&position, 1, depth(plies));
        assert_eq!(report.score, WON, "{position}");
        assert!(wins_by(report.best), "{:?}\n{position}", report.best);
        let root = Alternating::new(position.clone());
        match iterative(plies).choose_move(&root) {
            Some(AlternatingMove::Move(mv)) => assert!(wins_by(mv), "{mv:?}\n{position}"),
            other => panic!("{other:?}\n{position}"),
        }
    }
}

#[test]
fn searches_find_forced_wins() {
    searches_keep_wins::<Oust<1>>("oust:hex-3", 3, 4);
    searches_keep_wins::<Oust<1>>("oust:square-4", 4, 4);
    searches_keep_wins::<Yonmoque>("yonmoque", 3, 4);
    searches_keep_wins::<published::Omnigon>("omnigon", 3, 2);
    searches_keep_wins::<Oxy>("oxy:limit=1", 4, 4);
    searches_keep_wins::<Oxy>("oxy:chess,limit=4,after=relayout", 4, 4);
}

#[test]
fn winners_are_relative_to_the_last_move() {
    let ended = after_moves::<Oust<1>>("oust:hex-3", "e2 d3");
    let mut state = Alternating::new(ended);
    let winning = Oust::parse_move(ended.rules(), "d2").unwrap();
    let mut moves = Vec::new();
    assert_eq!(Adapted::generate_moves(&state, &mut moves), None);
    assert!(moves.contains(&AlternatingMove::Move(winning)));
    let text = Adapted::notation(&state, AlternatingMove::Move(winning));
    assert_eq!(text.as_deref(), Some("d2"));
    let null = Adapted::notation(&state, AlternatingMove::Null);
    assert_eq!(null.as_deref(), Some("null"));
    let next = Adapted::apply(&mut state, AlternatingMove::Move(winning)).unwrap();
    assert_eq!(Adapted::get_winner(&next), Some(Winner::PlayerJustMoved));
    assert_ne!(Adapted::zobrist_hash(&next), Adapted::zobrist_hash(&state));
    // Yonmoque: five in a line loses.
    let four = Yonmoque::parse_position(yonmoque::Rules::STANDARD, "bbbb1/5/5/5/wwww1 b 2 2");
    let mut state = Alternating::new(four.unwrap());
    let five = Yonmoque::parse_move(yonmoque::Rules::STANDARD, "e5").unwrap();
    let next = Adapted::apply(&mut state, AlternatingMove::Move(five)).unwrap();
    assert_eq!(Adapted::get_winner(&next), Some(Winner::PlayerToMove));
}

/// What holds for every report.
fn is_sound<P: Position>(position: &P, report: &Report<P::Move>) {
    assert_eq!(report.pv.first(), Some(&report.best));
    let mut line = position.clone();
    for &mv in &report.pv {
        line.play(mv).unwrap();
    }
    assert!(report.score.abs() <= WON);
}

/// The same seed and limits give the same report, except for the time.
fn searches_repeat<P: TestGame + Evaluate>(name: &str) {
    for position in random_game(start::<P>(name), 5, 40).iter().step_by(13) {
        if position.outcome().is_some() {
            assert!(
                search(
                    position,
                    0,
                    Limits::NONE,
                    &mut |_| ControlFlow::Continue(())
                )
                .is_none()
            );
            continue;
        }
        for limits in [nodes(1), nodes(50), nodes(3_000), depth(2)] {
            let mut first = engine(position, 9, limits);
            let second = engine(position, 9, limits);
            is_sound(position, &first);
            first.time = second.time;
            assert_eq!(first, second, "{position}");
            assert!(limits.nodes.is_none_or(|most| first.nodes <= most));
            assert!(limits.depth.is_none_or(|most| first.depth <= most));
        }
    }
}

#[test]
fn limited_searches_repeat() {
    searches_repeat::<Oust<1>>("oust:hex-4");
    searches_repeat::<Oust<2>>("oust");
    searches_repeat::<Yonmoque>("yonmoque");
    searches_repeat::<published::Omnigon>("omnigon");
    searches_repeat::<patent::Omnigon>("omnigon:1981");
    searches_repeat::<Oxy>("oxy");
}

#[test]
fn seeds_choose_among_equals() {
    // The six corners of the empty board are equivalent.
    let start = start::<Oust<1>>("oust:hex-2");
    let chosen = |seed| engine(&start, seed, nodes(1)).best;
    assert!((0..100).any(|seed| chosen(seed) != chosen(0)));
    // The order of the moves does not change the value.
    for seed in 0..20 {
        assert_eq!(
            engine(&start, seed, depth(2)).score,
            engine(&start, 0, depth(2)).score
        );
    }
}

#[test]
fn time_and_observers_end_a_search() {
    let start = start::<Yonmoque>("yonmoque");
    let begin = Instant::now();
    let limits = Limits {
        time: Some(Duration::from_millis(60)),
        ..Limits::NONE
    };
    let report = engine(&start, 0, limits);
    assert!(begin.elapsed() >= Duration::from_millis(60));
    assert!(begin.elapsed() < Duration::from_secs(20), "far too late");
    is_sound(&start, &report);

    // Even without time, one ply is completed.
    let limits = Limits {
        time: Some(Duration::ZERO),
        ..Limits::NONE
    };
    assert_eq!(engine(&start, 0, limits).depth, 1);

    // Stopped by the observer after some ticks.
    let mut ticks = 0;
    let report = search(&start, 0, Limits::NONE, &mut |event| match event {
        Progress::Tick if ticks == 3 => ControlFlow::Break(()),
        Progress::Tick => {
            ticks += 1;
            ControlFlow::Continue(())
        }
        Progress::Depth(report) => {
            is_sound(&start, report);
            ControlFlow::Continue(())
        }
    });
    assert_eq!(ticks, 3);
    is_sound(&start, &report.unwrap());

    // Stopped after the second depth; each depth is reported once, in order.
    let mut depths = Vec::new();
    let report = search(&start, 0, depth(3), &mut |event| {
        if let Progress::Depth(report) = event {
            depths.push(report.depth);
        }
        match depths.len() {
            2 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    });
    assert_eq!(depths, [1, 2]);
    assert_eq!(report.unwrap().depth, 2);
}

#[test]
fn the_greatest_depth_is_an_end_too() {
    // Searches end even if a game is drawn or cannot be proved.
    for position in reachable(start::<Oust<1>>("oust:square-2")) {
        if position.outcome().is_none() {
            let report = engine(&position, 0, Limits::NONE);
            assert!(report.depth == MAX_DEPTH || report.score.abs() == WON);
        }
    }
    let limits = Limits {
        depth: Some(u8::MAX),
        ..Limits::NONE
    };
    let start = start::<Oust<1>>("oust:square-2");
    assert!(engine(&start, 0, limits).depth <= MAX_DEPTH);
    let limits = Limits {
        depth: Some(0),
        ..Limits::NONE
    };
    assert_eq!(engine(&start, 0, limits).depth, 1);
}

/// At the start, an evaluation differs from 0 by no more than the value of being
/// to move.
fn starts_are_about_even<P: TestGame + Evaluate>(name: &str) {
    let value = start::<P>(name).evaluate();
    assert!(value.abs() <= 100, "{name}: {value}");
}

#[test]
fn evaluations_are_sane() {
    starts_are_about_even::<Oust<2>>("oust");
    starts_are_about_even::<Yonmoque>("yonmoque");
    starts_are_about_even::<published::Omnigon>("omnigon");
    starts_are_about_even::<patent::Omnigon>("omnigon:1983,grid=staggered");
    starts_are_about_even::<Oxy>("oxy:chess");

    // One more stone or piece, or one penalty point less, is better.
    let oust = |text| {
        let rules = "oust:hex-3".parse().unwrap();
        Oust::<1>::parse_position(rules, text).unwrap().evaluate()
    };
    assert!(oust("3/1rr1/5/1b2/3 r") > oust("3/1r2/5/1b2/3 r"));
    assert!(oust("3/1rr1/5/1bb1/b2 r") < oust("3/1rr1/5/1b2/3 r"));
    let yonmoque = |text| {
        let rules = yonmoque::Rules::STANDARD;
        Yonmoque::parse_position(rules, text).unwrap().evaluate()
    };
    assert!(yonmoque("5/1bbb1/5/1w3/4w b 3 4") > yonmoque("5/1b1b1/4b/1w3/4w b 3 4"));
    assert_eq!(
        yonmoque("5/1b3/2b2/3w1/5 b 4 5"),
        yonmoque("5/1b3/2b2/3w1/5 w 4 5")
    );

    // Any other evaluation can be used instead.
    let twice: fn(&Oust<1>) -> i32 = |position| 2 * by_score(position);
    let taken = after_moves::<Oust<1>>("oust:hex-3", "e2 a1");
    let limits = depth(1);
    let observer = &mut |_: Progress<'_, _>| ControlFlow::Continue(());
    let once = search_with(&taken, Evaluator::new(by_score), 0, limits, observer);
    let doubled = search_with(&taken, Evaluator::new(twice), 0, limits, observer);
    assert_eq!(2 * once.unwrap().score, doubled.unwrap().score);
}

#[test]
fn searching_beats_random_play() {
    // At depth 2 the search wins nearly every game against a random player.
    let mut won = 0;
    for seed in 0..10 {
        let mut position = start::<Yonmoque>("yonmoque");
        for ply in 0..200 {
            if position.outcome().is_some() {
                break;
            }
            position = if position.turn() == Player::First {
                after(&position, engine(&position, seed, depth(2)).best)
            } else {
                let moves = position.legal_moves().len() as u64;
                let n = splitmix64(seed * 1_000 + ply) % moves;
                after(&position, position.nth_move(n as usize).unwrap())
            };
        }
        won += u32::from(wins(&position, Player::First, 0));
    }
    assert!(won >= 9, "{won} of 10");
}
