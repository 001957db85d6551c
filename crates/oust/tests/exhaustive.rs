//! Everything that can happen on the smallest boards, against the counts of an
//! independent program.

use std::collections::HashMap;

use oust::{Bitboard, EndReason, Oust, Outcome, Player, Position, Rules};

/// What a walk over all positions that play can reach finds.
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
type State<const W: usize> = (Bitboard<W>, Bitboard<W>, Player);

/// Moves of the longest way on from `game`, and who wins with best play.
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
    let bound = abstract_games_core::Rules::max_plies(&rules);
    assert!(bound.is_some_and(|bound| longest <= bound));
    (walk, winner)
}

#[test]
fn hex_2_has_187_unfinished_states_and_no_draw() {
    let (found, winner) = walk(Rules::HEX_2);
    assert_eq!(
        found,
        Walk {
            unfinished: 187,
            drawn: 0,
            longest: 7
        }
    );
    assert!(winner.is_some(), "somebody wins where there is no draw");
}

#[test]
fn square_2_has_21_unfinished_states_and_two_drawn() {
    let (found, _) = walk(Rules::SQUARE_2);
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
    let (found, _) = walk(Rules::SQUARE_3);
    assert_eq!(
        found,
        Walk {
            unfinished: 3_700,
            drawn: 1,
            longest: 14
        }
    );
}
