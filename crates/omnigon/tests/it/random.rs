//! Random moves are exactly uniform.

use crate::common::{PASS_1981, PASS_1988, generator, hex, pat};
use omnigon::{Notation, Position, patent, published};
use rand_xoshiro::rand_core::TryRng;
use std::collections::BTreeMap;
use std::convert::Infallible;

/// Draws moves, and checks the chi-squared statistic of their counts.
fn check<P: Notation>(game: &P) {
    let mut rng = generator(11);
    let mut counts: BTreeMap<P::Move, u32> = game.legal_moves().map(|mv| (mv, 0)).collect();
    let draws = 400 * counts.len();
    for _ in 0..draws {
        let mv = game
            .random_move(&mut rng)
            .expect("a running game has moves");
        *counts.get_mut(&mv).expect("a legal move") += 1;
    }
    let deviation = |count: &u32| (f64::from(*count) - 400.0).powi(2) / 400.0;
    let statistic: f64 = counts.values().map(deviation).sum();
    // Mean n - 1, standard deviation sqrt(2 (n - 1)): five of them away is less
    // likely than one in a million, and the seed is fixed.
    let freedom = (counts.len() - 1) as f64;
    let limit = freedom + 5.0 * (2.0 * freedom).sqrt();
    assert!(statistic <= limit, "{}: {statistic}", game.position_text());
}

/// Returns the word from which Lemire's method makes a given number; in later
/// calls, those for the numbers after it.
struct Scripted {
    number: u32,
    bound: u32,
    calls: u32,
}

impl TryRng for Scripted {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let number = (self.number + self.calls) % self.bound;
        self.calls += 1;
        // The middle of the words for it, far from the few that are rejected.
        let middle = (2 * u64::from(number) + 1) << 31;
        Ok((middle / u64::from(self.bound)) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        unreachable!("numbers are drawn by 32 bits")
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        unreachable!("numbers are drawn by 32 bits")
    }
}

/// Draws with each of the numbers below `bound`: each legal move must come from
/// exactly one of them, and `rejected` numbers must be drawn again.
fn check_numbers<P: Notation>(game: &P, bound: usize, rejected: usize) {
    let mut drawn = Vec::new();
    let mut redrawn = 0;
    for number in 0..bound as u32 {
        let bound = bound as u32;
        let mut rng = Scripted {
            number,
            bound,
            calls: 0,
        };
        let mv = game.random_move(&mut rng).expect("a running game");
        if rng.calls == 1 {
            drawn.push(mv);
        } else {
            redrawn += 1;
        }
    }
    let mut legal: Vec<_> = game.legal_moves().collect();
    drawn.sort();
    legal.sort();
    assert_eq!(drawn, legal, "{}", game.position_text());
    assert_eq!(redrawn, rejected, "{}", game.position_text());
}

#[test]
fn every_move_of_1988_has_one_number() {
    let mut rng = generator(17);
    for _ in 0..10 {
        let mut game = published::Omnigon::start(published::Rules::STANDARD);
        while game.outcome().is_none() {
            let moves = game.legal_moves();
            if moves.clone().next() != Some(published::Move::Pass) {
                check_numbers(&game, moves.len(), 0);
            }
            game.play_unchecked(game.random_move(&mut rng).unwrap());
        }
    }
}

#[test]
fn every_move_of_the_patents_has_one_number() {
    let mut rng = generator(19);
    for name in [
        "omnigon:1981",
        "omnigon:1983,grid=staggered",
        "omnigon:1981,third-turn=illegal",
    ] {
        for _ in 0..3 {
            let mut game = patent::Omnigon::start(crate::common::rules(name));
            while game.outcome().is_none() {
                // A turn in place has five facings, a removal one; each is
                // given six numbers.
                let count =
                    |wanted: fn(&patent::Move) -> bool| game.legal_moves().filter(wanted).count();
                let slides = count(|mv| matches!(mv, patent::Move::Slide { .. }));
                let turns = count(|mv| matches!(mv, patent::Move::Turn { .. })) / 5;
                let removals = count(|mv| matches!(mv, patent::Move::Remove { .. }));
                let bound = slides + 6 * (turns + removals);
                if bound != 0 {
                    check_numbers(&game, bound, turns + 5 * removals);
                }
                game.play_unchecked(game.random_move(&mut rng).unwrap());
            }
        }
    }
}

#[test]
fn every_move_of_1988_is_drawn_equally_often() {
    check(&published::Omnigon::start(published::Rules::STANDARD));
    for text in [
        // All kinds, with captures among the moves.
        "..h./...../....../H..T0.s0./..B1.../.S1.b2./.... g",
        // A Helios alone; with a single Stargon.
        "..../...../....../..h.H../....../...../.... g",
        "h.../...../....../H..S1.../....../...../.... g",
        PASS_1988,
    ] {
        check(&hex(text));
    }
}

#[test]
fn every_move_of_the_patents_is_drawn_equally_often() {
    check(&patent::Omnigon::start(patent::Rules::OF_1981));
    check(&patent::Omnigon::start(crate::common::rules(
        "omnigon:1983,grid=staggered",
    )));
    for (name, text) in [
        // A removal among the moves, or a piece that may not be turned.
        (
            "omnigon:1981",
            "..u3../...../...../...../...../..B0../...../..U0.. b 0 0 c1:2",
        ),
        (
            "omnigon:1981,third-turn=illegal",
            "..u3../...../...../...../...../..B0../...../..U0.. b 0 0 c1:2",
        ),
        ("omnigon:1981", PASS_1981),
        ("omnigon:1981,third-turn=illegal", PASS_1981),
    ] {
        check(&pat(name, text));
    }
}

#[test]
fn no_move_is_drawn_after_the_end() {
    let mut rng = generator(13);
    let game = hex("..../...../....../..h..../....../...../.... g");
    assert_eq!(game.random_move(&mut rng), None);
    let text = "..u3../...../...../...../...../...../...../B0.U0.. r 7 0";
    assert_eq!(pat("omnigon:1981", text).random_move(&mut rng), None);
}
