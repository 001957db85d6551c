//! The state of a game of 1981 or 1983, and what a move does to it.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

#[cfg(feature = "rand_core")]
use abstract_games_core::rand_core::Rng;
use abstract_games_core::{ByPlayer, Notation, Outcome, Player, Position, Score};
use abstract_games_toolkit::BoardCell;

use super::TurnSeries;
use super::board::{BOARD, FAR_RANKS, LINES};
use super::key::{CAPTURE_KEYS, PIECE_KEYS, SERIES_KEYS, TURN_KEY, moves_key};
use super::series::Packed;
use super::{Cell, CellSet, IllegalMove, Move, Moves, Piece, PieceKind, Rules, Setup, ThirdTurn};
use crate::EndReason;
use crate::board::{Board, board_queries};
use crate::lines::Lines;
use crate::pieces::{Bitboards, Kind, ROYAL};

/// A position of a game of 1981 or 1983.
///
/// ```
/// use omnigon::patent::prelude::*;
///
/// let mut game = Omnigon::start(Rules::OF_1981);
/// let royal = game.at("c8".parse()?).unwrap();
/// assert_eq!((royal.kind, royal.facing), (PieceKind::Unitrog, Facing::F3));
///
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
///
/// // The Bitrog on c3 is protected against the Unitrog on c1.
/// let text = "...../...../...../...../...../u0.b3../...../..U0.. b";
/// let game = Omnigon::parse_position(Rules::OF_1981, text)?;
/// let attacked = game.attacked(Player::First);
/// assert_eq!(attacked.to_string(), "a1 b1 d1 e1 b2 c2 d2 a3 e3");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Equality, hashing, keys
///
/// `Eq` compares the rules, the board, the side to move, the captures of both
/// sides, the turns in place that each side has made in a row with its latest
/// moves (OMN-26), and in invasion games the number of moves made (OMN-28):
/// everything that affects the rest of the game. Moves are counted in invasion
/// games only, so in others a repeated position is an equal one. The
/// [`key`](Position::key) covers the same except the rules, and `Hash` feeds
/// the key.
//
// Invariants: those that `Setup` checks; captured counts and series are below
// the sizes of their key tables; a series names a cell with a piece of its
// side; `second_moves` is 0 without an invasion. The key matches the rest.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Omnigon {
    boards: Bitboards,
    royals: u64,
    pub(super) rules: Rules,
    captured: [u8; 2],
    series: [Packed; 2],
    second_moves: u16,
    turn: Player,
}

impl Omnigon {
    /// A board without pieces.
    pub(super) const fn empty(rules: Rules, turn: Player) -> Self {
        let mut boards = Bitboards::EMPTY;
        if matches!(turn, Player::Second) {
            boards.key = TURN_KEY;
        }
        Self {
            boards,
            royals: 0,
            rules,
            captured: [0; 2],
            series: [Packed::NONE; 2],
            second_moves: 0,
            turn,
        }
    }

    /// Marks the pieces on these cells as royal.
    pub(super) const fn add_royals(&mut self, cells: u64) {
        self.royals |= cells;
    }

    /// Sets the number of pieces that a side has captured, at most 15.
    #[inline]
    pub(super) fn set_captured(&mut self, side: usize, count: u8) {
        let keys = &CAPTURE_KEYS[side];
        let before = usize::from(self.captured[side]);
        self.boards.key ^= keys[before & 15] ^ keys[usize::from(count) & 15];
        self.captured[side] = count;
    }

    /// Sets a side's series of turns in place.
    #[inline]
    pub(super) fn set_series(&mut self, side: usize, series: Packed) {
        let keys = &SERIES_KEYS[side];
        self.boards.key ^= keys[self.series[side].index()] ^ keys[series.index()];
        self.series[side] = series;
    }

    /// Sets the number of moves that the second player has made.
    pub(super) fn set_second_moves(&mut self, moves: u16) {
        self.boards.key ^= moves_key(self.second_moves) ^ moves_key(moves);
        self.second_moves = moves;
    }

    /// How the game ended and why. The order decides between two reasons
    /// (OMN-27, OMN-28).
    #[inline(always)]
    pub(super) fn end(&self) -> Option<(Outcome, EndReason)> {
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
        let invaders = Player::ALL.map(|player| self.invaders(player));
        let outcome = match invaders[0].cmp(&invaders[1]) {
            Ordering::Greater => Outcome::Win(Player::First),
            Ordering::Less => Outcome::Win(Player::Second),
            Ordering::Equal => Outcome::Draw,
        };
        Some((outcome, EndReason::Invasion))
    }

    /// The side that has lost its royal piece.
    #[inline(always)]
    fn royal_loser(&self) -> Option<Player> {
        if self.royals & self.boards.own == 0 {
            Some(self.turn)
        } else if self.royals & self.boards.enemies == 0 {
            Some(self.turn.opponent())
        } else {
            None
        }
    }

    /// Whether a side that has lost its royal piece removed it itself: then it
    /// moved last, and not all of its missing pieces were captured.
    fn removed_own_royal(&self, loser: Player) -> bool {
        let missing = u32::from(Rules::PIECES) - self.side(loser).count_ones();
        self.turn != loser
            && self.rules.third_turn == ThirdTurn::Removes
            && missing > u32::from(self.captured[(!loser).index()])
    }

    /// The pieces that may be turned in place, and the one that a third turn
    /// removes (OMN-26).
    #[inline(always)]
    pub(super) fn turnable(&self) -> (u64, u64) {
        let turned_twice = self.series[self.turn.index()].turned_twice();
        let removable = match self.rules.third_turn {
            ThirdTurn::Removes => turned_twice,
            ThirdTurn::Illegal => 0,
        };
        (self.boards.own & !turned_twice, removable)
    }

    /// The number of enemy pieces that each side has captured, at most as many
    /// as win (OMN-27). Removed pieces do not count (OMN-26).
    #[inline]
    #[must_use]
    pub fn captured(&self) -> ByPlayer<u32> {
        let [first, second] = self.captured.map(u32::from);
        ByPlayer::new(first, second)
    }

    /// The number of pieces of a side, including the royal, on the two ranks
    /// farthest from its own end (OMN-28), also in games without invasion.
    #[inline]
    #[must_use]
    pub fn invaders(&self, player: Player) -> u32 {
        (self.side(player) & FAR_RANKS[player.index()]).count_ones()
    }

    /// The number of moves that the second player has made in an invasion game
    /// (OMN-28); 0 in other games, which do not count moves.
    #[inline]
    #[must_use]
    pub const fn second_moves(&self) -> u16 {
        self.second_moves
    }

    /// The turns in place that a side has made in a row with its latest moves
    /// (OMN-26).
    ///
    /// ```
    /// use omnigon::patent::prelude::*;
    ///
    /// let mut game = Omnigon::start(Rules::OF_1981);
    /// for mv in ["c3@0", "c6@0", "c3@1"] {
    ///     game.play(mv.parse()?)?;
    /// }
    /// let counts = Player::ALL.map(|player| game.series(player).unwrap().count);
    /// assert_eq!(counts, [2, 1]);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn series(&self, player: Player) -> Option<TurnSeries> {
        self.series[player.index()].unpack()
    }
}

board_queries!(Omnigon);

impl Board for Omnigon {
    type Cell = Cell;
    type Kind = PieceKind;

    const BOARD: u64 = BOARD;
    const SIDES: [&'static str; 2] = ["Black", "Red"];

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
        &LINES[self.rules.tiling as usize]
    }

    #[inline(always)]
    fn royals(&self) -> u64 {
        self.royals
    }

    #[inline(always)]
    fn sides(&self, bit: u32) -> usize {
        let royal = ROYAL * (self.royals >> bit & 1) as usize;
        self.boards.marks_on(bit) | royal
    }

    /// Pieces move in all directions (OMN-24).
    #[inline(always)]
    fn sliders(&self, _: usize) -> u64 {
        BOARD
    }

    #[inline(always)]
    fn steppers(&self) -> u64 {
        0
    }

    #[inline(always)]
    fn piece_key(player: Player, code: usize, bit: u32) -> u64 {
        PIECE_KEYS[player.index()][code % 32][bit as usize % 64]
    }
}

impl Position for Omnigon {
    type Rules = Rules;
    type Move = Move;
    type Moves = Moves;
    type IllegalMove = IllegalMove;
    type EndReason = EndReason;

    fn start(rules: Rules) -> Self {
        Setup::start(rules).build(rules)
    }

    #[inline]
    fn rules(&self) -> Rules {
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
    fn is_legal(&self, mv: Move) -> bool {
        if self.end().is_some() {
            return false;
        }
        let (turnable, removable) = self.turnable();
        match mv {
            Move::Slide {
                from, to, capture, ..
            } => self.can_slide(from.bit(), to.bit(), capture),
            Move::Turn { cell, facing } => {
                let same_facing = || PieceKind::codes().facing(self.code(cell.bit())) == facing;
                turnable >> cell.bit() & 1 != 0 && !same_facing()
            }
            Move::Remove { cell } => removable >> cell.bit() & 1 != 0,
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
        let (me, you) = (self.turn.index(), self.turn.opponent().index());
        let mut series = Packed::NONE;
        match mv {
            Move::Slide {
                from, to, facing, ..
            } => {
                let (origin, target) = (1_u64 << from.bit(), 1_u64 << to.bit());
                if self.slide(from.bit(), to.bit(), facing) {
                    self.royals &= !target;
                    self.set_captured(me, self.captured[me].wrapping_add(1));
                    self.set_series(you, self.series[you].without(to.bit()));
                }
                if self.royals & origin != 0 {
                    self.royals ^= origin | target;
                }
            }
            Move::Turn { cell, facing } => {
                self.turn_piece(cell.bit(), facing);
                series = self.series[me].then(cell.bit());
            }
            Move::Remove { cell } => {
                self.boards.key ^= Self::piece_key(self.turn, self.code(cell.bit()), cell.bit());
                self.boards.own &= !(1 << cell.bit());
                self.royals &= !(1 << cell.bit());
                self.boards.set_marks(1 << cell.bit(), 0, &[0; 6]);
            }
            Move::Pass => {}
        }
        if self.series[me] != series {
            self.set_series(me, series);
        }
        if self.rules.invasion.is_some() && self.turn == Player::Second {
            self.set_second_moves(self.second_moves.wrapping_add(1));
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

/// The number of enemy pieces captured. Seven (1981) or six (1983) win
/// (OMN-27).
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
        self.rules.hash(state);
    }
}

/// The name of the game and the position string.
impl fmt::Debug for Omnigon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Omnigon({}, {})", self.rules, self.position_text())
    }
}
