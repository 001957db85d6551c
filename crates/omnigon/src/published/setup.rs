//! Setups of 1988, their validation, and position strings.

use core::fmt;

use abstract_games_core::{InvalidSetup, Notation, Player, Position};
use abstract_games_toolkit::TextError;
use abstract_games_toolkit::text::Fields;

use super::board::GRID;
use super::position::Published;
use super::{Cell, Omnigon, Piece, PieceKind, Rules};
use crate::Facing;
use crate::position::Variant;
use crate::setup::{VariantSetup, parse_cells, parse_turn, pieces, too_many, write_cells};

/// A position that need not be valid.
///
/// All data from outside becomes a setup, and [`validate`](Self::validate)
/// alone decides whether it is a position. The default is the start of the game
/// (OMN-4).
///
/// ```
/// use omnigon::published::prelude::*;
///
/// let mut setup = Setup::default();
/// let (d2, d4): (Cell, Cell) = ("d2".parse()?, "d4".parse()?);
/// setup.board[d4.index()] = setup.board[d2.index()];
/// assert_eq!(
///     setup.validate(Rules::STANDARD).unwrap_err().to_string(),
///     "too many pieces: Gold has 2 of the kind Helios, expected at most 1 (OMN-2)"
/// );
/// setup.board[d2.index()] = None;
/// let game = setup.validate(Rules::STANDARD)?;
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
/// cell, `H`, `B`, `T`, `S` for Gold and lower-case letters for White, followed
/// by the facing except for the Helios; then the side to move, `g` or `w`,
/// which may be omitted. The captured pieces are those missing from the board.
/// A board with only one Helios is a game that has ended; a board without a
/// Helios is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// What stands on each cell, by [`Cell::index`].
    pub board: [Option<Piece>; Cell::COUNT],
    /// The player to move, or the one who would be next after the end.
    pub turn: Player,
}

/// Why text is not a position string, or a setup is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The form of the text is wrong.
    #[error(transparent)]
    Text(#[from] TextError),
    /// A piece other than a Helios is written without a facing.
    #[error("byte {at}: missing facing: expected a digit from 0 to 5")]
    FacingMissing {
        /// Where it should be.
        at: usize,
    },
    /// The kind of piece does not have this facing (OMN-3, OMN-11): a Helios
    /// has facing 0, a Stargon 0 or 1.
    #[error("invalid facing: the {kind} on {cell} cannot have facing {facing} ({})",
        kind.facings_rule())]
    Facing {
        /// The cell of the piece.
        cell: Cell,
        /// Its kind.
        kind: PieceKind,
        /// The invalid facing.
        facing: Facing,
    },
    /// A side has more pieces of a kind than it starts with (OMN-2).
    #[error("too many pieces: {} has {count} of the kind {kind}, expected at most {} (OMN-2)",
        Published::SIDES[player.index()], kind.count())]
    TooMany {
        /// The owner of the pieces.
        player: Player,
        /// Their kind.
        kind: PieceKind,
        /// How many there are.
        count: u8,
    },
    /// Neither side has a Helios: the game would have ended with the first
    /// capture of one (OMN-9).
    #[error("missing Helios: neither side has one (OMN-9)")]
    NoHelios,
}

impl InvalidSetup for SetupError {
    fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Text(_) | Self::FacingMissing { .. } => None,
            Self::Facing { kind, .. } => Some(kind.facings_rule()),
            Self::TooMany { .. } => Some("OMN-2"),
            Self::NoHelios => Some("OMN-9"),
        }
    }

    fn at(&self) -> Option<usize> {
        match self {
            Self::Text(error) => error.at(),
            Self::FacingMissing { at } => Some(*at),
            _ => None,
        }
    }
}

impl Setup {
    /// A board without pieces, Gold to move.
    pub const EMPTY: Self = Self {
        board: [None; Cell::COUNT],
        turn: Player::First,
    };

    /// The position, if the setup is valid.
    ///
    /// # Errors
    ///
    /// Returns which invariant the setup violates.
    pub fn validate(&self, rules: Rules) -> Result<Omnigon, SetupError> {
        Omnigon::from_setup(rules, self)
    }
}

/// The letters of the sides.
const LETTERS: [&str; 2] = ["g", "w"];

/// The start of the game (OMN-4).
impl Default for Setup {
    fn default() -> Self {
        use PieceKind::{Bigon, Helios, Stargon, Trigon};
        use Player::{First, Second};
        // By the index of the cell.
        const START: [(usize, Player, PieceKind, Facing); 14] = [
            (9, First, Stargon, Facing::F0),
            (10, First, Bigon, Facing::F2),
            (15, First, Trigon, Facing::F0),
            (16, First, Helios, Facing::F0),
            (17, First, Stargon, Facing::F0),
            (22, First, Stargon, Facing::F0),
            (23, First, Bigon, Facing::F5),
            (13, Second, Bigon, Facing::F2),
            (14, Second, Stargon, Facing::F1),
            (19, Second, Stargon, Facing::F1),
            (20, Second, Helios, Facing::F0),
            (21, Second, Trigon, Facing::F3),
            (26, Second, Bigon, Facing::F5),
            (27, Second, Stargon, Facing::F1),
        ];
        let mut setup = Self::EMPTY;
        for (index, player, kind, facing) in START {
            setup.board[index] = Some(Piece {
                player,
                kind,
                facing,
            });
        }
        setup
    }
}

impl VariantSetup<Published> for Setup {
    type Error = SetupError;

    fn start(_: Rules) -> Self {
        Self::default()
    }

    fn of(position: &Omnigon) -> Self {
        Self {
            board: Cell::ALL.map(|cell| position.at(cell)),
            turn: position.turn(),
        }
    }

    fn check(&self, _: Rules) -> Result<(), SetupError> {
        for (cell, piece) in Cell::ALL.into_iter().zip(self.board) {
            let Some(Piece { kind, facing, .. }) = piece else {
                continue;
            };
            if facing.number() >= kind.facings() {
                return Err(SetupError::Facing { cell, kind, facing });
            }
        }
        if let Some((player, kind, count)) = too_many(&self.board, PieceKind::count) {
            return Err(SetupError::TooMany {
                player,
                kind,
                count,
            });
        }
        let mut all = Player::ALL
            .into_iter()
            .flat_map(|player| pieces(&self.board, player));
        if !all.any(|piece| piece.kind == PieceKind::Helios) {
            return Err(SetupError::NoHelios);
        }
        Ok(())
    }

    fn build(&self, _: Rules) -> Omnigon {
        Omnigon::new(self.turn, &Cell::ALL, &self.board)
    }

    fn parse(_: Rules, text: &str) -> Result<Self, SetupError> {
        let mut setup = Self::EMPTY;
        let mut fields = Fields::new(text)?;
        let board = fields.required("board")?;
        setup.board = parse_cells(GRID, board, |at| SetupError::FacingMissing { at })?;
        if let Some(field) = fields.next() {
            setup.turn = parse_turn(field, LETTERS)?;
        }
        fields.finish()?;
        Ok(setup)
    }

    fn write(&self, _: Rules, out: &mut dyn fmt::Write) -> fmt::Result {
        write_cells(GRID, &self.board, out)?;
        write!(out, " {}", LETTERS[self.turn.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::SetupError;

    /// If this does not compile, the new variant is also missing from the cases
    /// in `tests/it/entry_points.rs`.
    #[allow(dead_code)]
    const fn every_variant_is_listed(error: SetupError) {
        use SetupError::*;
        match error {
            Text(_) | FacingMissing { .. } | Facing { .. } | TooMany { .. } | NoHelios => {}
        }
    }
}
