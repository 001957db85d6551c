//! Positions from outside: a description that may be wrong, its validation,
//! and position strings.

use core::fmt;
use core::str::FromStr;

use abstract_games_core::grid::{Piece, read_board, write_board};
use abstract_games_core::text::{Field, Fields, TextError};
use abstract_games_core::{ByPlayer, Notation, Outcome, Player, Position};

use crate::board::GRID;
use crate::display::side;
use crate::lines::{has_five, has_four};
use crate::movegen::is_blocked;
use crate::{EndReason, Rules, Square, Squares, Yonmoque};

/// A description of a position, possibly of none that there can be.
///
/// All data from outside becomes one of these, and
/// [`validate`](abstract_games_core::Setup::validate) alone decides whether it
/// is a position; `Yonmoque::try_from(setup)` calls it. The default is the
/// start of the game.
///
/// ```
/// use yonmoque::{Notation, Player, Setup, Square, Yonmoque};
///
/// let mut setup = Setup::default();
/// setup.board[Square::C3.index()] = Some(Player::First);
/// assert_eq!(
///     Yonmoque::try_from(setup).unwrap_err().to_string(),
///     "1 on the board and 12 in hand are not twelve pieces (YON-2)"
/// );
/// setup.hands.first = 5;
/// let game = Yonmoque::try_from(setup)?;
/// assert_eq!(game.position_text().to_string(), "5/5/2b2/5/5 b 5 6 -");
/// # Ok::<(), yonmoque::SetupError>(())
/// ```
///
/// # Text
///
/// `BOARD SIDE HAND HAND WINNER`, as in `5/5/2b2/5/5 w 5 6 -`: the rows from
/// rank 5 down, `b` and `w` for pieces and numbers for runs of empty squares;
/// `b` or `w` to move; pieces in hand of Blue and of White; the winner `b` or
/// `w`, or `-` while the game runs. Fields at the end may be left out and are
/// then as at the start of a game, but the hands only if the board is empty.
/// It is written with all five fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Whose piece stands on each square, by [`Square::index`].
    pub board: [Option<Player>; Square::COUNT],
    /// The player to move, or who would be after the end.
    pub turn: Player,
    /// Pieces in hand.
    pub hands: ByPlayer<u8>,
    /// Who has won, or `None` while the game runs.
    pub winner: Option<Player>,
}

/// Why a text is no description of a position, or a description no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The text is malformed.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The text gives no hands, though the board is not empty.
    #[error("the pieces in hand may be left out on an empty board only")]
    HandsLeftOut,
    /// Nobody has more than six pieces in hand (YON-2).
    #[error("{} has {count} pieces in hand, more than six (YON-2)", side(*player))]
    Hand {
        /// Whose hand.
        player: Player,
        /// How many pieces.
        count: u8,
    },
    /// Board and hands are not twelve pieces (YON-2).
    #[error("{board} on the board and {hands} in hand are not twelve pieces (YON-2)")]
    Pieces {
        /// Pieces on the board.
        board: u8,
        /// Pieces in both hands.
        hands: u8,
    },
    /// Five in a line have ended the game, and no winner is given (YON-9).
    #[error("{} has five in a line, so the game has ended (YON-9)", side(*player))]
    Five {
        /// Who has the five.
        player: Player,
    },
    /// The player to move can neither place nor move, and no winner is given
    /// (YON-4).
    #[error("{} is to move and has no move, so the game has ended (YON-4)", side(*player))]
    Blocked {
        /// The player to move.
        player: Player,
    },
    /// The board does not show how this player can have won. The player who
    /// would be next wins by a five of the other alone (YON-9); the other one
    /// by having four in a line (YON-8) or by leaving the next player blocked
    /// (YON-4), and with no five on the board.
    #[error("the board does not show how {} has won", side(*player))]
    Winner {
        /// The winner given.
        player: Player,
    },
}

impl Setup {
    /// The pieces of a player.
    fn pieces(&self, player: Player) -> Squares {
        let own = |square: &Square| self.board[square.index()] == Some(player);
        Square::ALL.into_iter().filter(own).collect()
    }

    /// Checks that there are twelve pieces (YON-2).
    fn check_count(&self) -> Result<(), SetupError> {
        for (player, &count) in self.hands.iter() {
            if count > Rules::HAND {
                return Err(SetupError::Hand { player, count });
            }
        }
        let board = self.board.iter().flatten().count() as u8;
        let hands = self.hands.first + self.hands.second;
        if board + hands != Rules::PIECES {
            return Err(SetupError::Pieces { board, hands });
        }
        Ok(())
    }

    /// Checks that the game has ended in favour of the winner given, or runs
    /// if there is none, and finds the reason that the board shows.
    fn check_end(&self) -> Result<Option<(Player, EndReason)>, SetupError> {
        // The player who would be next, and the one who moved last.
        let (next, last) = (self.turn, !self.turn);
        let pieces = ByPlayer::from_fn(|player| self.pieces(player));
        let five = pieces.map(has_five);
        let empty = !(pieces.first | pieces.second);
        let blocked = is_blocked(pieces[next], self.hands[next], empty);
        let Some(winner) = self.winner else {
            return match Player::ALL.into_iter().find(|&player| five[player]) {
                Some(player) => Err(SetupError::Five { player }),
                None if blocked => Err(SetupError::Blocked { player: next }),
                None => Ok(None),
            };
        };
        let reason = if winner == next {
            // Only the last mover can have made a five, and has lost by it.
            (five[last] && !five[next]).then_some(EndReason::Five)
        } else if five[last] || five[next] {
            None
        } else if has_four(pieces[last]) {
            Some(EndReason::Four)
        } else {
            blocked.then_some(EndReason::NoMoves)
        };
        match reason {
            Some(reason) => Ok(Some((winner, reason))),
            None => Err(SetupError::Winner { player: winner }),
        }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            board: [None; Square::COUNT],
            turn: Player::First,
            hands: ByPlayer::new(Rules::HAND, Rules::HAND),
            winner: None,
        }
    }
}

impl abstract_games_core::Setup for Setup {
    type Position = Yonmoque;
    type Error = SetupError;

    fn parse(_: Rules, text: &str) -> Result<Self, SetupError> {
        let mut setup = Self::default();
        let mut fields = Fields::new(text)?;

        let put = |cell: u16, player| setup.board[usize::from(cell)] = Some(player);
        read_board(GRID, fields.required("board")?, true, piece, put)?;
        if let Some(field) = fields.next() {
            setup.turn = player(field, "side to move")?;
        }
        let first_hand = fields.next();
        let second_hand = fields.next();
        let board_is_empty = setup.board.iter().all(Option::is_none);
        if second_hand.is_none() && !board_is_empty {
            return Err(SetupError::HandsLeftOut);
        }
        if let Some(field) = first_hand {
            setup.hands.first = hand(field, "Blue's hand")?;
        }
        if let Some(field) = second_hand {
            setup.hands.second = hand(field, "White's hand")?;
        }
        setup.winner = match fields.next() {
            Some(field) if field.text != "-" => Some(player(field, "winner")?),
            _ => None,
        };
        fields.finish()?;
        Ok(setup)
    }

    fn write(&self, _: Rules, out: &mut dyn fmt::Write) -> fmt::Result {
        write_board(GRID, out, |cell, out| match self.board[usize::from(cell)] {
            Some(player) => out.write_str(letter(player)).map(|()| true),
            None => Ok(false),
        })?;
        let ByPlayer { first, second } = self.hands;
        let winner = self.winner.map_or("-", letter);
        write!(out, " {} {first} {second} {winner}", letter(self.turn))
    }

    fn validate(&self, _: Rules) -> Result<Yonmoque, SetupError> {
        self.check_count()?;
        let end = self.check_end()?;
        let pieces = ByPlayer::from_fn(|player| self.pieces(player));
        Ok(Yonmoque::from_parts(pieces, self.hands, self.turn, end))
    }

    fn from_position(position: &Yonmoque) -> Self {
        Self {
            board: Square::ALL.map(|square| position.at(square)),
            turn: position.turn(),
            hands: ByPlayer::from_fn(|player| position.hand(player)),
            winner: position.outcome().and_then(Outcome::winner),
        }
    }
}

impl TryFrom<Setup> for Yonmoque {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        abstract_games_core::Setup::validate(&setup, Rules::STANDARD)
    }
}

/// Reads a position string, like
/// [`parse_position`](abstract_games_core::Notation::parse_position).
impl FromStr for Yonmoque {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        Self::parse_position(Rules::STANDARD, text)
    }
}

/// The letter of a side in position strings.
const fn letter(player: Player) -> &'static str {
    match player {
        Player::First => "b",
        Player::Second => "w",
    }
}

/// The piece at the beginning of `text`.
fn piece(text: &str) -> Piece<Player> {
    match Player::ALL
        .into_iter()
        .find(|&player| text.starts_with(letter(player)))
    {
        Some(value) => Piece::Here { len: 1, value },
        None => Piece::Unknown,
    }
}

/// The player whose letter is the whole field.
fn player(field: Field<'_>, name: &'static str) -> Result<Player, TextError> {
    let player = Player::ALL
        .into_iter()
        .find(|&player| field.text == letter(player));
    player.ok_or_else(|| field.invalid(name))
}

/// A number of pieces in hand.
fn hand(field: Field<'_>, name: &'static str) -> Result<u8, TextError> {
    let max = Rules::HAND;
    field.number(name, 0, max.into()).map(|count| count as u8)
}
