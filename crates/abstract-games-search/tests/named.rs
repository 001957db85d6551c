//! The search by name and text.
#![cfg(all(feature = "named", feature = "oust", feature = "omnigon"))]

use std::ops::ControlFlow;

use abstract_games_adapters::engine::named::{Event, NamedError, search};
use abstract_games_adapters::engine::{Limits, WON};

const SHORT: Limits = Limits {
    nodes: Some(5_000),
    ..Limits::NONE
};

#[test]
fn reports_are_in_text() {
    let mut depths = 0;
    let report = search("oust:hex-3", "1r1/2b1/5/4/3 r", 0, SHORT, &mut |event| {
        if let Event::Depth(report) = event {
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
fn what_cannot_be_searched_is_told() {
    let search =
        |game, position| search(game, position, 0, SHORT, &mut |_| ControlFlow::Continue(()));
    assert!(matches!(search("chess", ""), Err(NamedError::Name(_))));
    let error = search("oust:hex-3", "3/4/5/4 r").unwrap_err();
    assert!(matches!(error, NamedError::Position(_)));
    assert!(error.to_string().starts_with("no position: "));
    assert_eq!(search("oust:hex-2", "1r/r2/2 r r"), Ok(None));
}
