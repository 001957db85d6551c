//! The search of a game from outside this workspace, without an evaluation of
//! its own.

use std::ops::ControlFlow;

use abstract_games_core::{Position, Score};
use abstract_games_search::engine::{Limits, Progress, WON, search_with};
use abstract_games_search::evaluation::by_score;
use abstract_games_search::minimax::Evaluator;
use abstract_games_testkit::fixtures::pile::{Pile, Rules, Take};

#[test]
fn any_position_can_be_searched() {
    // Taking three moves again, so from a pile of 3k + 1 stones three at a time
    // leaves the last one.
    for stones in [1, 4, 7] {
        let start = Pile::start(Rules::new(stones));
        let observer = &mut |_: Progress<'_, Take>| ControlFlow::Continue(());
        let evaluator = Evaluator::new(by_score);
        let report = search_with(&start, evaluator, 0, Limits::NONE, observer).unwrap();
        assert_eq!(report.score, WON);
        let mut line = start.clone();
        for &mv in &report.pv {
            line.play(mv).unwrap();
        }
        assert!(line.stones() < stones);
    }
}

#[test]
fn scores_are_compared_in_hundredths() {
    let start = Pile::start(Rules::new(9));
    assert_eq!(start.score().first, 9);
    assert_eq!(by_score(&start), 900);
}
