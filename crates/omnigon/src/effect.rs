//! What a move would do.

use core::fmt;

use abstract_games_core::{Outcome, Position, Preview};

use crate::EndReason;
use crate::illegal::IllegalMove;
use crate::pieces::{Kind, Piece};
use crate::position::{Omnigon, Variant};

/// What a move would do in the [published game](crate::published::Effect) or in
/// a [patent's game](crate::patent::Effect).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Effect<V: Variant> {
    /// The enemy piece that is captured (OMN-6, OMN-24).
    pub captured: Option<Piece<V::Kind>>,
    /// The piece of the moving side that is removed (OMN-26); never in 1988.
    pub removed: Option<Piece<V::Kind>>,
    /// Always `true`: a turn is one move.
    pub ends_turn: bool,
    /// How the game ends and why, if it does.
    pub end: Option<(Outcome, EndReason)>,
}

impl<V: Variant> Preview for Omnigon<V> {
    type Effect = Effect<V>;

    fn preview(&self, mv: V::Move) -> Result<Effect<V>, IllegalMove<V>> {
        let mut after = *self;
        after.play(mv)?;
        let gone = V::removed_cell(mv).and_then(|cell| self.at(cell));
        Ok(Effect {
            captured: gone.filter(|piece| piece.player != self.turn()),
            removed: gone.filter(|piece| piece.player == self.turn()),
            ends_turn: true,
            end: V::end(&after),
        })
    }
}

/// `no effect`, or for instance `captures a Helios, Gold wins (Helios captured)`.
impl<V: Variant> fmt::Display for Effect<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.captured, self.removed) {
            (Some(Piece { kind, .. }), _) => {
                let article = if kind.letter() == 'O' { "an" } else { "a" };
                write!(f, "captures {article} {kind}")?;
            }
            (None, Some(Piece { kind, .. })) => write!(f, "removes its own {kind}")?,
            (None, None) => f.write_str("no effect")?,
        }
        match self.end {
            None => Ok(()),
            Some((Outcome::Draw, reason)) => write!(f, ", a draw ({reason})"),
            Some((Outcome::Win(winner), reason)) => {
                write!(f, ", {} wins ({reason})", V::SIDES[winner.index()])
            }
        }
    }
}
