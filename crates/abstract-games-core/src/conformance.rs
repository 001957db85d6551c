//! The laws that every game must keep, to be called from tests.
//!
//! [`check_position`] looks at one position, [`check_games`] at every position
//! of a number of random games. Both say which law is broken and where:
//!
//! ```
//! # use abstract_games_core::{conformance, Notation};
//! fn my_game_keeps_the_laws<P: Notation>(rules: P::Rules, every_move: &[P::Move]) {
//!     let games = conformance::Games { seed: 1, games: 100, max_plies: 500 };
//!     conformance::check_games::<P>(rules, every_move, games).unwrap();
//! }
//! ```
//!
//! `every_move` is every move that a program can construct for these rules,
//! legal anywhere or not.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};

use crate::zobrist::{SPLITMIX64_STEP, splitmix64};
use crate::{Actions, Notation, Refusal, Rules, Setup, Symmetry};

/// One of the laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Law {
    /// No legal move is given twice.
    Distinct,
    /// `len` and `size_hint` are exact before and after each step.
    Length,
    /// `next`, `fold`, `nth`, `count`, `last` and a second call give the same
    /// moves in the same order.
    Order,
    /// No more legal moves than the rules' bound.
    MoveBound,
    /// `is_legal` and `check` hold for exactly the moves that are given, over
    /// every constructible move.
    Legality,
    /// A refused move changes nothing and names a rule.
    Refusal,
    /// `play` and `play_unchecked` do the same to a legal move.
    Play,
    /// An ended game has a reason and no move; a running one has no reason
    /// and some move.
    End,
    /// Equal positions have equal keys and hashes; others are told apart
    /// ([`check_distinct`]).
    Equality,
    /// The key kept up by playing is the key of the position set up anew.
    Key,
    /// Position and moves are read back from their text as they were.
    Text,
    /// A move's text is one token without spaces and commas.
    MoveText,
    /// The rules are read back from their name as they were.
    Name,
    /// Playing on a clone leaves the original alone.
    Clone,
    /// No game is longer than the rules' bound.
    PlyBound,
    /// Actions number every move once, both ways ([`check_actions`]).
    Actions,
    /// Symmetries keep the rules and form a group ([`check_symmetries`]).
    Symmetry,
}

/// A broken law, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{law:?} is broken {detail} (game {game}, position {position})")]
pub struct Violation {
    /// The law.
    pub law: Law,
    /// How it is broken.
    pub detail: String,
    /// The name of the game.
    pub game: String,
    /// The position string.
    pub position: String,
}

/// How many random games to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Games {
    /// Other seeds give other games.
    pub seed: u64,
    /// The number of games.
    pub games: u32,
    /// Games are stopped after so many plies.
    pub max_plies: u32,
}

/// Plays random games and checks every law at every position of them.
///
/// # Errors
///
/// The first broken law.
pub fn check_games<P: Notation>(
    rules: P::Rules,
    every_move: &[P::Move],
    games: Games,
) -> Result<(), Violation> {
    let mut seen = Seen::default();
    let mut state = games.seed;
    for _ in 0..games.games {
        let mut position = P::start(rules);
        let mut plies = 0_u64;
        while plies < u64::from(games.max_plies) {
            check_position(&position, every_move)?;
            seen.check(&position)?;
            let moves = position.legal_moves();
            if moves.len() == 0 {
                break;
            }
            state = state.wrapping_add(SPLITMIX64_STEP);
            let choice = splitmix64(state) % moves.len() as u64;
            let Some(mv) = position.legal_moves().nth(choice as usize) else {
                break;
            };
            position.play_unchecked(mv);
            plies += 1;
        }
        if rules.max_plies().is_some_and(|bound| plies > bound) {
            return broken(&position, Law::PlyBound, format!("after {plies} plies"));
        }
    }
    Ok(())
}

/// Checks every law that one position can show.
///
/// # Errors
///
/// The first broken law.
pub fn check_position<P: Notation>(position: &P, every_move: &[P::Move]) -> Result<(), Violation> {
    let moves: Vec<P::Move> = position.legal_moves().collect();
    check_listing(position, &moves)?;
    check_end(position, &moves)?;
    check_legality(position, &moves, every_move)?;
    check_text(position, &moves)?;
    moves.iter().try_for_each(|&mv| check_play(position, mv))
}

fn broken<P: Notation>(position: &P, law: Law, detail: String) -> Result<(), Violation> {
    Err(Violation {
        law,
        detail,
        game: position.rules().to_string(),
        position: position.position_text().to_string(),
    })
}

fn require<P: Notation>(
    position: &P,
    law: Law,
    holds: bool,
    detail: impl fmt::Display,
) -> Result<(), Violation> {
    if holds {
        return Ok(());
    }
    broken(position, law, detail.to_string())
}

/// The legal moves as a list, whichever way it is walked.
fn check_listing<P: Notation>(position: &P, moves: &[P::Move]) -> Result<(), Violation> {
    let distinct: BTreeSet<P::Move> = moves.iter().copied().collect();
    require(
        position,
        Law::Distinct,
        distinct.len() == moves.len(),
        "by a move given twice",
    )?;

    let mut iter = position.legal_moves();
    for walked in 0..=moves.len() {
        let left = moves.len() - walked;
        let exact = iter.len() == left && iter.size_hint() == (left, Some(left));
        require(
            position,
            Law::Length,
            exact,
            format_args!("after {walked} steps"),
        )?;
        let rest = iter.clone().fold(Vec::new(), |mut list, mv| {
            list.push(mv);
            list
        });
        require(
            position,
            Law::Order,
            rest == moves[walked..],
            format_args!("by fold after {walked} steps"),
        )?;
        let same_end =
            iter.clone().last() == moves[walked..].last().copied() && iter.clone().count() == left;
        require(
            position,
            Law::Order,
            same_end,
            format_args!("by last or count after {walked} steps"),
        )?;
        require(
            position,
            Law::Order,
            iter.next() == moves.get(walked).copied(),
            "by next",
        )?;
    }
    require(
        position,
        Law::Order,
        iter.next().is_none(),
        "by a move after the last",
    )?;

    for n in 0..=moves.len() {
        let mut iter = position.legal_moves();
        let same = iter.nth(n) == moves.get(n).copied()
            && position.nth_move(n) == moves.get(n).copied()
            && iter.len() == moves.len().saturating_sub(n + 1)
            && iter.next() == moves.get(n + 1).copied();
        require(position, Law::Order, same, format_args!("by nth({n})"))?;
    }
    let bound = position.rules().max_legal_moves();
    require(
        position,
        Law::MoveBound,
        moves.len() <= bound,
        format_args!("by {} moves", moves.len()),
    )
}

fn check_end<P: Notation>(position: &P, moves: &[P::Move]) -> Result<(), Violation> {
    let ended = position.outcome().is_some();
    let consistent = position.end_reason().is_some() == ended && moves.is_empty() == ended;
    require(
        position,
        Law::End,
        consistent,
        "by outcome, reason and moves that disagree",
    )
}

fn check_legality<P: Notation>(
    position: &P,
    moves: &[P::Move],
    every_move: &[P::Move],
) -> Result<(), Violation> {
    let legal: BTreeSet<P::Move> = moves.iter().copied().collect();
    for &mv in every_move.iter().chain(moves) {
        let expected = legal.contains(&mv);
        let told = position.is_legal(mv);
        let checked = position.check(mv);
        let agree = told == expected && checked.is_ok() == expected;
        require(
            position,
            Law::Legality,
            agree,
            format_args!("by {}", position.move_text(mv)),
        )?;
        if let Err(refusal) = checked {
            let mut after = position.clone();
            let kept = after.play(mv) == Err(refusal.clone())
                && after == *position
                && after.key() == position.key()
                && !refusal.rule().is_empty()
                && !refusal.to_string().is_empty();
            require(
                position,
                Law::Refusal,
                kept,
                format_args!("by {}", position.move_text(mv)),
            )?;
        }
    }
    Ok(())
}

fn check_text<P: Notation>(position: &P, moves: &[P::Move]) -> Result<(), Violation> {
    let rules = position.rules();
    let named = rules.to_string().parse() == Ok(rules);
    require(position, Law::Name, named, "")?;

    let text = position.position_text().to_string();
    match P::parse_position(rules, &text) {
        Err(error) => require(
            position,
            Law::Text,
            false,
            format_args!("by its own text: {error}"),
        )?,
        Ok(read) => {
            require(
                position,
                Law::Text,
                read == *position,
                "by a position that is read back as another",
            )?;
            require(
                position,
                Law::Key,
                read.key() == position.key(),
                "by the key of the position read back",
            )?;
            let same = read.legal_moves().eq(moves.iter().copied())
                && read.turn() == position.turn()
                && read.outcome() == position.outcome();
            require(
                position,
                Law::Text,
                same,
                "by a position that plays on otherwise when read back",
            )?;
        }
    }
    match position.to_setup().validate(rules) {
        Err(error) => require(
            position,
            Law::Text,
            false,
            format_args!("by its own setup: {error}"),
        )?,
        Ok(made) => {
            let same = made == *position && made.key() == position.key();
            require(
                position,
                Law::Text,
                same,
                "by a setup that becomes another position",
            )?;
        }
    }

    for &mv in moves {
        let text = position.move_text(mv).to_string();
        let read = P::parse_move(rules, &text) == Ok(mv);
        require(
            position,
            Law::Text,
            read,
            format_args!("by the move {text}"),
        )?;
        let token = !text.is_empty() && text.bytes().all(|b| b.is_ascii_graphic() && b != b',');
        require(
            position,
            Law::MoveText,
            token,
            format_args!("by {text:?}, which is not one token"),
        )?;
    }
    Ok(())
}

fn check_play<P: Notation>(position: &P, mv: P::Move) -> Result<(), Violation> {
    let told = || format!("by {}", position.move_text(mv));
    let before = (position.key(), position.position_text().to_string());

    let mut checked = position.clone();
    let played = checked.play(mv).is_ok();
    let mut unchecked = position.clone();
    unchecked.play_unchecked(mv);
    let same = checked == unchecked && checked.key() == unchecked.key();
    require(position, Law::Play, played && same, told())?;

    let after = (position.key(), position.position_text().to_string());
    require(position, Law::Clone, before == after, told())?;

    let rebuilt = checked.to_setup().validate(position.rules());
    let same = rebuilt.is_ok_and(|p| p == checked && p.key() == checked.key());
    require(position, Law::Key, same, told())
}

/// Checks that positions which differ, each in anything from each, are told
/// apart: none equals another or has its hash.
///
/// Random games hardly show whether equality looks at everything, so pass
/// pairs that differ in one thing: a piece, the turn, a counter, the rules.
///
/// # Errors
///
/// If [`Law::Equality`] is broken.
pub fn check_distinct<P: Notation>(positions: &[P]) -> Result<(), Violation> {
    for (i, one) in positions.iter().enumerate() {
        for other in &positions[..i] {
            let apart = one != other && hash_of(one) != hash_of(other);
            require(
                one,
                Law::Equality,
                apart,
                format_args!("by equality or hash of {}", other.position_text()),
            )?;
        }
    }
    Ok(())
}

/// Checks the numbering of moves under the rules of `position`, and that every
/// legal move of it has a number and its place in the mask.
///
/// Looks at every number, and at every move of `every_move`.
///
/// # Errors
///
/// If [`Law::Actions`] is broken.
pub fn check_actions<P: Notation + Actions>(
    position: &P,
    every_move: &[P::Move],
) -> Result<(), Violation> {
    let rules = position.rules();
    let count = P::action_count(rules);
    let law = |holds, detail| require(position, Law::Actions, holds, detail);
    for index in 0..count {
        let back = P::action(rules, index).and_then(|mv| P::action_index(rules, mv));
        law(back == Some(index), format!("by number {index}"))?;
    }
    for index in [count, count + 1, usize::MAX] {
        let none = P::action(rules, index).is_none();
        law(none, format!("by number {index}, which is too large"))?;
    }
    for &mv in every_move {
        if let Some(index) = P::action_index(rules, mv) {
            let same = P::action(rules, index) == Some(mv);
            law(same, format!("by {}", position.move_text(mv)))?;
        }
    }
    let mut mask = alloc::vec![false; count];
    law(
        position.write_legal_mask(&mut mask).is_ok(),
        "by the mask".into(),
    )?;
    let legal = mask.iter().filter(|legal| **legal).count();
    law(
        legal == position.legal_moves().len(),
        "by the number of ones in the mask".into(),
    )?;
    for mv in position.legal_moves() {
        let index = P::action_index(rules, mv);
        let legal = index.is_some_and(|index| mask[index]);
        law(legal, format!("by {}", position.move_text(mv)))?;
    }
    let wrong = position
        .write_legal_mask(&mut alloc::vec![false; count + 1])
        .is_err();
    law(wrong, "by a mask of another length".into())
}

/// Checks that the symmetries keep the rules at `position`: the legal moves of
/// an image are the images of the legal moves, and playing one gives the image
/// of what the other gives; that they form a group; and that the canonical
/// form is the same for all images.
///
/// # Errors
///
/// If [`Law::Symmetry`] is broken.
pub fn check_symmetries<P: Notation + Symmetry>(position: &P) -> Result<(), Violation> {
    let rules = position.rules();
    let count = P::symmetry_count(rules);
    let (canonical, to_canonical) = position.canonical();
    let law = |holds, detail| require(position, Law::Symmetry, holds, detail);
    law(count > 0, "by none, not even the identity".into())?;
    law(position.transform(0) == *position, "by number 0".into())?;
    law(
        position.transform(to_canonical) == canonical,
        "by the way to the canonical form".into(),
    )?;
    let images: Vec<P> = (0..count)
        .map(|symmetry| position.transform(symmetry))
        .collect();
    for (symmetry, image) in images.iter().enumerate() {
        let told = |what: &str| format!("by number {symmetry}: {what}");
        let read = P::parse_position(rules, &image.position_text().to_string());
        let valid = read.is_ok_and(|read| read == *image && read.key() == image.key());
        law(valid, told("no valid position"))?;
        let same_end = image.turn() == position.turn()
            && image.outcome() == position.outcome()
            && image.end_reason() == position.end_reason();
        law(same_end, told("another turn or end"))?;
        let inverse = P::inverse_symmetry(rules, symmetry);
        law(
            inverse < count && image.transform(inverse) == *position,
            told("its inverse does not lead back"),
        )?;
        let turned = |mv| position.transform_move(mv, symmetry);
        let expected: BTreeSet<P::Move> = position.legal_moves().map(turned).collect();
        let found: BTreeSet<P::Move> = image.legal_moves().collect();
        law(expected == found, told("other legal moves"))?;
        for mv in position.legal_moves() {
            let (mut after, mut image_after) = (position.clone(), image.clone());
            after.play_unchecked(mv);
            image_after.play_unchecked(turned(mv));
            let same = after.transform(symmetry) == image_after;
            law(
                same,
                told(&format!("{} leads elsewhere", position.move_text(mv))),
            )?;
            let back = image.transform_move(turned(mv), inverse);
            law(
                back == mv,
                told(&format!("{} does not come back", position.move_text(mv))),
            )?;
        }
        law(
            image.canonical().0 == canonical,
            told("another canonical form"),
        )?;
        let closed = (0..count).all(|other| images.contains(&image.transform(other)));
        law(closed, told("an image of the image that is none"))?;
    }
    Ok(())
}

/// Positions met so far, to compare keys, hashes and texts of equal ones.
#[derive(Default)]
struct Seen {
    by_text: BTreeMap<String, (u64, u64)>,
}

impl Seen {
    fn check<P: Notation>(&mut self, position: &P) -> Result<(), Violation> {
        let found = (position.key(), hash_of(position));
        let text = position.position_text().to_string();
        let known = *self.by_text.entry(text).or_insert(found);
        require(
            position,
            Law::Equality,
            known == found,
            "by key or hash of a position met before",
        )
    }
}

fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    hasher.finish()
}

/// The FNV-1a hash: a hasher that is the same everywhere.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
