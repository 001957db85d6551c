//! Drawing positions.

use core::fmt;

use abstract_games_core::{Notation, Outcome, Player, Position};

use crate::Oxy;
use crate::board::{Cell, GRID};
use crate::laps::Ring;
use crate::tile::Tile;

/// The name of a side.
const fn side(player: Player) -> &'static str {
    match player {
        Player::First => "First",
        Player::Second => "Second",
    }
}

/// The board, and a line with the side to move or the winner, the penalties,
/// and what else is not on the board.
impl fmt::Display for Oxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board();
        GRID.draw(f, 1, |cell, f| {
            let tile = Cell::new(usize::from(cell)).and_then(|cell| board.at(cell));
            fmt::Display::fmt(&tile.map_or('_', Tile::letter), f)
        })?;
        let winner = self.outcome().and_then(Outcome::winner);
        match winner.zip(self.end_reason()) {
            Some((winner, reason)) => write!(f, "{} has won ({reason}; ", side(winner))?,
            None if self.must_exchange() => write!(f, "{} to exchange (", side(self.turn()))?,
            None => write!(f, "{} to move (", side(self.turn()))?,
        }
        let penalties = self.penalties();
        write!(f, "penalties {}-{}", penalties.first, penalties.second)?;
        if !self.moved().is_empty() {
            write!(f, ", moved {}", self.moved())?;
        }
        if !self.frozen().is_empty() {
            write!(f, ", frozen {}", self.frozen())?;
        }
        for player in Player::ALL {
            let debts = self.debts(player);
            for ring in Ring::ALL.into_iter().filter(|&ring| debts.owes(ring)) {
                write!(f, ", {} owes a slide off the {ring} ring", side(player))?;
            }
        }
        f.write_str(")")
    }
}

impl fmt::Debug for Oxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Oxy({}, {})", self.rules(), self.position_text())
    }
}
