//! The tasks. An element is one position, except where noted.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::hint::black_box;

use abstract_games_core::{Notation, Position};
use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Throughput};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::positions::generator;

type Group<'a> = BenchmarkGroup<'a, WallTime>;

/// Times `task` on each of `inputs`; an element is one input.
fn each<T, R>(group: &mut Group<'_>, name: &str, inputs: &[T], task: impl Fn(&T) -> R) {
    group.throughput(Throughput::Elements(inputs.len() as u64));
    group.bench_function(name, |bencher| {
        bencher.iter(|| {
            for input in inputs {
                black_box(task(black_box(input)));
            }
        });
    });
}

/// The legal moves: their number, and iteration over them.
pub(crate) fn generation<P: Position>(group: &mut Group<'_>, positions: &[P]) {
    each(group, "generation/len", positions, |p| {
        p.legal_moves().len()
    });
    each(group, "generation/all", positions, |p| {
        p.legal_moves().for_each(|mv| {
            black_box(mv);
        });
    });
}

/// Playing every legal move on a copy of its position; an element is a move.
pub(crate) fn made<P: Position>(group: &mut Group<'_>, positions: &[P]) {
    let moves = positions.iter().map(|p| p.legal_moves().len() as u64);
    let throughput = Throughput::Elements(moves.sum());
    let make = |play: fn(&mut P, P::Move)| {
        for position in positions {
            black_box(position).legal_moves().for_each(|mv| {
                let mut next = position.clone();
                play(&mut next, mv);
                black_box(&next);
            });
        }
    };
    group.throughput(throughput.clone());
    group.bench_function("made/unchecked", |bencher| {
        bencher.iter(|| make(P::play_unchecked));
    });
    group.throughput(throughput);
    group.bench_function("made/checked", |bencher| {
        bencher.iter(|| {
            make(|next, mv| {
                let _ = black_box(next.play(mv));
            });
        });
    });
}

/// Random games of at most a thousand plies from the start; an element is a
/// game.
pub(crate) fn playouts<P: Position>(group: &mut Group<'_>, start: &P) {
    group.throughput(Throughput::Elements(10));
    group.bench_function("playouts", |bencher| {
        bencher.iter(|| {
            let mut rng = generator();
            for _ in 0..10 {
                let mut position = start.clone();
                for _ in 0..1_000 {
                    let Some(mv) = position.random_move(&mut rng) else {
                        break;
                    };
                    position.play_unchecked(mv);
                }
                black_box(&position);
            }
        });
    });
}

/// The incremental key, compared with a hash of the whole position.
pub(crate) fn key<P: Position>(group: &mut Group<'_>, positions: &[P]) {
    each(group, "key/kept", positions, P::key);
    let hasher = BuildHasherDefault::<DefaultHasher>::new();
    each(group, "key/hash", positions, |p| hasher.hash_one(p));
}

/// Parsing and writing positions, and parsing one move per position.
pub(crate) fn parse<P: Notation>(group: &mut Group<'_>, positions: &[P]) {
    let rules = positions[0].rules();
    let texts: Vec<String> = positions
        .iter()
        .map(|p| p.position_text().to_string())
        .collect();
    each(group, "parse/position", &texts, |text| {
        P::parse_position(rules, text)
    });
    each(group, "parse/write", positions, |p| {
        p.position_text().to_string()
    });
    let moves = positions
        .iter()
        .filter_map(|p| Some(p.move_text(p.nth_move(0)?).to_string()));
    let moves: Vec<String> = moves.collect();
    each(group, "parse/move", &moves, |text| {
        P::parse_move(rules, text)
    });
}

/// Serialising positions with postcard, and back.
pub(crate) fn serde<P>(group: &mut Group<'_>, positions: &[P])
where
    P: Position + Serialize + DeserializeOwned,
{
    let bytes =
        |position: &P| postcard::to_allocvec(position).expect("positions can be serialised");
    let all: Vec<Vec<u8>> = positions.iter().map(bytes).collect();
    each(group, "serde/write", positions, bytes);
    each(group, "serde/read", &all, |bytes| {
        postcard::from_bytes::<P>(bytes).expect("these are serialised positions")
    });
}
