//! The alignments found by shifting whole words, compared with a scorer that
//! examines the cells one by one.

use abstract_games_testkit::reference::oxy as reference;
use oxy::{Cell, CellSet, Symbols, Tile, Tiles};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Compares the value, and the cells and points of every alignment, between the
/// two.
fn compare(symbols: Symbols, board: &Tiles) {
    let chess = symbols == Symbols::Chess;
    let slow = reference::Board::new(chess, &board.to_string());
    let mut expected: Vec<(CellSet, u32)> = slow
        .alignments()
        .into_iter()
        .filter(|alignment| alignment.points > 0)
        .map(|alignment| {
            let cells = alignment.cells.into_iter().map(reference::name);
            (
                cells.map(|name| name.parse::<Cell>().unwrap()).collect(),
                alignment.points,
            )
        })
        .collect();
    let alignments = board.alignments(symbols);
    assert_eq!(alignments.len(), expected.len(), "{board}");
    let mut found: Vec<(CellSet, u32)> = alignments.map(|a| (a.cells, a.points)).collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{board}");
    assert_eq!(board.alignment_value(symbols), slow.value(), "{board}");
}

/// What can be on a cell.
fn contents(symbols: Symbols) -> Vec<Option<Tile>> {
    let tiles = symbols.tiles().iter().map(|&(tile, _)| Some(tile));
    tiles.chain([None]).collect()
}

/// Every filling of the cells `line`, with neutral tiles on all other cells.
fn every_filling(symbols: Symbols, line: &[Cell], contents: &[Option<Tile>]) -> usize {
    let count = contents.len().pow(line.len() as u32);
    for number in 0..count {
        let mut board = Tiles::NEUTRAL;
        let mut rest = number;
        for &cell in line {
            board.set(cell, contents[rest % contents.len()]);
            rest /= contents.len();
        }
        compare(symbols, &board);
    }
    count
}

/// An alignment lies in a single row or column, so all fillings of all rows and
/// columns cover every alignment.
#[test]
fn every_filling_of_every_row_and_column() {
    for symbols in [Symbols::Classic, Symbols::Chess] {
        let all = contents(symbols);
        // The space counts like a neutral tile here. It is included only in
        // columns, which are short.
        let tiles = &all[..all.len() - 1];
        let row = |rank| {
            Cell::ALL
                .into_iter()
                .filter(move |cell| cell.rank() == rank)
        };
        let column = |file| {
            Cell::ALL
                .into_iter()
                .filter(move |cell| cell.file() == file)
        };
        let mut fillings = 0;
        for file in 0..6 {
            fillings += every_filling(symbols, &column(file).collect::<Vec<_>>(), &all);
        }
        // All four ranks for the classic game. For chess, which has more
        // fillings, one whole rank and parts of the others.
        for rank in 0..4 {
            let row: Vec<Cell> = row(rank).collect();
            let cells = if symbols == Symbols::Chess && rank > 0 {
                &row[..4]
            } else {
                &row[..]
            };
            fillings += every_filling(symbols, cells, tiles);
            if cells.len() < row.len() {
                fillings += every_filling(symbols, &row[2..], tiles);
            }
        }
        let expected = match symbols {
            Symbols::Classic => 6 * 5_usize.pow(4) + 4 * 4_usize.pow(6),
            Symbols::Chess => 6 * 7_usize.pow(4) + 6_usize.pow(6) + 6 * 6_usize.pow(4),
        };
        assert_eq!(fillings, expected);
    }
}

/// Puts up to `most` more symbol tiles on the cells from `first` on, in every
/// possible way and with neutral tiles elsewhere, and compares each board.
/// Returns the number of boards.
fn every_placement(symbols: Symbols, board: &mut Tiles, first: usize, most: usize) -> usize {
    compare(symbols, board);
    let mut count = 1;
    if most == 0 {
        return count;
    }
    for cell in Cell::ALL.into_iter().skip(first) {
        for &(tile, _) in symbols.tiles() {
            if tile != Tile::Neutral {
                board.set(cell, Some(tile));
                count += every_placement(symbols, board, cell.index() + 1, most - 1);
            }
        }
        board.set(cell, Some(Tile::Neutral));
    }
    count
}

fn neutral() -> Tiles {
    Tiles::NEUTRAL
}

/// The number of ways to put up to `most` tiles of `kinds` kinds on 24 cells.
fn placements(kinds: usize, most: u32) -> usize {
    let choices = [1, 24, 276, 2_024, 10_626];
    let exactly = |tiles: u32| choices[tiles as usize] * kinds.pow(tiles);
    (0..=most).map(exactly).sum()
}

#[test]
fn every_placement_of_a_few_tiles() {
    let classic = every_placement(Symbols::Classic, &mut neutral(), 0, 3);
    assert_eq!(classic, placements(3, 3));
    let chess = every_placement(Symbols::Chess, &mut neutral(), 0, 2);
    assert_eq!(chess, placements(5, 2));
}

/// Does not make use of symmetry, so that every cell is combined with every
/// other. Includes boards with more tiles of a kind than a game has.
#[test]
#[ignore = "7.8 million boards: cargo test --release -p oxy --test it exhaustive -- --ignored"]
fn every_placement_of_up_to_four_tiles() {
    let classic = every_placement(Symbols::Classic, &mut neutral(), 0, 4);
    assert_eq!(classic, placements(3, 4));
    assert_eq!(classic, 917_911);
    let chess = every_placement(Symbols::Chess, &mut neutral(), 0, 4);
    assert_eq!(chess, placements(5, 4));
    assert_eq!(chess, 6_901_271);
}

#[test]
#[ignore = "187 thousand boards: cargo test --release -p oxy --test it exhaustive -- --ignored"]
fn every_filling_of_every_row_of_chess() {
    let all = contents(Symbols::Chess);
    for rank in 0..4 {
        let row: Vec<Cell> = Cell::ALL
            .into_iter()
            .filter(|cell| cell.rank() == rank)
            .collect();
        let fillings = every_filling(Symbols::Chess, &row, &all[..6]);
        assert_eq!(fillings, 6_usize.pow(6));
    }
}

#[test]
fn random_boards() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(20);
    for symbols in [Symbols::Classic, Symbols::Chess] {
        let contents = contents(symbols);
        let neutral = contents.len() - 2;
        for n in 0..6000 {
            // From almost all symbols to almost none.
            let symbols_in_8 = 1 + n % 8;
            let mut board = Tiles::NEUTRAL;
            for cell in Cell::ALL {
                let draw = rng.next_u32() as usize;
                if draw % 8 < symbols_in_8 {
                    board.set(cell, contents[draw / 8 % neutral]);
                }
            }
            let space = rng.next_u32() as usize % 24;
            board.set(Cell::new(space).unwrap(), None);
            compare(symbols, &board);
        }
    }
}

/// Tiles of the other game count as neutral.
#[test]
fn symbols_of_the_other_game() {
    let mut board = Tiles::NEUTRAL;
    for cell in Cell::ALL {
        board.set(cell, Some(Tile::King));
    }
    assert_eq!(board.alignment_value(Symbols::Classic), 0);
    // 4 rows of 5 pairs and 6 columns of 3 pairs, each of two kings.
    assert_eq!(board.alignment_value(Symbols::Chess), (4 * 5 + 6 * 3) * 6);
}
