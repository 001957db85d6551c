//! How large values are, and what keys are.

mod common;
mod reference;

use abstract_games_core::Rules as _;
use omnigon::{
    Cells, Facing, Omnigon88, OmnigonPatent, PatentRules, Position, Rules88, Variant, hexagon,
    patent,
};

/// Keys of the positions in the test below.
const KEY_88: u64 = 0x410e_d416_6a7c_2196;
const KEY_88_LATER: u64 = 0x7985_d555_d094_cc83;
const KEY_81: u64 = 0x290d_5308_a1d5_7564;
const KEY_83_LATER: u64 = 0xaeec_0ed5_ca59_4edb;

#[test]
#[cfg_attr(
    not(target_pointer_width = "64"),
    ignore = "32-bit x86 aligns words of 64 bits to four bytes"
)]
fn values_are_small() {
    assert_eq!(size_of::<Omnigon88>(), 80);
    assert_eq!(size_of::<OmnigonPatent>(), 96);
    assert_eq!(size_of::<hexagon::Move>(), 4);
    assert_eq!(size_of::<patent::Move>(), 4);
    assert_eq!(size_of::<Option<hexagon::Move>>(), 4);
    assert_eq!(size_of::<Option<patent::Move>>(), 4);
    assert_eq!(size_of::<hexagon::Cell>(), 1);
    assert_eq!(size_of::<patent::Cell>(), 1);
    assert_eq!(size_of::<Cells<hexagon::Cell>>(), 8);
    assert_eq!(size_of::<Option<Facing>>(), 1);
    assert_eq!(size_of::<hexagon::Piece>(), 3);
    assert_eq!(size_of::<Option<patent::Piece>>(), 3);
    assert_eq!(size_of::<hexagon::Moves>(), 136);
    assert_eq!(size_of::<patent::Moves>(), 160);
    assert_eq!(size_of::<Rules88>(), 0);
    assert_eq!(size_of::<PatentRules>(), 8);
    assert_eq!(size_of::<Variant>(), 8);
}

#[test]
fn values_can_be_shared_between_threads() {
    fn check<T: Copy + Send + Sync + Unpin + 'static>() {}
    check::<Omnigon88>();
    check::<OmnigonPatent>();
    check::<hexagon::Move>();
    check::<patent::Move>();
    check::<Cells<patent::Cell>>();
}

/// Worked out by a separate program from the description in the files
/// `key.rs` and the published generator. If a change alters them, the
/// changelog has to say so.
#[test]
fn keys_are_the_same_everywhere() {
    assert_eq!(Omnigon88::start(Rules88).key(), KEY_88);
    let game = common::hex("..../...../....../..h..../...S1../T5..../...H w");
    assert_eq!(game.key(), KEY_88_LATER);
    assert_eq!(OmnigonPatent::start(PatentRules::OF_1981).key(), KEY_81);
    let text = "....o2/...../...../..T0../t5..../..B4../...../O0.... r 3 2 c5:1 a4:2 7";
    assert_eq!(
        common::pat("omnigon:1983,invasion=9", text).key(),
        KEY_83_LATER
    );
}

/// No piece has more moves than alone on the board. What it has there at most,
/// the slow reference tells.
#[test]
fn bounds_are_the_sums_of_what_single_pieces_can_do() {
    let most = |name: &str, kinds: &[(&str, usize)]| {
        let empty = reference::Reference::from_board(name, &empty_board(name), 1);
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
    assert_eq!(Rules88.max_legal_moves(), 240);
    let aligned = most("omnigon:1981", &[("B", 9)]);
    assert_eq!(aligned, 1071);
    assert_eq!(PatentRules::OF_1981.max_legal_moves(), aligned);
    let staggered = most("omnigon:1981,grid=staggered", &[("B", 9)]);
    assert_eq!(staggered, 1017);
    assert_eq!(
        common::rules("omnigon:1983,grid=staggered").max_legal_moves(),
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
