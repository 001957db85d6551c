//! Positions of either game: the board, what pieces attack and protect, and
//! what a move does to the board.

use core::fmt::{self, Debug, Display};
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;
use core::str::FromStr;

#[cfg(feature = "rand_core")]
use abstract_games_core::rand_core::Rng;
use abstract_games_core::{ByPlayer, Notation, Outcome, Player, Position, RuleSet, Score};
use abstract_games_toolkit::{BoardCell, CellSet, NameError};

use crate::illegal::IllegalMove;
use crate::lines::{Lines, opposite, shields};
use crate::pieces::{Bitboards, Kind, Piece};
use crate::setup::VariantSetup;
use crate::{EndReason, Facing, ParseMoveError};

/// A position of the [published game](crate::published::Omnigon) or of a
/// [patent's game](crate::patent::Omnigon).
///
/// # Equality, hashing, keys
///
/// `Eq` compares everything that affects the rest of the game: the rules, the
/// pieces with their cells and facings, and the side to move; in the patents'
/// games also the captures of both sides, the turns in place that each side has
/// made in a row with its latest moves (OMN-26), and in invasion games the
/// number of moves made (OMN-28). So except in invasion games a repeated
/// position is an equal one. The [`key`](Position::key) covers the same except
/// the rules, and `Hash` feeds both.
#[derive(Copy, PartialEq, Eq)]
pub struct Omnigon<V: Variant> {
    pub(crate) boards: Bitboards,
    pub(crate) state: V::State,
}

/// One of the two games.
pub trait Variant: Copy + Ord + Hash + Debug + Send + Sync + 'static {
    type Cell: BoardCell + Hash + Debug + Display + Send + Sync + 'static;
    type Kind: Kind;
    type Rules: RuleSet + Display + FromStr<Err = NameError>;
    type Move: Copy
        + Ord
        + Hash
        + Debug
        + Send
        + Sync
        + 'static
        + Display
        + FromStr<Err = ParseMoveError>;
    type Moves: ExactSizeIterator<Item = Self::Move> + FusedIterator + Clone + Debug;
    type Setup: VariantSetup<Self>;
    /// What a position has besides the board: the player to move, and more.
    type State: Copy + Eq + Send + Sync + 'static;

    /// The bits of all cells.
    const BOARD: u64;
    /// The names of the sides.
    const SIDES: [&'static str; 2];
    /// The key of the second player's turn.
    const TURN_KEY: u64;

    fn rules(state: &Self::State) -> Self::Rules;

    fn turn(state: &Self::State) -> Player;

    fn turn_mut(state: &mut Self::State) -> &mut Player;

    /// Records the bits of royal pieces where the board does not identify them.
    fn add_royals(_: &mut Self::State, _: u64) {}

    /// The part of the key for a piece, given by its code, on a cell.
    fn piece_key(player: Player, code: usize, bit: u32) -> u64;

    fn lines(position: &Omnigon<Self>) -> &'static Lines;

    /// The royal pieces of both sides.
    fn royals(position: &Omnigon<Self>) -> u64;

    /// The marked sides of the piece on a cell, with
    /// [`ROYAL`](crate::pieces::ROYAL) where a game needs it.
    fn sides(position: &Omnigon<Self>, bit: u32) -> usize;

    /// The pieces that move any number of cells in a direction.
    fn sliders(position: &Omnigon<Self>, direction: usize) -> u64;

    /// The pieces that move one cell in any direction.
    fn steppers(position: &Omnigon<Self>) -> u64;

    fn captured(position: &Omnigon<Self>) -> ByPlayer<u32>;

    /// How the game ended and why.
    fn end(position: &Omnigon<Self>) -> Option<(Outcome, EndReason)>;

    fn legal_moves(position: &Omnigon<Self>) -> Self::Moves;

    /// Whether a move is legal in a game that has not ended.
    fn is_legal(position: &Omnigon<Self>, mv: Self::Move) -> bool;

    /// Why a move is illegal in a game that has not ended.
    fn explain(position: &Omnigon<Self>, mv: Self::Move) -> IllegalMove<Self>;

    /// The rule that an illegal move violates, for all reasons but the end of
    /// the game.
    fn rule(error: &IllegalMove<Self>) -> &'static str;

    /// Plays a move except for the change of turn.
    fn play(position: &mut Omnigon<Self>, mv: Self::Move);

    /// The cell of the piece that a move captures or removes, if any.
    fn removed_cell(mv: Self::Move) -> Option<Self::Cell>;

    #[cfg(feature = "rand_core")]
    fn random_move<R: Rng + ?Sized>(position: &Omnigon<Self>, rng: &mut R) -> Option<Self::Move>;
}

// Not derived, which would copy a generic type field by field.
impl<V: Variant> Clone for Omnigon<V> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<V: Variant> Omnigon<V> {
    /// A position with these pieces, by the indices of `cells`.
    pub(crate) fn new(
        state: V::State,
        cells: &[V::Cell],
        pieces: &[Option<Piece<V::Kind>>],
    ) -> Self {
        let mut boards = Bitboards::EMPTY;
        if V::turn(&state) == Player::Second {
            boards.key = V::TURN_KEY;
        }
        let mut position = Self { boards, state };
        for (&cell, piece) in cells.iter().zip(pieces) {
            if let Some(piece) = piece {
                position.put(cell, *piece);
            }
        }
        position
    }

    /// Puts a piece on an empty cell.
    fn put(&mut self, cell: V::Cell, piece: Piece<V::Kind>) {
        let (code, bit) = (piece.kind.code(piece.facing), cell.bit());
        let words = V::Kind::codes().mark_words(code);
        self.boards.set_marks(0, 1 << bit, words);
        if piece.player == self.turn() {
            self.boards.own |= 1 << bit;
        } else {
            self.boards.enemies |= 1 << bit;
        }
        self.boards.key ^= V::piece_key(piece.player, code, bit);
        V::add_royals(&mut self.state, u64::from(piece.kind.is_royal()) << bit);
    }

    /// The bitboard of a side.
    #[inline(always)]
    pub(crate) fn side(&self, player: Player) -> u64 {
        if player == self.turn() {
            self.boards.own
        } else {
            self.boards.enemies
        }
    }

    /// The code of the piece on an occupied cell.
    #[inline(always)]
    pub(crate) fn code(&self, bit: u32) -> usize {
        V::Kind::codes().code(V::sides(self, bit))
    }

    /// Turns the own piece on a cell.
    #[inline(always)]
    pub(crate) fn turn_piece(&mut self, bit: u32, facing: Facing) {
        let (me, codes) = (self.turn(), V::Kind::codes());
        let sides = V::sides(self, bit);
        let (before, after) = (codes.code(sides), codes.turned(sides, facing));
        self.boards.key ^= V::piece_key(me, before, bit) ^ V::piece_key(me, after, bit);
        let words = codes.mark_words(after);
        self.boards.set_marks(1 << bit, 1 << bit, words);
    }

    /// Moves an own piece to another cell, captures any piece there, and turns
    /// the piece. Returns whether it captured.
    #[inline(always)]
    pub(crate) fn slide(&mut self, from: u32, to: u32, facing: Facing) -> bool {
        let (me, codes) = (self.turn(), V::Kind::codes());
        let (origin, target) = (1_u64 << from, 1_u64 << to);
        let sides = V::sides(self, from);
        let (before, after) = (codes.code(sides), codes.turned(sides, facing));
        let mut key = V::piece_key(me, before, from) ^ V::piece_key(me, after, to);
        let captures = self.boards.enemies & target != 0;
        if captures {
            key ^= V::piece_key(me.opponent(), self.code(to), to);
            self.boards.enemies &= !target;
        }
        self.boards.key ^= key;
        self.boards.own = self.boards.own & !origin | target;
        let words = codes.mark_words(after);
        self.boards.set_marks(origin | target, target, words);
        captures
    }

    /// Whether the own piece on a cell can move to another one, as a capture
    /// or not.
    #[inline(always)]
    pub(crate) fn can_slide(&self, from: u32, to: u32, capture: bool) -> bool {
        let boards = &self.boards;
        let (origin, target) = (1_u64 << from, 1_u64 << to);
        let Some(direction) = V::lines(self).direction(from, to) else {
            return false;
        };
        let between = V::lines(self).between(direction, from, to);
        let moves = if origin & V::steppers(self) != 0 {
            between == 0
        } else {
            V::sliders(self, direction) & origin != 0 && between & boards.occupied() == 0
        };
        let lands = if capture {
            target & boards.enemies & !shields(&boards.marks, direction) != 0
        } else {
            target & boards.occupied() == 0
        };
        boards.own & origin != 0 && moves && lands
    }

    /// The piece on a cell.
    #[must_use]
    pub fn at(&self, cell: V::Cell) -> Option<Piece<V::Kind>> {
        let stands = |player: &Player| self.pieces(*player).contains(cell);
        let player = Player::ALL.into_iter().find(stands)?;
        let (codes, code) = (V::Kind::codes(), self.code(cell.bit()));
        Some(Piece {
            player,
            kind: codes.kind(code),
            facing: codes.facing(code),
        })
    }

    /// The cells of a side's pieces.
    #[must_use]
    pub fn pieces(&self, player: Player) -> CellSet<V::Cell, u64> {
        CellSet::from_bits(self.side(player))
    }

    /// The cell of a side's royal piece (the Helios, Unitrog or Omnigon), or
    /// `None` if it is no longer on the board.
    #[must_use]
    pub fn royal(&self, player: Player) -> Option<V::Cell> {
        CellSet::<_, u64>::from_bits(V::royals(self) & self.side(player)).first()
    }

    /// The number of enemy pieces that each side has captured. In the patents'
    /// games at most as many as win (OMN-27), and removed pieces do not count
    /// (OMN-26).
    #[inline]
    #[must_use]
    pub fn captured(&self) -> ByPlayer<u32> {
        V::captured(self)
    }

    /// The cells on which a move of a side in a direction can end.
    fn landing(&self, by: Player, direction: usize) -> u64 {
        let shielded = shields(&self.boards.marks, direction);
        V::BOARD & !self.boards.occupied() | self.side(!by) & !shielded
    }

    /// The cells that a side attacks, whichever side is to move: the empty
    /// cells to which its pieces could move, and the enemy pieces that they
    /// could capture.
    #[must_use]
    pub fn attacked(&self, by: Player) -> CellSet<V::Cell, u64> {
        let own = self.side(by);
        let empty = V::BOARD & !self.boards.occupied();
        let directions = V::lines(self).directions.iter().enumerate();
        CellSet::from_bits(directions.fold(0, |attacked, (direction, steps)| {
            let landing = self.landing(by, direction);
            let slides = steps.slide(V::sliders(self, direction) & own, empty, landing);
            attacked | slides | steps.step(V::steppers(self) & own) & landing
        }))
    }

    /// The pieces of a side that attack a cell, in the sense of
    /// [`attacked`](Self::attacked). A side never attacks the cells of its own
    /// pieces.
    #[must_use]
    pub fn attackers(&self, cell: V::Cell, by: Player) -> CellSet<V::Cell, u64> {
        self.reaching(cell, by, |direction| {
            self.landing(by, direction) >> cell.bit() & 1 != 0
        })
    }

    /// The pieces of a side that protect a cell: those that could reach the
    /// cell, whatever is on it. If an enemy captures there, they can recapture,
    /// unless the capturing piece turns its marked sides against them.
    #[must_use]
    pub fn protectors(&self, cell: V::Cell, by: Player) -> CellSet<V::Cell, u64> {
        self.reaching(cell, by, |_| true)
    }

    /// The pieces of a side that can reach a cell, whatever is on it, in the
    /// directions that `counts` accepts.
    fn reaching(
        &self,
        cell: V::Cell,
        by: Player,
        counts: impl Fn(usize) -> bool,
    ) -> CellSet<V::Cell, u64> {
        let (bit, lines) = (cell.bit(), V::lines(self));
        let mut reaching = 0;
        for direction in (0..lines.directions.len()).filter(|&direction| counts(direction)) {
            let back = opposite(direction);
            reaching |= lines.directions[back].step(1 << bit) & V::steppers(self);
            let behind = lines.ray(back, bit) & self.boards.occupied();
            if behind != 0 {
                let nearest = 1 << lines.directions[back].nearest(behind);
                reaching |= nearest & V::sliders(self, direction);
            }
        }
        CellSet::from_bits(reaching & self.side(by))
    }

    /// Whether the other side could capture a side's royal piece if it were to
    /// move. `false` if the royal piece is no longer on the board.
    #[must_use]
    pub fn royal_attacked(&self, player: Player) -> bool {
        self.royal(player)
            .is_some_and(|cell| !self.attackers(cell, !player).is_empty())
    }

    /// Whether the royal piece of the side to move is lost (OMN-9, OMN-27): it
    /// is attacked, and no move wins, draws, or leaves it on the board and
    /// unattacked. `false` after the end of the game.
    ///
    /// Tries the legal moves until one saves the piece.
    #[must_use]
    pub fn royal_lost(&self) -> bool {
        let player = self.turn();
        let saves = |mv| {
            let mut after = *self;
            after.play_unchecked(mv);
            match after.outcome() {
                Some(Outcome::Draw) => true,
                Some(Outcome::Win(winner)) if winner == player => true,
                _ => after.royal(player).is_some() && !after.royal_attacked(player),
            }
        };
        self.outcome().is_none() && self.royal_attacked(player) && !self.legal_moves().any(saves)
    }
}

impl<V: Variant> Position for Omnigon<V> {
    type Rules = V::Rules;
    type Move = V::Move;
    type Moves = V::Moves;
    type IllegalMove = IllegalMove<V>;
    type EndReason = EndReason;

    fn start(rules: V::Rules) -> Self {
        V::Setup::start(rules).build(rules)
    }

    #[inline]
    fn rules(&self) -> V::Rules {
        V::rules(&self.state)
    }

    /// The player to move; after the end, the one who would be next.
    #[inline]
    fn turn(&self) -> Player {
        V::turn(&self.state)
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        V::end(self).map(|(outcome, _)| outcome)
    }

    #[inline]
    fn end_reason(&self) -> Option<EndReason> {
        V::end(self).map(|(_, reason)| reason)
    }

    /// The legal moves, in the order documented at `Moves`.
    #[inline(always)]
    fn legal_moves(&self) -> V::Moves {
        V::legal_moves(self)
    }

    #[inline]
    fn is_legal(&self, mv: V::Move) -> bool {
        V::end(self).is_none() && V::is_legal(self, mv)
    }

    #[cold]
    fn explain(&self, mv: V::Move) -> IllegalMove<V> {
        match self.end_reason() {
            Some(reason) => IllegalMove::GameOver { reason },
            None => V::explain(self, mv),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: V::Move) {
        debug_assert_eq!(self.check(mv), Ok(()));
        V::play(self, mv);
        core::mem::swap(&mut self.boards.own, &mut self.boards.enemies);
        self.boards.key ^= V::TURN_KEY;
        let turn = V::turn_mut(&mut self.state);
        *turn = turn.opponent();
    }

    #[cfg(feature = "rand_core")]
    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<V::Move> {
        V::random_move(self, rng)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.boards.key
    }
}

impl<V: Variant> Notation for Omnigon<V> {
    type Setup = V::Setup;
    type SetupError = <V::Setup as VariantSetup<V>>::Error;
    type ParseMoveError = ParseMoveError;

    fn parse_move(_: V::Rules, text: &str) -> Result<V::Move, ParseMoveError> {
        text.parse()
    }

    fn write_move(_: V::Rules, mv: V::Move, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{mv}")
    }

    fn parse_setup(rules: V::Rules, text: &str) -> Result<V::Setup, Self::SetupError> {
        V::Setup::parse(rules, text)
    }

    fn write_setup(rules: V::Rules, setup: &V::Setup, out: &mut dyn fmt::Write) -> fmt::Result {
        setup.write(rules, out)
    }

    fn from_setup(rules: V::Rules, setup: &V::Setup) -> Result<Self, Self::SetupError> {
        setup.check(rules)?;
        Ok(setup.build(rules))
    }

    fn to_setup(&self) -> V::Setup {
        V::Setup::of(self)
    }
}

/// The number of enemy pieces captured. In 1988 it does not decide the game
/// (OMN-9); seven (1981) or six (1983) win (OMN-27).
impl<V: Variant> Score for Omnigon<V> {
    #[inline]
    fn score(&self) -> ByPlayer<u32> {
        self.captured()
    }
}

impl<V: Variant> Hash for Omnigon<V> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.boards.key);
        self.rules().hash(state);
    }
}

/// The name of the game and the position string.
impl<V: Variant> Debug for Omnigon<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Omnigon({}, {})", self.rules(), self.position_text())
    }
}
