//! Strategies for property tests (feature `proptest`).
//!
//! Positions, games and moves of a position come from the generic strategies
//! of `abstract_games_testkit::strategies`; this adds `Arbitrary` for the types of
//! this crate. Positions are reached by legal play from the start and shrink
//! towards shorter games.

use core::num::NonZeroU16;

use abstract_games_testkit::strategies::{cell_sets, positions};
use proptest::arbitrary::{Arbitrary, any};
use proptest::sample::select;
use proptest::strategy::{BoxedStrategy, Just, Strategy, Union};

use crate::{
    AfterAlignment, Cell, CellSet, EndReason, Layout, Move, Oxy, Rules, StartLayout, Symbols, Tile,
    Tiles,
};

impl Arbitrary for Symbols {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        select(&[Self::Classic, Self::Chess]).boxed()
    }
}

impl Arbitrary for AfterAlignment {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        select(&[Self::Undo, Self::Relayout]).boxed()
    }
}

impl Arbitrary for StartLayout {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        select(&[Self::Default, Self::Random]).boxed()
    }
}

/// Any rule set; limits up to 40 as often as all others.
impl Arbitrary for Rules {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let limit = Union::new([(1..=40_u16).boxed(), (1..=u16::MAX).boxed()])
            .prop_filter_map("at least 1", NonZeroU16::new);
        let parts = (
            any::<Symbols>(),
            limit,
            any::<AfterAlignment>(),
            any::<StartLayout>(),
        );
        (parts, any::<bool>(), any::<u64>())
            .prop_map(|((symbols, limit, after, start), laps, seed)| Self {
                symbols,
                limit,
                after,
                start,
                laps,
                seed,
            })
            .boxed()
    }
}

impl Arbitrary for Cell {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        select(&Self::ALL).boxed()
    }
}

/// Any set of cells.
pub fn any_cell_set() -> impl Strategy<Value = CellSet> {
    cell_sets(Cell::ALL)
}

impl Arbitrary for Tile {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        select(&Self::ALL).boxed()
    }
}

/// Any contents, of either game.
impl Arbitrary for Tiles {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        any::<[Option<Tile>; 24]>()
            .prop_map(|contents| {
                let mut board = Self::NEUTRAL;
                for (cell, content) in Cell::ALL.into_iter().zip(contents) {
                    board.set(cell, content);
                }
                board
            })
            .boxed()
    }
}

/// Valid layouts, uniformly.
impl Arbitrary for Layout {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        (any::<Symbols>(), any::<u64>())
            .prop_map(|(symbols, seed)| Self::from_seed(symbols, seed, 0))
            .boxed()
    }
}

/// Any move that can be constructed, legal somewhere or not.
impl Arbitrary for Move {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let slide = any::<Cell>().prop_map(Self::Slide);
        let exchange = any::<(Cell, Cell)>();
        let exchange = exchange.prop_map(|(symbol, neutral)| Self::Exchange { symbol, neutral });
        Union::new([slide.boxed(), exchange.boxed(), Just(Self::Pass).boxed()]).boxed()
    }
}

impl Arbitrary for EndReason {
    type Parameters = ();
    type Strategy = Just<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        Just(Self::Limit)
    }
}

/// Positions that can be reached, ended ones among them.
impl Arbitrary for Oxy {
    type Parameters = Reach;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(reach: Reach) -> Self::Strategy {
        let rules = reach
            .rules
            .map_or_else(|| any::<Rules>().boxed(), |rules| Just(rules).boxed());
        rules
            .prop_flat_map(move |rules| positions(rules, reach.max_plies))
            .boxed()
    }
}

/// Which positions are arbitrary ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Under these rules; under any if `None`.
    pub rules: Option<Rules>,
    /// After at most so many plies.
    pub max_plies: usize,
}

/// Any rules, 60 plies.
impl Default for Reach {
    fn default() -> Self {
        Self {
            rules: None,
            max_plies: 60,
        }
    }
}
