//! Helpers for several test modules.

use omnigon::{CitesRule, Facing, Notation, patent, published};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

/// The lines of a file of recorded games.
pub(crate) fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a game"))
        .collect()
}

/// The recorded games of 1988.
pub(crate) fn games_of_1988() -> Vec<Value> {
    let games = lines(include_str!("../data/omnigon-1988.jsonl"));
    assert_eq!(games.len(), 57);
    games
}

/// The recorded games of 1981 and 1983.
pub(crate) fn games_of_the_patents() -> Vec<Value> {
    let games = lines(include_str!("../data/omnigon-patents.jsonl"));
    assert_eq!(games.len(), 83);
    games
}

/// A list of strings.
pub(crate) fn strings(value: &Value) -> Vec<&str> {
    let list = value.as_array().expect("a list");
    list.iter().map(|s| s.as_str().expect("a string")).collect()
}

/// Rules by a name that must be valid.
pub(crate) fn rules(name: &str) -> patent::Rules {
    name.parse().unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// A position of 1988 from a valid position string.
pub(crate) fn hex(text: &str) -> published::Omnigon {
    published::Omnigon::parse_position(published::Rules::STANDARD, text)
        .unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// A position of the patents from a valid name and position string.
pub(crate) fn pat(name: &str, text: &str) -> patent::Omnigon {
    patent::Omnigon::parse_position(rules(name), text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// A move from valid text.
pub(crate) fn mv<P: Notation>(position: &P, text: &str) -> P::Move {
    P::parse_move(position.rules(), text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// The position after legal moves.
pub(crate) fn after<P: Notation>(mut position: P, moves: &str) -> P {
    for text in moves.split(' ') {
        let mv = mv(&position, text);
        position.play(mv).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
    position
}

/// The legal moves as the recorded games list them.
pub(crate) fn sorted_texts<P: Notation>(position: &P) -> Vec<String> {
    let text = |mv| position.move_text(mv).to_string();
    let mut texts: Vec<String> = position.legal_moves().map(text).collect();
    texts.sort();
    texts
}

/// The legal moves that start with a text, sorted, separated by spaces.
pub(crate) fn moves_from<P: Notation>(position: &P, start: &str) -> String {
    let texts = sorted_texts(position);
    let texts = texts.iter().filter(|text| text.starts_with(start));
    texts.map(String::as_str).collect::<Vec<_>>().join(" ")
}

/// The rule by which a move is illegal, and the error message.
pub(crate) fn rejected<P: Notation>(position: &P, text: &str) -> (String, String) {
    let error = position.check(mv(position, text)).expect_err(text);
    (error.rule().to_string(), error.to_string())
}

/// A cell by its name.
pub(crate) fn cell<C: std::str::FromStr>(name: &str) -> C {
    name.parse().unwrap_or_else(|_| panic!("{name}"))
}

/// Every move of 1988 that can be constructed, whether it can be legal or not.
pub(crate) fn every_published_move() -> Vec<published::Move> {
    let facings = || Facing::ALL.into_iter().map(Some).chain([None]);
    let mut moves = vec![published::Move::Pass];
    for from in published::Cell::ALL {
        for to in published::Cell::ALL {
            for facing in facings() {
                moves.extend([false, true].map(|capture| published::Move::Slide {
                    from,
                    to,
                    facing,
                    capture,
                }));
            }
        }
    }
    moves
}

/// Every move of the patents that can be constructed, whether it can be legal or
/// not.
pub(crate) fn every_patent_move() -> Vec<patent::Move> {
    let mut moves = vec![patent::Move::Pass];
    for from in patent::Cell::ALL {
        moves.push(patent::Move::Remove { cell: from });
        moves.extend(Facing::ALL.map(|facing| patent::Move::Turn { cell: from, facing }));
        for to in patent::Cell::ALL {
            for facing in Facing::ALL {
                moves.extend([false, true].map(|capture| patent::Move::Slide {
                    from,
                    to,
                    facing,
                    capture,
                }));
            }
        }
    }
    moves
}

/// Gold's Helios is in a corner, next to three pieces that are shielded from it.
pub(crate) const PASS_1988: &str = "..../...../....../......h/....../s0s1.../Hs0.. g";

/// Black's Unitrog was turned twice and is in a corner, next to three pieces that
/// are protected against it. If a third turn is illegal, the pass is legal.
pub(crate) const PASS_1981: &str =
    "..u3../...../...../...../...../...../b3b3.../U0t3... b 0 0 a1:2 -";

/// 1981: Red's Bitrog was turned twice and may be removed.
pub(crate) const REMOVAL_1981: &str =
    "u0..../...../...../..b0../...../...../...../U0.... r 6 0 - c5:2";

/// Names of the patents' games with every pair of options, though not every
/// combination.
pub(crate) const PATENT_NAMES: [&str; 12] = [
    "omnigon:1981",
    "omnigon:1983",
    "omnigon:1981,grid=staggered",
    "omnigon:1983,grid=staggered",
    "omnigon:1981,second=square,third-turn=illegal",
    "omnigon:1983,first=square,third-turn=illegal",
    "omnigon:1981,grid=staggered,first=square,second=square,third-turn=illegal",
    "omnigon:1983,grid=staggered,second=square,third-turn=illegal",
    "omnigon:1981,first=square,invasion=12",
    "omnigon:1983,third-turn=illegal,invasion=7",
    "omnigon:1981,grid=staggered,third-turn=illegal,invasion=1",
    "omnigon:1983,grid=staggered,first=square,second=square,invasion=25",
];

/// A generator with a fixed seed.
pub(crate) fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A number below `bound`.
pub(crate) fn below(rng: &mut Xoshiro256PlusPlus, bound: usize) -> usize {
    rng.next_u32() as usize % bound
}

/// Plays random moves from the start until the game ends or `plies` are played,
/// and calls `show` with each position.
pub(crate) fn random_game<P: Notation>(
    rules: P::Rules,
    plies: usize,
    rng: &mut Xoshiro256PlusPlus,
    mut show: impl FnMut(&P),
) {
    let mut position = P::start(rules);
    for _ in 0..plies {
        show(&position);
        let count = position.legal_moves().len();
        if count == 0 {
            return;
        }
        let mv = position.nth_move(below(rng, count)).expect("a legal move");
        position.play_unchecked(mv);
    }
}
