//! Sizes, and what the types promise.

use oxy::{Cell, Cells, Layout, Move, Moves, Oxy, Rules, Tile};

#[test]
fn sizes() {
    assert_eq!(size_of::<Oxy>(), 96);
    assert_eq!(size_of::<Rules>(), 16);
    assert_eq!(size_of::<Move>(), 3);
    assert_eq!(size_of::<Cell>(), 1);
    assert_eq!(size_of::<Cells>(), 4);
    assert_eq!(size_of::<Layout>(), 16);
    assert_eq!(size_of::<Option<Layout>>(), 16);
    assert_eq!(size_of::<Option<Tile>>(), 1);
    // Room for the exchanges of 14 symbol tiles.
    assert_eq!(size_of::<Moves>(), 72);
}

#[test]
fn plain_values() {
    fn plain<T: Copy + Send + Sync + 'static>() {}
    plain::<Oxy>();
    plain::<Move>();
    plain::<Rules>();
    plain::<Layout>();
}
