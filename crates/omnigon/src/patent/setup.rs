//! Positions of 1981 and 1983 from outside: a description that may be wrong,
//! and its validation.

use core::num::NonZeroU16;

use abstract_games_core::text::TextError;
use abstract_games_core::{ByPlayer, Player};

use super::display::side;
use super::series::Packed;
use super::{Cell, Formation, Kind, Layout, OmnigonPatent, PatentRules, Piece, Series};
use super::{Edition, setup_text};
use crate::Facing;

/// A description of a position, possibly of none that there can be.
///
/// All data from outside becomes one of these, and
/// [`validate`](abstract_games_core::Setup::validate) alone decides whether it
/// is a position.
///
/// ```
/// use abstract_games_core::Setup as _;
/// use omnigon::patent::{Cell, Setup};
/// use omnigon::{Notation, PatentRules};
///
/// let rules = PatentRules::OF_1983;
/// let mut setup = Setup::start(rules);
/// let c3: Cell = "c3".parse()?;
/// setup.board[c3.index()] = None;
/// setup.captured.second = 2;
/// assert_eq!(
///     setup.validate(rules).unwrap_err().to_string(),
///     "Red has captured 2, more than the 1 that Black lacks (OMN-27)"
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
/// `.` for an empty cell, `Q`, `T`, `B`, `U`, `O` for Black and small letters
/// for Red, followed by the facing; `b` or `r` to move; how many pieces Black
/// and Red have captured; their turns in place in a row, as `c3:2` (the piece
/// on c3 was turned with the side's last two moves) or `-`; and in invasion
/// games only, how many moves Red has made. Fields at the end may be left out
/// and are then as at the start of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// What stands on each cell, by [`Cell::index`].
    pub board: [Option<Piece>; Cell::COUNT],
    /// The player to move, or who would be after the end.
    pub turn: Player,
    /// How many enemy pieces each side has captured (OMN-27).
    pub captured: ByPlayer<u8>,
    /// The turns in place that each side has made in a row with its latest
    /// moves (OMN-26).
    pub series: ByPlayer<Option<Series>>,
    /// How many moves the second player has made in an invasion game (OMN-28);
    /// 0 in others.
    pub second_moves: u16,
}

/// Why a text is no description of a position, or a description no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The text is malformed.
    #[error(transparent)]
    Text(#[from] TextError),
    /// A piece is written without a facing.
    #[error("byte {at}: a facing, a digit from 0 to 5, is missing")]
    FacingMissing {
        /// Where it should be.
        at: usize,
    },
    /// A side has more pieces of a kind than it starts with (OMN-22).
    #[error("{} has {count} of the kind {kind}, more than {max} in {edition} (OMN-22)", side(*player))]
    TooMany {
        /// Whose pieces.
        player: Player,
        /// Which kind.
        kind: Kind,
        /// How many.
        count: u8,
        /// How many a side starts with.
        max: u8,
        /// In which game.
        edition: Edition,
    },
    /// Neither side has its royal piece: the game would have ended when the
    /// first one was lost (OMN-27).
    #[error("neither side has its royal piece (OMN-27)")]
    NoRoyal,
    /// A side has captured more pieces than the other one lacks (OMN-27).
    #[error("{} has captured {count}, more than the {lacking} that {} lacks (OMN-27)",
        side(*player), side(!*player))]
    Captured {
        /// Who has captured them.
        player: Player,
        /// How many.
        count: u8,
        /// How many pieces the other side lacks.
        lacking: u8,
    },
    /// A side has captured more pieces than win: the game would have ended
    /// before (OMN-27).
    #[error("{} has captured {count}, more than the {max} that win (OMN-27)", side(*player))]
    CapturedTooMany {
        /// Who has captured them.
        player: Player,
        /// How many.
        count: u8,
        /// How many win.
        max: u8,
    },
    /// Both sides would have won: each by its captures, or one so and the
    /// other because the enemy's royal piece is gone (OMN-27).
    #[error("both sides would have won (OMN-27)")]
    BothWon,
    /// A row of turns in place is of one or two turns (OMN-26).
    #[error("the turns in place of {} in a row are {count}, not 1 or 2 (OMN-26)", side(*player))]
    SeriesCount {
        /// Whose turns.
        player: Player,
        /// How many.
        count: u8,
    },
    /// A side cannot have turned a piece that it does not have (OMN-26).
    #[error("{} has no piece on {cell} to have turned in place (OMN-26)", side(*player))]
    SeriesCell {
        /// Whose turns.
        player: Player,
        /// Where the piece should be.
        cell: Cell,
    },
    /// Moves are counted in invasion games only, and to their end (OMN-28).
    #[error("{count} moves of the second player are more than {max} (OMN-28)")]
    Moves {
        /// How many.
        count: u16,
        /// How many there can be; 0 without an invasion.
        max: u16,
    },
    /// After the second player's last move in an invasion game the first
    /// player is next (OMN-28).
    #[error("Red has made its last move and cannot be next (OMN-28)")]
    MovesTurn,
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
    pub fn start(rules: PatentRules) -> Self {
        let mut setup = Self::EMPTY;
        for (player, &formation) in rules.formations.iter() {
            let cells = match formation {
                Formation::Triangle => &TRIANGLE,
                Formation::Square => &SQUARE,
            };
            for &(index, kind) in cells {
                let kind = match (rules.edition, kind) {
                    (Edition::Y1983, Kind::Unitrog) => Kind::Omnigon,
                    (Edition::Y1983, Kind::Quadratrog) => Kind::Tritrog,
                    _ => kind,
                };
                let facing = start_facing(rules.grid, kind);
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

    pub(super) fn start_position(rules: PatentRules) -> OmnigonPatent {
        Self::start(rules).build(rules)
    }

    /// The pieces of a side.
    fn pieces(&self, player: Player) -> impl Iterator<Item = &Piece> {
        let pieces = self.board.iter().flatten();
        pieces.filter(move |piece| piece.player == player)
    }

    fn check_pieces(&self, edition: Edition) -> Result<(), SetupError> {
        for player in Player::ALL {
            for kind in Kind::ALL {
                let count = self.pieces(player).filter(|piece| piece.kind == kind);
                let (count, max) = (count.count() as u8, kind.count(edition));
                if count > max {
                    return Err(SetupError::TooMany {
                        player,
                        kind,
                        count,
                        max,
                        edition,
                    });
                }
            }
        }
        Ok(())
    }

    fn check_captures(&self, edition: Edition) -> Result<(), SetupError> {
        let max = edition.captures_to_win();
        for (player, &count) in self.captured.iter() {
            // `check_pieces` has seen that there are at most nine.
            let lacking = PatentRules::PIECES - self.pieces(!player).count() as u8;
            if count > lacking {
                return Err(SetupError::Captured {
                    player,
                    count,
                    lacking,
                });
            }
            if count > max {
                return Err(SetupError::CapturedTooMany { player, count, max });
            }
        }
        let royal = |player| self.pieces(player).any(|piece| piece.kind.is_royal());
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
            let Some(Series { cell, count }) = *series else {
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

    fn check_moves(&self, rules: PatentRules) -> Result<(), SetupError> {
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

    /// Checks all that makes it a position.
    pub(super) fn check(&self, rules: PatentRules) -> Result<(), SetupError> {
        self.check_pieces(rules.edition)?;
        self.check_captures(rules.edition)?;
        self.check_series()?;
        self.check_moves(rules)
    }

    /// The position, of which `check` has seen that it is one.
    pub(super) fn build(&self, rules: PatentRules) -> OmnigonPatent {
        let mut position = OmnigonPatent::empty(rules);
        for (cell, piece) in Cell::all().zip(self.board) {
            if let Some(piece) = piece {
                position.put(cell, piece);
            }
        }
        for player in Player::ALL {
            position.set_captured(player.index(), self.captured[player]);
            position.set_series(player.index(), Packed::new(self.series[player]));
        }
        position.set_second_moves(self.second_moves);
        position.set_turn(self.turn);
        position
    }
}

/// Black's formations of 1981, by the index of the cell (OMN-23).
const TRIANGLE: [(usize, Kind); 9] = [
    (0, Kind::Bitrog),
    (1, Kind::Tritrog),
    (2, Kind::Unitrog),
    (3, Kind::Tritrog),
    (4, Kind::Bitrog),
    (6, Kind::Bitrog),
    (7, Kind::Quadratrog),
    (8, Kind::Bitrog),
    (12, Kind::Tritrog),
];
const SQUARE: [(usize, Kind); 9] = [
    (1, Kind::Tritrog),
    (2, Kind::Unitrog),
    (3, Kind::Tritrog),
    (6, Kind::Bitrog),
    (7, Kind::Quadratrog),
    (8, Kind::Bitrog),
    (11, Kind::Bitrog),
    (12, Kind::Tritrog),
    (13, Kind::Bitrog),
];

/// How Black's pieces look at the start: towards the enemy (OMN-23).
const fn start_facing(grid: Layout, kind: Kind) -> Facing {
    match (grid, kind) {
        (_, Kind::Unitrog) => Facing::F0,
        (Layout::Aligned, Kind::Bitrog | Kind::Omnigon) => Facing::F0,
        (Layout::Aligned, Kind::Tritrog | Kind::Quadratrog) => Facing::F5,
        (Layout::Staggered, Kind::Quadratrog) => Facing::F4,
        (Layout::Staggered, _) => Facing::F5,
    }
}

pub(super) use setup_text::write_piece;
