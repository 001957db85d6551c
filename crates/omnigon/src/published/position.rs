//! The state of a game of 1988, and what a move does to it.

use core::fmt;
use core::hash::{Hash, Hasher};

#[cfg(feature = "rand_core")]
use abstract_games_core::rand_core::Rng;
use abstract_games_core::{ByPlayer, Notation, Outcome, Player, Position, Score};
use abstract_games_toolkit::BoardCell;

use super::board::{BOARD, LINES};
use super::key::{PIECE_KEYS, TURN_KEY};
use super::{Cell, CellSet, IllegalMove, Move, Moves, Piece, PieceKind, Rules, Setup};
use crate::board::{Board, board_queries};
use crate::lines::Lines;
use crate::pieces::{Bitboards, Kind};
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
///
/// # Equality, hashing, keys
///
/// Two positions are equal if the same pieces with the same facings are on the
/// same cells, and the same side is to move. Nothing else affects the rest of
/// the game (OMN-12), so a repeated position is an equal one. The
/// [`key`](Position::key) covers exactly that, and `Hash` feeds the key.
//
// Invariants: the pieces are on the board, their marks are arrows that the
// kinds of pieces have, no side has more pieces of a kind than it starts with,
// and there is at least one Helios. The key matches the rest.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Omnigon {
    boards: Bitboards,
    turn: Player,
}

impl Omnigon {
    /// A board without pieces.
    pub(super) const fn empty(turn: Player) -> Self {
        let mut boards = Bitboards::EMPTY;
        if matches!(turn, Player::Second) {
            boards.key = TURN_KEY;
        }
        Self { boards, turn }
    }

    /// How the game ended and why.
    #[inline(always)]
    pub(super) fn end(&self) -> Option<(Outcome, EndReason)> {
        let helioses = self.royals();
        let winner = if helioses & self.boards.own == 0 {
            self.turn.opponent()
        } else if helioses & self.boards.enemies == 0 {
            self.turn
        } else {
            return None;
        };
        Some((Outcome::Win(winner), EndReason::HeliosCaptured))
    }

    /// Whether a move of the piece on a cell can have this facing (OMN-3).
    #[inline(always)]
    fn facing_fits(&self, from: Cell, facing: Option<Facing>) -> bool {
        let is_helios = self.royals() >> from.bit() & 1 != 0;
        let is_stargon = || PieceKind::codes().kind(self.code(from.bit())) == PieceKind::Stargon;
        match facing {
            None => is_helios,
            Some(facing) => !is_helios && (facing <= Facing::F1 || !is_stargon()),
        }
    }

    /// The number of enemy pieces that each side has captured: those missing
    /// from the board.
    #[must_use]
    pub fn captured(&self) -> ByPlayer<u32> {
        ByPlayer::from_fn(|player| u32::from(Rules::PIECES) - self.side(!player).count_ones())
    }
}

board_queries!(Omnigon);

impl Board for Omnigon {
    type Cell = Cell;
    type Kind = PieceKind;

    const BOARD: u64 = BOARD;
    const SIDES: [&'static str; 2] = ["Gold", "White"];

    #[inline(always)]
    fn boards(&self) -> &Bitboards {
        &self.boards
    }

    #[inline(always)]
    fn boards_mut(&mut self) -> &mut Bitboards {
        &mut self.boards
    }

    #[inline(always)]
    fn lines(&self) -> &'static Lines {
        &LINES
    }

    /// The Helioses: the only pieces without arrows.
    #[inline(always)]
    fn royals(&self) -> u64 {
        let arrows = self.boards.marks.iter().fold(0, |all, cells| all | cells);
        self.boards.occupied() & !arrows
    }

    #[inline(always)]
    fn sides(&self, bit: u32) -> usize {
        self.boards.marks_on(bit)
    }

    /// Pieces move along their arrows (OMN-5).
    #[inline(always)]
    fn sliders(&self, direction: usize) -> u64 {
        self.boards.marks.get(direction).copied().unwrap_or(0)
    }

    #[inline(always)]
    fn steppers(&self) -> u64 {
        self.royals()
    }

    #[inline(always)]
    fn piece_key(player: Player, code: usize, bit: u32) -> u64 {
        PIECE_KEYS[player.index()][code % 16][bit as usize % 64]
    }
}

impl Position for Omnigon {
    type Rules = Rules;
    type Move = Move;
    type Moves = Moves;
    type IllegalMove = IllegalMove;
    type EndReason = EndReason;

    fn start(_: Rules) -> Self {
        Setup::default().build()
    }

    #[inline]
    fn rules(&self) -> Rules {
        Rules
    }

    /// The player to move; after the end, the one who would be next.
    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.end().map(|(outcome, _)| outcome)
    }

    #[inline]
    fn end_reason(&self) -> Option<EndReason> {
        self.end().map(|(_, reason)| reason)
    }

    /// The legal moves, in the order described at [`Moves`].
    #[inline(always)]
    fn legal_moves(&self) -> Moves {
        Moves::new(self)
    }

    #[inline]
    fn is_legal(&self, mv: Move) -> bool {
        if self.end().is_some() {
            return false;
        }
        match mv {
            Move::Slide {
                from,
                to,
                facing,
                capture,
            } => self.facing_fits(from, facing) && self.can_slide(from.bit(), to.bit(), capture),
            Move::Pass => self.legal_moves().next() == Some(Move::Pass),
        }
    }

    #[cold]
    fn explain(&self, mv: Move) -> IllegalMove {
        IllegalMove::explain(self, mv)
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()));
        if let Move::Slide {
            from, to, facing, ..
        } = mv
        {
            self.slide(from.bit(), to.bit(), facing.unwrap_or(Facing::F0));
        }
        self.boards.end_turn(TURN_KEY);
        self.turn = self.turn.opponent();
    }

    #[cfg(feature = "rand_core")]
    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Move> {
        self.draw(rng)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.boards.key
    }
}

/// The number of enemy pieces captured. It does not decide the game: only the
/// Helios counts (OMN-9).
impl Score for Omnigon {
    #[inline]
    fn score(&self) -> ByPlayer<u32> {
        self.captured()
    }
}

impl Hash for Omnigon {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.boards.key);
    }
}

/// The position string.
impl fmt::Debug for Omnigon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Omnigon({})", self.position_text())
    }
}
