//! Setups of 1981 and 1983, their validation, and position strings.

use core::fmt;
use core::num::NonZeroU16;

use abstract_games_core::{ByPlayer, InvalidSetup, Notation, Player, Position};
use abstract_games_toolkit::TextError;
use abstract_games_toolkit::text::{Field, Fields};

use super::board::GRID;
use super::position::Patent;
use super::{Cell, Edition, Formation, Omnigon, Piece, PieceKind, Rules, Tiling, TurnSeries};
use crate::Facing;
use crate::position::Variant;
use crate::setup::{VariantSetup, parse_cells, parse_turn, pieces, too_many, write_cells};

/// A position that need not be valid.
///
/// All data from outside becomes a setup, and [`validate`](Self::validate)
/// alone decides whether it is a position.
///
/// ```
/// use omnigon::patent::prelude::*;
///
/// let rules = Rules::OF_1983;
/// let mut setup = Setup::start(rules);
/// let c3: Cell = "c3".parse()?;
/// setup.board[c3.index()] = None;
/// setup.captured.second = 2;
/// assert_eq!(
///     setup.validate(rules).unwrap_err().to_string(),
///     "too many captures: Red has captured 2, but Black is missing only 1 (OMN-27)"
/// );
/// setup.captured.second = 1;
/// let game = setup.validate(rules)?;
/// assert_eq!(
///     game.position_text().to_string(),
///     "b3t2o3t2b3/.b3t2b3./..t2../...../...../...../.B0T5B0./B0T5O0T5B0 b 0 1 - -"
/// );
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
///
/// # Text
///
/// `BOARD SIDE CAPTURED CAPTURED SERIES SERIES MOVES`: the ranks from 8 down,
/// `.` for an empty cell, `Q`, `T`, `B`, `U`, `O` for Black and lower-case
/// letters for Red, followed by the facing; the side to move, `b` or `r`; the
/// number of pieces that Black has captured, and that Red has; their series of
/// turns in place, `c3:2` (the side's last two moves turned the piece on c3) or
/// `-`; and in invasion games only, the number of moves that Red has made.
/// Fields at the end may be omitted and then have their values at the start of
/// a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// What stands on each cell, by [`Cell::index`].
    pub board: [Option<Piece>; Cell::COUNT],
    /// The player to move, or the one who would be next after the end.
    pub turn: Player,
    /// The number of enemy pieces that each side has captured (OMN-27).
    pub captured: ByPlayer<u8>,
    /// The turns in place that each side has made in a row with its latest
    /// moves (OMN-26).
    pub series: ByPlayer<Option<TurnSeries>>,
    /// The number of moves that the second player has made in an invasion game
    /// (OMN-28); 0 in other games.
    pub second_moves: u16,
}

/// Why text is not a position string, or a setup is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The form of the text is wrong.
    #[error(transparent)]
    Text(#[from] TextError),
    /// A piece is written without a facing.
    #[error("byte {at}: missing facing: expected a digit from 0 to 5")]
    FacingMissing {
        /// Where it should be.
        at: usize,
    },
    /// A side has more pieces of a kind than it starts with (OMN-22).
    #[error("too many pieces: {} has {count} of the kind {kind}, \
        expected at most {max} in {edition} (OMN-22)", name(*player))]
    TooMany {
        /// The owner of the pieces.
        player: Player,
        /// Their kind.
        kind: PieceKind,
        /// How many there are.
        count: u8,
        /// How many a side starts with.
        max: u8,
        /// The patent.
        edition: Edition,
    },
    /// Neither side has its royal piece: the game would have ended with the
    /// first loss of one (OMN-27).
    #[error("missing royal piece: neither side has one (OMN-27)")]
    NoRoyal,
    /// A side has captured more pieces than the other side is missing (OMN-27).
    #[error("too many captures: {} has captured {count}, but {} is missing only {missing} (OMN-27)",
        name(*player), name(!*player))]
    Captured {
        /// The side that captured.
        player: Player,
        /// How many pieces it captured.
        count: u8,
        /// How many pieces of the other side are missing from the board.
        missing: u8,
    },
    /// A side has captured more pieces than are needed to win: the game would
    /// have ended before (OMN-27).
    #[error("too many captures: {} has captured {count}, but {max} are enough to win (OMN-27)", name(*player))]
    CapturedTooMany {
        /// The side that captured.
        player: Player,
        /// How many pieces it captured.
        count: u8,
        /// How many captures win.
        max: u8,
    },
    /// Both sides would have won: both by captures, or one by captures and the
    /// other because the enemy's royal piece is gone (OMN-27).
    #[error("invalid end of the game: both sides would have won (OMN-27)")]
    BothWon,
    /// A series of turns in place consists of one or two turns (OMN-26).
    #[error("invalid turns in place: {} has {count} in a row, expected 1 or 2 (OMN-26)",
        name(*player))]
    SeriesCount {
        /// The side that turned.
        player: Player,
        /// The number of turns.
        count: u8,
    },
    /// A side's series of turns in place names a cell without a piece of that
    /// side (OMN-26).
    #[error("invalid turns in place: {} has no piece on {cell} (OMN-26)", name(*player))]
    SeriesCell {
        /// The side that turned.
        player: Player,
        /// The cell.
        cell: Cell,
    },
    /// Moves are counted in invasion games only, and up to their end (OMN-28).
    #[error("too many moves: the second player has made {count}, expected at most {max} (OMN-28)")]
    Moves {
        /// The number of moves.
        count: u16,
        /// The greatest number possible; 0 without invasion.
        max: u16,
    },
    /// After the second player's last move in an invasion game the first
    /// player is next (OMN-28).
    #[error("invalid side to move: Red has already made its last move (OMN-28)")]
    MovesTurn,
}

/// The name of a side.
const fn name(player: Player) -> &'static str {
    Patent::SIDES[player.index()]
}

impl InvalidSetup for SetupError {
    fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Text(_) | Self::FacingMissing { .. } => None,
            Self::TooMany { .. } => Some("OMN-22"),
            Self::SeriesCount { .. } | Self::SeriesCell { .. } => Some("OMN-26"),
            Self::NoRoyal
            | Self::Captured { .. }
            | Self::CapturedTooMany { .. }
            | Self::BothWon => Some("OMN-27"),
            Self::Moves { .. } | Self::MovesTurn => Some("OMN-28"),
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
    /// A board without pieces, and everything else as at the start of a game.
    pub const EMPTY: Self = Self {
        board: [None; Cell::COUNT],
        turn: Player::First,
        captured: ByPlayer::new(0, 0),
        series: ByPlayer::new(None, None),
        second_moves: 0,
    };

    /// The start of a game (OMN-23).
    #[must_use]
    pub fn start(rules: Rules) -> Self {
        let mut setup = Self::EMPTY;
        for (player, &formation) in rules.formations.iter() {
            let ranks = match formation {
                Formation::Triangle => &TRIANGLE,
                Formation::Square => &SQUARE,
            };
            for (index, letter) in ranks.as_flattened().iter().enumerate() {
                let kind = match (rules.edition, letter) {
                    (_, b'.') => continue,
                    (Edition::Y1981, b'Q') => PieceKind::Quadratrog,
                    (Edition::Y1981, b'U') => PieceKind::Unitrog,
                    (Edition::Y1983, b'U') => PieceKind::Omnigon,
                    (_, b'B') => PieceKind::Bitrog,
                    _ => PieceKind::Tritrog,
                };
                let facing = start_facing(rules.tiling, kind);
                let (index, facing) = match player {
                    Player::First => (index, facing),
                    Player::Second => (Cell::COUNT - 1 - index, facing.turned(3)),
                };
                setup.board[index] = Some(Piece {
                    player,
                    kind,
                    facing,
                });
            }
        }
        setup
    }

    /// The position, if the setup is valid.
    ///
    /// # Errors
    ///
    /// Returns which invariant the setup violates.
    pub fn validate(&self, rules: Rules) -> Result<Omnigon, SetupError> {
        Omnigon::from_setup(rules, self)
    }

    fn check_pieces(&self, edition: Edition) -> Result<(), SetupError> {
        match too_many(&self.board, |kind| kind.count(edition)) {
            None => Ok(()),
            Some((player, kind, count)) => Err(SetupError::TooMany {
                player,
                kind,
                count,
                max: kind.count(edition),
                edition,
            }),
        }
    }

    fn check_captures(&self, edition: Edition) -> Result<(), SetupError> {
        let max = edition.captures_to_win();
        for (player, &count) in self.captured.iter() {
            // At most nine, by `check_pieces`.
            let missing = Rules::PIECES - pieces(&self.board, !player).count() as u8;
            if count > missing {
                return Err(SetupError::Captured {
                    player,
                    count,
                    missing,
                });
            }
            if count > max {
                return Err(SetupError::CapturedTooMany { player, count, max });
            }
        }
        let royal = |player| pieces(&self.board, player).any(|piece| piece.kind.is_royal());
        let won = Player::ALL.map(|player| !royal(!player) || self.captured[player] == max);
        if !Player::ALL.into_iter().any(royal) {
            Err(SetupError::NoRoyal)
        } else if won == [true, true] {
            Err(SetupError::BothWon)
        } else {
            Ok(())
        }
    }

    fn check_series(&self) -> Result<(), SetupError> {
        for (player, series) in self.series.iter() {
            let Some(TurnSeries { cell, count }) = *series else {
                continue;
            };
            if !(1..=2).contains(&count) {
                return Err(SetupError::SeriesCount { player, count });
            }
            if self.board[cell.index()].is_none_or(|piece| piece.player != player) {
                return Err(SetupError::SeriesCell { player, cell });
            }
        }
        Ok(())
    }

    fn check_moves(&self, rules: Rules) -> Result<(), SetupError> {
        let max = rules.invasion.map_or(0, NonZeroU16::get);
        let count = self.second_moves;
        if count > max {
            Err(SetupError::Moves { count, max })
        } else if rules.invasion.is_some() && count == max && self.turn == Player::Second {
            Err(SetupError::MovesTurn)
        } else {
            Ok(())
        }
    }
}

/// Black's formations of 1981, from rank 1 up (OMN-23).
const TRIANGLE: [[u8; 5]; 3] = [*b"BTUTB", *b".BQB.", *b"..T.."];
const SQUARE: [[u8; 5]; 3] = [*b".TUT.", *b".BQB.", *b".BTB."];

/// The facing of Black's pieces at the start, towards the enemy (OMN-23).
const fn start_facing(tiling: Tiling, kind: PieceKind) -> Facing {
    match (tiling, kind) {
        (_, PieceKind::Unitrog) => Facing::F0,
        (Tiling::Aligned, PieceKind::Bitrog | PieceKind::Omnigon) => Facing::F0,
        (Tiling::Aligned, PieceKind::Tritrog | PieceKind::Quadratrog) => Facing::F5,
        (Tiling::Staggered, PieceKind::Quadratrog) => Facing::F4,
        (Tiling::Staggered, _) => Facing::F5,
    }
}

/// The letters of the sides.
const LETTERS: [&str; 2] = ["b", "r"];

/// Parses a series of turns in place, `c3:2` or `-`.
fn parse_series(field: Field<'_>) -> Result<Option<TurnSeries>, TextError> {
    if field.text == "-" {
        return Ok(None);
    }
    let invalid = field.invalid("series of turns in place");
    let (cell, count) = field.text.split_once(':').ok_or(invalid)?;
    match (cell.parse(), count) {
        (Ok(cell), "1") => Ok(Some(TurnSeries { cell, count: 1 })),
        (Ok(cell), "2") => Ok(Some(TurnSeries { cell, count: 2 })),
        _ => Err(invalid),
    }
}

impl VariantSetup<Patent> for Setup {
    type Error = SetupError;

    fn start(rules: Rules) -> Self {
        Self::start(rules)
    }

    fn of(position: &Omnigon) -> Self {
        Self {
            board: Cell::ALL.map(|cell| position.at(cell)),
            turn: position.turn(),
            captured: position.captured().map(|count| count as u8),
            series: ByPlayer::from_fn(|player| position.series(player)),
            second_moves: position.second_moves(),
        }
    }

    fn check(&self, rules: Rules) -> Result<(), SetupError> {
        self.check_pieces(rules.edition)?;
        self.check_captures(rules.edition)?;
        self.check_series()?;
        self.check_moves(rules)
    }

    fn build(&self, rules: Rules) -> Omnigon {
        Omnigon::build(rules, self)
    }

    fn parse(rules: Rules, text: &str) -> Result<Self, SetupError> {
        let mut setup = Self::EMPTY;
        let mut fields = Fields::new(text)?;
        let board = fields.required("board")?;
        setup.board = parse_cells(GRID, board, |at| SetupError::FacingMissing { at })?;
        if let Some(field) = fields.next() {
            setup.turn = parse_turn(field, LETTERS)?;
        }
        let max = u64::from(rules.edition.captures_to_win());
        if let Some(field) = fields.next() {
            setup.captured.first = field.number("number of Black's captures", 0, max)? as u8;
        }
        if let Some(field) = fields.next() {
            setup.captured.second = field.number("number of Red's captures", 0, max)? as u8;
        }
        if let Some(field) = fields.next() {
            setup.series.first = parse_series(field)?;
        }
        if let Some(field) = fields.next() {
            setup.series.second = parse_series(field)?;
        }
        if let Some(moves) = rules.invasion {
            if let Some(field) = fields.next() {
                let count = field.number("number of Red's moves", 0, moves.get().into())?;
                setup.second_moves = count as u16;
            }
        }
        fields.finish()?;
        Ok(setup)
    }

    fn write(&self, rules: Rules, out: &mut dyn fmt::Write) -> fmt::Result {
        write_cells(GRID, &self.board, out)?;
        let ByPlayer { first, second } = self.captured;
        write!(out, " {} {first} {second}", LETTERS[self.turn.index()])?;
        for (_, series) in self.series.iter() {
            match series {
                Some(TurnSeries { cell, count }) => write!(out, " {cell}:{count}")?,
                None => out.write_str(" -")?,
            }
        }
        match rules.invasion {
            Some(_) => write!(out, " {}", self.second_moves),
            None => Ok(()),
        }
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
            Text(_)
            | FacingMissing { .. }
            | TooMany { .. }
            | NoRoyal
            | Captured { .. }
            | CapturedTooMany { .. }
            | BothWon
            | SeriesCount { .. }
            | SeriesCell { .. }
            | Moves { .. }
            | MovesTurn => {}
        }
    }
}
