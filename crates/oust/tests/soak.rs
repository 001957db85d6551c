//! Millions of random plies, each looked at cheaply.

#[path = "../../abstract-games-core/tests/soak/mod.rs"]
mod soak;

use oust::{EndReason, Move, Oust, Outcome, Player, Position, Rules, Score};
use soak::{LONG, SHORT};

/// The turn, the stones and the end after a move, from what the rule book says
/// of placements, passes and the swap.
fn check<const W: usize>(before: &Oust<W>, mv: Move, after: &Oust<W>) {
    let me = before.turn();
    let told = || format!("{before:?} {mv:?}");
    let [own, enemy] = [me, !me].map(|player| before.stones(player));
    let [own_after, enemy_after] = [me, !me].map(|player| after.stones(player));
    assert!((own_after & enemy_after).is_empty(), "{}", told());
    for player in Player::ALL {
        assert_eq!(after.score()[player], after.stones(player).len());
    }
    match mv {
        Move::Place(cell) => {
            assert!(before.at(cell).is_none() && after.at(cell) == Some(me));
            assert_eq!(own_after.len(), own.len() + 1, "{}", told());
            assert_eq!(own_after & own, own, "{}", told());
            assert_eq!(enemy_after & enemy, enemy_after, "{}", told());
            // OUST-4, OUST-7: who captures goes on.
            let captured = enemy_after.len() < enemy.len();
            assert_eq!(after.turn() == me, captured, "{}", told());
            // OUST-9.
            let won = captured && enemy_after.is_empty();
            assert_eq!(won, after.outcome() == Some(Outcome::Win(me)), "{}", told());
        }
        Move::Pass => {
            assert_eq!((own_after, enemy_after), (own, enemy), "{}", told());
            assert_eq!((after.turn(), after.outcome()), (!me, None), "{}", told());
        }
        Move::Swap => {
            assert_eq!((me, own.len(), enemy.len()), (Player::Second, 0, 1));
            assert_eq!((own_after, enemy_after.len()), (enemy, 0), "{}", told());
            assert_eq!((after.turn(), after.outcome()), (!me, None), "{}", told());
        }
    }
    if after.outcome() == Some(Outcome::Draw) {
        assert_eq!(after.end_reason(), Some(EndReason::DeadBoard));
    }
    // Groups are flooded, so at one position in sixteen only.
    if after.key() % 16 == 0 {
        for player in Player::ALL {
            let sum: u32 = after.group_sizes(player).map(u32::from).sum();
            assert_eq!(sum, after.stones(player).len(), "{}", told());
        }
    }
}

fn run<const W: usize>(rules: Rules<W>, plies: u64) {
    soak::soak::<Oust<W>>(rules, plies, check);
}

#[test]
fn a_short_soak() {
    run(Rules::HEX_4, SHORT);
    run(Rules::HEX_7.with_pie(true), SHORT);
    run(Rules::SQUARE_9, SHORT);
}

macro_rules! long {
    ($($name:ident: $rules:expr;)*) => {$(
        #[test]
        #[ignore = "10 million plies: cargo test --release -p oust --test soak -- --ignored --nocapture"]
        fn $name() {
            run($rules, LONG);
        }
    )*};
}

long! {
    hex_4: Rules::HEX_4;
    hex_4_pie: Rules::HEX_4.with_pie(true);
    hex_7: Rules::HEX_7;
    hex_7_pie: Rules::HEX_7.with_pie(true);
    square_9: Rules::SQUARE_9;
    square_9_pie: Rules::SQUARE_9.with_pie(true);
    square_19: Rules::SQUARE_19;
    square_19_pie: Rules::SQUARE_19.with_pie(true);
}
