//! The object-safe view of a game: moves and positions as text.

use std::fmt;

use abstract_games_core::{ByPlayer, GameStatus, Outcome, Perft, Player};

use crate::{MoveError, PlayListError, PositionError};

/// A game in progress whose type is not known at compile time, with moves and
/// positions as text.
///
/// [`open`](crate::open) makes one from a game's name. It keeps the history of
/// the game, so that moves can be undone and repetitions counted. Its
/// `Display` draws the board.
///
/// Moves and positions are parsed strictly, in the notation that the game's
/// crate documents. A call that returns an error changes nothing.
///
/// The rules are fixed when the game is opened. A position string can set state
/// of its own, such as the seed from which Oxy draws its next layouts. That
/// state is part of the position, and changes neither [`name`](Self::name) nor
/// [`reset`](Self::reset) nor the meaning of later text.
///
/// This trait is sealed: features and later versions may extend it.
pub trait AnyGame: sealed::Sealed + fmt::Debug + fmt::Display + Send + Sync {
    /// The canonical name of the game as it was opened, without the options
    /// that have their default values.
    fn name(&self) -> String;

    /// The player to move; also defined after the end of the game.
    fn turn(&self) -> Player;

    /// How the game ended by its rules, or `None` if it has not.
    fn outcome(&self) -> Option<Outcome>;

    /// Why the game ended (`four`, `dead board`), or `None` if it has not.
    fn end_reason(&self) -> Option<String>;

    /// Whether the game is in progress, has ended, or was stopped at its ply
    /// limit.
    fn status(&self) -> GameStatus;

    /// The score; the game's rule book defines what is counted.
    fn score(&self) -> ByPlayer<u32>;

    /// The Zobrist key of the position.
    fn key(&self) -> u64;

    /// The number of legal moves.
    fn legal_count(&self) -> usize;

    /// The legal moves, in the game's documented order.
    fn legal_moves(&self) -> Vec<String>;

    /// The `n`-th legal move, counting from 0 in the order of
    /// [`legal_moves`](Self::legal_moves).
    fn nth_move(&self, n: usize) -> Option<String>;

    /// Describes what a move would do.
    ///
    /// # Errors
    ///
    /// Fails if the text is not a move, or the move is illegal.
    fn preview(&self, mv: &str) -> Result<String, MoveError>;

    /// Plays one move.
    ///
    /// # Errors
    ///
    /// Fails if the text is not a move, or the move cannot be played.
    fn play(&mut self, mv: &str) -> Result<(), MoveError>;

    /// Plays a list of moves, separated by spaces; moves of one turn may also
    /// be joined by commas. Returns the number of moves.
    ///
    /// # Errors
    ///
    /// Fails at the first move that cannot be played; no move is played then.
    fn play_list(&mut self, moves: &str) -> Result<usize, PlayListError>;

    /// Plays the `n`-th legal move. Returns whether there is one and the game
    /// was not stopped at its ply limit.
    fn play_nth(&mut self, n: usize) -> bool;

    /// Takes back the last move and returns it, or `None` if there is none.
    fn undo(&mut self) -> Option<String>;

    /// The moves played so far.
    fn moves(&self) -> Vec<String>;

    /// The number of moves played so far.
    fn plies(&self) -> usize;

    /// How many times the current position has occurred in this game, counting
    /// now.
    fn repetitions(&self) -> usize;

    /// Stops the game once `limit` plies have been played (`None`: never).
    fn set_ply_limit(&mut self, limit: Option<usize>);

    /// The position string.
    fn position(&self) -> String;

    /// Replaces the position by that of a position string. The history is
    /// cleared.
    ///
    /// # Errors
    ///
    /// Fails if the text is not a position of this game.
    fn set_position(&mut self, text: &str) -> Result<(), PositionError>;

    /// Returns to the start of the game. The history is cleared.
    fn reset(&mut self);

    /// The number of sequences of exactly `depth` legal moves, counted as
    /// `perft` is configured; [`Perft::new()`] is the usual choice.
    ///
    /// Uses some stack for each ply. Bound a depth that comes from outside: a
    /// depth of ten thousand can overflow the stack, which aborts the program.
    fn perft(&self, depth: u32, perft: Perft) -> u64;

    /// For each legal move, in the game's documented order, the number of
    /// sequences of `depth` moves that begin with it.
    fn divide(&self, depth: u32, perft: Perft) -> Vec<(String, u64)>;

    /// Plays a playout on a copy of the position, at most `max_plies` moves
    /// long. `choose` is called with the number of legal moves, at least 1,
    /// and returns the index of the move to play; an index past the last move
    /// ends the playout. Fast, since no move is converted to text.
    fn playout(&self, max_plies: u32, choose: &mut dyn FnMut(usize) -> usize) -> Playout;

    /// A copy, with its history.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
}

/// What keeps [`AnyGame`] from being implemented or extended elsewhere.
///
/// Whatever a feature needs from a game that is known only by name is a method
/// here, so that no feature changes a public trait.
pub(crate) mod sealed {
    /// Only this crate has one, so only this crate can call the methods of
    /// [`Sealed`], which `dyn AnyGame` inherits.
    #[cfg(feature = "svg")]
    #[derive(Debug)]
    pub struct Token(pub(crate) ());

    pub trait Sealed {
        #[cfg(feature = "svg")]
        fn draw(
            &self,
            options: &crate::svg::Options,
            token: Token,
        ) -> Result<String, crate::svg::DrawError>;
    }
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.as_ref().boxed_clone()
    }
}

/// The result of a playout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Playout {
    /// How the game ended, or `None` if it did not.
    pub outcome: Option<Outcome>,
    /// The number of moves played.
    pub plies: u32,
}
