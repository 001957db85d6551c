//! Invalid position strings.

use abstract_games_testkit::fixtures::entry_points::Case;

/// Position strings of 1988.
pub(crate) const PUBLISHED: &[Case] = &[
    Case::new(
        "Text",
        "omnigon",
        "H.../...../....../......./....../...../h... b",
        "byte 44: invalid side to move: `b`",
    ),
    Case::new(
        "FacingMissing",
        "omnigon",
        "HS../...../....../......./....../...../h... g",
        "byte 2: missing facing: expected a digit from 0 to 5",
    ),
    Case::new(
        "Facing",
        "omnigon",
        "HS2../...../....../......./....../...../h... g",
        "invalid facing: the Stargon on g2 cannot have facing 2 (OMN-11)",
    ),
    Case::new(
        "TooMany",
        "omnigon",
        "Hs0s0s0/...../....../......./....../...../hs0.. g",
        "too many pieces: White has 4 of the kind Stargon, expected at most 3 (OMN-2)",
    ),
    Case::new(
        "TooMany",
        "omnigon",
        "HH../...../....../......./....../...../h... w",
        "too many pieces: Gold has 2 of the kind Helios, expected at most 1 (OMN-2)",
    ),
    Case::new(
        "NoHelios",
        "omnigon",
        "B0.../...../....../......./....../...../b0... g",
        "missing Helios: neither side has one (OMN-9)",
    ),
];

/// Position strings of 1981 and 1983.
pub(crate) const PATENTS: &[Case] = &[
    Case::new(
        "Text",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U0.... g",
        "byte 50: invalid side to move: `g`",
    ),
    // Text cannot express eight captures, a series of three turns, too many
    // moves, or moves in a game that does not count them. Setups built by hand
    // have their own errors for these.
    Case::new(
        "Text",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U0.... b 8 0",
        "byte 52: number of Black's captures `8` is out of range, expected 0 to 7",
    ),
    Case::new(
        "Text",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U0.... b 0 0 a1:3",
        "byte 56: invalid series of turns in place: `a1:3`",
    ),
    Case::new(
        "Text",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U0.... b 0 0 - - 1",
        "byte 60: unexpected text after the last field: `1`",
    ),
    Case::new(
        "Text",
        "omnigon:1981,invasion=5",
        "u0..../...../...../...../...../...../...../U0.... b 0 0 - - 6",
        "byte 60: number of Red's moves `6` is out of range, expected 0 to 5",
    ),
    Case::new(
        "FacingMissing",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U.... b",
        "byte 44: missing facing: expected a digit from 0 to 5",
    ),
    Case::new(
        "TooMany",
        "omnigon:1981,grid=staggered",
        "u0Q0Q0../...../...../...../...../...../...../U0.... b",
        "too many pieces: Black has 2 of the kind Quadratrog, expected at most 1 in 1981 (OMN-22)",
    ),
    Case::new(
        "TooMany",
        "omnigon:1983",
        "o0..../...../...../...../...../...../...../U0.... b",
        "too many pieces: Black has 1 of the kind Unitrog, expected at most 0 in 1983 (OMN-22)",
    ),
    Case::new(
        "NoRoyal",
        "omnigon:1981",
        "b0..../...../...../...../...../...../...../B0.... b",
        "missing royal piece: neither side has one (OMN-27)",
    ),
    Case::new(
        "Captured",
        "omnigon:1983",
        "b3t2o3t2b3/.b3t2../...../...../...../...../.B0T5B0./B0T5O0T5B0 b 1 2",
        "too many captures: Red has captured 2, but Black is missing only 1 (OMN-27)",
    ),
    Case::new(
        "BothWon",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U0.... b 7 7",
        "invalid end of the game: both sides would have won (OMN-27)",
    ),
    Case::new(
        "BothWon",
        "omnigon:1981",
        "b0..../...../...../...../...../...../...../U0.... b 0 7",
        "invalid end of the game: both sides would have won (OMN-27)",
    ),
    Case::new(
        "SeriesCell",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U0.... b 0 0 a2:1",
        "invalid turns in place: Black has no piece on a2 (OMN-26)",
    ),
    Case::new(
        "SeriesCell",
        "omnigon:1981",
        "u0..../...../...../...../...../...../...../U0.... b 0 0 - a1:2",
        "invalid turns in place: Red has no piece on a1 (OMN-26)",
    ),
    Case::new(
        "MovesTurn",
        "omnigon:1981,invasion=5",
        "u0..../...../...../...../...../...../...../U0.... r 0 0 - - 5",
        "invalid side to move: Red has already made its last move (OMN-28)",
    ),
];
