//! Sizes of types, bounds of rule sets, and known keys.

use abstract_games_core::RuleSet;
use oxy::{Cell, CellSet, Layout, Move, Moves, Notation, Oxy, Position, Rules, Tile};

const _: () = {
    const fn plain<T: Copy + Send + Sync + 'static>() {}
    plain::<Oxy>();
    plain::<Move>();
    plain::<Rules>();
    plain::<Layout>();
};

#[cfg(target_pointer_width = "64")]
const _: () = {
    assert!(size_of::<Oxy>() == 96);
    assert!(size_of::<Rules>() == 16);
    assert!(size_of::<Move>() == 3);
    assert!(size_of::<Cell>() == 1);
    assert!(size_of::<CellSet>() == 4);
    assert!(size_of::<Layout>() == 16);
    assert!(size_of::<Option<Layout>>() == 16);
    assert!(size_of::<Option<Tile>>() == 1);
    // There is room for the exchanges of 14 symbol tiles.
    assert!(size_of::<Moves>() == 72);
};

/// Exchanges of a symbol tile (12 and 14) with a neutral one (11 and 9).
#[test]
fn bounds() {
    let chess: Rules = "oxy:chess".parse().unwrap();
    assert_eq!(Rules::CLASSIC.max_legal_moves(), 12 * 11);
    assert_eq!(chess.max_legal_moves(), 14 * 9);
    assert_eq!(
        (Rules::CLASSIC.max_plies(), chess.max_plies()),
        (None, None)
    );
}

/// Computed by a separate program from position strings, the description in
/// `key.rs` and the published generator. If a change alters them, the changelog
/// must say so.
#[test]
fn keys_are_the_same_everywhere() {
    for (game, text, key) in [
        (
            "oxy",
            "O.X.YX/.._Y.O/Y.O.X./.O.X.Y",
            0xe491_37e0_3145_ac12_u64,
        ),
        (
            "oxy:chess",
            "K.Q.BP/.N_K.N/B.N.Q./PQ.B.K",
            0x3e0f_b0c4_5e92_156b,
        ),
        // Tiles moved and frozen, a run, debts.
        (
            "oxy:limit=40",
            "..OY.Y/Y...OX/_.OX.Y/.X.O.X 1 0-0 a3a4b4 c4d4 2 b-13",
            0x7565_6ca2_6358_25bd,
        ),
        (
            "oxy:limit=40",
            "..OY.Y/Y...OX/..OX.Y/X_.O.X 2 0-0 - a1a3 2 b-15 1b2b",
            0xbf63_5cde_e0e2_5531,
        ),
        // Penalties, a layout drawn and one supplied.
        (
            "oxy:chess,after=relayout,seed=5",
            "K_.B.B/NQ..QP/Q.NKN./..B.KP 2 7-10 d3c4d4 - 0 b-2 - 5:1 K.B..B/NQ._QP/Q.NKN./..B.KP",
            0x1d57_44bf_71ba_db6a,
        ),
    ] {
        let position = Oxy::parse_position(game.parse().unwrap(), text).unwrap();
        assert_eq!(position.key(), key, "{text}");
    }
}
