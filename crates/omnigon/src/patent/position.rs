//! The state of a game of 1981 or 1983, and what a move does to it.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

#[cfg(feature = "rand_core")]
use abstract_games_core::rand_core::Rng;
use abstract_games_core::{ByPlayer, Notation, Outcome, Player, Position};

use super::board::{DIRECTIONS, FAR_RANKS, NO_WAY, RAYS, back, shields};
use super::key::{CAPTURE_KEYS, PIECE_KEYS, SERIES_KEYS, TURN_KEY, moves_key};
use super::piece::{Code, Piece};
use super::series::Packed;
use super::{Cell, IllegalMove, Move, Moves, PatentRules, Setup, ThirdTurn};
use crate::EndReason;
use crate::cells::sealed::Bit;

/// A position of a game of 1981 or 1983.
///
/// ```
/// use omnigon::{OmnigonPatent, PatentRules, Position};
///
/// let mut game = OmnigonPatent::start(PatentRules::OF_1981);
/// game.play("c3-c5@0".parse()?)?;
/// let drawn = "
///  8  b3  t2  u3  t2  b3
///  7   .  b3  q2  b3   .
///  6   .   .  t2   .   .
///  5   .   .  T0   .   .
///  4   .   .   .   .   .
///  3   .   .   .   .   .
///  2   .  B0  Q5  B0   .
///  1  B0  T5  U0  T5  B0
///      a   b   c   d   e
/// Red to move";
/// assert_eq!(game.to_string(), drawn[1..]);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Equality, hashing, keys
///
/// `Eq` compares the rules, the board, the side to move, the captures of both
/// sides, the turns in place that each side has made in a row with its latest
/// moves (OMN-26), and in invasion games the number of moves made (OMN-28).
/// That decides how a game goes on. No moves are counted without an invasion,
/// so a repeated position is an equal one. The [`key`](Position::key) covers
/// the same but for the rules, and `Hash` feeds the key.
//
// The board is kept as in 1988: for each face, the cells of pieces that have
// it protected, and the pieces of each side. Each kind at each facing has a
// set of faces of its own, except that an Omnigon looks like a Bitrog; so the
// royal pieces are kept, too.
//
// Invariants: those that `Setup` checks; captured counts and series are below
// the sizes of their key tables; a series names a cell with a piece of its
// side; `second_moves` is 0 without an invasion. `key` fits the rest.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OmnigonPatent {
    pub(super) faces: [u64; 6],
    /// The pieces of the side to move,
    own: u64,
    /// and of the other.
    enemies: u64,
    pub(super) royals: u64,
    key: u64,
    pub(super) rules: PatentRules,
    captured: [u8; 2],
    pub(super) series: [Packed; 2],
    second_moves: u16,
    turn: Player,
}

impl OmnigonPatent {
    /// No piece, and everything else as at the start of a game.
    pub(super) const fn empty(rules: PatentRules) -> Self {
        Self {
            faces: [0; 6],
            own: 0,
            enemies: 0,
            royals: 0,
            key: 0,
            rules,
            captured: [0; 2],
            series: [Packed::NONE; 2],
            second_moves: 0,
            turn: Player::First,
        }
    }

    /// Puts a piece on an empty cell.
    pub(super) fn put(&mut self, cell: Cell, piece: Piece) {
        let code = Code::new(piece.kind, piece.facing);
        let (side, bit) = (piece.player.index(), cell.bit());
        if piece.player == self.turn {
            self.own |= 1 << bit;
        } else {
            self.enemies |= 1 << bit;
        }
        self.royals |= u64::from(piece.kind.is_royal()) << bit;
        self.set_faces(0, 1 << bit, code);
        self.key ^= PIECE_KEYS[side][code.index()][bit as usize];
    }

    /// Sets the player to move.
    pub(super) fn set_turn(&mut self, turn: Player) {
        if self.turn != turn {
            self.turn = turn;
            core::mem::swap(&mut self.own, &mut self.enemies);
            self.key ^= TURN_KEY;
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

    /// Sets how many pieces a side has captured, at most 15.
    #[inline]
    pub(super) fn set_captured(&mut self, side: usize, count: u8) {
        let keys = &CAPTURE_KEYS[side];
        let before = usize::from(self.captured[side]);
        self.key ^= keys[before & 15] ^ keys[usize::from(count) & 15];
        self.captured[side] = count;
    }

    /// Sets a side's row of turns in place.
    #[inline]
    pub(super) fn set_series(&mut self, side: usize, series: Packed) {
        let keys = &SERIES_KEYS[side];
        self.key ^= keys[self.series[side].index()] ^ keys[series.index()];
        self.series[side] = series;
    }

    /// Sets how many moves the second player has made.
    pub(super) fn set_second_moves(&mut self, moves: u16) {
        self.key ^= moves_key(self.second_moves) ^ moves_key(moves);
        self.second_moves = moves;
    }

    /// Takes all faces off the cells `gone`, then sets those of a piece on the
    /// cell `here`.
    #[inline(always)]
    fn set_faces(&mut self, gone: u64, here: u64, code: Code) {
        for (cells, protected) in self.faces.iter_mut().zip(code.face_words()) {
            *cells = *cells & !gone | protected & here;
        }
    }

    /// Kind and facing of the piece on an occupied cell.
    #[inline(always)]
    pub(super) fn code(&self, bit: u32) -> Code {
        let faces = self.faces.iter().rev();
        let faces = faces.fold(0, |mask, cells| mask << 1 | (cells >> bit & 1) as u8);
        Code::from_faces(faces, self.royals >> bit & 1 != 0)
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

    /// Which side has lost its royal piece.
    #[inline(always)]
    fn royal_loser(&self) -> Option<Player> {
        if self.royals & self.own == 0 {
            Some(self.turn)
        } else if self.royals & self.enemies == 0 {
            Some(self.turn.opponent())
        } else {
            None
        }
    }

    /// How the game ended, and why. The order decides between two reasons
    /// (OMN-27, OMN-28).
    #[inline(always)]
    fn end(&self) -> Option<(Outcome, EndReason)> {
        if let Some(loser) = self.royal_loser() {
            let reason = if self.removed_own_royal(loser) {
                EndReason::OwnRoyalRemoved
            } else {
                EndReason::RoyalCaptured
            };
            return Some((Outcome::Win(!loser), reason));
        }
        let enough = self.rules.edition.captures_to_win();
        let won = |player: &Player| self.captured[player.index()] >= enough;
        if let Some(winner) = Player::ALL.into_iter().find(won) {
            return Some((Outcome::Win(winner), EndReason::Captures));
        }
        if self.second_moves < self.rules.invasion?.get() {
            return None;
        }
        let outcome = match self
            .invaders(Player::First)
            .cmp(&self.invaders(Player::Second))
        {
            Ordering::Greater => Outcome::Win(Player::First),
            Ordering::Less => Outcome::Win(Player::Second),
            Ordering::Equal => Outcome::Draw,
        };
        Some((outcome, EndReason::Invasion))
    }

    /// Whether a side that has lost its royal piece removed it itself: then it
    /// was the last to move, and not all that it lacks was captured.
    fn removed_own_royal(&self, loser: Player) -> bool {
        let lacks = u32::from(PatentRules::PIECES) - self.side(loser).count_ones();
        self.turn != loser
            && self.rules.third_turn == ThirdTurn::Removes
            && lacks > u32::from(self.captured[(!loser).index()])
    }

    /// How many enemy pieces each side has captured. At most as many as win
    /// (OMN-27); removed pieces do not count (OMN-26).
    #[inline]
    #[must_use]
    pub fn captured(&self) -> ByPlayer<u32> {
        let [first, second] = self.captured.map(u32::from);
        ByPlayer::new(first, second)
    }

    /// How many pieces of a side, its royal included, stand on the two ranks
    /// farthest from its own end (OMN-28). Counted in games without an
    /// invasion, too.
    #[inline]
    #[must_use]
    pub const fn invaders(&self, player: Player) -> u32 {
        (self.side(player) & FAR_RANKS[player.index()]).count_ones()
    }

    /// How many moves the second player has made in an invasion game (OMN-28);
    /// 0 in other games, where they are not counted.
    #[inline]
    #[must_use]
    pub const fn second_moves(&self) -> u16 {
        self.second_moves
    }
}

impl Position for OmnigonPatent {
    type Rules = PatentRules;
    type Move = Move;
    type Moves = Moves;
    type IllegalMove = IllegalMove;
    type EndReason = EndReason;

    fn start(rules: PatentRules) -> Self {
        Setup::start_position(rules)
    }

    #[inline]
    fn rules(&self) -> PatentRules {
        self.rules
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
    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.is_legal(mv) {
            Ok(())
        } else {
            Err(IllegalMove::explain(self, mv))
        }
    }

    #[inline]
    fn is_legal(&self, mv: Move) -> bool {
        if self.end().is_some() {
            return false;
        }
        let (own, enemies) = self.own_and_enemies();
        let turned_twice = self.series[self.turn.index()].turned_twice();
        match mv {
            Move::Slide {
                from, to, capture, ..
            } => {
                let (origin, target) = (1_u64 << from.bit(), 1_u64 << to.bit());
                let grid = self.rules.grid as usize;
                let way = usize::from(DIRECTIONS[grid][from.index()][to.bit() as usize]);
                if way >= usize::from(NO_WAY) || origin & own == 0 {
                    return false;
                }
                let rays = &RAYS[grid];
                let between = rays[way][from.bit() as usize] & rays[back(way)][to.bit() as usize];
                let lands = if capture {
                    target & enemies & !shields(&self.faces, way) != 0
                } else {
                    target & (own | enemies) == 0
                };
                between & (own | enemies) == 0 && lands
            }
            Move::Turn { cell, facing } => {
                own & !turned_twice & 1 << cell.bit() != 0
                    && self.code(cell.bit()).facing() != facing
            }
            Move::Remove { cell } => {
                turned_twice & 1 << cell.bit() != 0 && self.rules.third_turn == ThirdTurn::Removes
            }
            Move::Pass => self.legal_moves().next() == Some(Move::Pass),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()));
        let (me, you) = (self.turn.index(), self.turn.opponent().index());
        let keys = &PIECE_KEYS[me];
        let mut series = Packed::NONE;
        match mv {
            Move::Slide {
                from, to, facing, ..
            } => {
                let (origin, target) = (1_u64 << from.bit(), 1_u64 << to.bit());
                let before = self.code(from.bit());
                let after = before.turned(facing);
                self.key ^= keys[before.index()][from.bit() as usize]
                    ^ keys[after.index()][to.bit() as usize];
                if self.enemies & target != 0 {
                    let victim = self.code(to.bit());
                    self.key ^= PIECE_KEYS[you][victim.index()][to.bit() as usize];
                    self.enemies &= !target;
                    self.royals &= !target;
                    self.set_captured(me, self.captured[me].wrapping_add(1));
                    self.set_series(you, self.series[you].without(to.bit()));
                }
                self.own = self.own & !origin | target;
                if self.royals & origin != 0 {
                    self.royals ^= origin | target;
                }
                self.set_faces(origin | target, target, after);
            }
            Move::Turn { cell, facing } => {
                let before = self.code(cell.bit());
                let after = before.turned(facing);
                self.key ^= keys[before.index()][cell.bit() as usize]
                    ^ keys[after.index()][cell.bit() as usize];
                self.set_faces(1 << cell.bit(), 1 << cell.bit(), after);
                series = self.series[me].then(cell.bit());
            }
            Move::Remove { cell } => {
                let before = self.code(cell.bit());
                self.key ^= keys[before.index()][cell.bit() as usize];
                self.own &= !(1 << cell.bit());
                self.royals &= !(1 << cell.bit());
                self.set_faces(1 << cell.bit(), 0, before);
            }
            Move::Pass => {}
        }
        if self.series[me] != series {
            self.set_series(me, series);
        }
        if self.rules.invasion.is_some() && self.turn == Player::Second {
            self.set_second_moves(self.second_moves.wrapping_add(1));
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

impl Hash for OmnigonPatent {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
        self.rules.hash(state);
    }
}

/// The name of the game and the position string.
impl fmt::Debug for OmnigonPatent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OmnigonPatent({}, {})", self.rules, self.position_text())
    }
}
