//! The laws hold for a sound game, and each of them fails for a game that
//! breaks it.

#[allow(dead_code, unreachable_pub)]
mod pile;

use std::collections::BTreeSet;

use abstract_games_core::Position;
use abstract_games_core::conformance::{
    Games, Law, Violation, check_actions, check_games, check_position, check_symmetries,
};
use pile::{Fault, Pile, Rules, Setup, Take};

const EVERY_MOVE: [Take; 6] = [Take(0), Take(1), Take(2), Take(3), Take(4), Take(255)];

fn check(fault: Option<Fault>) -> Result<(), Violation> {
    let games = Games {
        seed: 7,
        games: 50,
        max_plies: 100,
    };
    let rules = Rules { stones: 12, fault };
    check_games::<Pile>(rules, &EVERY_MOVE, games)?;
    check_actions(&Pile::start(rules), &EVERY_MOVE)?;
    check_symmetries(&Pile::start(rules))
}

/// The law that a fault breaks.
const fn broken_by(fault: Fault) -> Law {
    match fault {
        Fault::RepeatsAMove => Law::Distinct,
        Fault::MiscountsMoves => Law::Length,
        Fault::SkipsInNth => Law::Order,
        Fault::ListsTooMany => Law::MoveBound,
        Fault::AllowsTooMuch | Fault::AllowsTooLittle => Law::Legality,
        Fault::ChangesOnRefusal | Fault::NamesNoRule => Law::Refusal,
        Fault::PlaysUncheckedOtherwise => Law::Play,
        Fault::ForgetsTheReason | Fault::MovesAfterTheEnd => Law::End,
        Fault::ForgetsTheKey => Law::Key,
        Fault::HashesTheHistory => Law::Equality,
        Fault::WritesAnotherPile | Fault::ReadsNoPosition | Fault::ReadsMovesOtherwise => Law::Text,
        Fault::WritesMovesWithSpaces => Law::MoveText,
        Fault::ForgetsItsName => Law::Name,
        Fault::SharesState => Law::Clone,
        Fault::PlaysTooLong => Law::PlyBound,
        Fault::MisnumbersMoves | Fault::ForgetsAMove => Law::Actions,
        Fault::TurnsTheTurn | Fault::TurnsMovesOtherwise | Fault::TurnsBackNowhere => Law::Symmetry,
    }
}

#[test]
fn a_sound_game_keeps_every_law() {
    check(None).unwrap();
}

#[test]
fn every_fault_breaks_its_law() {
    for fault in Fault::ALL {
        let violation = check(Some(fault)).expect_err("a fault that no law notices");
        assert_eq!(violation.law, broken_by(fault), "{fault:?}: {violation}");
    }
}

#[test]
fn every_law_has_a_fault_that_breaks_it() {
    let broken: BTreeSet<Law> = Fault::ALL.into_iter().map(broken_by).collect();
    assert_eq!(broken.len(), 17, "{broken:?}");
}

#[test]
fn a_violation_says_where() {
    let setup = Setup {
        stones: 2,
        turn: abstract_games_core::Player::Second,
    };
    let rules = Rules {
        stones: 12,
        fault: Some(Fault::AllowsTooLittle),
    };
    let position = abstract_games_core::Setup::validate(&setup, rules).unwrap();
    let violation = check_position(&position, &EVERY_MOVE).unwrap_err();
    assert_eq!(violation.position, "2 2");
    assert!(
        violation
            .to_string()
            .starts_with("Legality is broken by 2 ")
    );
}
