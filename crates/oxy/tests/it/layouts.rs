//! Random layouts: known values, and a check that all valid layouts are equally
//! likely.

use std::collections::HashMap;

use abstract_games_core::random::below;
use oxy::{Cell, Layout, Notation, Oxy, Position, Rules, Symbols, Tile, Tiles};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Computed by a separate Python program, written from the rule book and the
/// algorithm documented at `Layout::from_seed`, with lists of letters as boards
/// and a recursion over lists for inevitable alignments. (Each row has the
/// seed, the draw, the layout, and the number of attempts that the program
/// made.)
const CLASSIC: [(u64, u32, &str); 10] = [
    (0, 0, "XY.OY./.O.YX./XY_O.X/..O..."),
    (0, 1, "XYXYX./..O_O./.Y...O/O...YX"),
    (0, 2, "OY.X.O/.XY.O./O.X_XY/Y....."),
    (1, 0, "OYOY../.O_..Y/X.O..X/.XY.X."),
    (1, 1, "X.Y.YO/O.O.X./XY._../.O..XY"),
    (42, 0, "YXY.Y./..X..Y/O.._O./.OX.XO"),
    (42, 7, "Y..XYX/O._.../YOYO../O..X.X"),
    (u64::MAX, 0, ".YO.OY/.X_.XO/.YX..Y/..O.X."),
    (u64::MAX, u32::MAX, "OX..O./..X_.Y/X.YOY./YO...X"),
    (123_456_789, 100_000, "X...OY/.Y..../X._YX./OXO.OY"),
];

/// As above.
const CHESS: [(u64, u32, &str); 10] = [
    (0, 0, "K.Q.BN/.._N.Q/QB..PK/PK.B.N"),
    (0, 1, "B.NKQ./N....P/.BN_QP/.Q.KBK"),
    (0, 2, "KB.N.Q/..NK../B.._BK/Q.QPPN"),
    (1, 0, "NQ..P./BN_K.K/NQ..PB/B.Q.K."),
    (1, 1, "BQ.KPK/..Q.BN/PB_..K/N..QN."),
    (42, 0, ".KN.K./.BP.../B.P_QN/QKNQ.B"),
    (42, 7, "N..Q.Q/.B_.PN/K.K.BQ/PN.B.K"),
    (u64::MAX, 0, "QP.N.Q/KB._Q./N.K.NB/KB.P.."),
    (u64::MAX, u32::MAX, ".P.N.Q/KB_PQ./..B..K/KQN.BN"),
    (123_456_789, 100_000, ".Q.P.Q/B._PB./.KN.NK/QN.K.B"),
];

#[test]
fn seeds_give_the_same_layouts_everywhere() {
    for (symbols, table) in [(Symbols::Classic, CLASSIC), (Symbols::Chess, CHESS)] {
        for (seed, draw, expected) in table {
            let layout = Layout::from_seed(symbols, seed, draw);
            assert_eq!(layout.to_string(), expected, "{symbols:?} {seed} {draw}");
            assert_eq!(Layout::new(symbols, &layout.board()), Ok(layout));
        }
    }
}

#[test]
fn a_random_start_is_draw_0() {
    for (game, table) in [("oxy", CLASSIC), ("oxy:chess", CHESS)] {
        for (seed, _, expected) in table.into_iter().filter(|(_, draw, _)| *draw == 0) {
            let colon = if game == "oxy" { ":" } else { "," };
            let name = format!("{game}{colon}seed={seed},layout=random");
            let position = Oxy::start(name.parse::<Rules>().unwrap());
            assert_eq!(position.board().to_string(), expected);
            assert_eq!(position.draws(), 0);
        }
    }
}

/// Each of the four cells of the space, and each symbol on each cell, must
/// occur about as often as expected. The bounds are five standard deviations.
#[test]
fn draws_are_even() {
    let draws = 4000_u32;
    for symbols in [Symbols::Classic, Symbols::Chess] {
        let draws = if symbols == Symbols::Chess {
            draws / 8
        } else {
            draws
        };
        let mut spaces = HashMap::new();
        let mut on_cells = HashMap::new();
        for draw in 0..draws {
            let layout = Layout::from_seed(symbols, 77, draw);
            *spaces.entry(layout.space()).or_insert(0) += 1;
            for cell in Cell::ALL {
                *on_cells.entry((cell, layout.board().at(cell))).or_insert(0) += 1;
            }
        }
        // Reflections of the board preserve validity, so the four cells of the
        // space are equally likely, as are the cells that are images of each
        // other.
        let even = |count: u32, share: f64| {
            let (n, expected) = (f64::from(draws), f64::from(draws) * share);
            let deviation = (n * share * (1.0 - share)).sqrt();
            assert!(
                (f64::from(count) - expected).abs() < 5.0 * deviation,
                "{count} of {n}"
            );
        };
        assert_eq!(spaces.len(), 4);
        for count in spaces.values() {
            even(*count, 0.25);
        }
        let corners = ["a1", "f1", "a4", "f4"].map(|name| name.parse().unwrap());
        for &(tile, _) in symbols.tiles() {
            let counts =
                corners.map(|corner| on_cells.get(&(corner, Some(tile))).map_or(0, |c| *c));
            let share = f64::from(counts.iter().sum::<u32>()) / 4.0 / f64::from(draws);
            counts.into_iter().for_each(|count| even(count, share));
        }
    }
}

/// The share of arrangements that are valid: one in 70 or 740, as documented at
/// `Layout::from_seed`. The bounds allow for five standard deviations and for
/// the rounding of these numbers.
#[test]
fn valid_layouts_are_rare() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    for (symbols, attempts, one_in) in [
        (Symbols::Classic, 100_000_u32, 70.0),
        (Symbols::Chess, 300_000, 740.0),
    ] {
        let tiles = symbols.tiles().iter();
        let mut tiles: Vec<Tile> = tiles.flat_map(|&(tile, n)| vec![tile; n]).collect();
        let mut valid = 0_u32;
        for attempt in 0..attempts {
            for i in (1..tiles.len()).rev() {
                tiles.swap(i, below(&mut rng, i as u32 + 1).unwrap() as usize);
            }
            let space = Cell::new([8, 9, 14, 15][attempt as usize % 4]).unwrap();
            let mut board = Tiles::NEUTRAL;
            let others = Cell::ALL.into_iter().filter(|&cell| cell != space);
            others
                .zip(&tiles)
                .for_each(|(cell, &tile)| board.set(cell, Some(tile)));
            board.set(space, None);
            valid += u32::from(Layout::new(symbols, &board).is_ok());
        }
        let expected = f64::from(attempts) / one_in;
        let slack = 5.0 * expected.sqrt() + 0.02 * expected;
        let apart = (f64::from(valid) - expected).abs();
        assert!(apart < slack, "{symbols:?}: {valid}, {expected}");
    }
}

/// The number of draws wraps around after the maximum, without overflow.
#[test]
fn draws_go_round() {
    let rules: Rules = "oxy:after=relayout,seed=5".parse().unwrap();
    let text = "O.X.YX/.._Y.O/Y.O.X./.O.X.Y 1 0-0 - - 0 - - 5:4294967295 -";
    let mut position = Oxy::parse_position(rules, text).unwrap();
    assert_eq!(position.draws(), u32::MAX);
    position.play("d3".parse().unwrap()).unwrap(); // X Y O in a column
    assert_eq!(position.draws(), 0);
    let expected = Layout::from_seed(Symbols::Classic, 5, 0);
    assert_eq!(position.board(), expected.board());
}

/// The same numbers from a generator give the same layout, according to the
/// algorithm of `Layout::from_seed`.
#[cfg(feature = "rand_core")]
#[test]
fn a_callers_generator_decides() {
    let draw = |seed| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let layout = Layout::random(Symbols::Classic, &mut rng);
        assert_eq!(Layout::new(Symbols::Classic, &layout.board()), Ok(layout));
        layout
    };
    assert_eq!(draw(1), draw(1));
    assert_ne!(draw(1), draw(2));
}
