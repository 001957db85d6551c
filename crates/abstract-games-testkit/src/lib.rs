//! Tests for games that implement the traits of `abstract-games-core`.
//!
//! | what | where |
//! |---|---|
//! | the laws that every game must obey | [`conformance`] |
//! | strategies for property tests (feature `strategies`) | `strategies` |
//! | slow implementations of the four games of this workspace, to compare with | [`reference`](mod@reference) |
//! | fixtures shared by the tests of several crates (feature `fixtures`) | `fixtures`, [`common_items!`] |
#![forbid(unsafe_code)]

pub mod conformance;
#[cfg(feature = "fixtures")]
pub mod fixtures;
pub mod reference;
#[cfg(feature = "strategies")]
pub mod strategies;

/// Imports every item that all games have in common from a game's module, and
/// so fails to compile if one is missing: `common_items!(yonmoque, Yonmoque)`.
///
/// Expects the crate to be built with the features `alloc` and `rand_core`.
#[macro_export]
macro_rules! common_items {
    ($game:path, $position:ident) => {
        #[allow(unused_imports)]
        mod common_items {
            use game::{
                ByPlayer, Cell, CellError, CellSet, CitesRule, Effect, Encoding, EndReason, Game,
                IllegalMove, Move, MoveListError, Moves, NameError, Notation, Outcome,
                ParseMoveError, Perft, PlaneShape, Player, Position, Preview, RuleSet, Rules,
                Score, Setup, SetupError, SizeError, Symmetry, TextError, perft, play_moves,
                $position,
            };
            use $game as game;

            mod prelude {
                use super::game::prelude::{
                    ByPlayer, Cell, CellSet, CitesRule, Effect, Encoding, EndReason, Game,
                    IllegalMove, Move, Moves, Notation, Outcome, Perft, Player, Position, Preview,
                    RuleSet, Rules, Score, Setup, SetupError, Symmetry, perft, $position,
                };
            }
        }
    };
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
