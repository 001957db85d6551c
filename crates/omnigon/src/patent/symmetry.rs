//! Turning the board.

use core::cmp::Ordering;

use abstract_games_core::{ByPlayer, Position, Symmetry};

use super::{Cell, Move, OmnigonPatent, PatentRules, Piece, Series, Setup};

/// Half a turn of the board (number 1), which adds three to every facing; but
/// only the position itself (number 0) in invasion games, whose far ranks it
/// would exchange.
///
/// The grid `aligned` could be mirrored, too. How a move looks then depends on
/// the kind of the piece that it turns, which a move does not tell.
///
/// ```
/// use omnigon::{OmnigonPatent, PatentRules, Symmetry};
///
/// let rules = PatentRules::OF_1981;
/// let image = OmnigonPatent::transform_move(rules, "c3-c5@0".parse()?, 1);
/// assert_eq!(image.to_string(), "c6-c4@3");
/// # Ok::<(), omnigon::ParseMoveError>(())
/// ```
impl Symmetry for OmnigonPatent {
    fn symmetry_count(rules: PatentRules) -> usize {
        match rules.invasion {
            None => 2,
            Some(_) => 1,
        }
    }

    fn transform(&self, symmetry: usize) -> Self {
        if !is_half_turn(self.rules(), symmetry) {
            return *self;
        }
        let mut image = Setup {
            turn: self.turn(),
            captured: self.captured().map(|count| count as u8),
            series: ByPlayer::from_fn(|player| {
                let series = self.series(player)?;
                let cell = series.cell.rotated();
                Some(Series { cell, ..series })
            }),
            ..Setup::EMPTY
        };
        for cell in Cell::all() {
            image.board[cell.rotated().index()] = self.at(cell).map(|piece| Piece {
                facing: piece.facing.turned(3),
                ..piece
            });
        }
        image.build(self.rules())
    }

    fn transform_move(rules: PatentRules, mv: Move, symmetry: usize) -> Move {
        if !is_half_turn(rules, symmetry) {
            return mv;
        }
        match mv {
            Move::Slide {
                from,
                to,
                facing,
                capture,
            } => Move::Slide {
                from: from.rotated(),
                to: to.rotated(),
                facing: facing.turned(3),
                capture,
            },
            Move::Turn { cell, facing } => Move::Turn {
                cell: cell.rotated(),
                facing: facing.turned(3),
            },
            Move::Remove { cell } => Move::Remove {
                cell: cell.rotated(),
            },
            Move::Pass => Move::Pass,
        }
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

/// Whether a symmetry is the half turn.
fn is_half_turn(rules: PatentRules, symmetry: usize) -> bool {
    assert!(
        symmetry < OmnigonPatent::symmetry_count(rules),
        "no such symmetry"
    );
    symmetry == 1
}
