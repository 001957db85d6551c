//! The symmetries of the game.

use core::cmp::Ordering;

use abstract_games_core::{Notation, Position, Symmetry};

use crate::Oxy;
use crate::board::{Cell, CellSet, all_cells};
use crate::laps::{Rotation, Run};
use crate::moves::Move;
use crate::rules::{AfterAlignment, Rules};
use crate::setup::Setup;
use crate::tile::{Symbols, Tile};
use crate::tiles::Tiles;

/// The reflections: none, of the files, of the ranks, of both.
const MIRRORS: usize = 4;

/// The permutations of O, X and Y.
const PERMUTATIONS: [[Tile; 3]; 6] = [
    [Tile::O, Tile::X, Tile::Y],
    [Tile::O, Tile::Y, Tile::X],
    [Tile::X, Tile::O, Tile::Y],
    [Tile::X, Tile::Y, Tile::O],
    [Tile::Y, Tile::O, Tile::X],
    [Tile::Y, Tile::X, Tile::O],
];

/// One symmetry: a reflection and a permutation of the symbols.
#[derive(Clone, Copy)]
struct View {
    mirror: usize,
    symbols: usize,
}

impl View {
    fn new(rules: Rules, symmetry: usize) -> Self {
        assert!(
            symmetry < Oxy::symmetry_count(rules),
            "no symmetry {symmetry}"
        );
        Self {
            mirror: symmetry % MIRRORS,
            symbols: symmetry / MIRRORS,
        }
    }

    const fn cell(self, cell: Cell) -> Cell {
        let (file, rank) = (cell.file(), cell.rank());
        let file = if self.mirror & 1 != 0 { 5 - file } else { file };
        let rank = if self.mirror & 2 != 0 { 3 - rank } else { rank };
        Cell::of_bit((rank * 6 + file) as u32)
    }

    fn cells(self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    fn tile(self, tile: Tile) -> Tile {
        let place = PERMUTATIONS[0].iter().position(|&symbol| symbol == tile);
        place.map_or(tile, |place| PERMUTATIONS[self.symbols][place])
    }

    fn board(self, board: &Tiles) -> Tiles {
        let mut image = Tiles::NEUTRAL;
        for cell in all_cells() {
            image.set(self.cell(cell), board.at(cell).map(|tile| self.tile(tile)));
        }
        image
    }

    /// One reflection reverses the direction of rotation, two preserve it.
    fn run(self, run: Run) -> Run {
        let rotation = match (self.mirror, run.rotation) {
            (0 | 3, rotation) => rotation,
            (_, Rotation::Clockwise) => Rotation::Anticlockwise,
            (_, Rotation::Anticlockwise) => Rotation::Clockwise,
        };
        Run { rotation, ..run }
    }
}

/// With `after=undo` there are the four reflections of the board, in the classic
/// game each with the six permutations of O, X and Y, which makes 24. With
/// `after=relayout` there is only the identity, because the layouts drawn from
/// the seed are not symmetric.
///
/// Symmetry `m + 4 p` reflects the files if `m` is odd and the ranks if `m` is 2
/// or 3, and replaces O, X and Y by the `p`-th of OXY, OYX, XOY, XYO, YOX, YXO.
///
/// ```
/// use oxy::prelude::*;
///
/// let start = Oxy::start(Rules::CLASSIC); // O.X.YX/.._Y.O/Y.O.X./.O.X.Y
/// assert_eq!(Oxy::symmetry_count(Rules::CLASSIC), 24);
/// let board = |symmetry| start.transform(symmetry).board().to_string();
/// assert_eq!(board(1), "XY.X.O/O.Y_../.X.O.Y/Y.X.O.");
/// assert_eq!(board(2), ".O.X.Y/Y.O.X./.._Y.O/O.X.YX");
/// assert_eq!(board(4), "O.Y.XY/.._X.O/X.O.Y./.O.Y.X");
/// ```
impl Symmetry for Oxy {
    fn symmetry_count(rules: Rules) -> usize {
        match (rules.after, rules.symbols) {
            (AfterAlignment::Undo, Symbols::Classic) => MIRRORS * PERMUTATIONS.len(),
            (AfterAlignment::Undo, Symbols::Chess) => MIRRORS,
            (AfterAlignment::Relayout, _) => 1,
        }
    }

    fn transform(&self, symmetry: usize) -> Self {
        let rules = self.rules();
        let view = View::new(rules, symmetry);
        if symmetry == 0 {
            return *self;
        }
        let setup = self.to_setup();
        let image = Setup {
            board: view.board(&setup.board),
            moved: view.cells(setup.moved),
            frozen: view.cells(setup.frozen),
            run: setup.run.map(|run| view.run(run)),
            ..setup
        };
        // Valid because `self` is. There is no next layout with `after=undo`.
        image.position(rules, view.cell(self.space()), None)
    }

    fn transform_move(&self, mv: Move, symmetry: usize) -> Move {
        let view = View::new(self.rules(), symmetry);
        match mv {
            Move::Slide(from) => Move::Slide(view.cell(from)),
            Move::Exchange { symbol, neutral } => Move::Exchange {
                symbol: view.cell(symbol),
                neutral: view.cell(neutral),
            },
            Move::Pass => Move::Pass,
        }
    }

    fn inverse_symmetry(rules: Rules, symmetry: usize) -> usize {
        let view = View::new(rules, symmetry);
        let undoes = |symbols: &usize| {
            let back = View {
                symbols: *symbols,
                ..view
            };
            PERMUTATIONS[0]
                .iter()
                .all(|&tile| back.tile(view.tile(tile)) == tile)
        };
        let symbols = (0..PERMUTATIONS.len()).find(undoes);
        view.mirror + MIRRORS * symbols.expect("permutations form a group")
    }

    fn arbitrary_order(&self, other: &Self) -> Ordering {
        self.ordered().cmp(&other.ordered())
    }
}
