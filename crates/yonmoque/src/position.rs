//! The position: its state, and what a move does to it.

use core::hash::{Hash, Hasher};

#[cfg(feature = "rand_core")]
use abstract_games_core::rand_core::Rng;
use abstract_games_core::{ByPlayer, Outcome, Player, Position};

use crate::lines::{has_five, has_four, has_new_four, trapped};
use crate::movegen::{destinations, is_blocked};
use crate::tables::FIVES;
use crate::{EndReason, IllegalMove, Move, Moves, Rules, Square, Squares, key};

/// A position of Yonmoque.
///
/// A plain value of three words. Blue is [`Player::First`], White is
/// [`Player::Second`]. After the end [`turn`](Position::turn) names the player
/// who would be next.
///
/// # Invariants
///
/// - No square has two pieces; board and hands make twelve (YON-2).
/// - The game has ended exactly if the last move made five in a line (YON-9),
///   or moved and made a new four (YON-8), or left the next player blocked
///   (YON-4).
///
/// # Equality, hashing, keys
///
/// `Eq`, `Hash` and [`key`](Position::key) cover the board, both hands, the
/// player to move and the winner. They leave out [why](Position::end_reason) a
/// game ended, which matters to nobody's future and is not part of the
/// position string: a position read from text has the reason that its board
/// shows, which can be another only where a player is blocked by one who also
/// has an old four standing.
///
/// Keys are the same on every platform. A release that changes them says so in
/// the changelog.
///
/// ```
/// use yonmoque::{Move, Player, Position, Rules, Square, Yonmoque};
///
/// let mut game = Yonmoque::start(Rules::STANDARD);
/// assert_eq!(game.legal_moves().len(), 25);
/// game.play(Move::Place(Square::C3))?;
/// assert_eq!(game.at(Square::C3), Some(Player::First));
/// assert_eq!(game.turn(), Player::Second);
/// # Ok::<(), yonmoque::IllegalMove>(())
/// ```
#[derive(Clone, Copy)]
pub struct Yonmoque {
    key: u64,
    /// The pieces of the player to move, and the opponent's: told apart by
    /// turn and not by colour, so that playing needs no look-up.
    own: Squares,
    enemy: Squares,
    own_hand: u8,
    enemy_hand: u8,
    turn: Player,
    /// Who won, and why.
    end: Option<(Player, EndReason)>,
}

impl Yonmoque {
    /// Puts a position together. [`Setup`](crate::Setup) has checked that it
    /// is one.
    pub(crate) fn from_parts(
        pieces: ByPlayer<Squares>,
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
    pub fn pieces(&self, player: Player) -> Squares {
        if player == self.turn {
            self.own
        } else {
            self.enemy
        }
    }

    /// How many pieces a player has in hand (YON-11).
    #[inline]
    #[must_use]
    pub fn hand(&self, player: Player) -> u8 {
        if player == self.turn {
            self.own_hand
        } else {
            self.enemy_hand
        }
    }

    /// The empty squares.
    #[inline]
    #[must_use]
    pub fn empty(&self) -> Squares {
        !(self.own | self.enemy)
    }

    /// Whose piece stands on a square, or `None` if it is empty.
    #[inline]
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Player> {
        if self.own.contains(square) {
            Some(self.turn)
        } else if self.enemy.contains(square) {
            Some(!self.turn)
        } else {
            None
        }
    }

    /// Where the piece on `from` may go by YON-5 and YON-6, whoever's turn it
    /// is; nowhere from an empty square.
    ///
    /// ```
    /// use yonmoque::{Notation, Rules, Square, Yonmoque};
    ///
    /// let game = Yonmoque::parse_position(Rules::STANDARD, "5/5/5/5/3w1 b 6 5")?;
    /// assert_eq!(game.destinations(Square::D1).to_string(), "c1 e1 c2 d2 e2 b3 a4");
    /// # Ok::<(), yonmoque::SetupError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn destinations(&self, from: Square) -> Squares {
        match self.at(from) {
            Some(player) => {
                let on_own_colour = Squares::of_colour(player).contains(from);
                destinations(from, on_own_colour, self.empty())
            }
            None => Squares::EMPTY,
        }
    }

    /// Places a piece from hand (YON-3). Placing can lose by five (YON-9), and
    /// never wins.
    #[inline]
    fn place(&mut self, square: Square) {
        let player = self.turn;
        self.key ^= key::piece(player, square) ^ key::take(player, self.own_hand);
        self.own = self.own.with(square);
        self.own_hand = self.own_hand.saturating_sub(1);
        let five = FIVES[square.index()];
        let lost = five.iter().any(|line| line.is_subset(self.own));
        self.pass_turn(lost.then_some((!player, EndReason::Five)));
    }

    /// Moves a piece and flips what it traps (YON-7).
    // Inlined by force, like `play_unchecked`: a caller who copies and plays
    // then has the copy in registers. Otherwise it is written to memory field
    // by field and at once read back as a whole, which stalls the processor for
    // about as long as the move itself takes.
    #[inline(always)]
    fn relocate(&mut self, from: Square, to: Square) {
        let player = self.turn;
        let before = self.own;
        let own = before.without(from).with(to);
        let flipped = trapped(to, own, self.enemy);
        self.key ^= key::piece(player, from) ^ key::piece(player, to);
        for square in flipped {
            self.key ^= key::flip(square);
        }
        self.own = own | flipped;
        self.enemy = self.enemy & !flipped;
        let end = if has_four(self.own) {
            judge_lines(player, before, self.own)
        } else {
            None
        };
        self.pass_turn(end);
    }

    /// Passes the turn. The game ends as the move has decided, or because the
    /// next player is blocked (YON-4).
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

/// The end that the mover's lines bring, if they do: five loses and comes
/// first (YON-9), a new four by moving wins (YON-8).
#[cold]
fn judge_lines(mover: Player, before: Squares, after: Squares) -> Option<(Player, EndReason)> {
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

    /// An empty board, six pieces in each hand, Blue to move (YON-2).
    fn start(_: Rules) -> Self {
        let hands = ByPlayer::new(Rules::HAND, Rules::HAND);
        Self::from_parts(ByPlayer::default(), hands, Player::First, None)
    }

    #[inline]
    fn rules(&self) -> Rules {
        Rules::STANDARD
    }

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

    /// In the order that [`Moves`] describes.
    #[inline]
    fn legal_moves(&self) -> Moves {
        if self.end.is_some() {
            return Moves::none();
        }
        Moves::new(self.turn, self.own, self.empty(), self.own_hand > 0)
    }

    #[cfg(feature = "rand_core")]
    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Move> {
        crate::random::random_move(self, rng)
    }

    #[inline]
    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        let legal = match mv {
            _ if self.end.is_some() => false,
            Move::Place(square) => self.own_hand > 0 && self.empty().contains(square),
            Move::Relocate { from, to } => {
                self.own.contains(from) && self.destinations(from).contains(to)
            }
        };
        if legal {
            Ok(())
        } else {
            Err(IllegalMove::explain(self, mv))
        }
    }

    #[inline(always)]
    fn play_unchecked(&mut self, mv: Move) {
        debug_assert!(self.is_legal(mv), "{mv} is illegal in\n{self}");
        match mv {
            Move::Place(square) => self.place(square),
            Move::Relocate { from, to } => self.relocate(from, to),
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }
}

impl PartialEq for Yonmoque {
    fn eq(&self, other: &Self) -> bool {
        let decisive = |p: &Self| {
            let hands = (p.own_hand, p.enemy_hand);
            (p.own, p.enemy, hands, p.turn, p.outcome())
        };
        decisive(self) == decisive(other)
    }
}

impl Eq for Yonmoque {}

impl Hash for Yonmoque {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}
