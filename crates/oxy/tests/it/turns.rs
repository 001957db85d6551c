//! Whole turns: the iterator over all of them, and turns as text.

use abstract_games_core::{MoveListProblem, RuleSet, play_moves};
use oxy::{
    CitesRule, IllegalMove, Layout, Move, MoveResult, Oxy, ParseTurnError, Position, Preview, Rules,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// The turns that begin at `position`, found by playing every move.
fn turns_by_playing(position: &Oxy, played: &[Move], turns: &mut Vec<(Vec<Move>, Oxy)>) {
    for mv in position.legal_moves() {
        let mut after = *position;
        let effect = position.preview(mv).unwrap();
        after.play(mv).unwrap();
        let mut played = played.to_vec();
        played.push(mv);
        if after.turn() != position.turn() || after.outcome().is_some() {
            assert!(effect.ends_turn);
            turns.push((played, after));
        } else {
            assert!(!effect.ends_turn);
            turns_by_playing(&after, &played, turns);
        }
    }
}

#[test]
fn all_turns_of_random_positions() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let (mut positions, mut exchanges, mut longest) = (0, 0, 0);
    for game in ["oxy", "oxy:chess", "oxy:limit=1"] {
        let rules: Rules = game.parse().unwrap();
        for _ in 0..24 {
            let start = Layout::from_seed(rules.symbols, rng.next_u64(), 0);
            let mut position = Oxy::from_layout(rules, start).unwrap();
            for _ in 0..60 {
                check_turns(&position);
                positions += 1;
                exchanges += usize::from(position.must_exchange());
                longest = longest.max(position.turns().map(|t| t.moves().len()).max().unwrap_or(0));
                let Some(mv) = position.random_move(&mut rng) else {
                    break;
                };
                position.play(mv).unwrap();
            }
        }
    }
    assert!(
        positions > 500 && exchanges > 3 && longest == 6,
        "{positions} {exchanges} {longest}"
    );
}

fn check_turns(position: &Oxy) {
    let mut expected = Vec::new();
    turns_by_playing(position, &[], &mut expected);
    let mut count = 0;
    for (turn, (moves, after)) in position.turns().zip(&expected) {
        assert_eq!(turn.moves(), moves);
        assert_eq!(turn.after(), after);
        assert_eq!(turn.player(), position.turn());
        let player = position.turn();
        assert_eq!(
            turn.penalty(),
            after.penalties()[player] - position.penalties()[player]
        );
        assert_eq!(turn.penalty() > 0, turn.end() != MoveResult::TurnOver);
        assert_eq!(position.parse_turn(&turn.to_string()), Ok(turn));
        count += 1;
    }
    assert_eq!(
        (count, position.turns().count()),
        (expected.len(), expected.len())
    );
}

#[test]
fn text_that_is_not_a_turn() {
    let position = Oxy::start(Rules::CLASSIC);
    let error = |text: &str| position.parse_turn(text).unwrap_err();
    assert_eq!(error("c2,c1,d1,d2"), ParseTurnError::Surplus { number: 3 });
    assert_eq!(error("c2,c1,d1,?"), ParseTurnError::Surplus { number: 3 });
    assert_eq!(error("c2,c1"), ParseTurnError::Unfinished);
    assert_eq!(error(""), ParseTurnError::Unfinished);
    let in_list = |text: &str| match error(text) {
        ParseTurnError::Move(error) => error,
        other => panic!("{text}: {other}"),
    };
    let illegal = in_list("c2,e4,d1");
    assert_eq!((illegal.at, illegal.number), (3, 2));
    let MoveListProblem::Illegal(illegal) = illegal.problem else {
        panic!("{illegal}")
    };
    assert_eq!(illegal.rule(), "OXY-5");
    for text in [",", "c2,", ",c2", "c2,,d1", "c2, c1"] {
        assert_eq!(in_list(text).problem, MoveListProblem::Missing, "{text}");
    }
    for text in ["C2", "g1,c2", "ü"] {
        let problem = in_list(text).problem;
        assert!(matches!(problem, MoveListProblem::Parse(_)), "{text}");
    }
    let long = in_list(&"c2,".repeat(400_000));
    assert_eq!(long.number, 2);
    let space = matches!(
        long.problem,
        MoveListProblem::Illegal(IllegalMove::Space { .. })
    );
    assert!(space, "{long}");
}

/// Commas join moves of one turn in lists of moves as well.
#[test]
fn lists_of_moves() {
    let rules = Rules::CLASSIC;
    let mut spaced = Oxy::start(rules);
    let mut joined = spaced;
    play_moves(&mut spaced, "c2 c1 d1 e1 f1 f2 f3", |_, _| {}).unwrap();
    play_moves(&mut joined, "c2,c1,d1 e1,f1,f2,f3", |_, _| {}).unwrap();
    assert_eq!(spaced, joined);
    let mut crossed = Oxy::start(rules);
    assert!(play_moves(&mut crossed, "c2,c1,d1,e1", |_, _| {}).is_err());
    assert_eq!(crossed, Oxy::start(rules));
}

/// Why the length of a game has no bound: six turns (classic) or eight (chess)
/// without a penalty lead back to the position in which they began.
#[test]
fn games_can_go_on_for_ever() {
    for (rules, opening, circle) in [
        (
            Rules::CLASSIC,
            "c2,b2,b3,b4,c4 d3~c2,d4,e4,e3,e2",
            "d2,c2,b2,b1 c1,d1,e1,e2,e3 e4,d4,d3,c3 c2,d2,d1,c1 b1,b2,b3,c3,d3 d4,e4,e3,e2",
        ),
        (
            Rules::CHESS,
            "d3,d2,e2 e1,f1,f2,f3",
            "e3,e4,d4,c4 b4,b3,c3 c4,d4,d3,e3 f3,f2,f1,e1 e2,e3,d3,d4,c4 c3,b3,b4 c4,d4,e4,e3 \
             e2,e1,f1,f2,f3",
        ),
    ] {
        let mut position = Oxy::start(rules);
        play_moves(&mut position, opening, |_, _| {}).unwrap();
        let before = position;
        play_moves(&mut position, circle, |_, _| {}).unwrap();
        assert_eq!(position, before);
        assert_eq!(position.key(), before.key());
        assert_eq!(rules.max_plies(), None);
    }
}
