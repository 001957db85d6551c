//! Positions, and playing moves.

mod stones;

use core::hash::{Hash, Hasher};

#[cfg(feature = "rand_core")]
use abstract_games_core::rand_core::Rng;
use abstract_games_core::{ByPlayer, Outcome, Player, Position};

use crate::board::Geometry;
use crate::{Cell, CellSet, EndReason, IllegalMove, Move, Moves, Rules, illegal, key};

pub(crate) use stones::Stones;

/// A position of Oust on a board whose cell sets have `W` words.
///
/// A plain value without heap data, 304 bytes on the usual board (`W` = 2).
/// Besides the stones it contains what makes move generation fast: the cells
/// that each side touches, the size of each group, and how that compares with
/// the enemy groups that it touches.
///
/// After a win [`turn`](Position::turn) is the winner, who captured last; after
/// a draw it is the player who would be next.
///
/// ```
/// use oust::prelude::*;
///
/// let mut game = Oust::start(Rules::HEX_3);
/// play_moves(&mut game, "c3 c4 a1 e1", |_, _| {})?;
/// assert_eq!(game.turn(), Player::First);
/// // Red's c2 forms a group of two with c3, which captures c4. Blue still has
/// // e1, and Red must move again.
/// play_moves(&mut game, "c2", |_, _| {})?;
/// assert_eq!(game.stones(Player::Second).len(), 1);
/// assert_eq!(game.turn(), Player::First);
/// // e3 captures nothing and ends the turn.
/// play_moves(&mut game, "e3", |_, _| {})?;
/// assert_eq!(game.turn(), Player::Second);
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Equality, hashing, keys
///
/// Two positions are equal if they have the same rules, stones, player to
/// move and outcome, whatever moves led to them. [`key`](Position::key) covers
/// the same except the rules. Keys are the same on every platform; a release
/// that changes them says so in the changelog.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Oust<const W: usize = 2> {
    key: u64,
    stones: Stones<W>,
    rules: Rules<W>,
    turn: Player,
    outcome: Option<Outcome>,
}

impl<const W: usize> Oust<W> {
    /// A position with stones that are on the board and do not overlap. There
    /// must be an outcome exactly if there is no legal move.
    pub(crate) fn new(
        rules: Rules<W>,
        of: ByPlayer<CellSet<W>>,
        turn: Player,
        outcome: Option<Outcome>,
    ) -> Self {
        Self {
            key: key::of(&of, turn, outcome),
            stones: Stones::new(Geometry::of(rules.board()), of),
            rules,
            turn,
            outcome,
        }
    }

    #[inline]
    pub(crate) fn geometry(&self) -> &'static Geometry {
        Geometry::of(self.rules.board())
    }

    #[inline]
    pub(crate) const fn tracked(&self) -> &Stones<W> {
        &self.stones
    }

    /// The stones of `player`.
    #[inline]
    #[must_use]
    pub fn stones(&self, player: Player) -> CellSet<W> {
        self.stones.of(player)
    }

    /// The empty cells.
    #[inline]
    #[must_use]
    pub fn empty(&self) -> CellSet<W> {
        self.stones.empty(self.geometry())
    }

    /// The player whose stone is on `cell`, or `None` if the cell is empty or
    /// not on the board.
    #[inline]
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Player> {
        let on_board = self.geometry().has(cell);
        Player::ALL
            .into_iter()
            .find(|&player| on_board && self.stones(player).contains(cell))
    }

    /// The cells where the player to move may place (OUST-4, OUST-5), none after
    /// the end of the game.
    #[inline]
    #[must_use]
    pub fn placements(&self) -> CellSet<W> {
        match self.outcome {
            None => self.stones.placements(self.geometry(), self.turn),
            Some(_) => CellSet::EMPTY,
        }
    }

    /// Whether `swap` is legal (OUST-11): the pie rule is on, Blue is to
    /// move, and the board holds one stone, a red one.
    #[inline]
    #[must_use]
    pub fn can_swap(&self) -> bool {
        self.rules.pie()
            && self.turn == Player::Second
            && self.outcome.is_none()
            && self.stones(Player::Second).is_empty()
            && self.stones(Player::First).len() == 1
    }

    /// Whether the player to move may place on `cell`: false off the board and
    /// after the end of the game.
    #[inline]
    fn can_place(&self, cell: Cell) -> bool {
        let geometry = self.geometry();
        self.outcome.is_none()
            && geometry.has(cell)
            && self.stones.empty(geometry).contains(cell)
            && self.stones.can_place(geometry, cell, self.turn)
    }

    fn place(&mut self, cell: Cell) {
        let geometry = self.geometry();
        if !geometry.has(cell) {
            return;
        }
        let (player, enemy) = (self.turn, !self.turn);
        self.key ^= key::stone(player, cell);
        if !self.stones.side(player).touched.contains(cell) {
            self.stones.place_alone(geometry, cell, player);
            self.end_turn();
            if !self.stones.anyone_can_place(geometry) {
                self.end(Outcome::Draw);
            }
            return;
        }
        // A capture cannot leave a dead board: the captured stones touched no
        // others of their colour, so the enemy can place where they were.
        let lost = self.stones.capture(geometry, cell, player);
        self.key = lost
            .iter()
            .fold(self.key, |key, cell| key ^ key::stone(enemy, cell));
        if self.stones(enemy).is_empty() {
            self.end(Outcome::Win(player));
        }
    }

    #[inline]
    fn end_turn(&mut self) {
        self.turn = !self.turn;
        self.key ^= key::TURN;
    }

    #[inline]
    fn end(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
        self.key ^= key::outcome(outcome);
    }

    fn swap(&mut self) {
        for player in Player::ALL {
            for cell in self.stones(player) {
                self.key ^= key::stone(player, cell) ^ key::stone(!player, cell);
            }
        }
        self.stones.change_sides();
        self.end_turn();
    }
}

impl<const W: usize> Position for Oust<W> {
    type Rules = Rules<W>;
    type Move = Move;
    type Moves = Moves<W>;
    type IllegalMove = IllegalMove;
    type EndReason = EndReason;

    /// The empty board, Red to move (OUST-1, OUST-3).
    fn start(rules: Rules<W>) -> Self {
        Self {
            key: key::START,
            stones: Stones::NONE,
            rules,
            turn: Player::First,
            outcome: None,
        }
    }

    #[inline]
    fn rules(&self) -> Rules<W> {
        self.rules
    }

    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[inline]
    fn end_reason(&self) -> Option<EndReason> {
        self.outcome.map(|outcome| match outcome {
            Outcome::Win(_) => EndReason::Ousted,
            Outcome::Draw => EndReason::DeadBoard,
        })
    }

    /// Placements by cell, then `pass` or `swap` if it is legal.
    #[inline]
    fn legal_moves(&self) -> Moves<W> {
        if self.outcome.is_some() {
            return Moves::new(CellSet::EMPTY, None);
        }
        let placements = self.placements();
        let last = if placements.is_empty() {
            Some(Move::Pass)
        } else if self.can_swap() {
            Some(Move::Swap)
        } else {
            None
        };
        Moves::new(placements, last)
    }

    #[inline]
    fn is_legal(&self, mv: Move) -> bool {
        match mv {
            Move::Place(cell) => self.can_place(cell),
            Move::Pass => self.outcome.is_none() && self.placements().is_empty(),
            Move::Swap => self.can_swap(),
        }
    }

    #[cold]
    fn explain(&self, mv: Move) -> IllegalMove {
        illegal::explain(self, mv)
    }

    /// Plays a move that is known to be legal.
    ///
    /// A placement off the board does nothing; after any other illegal move the
    /// position may be one that no game can reach.
    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        debug_assert!(self.is_legal(mv), "illegal move: {mv:?}");
        match mv {
            Move::Place(cell) => self.place(cell),
            Move::Pass => self.end_turn(),
            Move::Swap => self.swap(),
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

impl<const W: usize> Hash for Oust<W> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
        self.rules.hash(state);
    }
}

/// The usual board at the start of the game.
impl Default for Oust<2> {
    fn default() -> Self {
        Self::start(Rules::default())
    }
}
