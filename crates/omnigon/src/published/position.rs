//! The state of a game of 1988, and what a move does to it.

#[cfg(feature = "rand_core")]
use abstract_games_core::rand_core::Rng;
use abstract_games_core::{ByPlayer, Outcome, Player, Position};
use abstract_games_toolkit::BoardCell;

use super::board::{BOARD, LINES};
use super::key::{PIECE_KEYS, TURN_KEY};
use super::{Cell, IllegalMove, Move, Moves, PieceKind, Rules, Setup, illegal};
use crate::lines::Lines;
use crate::pieces::Kind;
use crate::position::Variant;
use crate::{EndReason, Facing};

/// A position of the published game of 1988.
///
/// ```
/// use omnigon::published::prelude::*;
///
/// let mut game = Omnigon::start(Rules::STANDARD);
/// let helios = game.at("d2".parse()?).unwrap();
/// assert_eq!((helios.player, helios.kind), (Player::First, PieceKind::Helios));
/// let attacked = game.attacked(Player::First);
/// assert_eq!(attacked.to_string(), "a1 a2 a3 b1 b2 b3 c3 e3 f1 f2 f3 g1 g2 g3");
///
/// game.play("e1-f1@0".parse()?)?;
/// let drawn = "
///  g         .   .   .   .
///  f      S0   .   .   .   .
///  e     .  B5   .   .  b5  s1
///  d  T0   H  S0   .  s1   h  t3
///  c    S0  B2   .   .  b2  s1
///  b       .   .   .   .   .
///  a         .   .   .   .
/// White to move";
/// assert_eq!(game.to_string(), drawn[1..]);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
//
// Invariants: the pieces are on the board, their marks are arrows that the
// kinds of pieces have, no side has more pieces of a kind than it starts with,
// and there is at least one Helios. The key matches the rest.
pub type Omnigon = crate::Omnigon<Published>;

/// The published game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Published {}

/// Whether a move of the piece on a cell can have this facing (OMN-3).
#[inline(always)]
fn facing_fits(position: &Omnigon, from: Cell, facing: Option<Facing>) -> bool {
    let is_helios = Published::royals(position) >> from.bit() & 1 != 0;
    let kind = || PieceKind::codes().kind(position.code(from.bit()));
    match facing {
        None => is_helios,
        Some(facing) => !is_helios && (facing <= Facing::F1 || kind() != PieceKind::Stargon),
    }
}

impl Variant for Published {
    type Cell = Cell;
    type Kind = PieceKind;
    type Rules = Rules;
    type Move = Move;
    type Moves = Moves;
    type Setup = Setup;
    type State = Player;

    const BOARD: u64 = BOARD;
    const SIDES: [&'static str; 2] = ["Gold", "White"];
    const TURN_KEY: u64 = TURN_KEY;

    #[inline(always)]
    fn rules(_: &Player) -> Rules {
        Rules
    }

    #[inline(always)]
    fn turn(turn: &Player) -> Player {
        *turn
    }

    #[inline(always)]
    fn turn_mut(turn: &mut Player) -> &mut Player {
        turn
    }

    #[inline(always)]
    fn piece_key(player: Player, code: usize, bit: u32) -> u64 {
        PIECE_KEYS[player.index()][code % 16][bit as usize % 64]
    }

    #[inline(always)]
    fn lines(_: &Omnigon) -> &'static Lines {
        &LINES
    }

    /// The Helioses: the only pieces without arrows.
    #[inline(always)]
    fn royals(position: &Omnigon) -> u64 {
        let arrows = position.boards.marks.iter();
        position.boards.occupied() & !arrows.fold(0, |all, cells| all | cells)
    }

    #[inline(always)]
    fn sides(position: &Omnigon, bit: u32) -> usize {
        position.boards.marks_on(bit)
    }

    /// Pieces move along their arrows (OMN-5).
    #[inline(always)]
    fn sliders(position: &Omnigon, direction: usize) -> u64 {
        position.boards.marks.get(direction).copied().unwrap_or(0)
    }

    #[inline(always)]
    fn steppers(position: &Omnigon) -> u64 {
        Self::royals(position)
    }

    /// Pieces missing from the board were captured.
    fn captured(position: &Omnigon) -> ByPlayer<u32> {
        ByPlayer::from_fn(|player| u32::from(Rules::PIECES) - position.side(!player).count_ones())
    }

    #[inline(always)]
    fn end(position: &Omnigon) -> Option<(Outcome, EndReason)> {
        let helioses = Self::royals(position);
        let winner = if helioses & position.boards.own == 0 {
            position.turn().opponent()
        } else if helioses & position.boards.enemies == 0 {
            position.turn()
        } else {
            return None;
        };
        Some((Outcome::Win(winner), EndReason::HeliosCaptured))
    }

    #[inline(always)]
    fn legal_moves(position: &Omnigon) -> Moves {
        Moves::new(position)
    }

    #[inline(always)]
    fn is_legal(position: &Omnigon, mv: Move) -> bool {
        match mv {
            Move::Slide {
                from,
                to,
                facing,
                capture,
            } => {
                facing_fits(position, from, facing)
                    && position.can_slide(from.bit(), to.bit(), capture)
            }
            Move::Pass => position.legal_moves().next() == Some(Move::Pass),
        }
    }

    fn explain(position: &Omnigon, mv: Move) -> IllegalMove {
        illegal::explain(position, mv)
    }

    fn rule(error: &IllegalMove) -> &'static str {
        illegal::rule(error)
    }

    #[inline(always)]
    fn play(position: &mut Omnigon, mv: Move) {
        if let Move::Slide {
            from, to, facing, ..
        } = mv
        {
            position.slide(from.bit(), to.bit(), facing.unwrap_or(Facing::F0));
        }
    }

    fn removed_cell(mv: Move) -> Option<Cell> {
        match mv {
            Move::Slide { to, .. } => Some(to),
            Move::Pass => None,
        }
    }

    #[cfg(feature = "rand_core")]
    #[inline]
    fn random_move<R: Rng + ?Sized>(position: &Omnigon, rng: &mut R) -> Option<Move> {
        super::random::random_move(position, rng)
    }
}
