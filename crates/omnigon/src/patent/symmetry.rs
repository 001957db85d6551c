//! Rotations and reflections of the board.

use core::cmp::Ordering;

use abstract_games_core::{ByPlayer, Notation, Position, Symmetry};

use super::position::Patent;
use super::{Cell, Move, Omnigon, Piece, PieceKind, Rules, Setup, Tiling, TurnSeries};
use crate::Facing;
use crate::position::Variant;

/// A symmetry of the board. Each is its own inverse.
#[derive(Clone, Copy)]
enum Image {
    Same,
    HalfTurn,
    /// Exchanges files a and e.
    MirroredFiles,
    /// Exchanges ranks 1 and 8.
    MirroredRanks,
}

impl Image {
    /// The symmetries under these rules, by number.
    const fn all(rules: Rules) -> &'static [Self] {
        use Image::{HalfTurn, MirroredFiles, MirroredRanks, Same};
        match (rules.tiling, rules.invasion) {
            (Tiling::Aligned, None) => &[Same, HalfTurn, MirroredFiles, MirroredRanks],
            (Tiling::Staggered, None) => &[Same, HalfTurn],
            // The far ranks must stay where they are (OMN-28).
            (Tiling::Aligned, Some(_)) => &[Same, MirroredFiles],
            (Tiling::Staggered, Some(_)) => &[Same],
        }
    }

    /// The symmetry with this number.
    fn new(rules: Rules, symmetry: usize) -> Self {
        match Self::all(rules).get(symmetry) {
            Some(&image) => image,
            None => panic!("no symmetry {symmetry}"),
        }
    }

    const fn cell(self, cell: Cell) -> Cell {
        match self {
            Self::Same => cell,
            Self::HalfTurn => cell.rotated(),
            Self::MirroredFiles => cell.mirrored(),
            Self::MirroredRanks => cell.rotated().mirrored(),
        }
    }

    /// The image of a facing depends on the kind under a reflection, which makes
    /// the first protected face the last one.
    const fn facing(self, kind: PieceKind, facing: Facing) -> Facing {
        let mirrored = Facing::F0.turned(13 - kind.face_count() - facing.number());
        match self {
            Self::Same => facing,
            Self::HalfTurn => facing.turned(3),
            Self::MirroredFiles => mirrored,
            Self::MirroredRanks => mirrored.turned(3),
        }
    }
}

/// With the tiling `aligned`: half a turn (number 1), the reflection that
/// exchanges files a and e (2), and the one that exchanges ranks 1 and 8 (3).
/// With `staggered`: half a turn (1). Invasion games only have the symmetries
/// that preserve the far ranks: with `aligned` the reflection of the files (1),
/// with `staggered` only the identity.
///
/// ```
/// use omnigon::patent::prelude::*;
///
/// let start = Omnigon::start(Rules::OF_1981);
/// let image = |symmetry| Ok::<_, ParseMoveError>(
///     start.transform_move("c3-a5@0".parse()?, symmetry).to_string());
/// assert_eq!(image(1)?, "c6-e4@3");
/// // A Tritrog at facing 0 protects faces 0, 1, 2; after a reflection, 0, 5, 4.
/// assert_eq!(image(2)?, "c3-e5@4");
/// assert_eq!(image(3)?, "c6-a4@1");
/// # Ok::<(), ParseMoveError>(())
/// ```
impl Symmetry for Omnigon {
    fn symmetry_count(rules: Rules) -> usize {
        Image::all(rules).len()
    }

    fn transform(&self, symmetry: usize) -> Self {
        let image = Image::new(self.rules(), symmetry);
        let mut setup = Setup {
            series: ByPlayer::from_fn(|player| {
                let series = self.series(player)?;
                let cell = image.cell(series.cell);
                Some(TurnSeries { cell, ..series })
            }),
            ..self.to_setup()
        };
        for cell in Cell::ALL {
            setup.board[image.cell(cell).index()] = self.at(cell).map(|piece| Piece {
                facing: image.facing(piece.kind, piece.facing),
                ..piece
            });
        }
        Self::build(self.rules(), &setup)
    }

    fn transform_move(&self, mv: Move, symmetry: usize) -> Move {
        let image = Image::new(self.rules(), symmetry);
        let facing_of = |cell, facing| {
            let kind = self.at(cell).map_or(PieceKind::Unitrog, |piece| piece.kind);
            image.facing(kind, facing)
        };
        match mv {
            Move::Slide {
                from,
                to,
                facing,
                capture,
            } => Move::Slide {
                from: image.cell(from),
                to: image.cell(to),
                facing: facing_of(from, facing),
                capture,
            },
            Move::Turn { cell, facing } => Move::Turn {
                cell: image.cell(cell),
                facing: facing_of(cell, facing),
            },
            Move::Remove { cell } => Move::Remove {
                cell: image.cell(cell),
            },
            Move::Pass => Move::Pass,
        }
    }

    fn inverse_symmetry(rules: Rules, symmetry: usize) -> usize {
        // Panics if there is no such symmetry.
        let _ = Image::new(rules, symmetry);
        symmetry
    }

    fn arbitrary_order(&self, other: &Self) -> Ordering {
        let ordered = |game: &Self| {
            let (boards, captured) = (game.boards, game.captured());
            let series = ByPlayer::from_fn(|player| game.series(player));
            (
                (
                    boards.marks,
                    Patent::royals(game),
                    boards.own,
                    boards.enemies,
                ),
                (game.turn(), captured, series, game.second_moves()),
            )
        };
        ordered(self).cmp(&ordered(other))
    }
}
