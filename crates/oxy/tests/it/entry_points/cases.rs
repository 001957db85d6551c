//! Invalid position strings.

use abstract_games_testkit::fixtures::entry_points::Case;

/// Most begin with this board, from the middle of a game: the neutral tile on
/// f3 has moved from e3, and the Y on e1 and the O on f2 are frozen.
///
/// ```text
/// 4 O . X . Y X
/// 3 . . O Y _ .
/// 2 Y . . . X O
/// 1 . O X . Y .
/// ```
macro_rules! midgame {
    ($fields:literal) => {
        concat!("O.X.YX/..OY_./Y...XO/.OX.Y. ", $fields)
    };
}

pub(crate) const CASES: &[Case] = &[
    Case::new(
        "Text",
        "oxy:limit=40",
        midgame!("3"),
        "byte 28: invalid side to move: `3`",
    ),
    // Text cannot express three ended turns or a run without slides; setups
    // built by hand have their own errors for these.
    Case::new(
        "Text",
        "oxy:limit=40",
        midgame!("1 0-0 - - 3"),
        "byte 38: number of turns ended `3` is out of range, expected 0 to 2",
    ),
    Case::new(
        "Text",
        "oxy:limit=40",
        midgame!("1 0-0 - - 2 b+0"),
        "byte 42: number of slides `0` is out of range, expected 1 to 15",
    ),
    Case::new(
        "Board",
        "oxy:limit=40",
        "_.X.YX/..OY_./Y...XO/.OX.Y. 1 0-0 - - 2",
        "the board has 2 empty cells, expected 1 (OXY-1)",
    ),
    Case::new(
        "Board",
        "oxy:limit=40",
        "X.X.YX/..OY_./Y...XO/.OX.Y. 1 0-0 - - 2",
        "the board has 3 tiles `O`, expected 4 (OXY-2)",
    ),
    Case::new(
        "Board",
        "oxy:limit=40",
        midgame!("1 0-0 - - 0"),
        "the space is on e3, expected c2, d2, c3 or d3 (OXY-3)",
    ),
    Case::new(
        "Aligned",
        "oxy:limit=40",
        "OOX.YX/..OY_./Y...X./.OX.Y. 1 0-0 - - 2",
        "the board has two O at a4 b4 (1 point), but the game has not ended (OXY-23)",
    ),
    Case::new(
        "WinnerAtLimit",
        "oxy:limit=40",
        midgame!("1 0-40 - - 2"),
        "the second player has reached the limit of 40 points but is not to move (OXY-24)",
    ),
    Case::new(
        "TooManyMoved",
        "oxy:limit=40",
        midgame!("1 0-0 a1d1b2c2d2 - 2"),
        "5 tiles have moved in this turn, but at most 4 can have (OXY-6)",
    ),
    Case::new(
        "TooManySymbolsMoved",
        "oxy:limit=40",
        midgame!("1 0-0 b1c1 - 2"),
        "2 symbol tiles have moved in this turn, but at most 1 can have (OXY-6)",
    ),
    Case::new(
        "MovedUnexplained",
        "oxy:limit=40",
        midgame!("1 0-0 a1 - 2"),
        "no order of slides moves the tiles a1 and leaves the space on e3 (OXY-6)",
    ),
    Case::new(
        "TooManyFrozen",
        "oxy:limit=40",
        midgame!("1 0-0 f3 b1c1a4 2"),
        "3 tiles are frozen, but at most 2 can be (OXY-7)",
    ),
    Case::new(
        "FrozenWithoutSymbol",
        "oxy:limit=40",
        midgame!("1 0-0 f3 a1 2"),
        "a1 is frozen but has no symbol tile (OXY-7)",
    ),
    Case::new(
        "FrozenMoved",
        "oxy:limit=40",
        midgame!("1 0-0 d3 d3 2"),
        "the tile on d3 is frozen but has moved in this turn (OXY-7)",
    ),
    Case::new(
        "LapsOff",
        "oxy:limit=40,laps=off",
        midgame!("1 0-0 f3 - 2 b-1"),
        "with laps=off there are no runs and no debts (OXY-40)",
    ),
    Case::new(
        "LapsOff",
        "oxy:limit=40,laps=off",
        midgame!("1 0-0 f3 - 2 - 1b"),
        "with laps=off there are no runs and no debts (OXY-40)",
    ),
    Case::new(
        "RunWithoutDebts",
        "oxy:limit=40",
        midgame!("1 0-0 f3 - 2 i-14 1i"),
        "after the full run i-14 both players owe a slide off its ring (OXY-40)",
    ),
    Case::new(
        "RunUnexplained",
        "oxy:limit=40",
        midgame!("1 0-0 f3 - 2 b+3"),
        "the run does not agree with the space on e3, the moved tiles and the turns ended (OXY-40)",
    ),
    Case::new(
        "DebtTooEarly",
        "oxy:limit=40",
        midgame!("1 0-0 f3 - 1 - 1b"),
        "a player cannot owe a slide before two turns of the phase have ended (OXY-40)",
    ),
    Case::new(
        "RelayoutsOff",
        "oxy:limit=40",
        midgame!("1 0-0 f3 - 2 - - 0:1"),
        "with after=undo no layouts are drawn or supplied (OXY-25)",
    ),
    Case::new(
        "RelayoutsOff",
        "oxy:limit=40",
        midgame!("1 0-0 f3 - 2 - - 0:0 O.X.YX/.._Y.O/Y.O.X./.O.X.Y"),
        "with after=undo no layouts are drawn or supplied (OXY-25)",
    ),
    Case::new(
        "NextLayout",
        "oxy:limit=40,after=relayout",
        midgame!("1 0-0 f3 - 2 - - 0:0 O.X.YX/..OY_./Y...XO/.OX.Y."),
        "invalid next layout: the space is on e3, expected c2, d2, c3 or d3 (OXY-3)",
    ),
    Case::new(
        "Board",
        "oxy:chess",
        "KKQ.BP/.N_.N./B.N.Q./PQ.B.K 1",
        "the layout has two K at a4 b4 (6 points) (OXY-3)",
    ),
];
