//! What a move would do, told before it is played.

use core::fmt;

use abstract_games_core::{Position, Preview};

use crate::Oxy;
use crate::first_turn::MAX_SLIDES;
use crate::illegal::IllegalMove;
use crate::lines::Lines;
use crate::notation::Move;
use crate::score::Alignments;
use crate::tile::Symbols;

/// What a move brings about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Event {
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

impl Event {
    /// Whether the turn ends with it.
    #[must_use]
    pub const fn ends_turn(self) -> bool {
        !matches!(self, Self::Slide | Self::Exchange)
    }

    /// The number of the rule that says so.
    #[must_use]
    pub const fn rule(self) -> &'static str {
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
impl fmt::Display for Event {
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
/// use oxy::{Event, Oxy, Position, Preview, Rules};
///
/// // O.X.YX
/// // .._Y.O
/// // Y.O.X.
/// // .O.X.Y
/// let position = Oxy::start(Rules::CLASSIC);
/// let effect = position.preview("c2".parse()?)?;
/// assert_eq!((effect.event, effect.penalty), (Event::Slide, 0));
///
/// let effect = position.preview("d3".parse()?)?;
/// assert_eq!((effect.event, effect.penalty), (Event::Alignment, 2));
/// assert_eq!(
///     effect.to_string(),
///     "alignment, 2 points: three different symbols at c2c3c4 (2 points)"
/// );
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    /// What happens, and why there is a penalty, if there is one.
    pub event: Event,
    /// The penalty points for the player to move.
    pub penalty: u32,
    /// Whether his penalties then reach the limit (OXY-24).
    pub ends_game: bool,
    /// The alignments that the slide makes.
    pub alignments: Alignments,
}

/// `alignment, 3 points: two X at a4b4 (1 point), ...`
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.event)?;
        if self.penalty > 0 {
            let s = if self.penalty == 1 { "" } else { "s" };
            write!(f, ", {} point{s}", self.penalty)?;
        }
        for (i, alignment) in self.alignments.clone().enumerate() {
            write!(f, "{}{alignment}", if i == 0 { ": " } else { ", " })?;
        }
        if self.ends_game {
            f.write_str("; the game is over")?;
        }
        Ok(())
    }
}

impl Preview for Oxy {
    type Effect = Effect;

    fn preview(&self, mv: Move) -> Result<Effect, IllegalMove> {
        self.check(mv)?;
        Ok(self.effect_unchecked(mv))
    }
}

impl Oxy {
    /// The effect of a legal move.
    pub(crate) fn effect_unchecked(&self, mv: Move) -> Effect {
        let mut lines = Lines::EMPTY;
        let event = match mv {
            Move::Exchange { .. } => Event::Exchange,
            Move::Pass => Event::Pass,
            Move::Slide(from) => {
                let symbol = self.lines().is_symbol(from);
                lines = self.lines().after(self.symbols(), from, self.space());
                if lines.alignments(self.symbols()).any() {
                    Event::Alignment
                } else if symbol && !self.moved_symbols().is_empty() {
                    Event::TurnOver
                } else if self.moved().len() + 1 == usize::from(MAX_SLIDES) {
                    Event::FiveSlides
                } else {
                    Event::Slide
                }
            }
        };
        let symbols: Symbols = self.symbols();
        let alignments = Alignments::of(lines, symbols);
        let penalty = match event {
            Event::Slide | Event::Exchange | Event::TurnOver => 0,
            Event::FiveSlides | Event::Pass => 1,
            Event::Alignment => alignments.value(),
        };
        let penalties = self.penalties()[self.turn()] + penalty;
        let ends_game = penalties >= u32::from(self.rules().limit.get());
        Effect {
            event,
            penalty,
            ends_game,
            alignments,
        }
    }
}
