//! `Arbitrary` for the types of this crate (feature `proptest`).
//!
//! The strategies for games, moves, text and cell sets in
//! `abstract_games_testkit::strategies` work for Yonmoque as well.

use abstract_games_testkit::strategies::positions;
use proptest::arbitrary::{Arbitrary, any};
use proptest::prelude::Just;
use proptest::sample::select;
use proptest::strategy::{BoxedStrategy, Strategy, Union};

use crate::{Cell, EndReason, Move, Rules, Yonmoque};

impl Arbitrary for Rules {
    type Parameters = ();
    type Strategy = Just<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        Just(Self::STANDARD)
    }
}

impl Arbitrary for Cell {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        select(&Self::ALL).boxed()
    }
}

/// Any move, even one that is never legal.
impl Arbitrary for Move {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let place = any::<Cell>().prop_map(Self::Place);
        let relocate = any::<(Cell, Cell)>().prop_map(|(from, to)| Self::Relocate { from, to });
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

/// Positions reached by legal play from the start, including ended ones. They
/// shrink towards shorter games. The parameter is the largest number of plies,
/// 60 by default.
impl Arbitrary for Yonmoque {
    type Parameters = MaxPlies;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(MaxPlies(plies): MaxPlies) -> Self::Strategy {
        positions(Rules::STANDARD, plies).boxed()
    }
}

/// The largest number of plies that lead to an arbitrary position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MaxPlies(pub usize);

impl Default for MaxPlies {
    fn default() -> Self {
        Self(60)
    }
}
