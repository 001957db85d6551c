//! Positions from outside: a description that may be wrong, its validation,
//! and position strings.

use core::fmt;

use abstract_games_core::grid::{Piece, read_board, write_board};
use abstract_games_core::text::{Field, Fields, TextError};
use abstract_games_core::{Bitboard, ByPlayer, CellName, Outcome, Player, Position};

use crate::display::side;
use crate::{Oust, Rules};

/// A description of a position, possibly of none that there can be.
///
/// All data from outside becomes one of these, and
/// [`validate`](abstract_games_core::Setup::validate) alone decides whether it
/// is a position. The default is the start of the game.
///
/// ```
/// use oust::{Notation, Outcome, Rules, Setup};
///
/// let mut setup = Setup::default();
/// setup.stones.first = [0, 1].into_iter().collect();
/// setup.outcome = Some(Outcome::Draw);
/// assert_eq!(
///     setup.validate(Rules::HEX_3).unwrap_err().to_string(),
///     "the game is not drawn: Red can place on b4 (OUST-10)"
/// );
/// setup.outcome = None;
/// let game = setup.validate(Rules::HEX_3)?;
/// assert_eq!(game.position_text().to_string(), "3/4/5/4/rr1 r -");
/// # Ok::<(), oust::SetupError>(())
/// ```
///
/// # Text
///
/// `BOARD SIDE RESULT`, as in `3/1r2/2rb1/4/2b b -`: the rows from the top,
/// `r` and `b` for stones and numbers for runs of empty cells; `r` or `b` to
/// move; `-` while the game runs, the winner `r` or `b`, or `d` for a draw.
/// Fields at the end may be left out and are then as at the start of a game,
/// `r` and `-`. It is written with all three.
///
/// # What is valid
///
/// - Any stones may stand on the board, whether play can lead there or not.
/// - A winner must be the player to move, have at least two stones, face no
///   enemy stone, and leave a cell empty (OUST-9). A board of one colour
///   without a winner is an unfinished game.
/// - A draw needs a dead board, on which neither side can place (OUST-10), and
///   a dead board is a draw: where the outcome is left open, `validate` fills
///   it in, since such a game has ended whatever is said of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup<const W: usize = 2> {
    /// The cells with stones of each player.
    pub stones: ByPlayer<Bitboard<W>>,
    /// The player to move, or after the end the winner, or after a draw the
    /// player who would be next.
    pub turn: Player,
    /// How the game ended, or `None` while it runs. A dead board is drawn
    /// (OUST-10) even if this is `None`.
    pub outcome: Option<Outcome>,
}

/// Why a text is no description of a position, or a description no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The text is malformed.
    #[error(transparent)]
    Text(#[from] TextError),
    /// A stone is on a cell that the board does not have.
    #[error("there is no cell number {cell} on a board of {cells} cells")]
    OffBoard {
        /// The cell.
        cell: u16,
        /// How many cells there are, numbered from 0.
        cells: u16,
    },
    /// A cell holds a stone of each player.
    #[error("there are two stones on {cell}")]
    Overlap {
        /// The cell.
        cell: CellName,
    },
    /// The winner is not the player to move (OUST-9).
    #[error("{} cannot have won, since whoever wins stays to move (OUST-9)", side(*winner))]
    WinnerNotToMove {
        /// The winner given.
        winner: Player,
    },
    /// The winner has not captured all enemy stones (OUST-9).
    #[error("{} cannot have won, since an enemy stone is on {cell} (OUST-9)", side(*winner))]
    EnemyLeft {
        /// The winner given.
        winner: Player,
        /// A cell with a stone of the other player.
        cell: CellName,
    },
    /// The winner has not captured at all: that takes two stones (OUST-5).
    #[error("{} cannot have won with less than two stones (OUST-5)", side(*winner))]
    WinnerTooSmall {
        /// The winner given.
        winner: Player,
    },
    /// The winner's stones fill the board, so that none was captured last
    /// (OUST-9).
    #[error("{} cannot have won on a board without an empty cell (OUST-9)", side(*winner))]
    WinnerFillsBoard {
        /// The winner given.
        winner: Player,
    },
    /// The game is given as drawn, and someone can place (OUST-10).
    #[error("the game is not drawn: {} can place on {cell} (OUST-10)", side(*player))]
    NotDead {
        /// Who can place.
        player: Player,
        /// Where.
        cell: CellName,
    },
}

impl<const W: usize> Setup<W> {
    /// Makes the position, if the description obeys the rules.
    ///
    /// # Errors
    ///
    /// Which invariant it breaks, and where.
    pub fn validate(&self, rules: Rules<W>) -> Result<Oust<W>, SetupError> {
        let grid = rules.board().grid();
        let both = self.stones.first & self.stones.second;
        let any = self.stones.first | self.stones.second;
        let beyond = any.without(Bitboard::first_cells(grid.cells()));
        if let Some(cell) = beyond.first() {
            let cells = grid.cells();
            return Err(SetupError::OffBoard { cell, cells });
        }
        if let Some(cell) = both.first() {
            let cell = grid.name(cell);
            return Err(SetupError::Overlap { cell });
        }
        let position = |outcome| Oust::new(rules, self.stones, self.turn, outcome);
        match self.outcome {
            Some(Outcome::Win(winner)) => self.check_winner(rules, winner)?,
            Some(Outcome::Draw) => {
                if let Some((player, cell)) = can_place(&position(None)) {
                    let cell = grid.name(cell);
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
        let grid = rules.board().grid();
        if let Some(cell) = self.stones[!winner].first() {
            let cell = grid.name(cell);
            return Err(SetupError::EnemyLeft { winner, cell });
        }
        if winner != self.turn {
            return Err(SetupError::WinnerNotToMove { winner });
        }
        match self.stones[winner].len() {
            0 | 1 => Err(SetupError::WinnerTooSmall { winner }),
            all if all == u32::from(grid.cells()) => Err(SetupError::WinnerFillsBoard { winner }),
            _ => Ok(()),
        }
    }
}

/// A placement of either player, if there is one.
fn can_place<const W: usize>(position: &Oust<W>) -> Option<(Player, u16)> {
    Player::ALL.into_iter().find_map(|player| {
        let placements = position.known().placements(position.geometry(), player);
        placements.first().map(|cell| (player, cell))
    })
}

/// The start of a game.
impl<const W: usize> Default for Setup<W> {
    fn default() -> Self {
        Self {
            stones: ByPlayer::new(Bitboard::EMPTY, Bitboard::EMPTY),
            turn: Player::First,
            outcome: None,
        }
    }
}

impl<const W: usize> abstract_games_core::Setup for Setup<W> {
    type Position = Oust<W>;
    type Error = SetupError;

    fn parse(rules: Rules<W>, text: &str) -> Result<Self, SetupError> {
        let mut setup = Self::default();
        let mut fields = Fields::new(text)?;
        let put = |cell, player: Player| setup.stones[player].insert(cell);
        let board = fields.required("board")?;
        read_board(rules.board().grid(), board, true, stone, put)?;
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

    fn write(&self, rules: Rules<W>, out: &mut dyn fmt::Write) -> fmt::Result {
        write_board(rules.board().grid(), out, |cell, out| {
            let here = |player: &Player| self.stones[*player].contains(cell);
            match Player::ALL.into_iter().find(here) {
                Some(player) => out.write_str(letter(player)).map(|()| true),
                None => Ok(false),
            }
        })?;
        let result = match self.outcome {
            None => "-",
            Some(Outcome::Draw) => "d",
            Some(Outcome::Win(winner)) => letter(winner),
        };
        write!(out, " {} {result}", letter(self.turn))
    }

    fn validate(&self, rules: Rules<W>) -> Result<Oust<W>, SetupError> {
        self.validate(rules)
    }

    fn from_position(position: &Oust<W>) -> Self {
        Self {
            stones: ByPlayer::from_fn(|player| position.stones(player)),
            turn: position.turn(),
            outcome: position.outcome(),
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

/// The stone at the beginning of `text`.
fn stone(text: &str) -> Piece<Player> {
    let begins = |player: &Player| text.starts_with(letter(*player));
    match Player::ALL.into_iter().find(begins) {
        Some(value) => Piece::Here { len: 1, value },
        None => Piece::Unknown,
    }
}

/// The player whose letter is the whole field.
fn player(field: Field<'_>) -> Option<Player> {
    let mut all = Player::ALL.into_iter();
    all.find(|&player| field.text == letter(player))
}
