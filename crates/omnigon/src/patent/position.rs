//! The state of a game of 1981 or 1983, and what a move does to it.

use core::cmp::Ordering;

#[cfg(feature = "rand_core")]
use abstract_games_core::rand_core::Rng;
use abstract_games_core::{ByPlayer, Outcome, Player, Position};
use abstract_games_toolkit::BoardCell;

use super::board::{BOARD, FAR_RANKS, LINES};
use super::key::{CAPTURE_KEYS, PIECE_KEYS, SERIES_KEYS, TURN_KEY, moves_key};
use super::series::Packed;
use super::{Cell, IllegalMove, Move, Moves, PieceKind, Rules, Setup};
use super::{ThirdTurn, TurnSeries, illegal};
use crate::EndReason;
use crate::lines::Lines;
use crate::pieces::{Kind, ROYAL};
use crate::position::Variant;

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
//
// Invariants: those that `Setup` checks; captured counts and series are below
// the sizes of their key tables; a series names a cell with a piece of its
// side; `second_moves` is 0 without an invasion. The key matches the rest.
pub type Omnigon = crate::Omnigon<Patent>;

/// The patents' games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Patent {}

/// What a position has besides the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    royals: u64,
    rules: Rules,
    captured: [u8; 2],
    series: [Packed; 2],
    second_moves: u16,
    turn: Player,
}

impl Omnigon {
    /// The position of a valid setup.
    pub(super) fn build(rules: Rules, setup: &Setup) -> Self {
        let state = State {
            royals: 0,
            rules,
            captured: [0; 2],
            series: [Packed::NONE; 2],
            second_moves: 0,
            turn: setup.turn,
        };
        let mut position = Self::new(state, &Cell::ALL, &setup.board);
        for player in Player::ALL {
            position.set_captured(player.index(), setup.captured[player]);
            position.set_series(player.index(), Packed::new(setup.series[player]));
        }
        position.set_second_moves(setup.second_moves);
        position
    }

    /// Sets the number of pieces that a side has captured, at most 15.
    #[inline]
    fn set_captured(&mut self, side: usize, count: u8) {
        let keys = &CAPTURE_KEYS[side];
        let before = usize::from(self.state.captured[side]);
        self.boards.key ^= keys[before & 15] ^ keys[usize::from(count) & 15];
        self.state.captured[side] = count;
    }

    /// Sets a side's series of turns in place.
    #[inline]
    fn set_series(&mut self, side: usize, series: Packed) {
        let keys = &SERIES_KEYS[side];
        self.boards.key ^= keys[self.state.series[side].index()] ^ keys[series.index()];
        self.state.series[side] = series;
    }

    /// Sets the number of moves that the second player has made.
    fn set_second_moves(&mut self, moves: u16) {
        self.boards.key ^= moves_key(self.state.second_moves) ^ moves_key(moves);
        self.state.second_moves = moves;
    }

    /// The pieces that may be turned in place, and the one that a third turn
    /// removes (OMN-26).
    #[inline(always)]
    pub(super) fn turnable(&self) -> (u64, u64) {
        let turned_twice = self.state.series[self.state.turn.index()].turned_twice();
        let removable = match self.state.rules.third_turn {
            ThirdTurn::Removes => turned_twice,
            ThirdTurn::Illegal => 0,
        };
        (self.boards.own & !turned_twice, removable)
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
        self.state.second_moves
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
        self.state.series[player.index()].unpack()
    }
}

/// The side that has lost its royal piece.
#[inline(always)]
fn royal_loser(position: &Omnigon) -> Option<Player> {
    if position.state.royals & position.boards.own == 0 {
        Some(position.state.turn)
    } else if position.state.royals & position.boards.enemies == 0 {
        Some(position.state.turn.opponent())
    } else {
        None
    }
}

/// Whether a side that has lost its royal piece removed it itself: then it moved
/// last, and not all of its missing pieces were captured.
fn removed_own_royal(position: &Omnigon, loser: Player) -> bool {
    let missing = u32::from(Rules::PIECES) - position.side(loser).count_ones();
    position.state.turn != loser
        && position.state.rules.third_turn == ThirdTurn::Removes
        && missing > position.captured()[!loser]
}

impl Variant for Patent {
    type Cell = Cell;
    type Kind = PieceKind;
    type Rules = Rules;
    type Move = Move;
    type Moves = Moves;
    type Setup = Setup;
    type State = State;

    const BOARD: u64 = BOARD;
    const SIDES: [&'static str; 2] = ["Black", "Red"];
    const TURN_KEY: u64 = TURN_KEY;

    #[inline(always)]
    fn rules(state: &State) -> Rules {
        state.rules
    }

    #[inline(always)]
    fn turn(state: &State) -> Player {
        state.turn
    }

    #[inline(always)]
    fn turn_mut(state: &mut State) -> &mut Player {
        &mut state.turn
    }

    #[inline(always)]
    fn add_royals(state: &mut State, cells: u64) {
        state.royals |= cells;
    }

    #[inline(always)]
    fn piece_key(player: Player, code: usize, bit: u32) -> u64 {
        PIECE_KEYS[player.index()][code % 32][bit as usize % 64]
    }

    #[inline(always)]
    fn lines(position: &Omnigon) -> &'static Lines {
        &LINES[position.state.rules.tiling as usize]
    }

    #[inline(always)]
    fn royals(position: &Omnigon) -> u64 {
        position.state.royals
    }

    #[inline(always)]
    fn sides(position: &Omnigon, bit: u32) -> usize {
        let royal = ROYAL * (position.state.royals >> bit & 1) as usize;
        position.boards.marks_on(bit) | royal
    }

    /// Pieces move in all directions (OMN-24).
    #[inline(always)]
    fn sliders(_: &Omnigon, _: usize) -> u64 {
        BOARD
    }

    #[inline(always)]
    fn steppers(_: &Omnigon) -> u64 {
        0
    }

    #[inline(always)]
    fn captured(position: &Omnigon) -> ByPlayer<u32> {
        let [first, second] = position.state.captured.map(u32::from);
        ByPlayer::new(first, second)
    }

    /// The order decides between two reasons (OMN-27, OMN-28).
    #[inline(always)]
    fn end(position: &Omnigon) -> Option<(Outcome, EndReason)> {
        if let Some(loser) = royal_loser(position) {
            let reason = if removed_own_royal(position, loser) {
                EndReason::OwnRoyalRemoved
            } else {
                EndReason::RoyalCaptured
            };
            return Some((Outcome::Win(!loser), reason));
        }
        let state = &position.state;
        let enough = state.rules.edition.captures_to_win();
        let won = |player: &Player| state.captured[player.index()] >= enough;
        if let Some(winner) = Player::ALL.into_iter().find(won) {
            return Some((Outcome::Win(winner), EndReason::Captures));
        }
        if state.second_moves < state.rules.invasion?.get() {
            return None;
        }
        let [first, second] = Player::ALL.map(|player| position.invaders(player));
        let outcome = match first.cmp(&second) {
            Ordering::Greater => Outcome::Win(Player::First),
            Ordering::Less => Outcome::Win(Player::Second),
            Ordering::Equal => Outcome::Draw,
        };
        Some((outcome, EndReason::Invasion))
    }

    #[inline(always)]
    fn legal_moves(position: &Omnigon) -> Moves {
        Moves::new(position)
    }

    #[inline(always)]
    fn is_legal(position: &Omnigon, mv: Move) -> bool {
        let (turnable, removable) = position.turnable();
        match mv {
            Move::Slide {
                from, to, capture, ..
            } => position.can_slide(from.bit(), to.bit(), capture),
            Move::Turn { cell, facing } => {
                let same_facing = || PieceKind::codes().facing(position.code(cell.bit())) == facing;
                turnable >> cell.bit() & 1 != 0 && !same_facing()
            }
            Move::Remove { cell } => removable >> cell.bit() & 1 != 0,
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
        let turn = position.state.turn;
        let (me, you) = (turn.index(), turn.opponent().index());
        let mut series = Packed::NONE;
        match mv {
            Move::Slide {
                from, to, facing, ..
            } => {
                let (origin, target) = (1_u64 << from.bit(), 1_u64 << to.bit());
                if position.slide(from.bit(), to.bit(), facing) {
                    position.state.royals &= !target;
                    position.set_captured(me, position.state.captured[me].wrapping_add(1));
                    position.set_series(you, position.state.series[you].without(to.bit()));
                }
                if position.state.royals & origin != 0 {
                    position.state.royals ^= origin | target;
                }
            }
            Move::Turn { cell, facing } => {
                position.turn_piece(cell.bit(), facing);
                series = position.state.series[me].then(cell.bit());
            }
            Move::Remove { cell } => {
                let gone = 1 << cell.bit();
                position.boards.key ^= Self::piece_key(turn, position.code(cell.bit()), cell.bit());
                position.boards.own &= !gone;
                position.boards.set_marks(gone, 0, &[0; 6]);
                position.state.royals &= !gone;
            }
            Move::Pass => {}
        }
        if position.state.series[me] != series {
            position.set_series(me, series);
        }
        if position.state.rules.invasion.is_some() && turn == Player::Second {
            position.set_second_moves(position.state.second_moves.wrapping_add(1));
        }
    }

    fn removed_cell(mv: Move) -> Option<Cell> {
        match mv {
            Move::Slide { to: cell, .. } | Move::Remove { cell } => Some(cell),
            Move::Turn { .. } | Move::Pass => None,
        }
    }

    #[cfg(feature = "rand_core")]
    #[inline]
    fn random_move<R: Rng + ?Sized>(position: &Omnigon, rng: &mut R) -> Option<Move> {
        super::random::random_move(position, rng)
    }
}
