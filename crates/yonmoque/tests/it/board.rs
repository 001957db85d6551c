//! Cells, their colours, and sets of cells.

use abstract_games_toolkit::BoardCell;
use yonmoque::prelude::*;

#[test]
fn cells_are_numbered_rank_by_rank() {
    for (index, cell) in Cell::ALL.into_iter().enumerate() {
        assert_eq!(cell.index(), index);
        assert_eq!(Cell::new(index), Some(cell));
        assert_eq!(Cell::at(cell.file(), cell.rank()), Some(cell));
    }
    assert_eq!(Cell::new(25), None);
    assert_eq!(Cell::at(5, 0), None);
    assert_eq!(Cell::at(0, 5), None);
    assert_eq!(Cell::B1.index(), 1);
    assert_eq!((Cell::D2.file(), Cell::D2.rank()), (3, 1));
}

#[test]
fn the_grid_numbers_and_names_cells_alike() {
    let grid = Rules::STANDARD.grid();
    assert_eq!(usize::from(grid.cells()), Cell::COUNT);
    for cell in Cell::ALL {
        let number = cell.index() as u16;
        assert_eq!(grid.name(number).to_string(), cell.to_string());
        let (row, column) = grid.row_and_column(number);
        assert_eq!(
            (usize::from(column), usize::from(row)),
            (cell.file(), cell.rank())
        );
    }
}

#[test]
fn colours_are_those_of_the_drawing() {
    let drawing = ["nwbwn", "wbwbw", "bwnwb", "wbwbw", "nwbwn"];
    for cell in Cell::ALL {
        let expected = match drawing[4 - cell.rank()].as_bytes()[cell.file()] {
            b'b' => Some(Player::First),
            b'w' => Some(Player::Second),
            _ => None,
        };
        assert_eq!(cell.colour(), expected, "{cell}");
    }
}

/// The sets themselves are tested in the toolkit.
#[test]
fn the_bits_of_a_set_are_the_cells() {
    for cell in Cell::ALL {
        assert_eq!(BoardCell::bit(cell), cell.index() as u32);
        assert_eq!(Cell::from_bit(cell.index() as u32), Some(cell));
        assert_eq!(CellSet::from(cell).bits(), 1 << cell.index());
    }
    for bit in [25, 31, 32, u32::MAX] {
        assert_eq!(Cell::from_bit(bit), None, "{bit}");
    }
    let board: CellSet = Cell::ALL.into_iter().collect();
    assert_eq!(board.bits(), (1 << 25) - 1);
    assert!(board.iter().eq(Cell::ALL));
}

#[test]
fn sets_are_written_as_lists_of_names() {
    let cells: CellSet = [Cell::C3, Cell::A1, Cell::E5].into_iter().collect();
    assert_eq!(cells.to_string(), "a1 c3 e5");
    assert_eq!(CellSet::EMPTY.to_string(), "-");
}
