//! Millions of random plies, with cheap checks after each.

use abstract_games_testkit::fixtures::soak::{LONG, SHORT, soak};
use yonmoque::prelude::*;

/// Checks the turn and the pieces after a placement (YON-3) or a movement
/// (YON-7).
fn check(before: &Yonmoque, mv: Move, after: &Yonmoque) {
    let me = before.turn();
    let place = || format!("{before:?} {mv:?}");
    assert_eq!(after.turn(), !me, "{}", place());
    let [own, enemy] = [me, !me].map(|player| before.pieces(player).len());
    let [own_after, enemy_after] = [me, !me].map(|player| after.pieces(player).len());
    let hands = |game: &Yonmoque| [me, !me].map(|player| game.hand(player));
    let overlap = after.pieces(me) & after.pieces(!me);
    assert!(overlap.is_empty(), "{}", place());
    match mv {
        Move::Place(cell) => {
            assert_eq!((own_after, enemy_after), (own + 1, enemy), "{}", place());
            let [own_hand, enemy_hand] = hands(before);
            assert_eq!(hands(after), [own_hand - 1, enemy_hand], "{}", place());
            assert_eq!(before.at(cell), None, "{}", place());
            assert_eq!(after.at(cell), Some(me), "{}", place());
        }
        Move::Relocate { from, to } => {
            assert_eq!(own_after + enemy_after, own + enemy, "{}", place());
            assert!(own_after >= own, "{}", place());
            assert_eq!(hands(after), hands(before), "{}", place());
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
    soak(Rules::STANDARD, SHORT, check);
}

#[test]
#[ignore = "10 million plies: cargo test --release -p yonmoque --test it soak -- --ignored --nocapture"]
fn standard() {
    soak(Rules::STANDARD, LONG, check);
}
