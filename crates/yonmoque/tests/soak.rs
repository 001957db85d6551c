//! Millions of random plies, each looked at cheaply.

#[path = "../../abstract-games-core/tests/soak/mod.rs"]
mod soak;

use soak::{LONG, SHORT};
use yonmoque::{Move, Player, Position, Rules, Score, Yonmoque};

/// The turn and the pieces after a move, from what the rule book says of
/// placing (YON-3) and moving (YON-7).
fn check(before: &Yonmoque, mv: Move, after: &Yonmoque) {
    let me = before.turn();
    let told = || format!("{before:?} {mv:?}");
    assert_eq!(after.turn(), !me, "{}", told());
    let [own, enemy] = [me, !me].map(|player| before.pieces(player).len());
    let [own_after, enemy_after] = [me, !me].map(|player| after.pieces(player).len());
    let hands = |game: &Yonmoque| [me, !me].map(|player| game.hand(player));
    let overlap = after.pieces(me) & after.pieces(!me);
    assert!(overlap.is_empty(), "{}", told());
    match mv {
        Move::Place(square) => {
            assert_eq!((own_after, enemy_after), (own + 1, enemy), "{}", told());
            let [own_hand, enemy_hand] = hands(before);
            assert_eq!(hands(after), [own_hand - 1, enemy_hand], "{}", told());
            assert_eq!(before.at(square), None, "{}", told());
            assert_eq!(after.at(square), Some(me), "{}", told());
        }
        Move::Relocate { from, to } => {
            assert_eq!(own_after + enemy_after, own + enemy, "{}", told());
            assert!(own_after >= own, "{}", told());
            assert_eq!(hands(after), hands(before), "{}", told());
            assert_eq!((before.at(from), before.at(to)), (Some(me), None));
            assert_eq!((after.at(from), after.at(to)), (None, Some(me)));
        }
    }
    let in_hand: u8 = hands(after).iter().sum();
    assert_eq!(own_after + enemy_after + usize::from(in_hand), 12);
    for player in Player::ALL {
        assert_eq!(after.score()[player] as usize, after.pieces(player).len());
    }
}

#[test]
fn a_short_soak() {
    soak::soak(Rules::STANDARD, SHORT, check);
}

#[test]
#[ignore = "10 million plies: cargo test --release -p yonmoque --test soak -- --ignored --nocapture"]
fn standard() {
    soak::soak(Rules::STANDARD, LONG, check);
}
