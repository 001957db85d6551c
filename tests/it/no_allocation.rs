//! Positions use no heap memory: playing a game does not allocate, whether for
//! moves, copies, keys, hashes or checks.
//!
//! The counter is the global allocator of this test program
//! (`allocation-counter`), and counts separately for each thread.

use std::fmt::{self, Write};
use std::hash::{DefaultHasher, Hasher};
use std::hint::black_box;

use abstract_games::{Perft, Playable, Visitor, perft, visit};
use allocation_counter::measure;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The number of random plies; a game that ends earlier is followed by another.
const PLIES: u32 = 300;

/// A writer that discards its text.
struct Nowhere;

impl Write for Nowhere {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        black_box(text);
        Ok(())
    }
}

/// Plays at random and counts the allocations.
struct Allocations;

impl Visitor for Allocations {
    type Output = u64;

    fn visit<P: Playable>(self, rules: P::Rules) -> u64 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let allocations = measure(|| {
            let mut position = P::start(rules);
            for _ in 0..PLIES {
                let Some(mv) = position.random_move(&mut rng) else {
                    position = P::start(rules);
                    continue;
                };
                look_at(&position);
                let copy = position.clone();
                for other in position.legal_moves() {
                    assert!(copy.is_legal(other));
                    let mut next = copy.clone();
                    next.play_unchecked(other);
                    black_box(next.key());
                }
                position.play(mv).expect("a legal move");
                // Usually the move is illegal, and then the error is written.
                if let Err(reason) = position.play(mv) {
                    write!(Nowhere, "{reason}").expect("it takes everything");
                }
            }
        });
        allocations.count_total
    }
}

/// Calls all methods of a position, text included.
fn look_at<P: Playable>(position: &P) {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    black_box((hasher.finish(), position.key(), position.score()));
    black_box((position.turn(), position.outcome(), position.end_reason()));
    black_box((position.legal_moves().len(), perft(position, 1)));
    black_box(Perft::new().made().count(position, 1));
    let mv = position.nth_move(0).expect("the game runs");
    let effect = position.preview(mv).expect("the move is legal");
    let text = position.position_text();
    let written = write!(
        Nowhere,
        "{position}{text}{}{effect}",
        position.move_text(mv)
    );
    written.expect("it takes everything");
}

fn assert_none(games: &[&str]) {
    for game in games {
        let counted = visit(game, Allocations).expect("a game of this build");
        assert_eq!(counted, 0, "allocations while playing {game}");
    }
}

#[test]
fn the_counter_counts() {
    let counted = measure(|| drop(black_box(Box::new(1))));
    assert_eq!(counted.count_total, 1);
}

#[cfg(feature = "oust")]
#[test]
fn oust_does_not_allocate() {
    assert_none(&["oust", "oust:hex-3,pie", "oust:square-19"]);
}

#[cfg(feature = "yonmoque")]
#[test]
fn yonmoque_does_not_allocate() {
    assert_none(&["yonmoque"]);
}

#[cfg(feature = "omnigon")]
#[test]
fn omnigon_does_not_allocate() {
    assert_none(&["omnigon", "omnigon:1981", "omnigon:1983,grid=staggered"]);
}

#[cfg(feature = "oxy")]
#[test]
fn oxy_does_not_allocate() {
    assert_none(&["oxy", "oxy:chess", "oxy:layout=random,after=relayout"]);
}
