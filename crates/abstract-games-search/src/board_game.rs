//! Any game as a `Board` of the crate [`board-game`](https://docs.rs/board-game).
//!
//! ```
//! # #[cfg(feature = "yonmoque")] {
//! use abstract_games_adapters::board_game::{Board, RuleSet, Symmetric, every_action};
//! use board_game::ai::{Bot, mcts::MCTSBot};
//! use board_game::board::Board as _;
//! use rand_xoshiro_06::Xoroshiro64StarStar;
//! use rand_xoshiro_06::rand_core::SeedableRng;
//! use yonmoque::{Move, Rules, Yonmoque};
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
//! struct Standard;
//!
//! impl RuleSet for Standard {
//!     type Position = Yonmoque;
//!     type Symmetry = Symmetric<Self>;
//!
//!     fn rules() -> Rules {
//!         Rules::STANDARD
//!     }
//!
//!     fn every_move() -> Vec<Move> {
//!         every_action::<Yonmoque>(Self::rules())
//!     }
//! }
//!
//! let board = Board::<Standard>::start();
//! let rng = Xoroshiro64StarStar::seed_from_u64(1);
//! let mv = MCTSBot::new(100, 1.4, rng).select_move(&board).unwrap();
//! assert_eq!(board.is_available_move(mv), Ok(true));
//! # }
//! ```
//!
//! A game without [`Actions`](abstract_games_core::Actions) lists its moves
//! otherwise than by [`every_action`], and one without
//! [`Symmetry`](abstract_games_core::Symmetry) takes [`Unsymmetric`] in place
//! of [`Symmetric`].
//!
//! What is a property of a type in `board-game` (every possible move, the
//! symmetries) depends on the rules in some of our games, on the size of the
//! board for instance. That is why a rule set has a type of its own here.
//!
//! Of what `board-game` 0.8.2 offers, take moves from its MCTS, or compare
//! [`solve_value`] of the children: the best moves that [`SolverBot`] and
//! [`solve_all_moves`] name may be among those that were cut off at the same
//! bound, and lose. (Its values are right. So it is for the crate's own
//! tic-tac-toe.)
//!
//! [`solve_value`]: board_game::ai::solver::solve_value
//! [`solve_all_moves`]: board_game::ai::solver::solve_all_moves
//! [`SolverBot`]: board_game::ai::solver::SolverBot

mod board;
mod moves;
mod rule_set;
mod symmetry;

pub use board::Board;
pub use moves::{AvailableMoves, EveryMove, Move};
pub use rule_set::{RuleSet, every_action};
pub use symmetry::{ByOrder, Symmetric, SymmetryOf, Unsymmetric};
