//! The positions that perft starts from, the known counts, and the floors.

use abstract_games::Playable;
use abstract_games_core::play_moves;

/// A position for perft, and its known count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Root {
    /// The name of the game.
    pub(crate) game: &'static str,
    /// A position string; empty for the start.
    position: &'static str,
    /// The moves to play from there.
    moves: &'static str,
    /// The depth.
    pub(crate) depth: u32,
    /// The number of leaves.
    pub(crate) leaves: u64,
}

impl Root {
    const fn start(game: &'static str, depth: u32, leaves: u64) -> Self {
        Self {
            game,
            position: "",
            moves: "",
            depth,
            leaves,
        }
    }

    /// The position.
    pub(crate) fn position<P: Playable>(self, rules: P::Rules) -> P {
        let mut position = match self.position {
            "" => P::start(rules),
            text => P::parse_position(rules, text).expect("a valid position"),
        };
        play_moves(&mut position, self.moves, |_, _| ()).expect("legal moves");
        position
    }
}

/// A game that is measured with perft and playouts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game {
    /// The name of the game.
    pub(crate) name: &'static str,
    /// The start, to the depth of the floors.
    pub(crate) deep: Root,
    /// The start, for quick runs and figures without a floor.
    pub(crate) shallow: Root,
    /// The start, to a depth that suffices for two threads.
    pub(crate) shared: Root,
    /// The deepest mid-game row of `docs/perft.md`, the one with the most pieces
    /// if there are several.
    pub(crate) middle: Root,
    /// The floor of counted leaves, relative to chess.
    pub(crate) bulk: Option<f64>,
    /// The floor of made leaves, relative to chess.
    pub(crate) made: f64,
    /// The same for the mid-game row.
    pub(crate) middle_made: Option<f64>,
    /// The floor of playout plies, relative to ataxx.
    pub(crate) playout: f64,
}

/// The games that are measured this way.
pub(crate) const GAMES: [Game; 4] = [
    Game {
        name: "yonmoque",
        deep: Root::start("yonmoque", 6, 469_537_248),
        shallow: Root::start("yonmoque", 5, 15_244_488),
        shared: Root::start("yonmoque", 5, 15_244_488),
        middle: Root {
            game: "yonmoque",
            position: "",
            moves: "b4 e2 b4-c5 b1 e3 e2-d2 d5 b1-b2 e3-d4 a4 d5-e4 e2 c3",
            depth: 4,
            leaves: 1_932_385,
        },
        bulk: Some(2.0),
        made: 1.5,
        middle_made: Some(1.0),
        playout: 2.5,
    },
    Game {
        name: "omnigon:1988",
        deep: Root::start("omnigon:1988", 5, 514_357_758),
        shallow: Root::start("omnigon:1988", 4, 9_294_932),
        shared: Root::start("omnigon:1988", 4, 9_294_932),
        middle: Root {
            game: "omnigon:1988",
            position: "",
            moves: "c2-b1@5 e5-f4@1 d3-b3@1 c6-b5@1 e2-g2@1 d5-c4@1",
            depth: 3,
            leaves: 299_981,
        },
        bulk: Some(4.0),
        made: 1.5,
        middle_made: None,
        playout: 2.0,
    },
    Game {
        name: "omnigon:1981",
        deep: Root::start("omnigon:1981", 3, 24_855_525),
        shallow: Root::start("omnigon:1981", 3, 24_855_525),
        shared: Root::start("omnigon:1981", 3, 24_855_525),
        middle: Root {
            game: "omnigon:1981,first=square",
            position: "",
            moves: "b2-a1@4 e8-e4@0 c1-b2@0 c7@0 c3-a5@0 b7-b5@2 b3-a4@0 d7@0 c2-c5@0 d7-e6@1 \
                    a5xc7@1 d8-d7@1 a4-d4@3 c8-b7@1 d4@1 d7-c8@5 d4-d7@4 e4-b4@4 d7xe6@3 b4-d4@0 \
                    d3-e4@1 b7-b6@1 e6-e7@5 d4-d5@3 e4-d4@0 b6xc5@4 d2-c3@5 a8@1 b1-c1@0 c5-b4@2 \
                    b2@1 c8-d7@3 d1-e1@1 b4@4 c1-b1@0 b5-c4@1 b1-c2@2 b4-a3@5 d4-c5@4 a3-a7@5 \
                    e7-e5@5 d5-d6@3 c3-b3@0 b8-b4@2 e5-c3@5 b4-b6@4 a1-a4@2 d6-e6@2 a4-b5@1 \
                    c4-b4@1 c7@3 c6@0 b2-a2@4 e6-e2@0 b5xb6@4 b4-a4@4 c5-c4@0 e2-d3@5 b3-b4@0 \
                    d7-d6@3 c3-a1@3 a8-b7@0 c4-b5@2 d6-c5@1 c7@2 c6-d6@2 c2-b1@2 b7-d5@3 b5-d7@0 \
                    c5-c6@4 b1-b3@4 d3-d4@0 a2@0 c6-c4@0 a2@1 d4-c3@0",
            depth: 2,
            leaves: 152_904,
        },
        bulk: Some(15.0),
        made: 1.2,
        middle_made: None,
        playout: 1.5,
    },
    Game {
        name: "oxy",
        // `deep` and `shared` were counted by the slow reference.
        deep: Root::start("oxy", 13, 225_150),
        shallow: Root::start("oxy", 12, 96_620),
        shared: Root::start("oxy", 15, 1_147_762),
        middle: Root {
            game: "oxy:limit=40",
            position: "OX..XO/Y..O.Y/..._.O/XYX..Y",
            moves: "c2 b2 b3 c3 d3 e3 e2 d2 c2 b2 b3 c3",
            depth: 6,
            leaves: 246,
        },
        bulk: None,
        made: 0.8,
        middle_made: None,
        playout: 2.0,
    },
];

/// The start of Oust.
pub(crate) const OUST: Root = Root::start("oust", 3, 1_919_706);
