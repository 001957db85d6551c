//! How values are displayed.

use crate::kit::{after, cell, cells};
use oxy::{
    Alignment, AlignmentKind, CellSet, EndReason, Layout, Move, MoveResult, Notation, Oxy,
    Position, Preview, Ring, Rules, Symbols, Tile,
};

const CLASSIC: &str = "O.X.YX/.._Y.O/Y.O.X./.O.X.Y";

/// The line below the board.
fn last_line(position: &Oxy) -> String {
    position.to_string().lines().last().unwrap().to_string()
}

#[test]
fn positions_are_drawn_with_all_that_is_not_on_the_board() {
    let drawn = "
 4 O . X . Y X
 3 . . _ Y . O
 2 Y . O . X .
 1 . O . X . Y
   a b c d e f
First to move (penalties 0-0)";
    assert_eq!(Oxy::start(Rules::CLASSIC).to_string(), drawn[1..]);
    assert_eq!(
        last_line(&after("oxy", CLASSIC, "c2 c1 d1 d2")),
        "Second to move (penalties 0-0, moved d1, frozen c1 c3)"
    );
    let owing = "O.X.YX/...Y.O/Y.O.X./_O.X.Y 1 0-1 - - 2 - 1b2bi 0:0 -";
    assert_eq!(
        last_line(&after("oxy:limit=40", owing, "")),
        "First to move (penalties 0-1, First owes a slide off the border ring, \
         Second owes a slide off the border ring, Second owes a slide off the inner ring)"
    );
    assert_eq!(
        last_line(&after("oxy", "X.YO../OX.Y../..X_O./.O.YXY", "e2 e1")),
        "Second to exchange (penalties 0-0, frozen d2 e2)"
    );
    assert_eq!(
        last_line(&after("oxy:limit=1", CLASSIC, "b3 b4 c4 d4 e4")),
        "Second has won (limit reached; penalties 1-0, moved b3 c3 b4 c4 d4)"
    );
}

#[test]
fn values_are_debugged_as_they_are_written() {
    let game = Oxy::start(Rules::CLASSIC);
    let text = game.position_text();
    assert_eq!(format!("{game:?}"), format!("Oxy(oxy, {text})"));
    let layout = Layout::default_of(Symbols::Classic);
    assert_eq!(format!("{layout:?}"), format!("Layout({CLASSIC})"));
    assert_eq!(layout.to_string(), CLASSIC);
    assert_eq!(format!("{:?}", cell("f4")), "f4");
    let exchange: Move = "a4~b2".parse().unwrap();
    assert_eq!(format!("{exchange:?} {:?}", Move::Pass), "a4~b2 pass");
    let cells = cells(&["f4", "a1"]);
    assert_eq!(
        (cells.to_string().as_str(), format!("{cells:?}").as_str()),
        ("a1 f4", "{a1, f4}")
    );
    assert_eq!(CellSet::EMPTY.to_string(), "-");
}

#[test]
fn effects_say_what_a_move_does() {
    let exchanging = "X.YO../OX.Y../..X_O./.O.YXY";
    for (game, board, moves, mv, told) in [
        ("oxy", CLASSIC, "", "c2", "slide"),
        ("oxy", CLASSIC, "c2 c1", "d1", "second symbol tile"),
        (
            "oxy",
            "..O.XY/Y._X.O/...YO./XO..XY",
            "b3 b4 a4 a3",
            "a2",
            "five slides without two symbol tiles, 1 point",
        ),
        (
            "oxy",
            CLASSIC,
            "",
            "d3",
            "alignment, 2 points: three different symbols at c2 c3 c4 (2 points)",
        ),
        (
            "oxy:limit=2",
            CLASSIC,
            "",
            "d3",
            "alignment, 2 points: three different symbols at c2 c3 c4 (2 points); ends the game (limit reached)",
        ),
        ("oxy", exchanging, "e2 e1", "d1~a1", "exchange"),
        (
            "oxy",
            "OX..Y./Y.XY.O/.Y._OX/.O..X.",
            "d1 e1 e2 f2 f1",
            "pass",
            "no legal slide, 1 point",
        ),
    ] {
        let effect = after(game, board, moves).preview(mv.parse().unwrap());
        assert_eq!(effect.unwrap().to_string(), told);
    }
}

#[test]
fn alignments_name_their_cells_and_points() {
    let told = |kind, points| {
        let cells = cells(&["a1", "b1"]);
        Alignment {
            kind,
            cells,
            points,
        }
        .to_string()
    };
    assert_eq!(
        told(AlignmentKind::Equal(Tile::O), 1),
        "two O at a1 b1 (1 point)"
    );
    assert_eq!(
        told(AlignmentKind::Equal(Tile::King), 6),
        "two K at a1 b1 (6 points)"
    );
    assert_eq!(
        told(AlignmentKind::KingAndQueen, 3),
        "king and queen at a1 b1 (3 points)"
    );
}

#[test]
fn ends_rings_and_events_have_names() {
    assert_eq!(EndReason::Limit.to_string(), "limit reached");
    assert_eq!(Ring::ALL.map(|ring| ring.to_string()), ["border", "inner"]);
    assert_eq!(format!("{:>6}", MoveResult::Slide), " slide");
    let tiles = [Tile::Neutral, Tile::O, Tile::Knight].map(|tile| tile.to_string());
    assert_eq!(tiles, [".", "O", "N"]);
}
