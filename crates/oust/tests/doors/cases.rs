//! Position strings that are no positions.

use super::doors::Case;

pub(crate) const CASES: &[Case] = &[
    Case {
        variant: "Text",
        game: "oust:hex-3",
        text: "3/4/5/4/3 w",
        error: "byte 10: `w` is no side to move",
    },
    Case {
        variant: "WinnerNotToMove",
        game: "oust:hex-3",
        text: "3/4/2rr1/4/3 b r",
        error: "Red cannot have won, since whoever wins stays to move (OUST-9)",
    },
    Case {
        variant: "WinnerNotToMove",
        game: "oust:square-3,pie",
        text: "bb1/3/3 r b",
        error: "Blue cannot have won, since whoever wins stays to move (OUST-9)",
    },
    Case {
        variant: "EnemyLeft",
        game: "oust:hex-3",
        text: "3/4/2rb1/4/3 r r",
        error: "Red cannot have won, since an enemy stone is on c4 (OUST-9)",
    },
    Case {
        variant: "WinnerTooSmall",
        game: "oust:hex-3",
        text: "3/4/2r2/4/3 r r",
        error: "Red cannot have won with less than two stones (OUST-5)",
    },
    Case {
        variant: "WinnerTooSmall",
        game: "oust:hex-5",
        text: "5/6/7/8/9/8/7/6/5 b b",
        error: "Blue cannot have won with less than two stones (OUST-5)",
    },
    Case {
        variant: "WinnerFillsBoard",
        game: "oust:square-2",
        text: "bb/bb b b",
        error: "Blue cannot have won on a board without an empty cell (OUST-9)",
    },
    Case {
        variant: "NotDead",
        game: "oust:square-2",
        text: "1b/br r d",
        error: "the game is not drawn: Red can place on a2 (OUST-10)",
    },
];
