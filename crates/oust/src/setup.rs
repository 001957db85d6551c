//! Unvalidated positions, their validation, and text.

use core::fmt;

use abstract_games_core::{ByPlayer, InvalidSetup, Notation, Outcome, Player, Position};
use abstract_games_toolkit::grid::{read_board, write_board};
use abstract_games_toolkit::text::{Field, Fields};
use abstract_games_toolkit::{CellName, TextError};

use crate::display::side;
use crate::{Board, Cell, CellSet, Move, Oust, ParseMoveError, Rules, moves};

/// A position that has not been validated.
///
/// All data from outside becomes a `Setup`, and [`validate`](Self::validate)
/// alone decides whether it is a position. The default is the start of a game.
///
/// ```
/// use oust::prelude::*;
///
/// let rules = Rules::HEX_3;
/// let mut setup = Setup::default();
/// setup.stones.first = rules.board().cells().take(2).collect();
/// setup.outcome = Some(Outcome::Draw);
/// assert_eq!(
///     setup.validate(rules).unwrap_err().to_string(),
///     "the game is not drawn: Red can place on b4 (OUST-10)"
/// );
/// setup.outcome = None;
/// let game = setup.validate(rules)?;
/// assert_eq!(game.position_text().to_string(), "3/4/5/4/rr1 r -");
/// # Ok::<(), SetupError>(())
/// ```
///
/// # Position strings
///
/// `BOARD SIDE RESULT`, as in `3/1r2/2rb1/4/2b b -`: the rows from the top, `r`
/// and `b` for stones and numbers for runs of empty cells; the side to move,
/// `r` or `b`; and `-` for an unfinished game, `r` or `b` for the winner, or `d`
/// for a draw. The last two fields may be omitted and default to `r` and `-`.
/// Position strings are written with all three.
///
/// # Validity
///
/// - The stones may be anywhere on the board, whether or not a game can reach
///   the position.
/// - A winner must be the player to move and have at least two stones; the
///   board must have no enemy stone and an empty cell (OUST-9). A board with
///   stones of one colour and no winner is an unfinished game.
/// - A draw requires a dead board, on which neither side can place (OUST-10).
///   Such a game has ended, so `validate` sets the outcome of a dead board if it
///   is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup<const W: usize = 2> {
    /// The cells with stones of each player.
    pub stones: ByPlayer<CellSet<W>>,
    /// The player to move; after the end of the game the winner, or after a draw
    /// the player who would be next.
    pub turn: Player,
    /// How the game ended, or `None` if it has not. A dead board is a draw
    /// (OUST-10) even if this is `None`.
    pub outcome: Option<Outcome>,
}

/// Why text is not a position string, or a setup is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The text is malformed.
    #[error(transparent)]
    Text(#[from] TextError),
    /// A stone is on a cell that the board does not have.
    #[error("{board} has no cell with index {}", cell.index())]
    OffBoard {
        /// The cell.
        cell: Cell,
        /// The board.
        board: Board,
    },
    /// There are stones of both players on one cell.
    #[error("there is a stone of each player on {cell}")]
    Overlap {
        /// The cell.
        cell: CellName,
    },
    /// The winner is not the player to move (OUST-9).
    #[error("{} cannot have won: the winner must be the side to move (OUST-9)", side(*winner))]
    WinnerNotToMove {
        /// The supposed winner.
        winner: Player,
    },
    /// The winner has not captured all enemy stones (OUST-9).
    #[error("{} cannot have won: there is an enemy stone on {cell} (OUST-9)", side(*winner))]
    EnemyLeft {
        /// The supposed winner.
        winner: Player,
        /// A cell with a stone of the other player.
        cell: CellName,
    },
    /// The winner cannot have captured anything, which takes two stones (OUST-5).
    #[error("{} cannot have won with fewer than two stones (OUST-5)", side(*winner))]
    WinnerTooSmall {
        /// The supposed winner.
        winner: Player,
    },
    /// The winner's stones fill the board, although a winning capture leaves
    /// empty cells (OUST-9).
    #[error("{} cannot have won: the board has no empty cell (OUST-9)", side(*winner))]
    WinnerFillsBoard {
        /// The supposed winner.
        winner: Player,
    },
    /// The outcome is a draw, but a player can place (OUST-10).
    #[error("the game is not drawn: {} can place on {cell} (OUST-10)", side(*player))]
    NotDead {
        /// The player.
        player: Player,
        /// A cell where that player can place.
        cell: CellName,
    },
}

impl InvalidSetup for SetupError {
    fn rule(&self) -> Option<&'static str> {
        // A new variant also needs a case in `tests/it/entry_points.rs`.
        match self {
            Self::Text(_) => None,
            Self::OffBoard { .. } | Self::Overlap { .. } => Some("OUST-3"),
            Self::WinnerTooSmall { .. } => Some("OUST-5"),
            Self::WinnerNotToMove { .. }
            | Self::EnemyLeft { .. }
            | Self::WinnerFillsBoard { .. } => Some("OUST-9"),
            Self::NotDead { .. } => Some("OUST-10"),
        }
    }

    fn at(&self) -> Option<usize> {
        match self {
            Self::Text(error) => error.at(),
            _ => None,
        }
    }
}

impl<const W: usize> Setup<W> {
    /// The position, if the setup is valid.
    ///
    /// # Errors
    ///
    /// Returns which requirement the setup does not meet, and where.
    pub fn validate(&self, rules: Rules<W>) -> Result<Oust<W>, SetupError> {
        let board = rules.board();
        let both = self.stones.first & self.stones.second;
        let any = self.stones.first | self.stones.second;
        if let Some(cell) = any.iter().find(|&cell| !board.contains(cell)) {
            return Err(SetupError::OffBoard { cell, board });
        }
        if let Some(cell) = both.first() {
            let cell = board.cell_name(cell);
            return Err(SetupError::Overlap { cell });
        }
        let position = |outcome| Oust::new(rules, self.stones, self.turn, outcome);
        match self.outcome {
            Some(Outcome::Win(winner)) => self.check_winner(rules, winner)?,
            Some(Outcome::Draw) => {
                if let Some((player, cell)) = can_place(&position(None)) {
                    let cell = board.cell_name(cell);
                    return Err(SetupError::NotDead { player, cell });
                }
            }
            None if can_place(&position(None)).is_none() => {
                return Ok(position(Some(Outcome::Draw)));
            }
            None => {}
        }
        Ok(position(self.outcome))
    }

    /// Checks that `winner` can have won (OUST-9).
    fn check_winner(&self, rules: Rules<W>, winner: Player) -> Result<(), SetupError> {
        let board = rules.board();
        if let Some(cell) = self.stones[!winner].first() {
            let cell = board.cell_name(cell);
            return Err(SetupError::EnemyLeft { winner, cell });
        }
        if winner != self.turn {
            return Err(SetupError::WinnerNotToMove { winner });
        }
        match self.stones[winner].len() {
            0 | 1 => Err(SetupError::WinnerTooSmall { winner }),
            all if all == board.cell_count() => Err(SetupError::WinnerFillsBoard { winner }),
            _ => Ok(()),
        }
    }
}

/// A placement of either player, if there is one.
fn can_place<const W: usize>(position: &Oust<W>) -> Option<(Player, Cell)> {
    Player::ALL.into_iter().find_map(|player| {
        let placements = position.tracked().placements(position.geometry(), player);
        placements.first().map(|cell| (player, cell))
    })
}

/// The start of a game.
impl<const W: usize> Default for Setup<W> {
    fn default() -> Self {
        Self {
            stones: ByPlayer::new(CellSet::EMPTY, CellSet::EMPTY),
            turn: Player::First,
            outcome: None,
        }
    }
}

/// Moves are written as the cell's name (`c4`), `pass` or `swap`; moves in a
/// list are separated by spaces, and those of one turn may be joined by commas
/// (`c4,d5 f2`). Position strings are described at [`Setup`].
///
/// ```
/// use oust::prelude::*;
///
/// let rules = Rules::HEX_3;
/// let mv = Oust::parse_move(rules, "c3")?;
/// assert_eq!(mv, Move::Place(rules.board().parse_cell("c3")?));
/// assert_eq!(Oust::parse_move(rules, "pass"), Ok(Move::Pass));
/// assert_eq!(
///     Oust::parse_move(rules, "c6").unwrap_err().to_string(),
///     "hex-3 has no cell `c6`"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<const W: usize> Notation for Oust<W> {
    type Setup = Setup<W>;
    type SetupError = SetupError;
    type ParseMoveError = ParseMoveError;

    fn parse_move(rules: Rules<W>, text: &str) -> Result<Move, ParseMoveError> {
        moves::parse(rules.board(), text)
    }

    /// A cell that is not on the board is written as its index, which does not
    /// parse as a move.
    fn write_move(rules: Rules<W>, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        moves::write(rules.board(), mv, out)
    }

    fn parse_setup(rules: Rules<W>, text: &str) -> Result<Setup<W>, SetupError> {
        let mut setup = Setup::default();
        let mut fields = Fields::new(text)?;
        let board = fields.required("board")?;
        read_board(rules.grid(), board, true, stone, |index, player| {
            setup.stones[player].extend(Cell::new(index.into()));
        })?;
        if let Some(field) = fields.next() {
            setup.turn = player(field).ok_or_else(|| field.invalid("side to move"))?;
        }
        setup.outcome = match fields.next() {
            None | Some(Field { text: "-", .. }) => None,
            Some(Field { text: "d", .. }) => Some(Outcome::Draw),
            Some(field) => {
                let winner = player(field).ok_or_else(|| field.invalid("result"))?;
                Some(Outcome::Win(winner))
            }
        };
        fields.finish()?;
        Ok(setup)
    }

    fn write_setup(rules: Rules<W>, setup: &Setup<W>, out: &mut dyn fmt::Write) -> fmt::Result {
        write_board(rules.grid(), out, |index, out| {
            let here = |player: &Player| {
                Cell::new(index.into()).is_some_and(|cell| setup.stones[*player].contains(cell))
            };
            match Player::ALL.into_iter().find(here) {
                Some(player) => out.write_str(letter(player)).map(|()| true),
                None => Ok(false),
            }
        })?;
        let result = match setup.outcome {
            None => "-",
            Some(Outcome::Draw) => "d",
            Some(Outcome::Win(winner)) => letter(winner),
        };
        write!(out, " {} {result}", letter(setup.turn))
    }

    fn from_setup(rules: Rules<W>, setup: &Setup<W>) -> Result<Self, SetupError> {
        setup.validate(rules)
    }

    fn to_setup(&self) -> Setup<W> {
        Setup {
            stones: ByPlayer::from_fn(|player| self.stones(player)),
            turn: self.turn(),
            outcome: self.outcome(),
        }
    }
}

/// The letter of a side in position strings.
const fn letter(player: Player) -> &'static str {
    match player {
        Player::First => "r",
        Player::Second => "b",
    }
}

/// The stone at the beginning of `text`, and the length of its text.
fn stone(text: &str) -> Option<(usize, Player)> {
    let begins = |player: &Player| text.starts_with(letter(*player));
    Player::ALL
        .into_iter()
        .find(begins)
        .map(|player| (1, player))
}

/// The player whose letter is the whole field.
fn player(field: Field<'_>) -> Option<Player> {
    let mut all = Player::ALL.into_iter();
    all.find(|&player| field.text == letter(player))
}
