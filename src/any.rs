//! The object-safe view of a game: moves and positions as text.

use std::fmt;

use abstract_games_core::{
    ByPlayer, Game, GameError, GameStatus, Leaves, Outcome, Player, Position, Refusal, divide,
    play_moves,
};

use crate::Playable;

/// A game in progress, whichever game it is: moves and positions are text.
///
/// [`open`](crate::open) makes one from a game's name. It keeps its history,
/// so moves can be undone and repetitions counted. Its `Display` draws the
/// board.
///
/// Moves and positions are read strictly and as the game's crate documents
/// them; a call that returns an error has changed nothing.
pub trait AnyGame: fmt::Debug + fmt::Display + Send + Sync {
    /// The canonical name of the game, options at their defaults left out.
    fn name(&self) -> String;

    /// The player to move; defined after the end too.
    fn turn(&self) -> Player;

    /// How the game ended by its rules, or `None` while it runs.
    fn outcome(&self) -> Option<Outcome>;

    /// Why the game ended (`four`, `dead board`), or `None` while it runs.
    fn end_reason(&self) -> Option<String>;

    /// Whether the game runs, has ended, or was stopped at its ply cap.
    fn status(&self) -> GameStatus;

    /// The running count of the game; its rule book says what is counted.
    fn score(&self) -> ByPlayer<u32>;

    /// The 64-bit key of the position.
    fn key(&self) -> u64;

    /// The number of legal moves.
    fn legal_count(&self) -> usize;

    /// The legal moves in the game's own order.
    fn legal_moves(&self) -> Vec<String>;

    /// The `n`-th legal move in the game's own order, counted from 0.
    fn nth_move(&self, n: usize) -> Option<String>;

    /// Says what a move would do.
    ///
    /// # Errors
    ///
    /// Why the text is no move, or the move not legal.
    fn preview(&self, mv: &str) -> Result<String, AnyError>;

    /// Plays one move.
    ///
    /// # Errors
    ///
    /// Why the text is no move, or the move cannot be played.
    fn play(&mut self, mv: &str) -> Result<(), AnyError>;

    /// Plays a list of moves: separated by spaces, moves of one turn also by
    /// commas. Says how many there were.
    ///
    /// # Errors
    ///
    /// The first move that cannot be played; none is played then.
    fn play_list(&mut self, moves: &str) -> Result<usize, AnyError>;

    /// Plays the `n`-th legal move and says whether there was one (and the
    /// game not stopped at its ply cap).
    fn play_nth(&mut self, n: usize) -> bool;

    /// Takes the last move back and returns it, or `None` where there is none.
    fn undo(&mut self) -> Option<String>;

    /// The moves played so far.
    fn moves(&self) -> Vec<String>;

    /// The number of moves played so far.
    fn plies(&self) -> usize;

    /// How many times the current position has stood, now included.
    fn repetitions(&self) -> usize;

    /// Stops the game after so many plies; `None`: never.
    fn set_ply_cap(&mut self, cap: Option<usize>);

    /// The position string.
    fn position(&self) -> String;

    /// Goes on from the position `text`, without history.
    ///
    /// # Errors
    ///
    /// Why the text is no position of this game.
    fn set_position(&mut self, text: &str) -> Result<(), AnyError>;

    /// Goes back to the start of the game, without history.
    fn reset(&mut self);

    /// The number of move sequences of length `depth`.
    ///
    /// Takes some stack for each ply. Bound a depth that comes from outside: ten
    /// thousand can overflow it, which ends the program, and no count gets there.
    fn perft(&self, depth: u32, leaves: Leaves) -> u64;

    /// [`perft`](Self::perft) for each legal move, in the game's own order.
    fn divide(&self, depth: u32, leaves: Leaves) -> Vec<(String, u64)>;

    /// Plays on from a copy of the position, without history, for at most
    /// `max_plies` moves. `choose` gets the number of legal moves, at least
    /// 1, and names one of them by its number from 0; a number past the last
    /// ends the playout. Fast: no move becomes text.
    fn playout(&self, max_plies: u32, choose: &mut dyn FnMut(usize) -> usize) -> Playout;

    /// Draws the position, the last turn marked, as the text of an SVG file
    /// (feature `svg`).
    ///
    /// # Errors
    ///
    /// If a cell that is to be highlighted is not on the board.
    #[cfg(feature = "svg")]
    fn svg(&self, options: &crate::svg::Options) -> Result<String, crate::svg::UnknownCell>;

    /// A copy that knows nothing of this one.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.as_ref().boxed_clone()
    }
}

/// What came of a playout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Playout {
    /// How the game ended, or `None` if it was still running.
    pub outcome: Option<Outcome>,
    /// How many moves were played.
    pub plies: u32,
}

/// Why a text or a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AnyError {
    /// The text is no move of this game.
    #[error("{text:?} is no move: {reason}")]
    NoMove {
        /// The beginning of the text.
        text: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The rules forbid the move.
    #[error("{text} is not legal: {reason} ({rule})")]
    Illegal {
        /// The move.
        text: String,
        /// Why.
        reason: String,
        /// The number of the rule, as in the game's rule book.
        rule: &'static str,
    },
    /// The game was stopped at its ply cap.
    #[error("the game was stopped after {cap} plies")]
    Capped {
        /// The cap.
        cap: usize,
    },
    /// A list of moves cannot be played.
    #[error("{0}")]
    List(String),
    /// The text is no position of this game.
    #[error("no position: {0}")]
    NoPosition(String),
}

impl AnyError {
    /// The refusal of the move `text`.
    pub(crate) fn illegal(text: String, reason: &impl Refusal) -> Self {
        Self::Illegal {
            text,
            reason: reason.to_string(),
            rule: reason.rule(),
        }
    }
}

/// The implementation of [`AnyGame`] for each game.
#[derive(Clone, Debug)]
pub(crate) struct Session<P: Position> {
    game: Game<P>,
}

impl<P: Playable> Session<P> {
    /// A boxed game from the start under `rules`.
    pub(crate) fn boxed(rules: P::Rules) -> Box<dyn AnyGame> {
        Box::new(Self {
            game: Game::from_rules(rules),
        })
    }

    fn restart_at(&mut self, position: P) {
        self.game = Game::new(position).with_ply_cap(self.game.ply_cap());
    }

    fn text(&self, mv: P::Move) -> String {
        self.game.position().move_text(mv).to_string()
    }

    fn read(&self, text: &str) -> Result<P::Move, AnyError> {
        let rules = self.game.position().rules();
        P::parse_move(rules, text).map_err(|reason| AnyError::NoMove {
            text: text.chars().take(24).collect(),
            reason: reason.to_string(),
        })
    }

    fn illegal(&self, mv: P::Move, reason: &P::IllegalMove) -> AnyError {
        AnyError::illegal(self.text(mv), reason)
    }

    fn play_move(&mut self, mv: P::Move) -> Result<(), AnyError> {
        self.game.play(mv).map_err(|error| match error {
            GameError::Illegal(reason) => self.illegal(mv, &reason),
            GameError::Capped { cap } => AnyError::Capped { cap },
        })
    }
}

impl<P: Playable> fmt::Display for Session<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.game.position(), f)
    }
}

impl<P: Playable> AnyGame for Session<P> {
    fn name(&self) -> String {
        self.game.position().rules().to_string()
    }

    fn turn(&self) -> Player {
        self.game.position().turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.position().outcome()
    }

    fn end_reason(&self) -> Option<String> {
        let reason = self.game.position().end_reason();
        reason.map(|reason| reason.to_string())
    }

    fn status(&self) -> GameStatus {
        self.game.status()
    }

    fn score(&self) -> ByPlayer<u32> {
        self.game.position().score()
    }

    fn key(&self) -> u64 {
        self.game.position().key()
    }

    fn legal_count(&self) -> usize {
        self.game.position().legal_moves().len()
    }

    fn legal_moves(&self) -> Vec<String> {
        let moves = self.game.position().legal_moves();
        moves.map(|mv| self.text(mv)).collect()
    }

    fn nth_move(&self, n: usize) -> Option<String> {
        self.game.position().nth_move(n).map(|mv| self.text(mv))
    }

    fn preview(&self, mv: &str) -> Result<String, AnyError> {
        let mv = self.read(mv)?;
        match self.game.position().preview(mv) {
            Ok(effect) => Ok(effect.to_string()),
            Err(reason) => Err(self.illegal(mv, &reason)),
        }
    }

    fn play(&mut self, mv: &str) -> Result<(), AnyError> {
        let mv = self.read(mv)?;
        self.play_move(mv)
    }

    fn play_list(&mut self, moves: &str) -> Result<usize, AnyError> {
        let mut list = Vec::new();
        let mut position = self.game.position().clone();
        play_moves(&mut position, moves, |mv, _| list.push(mv))
            .map_err(|error| AnyError::List(error.to_string()))?;
        let before = self.game.plies();
        for mv in &list {
            if let Err(error) = self.play_move(*mv) {
                while self.game.plies() > before {
                    self.game.undo();
                }
                return Err(error);
            }
        }
        Ok(list.len())
    }

    fn play_nth(&mut self, n: usize) -> bool {
        let mv = self.game.position().nth_move(n);
        mv.is_some_and(|mv| self.game.play(mv).is_ok())
    }

    fn undo(&mut self) -> Option<String> {
        self.game.undo().map(|mv| self.text(mv))
    }

    fn moves(&self) -> Vec<String> {
        self.game.moves().map(|mv| self.text(mv)).collect()
    }

    fn plies(&self) -> usize {
        self.game.plies()
    }

    fn repetitions(&self) -> usize {
        self.game.repetitions()
    }

    fn set_ply_cap(&mut self, cap: Option<usize>) {
        self.game = self.game.clone().with_ply_cap(cap);
    }

    fn position(&self) -> String {
        self.game.position().position_text().to_string()
    }

    fn set_position(&mut self, text: &str) -> Result<(), AnyError> {
        let rules = self.game.position().rules();
        let position = P::parse_position(rules, text)
            .map_err(|error| AnyError::NoPosition(error.to_string()))?;
        self.restart_at(position);
        Ok(())
    }

    fn reset(&mut self) {
        self.restart_at(P::start(self.game.position().rules()));
    }

    fn perft(&self, depth: u32, leaves: Leaves) -> u64 {
        leaves.perft(self.game.position(), depth)
    }

    fn divide(&self, depth: u32, leaves: Leaves) -> Vec<(String, u64)> {
        let divided = divide(self.game.position(), depth, leaves);
        let text = |(mv, nodes)| (self.text(mv), nodes);
        divided.into_iter().map(text).collect()
    }

    fn playout(&self, max_plies: u32, choose: &mut dyn FnMut(usize) -> usize) -> Playout {
        let mut position = self.game.position().clone();
        let mut plies = 0;
        while plies < max_plies {
            let mut moves = position.legal_moves();
            if moves.len() == 0 {
                break;
            }
            let Some(mv) = moves.nth(choose(moves.len())) else {
                break;
            };
            position.play_unchecked(mv);
            plies += 1;
        }
        Playout {
            outcome: position.outcome(),
            plies,
        }
    }

    #[cfg(feature = "svg")]
    fn svg(&self, options: &crate::svg::Options) -> Result<String, crate::svg::UnknownCell> {
        crate::svg::draw_game(&self.game, options)
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}
