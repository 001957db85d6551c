//! Strategies for property tests (feature `proptest`).
//!
//! This module implements `Arbitrary` for the types of this crate. Positions
//! come from legal play and shrink towards shorter games.

use core::num::NonZeroU16;

use abstract_games_testkit::strategies::{by_player, positions};
use proptest::arbitrary::{Arbitrary, any};
use proptest::option;
use proptest::prelude::Just;
use proptest::sample::select;
use proptest::strategy::{BoxedStrategy, Strategy, Union};

use crate::patent::{Edition, Formation, ThirdTurn, Tiling};
use crate::{AnyRules, EndReason, Facing, patent, published};

/// Implements `Arbitrary` for types with few values.
macro_rules! one_of {
    ($($type:ty: $values:expr;)*) => {$(
        impl Arbitrary for $type {
            type Parameters = ();
            type Strategy = BoxedStrategy<Self>;

            fn arbitrary_with((): ()) -> Self::Strategy {
                select($values.as_slice()).boxed()
            }
        }
    )*};
}

one_of! {
    Facing: Facing::ALL;
    Edition: [Edition::Y1981, Edition::Y1983];
    Tiling: [Tiling::Aligned, Tiling::Staggered];
    Formation: [Formation::Triangle, Formation::Square];
    ThirdTurn: [ThirdTurn::Removes, ThirdTurn::Illegal];
    published::Rules: [published::Rules::STANDARD];
    published::PieceKind: published::PieceKind::ALL;
    published::Cell: published::Cell::ALL;
    patent::PieceKind: patent::PieceKind::ALL;
    patent::Cell: patent::Cell::ALL;
    EndReason: [
        EndReason::HeliosCaptured,
        EndReason::RoyalCaptured,
        EndReason::Captures,
        EndReason::OwnRoyalRemoved,
        EndReason::Invasion,
    ];
}

/// All combinations of options. Half of the games are invasion games, and half
/// of those are short.
impl Arbitrary for patent::Rules {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let moves = Union::new([(1..=30_u16).boxed(), (1..=u16::MAX).boxed()]);
        let invasion = moves.prop_filter_map("not zero", NonZeroU16::new);
        (
            any::<(Edition, Tiling)>(),
            by_player(any::<Formation>()),
            any::<ThirdTurn>(),
            option::of(invasion),
        )
            .prop_map(
                |((edition, tiling), formations, third_turn, invasion)| Self {
                    edition,
                    tiling,
                    formations,
                    third_turn,
                    invasion,
                },
            )
            .boxed()
    }
}

impl Arbitrary for AnyRules {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let patents = any::<patent::Rules>().prop_map(Self::Patent);
        Union::new([Just(Self::default()).boxed(), patents.boxed()]).boxed()
    }
}

/// Any move that can be constructed, whether it can be legal or not.
impl Arbitrary for published::Move {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        type Parts = (published::Cell, published::Cell, Option<Facing>, bool);
        let slides = any::<Parts>().prop_map(|(from, to, facing, capture)| Self::Slide {
            from,
            to,
            facing,
            capture,
        });
        Union::new_weighted([(1, Just(Self::Pass).boxed()), (20, slides.boxed())].into()).boxed()
    }
}

/// Any move that can be constructed, whether it can be legal or not.
impl Arbitrary for patent::Move {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        type Parts = (patent::Cell, patent::Cell, Facing, bool);
        let slides = any::<Parts>().prop_map(|(from, to, facing, capture)| Self::Slide {
            from,
            to,
            facing,
            capture,
        });
        let turns = any::<(patent::Cell, Facing)>();
        let turns = turns.prop_map(|(cell, facing)| Self::Turn { cell, facing });
        let removals = any::<patent::Cell>().prop_map(|cell| Self::Remove { cell });
        Union::new([
            Just(Self::Pass).boxed(),
            removals.boxed(),
            turns.boxed(),
            slides.boxed(),
        ])
        .boxed()
    }
}

/// Reachable positions, including ended ones. The parameter is the maximum
/// number of plies, 60 by default.
impl Arbitrary for published::Omnigon {
    type Parameters = MaxPlies;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(MaxPlies(plies): MaxPlies) -> Self::Strategy {
        positions(published::Rules::STANDARD, plies).boxed()
    }
}

/// Reachable positions under any rules, including ended ones. The parameter is
/// the maximum number of plies, 60 by default.
impl Arbitrary for patent::Omnigon {
    type Parameters = MaxPlies;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(MaxPlies(plies): MaxPlies) -> Self::Strategy {
        any::<patent::Rules>()
            .prop_flat_map(move |rules| positions(rules, plies))
            .boxed()
    }
}

/// The maximum number of plies that lead to an arbitrary position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MaxPlies(pub usize);

impl Default for MaxPlies {
    fn default() -> Self {
        Self(60)
    }
}
