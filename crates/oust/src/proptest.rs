//! Strategies for property tests (feature `proptest`).
//!
//! `Arbitrary` for the types of this crate, and boards that no game can reach.
//! `Arbitrary` positions come from legal play and shrink towards shorter games;
//! `abstract_games_testkit::strategies` has more strategies for games and moves.

use abstract_games_core::ByPlayer;
use abstract_games_testkit::strategies::{players, positions};
use proptest::arbitrary::{Arbitrary, any};
use proptest::collection;
use proptest::sample::select;
use proptest::strategy::{BoxedStrategy, Strategy, Union};

use crate::{AnyRules, Board, Cell, CellSet, EndReason, Move, Oust, Player, Rules, Setup};

/// Positions with stones anywhere, whether or not a game can reach them: groups
/// of any sizes touch. Where no stone can be placed the game is drawn.
pub fn scattered<const W: usize>(rules: Rules<W>) -> impl Strategy<Value = Oust<W>> {
    // Tenths of the cells that are occupied, and of the stones that are red.
    let shares = (0..=10_u8, 0..=10_u8);
    let draws = collection::vec((0..10_u8, 0..10_u8), rules.board().cell_count());
    (shares, draws, players()).prop_filter_map(
        "stones on the board",
        move |((occupied, red), draws, turn)| {
            let mut stones = ByPlayer::new(CellSet::EMPTY, CellSet::EMPTY);
            for (cell, (place, colour)) in rules.board().cells().zip(draws) {
                if place < occupied {
                    let player = if colour < red {
                        Player::First
                    } else {
                        Player::Second
                    };
                    stones[player].insert(cell);
                }
            }
            let setup = Setup {
                stones,
                turn,
                outcome: None,
            };
            setup.validate(rules).ok()
        },
    )
}

macro_rules! arbitrary {
    ($($(#[$doc:meta])* {$($generics:tt)*} $type:ty => $strategy:expr;)+) => {$(
        $(#[$doc])*
        impl<$($generics)*> Arbitrary for $type {
            type Parameters = ();
            type Strategy = BoxedStrategy<Self>;

            fn arbitrary_with((): ()) -> Self::Strategy {
                $strategy.boxed()
            }
        }
    )+};
}

arbitrary! {
    {} Board => select(&Self::ALL);
    /// Any cell, on boards of any size.
    {} Cell => (0..Self::COUNT).prop_filter_map("a cell", Self::new);
    {} AnyRules => (any::<Board>(), any::<bool>()).prop_map(|(board, pie)| Self { board, pie });
    /// Rules of any board of `W` words.
    {const W: usize} Rules<W> => (any::<Board>(), any::<bool>())
        .prop_filter_map("a board of W words", |(board, pie)| Some(Self::new(board)?.with_pie(pie)));
    /// Any move, on boards of any size.
    {} Move => Union::new_weighted([
        (4, any::<Cell>().prop_map(Self::Place).boxed()),
        (1, select(&[Self::Pass, Self::Swap]).boxed()),
    ].into());
    {} EndReason => select(&[Self::Ousted, Self::DeadBoard]);
}

/// Positions that a game can reach under any rules for boards of `W` words,
/// including ended ones.
impl<const W: usize> Arbitrary for Oust<W> {
    type Parameters = MaxPlies;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(MaxPlies(plies): MaxPlies) -> Self::Strategy {
        any::<Rules<W>>()
            .prop_flat_map(move |rules| positions(rules, plies))
            .boxed()
    }
}

/// The greatest number of plies that lead to an arbitrary position, by default
/// 60.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MaxPlies(pub usize);

impl Default for MaxPlies {
    fn default() -> Self {
        Self(60)
    }
}
