//! The text of positions, effects and names.

use crate::common::{after, hex, mv, pat};
use omnigon::patent::{Formation, ThirdTurn, Tiling};
use omnigon::{EndReason, Notation, Position, Preview, patent, published};

fn last_line(position: &impl std::fmt::Display) -> String {
    position.to_string().lines().last().unwrap().to_string()
}

fn effect<P: Notation + Preview<Effect: std::fmt::Display>>(position: &P, text: &str) -> String {
    position.preview(mv(position, text)).unwrap().to_string()
}

/// d3 of the hexagon attacks the Helios on d6.
const BEFORE_THE_END: &str = "..../...../....../.HS1..h./....../...../.... g";

/// Each side has one piece on the other's last two ranks.
const INVADED: &str = "....u3/T0..../...../...../...../...../b3..../U0.... b";

#[test]
fn positions_of_1988_are_drawn() {
    let game = hex(BEFORE_THE_END);
    let drawn = "
 g         .   .   .   .
 f       .   .   .   .   .
 e     .   .   .   .   .   .
 d   .   H  S1   .   .   h   .
 c     .   .   .   .   .   .
 b       .   .   .   .   .
 a         .   .   .   .
Gold to move";
    assert_eq!(game.to_string(), drawn[1..]);
    assert_eq!(
        last_line(&after(game, "d3xd6@0")),
        "Gold has won (Helios captured)"
    );
    assert_eq!(
        format!("{:?}", hex(BEFORE_THE_END)),
        format!("Omnigon(omnigon, {BEFORE_THE_END})")
    );
}

#[test]
fn positions_of_the_patents_are_drawn() {
    let game = pat("omnigon:1981,invasion=2", INVADED);
    let drawn = "
 8   .   .   .   .  u3
 7  T0   .   .   .   .
 6   .   .   .   .   .
 5   .   .   .   .   .
 4   .   .   .   .   .
 3   .   .   .   .   .
 2  b3   .   .   .   .
 1  U0   .   .   .   .
     a   b   c   d   e
Black to move";
    assert_eq!(game.to_string(), drawn[1..]);
    // With the tiling `staggered` the even ranks are indented.
    let staggered = pat("omnigon:1981,grid=staggered", INVADED).to_string();
    let lines: Vec<&str> = staggered.lines().collect();
    assert_eq!(lines[0], " 8     .   .   .   .  u3");
    assert_eq!(lines[1], " 7  T0   .   .   .   .");
    assert_eq!(lines[7], " 1  U0   .   .   .   .");
    let ended = after(game, "a7-b7@0 e8-e7@0 b7-c7@0 e7-e8@0");
    assert_eq!(last_line(&ended), "a draw (invasion)");
    let ended = after(game, "a7-b7@0 e8-e7@0 b7-c7@0 e7-e2@0");
    assert_eq!(last_line(&ended), "Red has won (invasion)");
    let debug = format!("{:?}", patent::Omnigon::start(patent::Rules::OF_1983));
    assert!(debug.starts_with("Omnigon(omnigon:1983, "), "{debug}");
}

#[test]
fn effects_describe_a_move() {
    let game = hex(BEFORE_THE_END);
    assert_eq!(
        effect(&game, "d3xd6@0"),
        "captures a Helios, Gold wins (Helios captured)"
    );
    assert_eq!(effect(&game, "d3-d4@0"), "no effect");
    assert_eq!(effect(&hex(crate::common::PASS_1988), "pass"), "no effect");

    let end = "..u0../...../...../..b0../..T0../...../...../U0.... b 6 0";
    assert_eq!(
        effect(&pat("omnigon:1981", end), "c4xc5@0"),
        "captures a Bitrog, Black wins (number of captures)"
    );
    let end = "..o0../...../...../...../..T0../...../...../O0.... b";
    assert_eq!(
        effect(&pat("omnigon:1983", end), "c4xc8@0"),
        "captures an Omnigon, Black wins (royal captured)"
    );
    let removing = pat("omnigon:1981", crate::common::REMOVAL_1981);
    assert_eq!(effect(&removing, "c5!"), "removes its own Bitrog");
    assert_eq!(effect(&removing, "a8@1"), "no effect");
    let drawn = after(
        pat("omnigon:1981,invasion=2", INVADED),
        "a7-b7@0 e8-e7@0 b7-c7@0",
    );
    assert_eq!(effect(&drawn, "e7-e8@0"), "no effect, a draw (invasion)");
}

#[test]
fn kinds_and_ends_have_names() {
    let names = published::PieceKind::ALL.map(|kind| kind.to_string());
    assert_eq!(names, ["Helios", "Bigon", "Trigon", "Stargon"]);
    let names = patent::PieceKind::ALL.map(|kind| kind.to_string());
    let expected = ["Quadratrog", "Tritrog", "Bitrog", "Unitrog", "Omnigon"];
    assert_eq!(names, expected);
    let ends = [
        EndReason::HeliosCaptured,
        EndReason::RoyalCaptured,
        EndReason::Captures,
        EndReason::OwnRoyalRemoved,
        EndReason::Invasion,
    ];
    assert_eq!(
        ends.map(|end| end.to_string()),
        [
            "Helios captured",
            "royal captured",
            "number of captures",
            "own royal removed",
            "invasion"
        ]
    );
    assert_eq!(format!("{:>9}", EndReason::Invasion), " invasion");
}

#[test]
fn options_display_as_in_names() {
    let layouts = [Tiling::Aligned, Tiling::Staggered].map(|layout| layout.to_string());
    assert_eq!(layouts, ["aligned", "staggered"]);
    let formations = [Formation::Triangle, Formation::Square];
    let formations = formations.map(|formation| formation.to_string());
    assert_eq!(formations, ["triangle", "square"]);
    let third_turns = [ThirdTurn::Removes, ThirdTurn::Illegal].map(|turn| turn.to_string());
    assert_eq!(third_turns, ["removes", "illegal"]);
}

#[test]
fn cells_and_cell_sets_display_by_name() {
    let cell = |name: &str| name.parse::<published::Cell>().unwrap();
    assert_eq!(format!("{:?}", cell("d7")), "d7");
    let cells: published::CellSet = [cell("g4"), cell("a1"), cell("d7")].into_iter().collect();
    assert_eq!(cells.to_string(), "a1 d7 g4");
    assert_eq!(format!("{cells:?}"), "{a1, d7, g4}");
    let cell: patent::Cell = "e8".parse().unwrap();
    assert_eq!(format!("{cell:?}"), "e8");
}
