//! Any game as a `Board` of the crate `board-game`.
//!
//! ```
//! # #[cfg(feature = "yonmoque")] {
//! use abstract_games_search::board_game::{Board, FixedRules, Symmetric, every_action};
//! use board_game::ai::{Bot, mcts::MCTSBot};
//! use board_game::board::Board as _;
//! use rand_xoshiro_06::Xoroshiro64StarStar;
//! use rand_xoshiro_06::rand_core::SeedableRng;
//! use yonmoque::{Move, Rules, Yonmoque};
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
//! struct Standard;
//!
//! impl FixedRules for Standard {
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
//! In `board-game` the possible moves and the symmetries are properties of a
//! type. In some games of this workspace they depend on the rules, for instance
//! on the size of the board. That is why each rule set is a type here, which
//! implements [`FixedRules`].
//!
//! A game without [`Encoding`](abstract_games_core::Encoding) cannot use
//! [`every_action`] and lists its moves itself. A game without
//! [`Symmetry`](abstract_games_core::Symmetry) uses [`Unsymmetric`] instead of
//! [`Symmetric`].
//!
//! With `board-game` 0.8.2, use its MCTS, or compare the [`solve_value`] of
//! each child. [`SolverBot`] and [`solve_all_moves`] return the right value, but
//! the moves that they call best can be losing ones that were cut off at the
//! same bound. (The same happens in the crate's own tic-tac-toe.)
//!
//! [`solve_value`]: board_game::ai::solver::solve_value
//! [`solve_all_moves`]: board_game::ai::solver::solve_all_moves
//! [`SolverBot`]: board_game::ai::solver::SolverBot

mod board;
mod moves;
mod rules;
mod symmetry;

pub use board::Board;
pub use moves::{AvailableMoves, EveryMove, Move};
pub use rules::{FixedRules, every_action};
pub use symmetry::{ByOrder, Symmetric, SymmetryOf, Unsymmetric};
