//! Pseudo-random constants for Zobrist keys, made at compile time.

/// One step of the `SplitMix64` generator: the output for the state `state`.
///
/// The generator of Steele, Lea and Flood ("Fast splittable pseudorandom
/// number generators", 2014); successive states differ by
/// [`SPLITMIX64_STEP`]. Platform-independent.
#[inline]
#[must_use]
pub const fn splitmix64(state: u64) -> u64 {
    let mut z = state.wrapping_add(SPLITMIX64_STEP);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// What [`splitmix64`] adds to its state at each step.
pub const SPLITMIX64_STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// `N` keys from a seed: the first `N` outputs of [`splitmix64`].
///
/// Give each table of a game its own seed. A game that wants its keys to stay
/// the same across versions must keep seeds and table layouts.
///
/// ```
/// use abstract_games_toolkit::zobrist;
///
/// static KEYS: [u64; 25] = zobrist::keys(1997);
/// assert_ne!(KEYS[0], KEYS[1]);
/// ```
#[must_use]
pub const fn keys<const N: usize>(seed: u64) -> [u64; N] {
    let mut keys = [0; N];
    let mut i = 0;
    while i < N {
        keys[i] = splitmix64(seed.wrapping_add(SPLITMIX64_STEP.wrapping_mul(i as u64)));
        i += 1;
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    // The first outputs for seed 1234567, as published with the reference C
    // program of the generator.
    #[test]
    fn splitmix64_gives_its_published_outputs() {
        assert_eq!(
            keys::<5>(1_234_567),
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ]
        );
    }
}
