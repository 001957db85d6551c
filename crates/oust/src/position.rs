//! A position, and playing.

use core::fmt;
use core::hash::{Hash, Hasher};

#[cfg(feature = "rand_core")]
use abstract_games_core::rand_core::Rng;
use abstract_games_core::{Bitboard, ByPlayer, Outcome, Player, Position};

use crate::geometry::Geometry;
use crate::stones::Stones;
use crate::{IllegalMove, Move, Moves, Rules, key};

/// A position of Oust on a board whose sets of cells take `W` words.
///
/// A plain value without heap data, 304 bytes on the usual board (`W` = 2).
/// Besides the stones it keeps what makes moves fast: which cells each side
/// touches, and for each group its size and how that compares to the enemies
/// that it touches.
///
/// After a win [`turn`](Position::turn) is the winner, who captured last;
/// after a draw it is the player who would be next.
///
/// ```
/// use oust::{Oust, Player, Position, Rules, play_moves};
///
/// let mut game = Oust::start(Rules::HEX_3);
/// play_moves(&mut game, "c3 c4 a1 e1", |_, _| {})?;
/// assert_eq!(game.turn(), Player::First);
/// // Red's c2 makes a group of two with c3, which captures c4. Blue's e1 is
/// // still there, and Red must go on.
/// play_moves(&mut game, "c2", |_, _| {})?;
/// assert!(game.stones(Player::Second).iter().eq([16]));
/// assert_eq!(game.turn(), Player::First);
/// // e3 captures nothing and ends the turn.
/// play_moves(&mut game, "e3", |_, _| {})?;
/// assert_eq!(game.turn(), Player::Second);
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), oust::PlayMovesError<Oust<1>>>(())
/// ```
///
/// # Equality, hashing, keys
///
/// Two positions are equal if they have the same rules, stones, player to
/// move and outcome, however they came about. [`key`](Position::key) covers
/// the same but for the rules. Keys are the same on every platform; a release
/// that changes them says so in the changelog.
#[derive(Clone, Copy)]
pub struct Oust<const W: usize = 2> {
    stones: Stones<W>,
    key: u64,
    rules: Rules<W>,
    turn: Player,
    outcome: Option<Outcome>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum EndReason {
    /// A placement captured all enemy stones: a win (OUST-9).
    Ousted,
    /// Neither side can ever place again: a draw (OUST-10).
    DeadBoard,
}

impl EndReason {
    /// The number of the rule in the rule book.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Ousted => "OUST-9",
            Self::DeadBoard => "OUST-10",
        }
    }
}

/// `ousted` or `dead board`.
impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Ousted => "ousted",
            Self::DeadBoard => "dead board",
        })
    }
}

impl<const W: usize> Oust<W> {
    /// A position from stones that are on the board and do not overlap. An
    /// unfinished position must have a move, a finished one its outcome.
    pub(crate) fn new(
        rules: Rules<W>,
        of: ByPlayer<Bitboard<W>>,
        turn: Player,
        outcome: Option<Outcome>,
    ) -> Self {
        Self {
            stones: Stones::new(Geometry::of(rules.board()), of),
            key: key::of(&of, turn, outcome),
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
    pub(crate) const fn known(&self) -> &Stones<W> {
        &self.stones
    }

    /// The cells with stones of `player`.
    #[inline]
    #[must_use]
    pub fn stones(&self, player: Player) -> Bitboard<W> {
        self.stones.of(player)
    }

    /// The empty cells.
    #[inline]
    #[must_use]
    pub fn empty(&self) -> Bitboard<W> {
        self.stones.empty(self.geometry())
    }

    /// Whose stone is on `cell`, if there is one. `None` off the board too.
    #[inline]
    #[must_use]
    pub fn at(&self, cell: u16) -> Option<Player> {
        let on_board = cell < self.geometry().cells();
        Player::ALL
            .into_iter()
            .find(|&player| on_board && self.stones(player).contains(cell))
    }

    /// The cells where the player to move may place (OUST-4, OUST-5); none
    /// after the end of the game.
    #[inline]
    #[must_use]
    pub fn placements(&self) -> Bitboard<W> {
        match self.outcome {
            None => self.stones.placements(self.geometry(), self.turn),
            Some(_) => Bitboard::EMPTY,
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

    /// Whether the player to move may place on `cell`; false off the board
    /// and after the end.
    #[inline]
    pub(crate) fn can_place(&self, cell: u16) -> bool {
        let geometry = self.geometry();
        self.outcome.is_none()
            && cell < geometry.cells()
            && self.stones.empty(geometry).contains(cell)
            && self.stones.can_place(geometry, cell, self.turn)
    }

    fn place(&mut self, cell: u16) {
        let geometry = self.geometry();
        if cell >= geometry.cells() {
            return;
        }
        let (player, enemy) = (self.turn, !self.turn);
        self.key ^= key::stone(player, cell);
        if !self.stones.side(player).touched.contains(cell) {
            self.stones.place_alone(geometry, cell, player);
            self.pass_the_turn();
            if !self.stones.anyone_can_place(geometry) {
                self.end(Outcome::Draw);
            }
            return;
        }
        // This cannot leave a dead board: the stones that it removes touched
        // no others of their colour, so the enemy can place where they were.
        let lost = self.stones.capture(geometry, cell, player);
        self.key = lost
            .iter()
            .fold(self.key, |key, cell| key ^ key::stone(enemy, cell));
        if self.stones(enemy).is_empty() {
            self.end(Outcome::Win(player));
        }
    }

    /// A board that is not dead stays so when the turn passes.
    #[inline]
    fn pass_the_turn(&mut self) {
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
        self.pass_the_turn();
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
            stones: Stones::NONE,
            key: key::of(
                &ByPlayer::new(Bitboard::<W>::EMPTY, Bitboard::EMPTY),
                Player::First,
                None,
            ),
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

    /// Placements in the order of cells, then `pass` or `swap` if legal.
    #[inline]
    fn legal_moves(&self) -> Moves<W> {
        if self.outcome.is_some() {
            return Moves::new(Bitboard::EMPTY, None);
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
    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.is_legal(mv) {
            Ok(())
        } else {
            Err(IllegalMove::explain(self, mv))
        }
    }

    #[inline]
    fn is_legal(&self, mv: Move) -> bool {
        match mv {
            Move::Place(cell) => self.can_place(cell),
            Move::Pass => self.outcome.is_none() && self.placements().is_empty(),
            Move::Swap => self.can_swap(),
        }
    }

    /// Plays a move that is known to be legal.
    ///
    /// A placement off the board does nothing; other illegal moves leave
    /// stones that no game could have left.
    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        debug_assert!(self.is_legal(mv), "{mv:?} is not legal");
        match mv {
            Move::Place(cell) => self.place(cell),
            Move::Pass => self.pass_the_turn(),
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

impl<const W: usize> PartialEq for Oust<W> {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
            && Player::ALL.map(|player| self.stones(player))
                == Player::ALL.map(|player| other.stones(player))
            && self.turn == other.turn
            && self.outcome == other.outcome
            && self.rules == other.rules
    }
}

impl<const W: usize> Eq for Oust<W> {}

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
