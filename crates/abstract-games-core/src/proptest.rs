//! Strategies for [`proptest`]: positions that can be reached,
//! whole games, moves, and texts that are nearly right.
//!
//! Everything that a strategy gives comes from legal play, and shrinks towards
//! shorter games and earlier moves:
//!
//! ```
//! use abstract_games_core::{Position, proptest::positions};
//! use proptest::prelude::*;
//!
//! # fn check<P: Position>(rules: P::Rules) {
//! proptest!(|(position in positions::<P>(rules, 100))| {
//!     prop_assert!(position.legal_moves().len() <= 300);
//! });
//! # }
//! ```
//!
//! Game crates with the feature `proptest` add strategies for their rule sets
//! and `Arbitrary` for their types.

use alloc::string::String;
use alloc::vec::Vec;

use ::proptest::arbitrary::{Arbitrary, StrategyFor, any};
use ::proptest::collection::{SizeRange, vec};
use ::proptest::prelude::Just;
use ::proptest::sample::{Index, select};
use ::proptest::strategy::{BoxedStrategy, Strategy, Union};

use crate::{Bitboard, ByPlayer, Direction, Game, Grid, Notation, Outcome, Player, Position};

/// Games of at most `max_plies` moves from the start under `rules`, with their
/// history. Shorter where the game ends before.
pub fn games<P: Position>(rules: P::Rules, max_plies: usize) -> impl Strategy<Value = Game<P>> {
    games_from(P::start(rules), max_plies)
}

/// Games of at most `max_plies` moves from `position`, with their history.
pub fn games_from<P: Position>(position: P, max_plies: usize) -> impl Strategy<Value = Game<P>> {
    vec(any::<Index>(), SizeRange::from(0..=max_plies)).prop_map(move |choices| {
        let mut game = Game::new(position.clone());
        for choice in choices {
            let mut moves = game.position().legal_moves();
            if moves.len() == 0 {
                break;
            }
            let Some(mv) = moves.nth(choice.index(moves.len())) else {
                break;
            };
            if game.play(mv).is_err() {
                break;
            }
        }
        game
    })
}

/// Positions that can be reached by at most `max_plies` moves from the start
/// under `rules`, ended ones among them.
pub fn positions<P: Position>(rules: P::Rules, max_plies: usize) -> impl Strategy<Value = P> {
    games(rules, max_plies).prop_map(|game: Game<P>| game.position().clone())
}

/// Positions as [`positions`] gives them that have not ended, each with one
/// of its legal moves.
pub fn positions_and_moves<P: Position>(
    rules: P::Rules,
    max_plies: usize,
) -> impl Strategy<Value = (P, P::Move)> {
    (games(rules, max_plies), any::<Index>()).prop_map(|(mut game, choice): (Game<P>, Index)| {
        if game.position().outcome().is_some() {
            // An ended game has a move that ended it.
            game.undo();
        }
        let moves: Vec<P::Move> = game.position().legal_moves().collect();
        (game.position().clone(), *choice.get(&moves))
    })
}

/// Positions, each with a move that is not legal there but is in another
/// position of the same rules: well-formed, plausible, and to be refused.
pub fn positions_and_illegal_moves<P: Position>(
    rules: P::Rules,
    max_plies: usize,
) -> impl Strategy<Value = (P, P::Move)> {
    (
        positions::<P>(rules, max_plies),
        positions_and_moves::<P>(rules, max_plies),
    )
        .prop_map(|(position, (_, mv))| (position, mv))
        .prop_filter("the move is legal here too", |(position, mv)| {
            !position.is_legal(*mv)
        })
}

/// Position strings that are right, and some that are nearly right.
pub fn position_texts<P: Notation>(
    rules: P::Rules,
    max_plies: usize,
) -> impl Strategy<Value = String> {
    positions::<P>(rules, max_plies)
        .prop_map(|position| alloc::format!("{}", position.position_text()))
        .prop_flat_map(|text| Union::new([Just(text.clone()).boxed(), mangled(text).boxed()]))
}

/// Moves as text: some right, and some nearly.
pub fn move_texts<P: Notation>(rules: P::Rules, max_plies: usize) -> impl Strategy<Value = String> {
    positions_and_moves::<P>(rules, max_plies)
        .prop_map(|(position, mv)| alloc::format!("{}", position.move_text(mv)))
        .prop_flat_map(|text| Union::new([Just(text.clone()).boxed(), mangled(text).boxed()]))
}

/// `text` with one to three small faults: a character left out, put in,
/// doubled or changed, or the rest cut off.
pub fn mangled(text: String) -> impl Strategy<Value = String> {
    let character = || {
        let usual = select(b" /-,:@!~x0123456789abcdefghrwXYOKQ_.".as_slice());
        Union::new([usual.prop_map(char::from).boxed(), any::<char>().boxed()])
    };
    let fault = (any::<Index>(), 0..5_u8, character());
    vec(fault, 1..=3).prop_map(move |faults| {
        let mut characters: Vec<char> = text.chars().collect();
        for (place, kind, character) in faults {
            let at = place.index(characters.len() + 1);
            match kind {
                0 => characters.insert(at, character),
                1 => characters.truncate(at),
                _ if at == characters.len() => characters.push(character),
                2 => characters[at] = character,
                3 => characters.insert(at, characters[at]),
                _ => drop(characters.remove(at)),
            }
        }
        characters.into_iter().collect()
    })
}

impl Arbitrary for Player {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        select(&Self::ALL).boxed()
    }
}

impl Arbitrary for Outcome {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let wins = any::<Player>().prop_map(Self::Win);
        Union::new([Just(Self::Draw).boxed(), wins.boxed()]).boxed()
    }
}

impl<T: Arbitrary + 'static> Arbitrary for ByPlayer<T>
where
    StrategyFor<T>: 'static,
    T::Parameters: Clone,
{
    type Parameters = T::Parameters;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(parameters: T::Parameters) -> Self::Strategy {
        let each = || T::arbitrary_with(parameters.clone());
        (each(), each())
            .prop_map(|(first, second)| Self { first, second })
            .boxed()
    }
}

impl Arbitrary for Direction {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        select(&Self::ALL).boxed()
    }
}

impl Arbitrary for Grid {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let hexagons = (1..=13_u8).prop_filter_map("a side in range", Self::hexagon);
        let sides = (1..=26_u8, 1..=99_u8);
        let rectangles = sides.prop_filter_map("sides in range", |(files, ranks)| {
            Self::rectangle(files, ranks)
        });
        Union::new([hexagons.boxed(), rectangles.boxed()]).boxed()
    }
}

impl<const W: usize> Arbitrary for Bitboard<W> {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        any::<[u64; W]>().prop_map(Self::from_words).boxed()
    }
}
