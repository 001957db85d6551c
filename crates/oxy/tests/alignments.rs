//! The alignments that shifts of whole words find, against a scorer that looks
//! at cells one by one.

mod reference;

use oxy::{Board, Cell, Cells, Symbols, Tile};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Value, and the cells and points of every alignment, as both see them.
fn compare(symbols: Symbols, board: &Board) {
    let chess = symbols == Symbols::Chess;
    let slow = reference::Board::new(chess, &board.to_string());
    let mut expected: Vec<(Cells, u32)> = slow
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
    let mut found: Vec<(Cells, u32)> = alignments.map(|a| (a.cells, a.points)).collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{board}");
    assert_eq!(board.alignment_value(symbols), slow.value(), "{board}");
}

/// What can lie on a cell.
fn contents(symbols: Symbols) -> Vec<Option<Tile>> {
    let tiles = symbols.tiles().iter().map(|&(tile, _)| Some(tile));
    tiles.chain([None]).collect()
}

/// Every way of filling the cells `line`, all else neutral.
fn every_filling(symbols: Symbols, line: &[Cell], contents: &[Option<Tile>]) -> usize {
    let count = contents.len().pow(line.len() as u32);
    for number in 0..count {
        let mut board = Board::NEUTRAL;
        let mut rest = number;
        for &cell in line {
            board.set(cell, contents[rest % contents.len()]);
            rest /= contents.len();
        }
        compare(symbols, &board);
    }
    count
}

/// Alignments lie in one row or column, so all fillings of all rows and columns
/// are all that there is to see.
#[test]
fn every_filling_of_every_row_and_column() {
    for symbols in [Symbols::Classic, Symbols::Chess] {
        let all = contents(symbols);
        // The space is like a neutral tile here; it takes part in columns only,
        // which are short.
        let tiles = &all[..all.len() - 1];
        let row = |rank| Cell::all().filter(move |cell| cell.rank() == rank);
        let column = |file| Cell::all().filter(move |cell| cell.file() == file);
        let mut fillings = 0;
        for file in 0..6 {
            fillings += every_filling(symbols, &column(file).collect::<Vec<_>>(), &all);
        }
        // Four ranks of the classic game; one, with two symbols of each kind of
        // rule, of the larger one, the others in part.
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

#[test]
fn random_boards() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(20);
    for symbols in [Symbols::Classic, Symbols::Chess] {
        let contents = contents(symbols);
        let neutral = contents.len() - 2;
        for n in 0..6000 {
            // From nearly all symbols to nearly none.
            let symbols_in_8 = 1 + n % 8;
            let mut board = Board::NEUTRAL;
            for cell in Cell::all() {
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

/// Tiles of the other game are like neutral ones.
#[test]
fn symbols_of_the_other_game() {
    let mut board = Board::NEUTRAL;
    for cell in Cell::all() {
        board.set(cell, Some(Tile::King));
    }
    assert_eq!(board.alignment_value(Symbols::Classic), 0);
    // 4 rows of 5 pairs and 6 columns of 3, two kings each.
    assert_eq!(board.alignment_value(Symbols::Chess), (4 * 5 + 6 * 3) * 6);
}
