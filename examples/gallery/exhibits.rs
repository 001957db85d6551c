//! The pictures of the gallery.

use abstract_games::Player;
use abstract_games::svg::{Coordinates, Options};

/// One picture.
pub(crate) struct Exhibit {
    /// The name of the file, without `.svg`.
    pub(crate) file: &'static str,
    /// What it shows.
    pub(crate) caption: &'static str,
    /// The name of the game.
    pub(crate) game: &'static str,
    /// The position string to start from; empty for the start of the game.
    pub(crate) start: &'static str,
    /// The moves played.
    pub(crate) moves: &'static str,
    pub(crate) options: Options,
}

/// All pictures, game by game. The moves are those of recorded games in the
/// folders `tests/data` of the game crates; a comment names each.
pub(crate) fn exhibits() -> Vec<Exhibit> {
    let usual = Options::new();
    vec![
        Exhibit {
            file: "oust-start",
            caption: "The usual board, empty.",
            game: "oust",
            start: "",
            moves: "",
            options: usual.clone(),
        },
        // Game -ga-195 of oust.jsonl, 91 moves.
        Exhibit {
            file: "oust",
            caption: "The middle of a turn: Blue has captured nine stones and must place again.",
            game: "oust",
            start: "",
            moves: "g11 l3 i3 l5 c3 f5 e5 d4 m4 k1 c2 e6 c9 h12 j1 a2 e2 l6 e11 g1 k2 c1 m1 g12 b5 e9 f7 i9 l1 c7 b3 m3 k4 d10 a1 f6 b2 i5 d9 f8 b4 b8 c8 h3 i2 a6 b7 j1 h4 l4 m4 b5 a4 b8 a1 e7 b5 b6 f4 h5 j6 k8 k9 m2 j5 j9 h10 i1 a1 g6 j7 i2 f3 f2 g11 f3 e10 i10 d4 i6 h5 b7 l7 l8 d9 m1 a1 a5 j4 i5 e9",
            options: usual.clone(),
        },
        // Game pec-50 of oust.jsonl, 41 moves.
        Exhibit {
            file: "oust-hex-5",
            caption: "A board of side 5, seen from Blue's side.",
            game: "oust:hex-5",
            start: "",
            moves: "a2 i5 f7 i2 a4 b4 a3 h4 h3 d2 c3 b6 e9 d6 a5 e1 e2 g6 c5 c7 g4 b5 e4 b3 e8 i4 g3 e3 e5 i1 f6 e1 g2 b1 g1 h5 d5 g4 f8 e7 i3",
            options: usual.clone().with_view(Player::Second),
        },
        // Game -ga-0 of oust.jsonl.
        Exhibit {
            file: "oust-hex-3",
            caption: "The end of a game on a small board, with the name of each cell.",
            game: "oust:hex-3",
            start: "",
            moves: "e1 a1 a2 d4 c2 e2 e3 d1 b2 c5 a1 a3 d1 c4",
            options: usual.clone().with_coordinates(Coordinates::Cells),
        },
        // Game -ga-290 of oust.jsonl, 29 moves.
        Exhibit {
            file: "oust-square-7",
            caption: "A square board.",
            game: "oust:square-7",
            start: "",
            moves: "d1 g7 f7 b1 f4 f2 b2 d7 g5 c1 c5 d1 e3 a1 e6 e2 f5 f6 d5 g3 a6 b6 b4 c3 b2 b7 e6 g6 d2",
            options: usual.clone(),
        },
        // Game pec-18 of oust.jsonl.
        Exhibit {
            file: "oust-square-4",
            caption: "A dead board: neither side can ever place again.",
            game: "oust:square-4",
            start: "",
            moves: "b4 c4 a2 d3 b1 d4 a3 a1 b4 a3 c3 b2 d2 c1",
            options: usual.clone(),
        },
        Exhibit {
            file: "yonmoque-start",
            caption: "The empty board, with all twelve pieces in hand.",
            game: "yonmoque",
            start: "",
            moves: "",
            options: usual.clone(),
        },
        // Game spe-22 of yonmoque games.jsonl, 39 moves.
        Exhibit {
            file: "yonmoque",
            caption: "A movement has flipped two pieces.",
            game: "yonmoque",
            start: "",
            moves: "e2 d2 b1 c2 e2-d1 a5 d1-c1 a5-b4 e4 e5 e4-d3 d2-d1 c2-d2 e5-d5 c1-a3 b4-b3 d3-c2 b3-c3 b1-b2 a1 b2-b1 d5-b3 d2-c1 e4 a3-a2 b3-c4 c1-a3 d1-e1 d3 c2-d2 a3-b2 d2-c2 b2-c1 d3-d2 e2 c3-b4 c1-d1 b4-a3 e2-d3",
            options: usual.clone(),
        },
        // Game spe-22 of yonmoque games.jsonl, 39 moves.
        Exhibit {
            file: "yonmoque-white",
            caption: "Seen from White's side. The squares that the piece on e4 can move to are highlighted.",
            game: "yonmoque",
            start: "",
            moves: "e2 d2 b1 c2 e2-d1 a5 d1-c1 a5-b4 e4 e5 e4-d3 d2-d1 c2-d2 e5-d5 c1-a3 b4-b3 d3-c2 b3-c3 b1-b2 a1 b2-b1 d5-b3 d2-c1 e4 a3-a2 b3-c4 c1-a3 d1-e1 d3 c2-d2 a3-b2 d2-c2 b2-c1 d3-d2 e2 c3-b4 c1-d1 b4-a3 e2-d3",
            options: usual
                .clone()
                .with_view(Player::Second)
                .with_highlights(["d4", "d5", "e3", "e5"]),
        },
        // Game spe-16 of yonmoque games.jsonl.
        Exhibit {
            file: "yonmoque-end",
            caption: "The end: a movement has flipped four pieces and made five in a row, which loses.",
            game: "yonmoque",
            start: "",
            moves: "c2 e4 d1 d2 b1 e4-d3 d1-c1 d3-c4 b1-a1 d2-e1 c2-b2 c4-c3 c4 c2 c1-d2 d4 b2-a3 c3-b4 d2-e3 c4-c5 e3-d3 c5-b5 c2-d1 d4-e5 a4 e3 d1-c2 b5-a5 a1-b2 b4-c3 a3-b4 b1 b4-c4 b1-a2 c4-b4 d3-d2",
            options: usual.clone(),
        },
        Exhibit {
            file: "omnigon-start",
            caption: "The start of the published game of 1988.",
            game: "omnigon",
            start: "",
            moves: "",
            options: usual.clone(),
        },
        // Game games-66 of omnigon-1988.jsonl, 24 moves.
        Exhibit {
            file: "omnigon",
            caption: "The middle of a game.",
            game: "omnigon",
            start: "",
            moves: "d3-e3@0 e5-f4@3 e1-f1@0 d5-g2@0 c2-b2@0 c6-a4@1 d1-e1@3 f4-c3@5 e2xg2@5 c3-f4@1 b2xf4@0 c5-a3@4 e3-g3@0 a4-c4@0 f4-f5@4 c4-b4@0 f5-f3@2 a3-a1@2 f1-a3@0 b4-b2@1 f3-e4@2 b2-b3@0 a3-b4@0 d7-a4@3",
            options: usual.clone(),
        },
        // Game games-66 of omnigon-1988.jsonl, 24 moves.
        Exhibit {
            file: "omnigon-white",
            caption: "The same position from White's side.",
            game: "omnigon",
            start: "",
            moves: "d3-e3@0 e5-f4@3 e1-f1@0 d5-g2@0 c2-b2@0 c6-a4@1 d1-e1@3 f4-c3@5 e2xg2@5 c3-f4@1 b2xf4@0 c5-a3@4 e3-g3@0 a4-c4@0 f4-f5@4 c4-b4@0 f5-f3@2 a3-a1@2 f1-a3@0 b4-b2@1 f3-e4@2 b2-b3@0 a3-b4@0 d7-a4@3",
            options: usual.clone().with_view(Player::Second),
        },
        // Game games-120 of omnigon-1988.jsonl.
        Exhibit {
            file: "omnigon-end",
            caption: "The end: a Helios has been captured.",
            game: "omnigon",
            start: "",
            moves: "c2-b1@5 c5-b5@2 d3-c3@1 e5-f4@3 b1-d3@0 f4xc3@0 e2-f2@4 b5-a4@5 f2-f1@3 a4-g1@0 d3-f3@1 g1-g4@2 f3-f4@1 d5-a2@1 f4xd6@4",
            options: usual.clone(),
        },
        Exhibit {
            file: "omnigon-1981-start",
            caption: "The start of 1981: two triangles on the grid `aligned`.",
            game: "omnigon:1981",
            start: "",
            moves: "",
            options: usual.clone(),
        },
        Exhibit {
            file: "omnigon-1983-start",
            caption: "The start of 1983 on the grid `staggered`, with Red in a square.",
            game: "omnigon:1983,grid=staggered,second=square",
            start: "",
            moves: "",
            options: usual.clone(),
        },
        // Game omnigon-014 of omnigon-patents.jsonl, 40 moves.
        Exhibit {
            file: "omnigon-1981",
            caption: "The middle of a game of 1981.",
            game: "omnigon:1981,first=square",
            start: "",
            moves: "b2-a1@4 e8-e4@0 c1-b2@0 c7@0 c3-a5@0 b7-b5@2 b3-a4@0 d7@0 c2-c5@0 d7-e6@1 a5xc7@1 d8-d7@1 a4-d4@3 c8-b7@1 d4@1 d7-c8@5 d4-d7@4 e4-b4@4 d7xe6@3 b4-d4@0 d3-e4@1 b7-b6@1 e6-e7@5 d4-d5@3 e4-d4@0 b6xc5@4 d2-c3@5 a8@1 b1-c1@0 c5-b4@2 b2@1 c8-d7@3 d1-e1@1 b4@4 c1-b1@0 b5-c4@1 b1-c2@2 b4-a3@5 d4-c5@4 a3-a7@5",
            options: usual.clone(),
        },
        // Game omnigon-014 of omnigon-patents.jsonl, 40 moves.
        Exhibit {
            file: "omnigon-1981-red",
            caption: "The same position from Red's side.",
            game: "omnigon:1981,first=square",
            start: "",
            moves: "b2-a1@4 e8-e4@0 c1-b2@0 c7@0 c3-a5@0 b7-b5@2 b3-a4@0 d7@0 c2-c5@0 d7-e6@1 a5xc7@1 d8-d7@1 a4-d4@3 c8-b7@1 d4@1 d7-c8@5 d4-d7@4 e4-b4@4 d7xe6@3 b4-d4@0 d3-e4@1 b7-b6@1 e6-e7@5 d4-d5@3 e4-d4@0 b6xc5@4 d2-c3@5 a8@1 b1-c1@0 c5-b4@2 b2@1 c8-d7@3 d1-e1@1 b4@4 c1-b1@0 b5-c4@1 b1-c2@2 b4-a3@5 d4-c5@4 a3-a7@5",
            options: usual.clone().with_view(Player::Second),
        },
        // Game omnigon-048 of omnigon-patents.jsonl, 13 moves.
        Exhibit {
            file: "omnigon-removed",
            caption: "A piece turned in place for the third time in a row is removed.",
            game: "omnigon:1983,first=square",
            start: "",
            moves: "c2@1 e8-e3@0 c2@2 c6-d6@0 b2@3 d8@0 b2@0 d8@5 c2@1 b8@3 c2@3 b8@4 c2!",
            options: usual.clone(),
        },
        // Game omnigon-062 of omnigon-patents.jsonl.
        Exhibit {
            file: "omnigon-1983-end",
            caption: "The end of a game of 1983: the sixth capture.",
            game: "omnigon:1983,grid=staggered,second=square",
            start: "",
            moves: "c3-a7@2 b7xa7@0 c2xa7@2 c7xa7@2 b1@2 d6-d5@3 b2-b3@3 a7-c2@2 b1-c4@5 d7-b7@3 d2xc2@3 c8-d6@2 b3-e3@4 c6-b3@3 e3xb3@5 b8@4 c2-d2@3 d5-b5@2 e1-e2@2 d8-e8@2 b3-e3@5 b5-e5@1 e3xb8@3 e8xb8@2 d1-e1@5 b8xe2@2 c1-a4@0 b7-c7@1 a1@2 e2xd2@3 e1xd2@5 c7-b7@1 a1-b4@2 d6-e7@1 a4-a3@0 e7-e6@1 b4-d8@4 e6xd8@5",
            options: usual.clone(),
        },
        // Game invasion-012 of omnigon-patents.jsonl.
        Exhibit {
            file: "omnigon-invasion",
            caption: "An invasion that ends in a draw.",
            game: "omnigon:1983,first=square,second=square,third-turn=illegal,invasion=6",
            start: "",
            moves: "d2-e2@1 d6@2 c3-e5@0 d8-e7@4 b3-c4@1 d6-e6@1 c4-a6@3 b8-a7@5 b2-d4@2 a7xa6@2 e2@2 e7-c5@1",
            options: usual.clone(),
        },
        Exhibit {
            file: "oxy-start",
            caption: "The default layout.",
            game: "oxy",
            start: "",
            moves: "",
            options: usual.clone(),
        },
        // Game classic-039 of oxy.jsonl, 18 moves.
        Exhibit {
            file: "oxy",
            caption: "The middle of a turn. Tiles that have moved this turn have a dot, and frozen tiles have a snowflake.",
            game: "oxy",
            start: "O.YX.O/.OX_XY/Y...../.O..YX",
            moves: "d2 d1 e1 f1 f2 f3 f4 e4 d4 f4 f3 f2 f1 e1 d1 c1 b1 a1",
            options: usual.clone(),
        },
        // Game classic-039 of oxy.jsonl, 18 moves.
        Exhibit {
            file: "oxy-second",
            caption: "The same position from the other side.",
            game: "oxy",
            start: "O.YX.O/.OX_XY/Y...../.O..YX",
            moves: "d2 d1 e1 f1 f2 f3 f4 e4 d4 f4 f3 f2 f1 e1 d1 c1 b1 a1",
            options: usual.clone().with_view(Player::Second),
        },
        // Game classic-039 of oxy.jsonl.
        Exhibit {
            file: "oxy-end",
            caption: "The end: the last slide made an alignment that reached the limit.",
            game: "oxy",
            start: "O.YX.O/.OX_XY/Y...../.O..YX",
            moves: "d2 d1 e1 f1 f2 f3 f4 e4 d4 f4 f3 f2 f1 e1 d1 c1 b1 a1 a2 a3 b3 a2 a1 b1 c1 d1 e1 f1 f2 f3 f4 e4 d4 f4 f3 f2 f1 e1 d1 c1 b1 a1 a2 a3 b3 a2 a1 b1 c1 d1 e1 f1 f2 f3 f4 e4 e3",
            options: usual.clone(),
        },
        Exhibit {
            file: "oxy-chess",
            caption: "The default layout of Oxy Chess.",
            game: "oxy:chess",
            start: "",
            moves: "",
            options: usual.clone(),
        },
        // Game chess-002 of oxy.jsonl, 14 moves.
        Exhibit {
            file: "oxy-chess-alignment",
            caption: "Oxy Chess after an alignment. The slide that made it has been taken back.",
            game: "oxy:chess,limit=17",
            start: "K.Q.BP/.N_K.N/B.N.Q./PQ.B.K",
            moves: "b3 c2 d3 d4 c4 d3 e3 f3 f3 e2 e1 d1 c1 c2",
            options: usual.clone(),
        },
    ]
}
