//! Position strings that are no positions.

use super::doors::Case;

pub(crate) const CASES: &[Case] = &[
    Case::new(
        "Text",
        "oust:hex-3",
        "3/4/5/4/3 w",
        "byte 10: `w` is no side to move",
    ),
    Case::new(
        "WinnerNotToMove",
        "oust:hex-3",
        "3/4/2rr1/4/3 b r",
        "Red cannot have won, since whoever wins stays to move (OUST-9)",
    ),
    Case::new(
        "WinnerNotToMove",
        "oust:square-3,pie",
        "bb1/3/3 r b",
        "Blue cannot have won, since whoever wins stays to move (OUST-9)",
    ),
    Case::new(
        "EnemyLeft",
        "oust:hex-3",
        "3/4/2rb1/4/3 r r",
        "Red cannot have won, since an enemy stone is on c4 (OUST-9)",
    ),
    Case::new(
        "WinnerTooSmall",
        "oust:hex-3",
        "3/4/2r2/4/3 r r",
        "Red cannot have won with less than two stones (OUST-5)",
    ),
    Case::new(
        "WinnerTooSmall",
        "oust:hex-5",
        "5/6/7/8/9/8/7/6/5 b b",
        "Blue cannot have won with less than two stones (OUST-5)",
    ),
    Case::new(
        "WinnerFillsBoard",
        "oust:square-2",
        "bb/bb b b",
        "Blue cannot have won on a board without an empty cell (OUST-9)",
    ),
    Case::new(
        "NotDead",
        "oust:square-2",
        "1b/br r d",
        "the game is not drawn: Red can place on a2 (OUST-10)",
    ),
];
