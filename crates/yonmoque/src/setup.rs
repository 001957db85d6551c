//! Unvalidated positions, their validation, and position strings.

use core::fmt;
use core::str::FromStr;

use abstract_games_core::{ByPlayer, InvalidSetup, Notation, Outcome, Player, Position};
use abstract_games_toolkit::TextError;
use abstract_games_toolkit::grid::{read_board, write_board};
use abstract_games_toolkit::text::{Field, Fields};

use crate::board::{BOARD, GRID};
use crate::display::side;
use crate::lines::{has_five, has_four};
use crate::movegen::is_blocked;
use crate::{Cell, CellSet, EndReason, Move, ParseMoveError, Rules, Yonmoque};

/// An unvalidated position.
///
/// All data from outside becomes a setup, and only
/// [`validate`](Self::validate) turns a setup into a position. The default is
/// the start of the game.
///
/// ```
/// use yonmoque::prelude::*;
///
/// let mut setup = Setup::default();
/// setup.board[Cell::C3.index()] = Some(Player::First);
/// assert_eq!(
///     setup.validate(Rules::STANDARD).unwrap_err().to_string(),
///     "1 on the board and 12 in hand, expected 12 pieces in all (YON-2)",
/// );
/// setup.hands.first = 5;
/// let game = setup.validate(Rules::STANDARD)?;
/// assert_eq!(game.position_text().to_string(), "5/5/2b2/5/5 b 5 6 -");
/// # Ok::<(), SetupError>(())
/// ```
///
/// # Position strings
///
/// A position string has five fields, as in `5/5/2b2/5/5 w 5 6 -`:
///
/// 1. the board: rank 5 to rank 1, separated by `/`, with `b` and `w` for
///    pieces and numbers for runs of empty cells;
/// 2. the side to move, `b` or `w`;
/// 3. the number of pieces in Blue's hand;
/// 4. the number of pieces in White's hand;
/// 5. the winner, `b` or `w`, or `-` while the game is in progress.
///
/// On an empty board, fields at the end may be left out and are then as at the
/// start of the game. On any other board, only the winner may be left out. All
/// five fields are always written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The owner of the piece on each cell, by [`Cell::index`].
    pub board: [Option<Player>; Cell::COUNT],
    /// The player to move, or who would have moved next if the game has ended.
    pub turn: Player,
    /// The numbers of pieces in hand.
    pub hands: ByPlayer<u8>,
    /// The winner, or `None` while the game is in progress.
    pub winner: Option<Player>,
}

/// Why text is not a position string, or a setup is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The form of the text is wrong.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The hands are left out although the board is not empty.
    #[error("missing pieces in hand: they may be left out only on an empty board")]
    HandsLeftOut,
    /// A player has more than six pieces in hand (YON-2).
    #[error("{} has {count} pieces in hand, expected at most 6 (YON-2)", side(*player))]
    Hand {
        /// The player.
        player: Player,
        /// The number of pieces in hand.
        count: u8,
    },
    /// Board and hands do not add up to twelve pieces (YON-2).
    #[error("{board} on the board and {hands} in hand, expected 12 pieces in all (YON-2)")]
    Pieces {
        /// The number of pieces on the board.
        board: u8,
        /// The number of pieces in both hands.
        hands: u8,
    },
    /// A player has five in a row, which ends the game, but there is no winner
    /// (YON-9).
    #[error("missing winner: {} has five in a row (YON-9)", side(*player))]
    Five {
        /// The player with five in a row.
        player: Player,
    },
    /// The player to move can neither place nor move, which ends the game, but
    /// there is no winner (YON-4).
    #[error("missing winner: {} is to move and has no legal move (YON-4)", side(*player))]
    Blocked {
        /// The player to move.
        player: Player,
    },
    /// The board does not explain the win.
    ///
    /// The player who would have moved next wins if only the other player has
    /// five in a row (YON-9). The other player wins with four in a row (YON-8)
    /// or by blocking the next player (YON-4), provided that neither has five
    /// in a row.
    #[error("invalid winner: the board does not show why {} has won", side(*player))]
    Winner {
        /// The winner given.
        player: Player,
    },
}

/// An unexplained winner cites no rule, because it violates none in particular.
impl InvalidSetup for SetupError {
    // Without a wildcard, so that a new variant is added here and to the list in
    // `tests/it/entry_points.rs`.
    fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Hand { .. } | Self::Pieces { .. } => Some("YON-2"),
            Self::Five { .. } => Some("YON-9"),
            Self::Blocked { .. } => Some("YON-4"),
            Self::Text(_) | Self::HandsLeftOut | Self::Winner { .. } => None,
        }
    }

    fn at(&self) -> Option<usize> {
        match self {
            Self::Text(error) => error.at(),
            _ => None,
        }
    }
}

impl Setup {
    /// Checks that this is a position under the rules.
    ///
    /// # Errors
    ///
    /// Returns which invariant is violated.
    pub fn validate(&self, _: Rules) -> Result<Yonmoque, SetupError> {
        self.check_count()?;
        let pieces = ByPlayer::from_fn(|player| self.pieces(player));
        let end = self.check_end(pieces)?;
        Ok(Yonmoque::from_parts(pieces, self.hands, self.turn, end))
    }

    /// A player's pieces on the board.
    fn pieces(&self, player: Player) -> CellSet {
        let own = |cell: &Cell| self.board[cell.index()] == Some(player);
        Cell::ALL.into_iter().filter(own).collect()
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

    /// Checks that the board explains the winner, or that the game can go on if
    /// there is none. Returns the winner and the reason for the win.
    fn check_end(
        &self,
        pieces: ByPlayer<CellSet>,
    ) -> Result<Option<(Player, EndReason)>, SetupError> {
        let (next, last_mover) = (self.turn, !self.turn);
        let five = pieces.map(has_five);
        let empty = BOARD.without(pieces.first | pieces.second);
        let blocked = is_blocked(pieces[next], self.hands[next], empty);
        let Some(winner) = self.winner else {
            return match Player::ALL.into_iter().find(|&player| five[player]) {
                Some(player) => Err(SetupError::Five { player }),
                None if blocked => Err(SetupError::Blocked { player: next }),
                None => Ok(None),
            };
        };
        let reason = if winner == next {
            // Only the last mover can have made five in a row, and lost by it.
            (five[last_mover] && !five[next]).then_some(EndReason::Five)
        } else if five[last_mover] || five[next] {
            None
        } else if has_four(pieces[last_mover]) {
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
            board: [None; Cell::COUNT],
            turn: Player::First,
            hands: ByPlayer::new(Rules::HAND, Rules::HAND),
            winner: None,
        }
    }
}

impl Notation for Yonmoque {
    type Setup = Setup;
    type SetupError = SetupError;
    type ParseMoveError = ParseMoveError;

    fn parse_move(_: Rules, text: &str) -> Result<Move, ParseMoveError> {
        text.parse()
    }

    fn write_move(_: Rules, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{mv}")
    }

    fn parse_setup(_: Rules, text: &str) -> Result<Setup, SetupError> {
        let mut setup = Setup::default();
        let mut fields = Fields::new(text)?;

        let put = |index: u16, player| setup.board[usize::from(index)] = Some(player);
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
            setup.hands.first = hand(field, "hand of Blue")?;
        }
        if let Some(field) = second_hand {
            setup.hands.second = hand(field, "hand of White")?;
        }
        setup.winner = match fields.next() {
            Some(field) if field.text != "-" => Some(player(field, "winner")?),
            _ => None,
        };
        fields.finish()?;
        Ok(setup)
    }

    fn write_setup(_: Rules, setup: &Setup, out: &mut dyn fmt::Write) -> fmt::Result {
        write_board(GRID, out, |index, out| {
            match setup.board[usize::from(index)] {
                Some(player) => out.write_str(letter(player)).map(|()| true),
                None => Ok(false),
            }
        })?;
        let ByPlayer { first, second } = setup.hands;
        let winner = setup.winner.map_or("-", letter);
        write!(out, " {} {first} {second} {winner}", letter(setup.turn))
    }

    fn from_setup(rules: Rules, setup: &Setup) -> Result<Self, SetupError> {
        setup.validate(rules)
    }

    fn to_setup(&self) -> Setup {
        Setup {
            board: Cell::ALL.map(|cell| self.at(cell)),
            turn: self.turn(),
            hands: ByPlayer::from_fn(|player| self.hand(player)),
            winner: self.outcome().and_then(Outcome::winner),
        }
    }
}

/// Parses a position string, like
/// [`parse_position`](Notation::parse_position).
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

/// The piece at the beginning of `text`, and its length.
fn piece(text: &str) -> Option<(usize, Player)> {
    let mut players = Player::ALL.into_iter();
    let player = players.find(|&player| text.starts_with(letter(player)))?;
    Some((1, player))
}

/// Parses the letter of a side.
fn player(field: Field<'_>, name: &'static str) -> Result<Player, TextError> {
    let mut players = Player::ALL.into_iter();
    let player = players.find(|&player| field.text == letter(player));
    player.ok_or_else(|| field.invalid(name))
}

/// Parses the number of pieces in a hand.
fn hand(field: Field<'_>, name: &'static str) -> Result<u8, TextError> {
    let count = field.number(name, 0, Rules::HAND.into())?;
    Ok(count as u8)
}
