//! What a move does, told before it is played.

use core::fmt;

use abstract_games_core::{Bitboard, Outcome, Position, Preview};

use crate::{IllegalMove, Move, Oust};

/// What a move would do.
///
/// ```
/// use oust::{Move, Notation, Oust, Preview, Rules};
///
/// //   e   . . .
/// //  d  . . . .
/// // c  . . B B .     Red to move
/// //  b  . . R .
/// //   a   R . .
/// let game = Oust::parse_position(Rules::HEX_3, "3/4/2bb1/2r1/r2 r")?;
///
/// // b2 joins a1 and b3 to a group of three, which touches Blue's two.
/// let effect = game.preview(Move::Place(4)).unwrap();
/// assert!(effect.captured.iter().eq([9, 10]));
/// assert_eq!(effect.group_size, 3);
/// assert_eq!(effect.to_string(), "captures 2 stones with a group of 3; wins");
///
/// // b4 joins b3 alone, and two are not more than two.
/// assert!(game.preview(Move::Place(6)).is_err());
/// # Ok::<(), oust::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effect<const W: usize = 2> {
    /// The enemy stones that it removes (OUST-5).
    pub captured: Bitboard<W>,
    /// The size of the group of the new stone, that stone included; 0 for
    /// `pass` and `swap`.
    pub group_size: u16,
    /// Whether the turn passes to the other player (OUST-4, OUST-7). It does
    /// not where the move wins.
    pub ends_turn: bool,
    /// How the game ends with this move, if it does (OUST-9, OUST-10).
    pub outcome: Option<Outcome>,
}

impl<const W: usize> Preview for Oust<W> {
    type Effect = Effect<W>;

    fn preview(&self, mv: Move) -> Result<Effect<W>, IllegalMove> {
        let mut after = *self;
        after.play(mv)?;
        let player = self.turn();
        let captured = match mv {
            Move::Place(_) => self.stones(!player).without(after.stones(!player)),
            Move::Pass | Move::Swap => Bitboard::EMPTY,
        };
        let group = mv.cell().and_then(|cell| after.group_at(cell));
        Ok(Effect {
            captured,
            group_size: group.map_or(0, |group| group.len() as u16),
            ends_turn: after.turn() != player,
            outcome: after.outcome(),
        })
    }
}

/// A phrase such as `captures 2 stones with a group of 5; plays on`.
impl<const W: usize> fmt::Display for Effect<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.captured.len(), self.group_size) {
            (0, 0) => f.write_str("places no stone")?,
            (0, _) => f.write_str("captures nothing")?,
            (1, size) => write!(f, "captures 1 stone with a group of {size}")?,
            (count, size) => write!(f, "captures {count} stones with a group of {size}")?,
        }
        f.write_str(match self.outcome {
            Some(Outcome::Win(_)) => "; wins",
            Some(Outcome::Draw) => "; ends the game in a draw",
            None if self.ends_turn => "; ends the turn",
            None => "; plays on",
        })
    }
}
