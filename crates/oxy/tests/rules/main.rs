//! One test or more for each rule of the rule book, its number in the name.
//!
//! Positions and what must hold in them were worked out by hand on the boards
//! shown, unless a comment says otherwise.

mod alignments;
mod first_turns;
mod laps;
mod layouts;
mod phases;
mod turns;

#[path = "../kit/mod.rs"]
mod kit;

use abstract_games_core::{Setup as _, play_moves};
use kit::{after, cell, cells};
use oxy::{
    After, AlignmentKind, Board, Cell, Cells, Debts, EndReason, Event, GRID, IllegalMove, Layout,
    LayoutError, Move, NextLayoutError, Notation, Outcome, Oxy, Player, Position, Preview, Refusal,
    Ring, Rotation, Rules, Run, Setup, SetupError, Symbols, Tile,
};

const CLASSIC: &str = "O.X.YX/.._Y.O/Y.O.X./.O.X.Y";

fn legal(position: &Oxy) -> Vec<String> {
    position.legal_moves().map(|mv| mv.to_string()).collect()
}

fn refusal(position: &Oxy, mv: &str) -> IllegalMove {
    position.check(mv.parse().unwrap()).unwrap_err()
}

fn value(symbols: Symbols, board: &str) -> u32 {
    Board::parse(symbols, board)
        .unwrap()
        .alignment_value(symbols)
}
