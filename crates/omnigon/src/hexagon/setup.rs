//! Positions of 1988 from outside: a description that may be wrong, its
//! validation, and position strings.

use core::fmt;

use abstract_games_core::grid::read_board;
use abstract_games_core::text::{Fields, TextError};
use abstract_games_core::{Player, Position};

use super::board::GRID;
use super::display::side;
use super::{Cell, Kind, Omnigon88, Piece, Rules88};
use crate::Facing;
use crate::setup_text::{player, read_piece, write_rows};

/// A description of a position, possibly of none that there can be.
///
/// All data from outside becomes one of these, and
/// [`validate`](abstract_games_core::Setup::validate) alone decides whether it
/// is a position. The default is the start of the game (OMN-4).
///
/// ```
/// use abstract_games_core::Setup as _;
/// use omnigon::hexagon::{Cell, Setup};
/// use omnigon::{Notation, Rules88};
///
/// let mut setup = Setup::default();
/// let (d2, d4): (Cell, Cell) = ("d2".parse()?, "d4".parse()?);
/// setup.board[d4.index()] = setup.board[d2.index()];
/// assert_eq!(
///     setup.validate(Rules88).unwrap_err().to_string(),
///     "Gold has 2 of the kind Helios, more than 1 (OMN-2)"
/// );
/// setup.board[d2.index()] = None;
/// let game = setup.validate(Rules88)?;
/// assert_eq!(
///     game.position_text().to_string(),
///     "..../...../S0B5..b5s1/T0.S0Hs1ht3/S0B2..b2s1/...../.... g"
/// );
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Text
///
/// `BOARD SIDE`, as in the example: the rows from `g` down, `.` for an empty
/// cell, `H`, `B`, `T`, `S` for Gold and small letters for White, followed by
/// the facing except for the Helios; `g` or `w` to move, which may be left
/// out. A board without one of the Helioses is an ended game; without both it
/// is an error. Captured pieces are those that are missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// What stands on each cell, by [`Cell::index`].
    pub board: [Option<Piece>; Cell::COUNT],
    /// The player to move, or who would be after the end.
    pub turn: Player,
}

/// Why a text is no description of a position, or a description no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The text is malformed.
    #[error(transparent)]
    Text(#[from] TextError),
    /// A piece other than a Helios is written without a facing.
    #[error("byte {at}: a facing, a digit from 0 to 5, is missing")]
    FacingMissing {
        /// Where it should be.
        at: usize,
    },
    /// The piece cannot be turned so (OMN-3, OMN-11): a Helios has facing 0, a
    /// Stargon 0 or 1.
    #[error("a {kind} has no facing {facing}, as on {cell} ({})", kind.facings_rule())]
    Facing {
        /// Where it stands.
        cell: Cell,
        /// Its kind.
        kind: Kind,
        /// The facing given.
        facing: Facing,
    },
    /// A side has more pieces of a kind than it starts with (OMN-2).
    #[error("{} has {count} of the kind {kind}, more than {} (OMN-2)", side(*player), kind.count())]
    TooMany {
        /// Whose pieces.
        player: Player,
        /// Which kind.
        kind: Kind,
        /// How many.
        count: u8,
    },
    /// Neither side has a Helios: the game would have ended when the first one
    /// was captured (OMN-9).
    #[error("neither side has a Helios (OMN-9)")]
    NoHelios,
}

impl Setup {
    /// A board without pieces, Gold to move.
    pub const EMPTY: Self = Self {
        board: [None; Cell::COUNT],
        turn: Player::First,
    };

    /// How many pieces of a kind a side has.
    fn count(&self, player: Player, kind: Kind) -> u8 {
        let counts = |piece: &&Piece| piece.player == player && piece.kind == kind;
        self.board.iter().flatten().filter(counts).count() as u8
    }

    fn check(&self) -> Result<(), SetupError> {
        for (cell, piece) in Cell::all().zip(self.board) {
            let Some(Piece { kind, facing, .. }) = piece else {
                continue;
            };
            if facing.number() >= kind.facings() {
                return Err(SetupError::Facing { cell, kind, facing });
            }
        }
        for player in Player::ALL {
            for kind in Kind::ALL {
                let count = self.count(player, kind);
                if count > kind.count() {
                    return Err(SetupError::TooMany {
                        player,
                        kind,
                        count,
                    });
                }
            }
        }
        if Player::ALL.map(|player| self.count(player, Kind::Helios)) == [0, 0] {
            return Err(SetupError::NoHelios);
        }
        Ok(())
    }

    /// The position, of which `check` has seen that it is one.
    fn build(&self) -> Omnigon88 {
        let mut position = Omnigon88::EMPTY;
        for (cell, piece) in Cell::all().zip(self.board) {
            if let Some(piece) = piece {
                position.put(cell, piece);
            }
        }
        position.set_turn(self.turn);
        position
    }

    /// The start of the game.
    pub(super) fn start() -> Omnigon88 {
        Self::default().build()
    }
}

/// The start of the game (OMN-4).
impl Default for Setup {
    fn default() -> Self {
        use Kind::{Bigon, Helios, Stargon, Trigon};
        // Row, column, both from 0; kind and facing.
        const GOLD: [(u8, u8, Kind, Facing); 7] = [
            (2, 0, Stargon, Facing::F0),
            (2, 1, Bigon, Facing::F2),
            (3, 0, Trigon, Facing::F0),
            (3, 1, Helios, Facing::F0),
            (3, 2, Stargon, Facing::F0),
            (4, 0, Stargon, Facing::F0),
            (4, 1, Bigon, Facing::F5),
        ];
        const WHITE: [(u8, u8, Kind, Facing); 7] = [
            (2, 4, Bigon, Facing::F2),
            (2, 5, Stargon, Facing::F1),
            (3, 4, Stargon, Facing::F1),
            (3, 5, Helios, Facing::F0),
            (3, 6, Trigon, Facing::F3),
            (4, 4, Bigon, Facing::F5),
            (4, 5, Stargon, Facing::F1),
        ];
        let mut setup = Self::EMPTY;
        for (player, army) in Player::ALL.into_iter().zip([GOLD, WHITE]) {
            for (row, column, kind, facing) in army {
                if let Some(cell) = GRID.cell(row, column) {
                    setup.board[usize::from(cell)] = Some(Piece {
                        player,
                        kind,
                        facing,
                    });
                }
            }
        }
        setup
    }
}

impl abstract_games_core::Setup for Setup {
    type Position = Omnigon88;
    type Error = SetupError;

    fn parse(_: Rules88, text: &str) -> Result<Self, SetupError> {
        let mut setup = Self::EMPTY;
        let mut fields = Fields::new(text)?;
        let board = fields.required("board")?;
        let mut facing_missing = false;
        let piece = |text: &str| {
            let kind = |letter: char| Kind::ALL.into_iter().find(|kind| kind.letter() == letter);
            let turned = |kind: &Kind| *kind != Kind::Helios;
            read_piece(text, kind, turned, &mut facing_missing)
        };
        let put = |cell: u16, piece: Option<(Player, Kind, Facing)>| {
            setup.board[usize::from(cell)] = piece.map(|(player, kind, facing)| Piece {
                player,
                kind,
                facing,
            });
        };
        match read_board(GRID, board, false, piece, put) {
            Err(TextError::Piece { at, .. }) if facing_missing => {
                return Err(SetupError::FacingMissing { at: at + 1 });
            }
            result => result?,
        }
        if let Some(field) = fields.next() {
            setup.turn = player(field, ["g", "w"])?;
        }
        fields.finish()?;
        Ok(setup)
    }

    fn write(&self, _: Rules88, out: &mut dyn fmt::Write) -> fmt::Result {
        write_rows(GRID, out, |cell, out| match self.board[usize::from(cell)] {
            Some(piece) => write_piece(piece, out),
            None => out.write_str("."),
        })?;
        let turn = match self.turn {
            Player::First => "g",
            Player::Second => "w",
        };
        write!(out, " {turn}")
    }

    fn validate(&self, _: Rules88) -> Result<Omnigon88, SetupError> {
        self.check()?;
        Ok(self.build())
    }

    fn from_position(position: &Omnigon88) -> Self {
        let mut setup = Self::EMPTY;
        for (cell, piece) in Cell::all().zip(&mut setup.board) {
            *piece = position.at(cell);
        }
        setup.turn = position.turn();
        setup
    }
}

/// Writes a piece as in position strings.
pub(super) fn write_piece(piece: Piece, out: &mut dyn fmt::Write) -> fmt::Result {
    let letter = piece.kind.letter();
    out.write_char(match piece.player {
        Player::First => letter,
        Player::Second => letter.to_ascii_lowercase(),
    })?;
    match piece.kind {
        Kind::Helios => Ok(()),
        _ => write!(out, "{}", piece.facing),
    }
}
