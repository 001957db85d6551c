//! Position strings that are no positions.

use super::doors::Case;

/// Of 1988.
pub(crate) const PUBLISHED: &[Case] = &[
    Case::new(
        "Text",
        "omnigon",
        "H.../...../....../......./....../...../h... b",
        "byte 44: `b` is no side to move",
    ),
    Case::new(
        "FacingMissing",
        "omnigon",
        "HS../...../....../......./....../...../h... g",
        "byte 2: a facing, a digit from 0 to 5, is missing",
    ),
    Case::new(
        "Facing",
        "omnigon",
        "HS2../...../....../......./....../...../h... g",
        "a Stargon has no facing 2, as on g2 (OMN-11)",
    ),
    Case::new(
        "TooMany",
        "omnigon",
        "Hs0s0s0/...../....../......./....../...../hs0.. g",
        "White has 4 of the kind Stargon, more than 3 (OMN-2)",
    ),
    Case::new(
        "TooMany",
        "omnigon",
        "HH../...../....../......./....../...../h... w",
        "Gold has 2 of the kind Helios, more than 1 (OMN-2)",
    ),
    Case::new(
        "NoHelios",
        "omnigon",
        "B0.../...../....../......./....../...../b0... g",
        "neither side has a Helios (OMN-9)",
    ),
];

/// Of 1981 and 1983.
pub(crate) const PATENTS: &[Case] = &[
    Case::new(
        "Text",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U0.... g",
        "byte 50: `g` is no side to move",
    ),
    // Eight captures, a row of three turns, and moves that nobody counts or
    // that are too many cannot be written; by hand they have errors of their
    // own.
    Case::new(
        "Text",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U0.... b 8 0",
        "byte 52: number of Black's captures `8` is not in the range 0 to 7",
    ),
    Case::new(
        "Text",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U0.... b 0 0 a1:3",
        "byte 56: `a1:3` is no row of turns in place",
    ),
    Case::new(
        "Text",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U0.... b 0 0 - - 1",
        "byte 60: `1` follows the last field",
    ),
    Case::new(
        "Text",
        "omnigon:1981,invasion=5",
        "u0..../...../...../...../...../...../...../U0.... b 0 0 - - 6",
        "byte 60: number of Red's moves `6` is not in the range 0 to 5",
    ),
    Case::new(
        "FacingMissing",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U.... b",
        "byte 44: a facing, a digit from 0 to 5, is missing",
    ),
    Case::new(
        "TooMany",
        "omnigon:1981,grid=staggered",
        "u0Q0Q0../...../...../...../...../...../...../U0.... b",
        "Black has 2 of the kind Quadratrog, more than 1 in 1981 (OMN-22)",
    ),
    Case::new(
        "TooMany",
        "omnigon:1983",
        "o0..../...../...../...../...../...../...../U0.... b",
        "Black has 1 of the kind Unitrog, more than 0 in 1983 (OMN-22)",
    ),
    Case::new(
        "NoRoyal",
        "omnigon:1981",
        "b0..../...../...../...../...../...../...../B0.... b",
        "neither side has its royal piece (OMN-27)",
    ),
    Case::new(
        "Captured",
        "omnigon:1983",
        "b3t2o3t2b3/.b3t2../...../...../...../...../.B0T5B0./B0T5O0T5B0 b 1 2",
        "Red has captured 2, more than the 1 that Black lacks (OMN-27)",
    ),
    Case::new(
        "BothWon",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U0.... b 7 7",
        "both sides would have won (OMN-27)",
    ),
    Case::new(
        "BothWon",
        "omnigon:1981",
        "b0..../...../...../...../...../...../...../U0.... b 0 7",
        "both sides would have won (OMN-27)",
    ),
    Case::new(
        "SeriesCell",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U0.... b 0 0 a2:1",
        "Black has no piece on a2 to have turned in place (OMN-26)",
    ),
    Case::new(
        "SeriesCell",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U0.... b 0 0 - a1:2",
        "Red has no piece on a1 to have turned in place (OMN-26)",
    ),
    Case::new(
        "MovesTurn",
        "omnigon:1981,invasion=5",
        "u0..../...../...../...../...../...../...../U0.... r 0 0 - - 5",
        "Red has made its last move and cannot be next (OMN-28)",
    ),
];
