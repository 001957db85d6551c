//! Runs every target over its corpus, and over random mutations of it.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use abstract_games_fuzz::{TARGETS, Target};

/// The inputs of a target with their file names, sorted.
fn corpus(name: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("corpus")
        .join(name);
    let entries = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut inputs: Vec<_> = entries
        .map(|entry| {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read(entry.path()).unwrap())
        })
        .collect();
    inputs.sort();
    assert!(inputs.len() > 9, "{name} has a corpus");
    inputs
}

/// A simple reproducible generator (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound.max(1) as u64) as usize
    }
}

/// Changes an input at random, sometimes with a piece of another one.
fn change(input: &[u8], other: &[u8], random: &mut Random) -> Vec<u8> {
    let mut changed = input.to_vec();
    for _ in 0..=random.below(3) {
        let at = random.below(changed.len() + 1);
        let until = (at + random.below(9)).min(changed.len());
        match random.below(7) {
            0 => changed.truncate(at),
            1 => changed.insert(at, random.below(256) as u8),
            2 => drop(changed.drain(at..until)),
            3 => {
                let piece = changed[at..until].to_vec();
                changed.splice(at..at, piece);
            }
            4 => {
                let from = random.below(other.len());
                let piece = &other[from..other.len().min(from + 1 + random.below(12))];
                changed.splice(at..until, piece.iter().copied());
            }
            5 if at < changed.len() => changed[at] ^= 1 << random.below(8),
            _ if at < changed.len() => changed[at] = input[random.below(input.len())],
            _ => {}
        }
    }
    changed
}

/// Runs a target. Fails with the input if the target panics.
fn run(name: &str, file: &str, target: Target, input: &[u8]) {
    let result = catch_unwind(AssertUnwindSafe(|| target(input)));
    let text = || input.escape_ascii().to_string();
    assert!(result.is_ok(), "{name}, {file}: b\"{}\"", text());
}

/// Runs a target over its corpus, and over `changes` changed copies of each input.
fn smoke(name: &str, changes: u32) {
    let (_, target) = TARGETS.into_iter().find(|(n, _)| *n == name).unwrap();
    let inputs = corpus(name);
    let mut random = Random(inputs.len() as u64);
    for (file, input) in &inputs {
        run(name, file, target, input);
        for _ in 0..changes {
            let other = &inputs[random.below(inputs.len())].1;
            let changed = change(input, other, &mut random);
            run(name, &format!("changed {file}"), target, &changed);
        }
    }
    run(name, "nothing", target, b"");
}

/// Every target has a corpus and a test.
#[test]
fn every_target_is_tested() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let mut found: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    found.sort();
    let mut names = TARGETS.map(|(name, _)| name);
    names.sort_unstable();
    assert_eq!(found, names);
    let mut tests = TESTS.to_vec();
    tests.sort_unstable();
    assert_eq!(tests, names);
}

macro_rules! tests {
    ($($name:ident: $changes:literal,)*) => {
        const TESTS: &[&str] = &[$(stringify!($name)),*];
        $(
            #[test]
            fn $name() {
                smoke(stringify!($name), $changes);
            }
        )*
    };
}

// The number of changed copies that take one or two seconds.
tests! {
    names: 3000,
    positions: 3000,
    moves: 3000,
    setups: 3000,
    serialised: 3000,
    actions: 20,
    records: 3000,
    abstract_play: 3000,
    ugi: 3000,
}
