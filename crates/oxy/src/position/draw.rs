//! Positions as text for people.

use core::fmt;

use abstract_games_core::{Notation, Player, Position};

use super::Oxy;
use crate::board::{Cell, GRID};
use crate::laps::Ring;
use crate::tile::Tile;

/// The board, and a line with all that is not on it.
impl fmt::Display for Oxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board();
        GRID.draw(f, 1, |cell, f| {
            let content = Cell::new(usize::from(cell)).and_then(|cell| board.get(cell));
            fmt::Display::fmt(&content.map_or('_', Tile::letter), f)
        })?;
        match self.outcome() {
            Some(outcome) => write!(f, "{outcome}")?,
            None if self.must_exchange() => write!(f, "{} to exchange", self.player)?,
            None => write!(f, "{} to move", self.player)?,
        }
        let [first, second] = self.penalties;
        write!(f, ", penalties {first}-{second}")?;
        if !self.moved.is_empty() {
            write!(f, ", moved {}", self.moved)?;
        }
        if !self.frozen.is_empty() {
            write!(f, ", frozen {}", self.frozen)?;
        }
        for player in Player::ALL {
            let debts = self.debts(player);
            for ring in Ring::ALL.into_iter().filter(|&ring| debts.owes(ring)) {
                write!(f, ", {player} owes a slide off the {ring} ring")?;
            }
        }
        f.write_str("\n")
    }
}

impl fmt::Debug for Oxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Oxy")
            .field(&format_args!("{}", self.rules))
            .field(&format_args!("{}", self.position_text()))
            .finish()
    }
}
