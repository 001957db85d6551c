//! Sizes, bounds and keys.

use abstract_games_testkit::reference::omnigon::Reference;
use omnigon::{AnyRules, Facing, Position, RuleSet, patent, published};

/// Keys of the positions in the test below.
const KEY_88: u64 = 0x410e_d416_6a7c_2196;
const KEY_88_LATER: u64 = 0x7985_d555_d094_cc83;
const KEY_81: u64 = 0x290d_5308_a1d5_7564;
const KEY_83_LATER: u64 = 0xaeec_0ed5_ca59_4edb;

// Types are small. On 32-bit x86, words of 64 bits are aligned to four bytes.
#[cfg(target_pointer_width = "64")]
const _: () = {
    assert!(size_of::<published::Omnigon>() == 80);
    assert!(size_of::<patent::Omnigon>() == 96);
    assert!(size_of::<published::Move>() == 4);
    assert!(size_of::<patent::Move>() == 4);
    assert!(size_of::<Option<published::Move>>() == 4);
    assert!(size_of::<Option<patent::Move>>() == 4);
    assert!(size_of::<published::Cell>() == 1);
    assert!(size_of::<patent::Cell>() == 1);
    assert!(size_of::<published::CellSet>() == 8);
    assert!(size_of::<Option<Facing>>() == 1);
    assert!(size_of::<published::Piece>() == 3);
    assert!(size_of::<Option<patent::Piece>>() == 3);
    assert!(size_of::<published::Moves>() == 136);
    assert!(size_of::<patent::Moves>() == 160);
    assert!(size_of::<published::Rules>() == 0);
    assert!(size_of::<patent::Rules>() == 8);
    assert!(size_of::<AnyRules>() == 8);
};

// Values can be copied and shared between threads.
const _: () = {
    const fn check<T: Copy + Send + Sync + Unpin + 'static>() {}
    check::<published::Omnigon>();
    check::<patent::Omnigon>();
    check::<published::Move>();
    check::<patent::Move>();
    check::<patent::CellSet>();
};

/// Computed by a separate program from the description in the files `key.rs`
/// and the published generator. A change of keys belongs in the changelog.
#[test]
fn keys_are_the_same_everywhere() {
    assert_eq!(
        published::Omnigon::start(published::Rules::STANDARD).key(),
        KEY_88
    );
    let game = crate::common::hex("..../...../....../..h..../...S1../T5..../...H w");
    assert_eq!(game.key(), KEY_88_LATER);
    assert_eq!(patent::Omnigon::start(patent::Rules::OF_1981).key(), KEY_81);
    let text = "....o2/...../...../..T0../t5..../..B4../...../O0.... r 3 2 c5:1 a4:2 7";
    assert_eq!(
        crate::common::pat("omnigon:1983,invasion=9", text).key(),
        KEY_83_LATER
    );
}

/// No piece has more moves than alone on the board; the slow reference counts
/// those.
#[test]
fn bounds_are_the_sums_of_what_single_pieces_can_do() {
    let most = |name: &str, kinds: &[(&str, usize)]| {
        let empty = Reference::from_board(name, &empty_board(name), 1);
        let best = |piece: &str| {
            let cells = empty.cells().into_iter();
            let counts = cells.flat_map(|cell| {
                let facings = if piece == "H" { 0..1 } else { 0..6 };
                let empty = &empty;
                facings.map(move |facing| empty.with_piece(cell, piece, facing).legal().len())
            });
            counts.max().unwrap()
        };
        kinds
            .iter()
            .map(|(piece, count)| count * best(piece))
            .sum::<usize>()
    };
    let hexagon = most("omnigon", &[("H", 1), ("B", 2), ("T", 1), ("S", 3)]);
    assert_eq!(hexagon, 240);
    assert_eq!(published::Rules::STANDARD.max_legal_moves(), 240);
    let aligned = most("omnigon:1981", &[("B", 9)]);
    assert_eq!(aligned, 1071);
    assert_eq!(patent::Rules::OF_1981.max_legal_moves(), aligned);
    let staggered = most("omnigon:1981,grid=staggered", &[("B", 9)]);
    assert_eq!(staggered, 1017);
    assert_eq!(
        crate::common::rules("omnigon:1983,grid=staggered").max_legal_moves(),
        staggered
    );
}

fn empty_board(name: &str) -> String {
    if name == "omnigon" {
        "..../...../....../......./....../...../....".to_string()
    } else {
        ["....."; 8].join("/")
    }
}
