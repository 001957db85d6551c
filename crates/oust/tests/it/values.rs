//! Sizes and thread safety of values, checked by the compiler, and keys.

use oust::prelude::*;

use crate::kit::{SQUARE_2, position};

// Elsewhere, 32-bit x86 for instance aligns words of 64 bits to four bytes.
#[cfg(target_pointer_width = "64")]
const _: () = {
    // Ten sets of cells, a byte a cell, and the rest in 16 bytes.
    assert!(size_of::<Oust<1>>() == 160);
    assert!(size_of::<Oust<2>>() == 304);
    assert!(size_of::<Oust<3>>() == 448);
    assert!(size_of::<Oust<6>>() == 880);
    assert!(size_of::<Move>() == 4);
    assert!(size_of::<Option<Move>>() == 4);
    assert!(size_of::<Moves<2>>() == 32);
    assert!(size_of::<Effect<2>>() == 24);
    assert!(size_of::<Rules<2>>() == 2);
    assert!(size_of::<AnyRules>() == 2);
};

const fn plain_value<T: Copy + Send + Sync + Unpin + 'static>() {}

const _: () = {
    plain_value::<Oust<2>>();
    plain_value::<Move>();
    plain_value::<Rules<2>>();
};

/// Computed by a separate program from the description in `key.rs` and the
/// published generator. If a change alters them, the changelog has to say so.
#[test]
fn keys_are_the_same_everywhere() {
    let key = |text| position(Rules::HEX_3, text).key();
    assert_eq!(Oust::start(Rules::HEX_3).key(), 0x9182_ab8e_a7b7_c169);
    assert_eq!(Oust::start(Rules::SQUARE_19).key(), 0x9182_ab8e_a7b7_c169);
    assert_eq!(key("3/4/2r2/4/b2 b"), 0x1620_cd2e_2f86_ee9a);
    assert_eq!(key("3/4/1rr2/4/3 r r"), 0xde5c_b23d_f11b_5394);
    assert_eq!(position(SQUARE_2, "rb/br b d").key(), 0xbe5e_5d7f_3bd5_3770);
}
