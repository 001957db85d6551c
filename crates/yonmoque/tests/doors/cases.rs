//! Position strings that are no positions.

use super::doors::Case;

pub(crate) const CASES: &[Case] = &[
    case("Text", "5/5/5/5/5 b 6 6 x", "byte 16: `x` is no winner"),
    // A hand of seven cannot be written; by hand it is `Hand`.
    case(
        "Text",
        "5/5/5/5/5 b 7 5",
        "byte 12: Blue's hand `7` is not in the range 0 to 6",
    ),
    case(
        "HandsLeftOut",
        "4b/5/5/5/5 w 5",
        "the pieces in hand may be left out on an empty board only",
    ),
    case(
        "Pieces",
        "4b/5/5/5/5 w 6 6",
        "1 on the board and 12 in hand are not twelve pieces (YON-2)",
    ),
    case(
        "Pieces",
        "bbb2/www2/bbb2/www2/b4 w 0 0",
        "13 on the board and 0 in hand are not twelve pieces (YON-2)",
    ),
    case(
        "Five",
        "bbbbb/5/5/5/www2 b 1 3",
        "Blue has five in a line, so the game has ended (YON-9)",
    ),
    case(
        "Five",
        "w4/1w3/2w2/3w1/bbb1w b 3 1",
        "White has five in a line, so the game has ended (YON-9)",
    ),
    case(
        "Blocked",
        "3b1/5/4b/bb3/wb3 w 6 0",
        "White is to move and has no move, so the game has ended (YON-4)",
    ),
    case(
        "Winner",
        "5/5/5/5/5 b 6 6 b",
        "the board does not show how Blue has won",
    ),
    case(
        "Winner",
        "bbbb1/5/5/5/www2 b 2 3 b",
        "the board does not show how Blue has won",
    ),
    case(
        "Winner",
        "bbbbb/5/5/5/www2 w 1 3 b",
        "the board does not show how Blue has won",
    ),
];

const fn case(variant: &'static str, text: &'static str, error: &'static str) -> Case {
    Case::new(variant, "yonmoque", text, error)
}
