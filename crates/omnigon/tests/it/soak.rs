//! Long random play with cheap checks after every ply.

use abstract_games_testkit::fixtures::soak::{LONG, SHORT, soak};
use omnigon::{Player, Position, Score, patent, published};

/// The turn, the pieces and the captures after a move of 1988.
fn check_published(before: &published::Omnigon, mv: published::Move, after: &published::Omnigon) {
    let me = before.turn();
    let context = || format!("{before:?} {mv:?}");
    assert_eq!(after.turn(), !me, "{}", context());
    let captures = matches!(mv, published::Move::Slide { capture: true, .. });
    let count = |game: &published::Omnigon, player| game.pieces(player).len();
    assert_eq!(count(after, me), count(before, me), "{}", context());
    let lost = count(before, !me) - count(after, !me);
    assert_eq!(lost, usize::from(captures), "{}", context());
    // OMN-2: seven pieces a side; what is missing has been captured.
    for player in Player::ALL {
        let captured = after.score()[player] as usize;
        assert_eq!(captured + count(after, !player), 7, "{}", context());
        let pieces = after.pieces(player).iter();
        assert!(
            pieces
                .clone()
                .all(|cell| after.at(cell).is_some_and(|p| p.player == player))
        );
    }
}

/// The turn, the pieces and the counts after a move of the patents.
fn check_patent(before: &patent::Omnigon, mv: patent::Move, after: &patent::Omnigon) {
    let me = before.turn();
    let context = || format!("{before:?} {mv:?}");
    assert_eq!(after.turn(), !me, "{}", context());
    let captures = matches!(mv, patent::Move::Slide { capture: true, .. });
    let removes = matches!(mv, patent::Move::Remove { .. });
    let count = |game: &patent::Omnigon, player| game.pieces(player).len();
    let own_lost = count(before, me) - count(after, me);
    let enemy_lost = count(before, !me) - count(after, !me);
    assert_eq!(own_lost, usize::from(removes), "{}", context());
    assert_eq!(enemy_lost, usize::from(captures), "{}", context());
    let score = |player| (before.score()[player], after.score()[player]);
    let (then, now) = score(me);
    assert_eq!(now, then + u32::from(captures), "{}", context());
    let (then, now) = score(!me);
    assert_eq!(now, then, "{}", context());
    for player in Player::ALL {
        // OMN-22: nine pieces a side.
        let missing = 9 - count(after, !player) as u32;
        assert!(after.score()[player] <= missing, "{}", context());
        assert!(
            after
                .pieces(player)
                .iter()
                .all(|cell| { after.at(cell).is_some_and(|piece| piece.player == player) })
        );
    }
    // OMN-26: a series belongs to the piece just turned, and other moves end
    // it.
    let series = after.series(me);
    match mv {
        patent::Move::Turn { cell, .. } => {
            let series = series.expect("a series of turns");
            let before = before.series(me).filter(|series| series.cell == cell);
            let count = before.map_or(1, |series| series.count + 1);
            assert_eq!((series.cell, series.count), (cell, count), "{}", context());
        }
        _ => assert_eq!(series, None, "{}", context()),
    }
    // OMN-28.
    let counted = before.rules().invasion.is_some() && me == Player::Second;
    let moves = before.second_moves() + u16::from(counted);
    assert_eq!(after.second_moves(), moves, "{}", context());
}

fn patents(name: &str, plies: u64) {
    let rules: patent::Rules = name.parse().expect("a name of the patents' games");
    soak(rules, plies, check_patent);
}

#[test]
fn a_short_soak() {
    soak(published::Rules::STANDARD, SHORT, check_published);
    patents("omnigon:1981", SHORT);
    patents("omnigon:1983,grid=staggered,invasion=40", SHORT);
}

#[test]
#[ignore = "10 million plies: cargo test --release -p omnigon --test it soak -- --ignored --nocapture"]
fn published() {
    soak(published::Rules::STANDARD, LONG, check_published);
}

macro_rules! long {
    ($($name:ident: $rules:expr;)*) => {$(
        #[test]
        #[ignore = "10 million plies: cargo test --release -p omnigon --test it soak -- --ignored --nocapture"]
        fn $name() {
            patents($rules, LONG);
        }
    )*};
}

long! {
    of_1981: "omnigon:1981";
    of_1983: "omnigon:1983";
    of_1981_staggered: "omnigon:1981,grid=staggered";
    of_1983_staggered: "omnigon:1983,grid=staggered";
    of_1981_squares: "omnigon:1981,first=square,second=square";
    of_1981_third_turn_illegal: "omnigon:1981,third-turn=illegal";
    of_1983_third_turn_illegal: "omnigon:1983,grid=staggered,third-turn=illegal";
    of_1981_invasion: "omnigon:1981,invasion=20";
    of_1983_invasion: "omnigon:1983,grid=staggered,second=square,invasion=65535";
}
