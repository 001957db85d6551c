//! Strategies for property tests (feature `proptest`).
//!
//! Positions, games and moves of a position come from the generic strategies
//! of `abstract_games_core::proptest`; this adds `Arbitrary` for the types of
//! this crate. Positions are reached by legal play from the start and shrink
//! towards shorter games.

use abstract_games_core::proptest::positions;
use proptest::arbitrary::{Arbitrary, any};
use proptest::prelude::Just;
use proptest::sample::select;
use proptest::strategy::{BoxedStrategy, Strategy, Union};

use crate::{EndReason, Move, Rules, Square, Squares, Yonmoque};

impl Arbitrary for Rules {
    type Parameters = ();
    type Strategy = Just<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        Just(Self::STANDARD)
    }
}

impl Arbitrary for Square {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        select(&Self::ALL).boxed()
    }
}

impl Arbitrary for Squares {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let bits = 0..=Self::ALL.bits();
        bits.prop_filter_map("bits of squares", Self::from_bits)
            .boxed()
    }
}

/// Any move that can be constructed, legal somewhere or not.
impl Arbitrary for Move {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let place = any::<Square>().prop_map(Self::Place);
        let relocate = any::<(Square, Square)>().prop_map(|(from, to)| Self::Relocate { from, to });
        Union::new([place.boxed(), relocate.boxed()]).boxed()
    }
}

impl Arbitrary for EndReason {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        select(&[Self::Four, Self::Five, Self::NoMoves]).boxed()
    }
}

/// Positions that can be reached, ended ones among them. The parameter is the
/// greatest number of plies, 60 unless given.
impl Arbitrary for Yonmoque {
    type Parameters = MaxPlies;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(MaxPlies(plies): MaxPlies) -> Self::Strategy {
        positions(Rules::STANDARD, plies).boxed()
    }
}

/// How many plies at most lead to an arbitrary position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MaxPlies(pub usize);

impl Default for MaxPlies {
    fn default() -> Self {
        Self(60)
    }
}
