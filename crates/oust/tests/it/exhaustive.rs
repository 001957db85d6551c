//! All reachable positions of the smallest boards, compared with the counts of
//! an independent program.

use std::collections::HashMap;

use abstract_games_testkit::reference::oust::Reference;
use oust::prelude::*;

use crate::kit::{HEX_2, SQUARE_2, SQUARE_3, SQUARE_4};

/// The results of a walk over all reachable positions.
#[derive(Debug, Default, PartialEq, Eq)]
struct Walk {
    /// Boards and sides to move of unfinished games.
    unfinished: usize,
    /// Drawn boards and sides to move.
    drawn: usize,
    /// Moves of the longest game.
    longest: u64,
}

/// The stones of both players and the side to move.
type State<const W: usize> = (CellSet<W>, CellSet<W>, Player);

/// The number of moves of the longest continuation from `game`, and who wins
/// with best play.
fn explore<const W: usize>(
    game: &Oust<W>,
    known: &mut HashMap<State<W>, (u64, Option<Player>)>,
    walk: &mut Walk,
) -> (u64, Option<Player>) {
    let state = (
        game.stones(Player::First),
        game.stones(Player::Second),
        game.turn(),
    );
    if let Some(outcome) = game.outcome() {
        if outcome == Outcome::Draw && known.insert(state, (0, None)).is_none() {
            assert_eq!(game.end_reason(), Some(EndReason::DeadBoard));
            walk.drawn += 1;
        }
        return (0, outcome.winner());
    }
    if let Some(&found) = known.get(&state) {
        return found;
    }
    let me = game.turn();
    let (mut longest, mut best) = (0, Some(!me));
    assert!(
        game.legal_moves().len() > 0,
        "an unfinished game has a move"
    );
    for mv in game.legal_moves() {
        let mut next = *game;
        next.play_unchecked(mv);
        let (plies, winner) = explore(&next, known, walk);
        longest = longest.max(plies + 1);
        if winner == Some(me) || (winner.is_none() && best == Some(!me)) {
            best = winner;
        }
    }
    walk.unfinished += 1;
    known.insert(state, (longest, best));
    (longest, best)
}

fn walk<const W: usize>(rules: Rules<W>) -> (Walk, Option<Player>) {
    let mut walk = Walk::default();
    let (longest, winner) = explore(&Oust::start(rules), &mut HashMap::new(), &mut walk);
    walk.longest = longest;
    let bound = rules.max_plies();
    assert!(bound.is_some_and(|bound| longest <= bound));
    (walk, winner)
}

/// What is known about a position: the number of moves of the longest
/// continuation, and who wins with best play (1, 2, or nobody).
type Fate = (u64, Option<u8>);

/// The same walk with the slow reference, over boards as text. `None` stands
/// for a position whose moves are being walked.
fn explore_slowly(game: &Reference, known: &mut HashMap<(String, u8), Option<Fate>>) -> Fate {
    let state = (game.board(), game.turn());
    match game.outcome() {
        None => {}
        Some("first") => return (0, Some(1)),
        Some("second") => return (0, Some(2)),
        Some(_) => {
            known.insert(state, Some((0, None)));
            return (0, None);
        }
    }
    match known.get(&state) {
        Some(&Some(fate)) => return fate,
        Some(None) => panic!("a repetition: {state:?}"),
        None => {}
    }
    known.insert(state.clone(), None);
    let me = game.turn();
    let mut fates = Vec::new();
    for mv in game.legal() {
        let mut next = game.clone();
        next.play(&mv);
        fates.push(explore_slowly(&next, known));
    }
    let longest = fates.iter().map(|&(plies, _)| plies).max().expect("a move");
    let wins = |side| fates.iter().any(|&(_, winner)| winner == side);
    let best = [Some(me), None].into_iter().find(|&side| wins(side));
    let fate = (longest + 1, best.unwrap_or(Some(3 - me)));
    known.insert(state, Some(fate));
    fate
}

/// Walks over all positions with both implementations, compares their results
/// for each, and returns who wins from the start.
fn walk_with_both<const W: usize>(rules: Rules<W>) -> Option<u8> {
    let (mut fast, mut slow) = (HashMap::new(), HashMap::new());
    let start = Oust::start(rules);
    explore(&start, &mut fast, &mut Walk::default());
    let (_, value) = explore_slowly(&Reference::new(&rules.to_string()), &mut slow);
    assert_eq!(fast.len(), slow.len());
    for ((first, second, turn), (plies, winner)) in fast {
        let mut setup = start.to_setup();
        setup.stones.first = first;
        setup.stones.second = second;
        setup.turn = turn;
        let text = setup.validate(rules).unwrap().position_text().to_string();
        let board = text.split(' ').next().unwrap().to_owned();
        let expected = slow.get(&(board, turn.number()));
        let found = (plies, winner.map(Player::number));
        assert_eq!(expected, Some(&Some(found)), "{text}");
    }
    value
}

/// With best play. All values are those of the slow reference. For square-2
/// they are easy to check: wherever Blue answers Red's stone, Red's second
/// stone makes a group of two that touches Blue's single stone. So the owner of
/// the first stone wins, and with the pie rule that is Blue.
#[test]
fn who_wins_on_the_smallest_boards() {
    let found = [HEX_2, SQUARE_2, SQUARE_3]
        .map(|rules| [false, true].map(|pie| walk_with_both(rules.with_pie(pie))));
    assert_eq!(found, [[Some(1), Some(2)]; 3]);
}

#[test]
fn hex_2_has_187_unfinished_states_and_no_draw() {
    let (found, winner) = walk(HEX_2);
    assert_eq!(
        found,
        Walk {
            unfinished: 187,
            drawn: 0,
            longest: 7
        }
    );
    assert!(winner.is_some(), "there are no draws, so somebody wins");
}

#[test]
fn square_2_has_21_unfinished_states_and_two_drawn() {
    let (found, _) = walk(SQUARE_2);
    assert_eq!(
        found,
        Walk {
            unfinished: 21,
            drawn: 2,
            longest: 4
        }
    );
}

#[test]
fn square_3_has_3700_unfinished_states_and_one_drawn() {
    let (found, _) = walk(SQUARE_3);
    assert_eq!(
        found,
        Walk {
            unfinished: 3_700,
            drawn: 1,
            longest: 14
        }
    );
}

/// The counts are those of an independent program.
#[test]
#[ignore = "14 million positions, 1.5 GB: cargo test --release -p oust --test it exhaustive -- --ignored"]
fn square_4_has_13383701_unfinished_states_and_174_drawn() {
    let (found, _) = walk(SQUARE_4);
    assert_eq!((found.unfinished, found.drawn), (13_383_701, 174));
}
