//! Which moves are legal, and why the others are not.

use super::{Oxy, Status};
use crate::board::{Cell, CellSet};
use crate::end::EndReason;
use crate::illegal::IllegalMove;
use crate::laps::{Ring, Way, unless_owed};
use crate::moves::Move;

impl Oxy {
    /// The cells from which a tile can slide (OXY-5 to OXY-7, OXY-40), unless an
    /// exchange must be made or the game has ended.
    #[inline]
    pub(super) fn legal_slides(&self) -> CellSet {
        let slides = self.space.neighbours().without(self.moved | self.frozen);
        if self.laps.no_debts() {
            return slides;
        }
        unless_owed(slides, self.space, self.debts(self.player))
    }

    pub(super) fn is_legal_pass_or_exchange(&self, mv: Move) -> bool {
        match (self.status(), mv) {
            (Status::Slides, Move::Pass) => self.legal_slides().is_empty(),
            (Status::Exchange, Move::Exchange { symbol, neutral }) => {
                self.reason_against_exchange(symbol, neutral).is_none()
            }
            _ => false,
        }
    }

    pub(super) fn reason_against(&self, mv: Move) -> IllegalMove {
        match (self.status(), mv) {
            (Status::Over, _) => IllegalMove::GameOver {
                reason: EndReason::Limit,
            },
            (Status::Slides, Move::Slide(from)) => self.reason_against_slide(from),
            (Status::Slides, Move::Pass) => IllegalMove::CanSlide {
                slide: self.legal_slides().first().unwrap_or(self.space),
            },
            (Status::Slides, Move::Exchange { .. }) => {
                let pending = self.is_first_turn() && self.moved.is_empty();
                if pending && self.turn_start().inevitable() {
                    IllegalMove::NoExchangeQualifies
                } else {
                    IllegalMove::ExchangeNotDue
                }
            }
            (Status::Exchange, Move::Exchange { symbol, neutral }) => self
                .reason_against_exchange(symbol, neutral)
                .unwrap_or(IllegalMove::ExchangeNotDue),
            (Status::Exchange, Move::Slide(_) | Move::Pass) => IllegalMove::ExchangeRequired,
        }
    }

    fn reason_against_slide(&self, cell: Cell) -> IllegalMove {
        let space = self.space;
        if cell == space {
            IllegalMove::Space { cell }
        } else if !space.neighbours().contains(cell) {
            IllegalMove::NotBesideSpace { cell, space }
        } else if self.moved.contains(cell) {
            IllegalMove::AlreadyMoved { cell }
        } else if self.frozen.contains(cell) {
            IllegalMove::Frozen { cell }
        } else {
            // Any other slide is illegal only because it runs along a ring on
            // which the player owes.
            let ring = Way::of_slide(cell, space).ring().unwrap_or(Ring::Border);
            IllegalMove::Owes { cell, ring }
        }
    }

    /// OXY-30 and OXY-31, given that an exchange must be made.
    fn reason_against_exchange(&self, symbol: Cell, neutral: Cell) -> Option<IllegalMove> {
        let turn = self.turn_start();
        if !turn.lines.is_symbol(symbol) {
            return Some(IllegalMove::NotASymbol { cell: symbol });
        }
        if turn.lines.is_symbol(neutral) || neutral == turn.space {
            return Some(IllegalMove::NotNeutral { cell: neutral });
        }
        if !turn.involved().contains(symbol) {
            return Some(IllegalMove::NotInvolved { cell: symbol });
        }
        let after = turn.exchange(symbol, neutral);
        if after.playable() {
            None
        } else if after.lines.alignments(after.set).any() {
            Some(IllegalMove::ExchangeAligns { symbol, neutral })
        } else {
            Some(IllegalMove::StillInevitable { symbol, neutral })
        }
    }
}
