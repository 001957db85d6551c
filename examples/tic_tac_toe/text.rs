//! Names, moves and positions as text.
//!
//! A position string is the board with runs of empty cells, then the side to
//! move: `1o1/3/2x o`.

use std::fmt;
use std::str::FromStr;

use abstract_games_core::{ByPlayer, InvalidSetup, Notation, Player, Position};
use abstract_games_toolkit::grid::{self, Grid};
use abstract_games_toolkit::name::GameName;
use abstract_games_toolkit::text::{Fields, TextError};
use abstract_games_toolkit::{CellError, NameError};

use crate::{BOARD, Cell, Marks, Rules, TicTacToe};

const GRID: Grid = Grid::rectangle(3, 3).unwrap();
const LETTERS: [&str; 2] = ["o", "x"];

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tictactoe")
    }
}

impl FromStr for Rules {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Self, NameError> {
        let name = GameName::parse(name)?;
        name.expect_game("tictactoe")?;
        let option = name.options().next();
        option.map_or(Ok(Self), |option| Err(option.unknown("tictactoe")))
    }
}

impl TicTacToe {
    fn at(self, cell: Cell) -> Option<Player> {
        let owns = |player: &Player| self.0[player.index()].contains(cell);
        Player::ALL.into_iter().find(owns)
    }
}

impl fmt::Display for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        GRID.draw(f, 1, |cell, f| {
            let player = self.at(cell as u8);
            f.write_str(player.map_or(".", |player| LETTERS[player.index()]))
        })?;
        write!(f, "{} to move", LETTERS[self.turn().index()])
    }
}

/// A position that need not be valid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Setup {
    marks: ByPlayer<Marks>,
    second_to_move: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SetupError {
    #[error(transparent)]
    Text(#[from] TextError),
    #[error("a cell is marked twice, or off the board")]
    Cells,
    #[error("invalid number of marks: {0} noughts and {1} crosses")]
    Count(usize, usize),
    #[error("the side to move already has a line")]
    Line,
}

impl InvalidSetup for SetupError {
    fn at(&self) -> Option<usize> {
        match self {
            Self::Text(error) => error.at(),
            _ => None,
        }
    }
}

impl Notation for TicTacToe {
    type Setup = Setup;
    type SetupError = SetupError;
    type ParseMoveError = CellError;

    fn parse_move(_: Rules, text: &str) -> Result<Cell, CellError> {
        GRID.parse_cell(text).map(|cell| cell as u8)
    }

    fn write_move(_: Rules, cell: Cell, out: &mut dyn fmt::Write) -> fmt::Result {
        // Errors quote moves that are off the board, too.
        if cell < 9 {
            write!(out, "{}", GRID.name(cell.into()))
        } else {
            write!(out, "#{cell}")
        }
    }

    fn parse_setup(_: Rules, text: &str) -> Result<Setup, SetupError> {
        let mut setup = Setup::default();
        let mut fields = Fields::new(text)?;
        let piece = |text: &str| {
            let player = |player: &Player| text.starts_with(LETTERS[player.index()]);
            Some((1, Player::ALL.into_iter().find(player)?))
        };
        let board = fields.required("board")?;
        grid::read_board(GRID, board, true, piece, |cell, player| {
            setup.marks[player].insert(cell as u8);
        })?;
        if let Some(side) = fields.next() {
            let index = LETTERS.iter().position(|&letter| letter == side.text);
            setup.second_to_move = index.ok_or_else(|| side.invalid("side to move"))? == 1;
        }
        fields.finish()?;
        Ok(setup)
    }

    fn write_setup(_: Rules, setup: &Setup, out: &mut dyn fmt::Write) -> fmt::Result {
        let position = TicTacToe([setup.marks.first, setup.marks.second]);
        grid::write_board(GRID, out, |cell, out| match position.at(cell as u8) {
            Some(player) => out.write_str(LETTERS[player.index()]).map(|()| true),
            None => Ok(false),
        })?;
        write!(out, " {}", LETTERS[usize::from(setup.second_to_move)])
    }

    fn from_setup(_: Rules, setup: &Setup) -> Result<Self, SetupError> {
        let ByPlayer { first, second } = setup.marks;
        if first.intersects(second) || !(first | second).is_subset(BOARD) {
            return Err(SetupError::Cells);
        } else if first.len() != second.len() + usize::from(setup.second_to_move) {
            return Err(SetupError::Count(first.len(), second.len()));
        }
        let position = TicTacToe([first, second]);
        if position.has_line(position.turn()) {
            return Err(SetupError::Line);
        }
        Ok(position)
    }

    fn to_setup(&self) -> Setup {
        Setup {
            marks: ByPlayer::new(self.0[0], self.0[1]),
            second_to_move: self.turn() == Player::Second,
        }
    }
}
