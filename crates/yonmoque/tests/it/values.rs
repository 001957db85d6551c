//! Sizes and thread safety of values, checked by the compiler, and keys.

use yonmoque::prelude::*;

use crate::kit::position;

// Elsewhere, words of 64 bits may have another alignment.
#[cfg(target_pointer_width = "64")]
const _: () = {
    assert!(size_of::<Yonmoque>() == 24);
    assert!(size_of::<Move>() == 2);
    assert!(size_of::<Option<Move>>() == 2);
    assert!(size_of::<Moves>() == 24);
    assert!(size_of::<Effect>() == 8);
};

const _: () = {
    assert!(size_of::<Cell>() == 1);
    assert!(size_of::<Option<Cell>>() == 1);
    assert!(size_of::<CellSet>() == 4);
    assert!(size_of::<Rules>() == 0);
};

const fn plain_value<T: Copy + Send + Sync + Unpin + 'static>() {}

const _: () = {
    plain_value::<Yonmoque>();
    plain_value::<Move>();
    plain_value::<Cell>();
    plain_value::<CellSet>();
    plain_value::<Effect>();
    plain_value::<IllegalMove>();
    plain_value::<Setup>();
};

/// Computed by a separate program from the description in `key.rs` and the
/// published generator. If a change alters them, the changelog must say so.
#[test]
fn keys_are_the_same_everywhere() {
    let start = Yonmoque::start(Rules::STANDARD);
    assert_eq!(start.key(), 0xf75a_e3f9_32b9_073b);
    let ended = position("bbbbb/5/5/5/www2 w 1 3 w");
    assert_eq!(ended.key(), 0xee4f_996f_f327_f26d);
}
