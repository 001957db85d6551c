//! Strategies for [`proptest`]: whole games, positions, moves, and text that is
//! valid or nearly so.
//!
//! Every position comes from legal play, and shrinks towards shorter games and
//! earlier moves:
//!
//! ```
//! use abstract_games_core::Position;
//! use abstract_games_testkit::strategies::positions;
//! use proptest::{prop_assert, proptest};
//!
//! # fn check<P: Position>(rules: P::Rules) {
//! proptest!(|(position in positions::<P>(rules, 100))| {
//!     prop_assert!(position.legal_moves().len() <= 300);
//! });
//! # }
//! ```
//!
//! Game crates with the feature `proptest` add `Arbitrary` for their types, with
//! the macro [`arbitrary!`](crate::arbitrary).

use std::fmt::Debug;

use abstract_games_core::{ByPlayer, Game, Notation, Outcome, Player, Position};
use abstract_games_toolkit::{Bits, BoardCell, CellSet};
use proptest::arbitrary::any;
use proptest::collection::{SizeRange, vec};
use proptest::prelude::Just;
use proptest::sample::{Index, select, subsequence};
use proptest::strategy::{Strategy, Union};

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

/// Positions reached by at most `max_plies` moves from the start under `rules`,
/// including ended ones.
pub fn positions<P: Position>(rules: P::Rules, max_plies: usize) -> impl Strategy<Value = P> {
    games(rules, max_plies).prop_map(|game: Game<P>| game.position().clone())
}

/// Positions like those of [`positions`], but not ended, each with one of its
/// legal moves.
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

/// Positions, each with a move that is illegal there but legal in another
/// position under the same rules: well-formed and plausible.
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

/// Position strings, half of them with small faults.
pub fn position_texts<P: Notation>(
    rules: P::Rules,
    max_plies: usize,
) -> impl Strategy<Value = String> {
    positions::<P>(rules, max_plies)
        .prop_map(|position| format!("{}", position.position_text()))
        .prop_flat_map(|text| Union::new([Just(text.clone()).boxed(), mangled(text).boxed()]))
}

/// Moves as text, half of them with small faults.
pub fn move_texts<P: Notation>(rules: P::Rules, max_plies: usize) -> impl Strategy<Value = String> {
    positions_and_moves::<P>(rules, max_plies)
        .prop_map(|(position, mv)| format!("{}", position.move_text(mv)))
        .prop_flat_map(|text| Union::new([Just(text.clone()).boxed(), mangled(text).boxed()]))
}

/// `text` with one to three small faults: a character removed, inserted, doubled
/// or changed, or the rest cut off.
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

/// The two players.
pub fn players() -> impl Strategy<Value = Player> + Clone {
    select(&Player::ALL)
}

/// Every outcome.
pub fn outcomes() -> impl Strategy<Value = Outcome> + Clone {
    select(&[
        Outcome::Draw,
        Outcome::Win(Player::First),
        Outcome::Win(Player::Second),
    ])
}

/// A value for each player.
pub fn by_player<T: Debug>(
    value: impl Strategy<Value = T> + Clone,
) -> impl Strategy<Value = ByPlayer<T>> {
    (value.clone(), value).prop_map(|(first, second)| ByPlayer { first, second })
}

/// Sets of the cells of a board, from empty to full. Shrinks towards fewer
/// cells.
pub fn cell_sets<C: BoardCell + Debug + 'static, B: Bits>(
    board: impl IntoIterator<Item = C>,
) -> impl Strategy<Value = CellSet<C, B>> {
    let cells: Vec<C> = board.into_iter().collect();
    let size = 0..=cells.len();
    subsequence(cells, size).prop_map(CellSet::from_iter)
}

/// Implements `Arbitrary` for types that need no parameters, each from a
/// strategy: `arbitrary! { Cell => select(&Cell::ALL); }`. Generic parameters go
/// in braces before the type.
#[macro_export]
macro_rules! arbitrary {
    ($($(#[$attribute:meta])* $({$($generics:tt)*})? $type:ty => $strategy:expr;)+) => {$(
        $(#[$attribute])*
        impl$(<$($generics)*>)? ::proptest::arbitrary::Arbitrary for $type {
            type Parameters = ();
            type Strategy = ::proptest::strategy::BoxedStrategy<Self>;

            fn arbitrary_with((): ()) -> Self::Strategy {
                ::proptest::strategy::Strategy::boxed($strategy)
            }
        }
    )+};
}
