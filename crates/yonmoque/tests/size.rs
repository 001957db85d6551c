//! How large values are, and what keys are.

mod common;

use yonmoque::{Effect, Move, Moves, Position, Rules, Square, Squares, Yonmoque};

#[test]
fn values_are_small() {
    assert_eq!(size_of::<Yonmoque>(), 24);
    assert_eq!(size_of::<Move>(), 2);
    assert_eq!(size_of::<Option<Move>>(), 2);
    assert_eq!(size_of::<Square>(), 1);
    assert_eq!(size_of::<Option<Square>>(), 1);
    assert_eq!(size_of::<Squares>(), 4);
    assert_eq!(size_of::<Moves>(), 24);
    assert_eq!(size_of::<Effect>(), 8);
    assert_eq!(size_of::<Rules>(), 0);
}

#[test]
fn values_can_be_shared_between_threads() {
    fn check<T: Copy + Send + Sync + Unpin + 'static>() {}
    check::<Yonmoque>();
    check::<Move>();
    check::<Squares>();
}

/// Worked out by a separate program from the description in `key.rs` and the
/// published generator. If a change alters them, the changelog has to say so.
#[test]
fn keys_are_the_same_everywhere() {
    assert_eq!(
        Yonmoque::start(Rules::STANDARD).key(),
        0xf75a_e3f9_32b9_073b
    );
    let game = common::position("bbbbb/5/5/5/www2 w 1 3 w");
    assert_eq!(game.key(), 0xee4f_996f_f327_f26d);
}
