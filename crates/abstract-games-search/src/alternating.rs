//! The same game with strictly alternating turns.

use std::fmt;
use std::iter::FusedIterator;

use abstract_games_core::{ByPlayer, CitesRule, Outcome, Player, Position, RuleSet, Score};
use abstract_games_toolkit::zobrist;

/// A position of `P` in which the player to move changes with every move: when
/// a player moves again, the opponent first makes a forced
/// [null move](AlternatingMove::Null).
///
/// For search libraries that assume alternating turns. Null moves change
/// nothing else: the outcome and the moves that lead to it stay the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Alternating<P> {
    position: P,
    turn: Player,
}

/// A move of an [`Alternating`] game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AlternatingMove<M> {
    /// A move of the game.
    Move(M),
    /// A null move. Legal only where the opponent moves again, and there the
    /// only legal move.
    Null,
}

impl<P: Position> Alternating<P> {
    /// The position, with the player to move in the game.
    #[must_use]
    pub fn new(position: P) -> Self {
        let turn = position.turn();
        Self { position, turn }
    }

    /// The position of the game.
    #[must_use]
    pub const fn position(&self) -> &P {
        &self.position
    }

    /// Whether the only legal move is the [null move](AlternatingMove::Null).
    #[must_use]
    #[inline]
    pub fn needs_null_move(&self) -> bool {
        self.turn != self.position.turn() && self.position.outcome().is_none()
    }
}

impl<P: fmt::Display> fmt::Display for Alternating<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.fmt(f)
    }
}

/// The rules of an [`Alternating`] game: those of the game, with bounds that
/// include null moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AlternatingRules<R>(pub R);

impl<R: RuleSet> RuleSet for AlternatingRules<R> {
    fn max_legal_moves(&self) -> usize {
        self.0.max_legal_moves().max(1)
    }

    fn max_plies(&self) -> Option<u64> {
        // At most one null move before each move.
        self.0.max_plies().map(|plies| plies.saturating_mul(2))
    }
}

/// Why a move of an [`Alternating`] game is illegal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalAlternatingMove<I> {
    /// The game forbids it.
    #[error(transparent)]
    Game(#[from] I),
    /// The opponent moves again, so only a null move is legal.
    #[error("the opponent moves again: only a null move is legal")]
    NullOnly,
    /// The player to move is also the one whose turn it is in the game, so a
    /// null move is illegal.
    #[error("a null move is legal only where the opponent moves again")]
    Null,
}

impl<I: CitesRule> CitesRule for IllegalAlternatingMove<I> {
    fn rule(&self) -> &'static str {
        match self {
            Self::Game(error) => error.rule(),
            Self::NullOnly | Self::Null => "ALTERNATING",
        }
    }
}

/// The legal moves of an [`Alternating`] position.
#[derive(Clone, Debug)]
pub struct AlternatingMoves<I> {
    moves: I,
    null: bool,
}

impl<I: ExactSizeIterator> Iterator for AlternatingMoves<I> {
    type Item = AlternatingMove<I::Item>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if std::mem::take(&mut self.null) {
            return Some(AlternatingMove::Null);
        }
        self.moves.next().map(AlternatingMove::Move)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.moves.len() + usize::from(self.null);
        (len, Some(len))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Self::Item> {
        let Some(past_null) = n.checked_sub(usize::from(self.null)) else {
            return self.next();
        };
        self.null = false;
        self.moves.nth(past_null).map(AlternatingMove::Move)
    }

    #[inline]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, mut f: F) -> B {
        let mut result = init;
        if self.null {
            result = f(result, AlternatingMove::Null);
        }
        self.moves
            .fold(result, |result, mv| f(result, AlternatingMove::Move(mv)))
    }
}

impl<I: ExactSizeIterator> ExactSizeIterator for AlternatingMoves<I> {}
impl<I: ExactSizeIterator + FusedIterator> FusedIterator for AlternatingMoves<I> {}

/// Part of the key of a position that needs a null move, so that it differs
/// from the key of the same position after it.
const NULL_KEY: u64 = zobrist::splitmix64(0x70_6164);

impl<P: Position> Position for Alternating<P> {
    type Rules = AlternatingRules<P::Rules>;
    type Move = AlternatingMove<P::Move>;
    type Moves = AlternatingMoves<P::Moves>;
    type IllegalMove = IllegalAlternatingMove<P::IllegalMove>;
    type EndReason = P::EndReason;

    fn start(rules: Self::Rules) -> Self {
        Self::new(P::start(rules.0))
    }

    fn rules(&self) -> Self::Rules {
        AlternatingRules(self.position.rules())
    }

    /// After the end, the opponent of the player who moved last.
    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn end_reason(&self) -> Option<Self::EndReason> {
        self.position.end_reason()
    }

    #[inline]
    fn legal_moves(&self) -> Self::Moves {
        let mut moves = self.position.legal_moves();
        let null = self.needs_null_move();
        if null {
            // Exhausts the iterator.
            let _ = moves.nth(moves.len().saturating_sub(1));
        }
        AlternatingMoves { moves, null }
    }

    #[inline]
    fn is_legal(&self, mv: Self::Move) -> bool {
        match mv {
            AlternatingMove::Move(mv) => !self.needs_null_move() && self.position.is_legal(mv),
            AlternatingMove::Null => self.needs_null_move(),
        }
    }

    #[cold]
    fn explain(&self, mv: Self::Move) -> Self::IllegalMove {
        match mv {
            AlternatingMove::Move(_) if self.needs_null_move() => IllegalAlternatingMove::NullOnly,
            AlternatingMove::Move(mv) => self.position.explain(mv).into(),
            AlternatingMove::Null => IllegalAlternatingMove::Null,
        }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Self::Move) {
        if let AlternatingMove::Move(mv) = mv {
            self.position.play_unchecked(mv);
        }
        self.turn = !self.turn;
    }

    #[inline]
    fn key(&self) -> u64 {
        let same_turn = self.turn == self.position.turn();
        self.position.key() ^ if same_turn { 0 } else { NULL_KEY }
    }
}

impl<P: Score> Score for Alternating<P> {
    fn score(&self) -> ByPlayer<u32> {
        self.position.score()
    }
}
