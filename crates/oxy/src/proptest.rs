//! `Arbitrary` for the types of this crate (feature `proptest`).
//!
//! Positions are reached by legal play from the start and shrink towards shorter
//! games. Strategies for games, moves and text are in
//! `abstract_games_testkit::strategies`.

use core::num::NonZeroU16;

use abstract_games_testkit::arbitrary;
use abstract_games_testkit::strategies::{cell_sets, positions};
use proptest::arbitrary::{Arbitrary, any};
use proptest::sample::select;
use proptest::strategy::{BoxedStrategy, Just, Strategy, Union};

use crate::{
    AfterAlignment, Cell, CellSet, EndReason, Layout, Move, Oxy, Rules, StartLayout, Symbols, Tile,
    Tiles,
};

arbitrary! {
    Cell => select(&Self::ALL);
    Symbols => select(&[Self::Classic, Self::Chess]);
    AfterAlignment => select(&[Self::Undo, Self::Relayout]);
    StartLayout => select(&[Self::Default, Self::Random]);
    EndReason => Just(Self::Limit);
    Tile => select(&Self::ALL);
    /// Any rule set; limits up to 40 as often as all others.
    Rules => rules();
    /// Any contents, of either game.
    Tiles => any::<[Option<Tile>; Cell::COUNT]>().prop_map(|contents| {
        let mut tiles = Self::NEUTRAL;
        for (cell, content) in Cell::ALL.into_iter().zip(contents) {
            tiles.set(cell, content);
        }
        tiles
    });
    /// Valid layouts, uniformly.
    Layout => (any::<Symbols>(), any::<u64>())
        .prop_map(|(symbols, seed)| Self::from_seed(symbols, seed, 0));
    /// Any move that can be constructed, whether or not it is ever legal.
    Move => moves();
}

fn rules() -> impl Strategy<Value = Rules> {
    let limit = Union::new([(1..=40_u16).boxed(), (1..=u16::MAX).boxed()])
        .prop_filter_map("at least 1", NonZeroU16::new);
    let options = (
        any::<Symbols>(),
        any::<AfterAlignment>(),
        any::<StartLayout>(),
    );
    (options, limit, any::<bool>(), any::<u64>()).prop_map(
        |((symbols, after, start), limit, laps, seed)| Rules {
            symbols,
            limit,
            after,
            start,
            laps,
            seed,
        },
    )
}

fn moves() -> impl Strategy<Value = Move> {
    let slide = any::<Cell>().prop_map(Move::Slide);
    let exchange = any::<(Cell, Cell)>();
    let exchange = exchange.prop_map(|(symbol, neutral)| Move::Exchange { symbol, neutral });
    Union::new([slide.boxed(), exchange.boxed(), Just(Move::Pass).boxed()])
}

/// Any set of cells.
pub fn any_cell_set() -> impl Strategy<Value = CellSet> {
    cell_sets(Cell::ALL)
}

/// Reachable positions, including ended ones.
impl Arbitrary for Oxy {
    type Parameters = Reach;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(reach: Reach) -> Self::Strategy {
        let rules = match reach.rules {
            Some(rules) => Just(rules).boxed(),
            None => any::<Rules>().boxed(),
        };
        rules
            .prop_flat_map(move |rules| positions(rules, reach.max_plies))
            .boxed()
    }
}

/// Which positions to generate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The rules; any if `None`.
    pub rules: Option<Rules>,
    /// The greatest number of plies.
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
