//! The state of a 1988 game, and what a move does to it.

use core::fmt;
use core::hash::{Hash, Hasher};

#[cfg(feature = "rand_core")]
use abstract_games_core::rand_core::Rng;
use abstract_games_core::{Notation, Outcome, Player, Position};

use super::board::{DIRECTIONS, NO_WAY, RAYS};
use super::key::{PIECE_KEYS, TURN_KEY};
use super::piece::{Code, Kind, Piece};
use super::{Cell, IllegalMove, Move, Moves, Rules88, Setup};
use crate::cells::sealed::Bit;
use crate::facing::opposite;
use crate::{EndReason, Facing};

/// A position of the published game of 1988.
///
/// ```
/// use omnigon::{Omnigon88, Position, Rules88};
///
/// let mut game = Omnigon88::start(Rules88);
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
/// Two positions are equal if the same pieces stand on the same cells, turned
/// alike, and the same side is to move. Nothing else decides how a game goes
/// on (OMN-12), so a repeated position is an equal one. The
/// [`key`](Position::key) covers exactly that, and `Hash` feeds the key.
//
// An arrow is both a way to move and a shield, so the arrows are what is kept:
// for each direction, the cells of pieces that have an arrow there. Together
// with the pieces of each side that says everything: each kind at each facing
// has a set of arrows of its own, the Helios none.
//
// Invariants: `own` and `enemies` are disjoint parts of the board; arrows stand on
// occupied cells only and make up pieces; no side has more pieces of a kind
// than it starts with; at least one Helios stands. `key` fits the rest.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Omnigon88 {
    pub(super) arrows: [u64; 6],
    /// The pieces of the side to move,
    own: u64,
    /// and of the other.
    enemies: u64,
    key: u64,
    turn: Player,
}

impl Omnigon88 {
    /// No piece, and the first player to move.
    pub(super) const EMPTY: Self = Self {
        arrows: [0; 6],
        own: 0,
        enemies: 0,
        key: 0,
        turn: Player::First,
    };

    /// Puts a piece on an empty cell.
    pub(super) fn put(&mut self, cell: Cell, piece: Piece) {
        let code = Code::new(piece.kind, piece.facing);
        for (way, cells) in self.arrows.iter_mut().enumerate() {
            *cells |= u64::from(code.arrows() >> way & 1) << cell.bit();
        }
        *self.side_mut(piece.player) |= 1 << cell.bit();
        self.key ^= PIECE_KEYS[piece.player.index()][code.index()][cell.bit() as usize];
    }

    /// Sets the player to move.
    pub(super) fn set_turn(&mut self, turn: Player) {
        if self.turn != turn {
            self.turn = turn;
            core::mem::swap(&mut self.own, &mut self.enemies);
            self.key ^= TURN_KEY;
        }
    }

    fn side_mut(&mut self, player: Player) -> &mut u64 {
        if player == self.turn {
            &mut self.own
        } else {
            &mut self.enemies
        }
    }

    /// A side's pieces.
    #[inline(always)]
    pub(super) const fn side(&self, player: Player) -> u64 {
        if player as u8 == self.turn as u8 {
            self.own
        } else {
            self.enemies
        }
    }

    /// The arrows of the piece on a cell, bit `i` for direction `i`.
    #[inline(always)]
    fn arrows_on(&self, bit: u32) -> u8 {
        let arrows = self.arrows.iter().rev();
        arrows.fold(0, |mask, cells| mask << 1 | (cells >> bit & 1) as u8)
    }

    /// Kind and facing of the piece on an occupied cell.
    #[inline(always)]
    pub(super) fn code(&self, bit: u32) -> Code {
        Code::from_arrows(self.arrows_on(bit))
    }

    /// The cells of both Helioses.
    #[inline(always)]
    pub(super) fn helioses(&self) -> u64 {
        let arrows = self.arrows.iter().fold(0, |all, cells| all | cells);
        (self.own | self.enemies) & !arrows
    }

    #[inline(always)]
    pub(super) fn occupied(&self) -> u64 {
        self.own | self.enemies
    }

    /// The pieces of the side to move, and of the other.
    #[inline(always)]
    pub(super) fn own_and_enemies(&self) -> (u64, u64) {
        (self.own, self.enemies)
    }
}

impl Position for Omnigon88 {
    type Rules = Rules88;
    type Move = Move;
    type Moves = Moves;
    type IllegalMove = IllegalMove;
    type EndReason = EndReason;

    fn start(_: Rules88) -> Self {
        Setup::start()
    }

    #[inline]
    fn rules(&self) -> Rules88 {
        Rules88
    }

    /// The player to move; after the end, the one who would be next.
    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        let helioses = self.helioses();
        if helioses & self.own == 0 {
            Some(Outcome::Win(!self.turn))
        } else if helioses & self.enemies == 0 {
            Some(Outcome::Win(self.turn))
        } else {
            None
        }
    }

    #[inline]
    fn end_reason(&self) -> Option<EndReason> {
        self.outcome().map(|_| EndReason::HeliosCaptured)
    }

    /// The legal moves, in the order described at [`Moves`].
    #[inline(always)]
    fn legal_moves(&self) -> Moves {
        Moves::new(self)
    }

    #[inline]
    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.is_legal(mv) {
            Ok(())
        } else {
            Err(IllegalMove::explain(self, mv))
        }
    }

    #[inline]
    fn is_legal(&self, mv: Move) -> bool {
        let (own, enemies) = self.own_and_enemies();
        let helioses = self.helioses();
        if helioses & own == 0 || helioses & enemies == 0 {
            return false;
        }
        let Move::Slide {
            from,
            to,
            facing,
            capture,
        } = mv
        else {
            return self.legal_moves().next() == Some(Move::Pass);
        };
        let (origin, target) = (1_u64 << from.bit(), 1_u64 << to.bit());
        let way = usize::from(DIRECTIONS[from.bit() as usize][to.bit() as usize]);
        if way >= usize::from(NO_WAY) || origin & own == 0 {
            return false;
        }
        let back = opposite(way);
        let between = RAYS[way][from.bit() as usize] & RAYS[back][to.bit() as usize];
        let moves = match facing {
            None => origin & helioses != 0 && between == 0,
            Some(facing) => {
                self.arrows[way] & origin != 0
                    && between & (own | enemies) == 0
                    && (facing <= Facing::F1 || self.code(from.bit()).kind() != Kind::Stargon)
            }
        };
        let lands = if capture {
            target & enemies & !self.arrows[back] != 0
        } else {
            target & (own | enemies) == 0
        };
        moves && lands
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()));
        let (me, you) = (self.turn.index(), self.turn.opponent().index());
        if let Move::Slide {
            from, to, facing, ..
        } = mv
        {
            let (origin, target) = (1_u64 << from.bit(), 1_u64 << to.bit());
            let arrows = self.arrows_on(from.bit());
            let before = Code::from_arrows(arrows);
            let after = Code::from_arrows_turned(arrows, facing.unwrap_or(Facing::F0));
            let keys = &PIECE_KEYS[me];
            self.key ^=
                keys[before.index()][from.bit() as usize] ^ keys[after.index()][to.bit() as usize];
            if self.enemies & target != 0 {
                let victim = self.code(to.bit());
                self.key ^= PIECE_KEYS[you][victim.index()][to.bit() as usize];
                self.enemies &= !target;
            }
            self.own = self.own & !origin | target;
            let keep = !(origin | target);
            let has_arrow = after.arrow_words();
            for (cells, has_arrow) in self.arrows.iter_mut().zip(has_arrow) {
                *cells = *cells & keep | has_arrow & target;
            }
        }
        core::mem::swap(&mut self.own, &mut self.enemies);
        self.turn = self.turn.opponent();
        self.key ^= TURN_KEY;
    }

    #[cfg(feature = "rand_core")]
    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Move> {
        self.draw(rng)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }
}

impl Hash for Omnigon88 {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

/// The position string.
impl fmt::Debug for Omnigon88 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Omnigon88({})", self.position_text())
    }
}
