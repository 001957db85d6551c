//! Long random play that looks at cheap facts after every ply. The tests of
//! each game include this file and add what only that game can know.
//!
//! The laws of `abstract_games_core::conformance` say far more about one
//! position and cost a thousand times as much; this is for millions of plies.

use std::time::Instant;

use abstract_games_core::{Notation, Rules, Score, Setup, random::below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The plies of a long soak.
pub(crate) const LONG: u64 = 10_000_000;

/// The plies of the soak that always runs, so that the long one keeps working.
pub(crate) const SHORT: u64 = 20_000;

/// Games that do not end are left after so many plies.
const CAP: u64 = 20_000;

/// How often a position is set up anew, and how often it is read from its
/// text: once in so many plies.
const REBUILT: u64 = 16;
const REREAD: u64 = 256;

/// Plays random games one after the other, `plies` moves in all, and prints
/// what it saw.
///
/// `check` gets each move with the positions before and after it and panics
/// if the game's own counts do not fit.
pub(crate) fn soak<P: Notation + Score>(
    rules: P::Rules,
    plies: u64,
    check: impl Fn(&P, P::Move, &P),
) {
    let started = Instant::now();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1_000);
    let (mut played, mut games, mut ended, mut longest, mut widest) = (0, 0, 0, 0, 0);
    while played < plies {
        let mut position = P::start(rules);
        games += 1;
        let mut ply = 0;
        loop {
            let count = listed(&position);
            widest = widest.max(count);
            if played % REBUILT == 0 {
                rebuild(&position);
            }
            if played % REREAD == 0 {
                reread(&position);
            }
            if count == 0 {
                ended += 1;
                break;
            }
            if ply == CAP || played == plies {
                break;
            }
            let n = below(&mut rng, count as u32).expect("a move");
            let mv = position.nth_move(n as usize).expect("as many as counted");
            assert!(position.is_legal(mv), "{}", told(&position));
            let before = position.clone();
            position.play_unchecked(mv);
            check(&before, mv, &position);
            ply += 1;
            played += 1;
        }
        let bound = rules.max_plies();
        assert!(bound.is_none_or(|bound| ply <= bound), "{rules}: {ply}");
        longest = longest.max(ply);
    }
    println!(
        "{rules}: {played} plies, {games} games, {ended} ended, longest {longest}, \
         at most {widest} moves, {:.1} s",
        started.elapsed().as_secs_f64()
    );
}

/// The number of legal moves, counted by listing them.
fn listed<P: Notation>(position: &P) -> usize {
    let mut moves = position.legal_moves();
    let told_count = moves.len();
    let mut count = 0;
    while moves.next().is_some() {
        count += 1;
    }
    let ended = position.outcome().is_some();
    let sound = told_count == count
        && count <= position.rules().max_legal_moves()
        && ended == (count == 0)
        && ended == position.end_reason().is_some();
    assert!(sound, "{told_count}, {count}: {}", told(position));
    count
}

/// The key kept up by playing is that of the position set up anew.
fn rebuild<P: Notation>(position: &P) {
    let rebuilt = position.to_setup().validate(position.rules());
    let same = rebuilt.is_ok_and(|p| p == *position && p.key() == position.key());
    assert!(same, "{}", told(position));
}

fn reread<P: Notation>(position: &P) {
    let text = position.position_text().to_string();
    let read = P::parse_position(position.rules(), &text);
    let same = read.is_ok_and(|p| p == *position && p.key() == position.key());
    assert!(same, "{}", told(position));
}

fn told<P: Notation>(position: &P) -> String {
    format!("{} {}", position.rules(), position.position_text())
}
