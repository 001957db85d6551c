//! The suite accepts a correct game and detects each fault.

use std::collections::BTreeSet;

use abstract_games_core::{Notation, Player};
use abstract_games_testkit::conformance::{
    Games, Law, Violation, check_actions, check_distinct, check_games, check_games_with_text,
    check_position, check_symmetries,
};
use abstract_games_testkit::fixtures::pile::{Fault, Lie, Pile, Rules, Setup, Take};

const EVERY_MOVE: [Take; 6] = [Take(0), Take(1), Take(2), Take(3), Take(4), Take(255)];

fn check(fault: Option<Fault>) -> Result<(), Violation> {
    let games = Games {
        seed: 7,
        games: 50,
        max_plies: 100,
    };
    let rules = Rules { stones: 12, fault };
    check_games::<Pile>(rules, &EVERY_MOVE, games)?;
    check_games_with_text::<Pile>(rules, &EVERY_MOVE, games)?;
    for stones in [12, 2, 0] {
        let position = Pile::parse_position(rules, &format!("{stones} 1")).unwrap();
        check_actions(&position, &EVERY_MOVE)?;
        check_symmetries(&position)?;
    }
    let distinct = ["12 1", "12 2", "11 1"].map(|text| Pile::parse_position(rules, text).unwrap());
    check_distinct(&distinct)
}

/// The law that a fault breaks, and the beginning of the detail that is
/// reported.
const fn broken_by(fault: Fault) -> (Law, &'static str) {
    match fault {
        Fault::RepeatsAMove => (Law::Distinct, "by a move that is listed twice"),
        Fault::MiscountsMoves | Fault::MiscountsInLen | Fault::HintsTooMany => {
            (Law::Length, "after 0 steps")
        }
        Fault::FoldsOtherwise => (Law::Order, "by fold after 0 steps"),
        Fault::EndsInAnotherMove | Fault::CountsOtherwise => {
            (Law::Order, "by last or count after 0 steps")
        }
        Fault::GoesOnAfterTheLast => (Law::Order, "by a move after the last"),
        Fault::SkipsInNth => (Law::Order, "by nth(1)"),
        Fault::PicksAnotherNth | Fault::MiscountsAfterNth | Fault::LosesAMoveInNth => {
            (Law::Order, "by nth(0)")
        }
        Fault::ListsTooMany => (Law::MoveBound, "by 4 moves"),
        Fault::AllowsTooMuch => (Law::Legality, "by Take(4)"),
        Fault::AllowsTooLittle | Fault::TellsOtherwise | Fault::ChecksOtherwise => {
            (Law::Legality, "by Take(2)")
        }
        Fault::ChangesOnRefusal
        | Fault::ChangesTheKeyOnRefusal
        | Fault::RefusesForAnotherReason
        | Fault::NamesNoRule
        | Fault::SaysNothing => (Law::IllegalMove, "by Take(0)"),
        Fault::RefusesWhatItPlays
        | Fault::PlaysUncheckedOtherwise
        | Fault::KeysUncheckedOtherwise => (Law::Play, "by Take(1)"),
        Fault::ForgetsTheReason | Fault::MovesAfterTheEnd => {
            (Law::End, "by outcome, reason and moves that disagree")
        }
        Fault::ForgetsTheKey | Fault::SetsUpPlayedWith(_) => (Law::Key, "by Take(1)"),
        Fault::ReadsWith(Lie::Key) => (Law::Key, "by the key of the position parsed back"),
        Fault::HashesTheHistory => (Law::Equality, "by key or hash of a position seen before"),
        Fault::HashesNothing | Fault::EqualsOtherTurns => {
            (Law::Equality, "by equality or hash of 12 1")
        }
        Fault::WritesAnotherPile => (Law::Text, "by a position that is parsed back as another"),
        Fault::ReadsNoPosition => (Law::Text, "by its own text: there are at most 0 stones"),
        Fault::ReadsWith(_) => (
            Law::Text,
            "by a position that plays on differently when parsed back",
        ),
        Fault::SetsUpNothing => (Law::Text, "by its own setup: there are at most 0 stones"),
        Fault::SetsUpWith(_) => (Law::Text, "by a setup that becomes another position"),
        Fault::ReadsMovesOtherwise => (Law::Text, "by the move 1"),
        Fault::WritesNoMoves => (Law::MoveText, "by \"\", which is not one token"),
        Fault::WritesMovesWithSpaces => (Law::MoveText, "by \" 1\", which is not one token"),
        Fault::WritesMovesWithCommas => (Law::MoveText, "by \"1,\", which is not one token"),
        Fault::ForgetsItsName => (Law::Name, ""),
        Fault::SharesState => (Law::Clone, "by Take(1)"),
        Fault::PlaysTooLong | Fault::PlaysInCircles => (Law::PlyBound, "after "),
        Fault::MisnumbersMoves | Fault::ForgetsAMove => (Law::Actions, "by number 1"),
        Fault::NumbersTooFar => (Law::Actions, "by number 4, which is too large"),
        Fault::NumbersTwoAlike => (Law::Actions, "by Take(255)"),
        Fault::MasksTooMuch => (Law::Actions, "by the number of ones in the mask"),
        Fault::MasksOthers => (Law::Actions, "by Take(1)"),
        Fault::MasksNothing => (Law::Actions, "by the mask"),
        Fault::MasksAnything => (Law::Actions, "by a mask of the wrong length"),
        Fault::TurnsNothing => (
            Law::Symmetry,
            "by the lack of symmetries, even of the identity",
        ),
        Fault::TurnsTheTurn => (Law::Symmetry, "by number 0"),
        Fault::TurnsWith(Lie::Key) => (
            Law::Symmetry,
            "by number 0: the image is not a valid position",
        ),
        Fault::TurnsWith(Lie::Moves) | Fault::TurnsMovesOtherwise => {
            (Law::Symmetry, "by number 0: other legal moves")
        }
        Fault::TurnsWith(_) => (Law::Symmetry, "by number 0: another turn or end"),
        Fault::TurnsBackNowhere => (
            Law::Symmetry,
            "by number 0: its inverse does not restore the position",
        ),
        Fault::TurnsBackOtherwise => (
            Law::Symmetry,
            "by number 1: its inverse does not restore the position",
        ),
    }
}

#[test]
fn a_sound_game_keeps_every_law() {
    check(None).unwrap();
}

/// Checks one game with a single stone, for at most `max_plies` plies.
fn check_one_stone(fault: Option<Fault>, max_plies: u32) -> Result<(), Violation> {
    let games = Games {
        seed: 0,
        games: 1,
        max_plies,
    };
    check_games_with_text::<Pile>(Rules { stones: 1, fault }, &EVERY_MOVE, games)
}

#[test]
fn a_game_may_be_as_long_as_the_bound() {
    check_one_stone(None, 9).unwrap();
}

#[test]
fn games_are_stopped_after_so_many_plies() {
    // The end of the game, after one ply, is the first fault.
    let check = |max_plies| check_one_stone(Some(Fault::ForgetsTheReason), max_plies);
    assert_eq!((check(0), check(1)), (Ok(()), Ok(())));
    assert_eq!(check(2).unwrap_err().law, Law::End);
}

#[test]
fn every_fault_breaks_its_law() {
    for fault in Fault::ALL {
        let Err(Violation { law, detail, .. }) = check(Some(fault)) else {
            panic!("no law detects {fault:?}");
        };
        let (expected, told) = broken_by(fault);
        assert_eq!(law, expected, "{fault:?}: {detail}");
        assert!(detail.starts_with(told), "{fault:?}: {detail}");
    }
}

#[test]
fn every_law_has_a_fault_that_breaks_it() {
    let broken: BTreeSet<Law> = Fault::ALL.into_iter().map(|f| broken_by(f).0).collect();
    assert_eq!(broken.len(), 17, "{broken:?}");
}

#[test]
fn a_violation_says_where() {
    let setup = Setup {
        stones: 2,
        turn: Player::Second,
    };
    let rules = Rules {
        stones: 12,
        fault: Some(Fault::AllowsTooLittle),
    };
    let position = Pile::from_setup(rules, &setup).unwrap();
    let violation = check_position(&position, &EVERY_MOVE).unwrap_err();
    assert_eq!(violation.position, "2 2");
    assert!(
        violation
            .to_string()
            .starts_with("Legality is violated by Take(2) ")
    );
}
