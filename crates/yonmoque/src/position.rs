//! The position: its state, and what a move does to it.

use core::hash::{Hash, Hasher};

#[cfg(feature = "rand_core")]
use abstract_games_core::rand_core::Rng;
use abstract_games_core::{ByPlayer, Outcome, Player, Position};

use crate::board::BOARD;
use crate::board::tables::FIVES;
use crate::lines::{flips, has_five, has_four, has_new_four};
use crate::movegen::{destinations, is_blocked};
use crate::{Cell, CellSet, EndReason, IllegalMove, Move, Moves, Rules, key};

/// A position of Yonmoque: the board, both hands, the player to move, and how
/// the game ended, if it has.
///
/// Blue is [`Player::First`], White is [`Player::Second`]. After the end of the
/// game, [`turn`](Position::turn) returns the player who would have moved next.
///
/// ```
/// use yonmoque::prelude::*;
///
/// let mut game = Yonmoque::start(Rules::STANDARD);
/// assert_eq!(game.legal_moves().len(), 25);
/// game.play(Move::Place(Cell::C3))?;
/// assert_eq!(game.at(Cell::C3), Some(Player::First));
/// assert_eq!(game.turn(), Player::Second);
/// # Ok::<(), IllegalMove>(())
/// ```
///
/// # Invariants
///
/// - No cell holds two pieces, and board and hands add up to twelve (YON-2).
/// - The game has ended exactly if the last move made five in a row (YON-9),
///   was a movement that made a new four in a row (YON-8), or left the next
///   player without a legal move (YON-4).
///
/// # Equality, hashing and keys
///
/// `Eq`, `Hash` and [`key`](Position::key) cover the board, both hands, the
/// player to move and the winner. They leave out
/// [why](Position::end_reason) the game ended, which is not part of the
/// position string. When a position is parsed, the reason follows from the
/// board. It differs from the original only if the next player is blocked while
/// the winner has an older four in a row.
///
/// Keys are the same on every platform. A release that changes them says so in
/// the changelog.
#[derive(Clone, Copy)]
pub struct Yonmoque {
    key: u64,
    /// The pieces of the player to move and of the opponent. Stored by turn
    /// rather than by colour so that playing a move needs no lookup.
    own: CellSet,
    enemy: CellSet,
    own_hand: u8,
    enemy_hand: u8,
    turn: Player,
    /// The winner, and why.
    end: Option<(Player, EndReason)>,
}

impl Yonmoque {
    /// A position from its parts, which the caller has validated.
    pub(crate) fn from_parts(
        pieces: ByPlayer<CellSet>,
        hands: ByPlayer<u8>,
        turn: Player,
        end: Option<(Player, EndReason)>,
    ) -> Self {
        Self {
            key: key::of(pieces, hands, turn, end.map(|(winner, _)| winner)),
            own: pieces[turn],
            enemy: pieces[!turn],
            own_hand: hands[turn],
            enemy_hand: hands[!turn],
            turn,
            end,
        }
    }

    /// A player's pieces on the board.
    #[inline]
    #[must_use]
    pub fn pieces(&self, player: Player) -> CellSet {
        if player == self.turn {
            self.own
        } else {
            self.enemy
        }
    }

    /// The number of pieces that a player has in hand (YON-11).
    #[inline]
    #[must_use]
    pub fn hand(&self, player: Player) -> u8 {
        if player == self.turn {
            self.own_hand
        } else {
            self.enemy_hand
        }
    }

    /// The empty cells.
    #[inline]
    #[must_use]
    pub fn empty(&self) -> CellSet {
        // The complement. In every ply, `^` costs less than `without`.
        BOARD ^ (self.own | self.enemy)
    }

    /// The owner of the piece on a cell, or `None` if the cell is empty.
    #[inline]
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Player> {
        if self.own.contains(cell) {
            Some(self.turn)
        } else if self.enemy.contains(cell) {
            Some(!self.turn)
        } else {
            None
        }
    }

    /// The cells to which the piece on `from` can step or slide (YON-5, YON-6),
    /// whichever player is to move. Empty if there is no piece.
    ///
    /// ```
    /// use yonmoque::prelude::*;
    ///
    /// let game = Yonmoque::parse_position(Rules::STANDARD, "5/5/5/5/3w1 b 6 5")?;
    /// assert_eq!(game.destinations(Cell::D1).to_string(), "c1 e1 c2 d2 e2 b3 a4");
    /// # Ok::<(), SetupError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn destinations(&self, from: Cell) -> CellSet {
        match self.at(from) {
            Some(player) => {
                let on_own_colour = Cell::of_colour(player).contains(from);
                destinations(from, on_own_colour, self.empty())
            }
            None => CellSet::EMPTY,
        }
    }

    /// Places a piece from hand (YON-3). This can lose by five in a row (YON-9)
    /// but never wins.
    #[inline]
    fn place(&mut self, cell: Cell) {
        let player = self.turn;
        self.key ^= key::piece(player, cell) ^ key::take(player, self.own_hand);
        self.own.insert(cell);
        self.own_hand = self.own_hand.saturating_sub(1);
        let fives = FIVES[cell.index()];
        let lost = fives.iter().any(|line| line.is_subset(self.own));
        self.pass_turn(lost.then_some((!player, EndReason::Five)));
    }

    /// Moves a piece and flips the enemy pieces that it traps (YON-7).
    // `inline(always)` because of callers that copy a position and play on the
    // copy, which then stays in registers. Otherwise it is written to memory
    // field by field and immediately read back as a whole, which stalls the
    // processor for about as long as the move itself takes.
    #[inline(always)]
    fn relocate(&mut self, from: Cell, to: Cell) {
        let player = self.turn;
        let before = self.own;
        let moved = before.without(from.into()).with(to);
        let flips = flips(to, moved, self.enemy);
        self.key ^= key::piece(player, from) ^ key::piece(player, to);
        for cell in flips {
            self.key ^= key::flip(cell);
        }
        self.own = moved | flips;
        self.enemy = self.enemy.without(flips);
        let end = if has_four(self.own) {
            end_by_line(player, before, self.own)
        } else {
            None
        };
        self.pass_turn(end);
    }

    /// Passes the turn. The game ends if the move has ended it, or if the next
    /// player is blocked (YON-4).
    #[inline]
    fn pass_turn(&mut self, mut end: Option<(Player, EndReason)>) {
        if end.is_none() && is_blocked(self.enemy, self.enemy_hand, self.empty()) {
            end = Some((self.turn, EndReason::NoMoves));
        }
        if let Some((winner, _)) = end {
            self.key ^= key::winner(winner);
        }
        *self = Self {
            key: self.key ^ key::TURN,
            own: self.enemy,
            enemy: self.own,
            own_hand: self.enemy_hand,
            enemy_hand: self.own_hand,
            turn: !self.turn,
            end,
        };
    }
}

/// How a movement that leaves the mover with four in a row ends the game, if it
/// does: five in a row loses and takes precedence (YON-9), a new four in a row
/// wins (YON-8).
#[cold]
fn end_by_line(mover: Player, before: CellSet, after: CellSet) -> Option<(Player, EndReason)> {
    if has_five(after) {
        Some((!mover, EndReason::Five))
    } else if has_new_four(before, after) {
        Some((mover, EndReason::Four))
    } else {
        None
    }
}

impl Position for Yonmoque {
    type Rules = Rules;
    type Move = Move;
    type Moves = Moves;
    type IllegalMove = IllegalMove;
    type EndReason = EndReason;

    /// The start: an empty board, six pieces in each hand, Blue to move
    /// (YON-2).
    fn start(_: Rules) -> Self {
        let hands = ByPlayer::new(Rules::HAND, Rules::HAND);
        Self::from_parts(ByPlayer::default(), hands, Player::First, None)
    }

    #[inline]
    fn rules(&self) -> Rules {
        Rules::STANDARD
    }

    /// The player to move, or who would have moved next if the game has ended.
    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.end.map(|(winner, _)| Outcome::Win(winner))
    }

    #[inline]
    fn end_reason(&self) -> Option<EndReason> {
        self.end.map(|(_, reason)| reason)
    }

    /// The legal moves in the order of [`Move`].
    #[inline]
    fn legal_moves(&self) -> Moves {
        if self.end.is_some() {
            return Moves::none();
        }
        Moves::new(self.turn, self.own, self.empty(), self.own_hand > 0)
    }

    #[inline]
    fn is_legal(&self, mv: Move) -> bool {
        match mv {
            _ if self.end.is_some() => false,
            Move::Place(cell) => self.own_hand > 0 && self.empty().contains(cell),
            Move::Relocate { from, to } => {
                self.own.contains(from) && self.destinations(from).contains(to)
            }
        }
    }

    #[cold]
    fn explain(&self, mv: Move) -> IllegalMove {
        IllegalMove::new(self, mv)
    }

    // `inline(always)` for the reason given at `relocate`.
    #[inline(always)]
    fn play_unchecked(&mut self, mv: Move) {
        debug_assert!(self.is_legal(mv), "{mv} is illegal in\n{self}");
        match mv {
            Move::Place(cell) => self.place(cell),
            Move::Relocate { from, to } => self.relocate(from, to),
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    #[cfg(feature = "rand_core")]
    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Move> {
        crate::random::random_move(self, rng)
    }
}

impl PartialEq for Yonmoque {
    fn eq(&self, other: &Self) -> bool {
        let compared = |p: &Self| {
            let hands = (p.own_hand, p.enemy_hand);
            (p.own, p.enemy, hands, p.turn, p.outcome())
        };
        compared(self) == compared(other)
    }
}

impl Eq for Yonmoque {}

impl Hash for Yonmoque {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}
