//! Comparison with the slow reference of every piece on every cell at every
//! facing: alone with the two royals, and with one other piece on each cell of
//! its lines.

use crate::common::sorted_texts;
use abstract_games_testkit::reference::omnigon::{Point, Reference};
use omnigon::{Notation, Player, patent, published};

/// The side of the movers, and both sides.
const MOVERS: [u8; 1] = [1];
const BOTH: [u8; 2] = [1, 2];

/// A rule set to compare.
#[derive(Clone, Copy)]
struct Board {
    game: &'static str,
    /// The kinds of a side with the number of their facings (OMN-3, OMN-11,
    /// OMN-22); the royal first.
    kinds: &'static [(&'static str, u8)],
    /// The number of cells in each row, from the bottom.
    rows: &'static [usize],
    /// The number of ordered pairs of cells in a line, counted by hand.
    pairs: usize,
}

/// Rows of 4, 5, 6, 7, 6, 5, 4 in three directions: 3 (12 + 20 + 30 + 42 + 30 +
/// 20 + 12).
const PUBLISHED: Board = Board {
    game: "omnigon",
    kinds: &[("H", 1), ("B", 6), ("T", 6), ("S", 2)],
    rows: &[4, 5, 6, 7, 6, 5, 4],
    pairs: 498,
};

const KINDS_1981: &[(&str, u8)] = &[("U", 6), ("B", 6), ("T", 6), ("Q", 6)];
const KINDS_1983: &[(&str, u8)] = &[("O", 6), ("B", 6), ("T", 6)];

/// Eight ranks of 5, five files of 8, and in two directions diagonals of 1, 2,
/// 3, 4, 5, 5, 5, 5, 4, 3, 2, 1: 8 * 20 + 5 * 56 + 2 * 120.
const ALIGNED: usize = 680;

/// Eight ranks of 5, lines of 2, 4, 6, 8, 8, 6, 4, 2 cells in one direction, and
/// of 1, 3, 5, 7, 8, 7, 5, 3, 1 in the other: 8 * 20 + 200 + 192.
const STAGGERED: usize = 552;

const PATENTS: [Board; 4] = [
    patent("omnigon:1981", KINDS_1981, ALIGNED),
    patent("omnigon:1981,grid=staggered", KINDS_1981, STAGGERED),
    patent("omnigon:1983", KINDS_1983, ALIGNED),
    patent("omnigon:1983,grid=staggered", KINDS_1983, STAGGERED),
];

const fn patent(game: &'static str, kinds: &'static [(&'static str, u8)], pairs: usize) -> Board {
    Board {
        game,
        kinds,
        rows: &[5; 8],
        pairs,
    }
}

impl Board {
    fn cells(self) -> Vec<Point> {
        Reference::new(self.game).cells()
    }

    /// Every kind at every facing, as written in position strings for First.
    fn pieces(self) -> Vec<String> {
        let mut pieces = Vec::new();
        for &(kind, facings) in self.kinds {
            match kind {
                "H" => pieces.push(kind.to_string()),
                _ => pieces.extend((0..facings).map(|facing| format!("{kind}{facing}"))),
            }
        }
        pieces
    }

    /// Whether a move can lead from one cell to the other. Points are a row and
    /// a number of half cells to the right.
    fn in_line(self, (row, x): Point, (other_row, other_x): Point) -> bool {
        let (up, right) = ((row - other_row).abs(), (x - other_x).abs());
        let slanted = if self.pairs == ALIGNED {
            right == 0 || right == 2 * up
        } else {
            right == up
        };
        (up, right) != (0, 0) && (up == 0 || slanted)
    }

    /// The board of the position string, with the missing royals added on cells
    /// that are in line with none of the pieces, or at least not with the first.
    fn with_royals(self, cells: &[Point], mut pieces: Vec<(Point, String)>) -> String {
        let royal = self.pieces()[0].clone();
        for royal in [royal.clone(), royal.to_lowercase()] {
            if pieces.iter().any(|(_, piece)| piece[..1] == royal[..1]) {
                continue;
            }
            let free = |&&cell: &&Point| pieces.iter().all(|&(at, _)| at != cell);
            let apart = |cell: Point| {
                pieces
                    .iter()
                    .filter(|&&(at, _)| self.in_line(at, cell))
                    .count()
            };
            let off_first = |&&cell: &&Point| !self.in_line(pieces[0].0, cell);
            let fit = cells.iter().filter(free).filter(off_first);
            let cell = *fit.min_by_key(|&&cell| apart(cell)).expect("a free cell");
            pieces.push((cell, royal));
        }
        let mut texts = cells.iter().map(|cell| {
            let piece = pieces.iter().find(|(at, _)| at == cell);
            piece.map_or(".", |(_, piece)| piece)
        });
        let rows = self.rows.iter();
        let mut rows: Vec<String> = rows
            .map(|&len| texts.by_ref().take(len).collect())
            .collect();
        rows.reverse();
        rows.join("/")
    }

    /// Compares the legal moves of each of `sides`, and which royal is attacked,
    /// with the reference.
    fn compare(self, board: &str, sides: &[u8]) {
        for &turn in sides {
            let slow = Reference::from_board(self.game, board, turn);
            if self.game == PUBLISHED.game {
                let letter = ["g", "w"][usize::from(turn) - 1];
                let fast = crate::common::hex(&format!("{board} {letter}"));
                compare(&fast, &slow, published::Omnigon::royal_attacked);
            } else {
                let letter = ["b", "r"][usize::from(turn) - 1];
                let fast = crate::common::pat(self.game, &format!("{board} {letter}"));
                compare(&fast, &slow, patent::Omnigon::royal_attacked);
            }
        }
    }

    /// Every piece on every cell at every facing. Returns their number.
    fn alone(self) -> usize {
        let cells = self.cells();
        let mut count = 0;
        for &cell in &cells {
            for piece in self.pieces() {
                self.compare(&self.with_royals(&cells, vec![(cell, piece)]), &BOTH);
                count += 1;
            }
        }
        count
    }

    /// Each of `movers` on every cell, with each of `others` on every cell of
    /// its lines, and each of `sides` to move. Returns the number of boards.
    fn beside(self, movers: &[String], others: &[String], sides: &[u8]) -> usize {
        let cells = self.cells();
        let mut count = 0;
        for &from in &cells {
            for &to in cells.iter().filter(|&&to| self.in_line(from, to)) {
                for mover in movers {
                    for other in others {
                        let pieces = vec![(from, mover.clone()), (to, other.clone())];
                        self.compare(&self.with_royals(&cells, pieces), sides);
                        count += 1;
                    }
                }
            }
        }
        count
    }

    /// Every mover against every enemy.
    fn every_pair(self) -> usize {
        let pieces = self.pieces();
        let enemies: Vec<String> = pieces.iter().map(|p| p.to_lowercase()).collect();
        self.beside(&pieces, &enemies, &BOTH)
    }
}

fn compare<P: Notation>(fast: &P, slow: &Reference, attacked: impl Fn(&P, Player) -> bool) {
    let context = || format!("{} {}", fast.rules(), fast.position_text());
    assert_eq!(fast.outcome(), None, "{}", context());
    assert_eq!(sorted_texts(fast), slow.legal(), "{}", context());
    for player in Player::ALL {
        let expected = slow.royal_attacked(player.number());
        assert_eq!(attacked(fast, player), expected, "{}", context());
    }
}

#[test]
fn every_piece_alone() {
    // 37 cells; 1, 6, 6 and 2 facings.
    assert_eq!(PUBLISHED.alone(), 37 * 15);
    for board in PATENTS {
        assert_eq!(board.alone(), 40 * 6 * board.kinds.len(), "{}", board.game);
    }
}

/// Shields of 1988 (OMN-7) do not depend on the attacker: a Helios, a Trigon and
/// a Stargon against every enemy.
#[test]
fn against_every_enemy_of_1988() {
    let pieces = PUBLISHED.pieces();
    let enemies: Vec<String> = pieces.iter().map(|p| p.to_lowercase()).collect();
    let movers = ["H", "T1", "S0"].map(str::to_string);
    let boards = PUBLISHED.beside(&movers, &enemies, &MOVERS);
    assert_eq!(boards, PUBLISHED.pairs * 3 * 15);
}

/// All pieces of the patents move alike (OMN-24), so one attacker against every
/// enemy covers all shields (OMN-25).
#[test]
fn against_every_enemy_of_the_patents() {
    for board in PATENTS {
        let pieces = board.pieces();
        let enemies: Vec<String> = pieces.iter().map(|p| p.to_lowercase()).collect();
        let boards = board.beside(&["B2".to_string()], &enemies, &MOVERS);
        assert_eq!(boards, board.pairs * enemies.len(), "{}", board.game);
    }
}

/// A piece of the same side is never captured, whatever its facing.
#[test]
fn against_its_own_side() {
    for board in [PUBLISHED].into_iter().chain(PATENTS) {
        let friends = ["B0", "B3"].map(str::to_string);
        let movers = ["B1", "T0"].map(str::to_string);
        let boards = board.beside(&movers, &friends, &MOVERS);
        assert_eq!(boards, board.pairs * 4, "{}", board.game);
    }
}

#[test]
#[ignore = "1.2 million boards, 2 minutes: cargo test --release -p omnigon --test it exhaustive -- --ignored"]
fn every_piece_against_every_enemy() {
    for board in [PUBLISHED].into_iter().chain(PATENTS) {
        let all = board.pieces().len();
        assert_eq!(
            board.every_pair(),
            board.pairs * all * all,
            "{}",
            board.game
        );
    }
}
