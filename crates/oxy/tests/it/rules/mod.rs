//! At least one test for each rule of the rule book, with its number in the
//! name.
//!
//! Positions and expected values were worked out by hand on the boards shown,
//! unless a comment says otherwise.

mod alignments;
mod first_turns;
mod laps;
mod layouts;
mod phases;
mod turns;

use crate::kit::{after, cell, cells};
use abstract_games_core::play_moves;
use oxy::{
    AfterAlignment, AlignmentKind, Cell, CitesRule, Debts, EndReason, IllegalMove, Layout,
    LayoutError, Move, MoveResult, NextLayoutError, Notation, Outcome, Oxy, Player, Position,
    Preview, Ring, Rotation, Rules, Run, Setup, SetupError, Symbols, Tile, Tiles,
};

const CLASSIC: &str = "O.X.YX/.._Y.O/Y.O.X./.O.X.Y";

fn legal(position: &Oxy) -> Vec<String> {
    position.legal_moves().map(|mv| mv.to_string()).collect()
}

fn refusal(position: &Oxy, mv: &str) -> IllegalMove {
    position.check(mv.parse().unwrap()).unwrap_err()
}

fn value(symbols: Symbols, board: &str) -> u32 {
    Tiles::parse(symbols, board)
        .unwrap()
        .alignment_value(symbols)
}
