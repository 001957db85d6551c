//! Why a move of 1981 or 1983 is illegal.

use abstract_games_core::Position;

use super::{Move, Omnigon, ThirdTurn};

/// Why a move of 1981 or 1983 is illegal.
///
/// ```
/// use omnigon::patent::prelude::*;
///
/// let mut game = Omnigon::start(Rules::OF_1981);
/// let error = game.play("c1-c5@0".parse()?).unwrap_err();
/// assert_eq!(error, IllegalMove::Blocked { cell: "c2".parse()? });
/// assert_eq!(error.rule(), "OMN-24");
/// assert_eq!(error.to_string(), "the piece on c2 is in the way");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub type IllegalMove = crate::IllegalMove<super::position::Patent>;

pub(super) fn rule(error: &IllegalMove) -> &'static str {
    match error {
        IllegalMove::Shielded { .. } => "OMN-25",
        IllegalMove::SameCell { .. }
        | IllegalMove::TurnedTwice { .. }
        | IllegalMove::NotTurnedTwice { .. }
        | IllegalMove::NoRemoval => "OMN-26",
        IllegalMove::SameFacing { .. } | IllegalMove::MovesExist => "OMN-29",
        _ => "OMN-24",
    }
}

pub(super) fn explain(position: &Omnigon, mv: Move) -> IllegalMove {
    let cell = match mv {
        Move::Pass => return IllegalMove::MovesExist,
        Move::Slide {
            from, to, capture, ..
        } => {
            let problem = IllegalMove::of_slide(position, from, to, capture);
            // A move without a problem is legal, and its result unspecified.
            return problem.unwrap_or(IllegalMove::SameCell { cell: from });
        }
        Move::Turn { cell, .. } | Move::Remove { cell } => cell,
    };
    match position.at(cell) {
        None => return IllegalMove::NoPiece { cell },
        Some(piece) if piece.player != position.turn() => {
            return IllegalMove::EnemyPiece { cell };
        }
        Some(_) => {}
    }
    let series = position.series(position.turn());
    let turned_twice = series.is_some_and(|series| series.cell == cell && series.count > 1);
    match mv {
        Move::Turn { .. } if turned_twice => IllegalMove::TurnedTwice { cell },
        Move::Turn { .. } => IllegalMove::SameFacing { cell },
        _ if position.rules().third_turn == ThirdTurn::Illegal => IllegalMove::NoRemoval,
        _ => IllegalMove::NotTurnedTwice { cell },
    }
}
