//! Random games that are the same in every build.

/// A small generator: returns a number below the bound that it is called with.
pub(crate) fn choices(mut state: u64) -> impl FnMut(usize) -> usize {
    move |bound| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % bound
    }
}
