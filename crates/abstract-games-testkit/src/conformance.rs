//! The laws that every game must obey, as checks to call from tests.
//!
//! [`check_position`] checks one position, [`check_games`] every position of a
//! number of random games. For a game with text, [`check_text`] and
//! [`check_games_with_text`] check more. All of them return the first violation
//! that they find:
//!
//! ```
//! # use abstract_games_core::Position;
//! use abstract_games_testkit::conformance::{Games, check_games};
//!
//! fn my_game_obeys_the_laws<P: Position>(rules: P::Rules, every_move: &[P::Move]) {
//!     let games = Games { seed: 1, games: 100, max_plies: 500 };
//!     check_games::<P>(rules, every_move, games).unwrap();
//! }
//! ```
//!
//! `every_move` is every move that a program can construct for these rules, whether or not it is
//! ever legal. Each position is checked against all of them, so with more than a few thousand moves
//! the checks become slow; in that case, use a sample that includes every kind of illegal move.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::hash::{Hash, Hasher};

use abstract_games_core::{CitesRule, Encoding, Notation, Position, RuleSet, Symmetry};
use abstract_games_toolkit::zobrist::{SPLITMIX64_STEP, splitmix64};

/// One of the laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Law {
    /// No legal move is listed twice.
    Distinct,
    /// `len` and `size_hint` are exact before and after each step.
    Length,
    /// `next`, `fold`, `nth`, `count`, `last` and a second call give the same
    /// moves in the same order.
    Order,
    /// There are no more legal moves than the rules allow.
    MoveBound,
    /// Of all moves that can be constructed, `is_legal` and `check` accept exactly those that are
    /// listed.
    Legality,
    /// Playing an illegal move fails, cites a rule and changes nothing.
    IllegalMove,
    /// `play` and `play_unchecked` have the same effect for a legal move.
    Play,
    /// A game that has ended has a reason and no legal moves; a game in progress has no reason and
    /// at least one legal move.
    End,
    /// Equal positions have equal keys and hashes; different ones are unequal
    /// ([`check_distinct`]).
    Equality,
    /// The incrementally updated key equals the key of the same position set up from scratch.
    Key,
    /// Positions and moves are equal after a round trip through their text.
    Text,
    /// A move's text is one token without spaces or commas.
    MoveText,
    /// The rules are equal after a round trip through their name.
    Name,
    /// Playing on a clone does not change the original.
    Clone,
    /// No game is longer than the rules allow.
    PlyBound,
    /// Moves and action indices correspond one to one ([`check_actions`]).
    Actions,
    /// Symmetries preserve the rules and form a group ([`check_symmetries`]).
    Symmetry,
}

/// A violated law, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{law:?} is violated {detail} (rules {rules}, position {position})")]
pub struct Violation {
    /// The law.
    pub law: Law,
    /// How it is violated.
    pub detail: String,
    /// The `Debug` form of the rules.
    pub rules: String,
    /// The `Debug` form of the position.
    pub position: String,
}

/// Which random games to play, and how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Games {
    /// Other seeds give other games.
    pub seed: u64,
    /// The number of games.
    pub games: u32,
    /// Games are stopped after this many plies.
    pub max_plies: u32,
}

/// Plays random games and checks [`check_position`] at every position.
///
/// # Errors
///
/// Returns the first violation.
pub fn check_games<P: Position>(
    rules: P::Rules,
    every_move: &[P::Move],
    games: Games,
) -> Result<(), Violation> {
    walk_games(rules, games, |position: &P| {
        check_position(position, every_move)
    })
}

/// Plays random games and checks [`check_position`] and [`check_text`] at every
/// position.
///
/// # Errors
///
/// Returns the first violation.
pub fn check_games_with_text<P: Notation>(
    rules: P::Rules,
    every_move: &[P::Move],
    games: Games,
) -> Result<(), Violation> {
    let mut seen = Seen::default();
    walk_games(rules, games, |position: &P| {
        check_position(position, every_move)?;
        check_text(position)?;
        seen.check(position)
    })
}

fn walk_games<P: Position>(
    rules: P::Rules,
    games: Games,
    mut check: impl FnMut(&P) -> Result<(), Violation>,
) -> Result<(), Violation> {
    let mut state = games.seed;
    for _ in 0..games.games {
        let mut position = P::start(rules);
        let mut plies = 0_u64;
        while plies < u64::from(games.max_plies) {
            check(&position)?;
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

/// Checks every law of [`Position`] that can be checked on a single position.
///
/// # Errors
///
/// Returns the first violation.
pub fn check_position<P: Position>(position: &P, every_move: &[P::Move]) -> Result<(), Violation> {
    let moves: Vec<P::Move> = position.legal_moves().collect();
    check_listing(position, &moves)?;
    check_end(position, &moves)?;
    check_legality(position, &moves, every_move)?;
    moves.iter().try_for_each(|&mv| check_play(position, mv))
}

fn broken<P: Position>(position: &P, law: Law, detail: String) -> Result<(), Violation> {
    Err(Violation {
        law,
        detail,
        rules: format!("{:?}", position.rules()),
        position: format!("{position:?}"),
    })
}

fn require<P: Position>(
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

/// Checks that every way to iterate over the legal moves gives the same list.
fn check_listing<P: Position>(position: &P, moves: &[P::Move]) -> Result<(), Violation> {
    let distinct: BTreeSet<P::Move> = moves.iter().copied().collect();
    require(
        position,
        Law::Distinct,
        distinct.len() == moves.len(),
        "by a move that is listed twice",
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

fn check_end<P: Position>(position: &P, moves: &[P::Move]) -> Result<(), Violation> {
    let ended = position.outcome().is_some();
    let consistent = position.end_reason().is_some() == ended && moves.is_empty() == ended;
    require(
        position,
        Law::End,
        consistent,
        "by outcome, reason and moves that disagree",
    )
}

fn check_legality<P: Position>(
    position: &P,
    moves: &[P::Move],
    every_move: &[P::Move],
) -> Result<(), Violation> {
    let legal: BTreeSet<P::Move> = moves.iter().copied().collect();
    for &mv in every_move.iter().chain(moves) {
        let expected = legal.contains(&mv);
        let checked = position.check(mv);
        let agree = position.is_legal(mv) == expected && checked.is_ok() == expected;
        require(position, Law::Legality, agree, format_args!("by {mv:?}"))?;
        if let Err(error) = checked {
            let mut after = position.clone();
            let kept = after.play(mv) == Err(error.clone())
                && after == *position
                && after.key() == position.key()
                && !error.rule().is_empty()
                && !error.to_string().is_empty();
            require(position, Law::IllegalMove, kept, format_args!("by {mv:?}"))?;
        }
    }
    Ok(())
}

/// Checks every law of [`Notation`] that can be checked on a single position.
///
/// # Errors
///
/// Returns the first violation.
pub fn check_text<P: Notation>(position: &P) -> Result<(), Violation> {
    let rules = position.rules();
    let moves: Vec<P::Move> = position.legal_moves().collect();
    let named = rules.to_string().parse().ok() == Some(rules);
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
                "by a position that is parsed back as another",
            )?;
            require(
                position,
                Law::Key,
                read.key() == position.key(),
                "by the key of the position parsed back",
            )?;
            let same = read.legal_moves().eq(moves.iter().copied())
                && read.turn() == position.turn()
                && read.outcome() == position.outcome();
            require(
                position,
                Law::Text,
                same,
                "by a position that plays on differently when parsed back",
            )?;
        }
    }
    match P::from_setup(rules, &position.to_setup()) {
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

    for &mv in &moves {
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
        let mut after = position.clone();
        after.play_unchecked(mv);
        let rebuilt = P::from_setup(rules, &after.to_setup());
        let same = rebuilt.is_ok_and(|p| p == after && p.key() == after.key());
        require(position, Law::Key, same, format_args!("by {mv:?}"))?;
    }
    Ok(())
}

fn check_play<P: Position>(position: &P, mv: P::Move) -> Result<(), Violation> {
    let detail = || format!("by {mv:?}");
    let before = (position.key(), format!("{position:?}"));

    let mut checked = position.clone();
    let played = checked.play(mv).is_ok();
    let mut unchecked = position.clone();
    unchecked.play_unchecked(mv);
    let same = checked == unchecked && checked.key() == unchecked.key();
    require(position, Law::Play, played && same, detail())?;

    let after = (position.key(), format!("{position:?}"));
    require(position, Law::Clone, before == after, detail())
}

/// Checks that these positions, which all differ from each other, are pairwise
/// unequal and have different hashes.
///
/// Random games rarely reveal whether equality compares everything, so pass positions that differ
/// in one thing: a piece, the turn, a counter, the rules.
///
/// # Errors
///
/// Returns a violation of [`Law::Equality`].
pub fn check_distinct<P: Position>(positions: &[P]) -> Result<(), Violation> {
    for (i, one) in positions.iter().enumerate() {
        for other in &positions[..i] {
            let apart = one != other && hash_of(one) != hash_of(other);
            require(
                one,
                Law::Equality,
                apart,
                format_args!("by equality or hash of {other:?}"),
            )?;
        }
    }
    Ok(())
}

/// Checks the action indices under the rules of `position`, and that each of its legal moves has an
/// index and is set in the mask.
///
/// Tries every index, and every move of `every_move`.
///
/// # Errors
///
/// Returns a violation of [`Law::Actions`].
pub fn check_actions<P: Encoding>(position: &P, every_move: &[P::Move]) -> Result<(), Violation> {
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
            law(same, format!("by {mv:?}"))?;
        }
    }
    let mut mask = vec![false; count];
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
        law(legal, format!("by {mv:?}"))?;
    }
    let wrong = position
        .write_legal_mask(&mut vec![false; count + 1])
        .is_err();
    law(wrong, "by a mask of the wrong length".into())
}

/// Checks that the symmetries preserve the rules at `position` (the legal moves of an image are the
/// images of the legal moves, and playing one gives the image of the resulting position), that they
/// form a group, and that the canonical form is the same for all images.
///
/// # Errors
///
/// Returns a violation of [`Law::Symmetry`].
pub fn check_symmetries<P: Notation + Symmetry>(position: &P) -> Result<(), Violation> {
    let rules = position.rules();
    let count = P::symmetry_count(rules);
    let (canonical, to_canonical) = position.canonical();
    let law = |holds, detail| require(position, Law::Symmetry, holds, detail);
    law(
        count > 0,
        "by the lack of symmetries, even of the identity".into(),
    )?;
    law(position.transform(0) == *position, "by number 0".into())?;
    law(
        position.transform(to_canonical) == canonical,
        "by the symmetry that should lead to the canonical form".into(),
    )?;
    let images: Vec<P> = (0..count)
        .map(|symmetry| position.transform(symmetry))
        .collect();
    for (symmetry, image) in images.iter().enumerate() {
        let detail = |what: &str| format!("by number {symmetry}: {what}");
        let read = P::parse_position(rules, &image.position_text().to_string());
        let valid = read.is_ok_and(|read| read == *image && read.key() == image.key());
        law(valid, detail("the image is not a valid position"))?;
        let same_end = image.turn() == position.turn()
            && image.outcome() == position.outcome()
            && image.end_reason() == position.end_reason();
        law(same_end, detail("another turn or end"))?;
        let inverse = P::inverse_symmetry(rules, symmetry);
        law(
            inverse < count && image.transform(inverse) == *position,
            detail("its inverse does not restore the position"),
        )?;
        let turned = |mv| position.transform_move(mv, symmetry);
        let expected: BTreeSet<P::Move> = position.legal_moves().map(turned).collect();
        let found: BTreeSet<P::Move> = image.legal_moves().collect();
        law(expected == found, detail("other legal moves"))?;
        for mv in position.legal_moves() {
            let (mut after, mut image_after) = (position.clone(), image.clone());
            after.play_unchecked(mv);
            image_after.play_unchecked(turned(mv));
            let same = after.transform(symmetry) == image_after;
            law(
                same,
                detail(&format!(
                    "{} leads to another position",
                    position.move_text(mv)
                )),
            )?;
            let back = image.transform_move(turned(mv), inverse);
            law(
                back == mv,
                detail(&format!(
                    "the inverse does not restore {}",
                    position.move_text(mv)
                )),
            )?;
        }
        law(
            image.canonical().0 == canonical,
            detail("another canonical form"),
        )?;
        let closed = (0..count).all(|other| images.contains(&image.transform(other)));
        law(
            closed,
            detail("an image of the image is not an image of the position"),
        )?;
    }
    Ok(())
}

/// Positions seen so far, to compare the keys and hashes of equal ones.
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
            "by key or hash of a position seen before",
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
