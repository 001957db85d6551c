//! The score, and what a move would do.

use abstract_games_core::{ByPlayer, Outcome, Position, Preview, Score};

use crate::{Cell, Reason, TicTacToe};

/// Marks on the board.
impl Score for TicTacToe {
    fn score(&self) -> ByPlayer<u32> {
        ByPlayer::from_fn(|player| self.0[player.index()].len() as u32)
    }
}

impl Preview for TicTacToe {
    type Effect = &'static str;

    fn preview(&self, cell: Cell) -> Result<&'static str, Reason> {
        let mut after = *self;
        after.play(cell)?;
        Ok(match after.outcome() {
            Some(Outcome::Win(_)) => "makes a line and wins",
            Some(Outcome::Draw) => "fills the board",
            None => "ends the turn",
        })
    }
}
