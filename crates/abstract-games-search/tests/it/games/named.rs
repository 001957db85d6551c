//! The search by name and text.

use std::error::Error;
use std::ops::ControlFlow;

use abstract_games::Playable;
use abstract_games_core::{Player, Position};
use abstract_games_search::Alternating;
use abstract_games_search::engine::named::{
    EvaluatedVisitor, NamedError, Progress, search, visit_evaluated,
};
use abstract_games_search::engine::{Limits, WON};
use abstract_games_search::evaluation::Evaluate;
use abstract_games_search::minimax::Evaluator;
use minimax::Evaluator as _;

use super::{TestGame, after};

const SHORT: Limits = Limits {
    nodes: Some(5_000),
    ..Limits::NONE
};

#[test]
fn reports_are_in_text() {
    let mut depths = 0;
    let report = search("oust:hex-3", "1r1/2b1/5/4/3 r", 0, SHORT, &mut |progress| {
        if let Progress::Depth(report) = progress {
            depths += 1;
            assert!(!report.best.is_empty());
        }
        ControlFlow::Continue(())
    });
    let report = report.unwrap().unwrap();
    let mut game = abstract_games::open("oust:hex-3").unwrap();
    game.set_position("1r1/2b1/5/4/3 r").unwrap();
    game.play_list(&report.pv.join(" ")).unwrap();
    assert!(depths > 0);
    assert_eq!(report.score, WON);
}

#[test]
fn every_game_can_be_searched() {
    for game in abstract_games::GAMES {
        let start = abstract_games::open(game).unwrap().position();
        let report = search(game, &start, 0, SHORT, &mut |_| ControlFlow::Continue(()));
        let report = report.unwrap().unwrap();
        assert!(
            abstract_games::open(game)
                .unwrap()
                .play(&report.best)
                .is_ok()
        );
    }
}

#[test]
fn errors_are_structured() {
    let search =
        |game, position| search(game, position, 0, SHORT, &mut |_| ControlFlow::Continue(()));
    let error = search("chess", "").unwrap_err();
    assert!(matches!(&error, NamedError::Name(_)));
    assert!(error.to_string().contains("chess"));

    let error = search("oust:hex-3", "3/4/5/4 r").unwrap_err();
    assert!(error.to_string().starts_with("invalid position: "));
    let NamedError::Position { at, rule, source } = &error else {
        panic!("{error:?}");
    };
    assert_eq!((at.is_some(), *rule), (true, None));
    assert!(source.downcast_ref::<oust::SetupError>().is_some());
    assert!(error.source().is_some());

    // Three stones of one colour that could all have been captured.
    let error = search("oust:hex-2", "1r/r2/2 r b").unwrap_err();
    assert!(matches!(&error, NamedError::Position { rule: Some(_), .. }));
    assert!(matches!(search("oust:hex-2", "1r/r2/2 r r"), Ok(None)));
}

/// Returns the evaluation of the position after the first legal move.
struct FirstMove;

impl EvaluatedVisitor for FirstMove {
    type Output = i32;

    fn visit<P: Playable>(self, rules: P::Rules, evaluator: Evaluator<P>) -> i32 {
        i32::from(evaluator.evaluate(&Alternating::new(after_first_move::<P>(rules))))
    }
}

fn after_first_move<P: Position>(rules: P::Rules) -> P {
    let start = P::start(rules);
    after(&start, start.nth_move(0).unwrap())
}

fn has_own_evaluation<P: TestGame + Evaluate>(name: &str) {
    let position = after_first_move::<P>(name.parse().unwrap());
    // The evaluator's value is for the player to move.
    let expected = match position.turn() {
        Player::First => position.evaluate(),
        Player::Second => -position.evaluate(),
    };
    assert_eq!(visit_evaluated(name, FirstMove), Ok(expected), "{name}");
}

#[test]
fn games_are_visited_with_their_own_evaluations() {
    has_own_evaluation::<oust::Oust<1>>("oust:hex-3");
    has_own_evaluation::<oust::Oust<2>>("oust");
    has_own_evaluation::<oust::Oust<6>>("oust:square-19,pie");
    has_own_evaluation::<yonmoque::Yonmoque>("yonmoque");
    has_own_evaluation::<omnigon::published::Omnigon>("omnigon");
    has_own_evaluation::<omnigon::patent::Omnigon>("omnigon:1981");
    has_own_evaluation::<oxy::Oxy>("oxy:chess");
    for name in ["chess", "oust:hex-99", "", "oxy:"] {
        assert_eq!(
            visit_evaluated(name, FirstMove).unwrap_err(),
            abstract_games::open(name).unwrap_err(),
        );
    }
}
