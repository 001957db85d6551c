//! What a move would do.

use core::fmt;

use abstract_games_core::{Outcome, Player, Position, Preview};

use super::display::side;
use super::{IllegalMove, Move, Omnigon88, Piece};

/// What a move would do: the piece that it captures, and who has won then.
///
/// ```
/// use omnigon::{Notation, Omnigon88, Player, Preview, Rules88};
///
/// let text = "..../...../....../.HS0..h./....../...../.... g";
/// let game = Omnigon88::parse_position(Rules88, text)?;
/// let effect = game.preview("d3-b3@0".parse()?)?;
/// assert_eq!(effect.to_string(), "no effect");
///
/// let text = "..../...../....../.HS1..h./....../...../.... g";
/// let game = Omnigon88::parse_position(Rules88, text)?;
/// let effect = game.preview("d3xd6@0".parse()?)?;
/// assert_eq!(effect.winner, Some(Player::First));
/// assert_eq!(effect.to_string(), "captures a Helios, Gold wins");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Effect {
    /// The piece that is captured (OMN-6).
    pub captured: Option<Piece>,
    /// Who has won then, if the move ends the game (OMN-9).
    pub winner: Option<Player>,
}

impl Preview for Omnigon88 {
    type Effect = Effect;

    fn preview(&self, mv: Move) -> Result<Effect, IllegalMove> {
        let mut after = *self;
        after.play(mv)?;
        Ok(Effect {
            captured: match mv {
                Move::Slide { to, .. } => self.at(to),
                Move::Pass => None,
            },
            winner: after.outcome().and_then(Outcome::winner),
        })
    }
}

/// `no effect`, or for instance `captures a Helios, Gold wins`.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.captured {
            Some(piece) => write!(f, "captures a {}", piece.kind)?,
            None => f.write_str("no effect")?,
        }
        self.winner
            .map_or(Ok(()), |winner| write!(f, ", {} wins", side(winner)))
    }
}
