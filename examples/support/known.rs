//! Perft counts of independent programs. `docs/perft.md` lists more, with their
//! origin.

/// Game, depth, and perft of the start.
pub(crate) const KNOWN: &[(&str, u32, u64)] = &[
    ("oust:hex-2", 7, 168),
    ("oust:hex-3", 6, 8_213_448),
    ("oust:hex-5", 4, 10_702_512),
    ("oust", 3, 1_919_706),
    ("oust:hex-8", 3, 4_593_948),
    ("oust:square-4", 6, 2_831_520),
    ("oust:square-11", 3, 1_677_912),
    ("yonmoque", 5, 15_244_488),
    ("omnigon", 4, 9_294_932),
    ("omnigon:1981", 3, 24_855_525),
    ("omnigon:1981,grid=staggered", 3, 15_912_537),
    ("omnigon:1983", 3, 24_877_221),
    ("oxy", 12, 96_620),
    ("oxy:chess", 13, 798_751),
];
