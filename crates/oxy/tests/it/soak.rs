//! Millions of random plies, with cheap checks after each.

use abstract_games_testkit::fixtures::soak::{LONG, SHORT, soak};
use oxy::{AfterAlignment, Move, Oxy, Player, Position, Rules, Score};

/// The turn, the tiles and the points after a move, from what the rule book
/// says about slides, exchanges and passes.
fn check(before: &Oxy, mv: Move, after: &Oxy) {
    let me = before.turn();
    let told = || format!("{before:?} {mv:?}");
    let rules = before.rules();
    let over = after.outcome().is_some();

    // The player who moved takes the points, and the game ends at the limit
    // (OXY-24).
    let (paid, kept) = (after.penalties()[me], after.penalties()[!me]);
    let points = paid - before.penalties()[me];
    assert_eq!(kept, before.penalties()[!me], "{}", told());
    assert_eq!(over, paid >= u32::from(rules.limit.get()), "{}", told());
    assert_eq!(after.score(), after.penalties(), "{}", told());
    if over {
        assert_eq!((after.turn(), points > 0), (me, true), "{}", told());
    } else {
        assert!(points == 0 || after.turn() != me, "{}", told());
    }

    // The tiles of the game and one space (OXY-1, OXY-2).
    let board = after.board();
    for &(tile, count) in rules.symbols.tiles() {
        assert_eq!(board.cells_of(Some(tile)).len(), count, "{}", told());
    }
    assert_eq!(board.spaces().iter().next(), Some(after.space()));
    assert_eq!(board.spaces().len(), 1, "{}", told());
    if !over {
        // OXY-23, OXY-6, OXY-7.
        assert_eq!(board.alignment_value(rules.symbols), 0, "{}", told());
        assert!(after.moved().len() <= 4 && after.moved_symbols().len() <= 1);
        assert!((after.frozen() & after.moved()).is_empty(), "{}", told());
        assert!(after.frozen().len() <= 2, "{}", told());
    }

    match mv {
        Move::Slide(from) if points <= 1 && !over => {
            // Either there is no alignment, so the slide stays; or an alignment
            // of 1 point, after which `undo` takes the slide back and
            // `relayout` lays out the tiles again.
            let stays = after.space() == from;
            let taken_back = after.space() == before.space();
            assert!(
                stays || (points == 1 && (taken_back || rules.after == AfterAlignment::Relayout)),
                "{}",
                told()
            );
            if after.turn() == me {
                assert_eq!(after.moved().len(), before.moved().len() + 1, "{}", told());
            } else {
                assert!(after.moved().is_empty(), "{}", told());
            }
        }
        Move::Slide(_) => {}
        Move::Exchange { .. } => {
            assert_eq!((points, after.turn()), (0, me), "{}", told());
            assert_eq!(after.space(), before.space(), "{}", told());
            assert!(
                before.must_exchange() && !after.must_exchange(),
                "{}",
                told()
            );
        }
        Move::Pass => {
            assert_eq!(points, 1, "{}", told());
            assert_eq!(before.board(), after.board(), "{}", told());
        }
    }
    for player in Player::ALL {
        let debts = after.debts(player);
        assert!(rules.laps || !(debts.border || debts.inner), "{}", told());
    }
}

fn run(name: &str, plies: u64) {
    let rules: Rules = name.parse().expect("a name of the game");
    soak(rules, plies, check);
}

#[test]
fn a_short_soak() {
    run("oxy", SHORT);
    run("oxy:chess,limit=40,after=relayout,layout=random", SHORT);
}

macro_rules! long {
    ($($name:ident: $rules:expr;)*) => {$(
        #[test]
        #[ignore = "10 million plies: cargo test --release -p oxy --test it soak -- --ignored --nocapture"]
        fn $name() {
            run($rules, LONG);
        }
    )*};
}

/// Random layouts are drawn until one is valid, which for chess takes as long as
/// hundreds of plies.
#[test]
#[ignore = "a million plies and a hundred thousand layouts: cargo test --release -p oxy --test it soak -- --ignored --nocapture"]
fn chess_relayout() {
    run(
        "oxy:chess,limit=65535,after=relayout,layout=random,seed=7",
        LONG / 10,
    );
}

long! {
    classic: "oxy";
    classic_to_65535: "oxy:limit=65535";
    classic_relayout: "oxy:limit=65535,after=relayout,layout=random";
    classic_without_laps: "oxy:limit=15,laps=off";
    chess: "oxy:chess";
    chess_to_65535: "oxy:chess,limit=65535";
    chess_without_laps: "oxy:chess,limit=17,laps=off";
}
