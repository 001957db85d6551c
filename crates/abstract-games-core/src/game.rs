//! A game in progress: a position and how it came about.

use alloc::vec::Vec;

use crate::{Outcome, Position};

/// A position with its history: moves can be undone, repetitions counted, and
/// the number of plies limited.
///
/// Positions carry no history beyond what the rules need; this adds it. A
/// copy of every earlier position is kept, so memory grows with the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game<P: Position> {
    past: Vec<(P, P::Move)>,
    position: P,
    ply_cap: Option<usize>,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameStatus {
    /// It goes on.
    Running,
    /// It ended by its rules.
    Ended(Outcome),
    /// It was stopped at its ply cap; the rules name no winner.
    Capped,
}

/// Why a move cannot be played in a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError<I> {
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] I),
    /// The game was stopped at its ply cap.
    #[error("the game was stopped after {cap} plies")]
    Capped {
        /// The cap.
        cap: usize,
    },
}

impl<P: Position> Game<P> {
    /// A game that begins at `position`, without a ply cap.
    #[must_use]
    pub const fn new(position: P) -> Self {
        Self {
            past: Vec::new(),
            position,
            ply_cap: None,
        }
    }

    /// A game from the start under `rules`, without a ply cap.
    #[must_use]
    pub fn from_rules(rules: P::Rules) -> Self {
        Self::new(P::start(rules))
    }

    /// The same game, stopped once `cap` plies have been played (`None`: never).
    #[must_use]
    pub const fn with_ply_cap(mut self, cap: Option<usize>) -> Self {
        self.ply_cap = cap;
        self
    }

    /// The largest number of plies that may be played.
    #[must_use]
    pub const fn ply_cap(&self) -> Option<usize> {
        self.ply_cap
    }

    /// The current position.
    #[must_use]
    pub const fn position(&self) -> &P {
        &self.position
    }

    /// The position that the game began with.
    #[must_use]
    pub fn start(&self) -> &P {
        self.past.first().map_or(&self.position, |(start, _)| start)
    }

    /// The number of plies played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.past.len()
    }

    /// The moves played, first to last.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = P::Move> + ExactSizeIterator {
        self.past.iter().map(|(_, mv)| *mv)
    }

    /// The positions of the game, from the start to the current one.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &P> {
        let past = self.past.iter().map(|(position, _)| position);
        past.chain(core::iter::once(&self.position))
    }

    /// Whether the game goes on. A game that ends on its last allowed ply has
    /// ended, not been stopped.
    #[must_use]
    pub fn status(&self) -> GameStatus {
        match (self.position.outcome(), self.ply_cap) {
            (Some(outcome), _) => GameStatus::Ended(outcome),
            (None, Some(cap)) if self.plies() >= cap => GameStatus::Capped,
            (None, _) => GameStatus::Running,
        }
    }

    /// Plays a legal move.
    ///
    /// # Errors
    ///
    /// Why it cannot be played; nothing is changed then.
    pub fn play(&mut self, mv: P::Move) -> Result<(), GameError<P::IllegalMove>> {
        self.position.check(mv)?;
        if let (GameStatus::Capped, Some(cap)) = (self.status(), self.ply_cap) {
            return Err(GameError::Capped { cap });
        }
        let before = self.position.clone();
        self.position.play_unchecked(mv);
        self.past.push((before, mv));
        Ok(())
    }

    /// Takes the last move back and returns it, or `None` at the start.
    pub fn undo(&mut self) -> Option<P::Move> {
        let (position, mv) = self.past.pop()?;
        self.position = position;
        Some(mv)
    }

    /// How many times the current position has stood in this game, now
    /// included: 1 if it is new. Looks at every earlier position.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        let same = |position: &&P| **position == self.position;
        self.positions().filter(same).count()
    }
}
