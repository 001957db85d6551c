//! Millions of random plies, with cheap checks.

use abstract_games_testkit::fixtures::soak::{LONG, SHORT, soak};
use oust::prelude::*;

use crate::kit::{HEX_4, SQUARE_9};

/// Checks the turn, the stones and the end after a move by what the rule book says
/// about placements, passes and the swap.
fn check<const W: usize>(before: &Oust<W>, mv: Move, after: &Oust<W>) {
    let me = before.turn();
    let context = || format!("{before:?} {mv:?}");
    let [own, enemy] = [me, !me].map(|player| before.stones(player));
    let [own_after, enemy_after] = [me, !me].map(|player| after.stones(player));
    assert!((own_after & enemy_after).is_empty(), "{}", context());
    for player in Player::ALL {
        assert_eq!(after.score()[player] as usize, after.stones(player).len());
    }
    match mv {
        Move::Place(cell) => {
            assert!(before.at(cell).is_none() && after.at(cell) == Some(me));
            assert_eq!(own_after.len(), own.len() + 1, "{}", context());
            assert_eq!(own_after & own, own, "{}", context());
            assert_eq!(enemy_after & enemy, enemy_after, "{}", context());
            // OUST-4, OUST-7: a player who captures moves again.
            let captured = enemy_after.len() < enemy.len();
            assert_eq!(after.turn() == me, captured, "{}", context());
            // OUST-9.
            let won = captured && enemy_after.is_empty();
            assert_eq!(
                won,
                after.outcome() == Some(Outcome::Win(me)),
                "{}",
                context()
            );
        }
        Move::Pass => {
            assert_eq!((own_after, enemy_after), (own, enemy), "{}", context());
            assert_eq!(
                (after.turn(), after.outcome()),
                (!me, None),
                "{}",
                context()
            );
        }
        Move::Swap => {
            assert_eq!((me, own.len(), enemy.len()), (Player::Second, 0, 1));
            assert_eq!((own_after, enemy_after.len()), (enemy, 0), "{}", context());
            assert_eq!(
                (after.turn(), after.outcome()),
                (!me, None),
                "{}",
                context()
            );
        }
    }
    if after.outcome() == Some(Outcome::Draw) {
        assert_eq!(after.end_reason(), Some(EndReason::DeadBoard));
    }
    // Only at one position in sixteen, because flood fills are slow.
    if after.key() % 16 == 0 {
        for player in Player::ALL {
            let sum: usize = after.group_sizes(player).map(usize::from).sum();
            assert_eq!(sum, after.stones(player).len(), "{}", context());
        }
    }
}

fn run<const W: usize>(rules: Rules<W>, plies: u64) {
    soak::<Oust<W>>(rules, plies, check);
}

#[test]
fn a_short_soak() {
    run(HEX_4, SHORT);
    run(Rules::HEX_7.with_pie(true), SHORT);
    run(SQUARE_9, SHORT);
}

macro_rules! long {
    ($($name:ident: $rules:expr;)*) => {$(
        #[test]
        #[ignore = "10 million plies: cargo test --release -p oust --test it soak -- --ignored --nocapture"]
        fn $name() {
            run($rules, LONG);
        }
    )*};
}

long! {
    hex_4: HEX_4;
    hex_4_pie: HEX_4.with_pie(true);
    hex_7: Rules::HEX_7;
    hex_7_pie: Rules::HEX_7.with_pie(true);
    square_9: SQUARE_9;
    square_9_pie: SQUARE_9.with_pie(true);
    square_19: Rules::SQUARE_19;
    square_19_pie: Rules::SQUARE_19.with_pie(true);
}
