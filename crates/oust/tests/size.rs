//! How large values are, and what keys are.

use oust::{Effect, Move, Moves, Notation, Oust, Position, Rules, Variant};

#[test]
#[cfg_attr(
    not(target_pointer_width = "64"),
    ignore = "32-bit x86 aligns words of 64 bits to four bytes"
)]
fn values_are_small() {
    // Ten sets of cells, a byte a cell, and the rest in 16 bytes.
    assert_eq!(size_of::<Oust<1>>(), 160);
    assert_eq!(size_of::<Oust<2>>(), 304);
    assert_eq!(size_of::<Oust<3>>(), 448);
    assert_eq!(size_of::<Oust<4>>(), 592);
    assert_eq!(size_of::<Oust<5>>(), 736);
    assert_eq!(size_of::<Oust<6>>(), 880);
    assert_eq!(size_of::<Move>(), 4);
    assert_eq!(size_of::<Option<Move>>(), 4);
    assert_eq!(size_of::<Moves<2>>(), 32);
    assert_eq!(size_of::<Effect<2>>(), 24);
    assert_eq!(size_of::<Rules<2>>(), 2);
    assert_eq!(size_of::<Variant>(), 2);
}

#[test]
fn values_can_be_shared_between_threads() {
    fn check<T: Copy + Send + Sync + Unpin + 'static>() {}
    check::<Oust<2>>();
    check::<Move>();
    check::<Rules<2>>();
}

/// Worked out by a separate program from the description in `key.rs` and the
/// published generator. If a change alters them, the changelog has to say so.
#[test]
fn keys_are_the_same_everywhere() {
    let key = |text| Oust::parse_position(Rules::HEX_3, text).unwrap().key();
    assert_eq!(Oust::start(Rules::HEX_3).key(), 0x9182_ab8e_a7b7_c169);
    assert_eq!(Oust::start(Rules::SQUARE_19).key(), 0x9182_ab8e_a7b7_c169);
    assert_eq!(key("3/4/2r2/4/b2 b"), 0x1620_cd2e_2f86_ee9a);
    assert_eq!(key("3/4/1rr2/4/3 r r"), 0xde5c_b23d_f11b_5394);
    let dead = Oust::parse_position(Rules::SQUARE_2, "rb/br b d").unwrap();
    assert_eq!(dead.key(), 0xbe5e_5d7f_3bd5_3770);
}
