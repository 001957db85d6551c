//! Strategies for property tests (feature `proptest`).
//!
//! Positions, games and moves of a position come from the generic strategies
//! of `abstract_games_core::proptest`; this adds `Arbitrary` for the types of
//! this crate. Positions are reached by legal play from the start and shrink
//! towards shorter games.

use core::num::NonZeroU16;

use abstract_games_core::ByPlayer;
use abstract_games_core::proptest::positions;
use proptest::arbitrary::{Arbitrary, any};
use proptest::option;
use proptest::prelude::Just;
use proptest::sample::select;
use proptest::strategy::{BoxedStrategy, Strategy, Union};

use crate::cells::BoardCell;
use crate::patent::{Edition, Formation, Layout, ThirdTurn};
use crate::{
    Cells, EndReason, Facing, Omnigon88, OmnigonPatent, PatentRules, Rules88, Variant, hexagon,
    patent,
};

/// One of a few values.
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
    Layout: [Layout::Aligned, Layout::Staggered];
    Formation: [Formation::Triangle, Formation::Square];
    ThirdTurn: [ThirdTurn::Removes, ThirdTurn::Illegal];
    hexagon::Kind: hexagon::Kind::ALL;
    patent::Kind: patent::Kind::ALL;
    EndReason: [
        EndReason::HeliosCaptured,
        EndReason::RoyalCaptured,
        EndReason::Captures,
        EndReason::OwnRoyalRemoved,
        EndReason::Invasion,
    ];
}

impl Arbitrary for Rules88 {
    type Parameters = ();
    type Strategy = Just<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        Just(Self)
    }
}

/// All combinations of options. Half of the games are invasion games, half of
/// those short ones.
impl Arbitrary for PatentRules {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let moves = Union::new([(1..=30_u16).boxed(), (1..=u16::MAX).boxed()]);
        let invasion = moves.prop_filter_map("not zero", NonZeroU16::new);
        (
            any::<(Edition, Layout)>(),
            any::<(Formation, Formation)>(),
            any::<ThirdTurn>(),
            option::of(invasion),
        )
            .prop_map(
                |((edition, grid), (first, second), third_turn, invasion)| Self {
                    edition,
                    grid,
                    formations: ByPlayer::new(first, second),
                    third_turn,
                    invasion,
                },
            )
            .boxed()
    }
}

impl Arbitrary for Variant {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let patents = any::<PatentRules>().prop_map(Self::Patent);
        Union::new([Just(Self::default()).boxed(), patents.boxed()]).boxed()
    }
}

/// Any cell.
impl Arbitrary for hexagon::Cell {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        (0..Self::COUNT)
            .prop_filter_map("a cell", Self::new)
            .boxed()
    }
}

/// Any cell.
impl Arbitrary for patent::Cell {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        (0..Self::COUNT)
            .prop_filter_map("a cell", Self::new)
            .boxed()
    }
}

/// Any set of cells.
impl<C: BoardCell> Arbitrary for Cells<C> {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        any::<u64>()
            .prop_map(|bits| Self::from_bits(bits & C::BOARD))
            .boxed()
    }
}

/// Any move that can be constructed, legal somewhere or not.
impl Arbitrary for hexagon::Move {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        type Parts = (hexagon::Cell, hexagon::Cell, Option<Facing>, bool);
        let slides = any::<Parts>().prop_map(|(from, to, facing, capture)| Self::Slide {
            from,
            to,
            facing,
            capture,
        });
        Union::new_weighted([(1, Just(Self::Pass).boxed()), (20, slides.boxed())].into()).boxed()
    }
}

/// Any move that can be constructed, legal somewhere or not.
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

/// Positions that can be reached, ended ones among them. The parameter is the
/// greatest number of plies, 60 unless given.
impl Arbitrary for Omnigon88 {
    type Parameters = MaxPlies;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(MaxPlies(plies): MaxPlies) -> Self::Strategy {
        positions(Rules88, plies).boxed()
    }
}

/// Positions that can be reached under any rules, ended ones among them. The
/// parameter is the greatest number of plies, 60 unless given.
impl Arbitrary for OmnigonPatent {
    type Parameters = MaxPlies;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(MaxPlies(plies): MaxPlies) -> Self::Strategy {
        any::<PatentRules>()
            .prop_flat_map(move |rules| positions(rules, plies))
            .boxed()
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
