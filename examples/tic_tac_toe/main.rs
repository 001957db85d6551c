//! A game of your own: tic-tac-toe. This file is the whole game; the others add
//! opt-in traits and tests.

mod encoding;
mod score;
#[cfg(test)]
mod tests;
mod text;

use abstract_games_core::{CitesRule, Outcome, Player, Position, RuleSet, perft};
use abstract_games_toolkit::{CellIter, CellSet, zobrist};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Rules;

impl RuleSet for Rules {
    fn max_legal_moves(&self) -> usize {
        9
    }

    fn max_plies(&self) -> Option<u64> {
        Some(9) // every move fills a cell
    }
}

/// A cell, 0 to 8, row by row from the bottom. A move is the cell to mark.
type Cell = u8;
type Marks = CellSet<Cell, u32>;
const BOARD: Marks = Marks::from_bits(0o777);
const LINES: [u32; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// The marks of each player; noughts move first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct TicTacToe([Marks; 2]);

impl TicTacToe {
    fn empty(self) -> Marks {
        BOARD.without(self.0[0] | self.0[1])
    }

    fn has_line(self, player: Player) -> bool {
        let marks = self.0[player.index()].bits();
        LINES.iter().any(|line| marks & line == *line)
    }
}

/// Why a game ended, or a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
enum Reason {
    #[error("line")]
    Line,
    #[error("full board")]
    Full,
    #[error("the cell is not empty")]
    NotEmpty,
}

impl CitesRule for Reason {
    fn rule(&self) -> &'static str {
        ["TTT-3", "TTT-4", "TTT-2"][*self as usize]
    }
}

impl Position for TicTacToe {
    type Rules = Rules;
    type Move = Cell;
    type Moves = CellIter<Cell, u32>;
    type IllegalMove = Reason;
    type EndReason = Reason;

    fn start(_: Rules) -> Self {
        Self([Marks::EMPTY; 2])
    }

    fn rules(&self) -> Rules {
        Rules
    }

    fn turn(&self) -> Player {
        Player::ALL[(9 - self.empty().len()) % 2]
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = Player::ALL.into_iter().find(|&p| self.has_line(p));
        let full = self.empty().is_empty().then_some(Outcome::Draw);
        winner.map(Outcome::Win).or(full)
    }

    fn end_reason(&self) -> Option<Reason> {
        match self.outcome()? {
            Outcome::Win(_) => Some(Reason::Line),
            Outcome::Draw => Some(Reason::Full),
        }
    }

    fn legal_moves(&self) -> Self::Moves {
        let ended = self.outcome().is_some();
        if ended { Marks::EMPTY } else { self.empty() }.iter()
    }

    fn is_legal(&self, cell: Cell) -> bool {
        cell < 9 && self.empty().contains(cell) && self.outcome().is_none()
    }

    fn explain(&self, _: Cell) -> Reason {
        self.end_reason().unwrap_or(Reason::NotEmpty)
    }

    fn play_unchecked(&mut self, cell: Cell) {
        self.0[self.turn().index()].insert(cell);
    }

    fn key(&self) -> u64 {
        zobrist::splitmix64((self.0[0].bits() << 9 | self.0[1].bits()).into())
    }
}

fn main() {
    println!("perft(9) = {}", perft(&TicTacToe::start(Rules), 9));
}
