//! What a move would do, without playing it.

use core::fmt;

use abstract_games_core::{CitesRule, Outcome, Position, Preview};

use crate::Oxy;
use crate::alignments::Alignments;
use crate::end::EndReason;
use crate::illegal::IllegalMove;
use crate::lines::Lines;
use crate::moves::Move;

/// How a move leaves the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveResult {
    /// A slide after which the turn goes on.
    Slide,
    /// An exchange (OXY-30); the turn goes on.
    Exchange,
    /// The second symbol tile has moved, and the turn is over (OXY-6).
    TurnOver,
    /// Five slides without two symbol tiles: a penalty, and the turn is over
    /// (OXY-8).
    FiveSlides,
    /// No legal slide: a penalty, and the turn is over (OXY-9).
    Pass,
    /// An alignment: a penalty, and the phase is over (OXY-23).
    Alignment,
}

impl CitesRule for MoveResult {
    fn rule(&self) -> &'static str {
        match self {
            Self::Slide => "OXY-5",
            Self::Exchange => "OXY-30",
            Self::TurnOver => "OXY-6",
            Self::FiveSlides => "OXY-8",
            Self::Pass => "OXY-9",
            Self::Alignment => "OXY-23",
        }
    }
}

/// A short phrase.
impl fmt::Display for MoveResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Slide => "slide",
            Self::Exchange => "exchange",
            Self::TurnOver => "second symbol tile",
            Self::FiveSlides => "five slides without two symbol tiles",
            Self::Pass => "no legal slide",
            Self::Alignment => "alignment",
        })
    }
}

/// What a move would do.
///
/// ```
/// use oxy::MoveResult;
/// use oxy::prelude::*;
///
/// // O.X.YX
/// // .._Y.O
/// // Y.O.X.
/// // .O.X.Y
/// let position = Oxy::start(Rules::CLASSIC);
/// let effect = position.preview("c2".parse()?)?;
/// assert_eq!((effect.result, effect.penalty), (MoveResult::Slide, 0));
///
/// let effect = position.preview("d3".parse()?)?;
/// assert_eq!((effect.result, effect.penalty), (MoveResult::Alignment, 2));
/// assert_eq!(
///     effect.to_string(),
///     "alignment, 2 points: three different symbols at c2 c3 c4 (2 points)"
/// );
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Effect {
    /// How the move leaves the turn, and the reason for the penalty if there is
    /// one.
    pub result: MoveResult,
    /// The penalty points for the player to move.
    pub penalty: u32,
    /// The alignments that the slide makes.
    pub alignments: Alignments,
    /// Whether the turn is over: the opponent is to move next, or the game has
    /// ended.
    pub ends_turn: bool,
    /// How the game ends, if it does (OXY-24).
    pub end: Option<(Outcome, EndReason)>,
}

/// `alignment, 3 points: two X at a4 b4 (1 point), ...`
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.result)?;
        if self.penalty > 0 {
            let s = if self.penalty == 1 { "" } else { "s" };
            write!(f, ", {} point{s}", self.penalty)?;
        }
        for (i, alignment) in self.alignments.clone().enumerate() {
            write!(f, "{}{alignment}", if i == 0 { ": " } else { ", " })?;
        }
        match self.end {
            Some((_, reason)) => write!(f, "; ends the game ({reason})"),
            None => Ok(()),
        }
    }
}

impl Effect {
    /// The effect of the legal move `mv`, which led from `before` to `after`.
    pub(crate) fn of(before: &Oxy, mv: Move, after: &Oxy) -> Self {
        let player = before.turn();
        let end = after.outcome().zip(after.end_reason());
        let ends_turn = end.is_some() || after.turn() != player;
        let symbols = before.rules().symbols;
        let lines = match mv {
            Move::Slide(from) if ends_turn => before.lines().after(symbols, from, before.space()),
            _ => Lines::EMPTY,
        };
        let alignments = Alignments::of(lines, symbols);
        let penalty = after.penalties()[player] - before.penalties()[player];
        let result = match mv {
            Move::Exchange { .. } => MoveResult::Exchange,
            Move::Pass => MoveResult::Pass,
            Move::Slide(_) if !ends_turn => MoveResult::Slide,
            Move::Slide(_) if penalty == 0 => MoveResult::TurnOver,
            Move::Slide(_) if alignments.len() == 0 => MoveResult::FiveSlides,
            Move::Slide(_) => MoveResult::Alignment,
        };
        Self {
            result,
            penalty,
            alignments,
            ends_turn,
            end,
        }
    }
}

impl Preview for Oxy {
    type Effect = Effect;

    fn preview(&self, mv: Move) -> Result<Effect, IllegalMove> {
        self.check(mv)?;
        let mut after = *self;
        after.play_unchecked(mv);
        Ok(Effect::of(self, mv, &after))
    }
}
