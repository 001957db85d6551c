//! Omnigon: pieces, attacks, and the safety of the royal.

use abstract_games_core::{ByPlayer, Player, Position};
use omnigon::{patent, published};

use super::{Evaluate, difference, to_move};

/// The cost of an attacked royal while the opponent is to move.
const ROYAL_HANGS: i32 = 900;

/// The cost of an attacked royal while its own side is to move.
const ROYAL_MUST_MOVE: i32 = 60;

/// Pieces, attacked cells, attacked enemy pieces, and the Helios if it is
/// attacked.
impl Evaluate for published::Omnigon {
    fn evaluate(&self) -> i32 {
        let own = ByPlayer::from_fn(|player| {
            let pieces = self.pieces(player);
            let material: i32 = pieces
                .iter()
                .filter_map(|cell| self.at(cell))
                .map(|piece| match piece.kind {
                    published::PieceKind::Helios => 0,
                    published::PieceKind::Bigon => 100,
                    published::PieceKind::Stargon => 130,
                    published::PieceKind::Trigon => 140,
                })
                .sum();
            let attacked = self.attacked(player);
            material
                + 2 * attacked.len() as i32
                + 15 * (attacked & self.pieces(!player)).len() as i32
                - royal_danger(self, player, self.royal_attacked(player))
        });
        difference(own) + to_move(self, 10)
    }
}

/// Pieces, attacked enemy pieces, and the royal if it is attacked; where an
/// invasion wins, also pieces on the enemy's last ranks.
impl Evaluate for patent::Omnigon {
    fn evaluate(&self) -> i32 {
        let invasion = self.rules().invasion.is_some();
        let own = ByPlayer::from_fn(|player| {
            let pieces = self.pieces(player);
            let material: i32 = pieces
                .iter()
                .filter_map(|cell| self.at(cell))
                .map(|piece| match piece.kind {
                    patent::PieceKind::Unitrog | patent::PieceKind::Omnigon => 0,
                    patent::PieceKind::Bitrog => 100,
                    patent::PieceKind::Tritrog => 115,
                    patent::PieceKind::Quadratrog => 130,
                })
                .sum();
            let attacked = self.attacked(player) & self.pieces(!player);
            let invaders = if invasion { self.invaders(player) } else { 0 };
            material + 20 * attacked.len() as i32 + 80 * invaders as i32
                - royal_danger(self, player, self.royal_attacked(player))
        });
        difference(own) + to_move(self, 10)
    }
}

/// What it costs `player` if the royal is attacked.
fn royal_danger<P: Position>(position: &P, player: Player, attacked: bool) -> i32 {
    match (attacked, position.turn() == player) {
        (false, _) => 0,
        (true, false) => ROYAL_HANGS,
        (true, true) => ROYAL_MUST_MOVE,
    }
}
