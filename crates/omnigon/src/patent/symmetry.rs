//! Turning and mirroring the rectangle.

use core::cmp::Ordering;

use abstract_games_core::{ByPlayer, Position, Symmetry};

use super::{Cell, Kind, Layout, Move, OmnigonPatent, PatentRules, Piece, Series, Setup};
use crate::Facing;

/// A way of looking at the board. Each of them undoes itself.
#[derive(Clone, Copy)]
enum View {
    Same,
    HalfTurn,
    /// File a to file e.
    MirroredFiles,
    /// Rank 1 to rank 8.
    MirroredRanks,
}

impl View {
    /// Those that keep the rules, by number.
    const fn all(rules: PatentRules) -> &'static [Self] {
        use View::{HalfTurn, MirroredFiles, MirroredRanks, Same};
        match (rules.grid, rules.invasion) {
            (Layout::Aligned, None) => &[Same, HalfTurn, MirroredFiles, MirroredRanks],
            (Layout::Staggered, None) => &[Same, HalfTurn],
            // The far ranks must stay where they are (OMN-28).
            (Layout::Aligned, Some(_)) => &[Same, MirroredFiles],
            (Layout::Staggered, Some(_)) => &[Same],
        }
    }

    /// The one with this number.
    fn new(rules: PatentRules, symmetry: usize) -> Self {
        match Self::all(rules).get(symmetry) {
            Some(&view) => view,
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

    /// The image of a facing depends on the kind when mirrored: the first of
    /// the marked faces becomes the last one.
    const fn facing(self, kind: Kind, facing: Facing) -> Facing {
        let mirrored = Facing::F0.turned(13 - kind.marks() - facing.number());
        match self {
            Self::Same => facing,
            Self::HalfTurn => facing.turned(3),
            Self::MirroredFiles => mirrored,
            Self::MirroredRanks => mirrored.turned(3),
        }
    }
}

/// On the grid `aligned`, half a turn (number 1), the mirror that exchanges the
/// files a and e (2), and the one that exchanges the ranks 1 and 8 (3). On the
/// grid `staggered`, half a turn (1). In invasion games, whose far ranks must
/// stay: on `aligned` the mirror of the files (1), on `staggered` nothing but
/// the position itself.
///
/// ```
/// use omnigon::{OmnigonPatent, PatentRules, Position, Symmetry};
///
/// let start = OmnigonPatent::start(PatentRules::OF_1981);
/// let image = |symmetry| Ok::<_, omnigon::ParseMoveError>(
///     start.transform_move("c3-a5@0".parse()?, symmetry).to_string());
/// assert_eq!(image(1)?, "c6-e4@3");
/// // A Tritrog at facing 0 protects faces 0, 1, 2; mirrored 0, 5, 4.
/// assert_eq!(image(2)?, "c3-e5@4");
/// assert_eq!(image(3)?, "c6-a4@1");
/// # Ok::<(), omnigon::ParseMoveError>(())
/// ```
impl Symmetry for OmnigonPatent {
    fn symmetry_count(rules: PatentRules) -> usize {
        View::all(rules).len()
    }

    fn transform(&self, symmetry: usize) -> Self {
        let view = View::new(self.rules(), symmetry);
        let mut image = Setup {
            turn: self.turn(),
            captured: self.captured().map(|count| count as u8),
            series: ByPlayer::from_fn(|player| {
                let series = self.series(player)?;
                let cell = view.cell(series.cell);
                Some(Series { cell, ..series })
            }),
            second_moves: self.second_moves(),
            ..Setup::EMPTY
        };
        for cell in Cell::all() {
            image.board[view.cell(cell).index()] = self.at(cell).map(|piece| Piece {
                facing: view.facing(piece.kind, piece.facing),
                ..piece
            });
        }
        image.build(self.rules())
    }

    fn transform_move(&self, mv: Move, symmetry: usize) -> Move {
        let view = View::new(self.rules(), symmetry);
        let facing_of = |cell, facing| {
            let kind = self.at(cell).map_or(Kind::Unitrog, |piece| piece.kind);
            view.facing(kind, facing)
        };
        match mv {
            Move::Slide {
                from,
                to,
                facing,
                capture,
            } => Move::Slide {
                from: view.cell(from),
                to: view.cell(to),
                facing: facing_of(from, facing),
                capture,
            },
            Move::Turn { cell, facing } => Move::Turn {
                cell: view.cell(cell),
                facing: facing_of(cell, facing),
            },
            Move::Remove { cell } => Move::Remove {
                cell: view.cell(cell),
            },
            Move::Pass => Move::Pass,
        }
    }

    fn inverse_symmetry(rules: PatentRules, symmetry: usize) -> usize {
        // To see that it exists; each undoes itself.
        let _ = View::new(rules, symmetry);
        symmetry
    }

    fn arbitrary_order(&self, other: &Self) -> Ordering {
        let ordered = |game: &Self| {
            let captured = game.captured();
            let series = ByPlayer::from_fn(|player| game.series(player));
            (
                (game.faces, game.royals, game.own_and_enemies()),
                (game.turn(), captured, series, game.second_moves()),
            )
        };
        ordered(self).cmp(&ordered(other))
    }
}
