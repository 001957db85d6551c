//! Omnigon: pieces, what they attack, and the royal's danger.

use abstract_games_core::{ByPlayer, Player, Position};
use omnigon::{Omnigon88, OmnigonPatent, hexagon, patent};

use super::{difference, to_move};

/// What a royal under attack costs its side when the other is to move, and
/// when it is to move itself.
const ROYAL_IN_DANGER: (i32, i32) = (900, 60);

/// Omnigon 1988: pieces, a Trigon for more than a Stargon and a Stargon for
/// more than a Bigon; the cells and pieces that they attack; and the Helios,
/// if it is attacked.
#[must_use]
pub fn omnigon_1988(position: &Omnigon88) -> i32 {
    let own = ByPlayer::from_fn(|player| {
        let pieces = position.pieces(player);
        let material: i32 = pieces
            .iter()
            .filter_map(|cell| position.at(cell))
            .map(|piece| match piece.kind {
                hexagon::Kind::Helios => 0,
                hexagon::Kind::Bigon => 100,
                hexagon::Kind::Stargon => 130,
                hexagon::Kind::Trigon => 140,
            })
            .sum();
        let attacked = position.attacked(player);
        material
            + 2 * attacked.len() as i32
            + 15 * (attacked & position.pieces(!player)).len() as i32
            - danger(position, player, position.royal_attacked(player))
    });
    difference(own) + to_move(position, 10)
}

/// Omnigon of the patents: pieces, more protected ones for more; the pieces
/// that they attack; the royal, if it is attacked; and for an invasion the
/// pieces on the enemy's last ranks.
#[must_use]
pub fn omnigon_patent(position: &OmnigonPatent) -> i32 {
    let invasion = position.rules().invasion.is_some();
    let own = ByPlayer::from_fn(|player| {
        let pieces = position.pieces(player);
        let material: i32 = pieces
            .iter()
            .filter_map(|cell| position.at(cell))
            .map(|piece| match piece.kind {
                patent::Kind::Unitrog | patent::Kind::Omnigon => 0,
                patent::Kind::Bitrog => 100,
                patent::Kind::Tritrog => 115,
                patent::Kind::Quadratrog => 130,
            })
            .sum();
        let attacked = position.attacked(player) & position.pieces(!player);
        let invaders = if invasion {
            position.invaders(player)
        } else {
            0
        };
        material + 20 * attacked.len() as i32 + 80 * invaders as i32
            - danger(position, player, position.royal_attacked(player))
    });
    difference(own) + to_move(position, 10)
}

/// What it costs a player if the royal is attacked.
fn danger<P: Position>(position: &P, player: Player, attacked: bool) -> i32 {
    match (attacked, position.turn() == player) {
        (false, _) => 0,
        (true, false) => ROYAL_IN_DANGER.0,
        (true, true) => ROYAL_IN_DANGER.1,
    }
}
