//! Tests with the games of this workspace, and a plain solver to compare with.
#![allow(dead_code, reason = "without some features, nothing uses some of it")]

use std::collections::HashSet;
use std::fmt::Display;

use abstract_games_core::{Notation, Outcome, Player, Position, play_moves};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Calls a generic function for each game of [`WON_BY_ONE_MOVE`], with the
/// position and the winning move.
macro_rules! for_each_won_game {
    ($function:ident) => {
        for (name, moves, winning) in super::WON_BY_ONE_MOVE {
            match name {
                "yonmoque" => $function(after_moves::<yonmoque::Yonmoque>(name, moves), winning),
                "omnigon" => $function(
                    after_moves::<omnigon::published::Omnigon>(name, moves),
                    winning,
                ),
                _ if name.starts_with("oust") => {
                    $function(after_moves::<oust::Oust<1>>(name, moves), winning)
                }
                _ => $function(
                    after_moves::<omnigon::patent::Omnigon>(name, moves),
                    winning,
                ),
            }
        }
    };
}

// After the macro, which they use.
#[cfg(feature = "board-game")]
mod board_game;
#[cfg(feature = "minimax")]
mod minimax;
#[cfg(feature = "named")]
mod named;
#[cfg(feature = "board-game")]
mod rule_sets;

/// What the tests need of a game.
pub(crate) trait TestGame: Notation + Display {}

impl<P: Notation + Display> TestGame for P {}

/// The start of a game by its name.
pub(crate) fn start<P: Notation>(name: &str) -> P {
    P::start(name.parse().unwrap())
}

/// A position of a game after some moves.
pub(crate) fn after_moves<P: Notation>(name: &str, moves: &str) -> P {
    let mut position = start::<P>(name);
    play_moves(&mut position, moves, |_, _| {}).unwrap();
    position
}

/// The position after a move.
pub(crate) fn after<P: Position>(position: &P, mv: P::Move) -> P {
    let mut next = position.clone();
    next.play(mv).unwrap();
    next
}

/// The positions of a random game of at most `plies` moves.
pub(crate) fn random_game<P: Position>(start: P, seed: u64, plies: usize) -> Vec<P> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut positions = vec![start];
    while positions.len() <= plies {
        let last = &positions[positions.len() - 1];
        let Some(mv) = last.random_move(&mut rng) else {
            break;
        };
        positions.push(after(last, mv));
    }
    positions
}

/// All positions reachable from `start`.
pub(crate) fn reachable<P: Position>(start: P) -> HashSet<P> {
    let mut seen = HashSet::from([start.clone()]);
    let mut pending = vec![start];
    while let Some(position) = pending.pop() {
        for mv in position.legal_moves() {
            let next = after(&position, mv);
            if seen.insert(next.clone()) {
                pending.push(next);
            }
        }
    }
    seen
}

/// The result with best play, by complete search: 1 if the first player wins, -1
/// if the second does, 0 for a draw.
pub(crate) fn solve<P: Position>(position: &P) -> i32 {
    match position.outcome() {
        Some(Outcome::Win(Player::First)) => 1,
        Some(Outcome::Win(Player::Second)) => -1,
        Some(Outcome::Draw) => 0,
        None => {
            let values = position.legal_moves().map(|mv| solve(&after(position, mv)));
            let best = match position.turn() {
                Player::First => values.max(),
                Player::Second => values.min(),
            };
            best.unwrap()
        }
    }
}

/// Whether `player` can force a win within `moves` moves of both players.
pub(crate) fn wins<P: Position>(position: &P, player: Player, moves: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome == Outcome::Win(player);
    }
    if moves == 0 {
        return false;
    }
    let mut next = position.legal_moves();
    let wins_by = |mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        wins(&next, player, moves - 1)
    };
    if position.turn() == player {
        next.any(wins_by)
    } else {
        next.all(wins_by)
    }
}

/// Positions from random games, at most one from each, in which the player to
/// move can force a win in exactly `moves` moves.
pub(crate) fn forced_wins<P: TestGame>(name: &str, moves: u32, count: usize) -> Vec<P> {
    let mut found = Vec::new();
    for seed in 0..2_000 {
        let game = random_game(start::<P>(name), seed, 400);
        if game[game.len() - 1].outcome().is_none() {
            continue;
        }
        let near_the_end = game.into_iter().rev().skip(1).take(6);
        let forced = near_the_end.into_iter().find(|position| {
            let player = position.turn();
            wins(position, player, moves) && !wins(position, player, moves - 1)
        });
        found.extend(forced);
        if found.len() == count {
            return found;
        }
    }
    panic!("{name}: only {} positions found", found.len());
}

/// Games from independent programs: name, moves, and the last move, which wins.
pub(crate) const WON_BY_ONE_MOVE: [(&str, &str, &str); 7] = [
    ("oust:hex-3", "e2 d3", "d2"),
    (
        "oust:square-4",
        "b4 b2 a2 c1 d2 b1 d4 a2 c3 c4 pass d3 c3",
        "c2",
    ),
    (
        "oust:square-7",
        "b3 g2 f1 g5 e5 d2 f7 a7 a2 g7 d4 f5 g6 g1 c3 e6 c2 d3 d5 f2 g3 e5",
        "b2",
    ),
    ("yonmoque", "a1 b2 e4 d4 e4-e3 d5 b4 d5-c4", "e3-e4"),
    (
        "omnigon",
        "e2-f1@1 c5-b4@1 f1-e2@1 b4-b5@5 c2-a2@2 d5-g2@0 e2xe5@1 g2-c5@0",
        "e5xd6@4",
    ),
    (
        "omnigon:1981,second=square,third-turn=illegal",
        "b2@4 b6xb2@4 c1xb2@2",
        "b7xb2@1",
    ),
    (
        "omnigon:1983,second=square",
        "c2-b3@1 b6xb3@1 d2-d4@4 c6@4 c3xc6@4 d7xc6@2 b2-d2@4 d8-e8@3 c1-a3@2",
        "b3xa3@5",
    ),
];
