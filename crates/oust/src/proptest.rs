//! Strategies for property tests (feature `proptest`).
//!
//! Positions, games and moves of a position come from the generic strategies
//! of `abstract_games_core::proptest`; this adds `Arbitrary` for the types of
//! this crate, and boards that no game leads to. `Arbitrary` positions are
//! reached by legal play from the start and shrink towards shorter games.

use abstract_games_core::proptest::positions;
use abstract_games_core::{Bitboard, ByPlayer, Player};
use proptest::arbitrary::{Arbitrary, any};
use proptest::collection::vec;
use proptest::sample::select;
use proptest::strategy::{BoxedStrategy, Strategy, Union};

use crate::{Board, EndReason, Move, Oust, Rules, Setup, Variant};

/// Positions with stones anywhere, whether or not play can lead there: groups
/// of any sizes touch. Where no stone can be placed the game is drawn.
pub fn strewn<const W: usize>(rules: Rules<W>) -> impl Strategy<Value = Oust<W>> {
    let cells = usize::from(rules.board().cells());
    // How full the board is, and how red, in tenths.
    let shares = (0..=10_u8, 0..=10_u8);
    let draws = vec((0..10_u8, 0..10_u8), cells);
    (shares, draws, any::<Player>()).prop_filter_map(
        "stones on the board",
        move |((full, red), draws, turn)| {
            let mut stones = ByPlayer::new(Bitboard::EMPTY, Bitboard::EMPTY);
            for (cell, (place, colour)) in draws.into_iter().enumerate() {
                if place < full {
                    let player = if colour < red {
                        Player::First
                    } else {
                        Player::Second
                    };
                    stones[player].insert(cell as u16);
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

impl Arbitrary for Board {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        select(&Self::ALL).boxed()
    }
}

impl Arbitrary for Variant {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        (any::<Board>(), any::<bool>())
            .prop_map(|(board, pie)| Self { board, pie })
            .boxed()
    }
}

/// Rules of any board that takes `W` words.
impl<const W: usize> Arbitrary for Rules<W> {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        any::<Variant>()
            .prop_filter_map("a board of so many words", |variant| {
                Self::try_from(variant).ok()
            })
            .boxed()
    }
}

/// Any move, on boards of any size and beside them.
impl Arbitrary for Move {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let place = (0..400_u16).prop_map(Self::Place);
        let others = select(&[Self::Pass, Self::Swap]);
        Union::new_weighted([(4, place.boxed()), (1, others.boxed())].into()).boxed()
    }
}

impl Arbitrary for EndReason {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        select(&[Self::Ousted, Self::DeadBoard]).boxed()
    }
}

/// Positions that can be reached under any rules for boards of `W` words,
/// ended ones among them.
impl<const W: usize> Arbitrary for Oust<W> {
    type Parameters = MaxPlies;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(MaxPlies(plies): MaxPlies) -> Self::Strategy {
        any::<Rules<W>>()
            .prop_flat_map(move |rules| positions(rules, plies))
            .boxed()
    }
}

/// How many plies at most lead to an arbitrary position: 60 unless given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MaxPlies(pub usize);

impl Default for MaxPlies {
    fn default() -> Self {
        Self(60)
    }
}
